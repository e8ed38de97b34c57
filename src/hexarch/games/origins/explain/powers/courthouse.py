"""Courthouse: an unused die is changed for one of another colour from the supply."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import COLOUR_OF, SWAP
from hexarch.games.origins.explain.acting import freeman_absent
from hexarch.games.origins.explain.case import Case, colour_name
from hexarch.games.origins.explain.powers.reading import READINGS, Reading


def useless(case: Case, cell: int) -> Reason | None:
    supply = case.state.supply
    for die in case.player.freemen:
        if any(count for colour, count in enumerate(supply) if colour != COLOUR_OF[die]):
            return None
    return because("origins-nothing-to-swap", "OR-342")


def answer(case: Case, about: int) -> Reason | None:
    if case.kind != SWAP:
        return because("origins-asked-swap", "OR-342")
    die, colour = case.parts
    absent = freeman_absent(case, die)
    if absent is not None:
        return absent
    if colour == COLOUR_OF[die]:
        return because("origins-same-colour", "OR-342", colour=colour_name(colour))
    if not case.state.supply[colour]:
        return because("origins-colour-not-in-supply", "OR-342", colour=colour_name(colour))
    return None


READINGS["Courthouse"] = Reading(answer=answer, useless=useless, allows=SWAP)
