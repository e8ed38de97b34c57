"""A game from its very first draw: which draws the set-up needs, and how likely each outcome is."""

from dataclasses import dataclass
from typing import Any

from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games.origins.kinds import format_action, parse_action
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import DECISION_NAMES, State


@dataclass(frozen=True)
class Draw:
    """One draw: the possible outcomes with weights, and the actual one."""

    what: str
    outcomes: dict[str, int]
    came: str


class Opening:
    """The draws of a set-up; each has the first possible outcome, or the last."""

    def __init__(self, players: int, last: bool = False, **options: Any) -> None:
        self.ledger: Ledger[State] = Ledger(GAME, GAME.options(options, players), journal=True)
        self.draws: list[Draw] = []
        while self.state.stack[-1][0] == CHANCE:
            self.draws.append(self._draw(-1 if last else 0))

    @property
    def state(self) -> State:
        return self.ledger.state

    def of(self, what: str) -> list[Draw]:
        """Return the draws of one kind, in order."""
        return [draw for draw in self.draws if draw.what == what]

    def _draw(self, place: int) -> Draw:
        what = DECISION_NAMES[self.state.stack[-1][1]]
        found = asked_of_chance(self.state)
        came = list(found)[place]
        self.ledger.play(parse_action(self.state, CHANCE, came), CHANCE)
        return Draw(what, found, came)


def asked_of_chance(state: State) -> dict[str, int]:
    """Return the possible outcomes of the next draw, with weights."""
    names = [format_action(state, CHANCE, action) for action in GAME.legal(state)]
    return dict(zip(names, GAME.weights(state), strict=True))
