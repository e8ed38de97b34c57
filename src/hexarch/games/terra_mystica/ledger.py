"""The ledger table: one row for everything that happened, with changes by source."""

from dataclasses import dataclass, field
from typing import Final

from hexarch.core.journal import Row
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.kinds import format_action
from hexarch.games.terra_mystica.notation import seat_name
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State

RULE_ROWS: Final = {
    src.ROW_SETUP: "setup",
    src.ROW_INCOME: "income",
    src.ROW_CULT_INCOME: "cult reward",
    src.ROW_ACCEPTED: "opponent accepted power",
    src.ROW_ALL_DECLINED: "all opponents declined power",
    src.ROW_STRONGHOLD: "stronghold",
    src.ROW_NETWORK: "largest network",
    src.ROW_RESOURCES: "left-over goods",
    src.ROW_CULT: "fire cult",
    src.ROW_CULT - 1: "water cult",
    src.ROW_CULT - 2: "earth cult",
    src.ROW_CULT - 3: "air cult",
}


@dataclass
class LedgerRow:
    """A row belongs to one seat; consecutive actions of a turn share one."""

    number: int
    """Entries of the game before this row."""
    round: int
    seat: int
    faction: str
    text: list[str]
    totals: dict[str, int]
    """What the seat has after the row."""
    changes: dict[str, dict[str, int]] = field(default_factory=dict)
    """By resource, then by source."""
    offers: dict[str, int] = field(default_factory=dict)
    """Power offered by the row's buildings, by faction."""
    end: int = 0
    """Entries of the game up to the end of this row."""
    open: bool = False
    """Whether the next action of the same seat still belongs here."""
    causes: list[int] = field(default_factory=list)
    """For each text the action, or a negative number for what the rules did by themselves."""
    is_income: bool = False
    """The income at the beginning of a round."""

    def difference(self, resource: str) -> int:
        return sum(self.changes.get(resource, {}).values())


def ledger_rows(ledger: Ledger[State]) -> list[LedgerRow]:
    """Return the whole game as rows, from the first dwelling to the final scoring."""
    replayed = Ledger(GAME, ledger.options, journal=True)
    rows: list[LedgerRow] = []
    totals: list[dict[str, int]] = []
    for number, (seat, action) in enumerate(ledger.entries):
        state = replayed.state
        assert state.journal is not None
        text = format_action(state, seat, action)
        before = len(state.journal.rows)
        round_ = state.round
        dealt = bool(state.players)
        replayed.push(seat, action)
        if not state.players:
            continue
        if not dealt:
            totals = [_start(player) for player in state.players]
        for row in state.journal.rows[before:]:
            if row.seat >= 0 and (row.cause < 0 or dealt):
                label = RULE_ROWS.get(row.cause, text)
                _add(rows, state, totals, row, number, state.round if row.cause < 0 else round_, label)
    return rows


def _start(player: Player) -> dict[str, int]:
    start = {"points": player.points, "coins": player.coins, "workers": player.workers, "priests": player.priests}
    start |= {"bowl1": player.bowl1, "bowl2": player.bowl2, "bowl3": player.bowl3}
    return start | dict(zip(("fire", "water", "earth", "air"), player.cults, strict=True))


def _add(
    rows: list[LedgerRow], state: State, totals: list[dict[str, int]], row: Row, number: int, round_: int, text: str
) -> None:
    last = rows[-1] if rows else None
    if row.cause >= 0 and last is not None and last.open and last.seat == row.seat:
        entry = last
    else:
        entry = LedgerRow(number, round_, row.seat, seat_name(state, row.seat), [], {})
        entry.is_income = row.cause == src.ROW_INCOME
        rows.append(entry)
    entry.end = number + 1
    entry.open = row.cause >= 0 and KIND_OF[row.cause] not in (act.DONE, act.TAKE, act.DECLINE, act.PASS)
    if row.cause < 0 or KIND_OF[row.cause] != act.DONE:
        entry.text.append(text)
        entry.causes.append(row.cause)
    for change in row.changes:
        name = src.RESOURCE_NAMES[change.resource]
        if change.resource == src.OFFERED:
            other = seat_name(state, change.seat)
            entry.offers[other] = entry.offers.get(other, 0) + change.amount
            continue
        if change.resource != src.STEPS:
            totals[change.seat][name] += change.amount
        if change.seat == row.seat:
            by_source = entry.changes.setdefault(name, {})
            source = src.SOURCE_NAMES[change.source]
            by_source[source] = by_source.get(source, 0) + change.amount
    entry.totals = dict(totals[row.seat])
