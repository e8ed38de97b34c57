"""A position of Origins as bytes, as one seat may see it. `encode.tensors` says what they mean.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise. Nothing is hidden: what is drawn later
is known to everybody as counts and has no order. Cells of a city are numbered as in the actions. Only in a city wider
than those numbers reach can an open and a closed district share a number; then the open one is written.
"""

from functools import lru_cache
from typing import Any, Final

from hexarch.core.packing import AskedPacker, bits, counts, hots, masks
from hexarch.core.tensors import option_numbers
from hexarch.games.origins.actions import CELLS, DICE, VALUES
from hexarch.games.origins.city import AGORA, FARM_TILE, City, numbered
from hexarch.games.origins.scoring import CONDITION_NAMES, end_conditions, solo_target
from hexarch.games.origins.state import DECISION_NAMES, SETUP, State
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, SITES, ZODIAC

ARGUMENT_BITS: Final = 24
DEPTH: Final = 4
MAX_RETURNED: Final = 8
"""How many tiles put back under a stack are written, the next to be drawn first."""
PHASES: Final = 4
TURNS: Final = 3

# Codes of a cell: 0 for nothing, then the buildings, the same as farms, the Agora and the Palace.
FARM_CODE: Final = len(BUILDINGS) + 1
AGORA_CODE: Final = 2 * len(BUILDINGS) + 1
# Codes of a seat of power: 0 for none, 1 for a free one, then the dice on closed ones.
OPEN_CODE: Final = 1
DIE_CODE: Final = 2

_ASKED: Final = AskedPacker(len(DECISION_NAMES), ARGUMENT_BITS, DEPTH, 4)
_SITE: Final = hots(SITES)
_COLOUR: Final = hots(len(COLOURS))
_CARD: Final = hots(len(ZODIAC))
_BUILDING: Final = hots(len(BUILDINGS))
_DIE: Final = hots(DICE)
_PHASE: Final = hots(PHASES)
_TURN: Final = hots(TURNS)
_COLOUR_BITS: Final = masks(len(COLOURS))
_SPEAKERS: Final = bytes(VALUES)
_BONUS: Final = [[hot + bytes((value,)) + _SPEAKERS for value in range(VALUES + 1)] for hot in _COLOUR]
"""A site without Speakers, by its bonus tile and its value; nearly all are."""
_NOTHING_RETURNED: Final = bytes(MAX_RETURNED)
_ENDING: Final = [
    bytes([int(mask & condition != 0) for condition in CONDITION_NAMES]) for mask in range(1 << len(CONDITION_NAMES))
]


def pack(state: State, seat: int) -> tuple[bytes, list[Any]]:
    """Return no planes, and all numbers as parts for `packing.join`."""
    count = state.setup.players
    seats = [(seat + i) % count for i in range(count)]
    parts: list[Any] = [_tiles(state.players[other].city) for other in seats]
    for other in seats:
        parts.append(_powers(state.players[other].city))
    for other in seats:
        _pack_player(state, other, parts)
    for other in seats:
        parts.append(counts(SITES * DICE, state.players[other].placed))
    _pack_board(state, parts)
    _pack_table(state, parts)
    _ASKED.pack(state.stack, seat, count, parts)
    parts.append(option_numbers(state.setup.options))
    return b"", parts


@lru_cache(maxsize=4096)
def _tiles(city: City) -> bytes:
    """Return the tile codes of a city. Cities are immutable, so this is cached."""
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


@lru_cache(maxsize=4096)
def _powers(city: City) -> bytes:
    row = bytearray(CELLS)
    dice = dict(city.closed)
    for number, cell in numbered(list(dice)):
        row[number] = DIE_CODE + dice[cell]
    for number in city.open_numbers:
        row[number] = OPEN_CODE
    return bytes(row)


def _pack_player(state: State, seat: int, parts: list[Any]) -> None:
    player = state.players[seat]
    parts.append(
        (
            player.points,
            player.stone,
            player.food,
            player.wisdom,
            player.gold,
            player.tokens,
            player.bases,
            int(player.passed),
        )
    )
    parts.append(_SITE[player.archon])
    parts.append(player.towers)
    parts.append(counts(len(COLOURS), player.advisors))
    parts.append(
        [
            *player.temples,
            *[order.index(seat) for order in state.temple_orders],
            *[int(holder == seat) for holder in state.holders],
            state.military[seat],
            state.military_order.index(seat),
        ]
    )
    parts.append(counts(DICE, player.freemen))
    parts.append(counts(VALUES, [value - 1 for value in player.speakers]) if player.speakers else _SPEAKERS)
    parts.append(counts(len(BUILDINGS), player.stored))
    parts.append(bits(CARDS, player.matched))
    parts.append((state.order.index(seat), int(state.bulwark == seat), int(state.mover == seat)))


def _pack_board(state: State, parts: list[Any]) -> None:
    """Write sites, zodiac cards, tiles, dice and district cards."""
    if state.speakers_placed:
        speakers = counts(SITES * VALUES, state.speakers_placed)
        for site in range(SITES):
            parts.append(_COLOUR[state.bonus_tiles[site]])
            parts.append((state.ships[site],))
            parts.append(speakers[site * VALUES : (site + 1) * VALUES])
    else:
        for site in range(SITES):
            parts.append(_BONUS[state.bonus_tiles[site]][state.ships[site]])
    for card in state.zodiac:
        parts.append(_CARD[card])
    for tile in state.market:
        parts.append(_BUILDING[tile])
    for tile in state.tops:
        parts.append(_BUILDING[tile])
    parts.append(state.unseen)
    for tiles in state.returned:
        if tiles:
            told = [1 + tile for tile in tiles[:MAX_RETURNED]]
            parts.append(told + [0] * (MAX_RETURNED - len(told)))
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


def _pack_table(state: State, parts: list[Any]) -> None:
    parts.append((state.round,))
    parts.append(_PHASE[state.phase])
    parts.append(_TURN[state.turn])
    ending = 0 if state.phase == SETUP else end_conditions(state)
    parts.append(_ENDING[ending])
    parts.append(_COLOUR_BITS[state.missing])
    parts.append(state.supply + state.tower_supply)
    parts.append(counts(VALUES, [value - 1 for value in state.speakers]) if state.speakers else _SPEAKERS)
    parts.append((state.military[1], solo_target(state)) if state.setup.solo else (0, 0))
