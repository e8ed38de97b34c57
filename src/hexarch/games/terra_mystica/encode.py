"""A position of Terra Mystica as numbers, as one seat may see it.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise. Everything on the table is open; only
the standing wishes of others are hidden, so no wish is written.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from hexarch.core.tensors import Asked, Tensor, bits, fill, hot, option_numbers, options_tensor
from hexarch.games.terra_mystica.options import Options
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

SCHEMA: Final = 2
"""Changes whenever the tensors do."""

ASKED: Final = Asked(DECISION_NAMES, argument_bits=8, depth=8)
MAX_OFFERS: Final = 24
ROUNDS: Final = 6
"""Larger tables play fewer."""
MANY: Final = 32767

_SPECIALS: Final = ("card spade", "card cult", "favor cult", "stronghold", "faction")
_COUNTED: Final = (
    "points",
    "coins",
    "workers",
    "priests",
    "priests_sent",
    "bowl1",
    "bowl2",
    "bowl3",
    "shipping",
    "digging",
    "keys",
    "cult_due",
    "bridges",
    "jump_range",
    "passed",
    "dropped",
)
_TURN: Final = (
    "spades",
    "any_site",
    "must_reach_home",
    "detour",
    "dug",
    "favors_due",
    "towns_due",
    "town_first",
    "bridges_due",
    "cult_leap",
    "free_dwellings",
    "free_trading_houses",
    "sandstorms",
    "trades_due",
    "stronghold_due",
    "burned",
)
_PHASES: Final = ("set-up", "actions", "rewards", "over")
_CARDS: Final = tuple(card.name for card in BONUS_CARDS)
_FAVORS: Final = tuple(tile.name for tile in FAVOR_TILES)
_TOWNS: Final = tuple(tile.name for tile in TOWN_TILES)
_SCORING: Final = tuple(tile.name for tile in SCORING_TILES)
_PLAYER: Final = (
    *_COUNTED,
    *BOARD.cults,
    *(f"step to 10 on {cult} lacked a key" for cult in BOARD.cults),
    *(f"key may go to {cult}" for cult in BOARD.cults),
    *(f"used: {name}" for name in _SPECIALS),
    *_FAVORS,
    *_TOWNS,
    *_CARDS,
    *FACTION_NAMES,
    *(f"dealt {colour}" for colour in BOARD.colours),
    "place in the order",
    "started the round",
    "passed first",
    "moves or moved last",
)
_TABLE: Final = (
    "round",
    *_PHASES,
    *_TURN,
    "next conversion",
    *(f"{action.name} used" for action in BOARD.power_actions),
    *(f"10 on {cult} taken" for cult in BOARD.cults),
    *(f"{name} free" for name in _CARDS),
    *(f"coins on {name}" for name in _CARDS),
    *(f"{name} left" for name in _FAVORS),
    *(f"{name} left" for name in _TOWNS),
)


@cache
def tensors(players: int) -> tuple[Tensor, ...]:
    """Return what `write` writes, in this order."""
    seats = tuple(f"seat +{i}" for i in range(players))
    planes = (
        *BOARD.terrains,
        "river",
        *BOARD.buildings,
        *(f"built by {seat}" for seat in seats),
        *(f"within reach of {seat}" for seat in seats),
        "in a town",
        "may take this action's dwelling",
        "first space of this action",
        "reached by a jump",
    )
    offer = (
        *(f"to {seat}" for seat in seats),
        *(f"from {seat}" for seat in seats),
        "power",
        "power that can be gained",
        "closed",
        "others who could gain",
        "declined",
        "accepted",
    )
    lot = (*FACTION_NAMES, *(f"bid of {seat}" for seat in seats), "points bid")
    return (
        Tensor("hexes", (len(planes), MAX_HEXES), 1, "planes over the hexes, numbered as in the actions", planes, 0),
        Tensor("players", (players, len(_PLAYER)), MANY, "what each seat has", _PLAYER),
        Tensor("bridges", (players, MAX_SPANS), 1, "whose bridge lies on each span"),
        Tensor("orders", (4, 4, players), 1, "who stands on each space of the four orders"),
        Tensor("scoring", (ROUNDS, len(_SCORING)), 1, "the scoring tile of each round", _SCORING),
        Tensor("table", (len(_TABLE),), MANY, "what belongs to nobody, and the turn of whoever acts", _TABLE),
        Tensor("offers", (MAX_OFFERS, len(offer)), MANY, "open offers of power, the oldest first", offer),
        ASKED.tensor(seats),
        Tensor("auction", (players, len(lot)), MANY, "factions drawn for the auction, and the highest bids", lot),
        options_tensor(Options),
    )


def write(state: State, seat: int, row: Any) -> None:
    """Fill a row of 16-bit numbers with what the seat may know, tensor after tensor."""
    count = state.setup.players
    seats = [(seat + i) % count for i in range(count)]
    planes = _planes(state, seats)
    packed = b"".join([mask.to_bytes(MAX_HEXES // 8, "little") for mask in planes])
    end = len(planes) * MAX_HEXES
    row[:end] = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
    numbers: list[int] = []
    for other in seats:
        _write_player(state, other, numbers)
    _write_board(state, seats, numbers)
    _write_table(state, numbers)
    _write_offers(state, seat, numbers)
    ASKED.write(state.stack, seat, count, numbers)
    for lot in range(count):
        bidder, points = state.bids[lot] if state.bids else (-1, -1)
        numbers += hot(len(FACTION_NAMES), state.lots[lot] if lot < len(state.lots) else -1)
        numbers += hot(count, (bidder - seat) % count if bidder >= 0 else -1)
        numbers.append(max(points, 0))
    numbers += option_numbers(state.setup.options)
    fill(row[end:], numbers)


def _planes(state: State, seats: list[int]) -> list[int]:
    """Return masks over the hexes; a seat has none before the factions are known."""
    found = [state.players[seat] for seat in seats] if state.players else []
    none = [0] * (len(seats) - len(found))
    kinds = [0] * len(BOARD.buildings)
    towns = 0
    for player in found:
        kinds[0] |= player.dwellings
        kinds[1] |= player.trading_houses
        kinds[2] |= player.temples
        kinds[3] |= player.strongholds
        kinds[4] |= player.sanctuaries
        towns |= player.towns | player.skips
    return [
        *state.terrain_masks,
        state.setup.map.river_mask,
        *kinds,
        *[player.built for player in found],
        *none,
        *[player.reach for player in found],
        *none,
        towns,
        state.buildable,
        1 << state.first_site if state.first_site >= 0 else 0,
        1 << state.jumped if state.jumped >= 0 else 0,
    ]


def _write_player(state: State, seat: int, numbers: list[int]) -> None:
    if state.players:
        _write_goods(state.players[seat], numbers)
    else:
        numbers += [0] * (len(_COUNTED) + 12 + len(_SPECIALS) + len(_FAVORS) + len(_TOWNS) + len(_CARDS))
    numbers += hot(len(FACTION_NAMES), state.picks[seat])
    numbers += hot(TERRAINS, state.colours[seat])
    numbers.append(state.order.index(seat))
    numbers += [int(state.start == seat), int(state.first_passed == seat), int(state.mover == seat)]


def _write_goods(player: Player, numbers: list[int]) -> None:
    numbers += [
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
        player.passed,
        player.dropped,
    ]
    numbers += player.cults
    numbers += bits(4, player.blocked)
    numbers += bits(4, player.key_choice)
    numbers += bits(len(_SPECIALS), player.used)
    numbers += bits(len(_FAVORS), player.favors)
    numbers += player.town_tiles
    numbers += hot(len(_CARDS), player.card)


def _write_board(state: State, seats: list[int], numbers: list[int]) -> None:
    """Write bridges, priests on the orders and scoring tiles."""
    count = len(seats)
    spans = [0] * (count * MAX_SPANS)
    for span, owner in state.bridges:
        spans[(owner - seats[0]) % count * MAX_SPANS + span] = 1
    numbers += spans
    for there in state.orders:
        numbers += hot(count, (there - 1 - seats[0]) % count if there else -1)
    for tile in state.scoring:
        numbers += hot(len(_SCORING), tile)
    numbers += [0] * (len(_SCORING) * (ROUNDS - len(state.scoring)))


def _write_table(state: State, numbers: list[int]) -> None:
    numbers.append(state.round)
    numbers += hot(len(_PHASES), state.phase)
    numbers += [
        state.spades,
        state.any_site,
        state.must_reach_home,
        state.detour,
        state.dug,
        state.favors_due,
        state.towns_due,
        state.town_first,
        state.bridges_due,
        state.cult_leap,
        state.free_dwellings,
        state.free_trading_houses,
        state.sandstorms,
        state.trades_due,
        state.stronghold_due,
        state.burned,
        state.converted + 1,
    ]
    numbers += bits(len(BOARD.power_actions), state.actions_used)
    numbers += bits(len(BOARD.cults), state.tops)
    numbers += bits(len(_CARDS), state.cards)
    numbers += state.card_coins
    numbers += state.favors_left
    numbers += state.towns_left


def _write_offers(state: State, seat: int, numbers: list[int]) -> None:
    count = state.setup.players
    for offer in state.offers[:MAX_OFFERS]:
        _write_offer(state, seat, offer, numbers)
    numbers += [0] * ((2 * count + 6) * (MAX_OFFERS - len(state.offers[:MAX_OFFERS])))


def _write_offer(state: State, seat: int, offer: Offer, numbers: list[int]) -> None:
    count = state.setup.players
    receiver, builder, amount, possible, event, closed = offer
    numbers += hot(count, (receiver - seat) % count)
    numbers += hot(count, (builder - seat) % count)
    numbers += [amount, possible, closed]
    answered = next((entry[1:] for entry in state.offer_events if entry[0] == event), (0, 0, 0))
    numbers += answered


def group(state: State, seat: int) -> str:
    """Return the group that a seat is compared with: its faction."""
    return state.setup.factions[seat].name if state.setup.factions else ""


def figures(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has at the start of a round, by name."""
    player = state.players[seat]
    return {
        **{name: int(getattr(player, name)) for name in _COUNTED if name not in ("passed", "cult_due")},
        "power": player.bowl2 + 2 * player.bowl3,
        "dwellings": player.dwellings.bit_count(),
        "trading_houses": player.trading_houses.bit_count(),
        "temples": player.temples.bit_count(),
        "strongholds": player.strongholds.bit_count(),
        "sanctuaries": player.sanctuaries.bit_count(),
        "large_buildings": int(bool(player.temples | player.strongholds | player.sanctuaries)),
        **dict(zip(BOARD.cults, player.cults, strict=True)),
        "favor_tiles": player.favors.bit_count(),
        "towns": sum(player.town_tiles),
    }
