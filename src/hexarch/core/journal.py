"""Who gained or paid what, and from which source, row by row.

The engine writes here only if a state carries a journal: replays and the ledger table do, search does not. Rows come
in the order in which things happened. A row belongs to one seat and one cause (an action, or a negative code for what
the rules do by themselves); its changes may concern other seats as well.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Change:
    seat: int
    resource: int
    amount: int
    source: int


@dataclass(slots=True)
class Row:
    seat: int
    cause: int
    changes: list[Change] = field(default_factory=list)


class Journal:
    __slots__ = ("rows", "turns")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.turns = 0
        """How many turns have begun."""

    def open(self, seat: int, cause: int) -> Row:
        row = Row(seat, cause)
        self.rows.append(row)
        return row

    def note(self, seat: int, resource: int, amount: int, source: int) -> None:
        if amount:
            self.rows[-1].changes.append(Change(seat, resource, amount, source))

    def before(self, seat: int, cause: int) -> Row:
        """Open a row for an effect that is listed before the row that caused it; `resume` continues that row."""
        current = self.rows.pop()
        self.open(seat, cause)
        return current

    def resume(self, row: Row) -> None:
        self.rows.append(row)
