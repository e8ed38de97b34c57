"""The map as a seat sees it, as bit masks: the input of the network's convolutions."""

from typing import Final

from hexarch.core.aliases import Ints, Names
from hexarch.games.terra_mystica.maps import Map
from hexarch.games.terra_mystica.state import State
from hexarch.players.algorithms.board_network import Board, board_of

_OWN: Final = ("own dwelling", "own trading house", "own temple", "own stronghold", "own sanctuary")
_REACH: Final = ("in reach", "in reach by a jump")
_LAND: Final = ("0 spades away", "1 spade away", "2 spades away", "3 spades away")

PLANES: Final[Names] = (
    *_OWN,
    "own town",
    "own bridge",
    "rival dwelling",
    "rival trading house or temple",
    "rival stronghold or sanctuary",
    "rival town",
    *_LAND,
    *_REACH,
    "in reach with more shipping",
    "in reach of rivals",
    "home of rivals",
    "river",
)
# The groups of hexes that are summed: own buildings, land to grow on, and all land.
POOLS: Final = (_OWN, _REACH, (*_OWN, *_LAND))


def pools() -> list[list[float]]:
    return [[float(name in group) for name in PLANES] for group in POOLS]


def board_of_map(land: Map) -> Board:
    """Return the board of a map: which hexes are neighbours."""
    across, near = land.within[1], land.neighbours
    return board_of(near, tuple([far & ~close for far, close in zip(across, near, strict=True)]))


def planes(state: State, seat: int) -> Ints:
    """Return one mask for each of `PLANES`."""
    setup = state.setup
    player = state.players[seat]
    free = setup.map.land_mask & ~state.occupied
    dwellings = houses = strong = towns = reach = homes = 0
    for other, rival in enumerate(state.players):
        if other == seat:
            continue
        dwellings |= rival.dwellings
        houses |= rival.trading_houses | rival.temples
        strong |= rival.strongholds | rival.sanctuaries
        towns |= rival.towns
        reach |= rival.reach | rival.jumps
        homes |= state.terrain_masks[setup.factions[other].terrain]
    bridges = 0
    for span, owner in state.bridges:
        if owner == seat:
            one, two = setup.map.spans[span]
            bridges |= 1 << one | 1 << two
    land = [0, 0, 0, 0]
    table = setup.spades[seat]
    home = setup.factions[seat].terrain
    for terrain, mask in enumerate(state.terrain_masks):
        land[0 if terrain == home else min(table[terrain][home], 3)] |= mask & free
    return (
        player.dwellings,
        player.trading_houses,
        player.temples,
        player.strongholds,
        player.sanctuaries,
        player.towns,
        bridges,
        dwellings,
        houses,
        strong,
        towns,
        land[0],
        land[1],
        land[2],
        land[3],
        player.reach & free,
        player.jumps & free,
        player.reach_further & ~player.reach & free,
        reach & free,
        homes & free,
        setup.map.river_mask,
    )
