"""Beam search over one seat's own turns to the end of the round.

After the seat's first turn, every other seat makes the turn that looks best to it now. After that, the others are
assumed to be idle, and draws to have ordinary outcomes. So the seat plans again whenever the position differs from the
expected one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from hexarch.core.aliases import Ints
from hexarch.core.game import Game
from hexarch.players.api import Line, Move, describe


class PlanGuide(Protocol):
    """What planning needs to know about a game."""

    @property
    def game(self) -> Game[Any]: ...
    @property
    def scores_are_points(self) -> bool:
        """Whether the score of a line is the expected points, and not another objective."""
        ...

    def can_plan(self, state: Any, seat: int) -> bool: ...
    def begins_turn(self, state: Any, seat: int) -> bool:
        """Return whether the seat is at the start of a turn that can be planned."""
        ...

    def moves(self, state: Any, seat: int) -> list[Move]: ...
    def idle(self, state: Any, seat: int) -> Any:
        """Return the position to plan from."""
        ...

    def judge(self, state: Any, seat: int) -> Any:
        """Return the function that scores the positions of one plan."""
        ...

    def plan_moves(self, states: list[Any], seat: int, judge: Any) -> list[list[Move]]:
        """Return scored moves for each position."""
        ...

    def as_move(self, state: Any, seat: int, actions: list[int], judge: Any) -> Move | None:
        """Return a given turn, scored like those of `plan_moves`; None if it is not possible here."""
        ...

    def prior(self, state: Any, move: Move) -> float:
        """Return the tie-breaker between moves whose lines have about the same score."""
        ...

    def replies(self, state: Any, seat: int) -> Any:
        """Return what the other seats are expected to do next; a false value if they are idle."""
        ...

    def follow(self, state: Any, seat: int, replies: Any) -> Any:
        """Return the position after those replies that are still possible."""
        ...

    def plan_turns(self, state: Any) -> int:
        """Return how many turns a plan looks ahead."""
        ...

    def resume(self, state: Any, seat: int, round_: int) -> Any:
        """Return the position in which the seat moves next, or the end of its round."""
        ...

    def is_over(self, state: Any, seat: int, round_: int) -> bool:
        """Return whether the seat has no more moves in this round."""
        ...

    def values(self, state: Any) -> list[float]: ...
    def sources(self, state: Any, seat: int) -> dict[str, float]: ...
    def uncertainty(self, state: Any) -> float: ...


@dataclass
class Path:
    """A line of moves and the position after it."""

    state: Any
    score: float
    steps: list[tuple[Any, Move]] = field(default_factory=list)
    """Each move with the position before it."""

    @property
    def rating(self) -> float:
        """The number by which lines are compared: the score, plus the policy's bonus for the first move."""
        return self.score + self.steps[0][1].bonus


@dataclass
class Start:
    """The position that plans of a seat begin with, and what all of them share."""

    state: Any
    seat: int
    turns: int
    """How many turns a line has at most."""
    judge: Any
    replies: Any
    paths: int
    """How many lines are kept after each turn."""
    known: dict[tuple[Any, ...], list[Move]] = field(default_factory=dict)
    """Moves by position. Lines that begin with different turns often meet later."""


# Takes lines, the position that they begin with, and the seat.
Reconsider = Callable[[list[Path], Any, int], list[Path]]


