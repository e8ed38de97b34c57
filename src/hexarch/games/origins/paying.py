"""Actions together with their payments: without gold where that is possible, with gold as the alternative."""

from collections.abc import Iterable, Sequence
from typing import Final

from hexarch.core.game import NO_COMPOUNDS, Compounds, Merge
from hexarch.games.origins.actions import PAY_ID
from hexarch.games.origins.kinds import apply
from hexarch.games.origins.legal import legal
from hexarch.games.origins.state import PAY, State

MOST_WAYS: Final = 4


def compounds(start: State, seat: int, steps: Sequence[int]) -> Compounds:
    """Return the legal actions that are followed by a choice of gold, with the ways to pay, the least gold first.

    The state is the one before the first step of the draft.
    """
    now = _after(start, steps)
    if not now.stack or now.stack[-1][0] != seat or now.stack[-1][1] == PAY or not now.players[seat].gold:
        return NO_COMPOUNDS
    found: dict[int, list[Merge]] = {}
    for action in legal(now):
        after = _after(now, [action])
        if after.stack and after.stack[-1][:2] == (seat, PAY):
            ways = sorted(_payments(after, seat), key=lambda ids: (_gold(ids), ids))[:MOST_WAYS]
            found[action] = [Merge([*steps, action, *ids], [action, *ids]) for ids in ways]
    return found


def _payments(state: State, seat: int) -> list[list[int]]:
    """Return every way to make the payments on top."""
    if not state.stack or state.stack[-1][:2] != (seat, PAY):
        return [[]]
    return [[action, *more] for action in legal(state) for more in _payments(_after(state, [action]), seat)]


def _gold(ids: Iterable[int]) -> int:
    return sum(action - PAY_ID for action in ids)


def _after(state: State, actions: Iterable[int]) -> State:
    state = state.clone()
    state.journal = None
    for action in actions:
        apply(state, action)
    return state
