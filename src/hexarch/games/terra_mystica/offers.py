"""Power from structures: a building offers power to its neighbours, who take it for points or decline."""

from hexarch.core.rows import put
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import DECLINE_ID, MAX_OFFERS, TAKE_ID
from hexarch.games.terra_mystica.economy import gain_points, gain_power, power_room
from hexarch.games.terra_mystica.player import NEVER, Player
from hexarch.games.terra_mystica.state import OFFER, Offer, State
from hexarch.games.terra_mystica.towns import group_power


def make_offers(state: State, builder: int, hex_: int) -> None:
    """Record the offers of a building at the hex, in order from the builder's left."""
    near = state.links[hex_] & state.occupied & ~state.players[builder].built
    if not near:
        return
    state.events += 1
    could_gain = 0
    seats = state.setup.players
    for i in range(1, seats):
        seat = (builder + i) % seats
        player = state.players[seat]
        if not near & player.built:
            continue
        amount = group_power(state, seat, near & player.built)
        if state.journal is not None:
            state.journal.note(seat, src.OFFERED, amount, src.OFFER)
        if player.dropped:
            continue
        possible = min(amount, power_room(player))
        if possible or state.setup.deferred:
            state.offers.append((seat, builder, amount, possible, state.events, 0))
        if possible:
            could_gain += 1
    power = state.setup.powers[builder]
    if could_gain and power is not None and power.power_taken is not None:
        state.offer_events = (*state.offer_events, (state.events, could_gain, 0, 0))


def real_gain(player: Player, amount: int) -> int:
    """Return the power that accepting yields: limited by the bowls and by the points that pay for it."""
    return min(amount, power_room(player), player.points + 1)


def own_offers(state: State, seat: int) -> list[int]:
    """Return the indices of a seat's open offers, oldest first."""
    return [i for i, offer in enumerate(state.offers) if offer[0] == seat]


def answers(state: State, seat: int, legal: list[int]) -> None:
    mine = own_offers(state, seat)[:MAX_OFFERS]
    legal += [TAKE_ID + slot for slot, i in enumerate(mine) if not state.offers[i][5]]
    legal += [DECLINE_ID + slot for slot in range(len(mine))]


def close_own(state: State, seat: int) -> None:
    """Close the seat's open offers after a conversion: they can only be declined now."""
    for i, offer in enumerate(state.offers):
        if offer[0] == seat:
            state.offers[i] = (*offer[:5], 1)


def take(state: State, seat: int, slot: int) -> None:
    mine = own_offers(state, seat)
    for earlier in mine[:slot]:
        state.offers[earlier] = (*state.offers[earlier][:5], 1)
    accept(state, state.offers.pop(mine[slot]))


def decline(state: State, seat: int, slot: int) -> None:
    refuse(state, state.offers.pop(own_offers(state, seat)[slot]))


def accept(state: State, offer: Offer) -> None:
    seat, builder, amount, possible, event, _ = offer
    player = state.players[seat]
    if possible:
        _note_accepted(state, builder, event)
    gained = gain_power(state, seat, real_gain(player, amount), src.OFFER)
    if gained > 1:
        gain_points(state, seat, 1 - gained, src.OFFER)
    limit_offers(state, seat)
    _forget_events(state)


def refuse(state: State, offer: Offer) -> None:
    _, builder, _, possible, event, _ = offer
    if possible:
        _note_not_taken(state, builder, event, 1)
    _forget_events(state)


def _note_accepted(state: State, builder: int, event: int) -> None:
    for i, (number, waiting, declines, accepted) in enumerate(state.offer_events):
        if number == event and not accepted:
            events = state.offer_events
            state.offer_events = put(events, i, (number, waiting, declines, 1))
            power = state.setup.powers[builder]
            if power is not None and power.power_taken is not None and not state.players[builder].dropped:
                power.power_taken(state, builder)


def _note_not_taken(state: State, builder: int, event: int, declined: int) -> None:
    """Count one opponent fewer who could gain. Those without room for more power do not count as declining."""
    for i, (number, waiting, declines, accepted) in enumerate(state.offer_events):
        if number == event:
            waiting -= 1
            declines += declined
            events = state.offer_events
            state.offer_events = put(events, i, (number, waiting, declines, accepted))
            power = state.setup.powers[builder]
            gone = state.players[builder].dropped
            if not waiting and declines and power is not None and power.all_declined is not None and not gone:
                power.all_declined(state, builder)


def limit_offers(state: State, seat: int) -> None:
    """Reduce open offers to the room left in the bowls after power was gained or sacrificed."""
    room = power_room(state.players[seat])
    for i, offer in enumerate(state.offers):
        receiver, builder, amount, possible, event, closed = offer
        if receiver == seat and possible > room:
            state.offers[i] = (receiver, builder, amount, room, event, closed)
            if not room:
                _note_not_taken(state, builder, event, 0)


def _forget_events(state: State) -> None:
    if state.offer_events:
        open_events = {offer[4] for offer in state.offers}
        state.offer_events = tuple(entry for entry in state.offer_events if entry[0] in open_events)


def wished(state: State) -> tuple[int, int] | None:
    """Return (seat, action) if a standing answer applies to an open offer, else None."""
    asked = state.stack[-1] if state.stack else (-1, -1, 0)
    for offer in state.offers:
        seat, _, amount, _, _, closed = offer
        player = state.players[seat]
        if not state.setup.deferred and asked[:2] != (seat, OFFER):
            continue
        if not player.take_up_to and player.decline_above == NEVER:
            continue
        slot = own_offers(state, seat).index(state.offers.index(offer))
        gained = real_gain(player, amount)
        if closed or not gained or gained > player.decline_above:
            return seat, DECLINE_ID + slot
        if gained <= player.take_up_to:
            return seat, TAKE_ID + slot
    return None


def withdraw(state: State, seat: int) -> None:
    """Remove the open offers of a seat that has left. Offers at once count it as unable; deferred ones do not."""
    gone = [offer for offer in state.offers if offer[0] == seat]
    state.offers = [offer for offer in state.offers if offer[0] != seat]
    if not state.setup.deferred:
        for _, builder, _, possible, event, _ in gone:
            if possible:
                _note_not_taken(state, builder, event, 0)
    _forget_events(state)
