"""Capricorn: with a tower level one of the player's citizen dice below 6 may rise, but not on a seat of power."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import DICE, DONE, RAISE, UNUSED, VALUE_OF
from hexarch.games.origins.explain.case import Case, die_params
from hexarch.games.origins.explain.powers.reading import READINGS, Reading


def answer(case: Case, about: int) -> Reason | None:
    if case.kind == DONE:
        return None
    if case.kind != RAISE:
        return because("origins-asked-raise-by-two", "OR-305")
    where, die = case.parts
    if die >= DICE:
        return because("origins-only-citizens-rise", "OR-305")
    player = case.player
    if die not in (player.freemen if where == UNUSED else [place % DICE for place in player.placed]):
        return because("origins-no-such-die", "OR-305", "OR-306", **die_params(die))
    return because("origins-die-at-most", "OR-306", most=6) if VALUE_OF[die] == 6 else None


READINGS["Capricorn"] = Reading(answer=answer)
