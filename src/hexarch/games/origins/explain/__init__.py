# Not compiled: reasons, written for clarity.
"""Why not? A second, independent implementation of the rules: plain, slow, rule by rule.

`explain` takes one action and says why a seat may not do it now. It shares the components and the state with the
engine, but none of its code: prices, places in a city, patterns and what an ability would bring are computed again.
This makes it the oracle against which `legal` is tested.
"""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import ACTIONS
from hexarch.games.origins.explain.case import case_of
from hexarch.games.origins.explain.powers.load import load_readings
from hexarch.games.origins.explain.timing import refusal
from hexarch.games.origins.state import State

__all__ = ["Reason", "explain"]

load_readings()


def explain(state: State, seat: int, action: int) -> Reason | None:
    """Return why the seat may not do this now; None if it may."""
    if not 0 <= action < ACTIONS:
        return because("origins-no-such-action")
    return refusal(case_of(state, seat, action))
