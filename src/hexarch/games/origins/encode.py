"""A position of Origins as numbers, as one seat may see it.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise. Nothing is hidden: what is drawn later
is known to everybody as counts and has no order. Cells of a city are numbered as in the actions. Only in a city wider
than those numbers reach can an open and a closed district share a number; then the open one is written.
"""

from functools import cache, lru_cache
from typing import Any, Final

import numpy as np

from hexarch.core.tensors import Asked, Tensor, bits, fill, hot, option_numbers, options_tensor
from hexarch.games.origins.actions import CELLS, DICE, VALUES
from hexarch.games.origins.city import AGORA, FARM_TILE, City, numbered
from hexarch.games.origins.options import Options
from hexarch.games.origins.scoring import CONDITION_NAMES, end_conditions, solo_target
from hexarch.games.origins.state import DECISION_NAMES, SETUP, State
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, SITES, SPACES, TEMPLES, ZODIAC

SCHEMA: Final = 1
"""Changes whenever the tensors do."""

ASKED: Final = Asked(DECISION_NAMES, argument_bits=24, depth=4)
MAX_RETURNED: Final = 8
"""How many tiles put back under a stack are written, the next to be drawn first."""
MANY: Final = 32767

# Codes of a cell: 0 for nothing, then the buildings, the same as farms, the Agora and the Palace.
_FARM_CODE: Final = len(BUILDINGS) + 1
_AGORA_CODE: Final = 2 * len(BUILDINGS) + 1
# Codes of a seat of power: 0 for none, 1 for a free one, then the dice on closed ones.
_OPEN_CODE: Final = 1
_DIE_CODE: Final = 2

_PHASES: Final = ("set-up", "actions", "end of round", "over")
_TURNS: Final = ("turn over", "first action", "last action")
_DICE: Final = tuple(f"{colour} {value + 1}" for colour in COLOURS for value in range(VALUES))
_GOODS: Final = ("points", "stone", "food", "wisdom", "gold", "tokens", "bases", "passed")
_PLAYER: Final = (
    *_GOODS,
    *(f"Archon at site {site + 1}" for site in range(SITES)),
    *(f"tower {colour}" for colour in COLOURS),
    *(f"Advisor {colour}" for colour in COLOURS),
    *(f"temple {name}" for name in TEMPLES),
    *(f"place from below in temple {name}" for name in TEMPLES),
    *(f"card of temple {name}" for name in TEMPLES),
    "military",
    "place from behind on the military track",
    *(f"Freeman {die}" for die in _DICE),
    *(f"Speaker {value + 1}" for value in range(VALUES)),
    *(f"stored {name}" for name in BUILDINGS),
    *(f"matched card {card + 1}" for card in range(CARDS)),
    "place in the order",
    "holds the Bulwark",
    "moves or moved last",
)
_TABLE: Final = (
    "round",
    *_PHASES,
    *_TURNS,
    *(f"ends the game: {name}" for name in CONDITION_NAMES.values()),
    *(f"die missing {colour}" for colour in COLOURS),
    *(f"supply {colour}" for colour in COLOURS),
    *(f"tower supply {colour}" for colour in COLOURS),
    *(f"Speaker {value + 1} on offer" for value in range(VALUES)),
    "other disc on the military track",
    "points needed alone",
)


@cache
def tensors(players: int) -> tuple[Tensor, ...]:
    """Return what `write` writes, in this order."""
    seats = tuple(f"seat +{i}" for i in range(players))
    tile = "code of the tile on each cell: 0 none, 1 + building, 31 + building as a farm, 61 Agora, 62 Palace"
    power = "code of each seat of power, at the cell to its upper left: 0 none, 1 free, 2 + die"
    speaker = tuple(f"Speaker {value + 1}" for value in range(VALUES))
    site = (*(f"bonus {colour}" for colour in COLOURS), "value", *speaker)
    return (
        Tensor("city", (players, CELLS), _AGORA_CODE + 1, tile),
        Tensor("power", (players, CELLS), _DIE_CODE + DICE - 1, power),
        Tensor("players", (players, len(_PLAYER)), MANY, "what each seat has", _PLAYER),
        Tensor("placed", (players, SITES, DICE), MANY, "Freemen of each seat at each site", _DICE),
        Tensor("sites", (SITES, len(site)), MANY, "bonus tile, value and Speakers of each site", site),
        Tensor("zodiac", (len(TEMPLES), len(ZODIAC)), 1, "the zodiac card of each temple", ZODIAC),
        Tensor("market", (SPACES, len(BUILDINGS)), 1, "the tile on each space of the market", BUILDINGS),
        Tensor("tops", (len(COLOURS), len(BUILDINGS)), 1, "the tile on top of each stack", BUILDINGS),
        Tensor("unseen", (len(BUILDINGS),), MANY, "tiles face down in the stacks", BUILDINGS),
        Tensor("returned", (len(COLOURS), MAX_RETURNED), len(BUILDINGS), "1 + building of tiles put under a stack"),
        Tensor("offer", (SPACES, DICE), 1, "the die on each space of the citizen offer", _DICE),
        Tensor("draft", (DICE,), MANY, "dice rolled in the set-up that nobody has yet", _DICE),
        Tensor("districts", (CARDS, 2), MANY, "district cards on display", ("on display", "gold")),
        Tensor("table", (len(_TABLE),), MANY, "what belongs to nobody", _TABLE),
        ASKED.tensor(seats),
        options_tensor(Options),
    )


