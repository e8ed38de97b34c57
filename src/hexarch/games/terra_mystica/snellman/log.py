"""Reading a league log: comment lines and rows of fifteen fields."""

import re
from dataclasses import dataclass, field
from typing import Final

from hexarch.core.game import RuleError

FIELDS: Final = 15
MAX_LINES: Final = 20_000
MAX_LINE: Final = 2_000


@dataclass(frozen=True)
class Values:
    """What a row shows after it: points, coins, workers, priests, the bowls, the cults."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, ...]
    cults: tuple[int, ...]


@dataclass(frozen=True)
class LogRow:
    line: int
    faction: str
    values: Values
    deltas: tuple[int, ...]
    """Points, coins, workers, priests, power (bowl II + 2 x bowl III), cult steps."""
    offers: tuple[int, ...]
    commands: tuple[str, ...]


@dataclass(frozen=True)
class Drop:
    line: int
    faction: str


@dataclass
class Log:
    options: list[str] = field(default_factory=list)
    scoring: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    rows: list[LogRow | Drop] = field(default_factory=list)
    ended: bool = False
    """Whether the final scoring is there: the log is complete."""


_COMMENTS: Final = (
    re.compile(r"Round \d+ income"),
    re.compile(r"Round \d+, turn \d+"),
    re.compile(r"Scoring (?:FIRE|WATER|EARTH|AIR) cult"),
    re.compile(r"Scoring network"),
    re.compile(r"Default game options|Randomize setup"),
)
_NUMBER: Final = re.compile(r"[+-]?\d{1,4}")


def is_log(text: str) -> bool:
    return any(line.count("\t") == FIELDS - 1 for line in text.splitlines())


def read_log(text: str) -> Log:
    log = Log()
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise RuleError(f"The log has {len(lines)} lines; no game is that long.")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise RuleError(f"Row {number} is longer than {MAX_LINE} characters.")
        if "\t" in line:
            log.rows.append(_read_row(number, line))
        elif line.strip():
            _read_comment(log, number, line.strip())
    if not log.players or not log.rows:
        raise RuleError("The log has no players or no rows; it is not a league log.")
    if len(log.scoring) != 6:
        raise RuleError(f"The log names {len(log.scoring)} scoring tiles instead of 6.")
    return log


def _read_row(number: int, line: str) -> LogRow:
    fields = line.split("\t")
    if len(fields) != FIELDS:
        raise RuleError(f"Row {number} has {len(fields)} fields instead of {FIELDS}.")
    units = (" VP", " C", " W", " P", " PW", "")
    shown: list[tuple[int, ...]] = []
    for place, unit in enumerate(units):
        text = fields[2 + 2 * place]
        if not text.endswith(unit):
            raise RuleError(f"Row {number} shows {text!r} where a number of{unit} should stand.")
        parts = text[: len(text) - len(unit)].split("/")
        wanted = (1, 1, 1, 1, 3, 4)[place]
        if len(parts) != wanted or not all(_NUMBER.fullmatch(part) for part in parts):
            raise RuleError(f"Row {number} shows {text!r}, which cannot be read.")
        shown.append(tuple(int(part) for part in parts))
    deltas: list[int] = []
    for place in range(6):
        text = fields[1 + 2 * place]
        if text and not _NUMBER.fullmatch(text):
            raise RuleError(f"Row {number} shows the difference {text!r}, which cannot be read.")
        deltas.append(int(text or 0))
    offers = fields[13].split()
    if not all(_NUMBER.fullmatch(part) for part in offers):
        raise RuleError(f"Row {number} shows the offers {fields[13]!r}, which cannot be read.")
    return LogRow(
        line=number,
        faction=fields[0].strip().lower(),
        values=Values(shown[0][0], shown[1][0], shown[2][0], shown[3][0], shown[4], shown[5]),
        deltas=tuple(deltas),
        offers=tuple(sorted(int(part) for part in offers)),
        commands=tuple(part.strip() for part in fields[14].split(".") if part.strip()),
    )


def _read_comment(log: Log, number: int, line: str) -> None:
    if match := re.fullmatch(r"option (\S+)", line):
        log.options.append(match[1].lower())
    elif match := re.fullmatch(r"Round (\d) scoring: (SCORE\d+), .*", line):
        if int(match[1]) != len(log.scoring) + 1:
            raise RuleError(f"Row {number}: the scoring tile of round {match[1]} stands in the wrong place.")
        log.scoring.append(match[2])
    elif match := re.fullmatch(r"Removing tile (BON\d+)", line):
        log.removed.append(match[1])
    elif match := re.fullmatch(r"Player (\d): (.+)", line):
        log.players.append(match[2])
    elif match := re.fullmatch(r"(\w+) dropped from the game", line):
        log.rows.append(Drop(number, match[1].lower()))
    elif line == "Converting resources to VPs":
        log.ended = True
    elif not any(pattern.fullmatch(line) for pattern in _COMMENTS):
        raise RuleError(f"Row {number} is neither a row of a game nor a comment I know: {line[:60]!r}.")
