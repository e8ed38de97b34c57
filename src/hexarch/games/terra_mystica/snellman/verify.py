"""Checking a league log row by row: every resource, every difference, every offer."""

import re
from dataclasses import dataclass, field
from typing import Final

from hexarch.core.game import RuleError
from hexarch.core.journal import Row
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.notation import seat_of
from hexarch.games.terra_mystica.snellman.log import Drop, Log, LogRow, Values, read_log
from hexarch.games.terra_mystica.snellman.opening import map_name, site_options, start_game
from hexarch.games.terra_mystica.snellman.translate import Translator
from hexarch.games.terra_mystica.state import State

_ENGINE_ROWS: Final = {
    "cult_income_for_faction": src.ROW_CULT_INCOME,
    "other_income_for_faction": src.ROW_INCOME,
    "[opponent accepted power]": src.ROW_ACCEPTED,
    "[all opponents declined power]": src.ROW_ALL_DECLINED,
    "score_resources": src.ROW_RESOURCES,
}
_FOR: Final = {
    "fire": src.ROW_CULT,
    "water": src.ROW_CULT - 1,
    "earth": src.ROW_CULT - 2,
    "air": src.ROW_CULT - 3,
    "network": src.ROW_NETWORK,
}
STEP: Final = re.compile(r"\+\d?(?:FIRE|WATER|EARTH|AIR)")
_GOODS: Final = ("points", "coins", "workers", "priests")
_EFFECTS: Final = (src.ROW_ACCEPTED, src.ROW_ALL_DECLINED)


@dataclass(frozen=True)
class Difference:
    line: int
    what: str
    expected: str
    found: str
    commands: str = ""

    def __str__(self) -> str:
        where = f"line {self.line} ({self.commands})" if self.commands else f"line {self.line}"
        if self.what in _GOODS:
            return f"{where}: the log says {self.expected} {self.what}, the game has {self.found}."
        return f"{where}: {self.what}: the log says {self.expected}, the game has {self.found}."


@dataclass
class Report:
    """What came of replaying a log: the game, and how far it agrees."""

    ledger: Ledger[State] | None = None
    rows: int = 0
    matched: int = 0
    difference: Difference | None = None
    error: RuleError | None = None
    notes: list[str] = field(default_factory=list)
    """What was skipped."""
    complete: bool = False
    """The log goes to the end of the game."""

    @property
    def ok(self) -> bool:
        return self.complete and not self.error and self.difference is None and self.matched == self.rows


def _engine_row(command: str) -> int | None:
    known = _ENGINE_ROWS.get(command)
    if known is not None:
        return known
    words = command.lower().split("vp for ")
    return _FOR.get(words[1]) if len(words) == 2 and words[0].startswith("+") else None


@dataclass
class _Expected:
    """A row of the log, and the journal rows that must answer for it."""

    row: LogRow | None
    seat: int
    actions: int
    causes: list[int] = field(default_factory=list)
    """Engine rows glued to it; empty text in the log stands for any one."""
    any_cause: bool = False
    pending: int = 0
    """Cult steps that the row owes and a later one makes: the site counts them where they are owed."""


