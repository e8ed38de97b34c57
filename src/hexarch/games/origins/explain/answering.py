"""Questions that zodiac cards and buildings ask; the possible answers are in the card's or building's own file."""

from typing import Final

from hexarch.core.reason import Reason, because
from hexarch.games.origins.explain.case import Case, building_name
from hexarch.games.origins.explain.powers.reading import READINGS
from hexarch.games.origins.tables import BUILDINGS, ZODIAC

_NAMES: Final = (*ZODIAC, *BUILDINGS)


def answer(case: Case) -> Reason | None:
    """Check an answer to a question. Its argument is the number of the card or building + 64 * the detail."""
    about, number = divmod(case.about, 64)
    reading = READINGS[_NAMES[number]]
    return None if reading.answer is None else reading.answer(case, about)


def not_using(case: Case) -> Reason | None:
    """Return why something is not possible that only one building allows, while that building is not in use."""
    for kind, name in enumerate(BUILDINGS):
        if name in READINGS and READINGS[name].allows == case.kind:
            return because("origins-not-using", "OR-080", building=building_name(kind))
    return because("origins-no-ability-due", "OR-080")
