"""What the arena notes about a match of Origins."""

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import State


class Rounds:
    """Notes how many rounds a game took; in the solo mode, whether the target was reached."""

    def __init__(self, state: State) -> None:
        self.notes: list[dict[str, float]] = [{} for _ in state.players]

    def before(self, state: State, seat: int, action: int) -> None:
        pass

    def after(self, state: State) -> None:
        for note in self.notes:
            note["rounds"] = float(state.round)
        if state.setup.solo and GAME.is_over(state):
            self.notes[0]["target reached"] = float(bool(GAME.winners(state)))


def new_watch(state: State) -> Rounds:
    return Rounds(state)
