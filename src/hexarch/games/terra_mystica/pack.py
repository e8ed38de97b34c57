"""A position of Terra Mystica as bytes, as one seat may see it. `encode.tensors` says what they mean.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise. Everything on the table is open; only
the standing wishes of others are hidden, so no wish is written.
"""

from functools import lru_cache
from typing import Any, Final

from hexarch.core.aliases import Ints
from hexarch.core.packing import AskedPacker, hots, masks
from hexarch.core.tensors import option_numbers
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import DECISION_NAMES, Offer, State
from hexarch.games.terra_mystica.tables import (
    BOARD,
    BONUS_CARDS,
    FACTION_NAMES,
    FAVOR_TILES,
    MAX_HEXES,
    MAX_SPANS,
    SCORING_TILES,
    TERRAINS,
    TOWN_TILES,
)

MAX_OFFERS: Final = 24
ROUNDS: Final = 6
"""Larger tables play fewer."""
ARGUMENT_BITS: Final = 8
DEPTH: Final = 8
MOST_SEATS: Final = 7
SPECIALS: Final = 5
PHASES: Final = 4
COUNTED: Final = 16

_ASKED: Final = AskedPacker(len(DECISION_NAMES), ARGUMENT_BITS, DEPTH, MOST_SEATS)
_BYTES: Final = MAX_HEXES // 8
_SEAT: Final = [hots(players) for players in range(MOST_SEATS + 1)]
_FACTION: Final = hots(len(FACTION_NAMES))
_COLOUR: Final = hots(TERRAINS)
_CARD: Final = hots(len(BONUS_CARDS))
_SCORING: Final = hots(len(SCORING_TILES))
_PHASE: Final = hots(PHASES)
_CULT_BITS: Final = masks(len(BOARD.cults))
_SPECIAL_BITS: Final = masks(SPECIALS)
_FAVOR_BITS: Final = masks(len(FAVOR_TILES))
_CARD_BITS: Final = masks(len(BONUS_CARDS))
_ACTION_BITS: Final = masks(len(BOARD.power_actions))
_NO_GOODS: Final = bytes(COUNTED + 12 + SPECIALS + len(FAVOR_TILES) + len(TOWN_TILES) + len(BONUS_CARDS))


def pack(state: State, seat: int) -> tuple[bytes, list[Any]]:
    """Return the planes over the hexes, a bit for each hex, and all other numbers as parts for `packing.join`."""
    count = state.setup.players
    seats = [(seat + i) % count for i in range(count)]
    parts: list[Any] = []
    for other in seats:
        _pack_player(state, other, parts)
    _pack_board(state, seat, parts)
    _pack_table(state, parts)
    _pack_offers(state, seat, parts)
    _ASKED.pack(state.stack, seat, count, parts)
    _pack_auction(state, seat, parts)
    parts.append(option_numbers(state.setup.options))
    return _planes(state, seats), parts


def _planes(state: State, seats: list[int]) -> bytes:
    """Return masks over the hexes; a seat has none before the factions are known."""
    dwellings = trading_houses = temples = strongholds = sanctuaries = towns = 0
    built: list[bytes] = []
    reach: list[bytes] = []
    for seat in seats if state.players else []:
        player = state.players[seat]
        dwellings |= player.dwellings
        trading_houses |= player.trading_houses
        temples |= player.temples
        strongholds |= player.strongholds
        sanctuaries |= player.sanctuaries
        towns |= player.towns | player.skips
        built.append(player.built.to_bytes(_BYTES, "little"))
        reach.append(player.reach.to_bytes(_BYTES, "little"))
    if not built:
        built = reach = [bytes(_BYTES * len(seats))]
    first = 1 << state.first_site if state.first_site >= 0 else 0
    jumped = 1 << state.jumped if state.jumped >= 0 else 0
    before = (*state.terrain_masks, state.setup.map.river_mask, dwellings, trading_houses, temples, strongholds)
    return b"".join(
        [
            *[mask.to_bytes(_BYTES, "little") for mask in before],
            sanctuaries.to_bytes(_BYTES, "little"),
            *built,
            *reach,
            *[mask.to_bytes(_BYTES, "little") for mask in (towns, state.buildable, first, jumped)],
        ]
    )


