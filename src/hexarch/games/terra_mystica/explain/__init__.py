"""Why not? A second reading of the rules, written apart from `legal`: plain, slow, rule by rule.

`explain` looks at one action at a time and says why a seat may not do it now. It shares the
components and the state with the engine, but none of its questions: reach, prices, towns and
obligations are worked out again. So it is also the oracle against which `legal` is tested.
"""

from hexarch.games.terra_mystica.actions import ACTIONS
from hexarch.games.terra_mystica.explain.case import Reason, because, case_of
from hexarch.games.terra_mystica.explain.cult import steps_too_early
from hexarch.games.terra_mystica.explain.timing import refusal
from hexarch.games.terra_mystica.state import State

__all__ = ["Reason", "explain"]


def explain(state: State, seat: int, action: int) -> Reason | None:
    """None where the seat may do this now; else the reason why not."""
    if not 0 <= action < ACTIONS:
        return because("no-such-action")
    case = case_of(state, seat, action)
    return refusal(case) or steps_too_early(
        case,
        lambda other: refusal(other) is None,
        lambda: [case_of(state, seat, other) for other in range(ACTIONS)],
    )
