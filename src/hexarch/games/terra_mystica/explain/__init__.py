# Not compiled: reasons, written for clarity.
"""Why not? A second, independent implementation of the rules: plain, slow, rule by rule.

`explain` takes one action and says why a seat may not do it now. It shares the components and the state with the
engine, but none of its code: reach, prices, towns and obligations are computed again. This makes it the oracle
against which `legal` is tested.
"""

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.actions import ACTIONS
from hexarch.games.terra_mystica.explain.case import case_of
from hexarch.games.terra_mystica.explain.cult import too_early
from hexarch.games.terra_mystica.explain.timing import refusal
from hexarch.games.terra_mystica.state import State

__all__ = ["Reason", "explain"]


def explain(state: State, seat: int, action: int) -> Reason | None:
    """Return why the seat may not do this now; None if it may."""
    if not 0 <= action < ACTIONS:
        return because("no-such-action")
    case = case_of(state, seat, action)
    reason = refusal(case)
    if reason is not None or not state.setup.deferred:
        return reason
    early = too_early(case)
    return early if early is not None and _has_other_choice(state, seat) else None


def _has_other_choice(state: State, seat: int) -> bool:
    """Return whether the seat could do something else. If not, it may enter a space 10 that should wait."""
    others = (case_of(state, seat, action) for action in range(ACTIONS))
    return any(refusal(case) is None and too_early(case) is None for case in others)
