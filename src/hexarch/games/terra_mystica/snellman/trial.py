"""A copy of a position in which a row of commands is tried before it is played."""

from hexarch.core.game import RuleError
from hexarch.core.journal import Journal
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State


class Trial:
    """A position in which a row is tried; the game itself stays as it is."""

    def __init__(self, state: State) -> None:
        self.state = state.clone()
        self.state.journal = Journal()
        self.entries: list[tuple[int, int]] = []

    def play(self, action: int, seat: int) -> None:
        if action not in legal_for(self.state, seat) and action not in GAME.interrupts(self.state, seat):
            raise RuleError(GAME.why_not(self.state, seat, action) or "That is not possible now.")
        self._push(seat, action)
        while (answer := GAME.wished(self.state)) is not None:
            self._push(*answer)

    def _push(self, seat: int, action: int) -> None:
        GAME.apply(self.state, action, seat)
        self.entries.append((seat, action))