def _pack_player(state: State, seat: int, parts: list[Any]) -> None:
    if state.players:
        _pack_goods(state.players[seat], parts)
    else:
        parts.append(_NO_GOODS)
    parts.append(_FACTION[state.picks[seat]])
    parts.append(_COLOUR[state.colours[seat]])
    parts.append(
        (
            state.order.index(seat),
            int(state.start == seat),
            int(state.first_passed == seat),
            int(state.mover == seat),
        )
    )


def _pack_goods(player: Player, parts: list[Any]) -> None:
    parts.append(
        (
            player.points,
            player.coins,
            player.workers,
            player.priests,
            player.priests_sent,
            player.bowl1,
            player.bowl2,
            player.bowl3,
            player.shipping,
            player.digging,
            player.keys,
            player.cult_due,
            player.bridges,
            player.jump_range,
            int(player.passed),
            int(player.dropped),
        )
    )
    parts.append(player.cults)
    parts.append(_CULT_BITS[player.blocked])
    parts.append(_CULT_BITS[player.key_choice])
    parts.append(_SPECIAL_BITS[player.used])
    parts.append(_FAVOR_BITS[player.favors])
    parts.append(player.town_tiles)
    parts.append(_CARD[player.card])


def _pack_board(state: State, seat: int, parts: list[Any]) -> None:
    """Write bridges, priests on the orders and scoring tiles."""
    count = state.setup.players
    spans = bytearray(count * MAX_SPANS)
    for span, owner in state.bridges:
        spans[(owner - seat) % count * MAX_SPANS + span] = 1
    parts.append(bytes(spans))
    parts.append(_orders(state.orders, seat, count))
    parts.append(_scoring(state.scoring))


# Both change seldom: a look into a cache costs less than putting them together.
@lru_cache(maxsize=4096)
def _orders(orders: Ints, seat: int, count: int) -> bytes:
    one = _SEAT[count]
    return b"".join([one[(there - 1 - seat) % count if there else -1] for there in orders])


@lru_cache(maxsize=4096)
def _scoring(tiles: Ints) -> bytes:
    return b"".join([_SCORING[tile] for tile in tiles]) + bytes(len(SCORING_TILES) * (ROUNDS - len(tiles)))


def _pack_table(state: State, parts: list[Any]) -> None:
    parts.append((state.round,))
    parts.append(_PHASE[state.phase])
    parts.append(
        (
            int(state.spades),
            int(state.any_site),
            int(state.must_reach_home),
            int(state.detour),
            int(state.dug),
            int(state.favors_due),
            int(state.towns_due),
            int(state.town_first),
            int(state.bridges_due),
            int(state.cult_leap),
            int(state.free_dwellings),
            int(state.free_trading_houses),
            int(state.sandstorms),
            int(state.trades_due),
            int(state.stronghold_due),
            int(state.burned),
            state.converted + 1,
        )
    )
    parts.append(_ACTION_BITS[state.actions_used])
    parts.append(_CULT_BITS[state.tops])
    parts.append(_CARD_BITS[state.cards])
    parts.append(state.card_coins + state.favors_left + state.towns_left)


def _pack_offers(state: State, seat: int, parts: list[Any]) -> None:
    count = state.setup.players
    told = state.offers[:MAX_OFFERS]
    for offer in told:
        _pack_offer(state, seat, offer, parts)
    parts.append(bytes((2 * count + 6) * (MAX_OFFERS - len(told))))


def _pack_offer(state: State, seat: int, offer: Offer, parts: list[Any]) -> None:
    count = state.setup.players
    receiver, builder, amount, possible, event, closed = offer
    parts.append(_SEAT[count][(receiver - seat) % count])
    parts.append(_SEAT[count][(builder - seat) % count])
    parts.append((amount, possible, int(closed)))
    for number, others, declined, accepted in state.offer_events:
        if number == event:
            parts.append((others, declined, accepted))
            return
    parts.append(bytes(3))


def _pack_auction(state: State, seat: int, parts: list[Any]) -> None:
    count = state.setup.players
    if not state.lots and not state.bids:
        parts.append(bytes(count * (len(FACTION_NAMES) + count + 1)))
        return
    for lot in range(count):
        bidder, points = state.bids[lot] if state.bids else (-1, -1)
        parts.append(_FACTION[state.lots[lot] if lot < len(state.lots) else -1])
        parts.append(_SEAT[count][(bidder - seat) % count if bidder >= 0 else -1])
        parts.append((max(points, 0),))
