"""Closing a district: who is put on the seat of power, which card is scored, which abilities are used."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.explain import asked
from hexarch.games.origins.explain.abilities import useless_tile
from hexarch.games.origins.explain.acting import freeman_absent
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.ground import CORNERS, beside, fits


def close_with(case: Case) -> Reason | None:
    return freeman_absent(case, case.parts[0])


def match(case: Case) -> Reason | None:
    """Check that the card is on display and the district shows its pattern."""
    number, setup = case.parts[0], case.setup
    if number not in case.state.districts:
        return because("origins-district-not-displayed", "OR-197", number=number + 1)
    if not fits(setup.cards[number], case.player.city, case.about, setup.colour_of):
        return because("origins-no-match", "OR-198", "OR-199", number=number + 1)
    return None


def use(case: Case) -> Reason | None:
    """Check that the tile is activated and not used yet; the decision says which tiles of the block are."""
    place = case.parts[0]
    cell, still = asked.activation(case)
    if not still >> place & 1:
        return because("origins-not-activated", "OR-080", "OR-204")
    return useless_tile(case, beside(cell, CORNERS[place]))
