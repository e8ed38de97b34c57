"""Cavalry field: besides its move, goods for each player with less military strength."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.explain.case import Case
from hexarch.games.origins.explain.powers.reading import READINGS, Reading


def useless(case: Case, cell: int) -> Reason | None:
    """Return why the ability does nothing. The other disc of the solo mode does not count as a player."""
    spaces = case.state.military
    rivals = [space for disc, space in enumerate(spaces) if disc < case.options.players]
    if case.options.rival_disc == "strength":
        rivals = list(spaces)
    if any(space < spaces[case.seat] for space in rivals):
        return None
    return because("origins-nobody-weaker", "OR-135", "OR-336")


READINGS["Cavalry field"] = Reading(useless=useless)
