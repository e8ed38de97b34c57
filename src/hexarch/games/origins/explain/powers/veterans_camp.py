"""Veterans' camp: points for an unused red Freeman, whose value then drops."""

from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import COLOUR_OF, VALUE_OF, WITH
from hexarch.games.origins.explain.acting import freeman_absent
from hexarch.games.origins.explain.case import Case, colour_name
from hexarch.games.origins.explain.powers.reading import READINGS, Reading
from hexarch.games.origins.tables import COLOURS

RED: Final = COLOURS.index("red")


def useless(case: Case, cell: int) -> Reason | None:
    if any(_no_veteran(case, die) is None for die in case.player.freemen):
        return None
    return because("origins-no-veteran", "OR-338", colour=colour_name(RED))


def answer(case: Case, about: int) -> Reason | None:
    if case.kind != WITH:
        return because("origins-asked-veteran", "OR-338", colour=colour_name(RED))
    return freeman_absent(case, case.parts[0]) or _no_veteran(case, case.parts[0])


def _no_veteran(case: Case, die: int) -> Reason | None:
    if COLOUR_OF[die] != RED:
        return because("origins-asked-veteran", "OR-338", colour=colour_name(RED))
    if VALUE_OF[die] == 1 and not case.options.veterans_of_one:
        return because("origins-veteran-of-one", "OR-338")
    return None


READINGS["Veterans' camp"] = Reading(answer=answer, useless=useless)
