"""What plans need from the rules: the seat's next turn if the others are idle, open offers, and what is available."""

from hexarch.core.bits import members
from hexarch.core.game import CHANCE, OpenOffer
from hexarch.games.terra_mystica.actions import DECLINE_ID, MAX_OFFERS, TAKE_ID
from hexarch.games.terra_mystica.flow import ask_no_more, end_pass, settle
from hexarch.games.terra_mystica.offers import own_offers, real_gain
from hexarch.games.terra_mystica.state import OFFER, REST, SETUP, TURN, State
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, FAVOR_TILES, TOWN_TILES


def skip_others(state: State, seat: int) -> State | None:
    """Return a copy in which the seat is asked next because nobody else does anything until then.

    Others do not answer offers, and if the seat has passed, they pass without another card. Return None if chance
    decides something first, or if the seat is not asked again.
    """
    copy = state.clone()
    if copy.phase == SETUP:
        return copy if _ask_now(copy, seat) else None
    if copy.players[seat].dropped:
        return None
    while copy.stack and copy.stack[-1][0] not in (seat, CHANCE):
        _skip(copy, copy.stack[-1][0], copy.players[seat].passed)
        settle(copy)
    return copy if copy.stack and copy.stack[-1][0] == seat else None


def _ask_now(state: State, seat: int) -> bool:
    """Ask the seat's next choice of the set-up before those of others, which stay open."""
    if state.stack and state.stack[-1][0] == CHANCE:
        return False
    for i in range(len(state.stack) - 1, -1, -1):
        if state.stack[i][0] == seat:
            state.stack.append(state.stack.pop(i))
            return True
    return False


def _skip(state: State, other: int, ends_round: bool) -> None:
    is_turn = state.stack[-1][1] in (TURN, REST)
    ask_no_more(state, other)
    # Otherwise the next round, in which the seat is asked again, would never come.
    if is_turn and ends_round:
        end_pass(state, other)


def open_offers(state: State, seat: int) -> list[OpenOffer]:
    """Return the offers that the seat may answer now."""
    if not state.offers or (not state.setup.deferred and state.stack[-1][:2] != (seat, OFFER)):
        return []
    found: list[OpenOffer] = []
    for slot, i in enumerate(own_offers(state, seat)[:MAX_OFFERS]):
        _, builder, amount, _, _, closed = state.offers[i]
        gain = 0 if closed else real_gain(state.players[seat], amount)
        found.append(OpenOffer(builder, gain, max(gain - 1, 0), TAKE_ID + slot, DECLINE_ID + slot))
    return found


def is_turn(state: State, seat: int) -> bool:
    """Return whether the seat is asked next, and not only for the answer to an offer."""
    return bool(state.stack) and state.stack[-1][0] == seat and state.stack[-1][1] != OFFER


def available(state: State) -> list[str]:
    """Return the things that anybody may still take: power actions, cards, tiles, land without a building."""
    if not state.players:
        return []
    found = [f"power_action:{one.name}" for n, one in enumerate(BOARD.power_actions) if not state.actions_used >> n & 1]
    found += [f"card:{one.name}" for n, one in enumerate(BONUS_CARDS) if state.cards >> n & 1]
    found += [f"favor:{one.name}" for n, one in enumerate(FAVOR_TILES) if state.favors_left[n]]
    found += [f"town:{one.name}" for n, one in enumerate(TOWN_TILES) if state.towns_left[n]]
    land = 0
    for mask in state.terrain_masks:
        land |= mask
    names = state.setup.map.names
    return found + [f"hex:{names[hex_]}" for hex_ in members(land & ~state.occupied)]
