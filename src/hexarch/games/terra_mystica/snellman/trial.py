"""A copy of a position in which a row of commands is tried out."""

from hexarch.core.game import RuleError
from hexarch.core.journal import Journal
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State


class Trial:
    """A position in which a row is tried out; the game does not change until `adopt`."""

    def __init__(self, state: State) -> None:
        self.state = state.clone()
        self.journal = self.state.journal = Journal()
        self.entries: list[tuple[int, int]] = []

    def play(self, action: int, seat: int) -> None:
        """Apply an action if it is legal; raise RuleError otherwise."""
        if action not in legal_for(self.state, seat) and action not in GAME.interrupts(self.state, seat):
            raise RuleError(GAME.why_not(self.state, seat, action) or "That is not possible now.")
        self.push(seat, action)

    def push(self, seat: int, action: int) -> None:
        """Apply an action that is known to be legal, then the standing answers."""
        self._apply(seat, action)
        while (answer := GAME.wished(self.state)) is not None:
            self._apply(*answer)

    def _apply(self, seat: int, action: int) -> None:
        GAME.apply(self.state, action, seat)
        self.entries.append((seat, action))

    def adopt(self, ledger: Ledger[State]) -> None:
        """Make the entries of the trial part of the game."""
        journal = ledger.state.journal
        if journal is not None:
            journal.rows += self.journal.rows
            journal.turns += self.journal.turns
        self.state.journal = journal
        ledger.state = self.state
        ledger.entries += self.entries
