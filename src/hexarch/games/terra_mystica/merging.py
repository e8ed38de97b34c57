"""Sequences of conversions in the order in which the engine makes them."""

from collections.abc import Iterable, Sequence

from hexarch.core.game import Merge
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, BURNS, CONVERTS, KIND_OF, SPACE
from hexarch.games.terra_mystica.economy import POWER_RATES
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


def joined(start: State, seat: int, steps: Sequence[int], more: Sequence[int]) -> list[int] | None:
    """Return the steps with conversions added up all at once; None if that is not legal."""
    kept, run = last_run(steps)
    if not all(KIND_OF[action] in CONVERSIONS for action in more):
        return None
    merged = merge_conversions([*run, *more])
    return kept + merged if are_legal(after(start, seat, kept), seat, merged) else None


def merges(start: State, seat: int, steps: Sequence[int]) -> dict[int, Merge]:
    """Return conversions that are not legal after the steps, with the steps that result from merging them.

    Between two other actions the engine makes each kind once and in a fixed order; people convert in any order.
    """
    kept, run = last_run(steps)
    if not run:
        return {}
    before = after(start, seat, kept)
    now = after(before, seat, run)
    legal = set(legal_for(now, seat))
    found: dict[int, Merge] = {}
    for action in (*BURNS[-1], *(action for kind in CONVERTS for action in kind[-1])):
        for added in () if action in legal else ([action], _with_payment(now, seat, run, action)):
            merged = merge_conversions([*run, *added])
            if added and are_legal(before, seat, merged):
                found[action] = Merge(kept + merged, added)
                break
    return found


def last_run(steps: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the steps before the conversions at the end, and those conversions."""
    first = len(steps)
    while first and KIND_OF[steps[first - 1]] in CONVERSIONS:
        first -= 1
    return list(steps[:first]), list(steps[first:])


def _with_payment(now: State, seat: int, run: list[int], action: int) -> list[int]:
    """Return a sacrifice with the conversion that it pays for; empty if there is none.

    By the rulebook sacrificed power is spent at once, and only where there was too little. A sacrifice after
    conversions then enlarges the last conversion of power; where there is none, it becomes the cheapest good that
    uses it up.
    """
    if KIND_OF[action] != act.BURN:
        return []
    made = [ARGUMENT_OF[one] // act.MAX_CONVERT for one in reversed(run) if KIND_OF[one] == act.CONVERT]
    power = now.players[seat].bowl3
    for kind in [one for one in made if one in POWER_RATES][:1] or sorted(POWER_RATES, reverse=True):
        times, left = divmod(power + ARGUMENT_OF[action] + 1, POWER_RATES[kind])
        if power < POWER_RATES[kind] and times and not left and times <= act.MAX_CONVERT:
            return [action, SPACE.id(act.CONVERT, kind, times - 1)]
    return []


def after(state: State, seat: int, actions: Iterable[int]) -> State:
    """Return a copy to which the actions are applied; nothing is checked."""
    state = state.clone()
    state.journal = None
    for action in actions:
        apply_for(state, seat, action)
    return state


def are_legal(state: State, seat: int, actions: Iterable[int]) -> bool:
    """Return whether the actions are legal one after the other."""
    state = state.clone()
    for action in actions:
        if action not in legal_for(state, seat):
            return False
        apply_for(state, seat, action)
    return True
