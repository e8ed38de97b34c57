"""A position of Origins as bytes, as one seat may see it. `encode.tensors` says what they mean.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise. Nothing is hidden: what is drawn later
is known to everybody as counts and has no order. Cells of a city are numbered as in the actions. Only in a city wider
than those numbers reach can an open and a closed district share a number; then the open one is written.
"""

from typing import Any, Final

from hexarch.core.packing import AskedPacker, bits, counts, hots, joined, masks
from hexarch.core.tensors import option_numbers
from hexarch.games.origins.actions import CELLS, DICE, VALUES
from hexarch.games.origins.city import AGORA, FARM_TILE, City, numbered
from hexarch.games.origins.player import Player
from hexarch.games.origins.scoring import CONDITION_NAMES, end_conditions, solo_target
from hexarch.games.origins.setup import Setup
from hexarch.games.origins.state import DECISION_NAMES, SETUP, State
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, SITES, ZODIAC

ARGUMENT_BITS: Final = 24
DEPTH: Final = 4
# How many tiles put back under a stack are written, the next to be drawn first.
MAX_RETURNED: Final = 8
PHASES: Final = 4
TURNS: Final = 3
MOST_SEATS: Final = 4

# Codes of a cell: 0 for nothing, then the buildings, the same as farms, the Agora and the Palace.
FARM_CODE: Final = len(BUILDINGS) + 1
AGORA_CODE: Final = 2 * len(BUILDINGS) + 1
# Codes of a seat of power: 0 for none, 1 for a free one, then the dice on closed ones.
OPEN_CODE: Final = 1
DIE_CODE: Final = 2

_ASKED: Final = AskedPacker(len(DECISION_NAMES), ARGUMENT_BITS, DEPTH, MOST_SEATS)
_SITE: Final = hots(SITES)
_COLOUR: Final = hots(len(COLOURS))
_CARD: Final = hots(len(ZODIAC))
_BUILDING: Final = hots(len(BUILDINGS))
_DIE: Final = hots(DICE)
_PHASE: Final = hots(PHASES)
_TURN: Final = hots(TURNS)
_COLOUR_BITS: Final = masks(len(COLOURS))
_SPEAKERS: Final = bytes(VALUES)
# A seat's place in the order; whether it holds the Bulwark, and whether it moved last.
_PLACE: Final = [bytes((place, flags & 1, flags >> 1)) for place in range(MOST_SEATS) for flags in range(4)]
# A site without Speakers, by its bonus tile and its value; nearly all are.
_BONUS: Final = [[hot + bytes((value,)) + _SPEAKERS for value in range(VALUES + 1)] for hot in _COLOUR]
_NOTHING_RETURNED: Final = bytes(MAX_RETURNED)
_ENDING: Final = [
    bytes([int(mask & condition != 0) for condition in CONDITION_NAMES]) for mask in range(1 << len(CONDITION_NAMES))
]


class Packer:
    """Writes the observations of one table, in any order of positions; similar ones in a row cost least."""

    def __init__(self) -> None:
        self.setup: Setup | None = None

    def pack(self, state: State, seat: int) -> tuple[bytes, Any]:
        """Return an empty list of planes, and all numbers as one part."""
        if state.setup is not self.setup:
            self._begin(state.setup)
        count = self.count
        self._see_players(state)
        parts: list[Any] = []
        for kept in (self.tiles, self.powers):
            parts += kept[seat:] + kept[:seat]
        for i in range(count):
            other = (seat + i) % count
            parts.append(self.goods[other])
            parts.append(self.holdings[other])
            flags = int(state.bulwark == other) | int(state.mover == other) << 1
            parts.append(_PLACE[state.order.index(other) << 2 | flags])
        parts += self.placed[seat:] + self.placed[:seat]
        self._pack_board(state, parts)
        self._pack_table(state, parts)
        _ASKED.pack(state.stack, seat, count, parts)
        parts.append(self.options)
        return b"", joined(parts)

    def _begin(self, setup: Setup) -> None:
        """Clear the cache: this is another table."""
        self.setup = setup
        self.count = count = setup.players
        self.options = option_numbers(setup.options)
        # The cached parts, by seat or one for the table: the values first, then what was written for them.
        self.city_of: list[Any] = [None] * count
        self.tiles: list[Any] = [None] * count
        self.powers: list[Any] = [None] * count
        self.goods_of: list[Any] = [None] * count
        self.goods: list[Any] = [None] * count
        self.holdings_of: list[Any] = [None] * count
        self.holdings: list[Any] = [None] * count
        self.placed_of: list[Any] = [None] * count
        self.placed: list[Any] = [None] * count
        self.sites_of: Any = None
        self.sites: Any = b""
        self.board_of: Any = None
        self.board: Any = b""
        self.table_of: Any = None
        self.table: Any = b""

    def _see_players(self, state: State) -> None:
        """Update what has changed for the seats."""
        for seat, player in enumerate(state.players):
            if player.city is not self.city_of[seat]:
                self.city_of[seat] = player.city
                self.tiles[seat] = _tiles(player.city)
                self.powers[seat] = _powers(player.city)
            goods = _goods(player)
            if goods != self.goods_of[seat]:
                self.goods_of[seat] = goods
                self.goods[seat] = joined([goods])
            holdings = _holdings(state, player)
            if holdings != self.holdings_of[seat]:
                self.holdings_of[seat] = holdings
                self.holdings[seat] = _packed_holdings(state, seat, player)
            if player.placed != self.placed_of[seat]:
                self.placed_of[seat] = player.placed
                self.placed[seat] = counts(SITES * DICE, player.placed)

    def _pack_board(self, state: State, parts: list[Any]) -> None:
        """Write sites, zodiac cards, tiles, dice and district cards."""
        sites = (state.bonus_tiles, state.ships, state.speakers_placed)
        if sites != self.sites_of:
            self.sites_of = sites
            self.sites = _packed_sites(state)
        parts.append(self.sites)
        board = (
            state.zodiac,
            state.market,
            state.tops,
            state.unseen,
            state.returned,
            state.offer,
            state.draft,
            state.districts,
            state.district_gold,
        )
        if board != self.board_of:
            self.board_of = board
            self.board = _packed_board(state)
        parts.append(self.board)

    def _pack_table(self, state: State, parts: list[Any]) -> None:
        """Write the round, the end conditions and what belongs to nobody."""
        table = (
            state.round,
            state.phase,
            state.turn,
            state.missing,
            state.supply,
            state.tower_supply,
            state.speakers,
            state.military,
            # The end conditions and the solo target depend on these as well.
            state.offer,
            state.district_gold,
            state.bonus_tiles,
            [player.temples for player in state.players],
        )
        if table != self.table_of:
            self.table_of = table
            self.table = _packed_table(state)
        parts.append(self.table)


