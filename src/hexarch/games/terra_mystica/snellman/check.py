"""Compares the rows of a league log with our replay: every resource, every difference, every offer."""

import re
from dataclasses import dataclass, field
from typing import Final

from hexarch.core.game import RuleError
from hexarch.core.journal import Row
from hexarch.core.ledger import Ledger
from hexarch.core.reason import Reason
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.snellman.log import LogRow, Values
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
_SCORED: Final = re.compile(r"\+(\d+)vp for ", re.I)
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
    """The result of replaying a log: the game, and how far it agrees."""

    ledger: Ledger[State] | None = None
    rows: int = 0
    matched: int = 0
    difference: Difference | None = None
    error: RuleError | None = None
    notes: list[Reason] = field(default_factory=list)
    """What was skipped."""
    complete: bool = False
    """The log goes to the end of the game."""

    @property
    def ok(self) -> bool:
        return self.complete and not self.error and self.difference is None and self.matched == self.rows


def engine_row(command: str) -> int | None:
    known = _ENGINE_ROWS.get(command)
    if known is not None:
        return known
    words = command.lower().split("vp for ")
    return _FOR.get(words[1]) if len(words) == 2 and words[0].startswith("+") else None


@dataclass
class Expected:
    """A row of the log, and the journal rows that must match it."""

    row: LogRow | None
    seat: int
    actions: int
    causes: list[int] = field(default_factory=list)
    """Engine rows glued to it; empty text in the log stands for any one."""
    any_cause: bool = False
    earlier_rows: list[Row] = field(default_factory=list)
    """Journal rows that earlier log rows of the same turn account for."""


class Checker:
    """Compares log rows with journal rows, in order."""

    def __init__(self, report: Report, players: int) -> None:
        self.report = report
        self.totals = [[0] * len(src.RESOURCE_NAMES) for _ in range(players)]
        self.waiting: list[Expected] = []
        self.rows: list[Row] = []
        self.held: dict[int, list[Row]] = {}
        """Rows of cult steps made early, until they appear in the log."""

    def set_up(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            now = (player.points, player.coins, player.workers, player.priests)
            self.totals[seat][: src.CULTS + 4] = [*now, player.bowl1, player.bowl2, player.bowl3, *player.cults]

    def feed(self, rows: list[Row]) -> None:
        """Match the journal rows of one log row: effects on others are listed before what caused them."""
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
                self._compare(expected, taken)
                self.report.matched += self.report.difference is None

    def _take(self, expected: Expected) -> list[Row] | None:
        """Return the journal rows for a log row; None while they have not happened yet."""
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

    def begins(self, row: LogRow, seat: int, rows: list[Row], earlier_rows: list[Row]) -> Difference | None:
        """Return the difference between a log row in the middle of a turn and `rows`, less `earlier_rows`."""
        kept = self.totals[seat][:]
        for change in (change for entry in rows for change in entry.changes if change.seat == seat):
            self.totals[seat][change.resource] += change.amount
        self._compare(Expected(row, seat, 0, earlier_rows=earlier_rows), rows)
        self.totals[seat] = kept
        found, self.report.difference = self.report.difference, None
        return found

    def _compare(self, expected: Expected, taken: list[Row]) -> None:
        row, seat = expected.row, expected.seat
        if self.report.difference is not None or row is None:
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
        moved, offers = moved_by(seat, taken)
        earlier_moved, earlier_offers = moved_by(seat, expected.earlier_rows)
        moved = [now - before for now, before in zip(moved, earlier_moved, strict=True)]
        offers = {to: now - earlier_offers.get(to, 0) for to, now in offers.items() if now != earlier_offers.get(to, 0)}
        cults = sum(moved[src.CULTS : src.CULTS + 4]) + moved[src.STEPS]
        deltas = (*moved[: src.BOWL1], moved[src.BOWL2] + 2 * moved[src.BOWL3], cults)
        names = ("points", "coins", "workers", "priests", "power", "cult steps")
        for name, wanted, found in zip(names, row.deltas, deltas, strict=True):
            self._same(row, f"change of {name}", wanted, found)
        if len(row.commands) == 1 and (scored := _SCORED.match(row.commands[0])):
            self._same(row, "points scored", int(scored[1]), deltas[0])
        self._same(row, "power offered", row.offers, tuple(sorted(offers.values())))

    def _same(self, row: LogRow, what: str, expected: object, found: object) -> None:
        if expected != found:
            self._differ(row, what, _show(expected), _show(found))

    def _differ(self, row: LogRow, what: str, expected: str, found: str) -> None:
        if self.report.difference is None:
            text = f"{row.faction}: {'. '.join(row.commands)}"
            self.report.difference = Difference(row.line, what, expected, found, text)


def moved_by(seat: int, rows: list[Row]) -> tuple[list[int], dict[int, int]]:
    """Return what a seat gained or lost, and the power offered to the others."""
    moved = [0] * len(src.RESOURCE_NAMES)
    offers: dict[int, int] = {}
    for change in (change for row in rows for change in row.changes):
        if change.resource == src.OFFERED:
            offers[change.seat] = offers.get(change.seat, 0) + change.amount
        elif change.seat == seat:
            moved[change.resource] += change.amount
    return moved, offers


def _show(value: object) -> str:
    return "/".join(str(part) for part in value) or "none" if isinstance(value, tuple) else str(value)


def _name(row: Row) -> str:
    return f"row of seat {row.seat + 1} (cause {row.cause})"
