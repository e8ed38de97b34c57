"""Reading a league log: comment lines and rows of fifteen fields."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from hexarch.core.aliases import Ints, Names
from hexarch.core.game import RuleError
from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.components import BonusCard, ScoringTile
from hexarch.games.terra_mystica.snellman.words import numbered_lines, split_commands
from hexarch.games.terra_mystica.tables import BONUS_CARDS, SCORING_TILES


@dataclass(frozen=True)
class Values:
    """What a row shows after it: points, coins, workers, priests, the bowls, the cults."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: Ints
    cults: Ints


@dataclass(frozen=True)
class LogRow:
    line: int
    faction: str
    values: Values
    deltas: Ints
    """Points, coins, workers, priests, power (bowl II + 2 x bowl III), cult steps."""
    offers: Ints
    commands: Names


@dataclass(frozen=True)
class Drop:
    line: int
    faction: str


@dataclass
class Log:
    options: list[str] = field(default_factory=list)
    tiles: dict[int, str] = field(default_factory=dict)
    """The scoring tiles by round."""
    removed: list[str] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    """The players by the number of their seat."""
    rows: list[LogRow | Drop] = field(default_factory=list)
    map: str = ""
    """The site's name of the map; "" for the base map."""
    notes: list[Reason] = field(default_factory=list)
    """Lines that were skipped, with their numbers."""
    ended: bool = False
    """Whether the final scoring is there: the log is complete."""

    @property
    def scoring(self) -> list[str]:
        return [self.tiles[round_] for round_ in sorted(self.tiles)]

    @property
    def players(self) -> list[str]:
        return [self.names[seat] for seat in sorted(self.names)]


_COMMENTS: Final = (
    re.compile(r"Round \d+ income", re.I),
    re.compile(r"Round \d+, turn \d+", re.I),
    re.compile(r"Scoring (?:FIRE|WATER|EARTH|AIR) cult", re.I),
    re.compile(r"Scoring network", re.I),
    re.compile(r"Default game options|Randomize setup", re.I),
)
# What every row shows in this order, with any separators. A single pattern for the whole row would backtrack: a long
# line of digits took minutes.
_RESOURCES: Final = tuple(
    re.compile(rf"(?<!\d){number}\s?{unit}\b")
    for number, unit in ((r"\d+", "VP"), (r"\d+", "C"), (r"\d+", "W"), (r"\d+/\d+/\d+", "PW"))
)
# Characters that browsers show for a blank and a minus.
_COPIED: Final = {0xA0: " ", 0x2212: "-"}
_NUMBER: Final = re.compile(r"[+-]?\d{1,4}")
_ONE: Final = r"([+-]?\d{1,4})"
# A whole row; one that does not match is read column by column, to name the wrong column.
_ROW: Final = re.compile(
    r"([^\t]*)\t"
    + "".join(rf"{_ONE}?\t{_ONE} {unit}\t" for unit in ("VP", "C", "W", "P"))
    + rf"{_ONE}?\t{_ONE}/{_ONE}/{_ONE} PW\t{_ONE}?\t{_ONE}/{_ONE}/{_ONE}/{_ONE}\t([\d ]*)\t([^\t]*)"
)


def is_log(text: str) -> bool:
    """Return whether a text has rows of a log, even if their columns are not separated by tabs."""
    return any(_shows_resources(line) for line in text.splitlines())


def _shows_resources(line: str) -> bool:
    place = 0
    for pattern in _RESOURCES:
        match = pattern.search(line, place)
        if match is None:
            return False
        place = match.end()
    return True


def read_log(text: str) -> Log:
    log = Log()
    for number, line in numbered_lines(text.translate(_COPIED)):
        if line.strip() and "\t" in line:
            log.rows.append(_read_row(number, line))
        elif _shows_resources(line):
            raise RuleError(f"line {number}: the columns of the row are not separated by tabs.")
        elif line.strip():
            _read_comment(log, number, line.strip())
    _check_header(log)
    return log


def _check_header(log: Log) -> None:
    """Check that everything the set-up needs is there before anything is played."""
    if not log.rows:
        raise RuleError("The log has no rows; it is not a league log.")
    missing = [round_ for round_ in range(1, 7) if round_ not in log.tiles]
    if missing:
        rounds = ", ".join(map(str, missing))
        raise RuleError(f"The header is incomplete: the line 'Round n scoring' is missing for round {rounds}.")
    if not log.players:
        raise RuleError("The header is incomplete: no line 'Player n: name' is there.")
    setups = sum(isinstance(row, LogRow) and row.commands == ("setup",) for row in log.rows)
    if setups != len(log.players):
        raise RuleError(
            f"The header names {len(log.players)} players, but {setups} factions are set up: "
            "a line 'Player n' or a row 'setup' is missing."
        )


