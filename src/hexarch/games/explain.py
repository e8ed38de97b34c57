# Not compiled: reasons, written for clarity.
"""The case that `explain` is asked about."""

from typing import Generic, TypeVar

from hexarch.core.aliases import Ints
from hexarch.core.game import S

P = TypeVar("P")


class Case(Generic[S, P]):
    """May this seat do this now? `parts` are the parts of the action's argument."""

    __slots__ = ("kind", "parts", "seat", "state")

    def __init__(self, state: S, seat: int, kind: int, parts: Ints) -> None:
        self.state = state
        self.seat = seat
        self.kind = kind
        self.parts = parts

    @property
    def player(self) -> P:
        player: P = self.state.players[self.seat]
        return player

    @property
    def question(self) -> int:
        """The kind of decision that is asked next."""
        return self.state.stack[-1][1]

    @property
    def about(self) -> int:
        """The argument of that decision."""
        return self.state.stack[-1][2]
