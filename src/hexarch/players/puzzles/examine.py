"""Decide whether one turn of a position is clearly best, and how hard it is to find.

A shallow search discards most positions. In the rest, every other idea is searched separately, first with few lines and
then with many: a beam that follows one idea may have dropped a better line of another one.
"""

from typing import Any, Final, NamedTuple, Protocol

from hexarch.core.manifest import resolve
from hexarch.games import manifest
from hexarch.players.algorithms.greedy import GreedyPlayer
from hexarch.players.algorithms.planner import Path, PlanGuide, Planner, Start
from hexarch.players.api import Move
from hexarch.players.puzzles.mined import Found
from hexarch.players.registry import player
from hexarch.players.report.noise import noise_of
from hexarch.players.report.review import MadeTurn


class _Search(NamedTuple):
    """How the ideas of a position are searched."""

    lines: int
    ideas: int
    """How many other ideas get a search of their own."""


_FIRST: Final = _Search(lines=6, ideas=8)
_SECOND: Final = _Search(lines=24, ideas=3)
# With fewer there is nothing to find.
_LEAST_IDEAS: Final = 6
# How many times the noise the margin must be before a position is kept; what is packed needs more.
_LEAST_MARGIN: Final = 1.2
HARDEST: Final = 4


class PuzzleRules(Protocol):
    """What puzzles need to know about a game: the module `puzzles` beside its computer players."""

    JUDGE: str
    """The computer player that judges."""

    def is_turn(self, state: Any, seat: int) -> bool:
        """Return whether the seat begins a turn here."""

    def idea(self, actions: list[int]) -> int:
        """Return a number that is the same for turns with the same main action."""

    def is_dull(self, actions: list[int]) -> bool:
        """Return whether a turn is unsuitable for a puzzle, such as passing."""

    def is_last_round(self, state: Any) -> bool: ...
    def complete(self, state: Any, seat: int, actions: list[int]) -> list[int]:
        """Return a planned turn with the actions that end it, as people make it."""

    def tags(self, state: Any, seat: int, actions: list[int], after: Any) -> list[str]: ...
    def play(self, seed: int) -> tuple[dict[str, Any], list[int]] | None:
        """Return options and entries of a game of computer players."""


def puzzle_rules(game: str) -> PuzzleRules:
    rules: PuzzleRules = resolve(manifest(game).puzzles)
    return rules


class Examiner:
    """Examines positions of one game."""

    def __init__(self, game: str) -> None:
        self.rules = puzzle_rules(game)
        self._noise = noise_of(game)
        found = player(game, self.rules.JUDGE)
        assert isinstance(found, Planner)
        self.guide: PlanGuide = found.guide
        factory = resolve(manifest(game).players)
        self.few: Planner = factory.new_planner(self.guide, _FIRST.lines)
        self.many: Planner = factory.new_planner(self.guide, _SECOND.lines)
        weak = [player(game, level) for level in ("easy", "medium")]
        self.weak = [one.guide for one in weak if isinstance(one, GreedyPlayer)]

    def noise(self, state: Any) -> float:
        return self._noise.last_round if self.rules.is_last_round(state) else self._noise.usual

    def value(self, state: Any, seat: int, actions: list[int]) -> float | None:
        """Return the value of a turn, searched with many lines; None if the turn is not possible."""
        line = self.many.search_from(state, seat, actions)
        return None if line is None else line.score

    def examine(self, turn: MadeTurn) -> Found | None:
        """Return the puzzle in a position, or None if it has no clearly best turn."""
        state, seat = turn.state, turn.seat
        noise = self.noise(state)
        least = _LEAST_MARGIN * noise
        start = self.few.start(state, seat)
        best = self._clear(self.few.search_start(start), least)
        if best is None or self.rules.is_dull(best):
            return None
        moves = self._by_idea(self.guide.moves(state, seat))
        others = [move for key, move in moves.items() if key != self.rules.idea(best)]
        if len(others) < _LEAST_IDEAS - 1:
            return None
        few = self._others(self.few, start, best, [move.actions for move in others[: _FIRST.ideas]], least)
        if few is None:
            return None
        deep = self._clear(self.many.search_start(start), least)
        if deep is None or self.rules.idea(deep) != self.rules.idea(best):
            return None
        closest = [actions for _, actions in few[1][: _SECOND.ideas]]
        many = self._others(self.many, start, deep, closest, least)
        if many is None:
            return None
        margin = min(one[0].score - one[1][0][0].score for one in (few, many))
        return self._found(turn, many[0], many[1][0], margin, noise)

    def _clear(self, lines: list[Path], least: float) -> list[int] | None:
        """Return the first turn of the best line, if no line with another idea is close to it."""
        ranked = sorted(lines, key=lambda path: -path.score)
        best = ranked[0].steps[0][1].actions
        idea = self.rules.idea(best)
        other = next((path for path in ranked if self.rules.idea(path.steps[0][1].actions) != idea), None)
        return None if other is not None and ranked[0].score - other.score < least else best

    def _by_idea(self, moves: list[Move]) -> dict[int, Move]:
        """Return the best move of every idea, the best one first."""
        found: dict[int, Move] = {}
        for move in sorted(moves, key=lambda move: -move.score):
            found.setdefault(self.rules.idea(move.actions), move)
        return found

    def _others(
        self, planner: Planner, start: Start, best: list[int], others: list[list[int]], least: float
    ) -> tuple[Path, list[tuple[Path, list[int]]]] | None:
        """Return the line of the best turn and those of the others, the best first; None if one is too close."""
        own = planner.best_from(start, best)
        if own is None:
            return None
        found = []
        for actions in others:
            line = planner.best_from(start, actions)
            if line is None:
                continue
            if own.score - line.score < least:
                return None
            found.append((line, actions))
        found.sort(key=lambda one: -one[0].score)
        return (own, found) if found else None

    def _found(self, turn: MadeTurn, own: Path, second: tuple[Path, list[int]], margin: float, noise: float) -> Found:
        state, seat = turn.state, turn.seat
        answer = own.steps[0][1].actions
        better, worse = self.guide.sources(own.state, seat), self.guide.sources(second[0].state, seat)
        gains = {name: round(better.get(name, 0.0) - worse.get(name, 0.0), 1) for name in {**better, **worse}}
        ranks = [self._rank(guide.moves(state, seat), answer) for guide in (*self.weak, self.guide)]
        return Found(
            at=turn.entry,
            seat=seat,
            round=state.round,
            answer=answer,
            line=[move.actions for _, move in own.steps],
            value=round(own.score, 1),
            margin=round(margin, 1),
            noise=noise,
            other=second[1],
            gains={name: points for name, points in sorted(gains.items(), key=lambda one: -abs(one[1])) if points},
            ranks=ranks,
            difficulty=difficulty(ranks),
            tags=self.rules.tags(state, seat, answer, own.steps[0][1].state),
        )

    def _rank(self, moves: list[Move], answer: list[int]) -> int:
        ideas = list(self._by_idea(moves))
        idea = self.rules.idea(answer)
        return ideas.index(idea) + 1 if idea in ideas else len(ideas) + 1


def difficulty(ranks: list[int]) -> int:
    """Return 1 to 4, by how many of the weaker players miss the answer, and by how much the best of them misses it."""
    missed = sum(rank > 1 for rank in ranks)
    if missed == len(ranks) and min(ranks) <= 2:
        missed -= 1
    return min(HARDEST, missed + 1)