@dataclass
class Planner:
    guide: PlanGuide
    paths: int = 8
    """How many lines are kept after each turn."""
    alone: int = 0
    """The same where nobody else plays; 0 for as many."""
    turns: int = 0
    """How many turns a line has at most; 0 for what suits the game."""
    breadth: int = 0
    """How many moves of one position are considered; 0 for all."""
    tie: float = 0.0
    """Lines whose scores differ by less are ranked by the prior of their first move."""
    reuse: bool = False
    """Whether to follow a plan without planning again as long as nothing unexpected happens."""
    improve: bool = False
    """With `reuse`, in solo games: whether to search again before each turn and leave the plan for a better one."""
    reconsider: Reconsider | None = None
    """Ranks the lines that were found by more than the value at their end; None to leave them."""
    _plan: list[tuple[tuple[Any, ...], list[int]]] = field(default_factory=list, init=False)
    _score: float = field(default=0.0, init=False)
    """What the plan that is followed leads to."""

    def act(self, state: Any, seat: int) -> list[int]:
        if not self.guide.can_plan(state, seat):
            return max(self.guide.moves(state, seat), key=lambda move: move.rating).actions
        followed = self.reuse and bool(self._plan) and self._plan[0][0] == self.guide.game.key(state)
        if followed and not (self.improve and len(state.players) == 1):
            return self._plan.pop(0)[1]
        ranked = self.best_first(self._search(state, seat))
        best = next((line for line in ranked if self._is_legal(state, seat, line.steps[0][1].actions)), ranked[0])
        # Fewer turns are left than when the plan was made, so the same number of lines sees more of them.
        if followed and best.score <= self._score:
            return self._plan.pop(0)[1]
        if self.reuse:
            self._score = best.score
            self._plan = [(self.guide.game.key(before), move.actions) for before, move in best.steps[1:]]
        return best.steps[0][1].actions

    def _is_legal(self, state: Any, seat: int, actions: list[int]) -> bool:
        """Return whether a move that was planned with idle rivals is possible as things are."""
        game = self.guide.game
        if self.reuse:
            return actions[0] in game.legal(state, seat)
        position = game.clone(state)
        for action in actions:
            asked = game.asked(position)
            if asked == seat and action not in game.legal(position, seat):
                return False
            if asked != seat:
                break
            game.apply(position, action, seat)
        return True

    def best_first(self, lines: list[Path]) -> list[Path]:
        """Return the best line of each first move; near the top the prior decides."""
        best: dict[Ints, Path] = {}
        for path in lines:
            first = tuple(path.steps[0][1].actions)
            if first not in best or path.score > best[first].score:
                best[first] = path
        ranked = sorted(best.values(), key=lambda path: -path.rating)
        near = [path for path in ranked if path.rating >= ranked[0].rating - self.tie]
        if len(near) > 1:
            near.sort(key=lambda path: -self.guide.prior(*path.steps[0]))
        return [*near, *ranked[len(near) :]]

    def line_after(self, state: Any, seat: int, actions: list[int]) -> Line:
        """Return the line that begins with a given turn, evaluated like those of `lines`."""
        best = self.search_from(state, seat, actions) if self.guide.can_plan(state, seat) else None
        if best is not None:
            return self.line_of(state, seat, best)
        move = self._move(state, seat, actions)
        return self._line(state, seat, move, move.state, None)

    def line_of(self, state: Any, seat: int, path: Path) -> Line:
        """Return the first turn of a path with the evaluation of the path."""
        return self._line(state, seat, path.steps[0][1], path.state, path.score)

    def _move(self, state: Any, seat: int, actions: list[int]) -> Move:
        game = self.guide.game
        after = game.clone(state)
        for action in actions:
            if game.asked(after) == seat and action in game.legal(after, seat):
                game.apply(after, action, seat)
        return Move(actions, after)

    def search_from(self, state: Any, seat: int, actions: list[int]) -> Path | None:
        """Return the best line that begins with the given turn, or None if that turn is not possible."""
        return self.best_from(self.start(state, seat), actions)

    def best_from(self, start: Start, actions: list[int]) -> Path | None:
        found = self.search_start(start, actions)
        return max(found, key=lambda path: path.score) if found else None

    def search(self, state: Any, seat: int) -> list[Path]:
        """Return lines that were followed to the end of the round, or as far as lines go."""
        return self.search_start(self.start(state, seat))

    def _search(self, state: Any, seat: int) -> list[Path]:
        lines = self.search(state, seat)
        return lines if self.reconsider is None else self.reconsider(lines, state, seat)

    def start(self, state: Any, seat: int) -> Start:
        """Return what searches of the same position share."""
        guide = self.guide
        idle = guide.idle(state, seat)
        turns = self.turns or guide.plan_turns(state)
        return Start(idle, seat, turns, guide.judge(idle, seat), guide.replies(idle, seat), self.paths_for(state))

    def paths_for(self, state: Any) -> int:
        """Return how many lines are kept after each turn."""
        return self.alone if self.alone and len(state.players) == 1 else self.paths

    def search_start(self, start: Start, first: list[int] | None = None) -> list[Path]:
        """Return lines like `search`. With `first` all of them begin with that turn."""
        seat, round_ = start.seat, start.state.round
        going = [Path(start.state, 0.0)]
        ended: list[Path] = []
        for turn in range(start.turns):
            if first is not None and not turn:
                move = self.guide.as_move(start.state, seat, first, start.judge)
                expanded = [[move] if move else []]
            else:
                expanded = self._expand(start, [path.state for path in going])
            lines = [(path, move) for path, moves in zip(going, expanded, strict=True) for move in moves]
            lines.sort(key=lambda line: -(line[1].score if turn else line[1].rating))
            going = self._keep(lines, start, ended, every_kind=not turn)
            if not turn and start.replies:
                self._reply(going, ended, seat, round_, start.judge, start.replies)
            if not going:
                break
        return [*ended, *going]

    def _expand(self, start: Start, states: list[Any]) -> list[list[Move]]:
        """Return the moves of each position, as many as are considered."""
        guide, known = self.guide, start.known
        keys = [guide.game.key(state) for state in states]
        new = {key: state for key, state in zip(keys, states, strict=True) if key not in known}
        if new:
            for key, moves in zip(new, guide.plan_moves(list(new.values()), start.seat, start.judge), strict=True):
                known[key] = sorted(moves, key=lambda move: -move.rating)
        return [known[key][: self.breadth or None] for key in keys]

    def _reply(self, going: list[Path], ended: list[Path], seat: int, round_: int, judge: Any, replies: Any) -> None:
        """Let the others make their turns after the seat's first one; this changes the score of finished lines, too."""
        guide = self.guide
        for path in going:
            path.state = guide.resume(guide.follow(path.state, seat, replies), seat, round_)
        for path in ended:
            if path.state.round == round_:
                path.state = guide.follow(path.state, seat, replies)
        open_ended = [path for path in ended if path.state.round == round_]
        for path, score in zip(open_ended, judge([path.state for path in open_ended]), strict=True):
            path.score = score

    def _keep(self, lines: list[tuple[Path, Move]], start: Start, ended: list[Path], every_kind: bool) -> list[Path]:
        """Return the best different lines that go on, and add those that end to `ended`."""
        kept: list[Path] = []
        known: set[tuple[Any, ...]] = set()
        kinds: set[int] = set()
        guide, seat, round_ = self.guide, start.seat, start.state.round
        for path, move in lines:
            over = guide.is_over(move.state, seat, round_)
            wanted = len(kept) < start.paths or (every_kind and move.kind not in kinds)
            if not over and not wanted:
                continue
            after = move.state if over else guide.resume(move.state, seat, round_)
            new = Path(after, move.score, [*path.steps, (path.state, move)])
            if over or guide.is_over(after, seat, round_):
                ended.append(new)
                continue
            mark = guide.game.key(after)
            if mark not in known:
                known.add(mark)
                kinds.add(move.kind)
                kept.append(new)
        return kept

    def lines(self, state: Any, seat: int) -> list[Line]:
        """Return the best moves with the values and points by source that their lines lead to."""
        if not self.guide.can_plan(state, seat):
            moves = sorted(self.guide.moves(state, seat), key=lambda move: -move.rating)[:5]
            return [self._line(state, seat, move, move.state, None) for move in moves]
        best = self.best_first(self._search(state, seat))[:5]
        points = self.guide.scores_are_points
        return [self._line(state, seat, path.steps[0][1], path.state, path.score if points else None) for path in best]

    def _line(self, state: Any, seat: int, move: Move, leaf: Any, score: float | None) -> Line:
        guide = self.guide
        everybody = [guide.sources(leaf, other) for other in range(len(leaf.players))]
        # While factions are chosen there are no boards yet, only the value of an average game.
        own = everybody[seat] if everybody else {"base": guide.values(leaf)[seat]}
        expected = sum(own.values())
        value = expected if score is None else score
        if value != expected:
            own["other"] = own.get("other", 0.0) + value - expected
        texts = describe(guide.game, state, seat, move.actions)
        return Line(move.actions, texts, value, own, uncertainty=guide.uncertainty(leaf), everybody=everybody)
