"""The choices before the first round: a faction, and where to settle."""

from hexarch.core.bits import members
from hexarch.games.terra_mystica.actions import ARGUMENT_OF
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, FACTIONS
from hexarch.players.terra_mystica.features import Features


def faction_features(state: State, action: int) -> Features:
    """Return features of a faction: its name, and how many others at the table want nearly the same land."""
    faction = FACTIONS[ARGUMENT_OF[action]]
    cycle = len(BOARD.terrains)
    rivals = 0
    for taken in state.picks:
        if taken >= 0:
            apart = abs(FACTIONS[taken].terrain - faction.terrain)
            rivals += min(apart, cycle - apart) == 1
    return {f"faction {faction.name}": 1, "rivals one spade away": rivals}


def dwelling_features(state: State, seat: int, hex_: int) -> Features:
    """Return features of a first dwelling: cheap room to grow, neighbours to share power with, and the other first
    dwelling within a town's distance.
    """
    land = state.setup.map
    player = state.players[seat]
    found: Features = {}

    def count(name: str) -> None:
        found[name] = found.get(name, 0) + 1

    for other in members(land.neighbours[hex_] & land.land_mask):
        if not state.occupied >> other & 1:
            count(f"start: {_spades(state, seat, other)} spades next door")
        elif player.built >> other & 1:
            count("start: own next door")
        else:
            count("start: others next door")
    sails = "sailing" if state.setup.factions[seat].shipping_points else "not sailing"
    for other in members(land.within[1][hex_] & ~land.neighbours[hex_] & ~state.occupied):
        count(f"start: {_spades(state, seat, other)} spades across a river, {sails}")
    for other in members(player.built):
        count(f"start: own {min(land.grid.distance(other, hex_), 5)} away")
    for other in members(state.occupied & ~player.built):
        if land.grid.distance(other, hex_) == 2:
            count("start: others 2 away")
    return found


def _spades(state: State, seat: int, hex_: int) -> int:
    home = state.setup.factions[seat].terrain
    terrain = state.terrain[hex_]
    return 0 if terrain == home else min(state.setup.spades[seat][terrain][home], 3)
