"""Review a game turn by turn: what each player could expect, and which turns cost points.

Every turn is compared with the best line that a planner finds, on the planner's own scale: the line that starts with
the turn that was made is searched in the same way. A difference counts as a loss only if it is well above the noise.
"""

import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import load_presenter
from hexarch.players.algorithms.planner import Path, PlanGuide, Planner, Start
from hexarch.players.api import Move, describe
from hexarch.players.registry import level as level_of
from hexarch.players.registry import player
from hexarch.players.report.noise import CLEAR, noise_of

# Of the report as JSON.
VERSION: Final = 2


@dataclass(frozen=True)
class Moment:
    """A position of the game, with what every seat can expect there."""

    entry: int
    """How many entries of the game come before it."""
    round: int
    expected: list[float]
    """Points at the end."""
    chances: list[float]
    """Chances of winning; they add up to 1."""


@dataclass(frozen=True)
class ReviewedTurn:
    """A turn beside the best one that was found."""

    entry: int
    round: int
    seat: int
    played: list[str]
    best: list[str]
    value: float
    """Points that the best line leads to."""
    loss: float
    """How many of them the turn that was made gives away; never negative."""
    gains: dict[str, float] = field(default_factory=dict)
    """Where the better line has its points, by source."""
    noise: float = 0.0
    played_lines: list[dict[str, Any]] = field(default_factory=list)
    """What was done, as a page words it; empty for a turn that is no mistake."""
    best_lines: list[list[dict[str, Any]]] = field(default_factory=list)
    """The turns of the better line, worded as proposals."""

    @property
    def is_mistake(self) -> bool:
        # The plan may count on points that the positions at its end do not have; then nothing is called a mistake.
        clear = CLEAR * self.noise
        return self.loss >= clear and sum(self.gains.values()) >= clear and self.played != self.best


@dataclass(frozen=True)
class Review:
    game: str
    level: str
    names: list[str]
    scores: list[int]
    moments: list[Moment]
    turns: list[ReviewedTurn]

    @property
    def strength(self) -> int | None:
        """The points that the reviewing level averages against itself; None if it was never measured."""
        return level_of(self.game, self.level).points

    def mistakes(self, seat: int | None = None) -> list[ReviewedTurn]:
        """Return the mistakes, the most costly first."""
        found = [turn for turn in self.turns if turn.is_mistake and seat in (None, turn.seat)]
        return sorted(found, key=lambda turn: -turn.loss)

    def to_json(self) -> dict[str, Any]:
        return {
            "format": "hexarch report",
            "version": VERSION,
            "game": self.game,
            "level": self.level,
            "strength": self.strength,
            "noise": asdict(noise_of(self.game)),
            "names": self.names,
            "scores": self.scores,
            "curve": [asdict(moment) for moment in self.moments],
            "turns": [{**asdict(turn), "mistake": turn.is_mistake} for turn in self.turns],
        }


@dataclass(frozen=True)
class MadeTurn:
    """A turn as it was made."""

    entry: int
    seat: int
    state: Any
    actions: list[int]
    texts: list[str]
    """The actions in notation, as they were made: draws may have come in between."""


def turns_of(ledger: Ledger[Any], guide: PlanGuide) -> list[MadeTurn]:
    """Return the turns of a game that can be planned; answers of others in between are left out."""
    game = ledger.game
    # The journal counts turns: without it, two turns in a row of the only seat that has not passed look like one.
    replayed = Ledger(game, ledger.options, journal=True)
    found: list[MadeTurn] = []
    number = -1
    for entry, (seat, action) in enumerate(ledger.entries):
        state = replayed.state
        is_same = bool(found) and number == state.journal.turns and _is_within(found[-1], state, seat)
        begins = seat != CHANCE and game.asked(state) == seat and guide.begins_turn(state, seat)
        # A conversion leaves the turn open. The second part of a double turn is another decision.
        if begins and not (is_same and state.stack == found[-1].state.stack):
            found.append(MadeTurn(entry, seat, game.clone(state), [], []))
            number = state.journal.turns
            is_same = True
        if is_same:
            found[-1].actions.append(action)
            found[-1].texts.append(game.format(state, seat, action))
        replayed.push(seat, action)
    return found


def _is_within(turn: MadeTurn, state: Any, seat: int) -> bool:
    return turn.seat == seat and bool(state.round == turn.state.round and state.phase == turn.state.phase)


def planner_of(game: str, level: str) -> Planner:
    """Return a level that plans. Raise RuleError for another one."""
    found = player(game, level)
    if not isinstance(found, Planner):
        raise RuleError(f"The computer player {level!r} looks only one turn ahead and cannot review a game.")
    return found


