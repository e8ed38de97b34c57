"""A position of Terra Mystica as bytes, as one seat may see it. `encode.tensors` says what they mean.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise. Everything on the table is open; only
the standing answers of others are hidden, so no standing answer is written.
"""

from typing import Any, Final

from hexarch.core.packing import AskedPacker, hots, joined, masks
from hexarch.core.tensors import option_numbers
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.setup import Setup
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
# Larger tables play fewer.
ROUNDS: Final = 6
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
_NO_HEXES: Final = bytes(_BYTES)
# A seat's place in the order; whether it started the round, passed first, and moved last.
_PLACE: Final = [
    bytes((place, flags & 1, flags >> 1 & 1, flags >> 2)) for place in range(MOST_SEATS) for flags in range(8)
]


class Packer:
    """Writes the observations of one table, in any order of positions; similar ones in a row cost least."""

    def __init__(self) -> None:
        self.setup: Setup | None = None

    def pack(self, state: State, seat: int) -> tuple[bytes, Any]:
        """Return the planes over the hexes, a bit for each hex, and all other numbers as one part."""
        if state.setup is not self.setup:
            self._begin(state.setup)
        count = self.count
        parts: list[Any] = []
        for i in range(count):
            self._pack_player(state, (seat + i) % count, parts)
        self._pack_board(state, seat, parts)
        self._pack_table(state, parts)
        if state.offers:
            _pack_offers(state, seat, parts)
        else:
            parts.append(self.no_offers)
        _ASKED.pack(state.stack, seat, count, parts)
        if state.lots or state.bids:
            _pack_auction(state, seat, parts)
        else:
            parts.append(self.no_auction)
        parts.append(self.options)
        return self._planes(state, seat), joined(parts)

    def _begin(self, setup: Setup) -> None:
        """Clear the cache: this is another table, or its factions are known now."""
        self.setup = setup
        self.count = count = setup.players
        self.options = option_numbers(setup.options)
        self.river = setup.map.river_mask.to_bytes(_BYTES, "little")
        self.no_offers = bytes((2 * count + 6) * MAX_OFFERS)
        self.no_auction = bytes(count * (len(FACTION_NAMES) + count + 1))
        # The cached parts, by seat or one for the table: the values first, then what was written for them.
        self.goods_of: list[Any] = [None] * count
        self.goods: list[Any] = [None] * count
        self.holdings_of: list[Any] = [None] * count
        self.holdings: list[Any] = [None] * count
        self.board_of: list[Any] = [None] * count
        self.board: list[bytes] = [b""] * count
        self.turn_of: Any = None
        self.turn: Any = b""
        self.table_of: Any = None
        self.table: Any = b""
        self.built_of: list[Any] = [None] * count
        self.built: list[bytes] = [_NO_HEXES] * count
        self.reach: list[bytes] = [_NO_HEXES] * count
        self.buildings: bytes = bytes(5 * _BYTES)
        self.towns: bytes = _NO_HEXES
        self.terrain_of: Any = None
        self.terrain: bytes = b""
        self.action_of: Any = None
        self.action: bytes = b""
        self.planes: list[bytes] = [b""] * count
        """Of each seat that was an observer since the last change."""

    def _planes(self, state: State, seat: int) -> bytes:
        """Return masks over the hexes; a seat has none before the factions are known."""
        is_changed = self._see_buildings(state)
        if state.terrain_masks is not self.terrain_of:
            is_changed = True
            self.terrain_of = state.terrain_masks
            self.terrain = b"".join([mask.to_bytes(_BYTES, "little") for mask in state.terrain_masks]) + self.river
        action = (state.first_site, state.jumped, state.buildable)
        if action != self.action_of:
            is_changed = True
            self.action_of = action
            first = 1 << state.first_site if state.first_site >= 0 else 0
            jumped = 1 << state.jumped if state.jumped >= 0 else 0
            self.action = b"".join([mask.to_bytes(_BYTES, "little") for mask in (state.buildable, first, jumped)])
        if is_changed:
            self.planes = [b""] * self.count
        if not self.planes[seat]:
            built, reach = self.built[seat:] + self.built[:seat], self.reach[seat:] + self.reach[:seat]
            self.planes[seat] = b"".join([self.terrain, self.buildings, *built, *reach, self.towns, self.action])
        return self.planes[seat]

    def _see_buildings(self, state: State) -> bool:
        """Write buildings, reach and towns again if those of a seat have changed; return whether they have."""
        is_changed = False
        for seat, player in enumerate(state.players):
            seen = (
                player.dwellings,
                player.trading_houses,
                player.temples,
                player.strongholds,
                player.sanctuaries,
                player.towns,
                player.skips,
                player.built,
                player.reach,
            )
            if seen != self.built_of[seat]:
                self.built_of[seat] = seen
                self.built[seat] = player.built.to_bytes(_BYTES, "little")
                self.reach[seat] = player.reach.to_bytes(_BYTES, "little")
                is_changed = True
        if is_changed:
            dwellings = trading_houses = temples = strongholds = sanctuaries = towns = 0
            for player in state.players:
                dwellings |= player.dwellings
                trading_houses |= player.trading_houses
                temples |= player.temples
                strongholds |= player.strongholds
                sanctuaries |= player.sanctuaries
                towns |= player.towns | player.skips
            planes = (dwellings, trading_houses, temples, strongholds, sanctuaries)
            self.buildings = b"".join([mask.to_bytes(_BYTES, "little") for mask in planes])
            self.towns = towns.to_bytes(_BYTES, "little")
        return is_changed

    def _pack_player(self, state: State, seat: int, parts: list[Any]) -> None:
        pick, colour = state.picks[seat], state.colours[seat]
        if state.players:
            player = state.players[seat]
            goods = _goods(player)
            if goods != self.goods_of[seat]:
                self.goods_of[seat] = goods
                self.goods[seat] = joined([goods])
            parts.append(self.goods[seat])
            holdings = _holdings(player, pick, colour)
            if holdings != self.holdings_of[seat]:
                self.holdings_of[seat] = holdings
                self.holdings[seat] = _packed_holdings(player, pick, colour)
            parts.append(self.holdings[seat])
        else:
            parts.append(_NO_GOODS + _FACTION[pick] + _COLOUR[colour])
        flags = int(state.start == seat) | int(state.first_passed == seat) << 1 | int(state.mover == seat) << 2
        parts.append(_PLACE[state.order.index(seat) << 3 | flags])

    def _pack_board(self, state: State, seat: int, parts: list[Any]) -> None:
        """Write bridges, priests on the orders and scoring tiles."""
        board = (state.bridges, state.orders, state.scoring)
        if board != self.board_of[seat]:
            self.board_of[seat] = board
            self.board[seat] = _packed_board(state, seat)
        parts.append(self.board[seat])

    def _pack_table(self, state: State, parts: list[Any]) -> None:
        turn = _turn(state)
        if turn != self.turn_of:
            self.turn_of = turn
            self.turn = joined([(state.round,), _PHASE[state.phase], turn[2:]])
        parts.append(self.turn)
        table = (
            state.actions_used,
            state.tops,
            state.cards,
            state.card_coins,
            state.favors_left,
            state.towns_left,
        )
        if table != self.table_of:
            self.table_of = table
            self.table = _packed_table(state)
        parts.append(self.table)


