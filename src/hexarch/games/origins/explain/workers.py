"""New dice from the offers, and the Freemen of value 6 that come back."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import COLOUR_OF, DICE, VALUE_OF
from hexarch.games.origins.explain import asked
from hexarch.games.origins.explain.case import Case, colour_name, die_params, free_bases, powers_held, too_dear


def price_of_die(case: Case, space: int) -> int:
    """Return the wisdom a die costs; cards may lower it, but not below zero."""
    printed = case.setup.components.offer_wisdom[space]
    return max(0, printed - sum(power.wisdom_off for power in powers_held(case)))


def take(case: Case) -> Reason | None:
    """Check that a die of the offer can be taken: a free base, and its price unless it is free."""
    die = case.parts[0]
    if die not in case.state.offer:
        return because("origins-not-in-offer", "OR-178", **die_params(die))
    if not free_bases(case.player):
        return because("origins-no-base", "OR-091", "OR-183")
    if asked.taking(case).free:
        return None
    wisdom = price_of_die(case, case.state.offer.index(die))
    return too_dear(case, because("origins-die-price", "OR-179", "OR-309", **die_params(die)), wisdom=wisdom)


def take_none(case: Case) -> Reason | None:
    return None if asked.taking(case).optional else because("origins-asked-take", "OR-178", "OR-312", "OR-343")


def speaker(case: Case) -> Reason | None:
    value = case.parts[0] + 1
    if value in case.state.speakers:
        return None
    return because("origins-speaker-not-offered", "OR-192", value=value)


def take_back(case: Case) -> Reason | None:
    """Check that a Freeman of value 6 is taken back; only their order is a choice."""
    colour = case.parts[0]
    dice = [place % DICE for place in case.player.placed]
    if any(COLOUR_OF[die] == colour and VALUE_OF[die] == 6 for die in dice):
        return None
    return because("origins-none-to-take-back", "OR-224", "OR-226", colour=colour_name(colour))
