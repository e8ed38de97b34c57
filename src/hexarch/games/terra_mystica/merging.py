"""Runs of conversions in the one order in which the engine makes them."""

from collections.abc import Iterable

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, BURNS, KIND_OF, SPACE

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
