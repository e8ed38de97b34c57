"""Mermaids: a town may skip one river space, whenever the player wishes on their own turn."""

from hexarch.core.aliases import Ints
from hexarch.core.bits import component, members
from hexarch.games.terra_mystica.actions import CONNECT_ID
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.powers.hooks import POWERS, Power
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.towns import is_town, tiles_left


def options(state: State, seat: int, legal: list[int]) -> None:
    """Add the river hexes that found a town at once when skipped."""
    player = state.players[seat]
    if not tiles_left(state) and not state.setup.table.town_without_tile:
        return
    free = player.built & ~player.towns
    links = town_links(state, seat)
    neighbours = state.setup.map.neighbours
    for river in members(player.adjacent & state.setup.map.river_mask & ~player.skips):
        banks = neighbours[river] & player.built
        if banks & ~free or banks & (banks - 1) == 0:
            continue
        group = component(banks, player.built, links)
        if not group & player.towns and is_town(state, seat, group):
            legal.append(CONNECT_ID + river)


def town_links(state: State, seat: int) -> Ints:
    player: Player = state.players[seat]
    if not player.skips:
        return state.links
    links = list(state.links)
    neighbours = state.setup.map.neighbours
    for river in members(player.skips):
        banks = neighbours[river] & state.setup.map.land_mask
        for bank in members(banks):
            links[bank] |= banks & ~(1 << bank)
    return tuple(links)


POWERS["mermaids"] = Power(options=options, town_links=town_links)