class _Checker:
    """Compares log rows with journal rows, in order."""

    def __init__(self, report: Report, players: int) -> None:
        self.report = report
        self.totals = [[0] * len(src.RESOURCE_NAMES) for _ in range(players)]
        self.waiting: list[_Expected] = []
        self.rows: list[Row] = []
        self.held: dict[int, list[Row]] = {}
        """Rows of cult steps made early, until the log tells of them."""

    def feed(self, rows: list[Row]) -> None:
        """Journal rows of one log row: effects on others are told ahead of what caused them."""
        effects = [row for row in rows if row.cause in _EFFECTS]
        self.rows += effects + [row for row in rows if row.cause not in _EFFECTS]

    def match(self) -> None:
        while self.waiting and self.report.difference is None:
            expected = self.waiting[0]
            taken = self._take(expected)
            if taken is None:
                return
            self.waiting.pop(0)
            self._count(taken)
            if expected.row is not None:
                self._compare(expected.row, expected.seat, taken, expected.pending)
                self.report.matched += self.report.difference is None

    def _take(self, expected: _Expected) -> list[Row] | None:
        """The journal rows for a log row; None while they have not happened yet."""
        wanted = expected.actions + len(expected.causes) + expected.any_cause
        if len(self.rows) < wanted:
            return None
        taken, self.rows = self.rows[:wanted], self.rows[wanted:]
        for i, row in enumerate(taken):
            cause = None if i < expected.actions or expected.any_cause else expected.causes[i - expected.actions]
            fits = row.seat == expected.seat and (row.cause == cause if cause is not None else True)
            if not fits and expected.row is not None:
                text = ". ".join(expected.row.commands) or "(empty)"
                self._differ(expected.row, "what happens", f"{expected.row.faction}: {text}", _name(row))
                break
        return taken

    def _count(self, taken: list[Row]) -> None:
        for row in taken:
            for change in row.changes:
                self.totals[change.seat][change.resource] += change.amount

    def _compare(self, row: LogRow, seat: int, taken: list[Row], pending: int) -> None:
        if self.report.difference is not None:
            return
        now = self.totals[seat]
        shown = Values(
            now[src.POINTS],
            now[src.COINS],
            now[src.WORKERS],
            now[src.PRIESTS],
            tuple(now[src.BOWL1 : src.BOWL3 + 1]),
            tuple(now[src.CULTS : src.CULTS + 4]),
        )
        for name in ("points", "coins", "workers", "priests", "bowls", "cults"):
            self._same(row, name, getattr(row.values, name), getattr(shown, name))
        moved = [0] * len(src.RESOURCE_NAMES)
        offers: dict[int, int] = {}
        for journal_row in taken:
            for change in journal_row.changes:
                if change.resource == src.OFFERED:
                    offers[change.seat] = offers.get(change.seat, 0) + change.amount
                elif change.seat == seat:
                    moved[change.resource] += change.amount
        cults = sum(moved[src.CULTS : src.CULTS + 4]) + moved[src.STEPS] + pending
        deltas = (*moved[: src.BOWL1], moved[src.BOWL2] + 2 * moved[src.BOWL3], cults)
        names = ("points", "coins", "workers", "priests", "power", "cult steps")
        for name, expected, found in zip(names, row.deltas, deltas, strict=True):
            self._same(row, f"change of {name}", expected, found)
        self._same(row, "power offered", row.offers, tuple(sorted(offers.values())))

    def _same(self, row: LogRow, what: str, expected: object, found: object) -> None:
        if expected != found:
            self._differ(row, what, _show(expected), _show(found))

    def _differ(self, row: LogRow, what: str, expected: str, found: str) -> None:
        if self.report.difference is None:
            text = f"{row.faction}: {'. '.join(row.commands)}"
            self.report.difference = Difference(row.line, what, expected, found, text)


def _show(value: object) -> str:
    return "/".join(str(part) for part in value) or "none" if isinstance(value, tuple) else str(value)


def _name(row: Row) -> str:
    return f"row of seat {row.seat + 1} (cause {row.cause})"


def replay_log(text: str) -> Report:
    """Replay a league log and compare every row; stops at the first difference or impossibility."""
    report = Report()
    try:
        log = read_log(text)
    except RuleError as error:
        report.error = error
        return report
    report.rows = sum(isinstance(row, LogRow) for row in log.rows)
    report.complete = log.ended
    report.notes = log.notes
    line = 0
    try:
        options = site_options(log.options)
        if log.map:
            options["map"] = map_name(log.map)
        ledger = start_game(options, log.players, log.scoring, log.removed, journal=True)
        report.ledger = ledger
        checker = _Checker(report, len(log.players))
        translator = Translator(ledger)
        for number, row in enumerate(log.rows):
            line = row.line
            _replay_row(row, ledger, translator, checker, log.rows[number + 1 :])
            if report.difference is not None:
                return report
        _finish(report, log, ledger, checker)
    except RuleError as error:
        report.error = RuleError(f"line {line}: ", error) if line else error
    return report


