"""Sagittarius: the die just taken may rise by 1, a citizen die up to 6 and a Speaker up to 5."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import DICE, DONE, RAISE, UNUSED, VALUE_OF
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.powers.reading import READINGS, Reading


def answer(case: Case, taken: int) -> Reason | None:
    if case.kind == DONE:
        return None
    if case.kind != RAISE:
        return because("origins-asked-raise-new-die", "OR-301")
    if case.parts != (UNUSED, taken):
        return because("origins-only-new-die", "OR-301")
    most = 6 if taken < DICE else 5
    return because("origins-die-at-most", "OR-302", most=most) if VALUE_OF[taken] >= most else None


READINGS["Sagittarius"] = Reading(answer=answer)
