"""Runs of conversions in the one order in which the engine makes them."""

from collections.abc import Iterable, Sequence

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, BURNS, CONVERTS, KIND_OF, SPACE
from hexarch.games.terra_mystica.kinds import apply_for
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.state import State

CONVERSIONS = frozenset((act.BURN, act.CONVERT))


def merge_conversions(actions: Iterable[int]) -> list[int]:
    """Return sacrifices and conversions with the same sum, each kind once and in the engine's order."""
    burned = 0
    totals = [0] * act.CONVERSIONS
    for action in actions:
        if KIND_OF[action] == act.BURN:
            burned += ARGUMENT_OF[action] + 1
        else:
            totals[ARGUMENT_OF[action] // act.MAX_CONVERT] += ARGUMENT_OF[action] % act.MAX_CONVERT + 1
    full, left = divmod(burned, len(BURNS[-1]))
    merged = [BURNS[-1][-1]] * full + ([BURNS[-1][left - 1]] if left else [])
    for kind, times in enumerate(totals):
        full, left = divmod(times, act.MAX_CONVERT)
        merged += [SPACE.id(act.CONVERT, kind, act.MAX_CONVERT - 1)] * full
        if left:
            merged.append(SPACE.id(act.CONVERT, kind, left - 1))
    return merged


def merges(start: State, seat: int, steps: Sequence[int]) -> dict[int, list[int]]:
    """Return conversions that are not legal after the steps, with the steps that result from merging them.

    The engine makes each kind once and in one order between two other actions; people convert as they think of it.
    """
    first = len(steps)
    while first and KIND_OF[steps[first - 1]] in CONVERSIONS:
        first -= 1
    kept, run = list(steps[:first]), steps[first:]
    if not run:
        return {}
    before = _after(start, seat, kept)
    legal = set(legal_for(_after(before, seat, run), seat))
    found: dict[int, list[int]] = {}
    for action in (*BURNS[-1], *(action for kind in CONVERTS for action in kind[-1])):
        merged = merge_conversions([*run, action])
        if action not in legal and _are_legal(before, seat, merged):
            found[action] = kept + merged
    return found


def _after(state: State, seat: int, actions: Iterable[int]) -> State:
    state = state.clone()
    state.journal = None
    for action in actions:
        apply_for(state, seat, action)
    return state


def _are_legal(state: State, seat: int, actions: Iterable[int]) -> bool:
    state = state.clone()
    for action in actions:
        if action not in legal_for(state, seat):
            return False
        apply_for(state, seat, action)
    return True