def review(ledger: Ledger[Any], names: list[str], planner: Planner, level: str) -> Iterator[ReviewedTurn | Review]:
    """Yield every turn as it is reviewed, and the whole review at the end."""
    made = turns_of(ledger, planner.guide)
    reviewed = []
    moments = []
    noise = noise_of(ledger.game.name)
    for turn in made:
        moments.append(_moment(planner.guide, turn))
        found = _compare(planner, turn, noise.last_round if turn.state.round == ledger.state.round else noise.usual)
        reviewed.append(found)
        yield found
    scores = ledger.game.scores(ledger.state)
    winners = ledger.game.winners(ledger.state)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    last = Moment(len(ledger.entries), ledger.state.round, [float(score) for score in scores], won)
    yield Review(ledger.game.name, level, names, scores, [*moments, last], reviewed)


_LEAST_ERROR: Final = 1.0
# A default for players that have not been measured, such as those of Origins.
_UNKNOWN_ERROR: Final = 15.0


def _moment(guide: PlanGuide, turn: MadeTurn) -> Moment:
    expected, won = prospects(guide, turn.state)
    return Moment(turn.entry, turn.state.round, [round(points, 2) for points in expected], won)


def prospects(guide: PlanGuide, state: Any) -> tuple[list[float], list[float]]:
    """Return what each seat can expect: points at the end, and chances of winning."""
    expected = guide.values(state)
    error = max(guide.uncertainty(state) or _UNKNOWN_ERROR, _LEAST_ERROR)
    return expected, chances(expected, error)


def chances(expected: list[float], error: float) -> list[float]:
    """Return chances of winning if the values have independent errors of about so many points."""
    # The logistic curve whose difference of two has the spread of two normal errors.
    scale = error * math.sqrt(6) / math.pi
    most = max(expected)
    weights = [math.exp((points - most) / scale) for points in expected]
    return [round(weight / sum(weights), 4) for weight in weights]


def _compare(planner: Planner, turn: MadeTurn, noise: float) -> ReviewedTurn:
    guide = planner.guide
    start = planner.start(turn.state, turn.seat)
    best = planner.best_first(planner.search_start(start))[0]
    # A turn that was the best one loses nothing, so there is nothing to search.
    own = best if _is_same(planner, start, turn, best) else planner.best_from(start, turn.actions)
    loss, gains = 0.0, {}
    if own is not None and own.score < best.score:
        loss = best.score - own.score
        better, worse = guide.sources(best.state, turn.seat), guide.sources(own.state, turn.seat)
        differences = {name: round(better.get(name, 0.0) - worse.get(name, 0.0), 1) for name in {**better, **worse}}
        gains = {name: points for name, points in differences.items() if points}
    texts = turn.texts if own is not None else turn.texts[:1]
    wanted = describe(guide.game, turn.state, turn.seat, best.steps[0][1].actions)
    found = ReviewedTurn(
        turn.entry, turn.state.round, turn.seat, texts, wanted, round(best.score, 2), round(loss, 2), gains, noise
    )
    return _worded(guide, turn, best, found) if found.is_mistake else found


def _is_same(planner: Planner, start: Start, turn: MadeTurn, best: Path) -> bool:
    """Return whether a turn leads where the best line begins, perhaps with its conversions in another order."""
    wanted = best.steps[0][1]
    if turn.actions == wanted.actions:
        return True
    made = planner.guide.as_move(start.state, turn.seat, turn.actions, start.judge)
    game = planner.guide.game
    return made is not None and game.key(made.state) == game.key(wanted.state)


# How many turns of the better line are shown.
_PLANNED: Final = 3


def _worded(guide: PlanGuide, turn: MadeTurn, best: Path, found: ReviewedTurn) -> ReviewedTurn:
    """Return a mistake with the texts that a page shows."""
    presenter = load_presenter(guide.game.name)
    played = [
        dict(presenter.log_line(turn.seat, action, text))
        for action, text in zip(turn.actions, found.played, strict=False)
    ]
    first: tuple[Any, Move] = (turn.state, best.steps[0][1])
    planned = [_proposal(guide, turn.seat, *step) for step in [first, *best.steps[1:_PLANNED]]]
    return replace(found, played_lines=played, best_lines=[lines for lines in planned if lines])


def _proposal(guide: PlanGuide, seat: int, state: Any, move: Move) -> list[dict[str, Any]]:
    """Return a planned turn, worded as proposals; it stops where another seat would have to answer first."""
    game, presenter = guide.game, load_presenter(guide.game.name)
    position = game.clone(state)
    lines = []
    for action in move.actions:
        if game.asked(position) != seat or action not in game.legal(position, seat):
            break
        line = presenter.log_line(seat, action, game.format(position, seat, action))
        lines.append({**line, "label": presenter.label(position, seat, action)})
        game.apply(position, action, seat)
    return lines