def write(state: State, seat: int, row: Any) -> None:
    """Fill a row of 16-bit numbers with what the seat may know, tensor after tensor."""
    count = state.setup.players
    seats = [(seat + i) % count for i in range(count)]
    cities = [state.players[other].city for other in seats]
    codes = b"".join([_tiles(city) for city in cities] + [_powers(city) for city in cities])
    end = len(codes)
    row[:end] = np.frombuffer(codes, np.uint8)
    numbers: list[int] = []
    for other in seats:
        _write_player(state, other, numbers)
    for other in seats:
        numbers += _counts(SITES * DICE, state.players[other].placed)
    _write_board(state, numbers)
    _write_table(state, numbers)
    ASKED.write(state.stack, seat, count, numbers)
    numbers += option_numbers(state.setup.options)
    fill(row[end:], numbers)


@lru_cache(maxsize=4096)
def _tiles(city: City) -> bytes:
    """Return the tile codes of a city. Cities are immutable, so this is cached."""
    row = bytearray(CELLS)
    for number, cell in numbered(list(city.tiles)):
        tile = city.tiles[cell]
        if tile >= AGORA:
            row[number] = _AGORA_CODE + tile - AGORA
        elif tile >= FARM_TILE:
            row[number] = _FARM_CODE + tile - FARM_TILE
        else:
            row[number] = 1 + tile
    return bytes(row)


@lru_cache(maxsize=4096)
def _powers(city: City) -> bytes:
    row = bytearray(CELLS)
    dice = dict(city.closed)
    for number, cell in numbered(list(dice)):
        row[number] = _DIE_CODE + dice[cell]
    for number in city.open_numbers:
        row[number] = _OPEN_CODE
    return bytes(row)


def _counts(size: int, things: tuple[int, ...]) -> list[int]:
    """Return how many of each thing there are."""
    found = [0] * size
    for thing in things:
        found[thing] += 1
    return found


def _write_player(state: State, seat: int, numbers: list[int]) -> None:
    player = state.players[seat]
    numbers += [
        player.points,
        player.stone,
        player.food,
        player.wisdom,
        player.gold,
        player.tokens,
        player.bases,
        int(player.passed),
    ]
    numbers += hot(SITES, player.archon)
    numbers += player.towers
    numbers += _counts(len(COLOURS), player.advisors)
    numbers += player.temples
    numbers += [order.index(seat) for order in state.temple_orders]
    numbers += [int(holder == seat) for holder in state.holders]
    numbers += [state.military[seat], state.military_order.index(seat)]
    numbers += _counts(DICE, player.freemen)
    numbers += _counts(VALUES, tuple(value - 1 for value in player.speakers))
    numbers += _counts(len(BUILDINGS), player.stored)
    numbers += bits(CARDS, player.matched)
    numbers += [state.order.index(seat), int(state.bulwark == seat), int(state.mover == seat)]


def _write_board(state: State, numbers: list[int]) -> None:
    """Write sites, zodiac cards, tiles, dice and district cards."""
    speakers = _counts(SITES * VALUES, state.speakers_placed)
    for site in range(SITES):
        numbers += hot(len(COLOURS), state.bonus_tiles[site])
        numbers.append(state.ships[site])
        numbers += speakers[site * VALUES : (site + 1) * VALUES]
    for card in state.zodiac:
        numbers += hot(len(ZODIAC), card)
    for tile in (*state.market, *state.tops):
        numbers += hot(len(BUILDINGS), tile)
    numbers += state.unseen
    for tiles in state.returned:
        told = tiles[:MAX_RETURNED]
        numbers += [1 + tile for tile in told]
        numbers += [0] * (MAX_RETURNED - len(told))
    for die in state.offer:
        numbers += hot(DICE, die)
    numbers += _counts(DICE, state.draft)
    cards = [0] * (2 * CARDS)
    for i, card in enumerate(state.districts):
        cards[2 * card] = 1
        cards[2 * card + 1] = state.district_gold[i] if i < len(state.district_gold) else 0
    numbers += cards


def _write_table(state: State, numbers: list[int]) -> None:
    setup = state.setup
    numbers.append(state.round)
    numbers += hot(len(_PHASES), state.phase)
    numbers += hot(len(_TURNS), state.turn)
    ending = 0 if state.phase == SETUP else end_conditions(state)
    numbers += [int(bool(ending & condition)) for condition in CONDITION_NAMES]
    numbers += bits(len(COLOURS), state.missing)
    numbers += state.supply
    numbers += state.tower_supply
    numbers += _counts(VALUES, tuple(value - 1 for value in state.speakers))
    numbers += [state.military[1], solo_target(state)] if setup.solo else [0, 0]


def group(state: State, seat: int) -> str:
    """Return the group that a seat is compared with: always "", since all seats start alike."""
    return ""


def figures(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has at the start of a round, by name."""
    player = state.players[seat]
    return {
        **{name: int(getattr(player, name)) for name in _GOODS if name != "passed"},
        "freemen": len(player.freemen) + len(player.placed),
        "advisors": len(player.advisors),
        "speakers": len(player.speakers),
        "towers": sum(player.towers),
        **{f"temple_{name}": place for name, place in zip(TEMPLES, player.temples, strict=True)},
        "military": state.military[seat],
        "tiles": len(player.city.tiles),
        "farms": len(player.city.farms),
        "closed_districts": len(player.city.closed),
    }
