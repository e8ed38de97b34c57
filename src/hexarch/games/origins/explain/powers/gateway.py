"""Gateway: one unused Freeman rises by up to 2, one step at a time."""

from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import DONE, RAISE, UNUSED
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.powers.reading import READINGS, Reading
from hexarch.games.origins.explain.training import nobody_rises, not_risable

FIRST_STEP: Final = 0


def useless(case: Case, cell: int) -> Reason | None:
    return nobody_rises(case)


def answer(case: Case, about: int) -> Reason | None:
    """Check an answer. The second step is about the die of the first, counted from 1."""
    if about and case.kind == DONE:
        return None
    if case.kind != RAISE:
        return because("origins-asked-raise-freeman", "OR-356")
    if about != FIRST_STEP and case.parts != (UNUSED, about - 1):
        return because("origins-same-freeman", "OR-356")
    return not_risable(case)


READINGS["Gateway"] = Reading(answer=answer, useless=useless)
