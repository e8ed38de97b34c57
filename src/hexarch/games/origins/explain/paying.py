"""Payments in which gold replaces resources, resources of choice, and the exchange for gold."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.explain import asked
from hexarch.games.origins.explain.case import Case, resource_name
from hexarch.games.origins.player import Player
from hexarch.games.origins.state import PAY
from hexarch.games.origins.tables import RESOURCES


def stock(player: Player, resource: int) -> int:
    return (player.stone, player.food, player.wisdom, player.gold)[resource]


def pay(case: Case) -> Reason | None:
    """Check a payment: gold may replace any part of the price if enough is left for the rest."""
    gold, player = case.parts[0], case.player
    resource, amount = asked.payment(case.about)
    name, have = resource_name(resource), stock(player, resource)
    if gold > amount:
        return because("origins-pay-too-much", "OR-063", resource=name, amount=amount)
    if gold < amount - have:
        return because("origins-pay-too-little", "OR-063", resource=name, amount=amount, have=have, least=amount - have)
    if gold > player.gold:
        return because("origins-pay-no-gold", "OR-063", gold=player.gold)
    needed = _gold_for_the_rest(case)
    if gold > player.gold - needed:
        return because("origins-pay-leaves-too-little", "OR-063", gold=player.gold, needed=needed)
    return None


def _gold_for_the_rest(case: Case) -> int:
    """Return the gold that the other parts of the price need; they are right below on the stack."""
    needed = 0
    for seat, kind, argument in case.state.stack[-2::-1]:
        if (seat, kind) != (case.seat, PAY):
            break
        resource, amount = asked.payment(argument)
        needed += max(0, amount - stock(case.player, resource))
    return needed


def gain(case: Case) -> Reason | None:
    """Check a chosen gain: basic resources are named in the order stone, food, wisdom."""
    resource, allowed = case.parts[0], asked.gains(case)
    if allowed >> resource & 1:
        return None
    if any(allowed >> later & 1 for later in range(resource + 1, len(RESOURCES))):
        return because("origins-gain-order", "OR-067", resource=resource_name(resource))
    return because("origins-not-among-gains", "OR-336", resource=resource_name(resource))


def spend(case: Case) -> Reason | None:
    resource = case.parts[0]
    if stock(case.player, resource):
        return None
    return because("origins-none-to-spend", "OR-144", resource=resource_name(resource))
