"""At a site: the main actions, the bonus action, and in the solo mode the sites that rise."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import ARCHON, COLOUR_OF, DICE, VALUE_OF
from hexarch.games.origins.explain import asked
from hexarch.games.origins.explain.case import Case, card_with, colour_name, powers_held, site_name
from hexarch.games.origins.explain.effects import impossible
from hexarch.games.origins.tables import SITES


def main(case: Case) -> Reason | None:
    """Check that one of the two main actions is left; a Freeman of value 6 may take both."""
    which, visit = case.parts[0], asked.visit(case)
    if visit.mains >> which & 1:
        return because("origins-main-used", "OR-112", "OR-118")
    is_six = visit.worker < DICE and VALUE_OF[visit.worker] == 6
    if visit.mains and not is_six:
        return because("origins-one-main", "OR-112", "OR-118", "OR-120")
    return impossible(case, case.setup.mains[visit.site][which])


def leave(case: Case) -> Reason | None:
    """Check that no main action is possible; one has to be taken if it is."""
    visit = asked.visit(case)
    if visit.mains or all(impossible(case, effect) is not None for effect in case.setup.mains[visit.site]):
        return None
    return because("origins-main-due", "OR-112", site=site_name(visit.site))


def bonus(case: Case) -> Reason | None:
    tile = case.state.bonus_tiles[asked.visit(case).site]
    return _no_bonus(case, tile) or impossible(case, case.setup.bonus[tile])


def bonus_as_gold(case: Case) -> Reason | None:
    tile = case.state.bonus_tiles[asked.visit(case).site]
    if any(power.bonus_gold for power in powers_held(case)):
        return _no_bonus(case, tile)
    return because("origins-no-bonus-gold", "OR-303", card=card_with(case, "bonus_gold"))


def _no_bonus(case: Case, tile: int) -> Reason | None:
    """Check that the worker has the colour of the bonus tile."""
    visit, colour = asked.visit(case), colour_name(tile)
    if visit.bonus:
        return because("origins-bonus-used", "OR-113")
    if visit.worker == ARCHON:
        if tile in case.player.advisors:
            return None
        return because("origins-archon-lacks-colour", "OR-117", colour=colour)
    if visit.worker >= DICE:
        return because("origins-speaker-has-no-colour", "OR-116", colour=colour)
    own = COLOUR_OF[visit.worker]
    if own == tile:
        return None
    return because("origins-other-colour", "OR-113", "OR-304", colour=colour, own=colour_name(own))


def rise(case: Case) -> Reason | None:
    """Check that the site is a neighbour of the visited one and not at 6 (solo)."""
    neighbour, site = case.parts[0], case.about
    if abs(neighbour - site) != 1:
        return because("origins-no-neighbour", "OR-282", "OR-283", site=site_name(site))
    if case.state.ships[neighbour] == 6:
        return because("origins-neighbour-at-six", "OR-284", site=site_name(neighbour))
    return None


def raise_none(case: Case) -> Reason | None:
    """Check that every neighbour is at 6 (solo)."""
    site = case.about
    neighbours = [other for other in (site - 1, site + 1) if 0 <= other < SITES]
    if all(case.state.ships[other] == 6 for other in neighbours):
        return None
    return because("origins-asked-rise", "OR-282", "OR-285")


def hold(case: Case) -> Reason | None:
    return None if case.player.tokens else because("origins-no-token", "OR-286")
