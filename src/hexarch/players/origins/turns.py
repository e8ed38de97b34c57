"""The turns that a seat could take: sequences of actions from the first choice to the end of the turn or a draw."""

from collections.abc import Callable
from typing import Final

from hexarch.core.aliases import Ints
from hexarch.core.game import CHANCE
from hexarch.games.origins import state as asked
from hexarch.games.origins.actions import ARGUMENT_OF, DICE, KIND_OF, RAISE, VALUE_OF, VALUES, VISIT, WORKERS
from hexarch.games.origins.kinds import apply
from hexarch.games.origins.legal import legal
from hexarch.games.origins.sites import has_colour
from hexarch.games.origins.state import State, next_decision
from hexarch.players.origins.candidates import workers_for, worth_a_thought
from hexarch.players.origins.prospects import Memory

Value = Callable[[State], float]
Rate = Callable[[list[State]], list[float]]

_LONGEST: Final = 40
# What a bonus action and a second main action are worth when workers are compared before they act.
_BONUS: Final = 2.5
_SIX: Final = 4.0


class Turn:
    """A sequence of actions up to the next draw, and the position in which the turn would continue."""

    __slots__ = ("actions", "cut", "is_rated", "position", "score", "state")

    def __init__(self, actions: list[int], state: State) -> None:
        self.actions = actions
        self.state = state
        """After the actions."""
        self.position = state
        """Further on, if a draw came in between, which is assumed to be an ordinary one."""
        self.cut = False
        self.is_rated = False
        self.score = 0.0
        """The value of the position, once it is asked for."""

    def rated(self, value: Value) -> float:
        if not self.is_rated:
            self.score = value(self.position)
            self.is_rated = True
        return self.score

    def go_on(self, action: int) -> None:
        """Carry out the only choice."""
        apply(self.position, action)
        if not self.cut:
            self.actions.append(action)
        self.is_rated = False


def turns(
    state: State, seat: int, value: Value, rate: Rate | None, memory: Memory, width: int, workers: int
) -> list[Turn]:
    """Return turns from the decision that is asked now, one for each run of actions before a draw.

    `value` decides which ways of a turn are followed, `rate` scores the turns; None if `value` does that, too.
    """
    start = Turn([], state)
    found: list[Turn] = []
    for first in _first_choices(state, seat, value, memory, workers):
        found += _finish(_branch(start, first), seat, value, memory, width)
    if rate is None:
        scores = [turn.rated(value) for turn in found]
    else:
        scores = rate([turn.position for turn in found])
    best: dict[Ints, Turn] = {}
    for turn, score in zip(found, scores, strict=True):
        turn.score = score
        key = tuple(turn.actions)
        known = best.get(key)
        if known is None or turn.score > known.score:
            best[key] = turn
    return list(best.values())


def _first_choices(state: State, seat: int, value: Value, memory: Memory, workers: int) -> list[int]:
    if next_decision(state)[1] != asked.TURN:
        return worth_a_thought(state, seat, memory)
    found = legal(state)
    visits = [action for action in found if KIND_OF[action] == VISIT]
    kept = [action for action in found if KIND_OF[action] != VISIT]
    for site, actions in enumerate(workers_for(state, seat, visits)):
        if len(actions) > workers:
            rated = [(_first_look(state, seat, site, action, value), action) for action in actions]
            rated.sort(reverse=True)
            actions = [action for _, action in rated[:workers]]
        kept += actions
    return kept


def _first_look(state: State, seat: int, site: int, action: int, value: Value) -> float:
    """Return an estimate of what is left after placing a worker, and what its colour and value allow."""
    worker = ARGUMENT_OF[action] % WORKERS
    after = state.clone()
    apply(after, action)
    score = value(after)
    if has_colour(state.players[seat], worker, state.bonus_tiles[site]):
        score += _BONUS
    if worker < DICE and VALUE_OF[worker] == VALUES:
        score += _SIX
    return score


def _branch(turn: Turn, action: int) -> Turn:
    after = turn.position.clone()
    apply(after, action)
    if turn.cut:
        new = Turn(turn.actions, turn.state)
        new.position = after
        new.cut = True
    else:
        new = Turn([*turn.actions, action], after)
    return new


def _is_inside(state: State, seat: int) -> bool:
    """Return whether the seat is asked for something that belongs to the turn it has begun."""
    return bool(state.stack) and next_decision(state)[0] == seat and next_decision(state)[1] >= asked.PAY


def _pass_draws(turn: Turn, seat: int) -> None:
    """Assume an ordinary outcome where a draw interrupts the turn."""
    state = turn.position
    if not state.stack or next_decision(state)[0] != CHANCE:
        return
    waiting = next((decision for decision in reversed(state.stack) if decision[0] != CHANCE), None)
    if waiting is None or waiting[0] != seat or waiting[1] < asked.PAY:
        return
    state = turn.position = state.clone()
    turn.cut = True
    while state.stack and next_decision(state)[0] == CHANCE:
        outcomes = legal(state)
        apply(state, outcomes[len(outcomes) // 2])
    turn.is_rated = False


def _finish(turn: Turn, seat: int, value: Value, memory: Memory, width: int) -> list[Turn]:
    """Finish the turn; return the best few ways if there are many."""
    going = [turn]
    done: list[Turn] = []
    for _ in range(_LONGEST):
        following: list[Turn] = []
        for current in going:
            _pass_draws(current, seat)
            if not _is_inside(current.position, seat):
                done.append(current)
                continue
            choices = worth_a_thought(current.position, seat, memory)
            if len(choices) == 1 and not _is_repeated(current, choices[0]):
                current.go_on(choices[0])
                following.append(current)
                continue
            for action in choices:
                if not _is_repeated(current, action):
                    following.append(_branch(current, action))
        if not following:
            break
        if len(following) > width:
            following.sort(key=lambda one: -one.rated(value))
            following = following[:width]
        going = following
    return done


def _is_repeated(turn: Turn, action: int) -> bool:
    """Return whether an action only repeats another order: food raises dice in one order only."""
    if KIND_OF[action] != RAISE or not turn.actions or KIND_OF[turn.actions[-1]] != RAISE:
        return False
    return not turn.cut and next_decision(turn.position)[1] == asked.FEED and action < turn.actions[-1]
