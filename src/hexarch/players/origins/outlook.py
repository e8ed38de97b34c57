"""Compare plans for the solo mode by the positions that they lead to some rounds later.

The weights say little about a position with several rounds to come. In solo games there are no rivals and few draws
between two rounds, so the best plans are played on with the turn that looks best each time, and evaluated later.
"""

from typing import Any, Final

from hexarch.core.game import CHANCE
from hexarch.games.origins.kinds import apply
from hexarch.games.origins.legal import legal
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import OVER, State, next_decision
from hexarch.players.algorithms.planner import Path
from hexarch.players.origins.guide import OriginsGuide

# How many ways to continue a turn are followed while a plan is played on.
WIDTH: Final = 3
# How much the later value counts; the rest is the value at the end of the plan.
_SHARE: Final = 0.7


class Outlook:
    """Ranks plans again; used as `Planner.reconsider`."""

    def __init__(self, guide: OriginsGuide, lines: int, rounds: int) -> None:
        self.guide = OriginsGuide(guide.weights, WIDTH, 1, guide.sight)
        self.lines = lines
        """How many of the best plans are played on."""
        self.rounds = rounds
        """For how many rounds after the plan's."""

    def __call__(self, found: list[Path], state: State, seat: int) -> list[Path]:
        """Return the best plans that end in different positions, ranked by what comes later."""
        if not state.setup.solo or not state.round or state.round == state.setup.components.solo_rounds:
            return found
        different: dict[Any, Path] = {}
        for path in sorted(found, key=_by_score):
            different.setdefault(GAME.key(path.state), path)
            if len(different) == self.lines:
                break
        last = state.round + self.rounds
        result = []
        for path in different.values():
            later = self.play_on(path.state, seat, last)
            result.append(Path(path.state, path.score + _SHARE * (later - path.score), path.steps))
        return result

    def play_on(self, state: State, seat: int, last: int) -> float:
        """Return the value after the round `last`, with ordinary draws and the turns that look best."""
        after = state.clone()
        while after.phase != OVER and after.round <= last:
            if next_decision(after)[0] == CHANCE:
                outcomes = legal(after)
                apply(after, outcomes[len(outcomes) // 2])
            else:
                moves = self.guide.moves(after, seat)
                after = max(moves, key=lambda move: move.score).state.clone()
        return self.guide.values(after)[seat]


def _by_score(path: Path) -> float:
    return -path.score