def _tiles(city: City) -> bytes:
    """Return the tile codes of a city."""
    row = bytearray(CELLS)
    for number, cell in numbered(list(city.tiles)):
        tile = city.tiles[cell]
        if tile >= AGORA:
            row[number] = AGORA_CODE + tile - AGORA
        elif tile >= FARM_TILE:
            row[number] = FARM_CODE + tile - FARM_TILE
        else:
            row[number] = 1 + tile
    return bytes(row)


def _powers(city: City) -> bytes:
    row = bytearray(CELLS)
    dice = dict(city.closed)
    for number, cell in numbered(list(dice)):
        row[number] = DIE_CODE + dice[cell]
    for number in city.open_numbers:
        row[number] = OPEN_CODE
    return bytes(row)


def _goods(player: Player) -> Any:
    """Return the numbers of a seat that change most often."""
    return (
        player.points,
        player.stone,
        player.food,
        player.wisdom,
        player.gold,
        player.tokens,
        player.bases,
        player.passed,
    )


def _holdings(state: State, player: Player) -> Any:
    """Return all that the other numbers of a seat depend on."""
    return (
        player.archon,
        player.towers,
        player.advisors,
        player.temples,
        player.freemen,
        player.speakers,
        player.stored,
        player.matched,
        state.temple_orders,
        state.holders,
        state.military,
        state.military_order,
    )


def _packed_holdings(state: State, seat: int, player: Player) -> Any:
    return joined(
        [
            _SITE[player.archon],
            player.towers,
            counts(len(COLOURS), player.advisors),
            player.temples,
            [order.index(seat) for order in state.temple_orders],
            [int(holder == seat) for holder in state.holders],
            (state.military[seat], state.military_order.index(seat)),
            counts(DICE, player.freemen),
            counts(VALUES, [value - 1 for value in player.speakers]),
            counts(len(BUILDINGS), player.stored),
            bits(CARDS, player.matched),
        ]
    )


def _packed_sites(state: State) -> Any:
    parts: list[Any] = []
    if state.speakers_placed:
        speakers = counts(SITES * VALUES, state.speakers_placed)
        for site in range(SITES):
            parts.append(_COLOUR[state.bonus_tiles[site]])
            parts.append((state.ships[site],))
            parts.append(speakers[site * VALUES : (site + 1) * VALUES])
    else:
        for site in range(SITES):
            parts.append(_BONUS[state.bonus_tiles[site]][state.ships[site]])
    return joined(parts)


def _packed_board(state: State) -> Any:
    parts: list[Any] = []
    for card in state.zodiac:
        parts.append(_CARD[card])
    for tile in state.market:
        parts.append(_BUILDING[tile])
    for tile in state.tops:
        parts.append(_BUILDING[tile])
    parts.append(state.unseen)
    for tiles in state.returned:
        if tiles:
            shown = [1 + tile for tile in tiles[:MAX_RETURNED]]
            parts.append(shown + [0] * (MAX_RETURNED - len(shown)))
        else:
            parts.append(_NOTHING_RETURNED)
    for die in state.offer:
        parts.append(_DIE[die])
    parts.append(counts(DICE, state.draft))
    cards = bytearray(2 * CARDS)
    for i, card in enumerate(state.districts):
        cards[2 * card] = 1
        cards[2 * card + 1] = state.district_gold[i] if i < len(state.district_gold) else 0
    parts.append(bytes(cards))
    return joined(parts)


def _packed_table(state: State) -> Any:
    ending = 0 if state.phase == SETUP else end_conditions(state)
    return joined(
        [
            (state.round,),
            _PHASE[state.phase],
            _TURN[state.turn],
            _ENDING[ending],
            _COLOUR_BITS[state.missing],
            state.supply + state.tower_supply,
            counts(VALUES, [value - 1 for value in state.speakers]) if state.speakers else _SPEAKERS,
            (state.military[1], solo_target(state)) if state.setup.solo else (0, 0),
        ]
    )
