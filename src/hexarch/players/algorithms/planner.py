"""A player who plans the rest of the round: several lines of own turns at a time, the best of which go on.

Draws are taken as ordinary ones and the others as idle; so a plan is made anew when things come differently.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from hexarch.core.game import CHANCE
from hexarch.games.origins.apply import apply
from hexarch.games.origins.legal import legal
from hexarch.games.origins.state import FIRST_ACTION, OVER, TURN, State, key
from hexarch.players.api import Line, Move, describe
from hexarch.players.origins.guide import OriginsGuide
from hexarch.players.origins.turns import Value

ALONE: Final = 12
AMONG_OTHERS: Final = 4
"""How far plans go: others upset them."""


@dataclass
class Path:
    """A line of own moves and the position after it."""

    state: State
    score: float
    steps: list[tuple[State, Move]] = field(default_factory=list)
    """Each move with the position before it."""


class PlanningPlayer:
    def __init__(self, guide: OriginsGuide, paths: int = 8, turns: int = 0) -> None:
        self.guide = guide
        self.paths = paths
        """How many lines go on side by side."""
        self.turns = turns
        """How many own moves a line has at most; 0 for what suits the number of players."""
        self._plan: list[tuple[tuple[Any, ...], list[int]]] = []

    def act(self, state: State, seat: int) -> list[int]:
        if self._plan and self._plan[0][0] == key(state):
            return self._plan.pop(0)[1]
        best = max(self._search(state, seat), key=lambda path: path.score)
        self._plan = [(key(before), move.actions) for before, move in best.steps[1:]]
        return best.steps[0][1].actions

    def _search(self, state: State, seat: int) -> list[Path]:
        """The best line for each first move that was followed to the end of the round, or as far as lines go."""
        round_, value = state.round, self.guide.judge(state, seat)
        going = [Path(state, 0.0)]
        ended: list[Path] = []
        for _ in range(self.turns or (ALONE if state.setup.solo else AMONG_OTHERS)):
            found: dict[tuple[Any, ...], Path] = {}
            for path in going:
                for move in self._best_moves(path.state, seat, value):
                    after = self._until_asked(move.state, seat, round_)
                    new = Path(after, move.score, [*path.steps, (path.state, move)])
                    if self._is_over(after, seat, round_):
                        ended.append(new)
                        continue
                    mark = key(after)
                    known = found.get(mark)
                    if known is None or new.score > known.score:
                        found[mark] = new
            going = sorted(found.values(), key=lambda path: -path.score)[: self.paths]
            if not going:
                break
        return [*ended, *going]

    def _best_moves(self, state: State, seat: int, value: Value) -> list[Move]:
        moves = self.guide.moves_by(state, seat, value)
        moves.sort(key=lambda move: -move.score)
        return moves[: self.paths]

    def _is_over(self, state: State, seat: int, round_: int) -> bool:
        return state.phase == OVER or state.round != round_ or state.players[seat].passed

    def _until_asked(self, state: State, seat: int, round_: int) -> State:
        """Go on to the seat's next decision of the round, past draws and the others' turns."""
        after = state.clone()
        while after.stack and not self._is_over(after, seat, round_):
            asked = after.stack[-1][0]
            if asked == seat:
                break
            if asked == CHANCE:
                outcomes = legal(after)
                apply(after, outcomes[len(outcomes) // 2])
            else:
                after.stack[-1] = (seat, TURN, 0)
                after.mover = seat
                after.turn = FIRST_ACTION
        return after

    def lines(self, state: State, seat: int) -> list[Line]:
        best: dict[tuple[int, ...], Path] = {}
        for path in self._search(state, seat):
            first = tuple(path.steps[0][1].actions)
            if first not in best or path.score > best[first].score:
                best[first] = path
        ranked = sorted(best.items(), key=lambda entry: -entry[1].score)[:5]
        return [
            Line(
                list(first),
                describe(self.guide.game, state, seat, list(first)),
                path.score,
                self.guide.sources(path.state, seat),
            )
            for first, path in ranked
        ]
