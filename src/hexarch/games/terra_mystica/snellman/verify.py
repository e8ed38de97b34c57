"""Checking a league log row by row: every resource, every difference, every offer."""

from dataclasses import dataclass, field
from typing import Final

from hexarch.core.game import RuleError
from hexarch.core.journal import Row
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.notation import seat_of
from hexarch.games.terra_mystica.snellman.log import Drop, Log, LogRow, Values, read_log
from hexarch.games.terra_mystica.snellman.translate import Translator, site_options, start_game
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
_EFFECTS: Final = (src.ROW_ACCEPTED, src.ROW_ALL_DECLINED)


@dataclass(frozen=True)
class Difference:
    line: int
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"row {self.line}: {self.what}: expected {self.expected}, found {self.found}"


@dataclass
class Report:
    """What came of replaying a log: the game, and how far it agrees."""

    ledger: Ledger[State] | None = None
    rows: int = 0
    matched: int = 0
    difference: Difference | None = None
    error: RuleError | None = None
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


class _Checker:
    """Compares log rows with journal rows, in order."""

    def __init__(self, report: Report, players: int) -> None:
        self.report = report
        self.totals = [[0] * len(src.RESOURCE_NAMES) for _ in range(players)]
        self.waiting: list[_Expected] = []
        self.rows: list[Row] = []

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
                self._compare(expected.row, expected.seat, taken)
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

    def _compare(self, row: LogRow, seat: int, taken: list[Row]) -> None:
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
            self._same(row, f"{row.faction} {name}", getattr(row.values, name), getattr(shown, name))
        moved = [0] * len(src.RESOURCE_NAMES)
        offers: dict[int, int] = {}
        for journal_row in taken:
            for change in journal_row.changes:
                if change.resource == src.OFFERED:
                    offers[change.seat] = offers.get(change.seat, 0) + change.amount
                elif change.seat == seat:
                    moved[change.resource] += change.amount
        cults = sum(moved[src.CULTS : src.CULTS + 4]) + moved[src.STEPS]
        deltas = (*moved[: src.BOWL1], moved[src.BOWL2] + 2 * moved[src.BOWL3], cults)
        names = ("points", "coins", "workers", "priests", "power", "cult steps")
        for name, expected, found in zip(names, row.deltas, deltas, strict=True):
            self._same(row, f"{row.faction} difference in {name}", expected, found)
        self._same(row, "power offered", row.offers, tuple(sorted(offers.values())))

    def _same(self, row: LogRow, what: str, expected: object, found: object) -> None:
        if expected != found:
            self._differ(row, what, _show(expected), _show(found))

    def _differ(self, row: LogRow, what: str, expected: str, found: str) -> None:
        if self.report.difference is None:
            self.report.difference = Difference(row.line, what, expected, found)


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
    line = 0
    try:
        ledger = start_game(site_options(log.options), log.players, log.scoring, log.removed, journal=True)
        report.ledger = ledger
        checker = _Checker(report, len(log.players))
        translator = Translator(ledger)
        for row in log.rows:
            line = row.line
            _replay_row(row, ledger, translator, checker)
            if report.difference is not None:
                return report
        _finish(report, log, ledger, checker)
    except RuleError as error:
        report.error = RuleError(f"row {line}: ", error) if line else error
    return report


def _replay_row(row: LogRow | Drop, ledger: Ledger[State], translator: Translator, checker: _Checker) -> None:
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
        actions = translator.play(row.faction, commands, row.values.cults) if commands else 0
        seat = seat_of(ledger.state, row.faction)
        checker.waiting.append(_Expected(row, seat, actions, causes, any_cause=not row.commands))
    checker.feed(journal.rows[start:])
    checker.match()


def _finish(report: Report, log: Log, ledger: Ledger[State], checker: _Checker) -> None:
    if checker.waiting and checker.waiting[0].row is not None:
        row = checker.waiting[0].row
        told = ". ".join(row.commands) or "an end"
        report.error = RuleError(f"row {row.line}: the log tells of {told} before its time.")
    elif log.ended and (ledger.state.stack or checker.rows):
        report.error = RuleError("The log ends, but the game is not over.")
    elif not log.ended:
        last = log.rows[-1].line
        report.error = RuleError(f"row {last}: the log breaks off here; the final scoring is missing.")