def _read_row(number: int, line: str) -> LogRow:
    match = _ROW.fullmatch(line)
    if match is None:
        return _read_columns(number, line)
    found = match.groups()
    now = [int(found[place]) for place in (2, 4, 6, 8, 10, 11, 12, 14, 15, 16, 17)]
    return LogRow(
        line=number,
        faction=found[0].strip().lower(),
        values=Values(now[0], now[1], now[2], now[3], (now[4], now[5], now[6]), (now[7], now[8], now[9], now[10])),
        deltas=tuple([int(found[place] or 0) for place in (1, 3, 5, 7, 9, 13)]),
        offers=tuple(sorted(map(int, found[18].split()))),
        commands=tuple(split_commands(found[19])),
    )


# Columns of a row.
_FIELDS: Final = 15


def _read_columns(number: int, line: str) -> LogRow:
    """Read a row column by column; raise a RuleError that names the one that is wrong."""
    fields = line.split("\t")
    if len(fields) == _FIELDS + 1 and not fields[-1].strip():
        fields.pop()
    if len(fields) != _FIELDS:
        raise RuleError(f"line {number}: the row has {len(fields)} columns instead of {_FIELDS}.")
    units = (" VP", " C", " W", " P", " PW", "")
    shown: list[Ints] = []
    for place, unit in enumerate(units):
        text = fields[2 + 2 * place]
        if not text.endswith(unit):
            raise RuleError(
                f"line {number}: column {3 + 2 * place} shows {text!r} where a number of{unit} should stand."
            )
        parts = text[: len(text) - len(unit)].split("/")
        wanted = (1, 1, 1, 1, 3, 4)[place]
        if len(parts) != wanted or not all(_NUMBER.fullmatch(part) for part in parts):
            raise RuleError(f"line {number}: column {3 + 2 * place} shows {text!r}, which is not {wanted} numbers.")
        shown.append(tuple(int(part) for part in parts))
    deltas: list[int] = []
    for place in range(6):
        text = fields[1 + 2 * place]
        if text and not _NUMBER.fullmatch(text):
            raise RuleError(f"line {number}: column {2 + 2 * place} shows the difference {text!r}, which is no number.")
        deltas.append(int(text or 0))
    offers = fields[13].split()
    if not all(_NUMBER.fullmatch(part) for part in offers):
        raise RuleError(f"line {number}: column 14 shows the offers {fields[13]!r}, which are not numbers.")
    return LogRow(
        line=number,
        faction=fields[0].strip().lower(),
        values=Values(shown[0][0], shown[1][0], shown[2][0], shown[3][0], shown[4], shown[5]),
        deltas=tuple(deltas),
        offers=tuple(sorted(int(part) for part in offers)),
        commands=tuple(split_commands(fields[14])),
    )


def _known(number: int, name: str, tiles: Iterable[ScoringTile | BonusCard]) -> str:
    if name not in {tile.name for tile in tiles}:
        raise RuleError(f"line {number}: There is no tile {name}.")
    return name


def _read_comment(log: Log, number: int, line: str) -> None:
    if match := re.fullmatch(r"option (\S+)", line, re.I):
        log.options.append(match[1].lower())
    elif match := re.fullmatch(r"Round (\d) scoring: (SCORE\d+)(?:,.*)?", line, re.I):
        if log.rows:
            raise RuleError(f"line {number}: another game begins here.")
        if int(match[1]) in log.tiles:
            raise RuleError(f"line {number}: round {match[1]} has two scoring tiles.")
        log.tiles[int(match[1])] = _known(number, match[2].upper(), SCORING_TILES)
    elif match := re.fullmatch(r"Removing tile (BON\d+)", line, re.I):
        log.removed.append(_known(number, match[1].upper(), BONUS_CARDS))
    elif match := re.fullmatch(r"Player (\d): (.+)", line, re.I):
        log.names[int(match[1])] = match[2]
    elif match := re.fullmatch(r"(\w+) dropped from the game", line, re.I):
        log.rows.append(Drop(number, match[1].lower()))
    elif match := re.fullmatch(r"map (\S+)", line, re.IGNORECASE):
        log.map = match[1]
    elif match := re.fullmatch(r"Added final scoring tile: (.+)", line):
        raise RuleError(f"line {number}: games with the final scoring {match[1][:40]!r} cannot be read.")
    elif line.lower() == "converting resources to vps":
        log.ended = True
    elif not any(pattern.fullmatch(line) for pattern in _COMMENTS):
        log.notes.append(because("replay-note-skipped", line=number, text=line[:60]))
