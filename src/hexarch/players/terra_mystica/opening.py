"""The choices before the first round: a faction, and where to settle."""

from typing import Final

from hexarch.core.bits import members
from hexarch.games.terra_mystica.actions import ARGUMENT_OF
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import FACTIONS

# How well factions do in the hands of strong players, in points against the table's average.
STRENGTH: Final = {
    "darklings": 8.0,
    "cultists": 6.0,
    "witches": 5.0,
    "engineers": 4.0,
    "nomads": 4.0,
    "swarmlings": 2.0,
    "mermaids": 2.0,
    "dwarves": 1.0,
    "halflings": 1.0,
    "chaosmagicians": 0.0,
    "alchemists": -4.0,
    "auren": -4.0,
    "giants": -6.0,
    "fakirs": -10.0,
}
_NEIGHBOUR: Final = (1.4, 1.0, 0.4, 0.1)
"""What free land next door is worth, by the spades that it takes."""
_ACROSS: Final = (0.5, 0.35, 0.1, 0.0)
"""The same across one river space."""
_OWN_DISTANCE: Final = {1: 0.3, 2: 1.2, 3: 0.9, 4: 0.4}


def faction_score(state: State, action: int) -> float:
    return STRENGTH.get(FACTIONS[ARGUMENT_OF[action]].name, 0.0)


def dwelling_score(state: State, seat: int, hex_: int) -> float:
    """Room to grow cheaply, neighbours to share power with, and the own first dwelling within a town's distance."""
    board = state.setup.factions[seat]
    land = state.setup.map
    player = state.players[seat]
    total = 0.0
    for other in members(land.neighbours[hex_] & land.land_mask):
        if state.occupied >> other & 1:
            total += 0.2 if player.built >> other & 1 else 1.6
        else:
            total += _NEIGHBOUR[_spades(state, seat, other)]
    sails = 1.0 if board.shipping_points else 0.3
    for other in members(land.within[1][hex_] & ~land.neighbours[hex_]):
        total += sails * _ACROSS[_spades(state, seat, other)]
    for other in members(player.built):
        total += _OWN_DISTANCE.get(land.grid.distance(other, hex_), 0.0)
    for other in members(state.occupied & ~player.built):
        if land.grid.distance(other, hex_) == 2:
            total += 0.5
    return total


def _spades(state: State, seat: int, hex_: int) -> int:
    home = state.setup.factions[seat].terrain
    terrain = state.terrain[hex_]
    return 0 if terrain == home else min(state.setup.spades[seat][terrain][home], 3)