def _goods(player: Player) -> Any:
    """Return the numbers of a seat that change most often."""
    return (
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
    )


def _holdings(player: Player, pick: int, colour: int) -> Any:
    """Return all that the other numbers of a seat depend on."""
    return (
        player.cults,
        player.blocked,
        player.key_choice,
        player.used,
        player.favors,
        player.town_tiles,
        player.card,
        pick,
        colour,
    )


def _packed_holdings(player: Player, pick: int, colour: int) -> Any:
    return joined(
        [
            player.cults,
            _CULT_BITS[player.blocked],
            _CULT_BITS[player.key_choice],
            _SPECIAL_BITS[player.used],
            _FAVOR_BITS[player.favors],
            player.town_tiles,
            _CARD[player.card],
            _FACTION[pick],
            _COLOUR[colour],
        ]
    )


def _packed_board(state: State, seat: int) -> bytes:
    count = state.setup.players
    spans = bytearray(count * MAX_SPANS)
    for span, owner in state.bridges:
        spans[(owner - seat) % count * MAX_SPANS + span] = 1
    one = _SEAT[count]
    orders = [one[(there - 1 - seat) % count if there else -1] for there in state.orders]
    scoring = [_SCORING[tile] for tile in state.scoring]
    return b"".join([bytes(spans), *orders, *scoring, bytes(len(SCORING_TILES) * (ROUNDS - len(scoring)))])


def _turn(state: State) -> Any:
    """Return the round, the phase, and the numbers of the turn."""
    return (
        state.round,
        state.phase,
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
    )


def _packed_table(state: State) -> Any:
    return joined(
        [
            _ACTION_BITS[state.actions_used],
            _CULT_BITS[state.tops],
            _CARD_BITS[state.cards],
            state.card_coins,
            state.favors_left,
            state.towns_left,
        ]
    )


def _pack_offers(state: State, seat: int, parts: list[Any]) -> None:
    count = state.setup.players
    shown = state.offers[:MAX_OFFERS]
    for offer in shown:
        _pack_offer(state, seat, offer, parts)
    parts.append(bytes((2 * count + 6) * (MAX_OFFERS - len(shown))))


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
    for lot in range(count):
        bidder, points = state.bids[lot] if state.bids else (-1, -1)
        parts.append(_FACTION[state.lots[lot] if lot < len(state.lots) else -1])
        parts.append(_SEAT[count][(bidder - seat) % count if bidder >= 0 else -1])
        parts.append((max(points, 0),))
