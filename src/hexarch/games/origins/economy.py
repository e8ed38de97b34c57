"""Gaining and paying. Gold may replace any basic resource; the payer decides how much.

A payment is a decision on top of what it pays for. It is only asked if more than one mix is possible.
"""

from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import GAIN_ID, PAY_ID, SPEND_ID
from hexarch.games.origins.player import Player
from hexarch.games.origins.state import GAIN, PAY, SPEND, State
from hexarch.games.origins.tables import FOOD, GOLD, STONE, WISDOM


def gain_points(state: State, seat: int, points: int, source: int) -> None:
    state.players[seat].points += points
    if state.journal is not None:
        state.journal.note(seat, src.POINTS, points, source)


def gain(state: State, seat: int, resource: int, amount: int, source: int) -> None:
    """Take a resource, or give it away with a negative amount."""
    player = state.players[seat]
    if resource == STONE:
        player.stone += amount
    elif resource == FOOD:
        player.food += amount
    elif resource == WISDOM:
        player.wisdom += amount
    else:
        player.gold += amount
    if state.journal is not None:
        state.journal.note(seat, resource, amount, source)


def note(state: State, seat: int, what: int, amount: int, source: int) -> None:
    """Record something in the journal that is not a resource."""
    if state.journal is not None:
        state.journal.note(seat, what, amount, source)


def stock(player: Player, resource: int) -> int:
    if resource == STONE:
        return player.stone
    if resource == FOOD:
        return player.food
    return player.wisdom if resource == WISDOM else player.gold


def can_pay(player: Player, stone: int, food: int, wisdom: int) -> bool:
    """Return whether the player's gold covers what is missing."""
    lacking = 0
    if stone > player.stone:
        lacking += stone - player.stone
    if food > player.food:
        lacking += food - player.food
    if wisdom > player.wisdom:
        lacking += wisdom - player.wisdom
    return lacking <= player.gold


def owe(state: State, seat: int, stone: int, food: int, wisdom: int, source: int) -> None:
    """Ask for a payment: wisdom, then food, then stone, each leaving the gold that the next ones need.

    The argument of each decision is resource + 4 * (amount + 16 * (gold to be left + 64 * source)).
    """
    player = state.players[seat]
    left = 0
    for resource, amount in ((STONE, stone), (FOOD, food), (WISDOM, wisdom)):
        if amount:
            state.stack.append((seat, PAY, resource + 4 * (amount + 16 * (left + 64 * source))))
            left += max(0, amount - stock(player, resource))


def gold_range(state: State, seat: int, argument: int) -> tuple[int, int]:
    """Return the least and the most gold that may be used in a payment."""
    player = state.players[seat]
    amount = argument >> 2 & 15
    least = max(0, amount - stock(player, argument & 3))
    return least, min(amount, player.gold - (argument >> 6 & 63))


def payments(state: State, seat: int, argument: int) -> list[int]:
    least, most = gold_range(state, seat, argument)
    return [PAY_ID + gold for gold in range(least, most + 1)]


def settle_payment(state: State) -> bool:
    """Make the payment on top if there is nothing to ask."""
    seat, _, argument = state.stack[-1]
    least, most = gold_range(state, seat, argument)
    if least < most and state.setup.ask_gold:
        return False
    pay(state, seat, least)
    return True


def pay(state: State, seat: int, gold: int) -> None:
    """Make the payment on top with so much gold."""
    argument = state.stack.pop()[2]
    source = argument >> 12
    gain(state, seat, argument & 3, gold - (argument >> 2 & 15), source)
    gain(state, seat, GOLD, -gold, source)


def owe_choice(state: State, seat: int, count: int, allowed: int, source: int) -> None:
    """Let the seat choose basic resources to gain, among a mask of them.

    They are chosen in the order of the mask, so that there is only one way to each mix. A mask of one resource
    leaves no choice: that much of it is gained when the decision is settled.
    The argument of the decision is the mask + 16 * (source + 32 * count).
    """
    if count:
        state.stack.append((seat, GAIN, allowed + 16 * (source + 32 * count)))


def gains(argument: int) -> list[int]:
    allowed = argument & 15
    return [GAIN_ID + resource for resource in range(3) if allowed >> resource & 1]


def settle_gain(state: State) -> bool:
    """Gain what is left of a choice if only one resource remains."""
    seat, _, argument = state.stack[-1]
    allowed = argument & 15
    if allowed & (allowed - 1):
        return False
    state.stack.pop()
    gain(state, seat, allowed.bit_length() - 1, argument >> 9, argument >> 4 & 31)
    return True


def choose_gain(state: State, seat: int, resource: int) -> None:
    argument = state.stack.pop()[2]
    allowed, source, count = argument & 15, argument >> 4 & 31, argument >> 9
    gain(state, seat, resource, 1, source)
    owe_choice(state, seat, count - 1, allowed >> resource << resource, source)


def offer_exchange(state: State, seat: int, gold: int, source: int) -> None:
    """Offer to spend a basic resource, or gold in its place, for gold. The argument is gold + 16 * source."""
    state.stack.append((seat, SPEND, gold + 16 * source))


def exchanges(player: Player) -> list[int]:
    return [SPEND_ID + resource for resource in range(4) if stock(player, resource)]


def exchange(state: State, seat: int, resource: int) -> None:
    argument = state.stack.pop()[2]
    gain(state, seat, resource, -1, argument >> 4)
    gain(state, seat, GOLD, argument & 15, argument >> 4)
