"""Towns: groups of directly adjacent buildings of a player that are large and strong enough."""

from typing import Final

from hexarch.core.bits import component
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.economy import gain, gain_points
from hexarch.games.terra_mystica.scoring import score
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, FAVOR_TILES

_EASIER: Final = tuple((1 << i, tile.town_power) for i, tile in enumerate(FAVOR_TILES) if tile.town_power)


def tiles_left(state: State) -> bool:
    return sum(state.towns_left) > state.towns_due


def group_power(state: State, seat: int, group: int) -> int:
    """Return the combined power value of the player's buildings in a mask."""
    player = state.players[seat]
    values = state.setup.factions[seat].power_values
    return (
        (group & player.dwellings).bit_count() * values[0]
        + (group & player.trading_houses).bit_count() * values[1]
        + (group & player.temples).bit_count() * values[2]
        + (group & player.strongholds).bit_count() * values[3]
        + (group & player.sanctuaries).bit_count() * values[4]
    )


def group_count(state: State, seat: int, group: int) -> int:
    """Return how many buildings a mask counts as; the large ones may count more than once."""
    player = state.players[seat]
    count = group.bit_count() + (group & player.sanctuaries).bit_count() * (BOARD.town_sanctuary_counts - 1)
    return count + (group & player.strongholds).bit_count() * (state.setup.table.town_stronghold_counts - 1)


def power_needed(state: State, seat: int) -> int:
    needed = BOARD.town_power
    for tile, power in _EASIER:
        if state.players[seat].favors & tile:
            needed = min(needed, power)
    return needed


def is_town(state: State, seat: int, group: int) -> bool:
    """Return whether a connected group has enough buildings and power for a town."""
    is_many = group_count(state, seat, group) >= BOARD.town_buildings
    return is_many and group_power(state, seat, group) >= power_needed(state, seat)


def check_towns(state: State, seat: int, start: int) -> None:
    """Join a town or found one after something changed at the hexes `start`."""
    player = state.players[seat]
    power = state.setup.powers[seat]
    links = state.links if power is None or power.town_links is None else power.town_links(state, seat)
    rest = start & player.built & ~player.towns
    while rest:
        group = component(rest & -rest, player.built, links)
        rest &= ~group
        if group & player.towns:
            player.towns |= group
        elif is_town(state, seat, group) and (tiles_left(state) or state.setup.table.town_without_tile):
            found_town(state, seat, group)


def found_town(state: State, seat: int, group: int) -> None:
    """Found a town: a tile is due, or points instead if the options allow towns beyond the tiles."""
    state.players[seat].towns |= group
    for variant in state.setup.variants:
        if variant.town_founded is not None:
            variant.town_founded(state, seat, group)
    if tiles_left(state):
        state.towns_due += 1
        return
    board = state.setup.factions[seat]
    gain_points(state, seat, state.setup.table.town_without_tile, src.TOWN_TILE)
    gain_points(state, seat, board.town_points, src.FACTION)
    gain(state, seat, 0, board.town_workers_without_tile, 0, 0, src.FACTION)
    score(state, seat, "town")