def _play(
    row: LogRow,
    commands: list[str],
    causes: list[int],
    translator: Translator,
    checker: _Checker,
    upcoming: list[LogRow | Drop],
) -> None:
    """A row of commands. A cult step that is owed here but written later is made now and counted there."""
    state = translator.state
    journal = state.journal
    assert journal is not None
    seat = seat_of(state, row.faction)
    start = len(journal.rows)
    owing = list(translator.borrowed.get(seat, []))
    actions = translator.play(row.faction, commands, row.values.cults, _later(row, upcoming)) if commands else 0
    rows = journal.rows[start:]
    left = list(translator.borrowed.get(seat, []))
    expected = _Expected(row, seat, actions, causes, any_cause=not row.commands)
    if len(left) < len(owing):
        paid = checker.held.pop(seat)
        rows = paid + rows
        expected.actions += len(paid)
        expected.pending = -_steps(paid)
    elif len(left) > len(owing):
        early = [entry for entry in rows if entry.seat == seat and _kind_of(entry) == act.CULT][-1:]
        rows = [entry for entry in rows if entry not in early]
        checker.held[seat] = early
        expected.actions -= 1
        expected.pending = _steps(early)
    checker.waiting.append(expected)
    checker.feed(rows)
    checker.match()


def _kind_of(row: Row) -> int:
    return KIND_OF[row.cause] if row.cause >= 0 else -1


def _steps(rows: list[Row]) -> int:
    cults = range(src.CULTS, src.CULTS + 4)
    return sum(change.amount for row in rows for change in row.changes if change.resource in cults)


def _later(row: LogRow, upcoming: list[LogRow | Drop]) -> list[str]:
    """The first cult step in a later row of the faction."""
    for other in upcoming:
        if isinstance(other, LogRow) and other.faction == row.faction:
            steps = [command for command in other.commands if STEP.fullmatch(command)]
            if steps:
                return steps[:1]
    return []


def _replay_row(
    row: LogRow | Drop,
    ledger: Ledger[State],
    translator: Translator,
    checker: _Checker,
    upcoming: list[LogRow | Drop],
) -> None:
    journal = ledger.state.journal
    assert journal is not None
    start = len(journal.rows)
    if isinstance(row, Drop):
        translator.drop(row.faction)
        checker.waiting.append(_Expected(None, seat_of(ledger.state, row.faction), 1))
    elif row.commands == ("setup",):
        translator.choose_faction(row.faction)
        if not ledger.state.players:
            checker.waiting.append(_Expected(row, len(checker.waiting), 0, [src.ROW_SETUP]))
            return
        checker.waiting.append(_Expected(row, len(checker.waiting), 0, [src.ROW_SETUP]))
        for seat, player in enumerate(ledger.state.players):
            now = (player.points, player.coins, player.workers, player.priests)
            checker.totals[seat][: src.CULTS + 4] = [*now, player.bowl1, player.bowl2, player.bowl3, *player.cults]
        start = next(i for i, entry in enumerate(journal.rows) if entry.cause == src.ROW_SETUP)
    else:
        causes = [cause for command in row.commands if (cause := _engine_row(command)) is not None]
        commands = [command for command in row.commands if _engine_row(command) is None]
        _play(row, commands, causes, translator, checker, upcoming)
        return
    checker.feed(journal.rows[start:])
    checker.match()


def _finish(report: Report, log: Log, ledger: Ledger[State], checker: _Checker) -> None:
    if checker.waiting and checker.waiting[0].row is not None:
        row = checker.waiting[0].row
        what = ". ".join(row.commands) or "an income"
        report.error = RuleError(
            f"line {row.line}: the log tells of {what!r} of the {row.faction}, which has not happened."
        )
    elif log.ended and (ledger.state.stack or checker.rows):
        report.error = RuleError("The log ends, but the game is not over.")
    elif not log.ended:
        last = log.rows[-1].line
        report.error = RuleError(f"line {last}: the log breaks off here; the final scoring is missing.")
