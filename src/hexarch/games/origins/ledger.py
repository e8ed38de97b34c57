"""The ledger table: one row for everything that happened, with changes by source.

A turn is one row, with the chance outcomes in it. The retreat, the zodiac cards and the final scoring concern everybody
and are one row for each seat that they change.
"""

from dataclasses import dataclass, field
from typing import Final

from hexarch.core.game import CHANCE, Decision
from hexarch.core.journal import Change, Row
from hexarch.core.ledger import Ledger
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import DONE_ID, EXTRA_ID
from hexarch.games.origins.kinds import format_action
from hexarch.games.origins.notation import seat_name
from hexarch.games.origins.player import Player
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import DISCARD, DRAFT, DRAW_TOP, REFILL_OFFER, TURN, State

RULE_ROWS: Final = {
    src.ROW_RETREAT: "retreat",
    src.ROW_ZODIAC: "zodiac cards",
    src.ROW_FINAL: "final scoring",
}
# Decisions that begin a new row.
_BEGINNINGS: Final = (TURN, DRAFT, DISCARD)
# Chance outcomes within a turn; the others belong to the set-up or to the end of a round.
_REFILLS: Final = (REFILL_OFFER, DRAW_TOP)

# By resource, then by source.
Changes = dict[str, dict[str, int]]


@dataclass
class LedgerRow:
    number: int
    """Entries of the game before this row."""
    round: int
    seat: int
    """-1 for what chance did outside a turn."""
    player: str
    text: list[str]
    totals: dict[str, int]
    """What the seat has after the row; nothing for chance."""
    changes: Changes = field(default_factory=dict)
    others: dict[str, Changes] = field(default_factory=dict)
    """What the row changed for other players."""
    end: int = 0
    """Entries of the game up to the end of this row."""
    causes: list[int] = field(default_factory=list)
    """For each text the action, or a negative number for what the rules did by themselves."""

    def difference(self, resource: str) -> int:
        return sum(self.changes.get(resource, {}).values())


def ledger_rows(ledger: Ledger[State]) -> list[LedgerRow]:
    """Return the whole game as rows, from the set-up to the final scoring."""
    writer = _Writer(ledger)
    for number, (seat, action) in enumerate(ledger.entries):
        writer.write(number, seat, action)
    return writer.rows


class _Writer:
    """Replays a game and writes its rows."""

    def __init__(self, ledger: Ledger[State]) -> None:
        self.replayed = Ledger(GAME, ledger.options, journal=True)
        self.rows: list[LedgerRow] = []
        self.extra = False
        """A superiority token was spent: the next turn continues the same row."""
        self.drawn = -1
        """What chance was asked last; a row of its own holds draws of one kind."""
        self.totals = [_start(player) for player in self.replayed.state.players]

    def write(self, number: int, seat: int, action: int) -> None:
        state = self.replayed.state
        assert state.journal is not None
        text = format_action(state, seat, action)
        begins = self._begins(state.stack[-1], action)
        if seat == CHANCE:
            self.drawn = state.stack[-1][1]
        before, round_ = len(state.journal.rows), state.round
        self.replayed.push(seat, action)
        if begins:
            self._open(number, round_, seat)
        entry = self.rows[-1]
        entry.end = number + 1
        if action != DONE_ID:
            entry.text.append(f"({text})" if seat == CHANCE != entry.seat else text)
            entry.causes.append(action)
        for row in state.journal.rows[before:]:
            if row.cause in RULE_ROWS:
                self._end(number, round_, row)
            else:
                self._note(entry, row.changes)
        self.extra = action == EXTRA_ID

    def _begins(self, decision: Decision, action: int) -> bool:
        seat, kind, _ = decision
        last = self.rows[-1] if self.rows else None
        if last is None or action == EXTRA_ID:
            return True
        if seat == CHANCE:
            return kind != self.drawn if last.seat == CHANCE else kind not in _REFILLS
        return not self.extra if kind in _BEGINNINGS else last.seat != seat

    def _open(self, number: int, round_: int, seat: int) -> LedgerRow:
        name = seat_name(self.replayed.state, seat) if seat != CHANCE else "chance"
        totals = dict(self.totals[seat]) if seat != CHANCE else {}
        self.rows.append(LedgerRow(number, round_, seat, name, [], totals, end=number + 1))
        return self.rows[-1]

    def _end(self, number: int, round_: int, row: Row) -> None:
        for seat in sorted({change.seat for change in row.changes}):
            entry = self._open(number, round_, seat)
            entry.text.append(RULE_ROWS[row.cause])
            entry.causes.append(row.cause)
            self._note(entry, [change for change in row.changes if change.seat == seat])

    def _note(self, entry: LedgerRow, changes: list[Change]) -> None:
        for change in changes:
            name, source = src.RESOURCE_NAMES[change.resource], src.SOURCE_NAMES[change.source]
            self.totals[change.seat][name] += change.amount
            if change.seat == entry.seat:
                noted = entry.changes
            else:
                noted = entry.others.setdefault(seat_name(self.replayed.state, change.seat), {})
            by_source = noted.setdefault(name, {})
            by_source[source] = by_source.get(source, 0) + change.amount
        if entry.seat != CHANCE:
            entry.totals = dict(self.totals[entry.seat])


def _start(player: Player) -> dict[str, int]:
    """Return the resources that the journal tracks, before anything happens."""
    start = dict.fromkeys(src.RESOURCE_NAMES, 0)
    start |= {"stone": player.stone, "food": player.food, "wisdom": player.wisdom, "gold": player.gold}
    return start | {"bases": player.bases, "towers": sum(player.towers), "tiles": len(player.city.tiles)}
