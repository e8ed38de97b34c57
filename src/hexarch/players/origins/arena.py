# Not compiled: not hot.
"""What the arena records about a match of Origins."""

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import end_conditions
from hexarch.games.origins.state import ACTIONS, State


class Rounds:
    """Records the number of rounds; in solo games, whether the target was reached; otherwise, how the lead and the end
    of the game were contested.
    """

    def __init__(self, state: State) -> None:
        self.notes: list[dict[str, float]] = [{} for _ in state.players]
        self._holder = -1
        self._ended = False
        if not state.setup.solo:
            for note in self.notes:
                note |= {"started": 0.0, "took the Bulwark": 0.0, "ended the game": 0.0}
            self._contested(state)

    def before(self, state: State, seat: int, action: int) -> None:
        pass

    def after(self, state: State) -> None:
        for note in self.notes:
            note["rounds"] = float(state.round)
        if not state.setup.solo:
            self._contested(state)
        elif GAME.is_over(state):
            self.notes[0]["target reached"] = float(bool(GAME.winners(state)))

    def _contested(self, state: State) -> None:
        if state.bulwark != self._holder:
            self.notes[state.bulwark]["started" if self._holder < 0 else "took the Bulwark"] += 1.0
            self._holder = state.bulwark
        if not self._ended and state.phase == ACTIONS and end_conditions(state):
            self._ended = True
            self.notes[state.mover]["ended the game"] = 1.0


def new_watch(state: State) -> Rounds:
    return Rounds(state)
