"""Which transformations and dwellings action 1, free spades, sandstorms and phase III spades allow."""

from typing import Final

from hexarch.core.bits import members
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, BUILD_ID, DETOUR_ID, DONE_ID
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, DWELLING, MAX_HEXES
from hexarch.games.terra_mystica.terrain import (
    affordable_spades,
    detours,
    free_land,
    jump_cost,
    jump_land,
    spades_needed,
    transforms,
)

ALL_TERRAINS: Final = (1 << len(BOARD.terrains)) - 1
SHORTEST_DETOUR: Final = len(BOARD.terrains) // 2 + 1


def dwelling_sites(state: State, player: Player, board: Faction, sites: int, area: int, found: list[int]) -> None:
    """Add dwellings at normal cost on one of the sites; outside the area it takes a jump."""
    workers = player.workers - board.dwelling_workers
    if not sites or workers < 0 or player.coins < board.dwelling_coins:
        return
    if player.dwellings.bit_count() >= state.setup.supply[DWELLING]:
        return
    if sites & ~area:
        more, priests = jump_cost(player, board)
        if workers < more or player.priests < priests:
            sites &= area
    found += [BUILD_ID + hex_ for hex_ in members(sites)]


def spade_choices(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    """Add transformations with the spades in hand and as many more as can be bought.

    If spades were bought ahead, all that are in hand are used on one space.
    """
    if state.dug:
        more: list[int] = []
        transformations(state, seat, player, board, more)
        found += [action for action in more if _spades_for(state, seat, action) >= state.spades]
    else:
        transformations(state, seat, player, board, found)


def _spades_for(state: State, seat: int, action: int) -> int:
    argument = ARGUMENT_OF[action]
    return spades_needed(state, seat, argument % MAX_HEXES, argument // MAX_HEXES)


def transformations(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    """Return transformations with free spades and bought ones, none of which was bought ahead."""
    free = state.spades
    options = state.setup.options
    can_buy = not (state.first_site >= 0 and options.bought_spades_one_space)
    if state.any_site and options.stronghold_spades_alone:
        can_buy = False
    targets = 1 << board.terrain if state.must_reach_home else ALL_TERRAINS
    area = free_land(state, player)
    beyond = jump_land(state, player, board)
    if not options.transform_home_away:
        foreign = ~state.terrain_masks[board.terrain]
        area &= foreign
        beyond &= foreign
    spades = free + affordable_spades(player, board, 0, 0) if can_buy else free
    choices = detours if state.detour else transforms
    if not beyond:
        if spades > 0:
            choices(state, seat, area, spades, targets, found)
        return
    more: list[int] = []
    choices(state, seat, area, spades, targets, more)
    workers, priests = jump_cost(player, board)
    if can_buy:
        spades = free + affordable_spades(player, board, workers, priests)
    choices(state, seat, beyond, spades, targets, more)
    more.sort()
    found += more


def detour_choice(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    """Add the long way round, if the options allow it and it leads somewhere."""
    if not state.setup.options.long_way_round or board.spade_always:
        return
    if state.spades + affordable_spades(player, board, 0, 0) < SHORTEST_DETOUR:
        return
    state.detour = 1
    there: list[int] = []
    spade_choices(state, seat, player, board, there)
    state.detour = 0
    if there:
        found.append(DETOUR_ID)


def may_dig(state: State, seat: int, player: Player, board: Faction, spaces: list[int]) -> bool:
    """Return whether one more spade may be bought: one of the transformations, or a detour, takes it."""
    if not affordable_spades(player, board, 0, 0):
        return False
    for action in spaces:
        if _spades_for(state, seat, action) > state.spades:
            return True
    if not state.setup.options.long_way_round or board.spade_always:
        return False
    there: list[int] = []
    state.detour = 1
    spade_choices(state, seat, player, board, there)
    needs_more = any(_spades_for(state, seat, action) > state.spades for action in there)
    state.detour = 0
    return needs_more


def sandstorm_land(state: State, player: Player, board: Faction) -> int:
    """Return foreign terrain that shares an edge with a building of the player; bridges do not count."""
    area = 0
    neighbours = state.setup.map.neighbours
    for hex_ in members(player.built):
        area |= neighbours[hex_]
    return area & state.setup.map.land_mask & ~state.occupied & ~state.terrain_masks[board.terrain]


def reward_spades(state: State, seat: int) -> list[int]:
    """Return the uses of phase III spades: no buying, no jumps, no shipping card, no building."""
    player = state.players[seat]
    area = player.reach & ~state.occupied
    board = state.setup.factions[seat]
    if not state.setup.options.transform_home_away:
        area &= ~state.terrain_masks[board.terrain]
    found = [DONE_ID]
    if state.detour:
        found.clear()
        detours(state, seat, area, state.spades, ALL_TERRAINS, found)
        return found
    transforms(state, seat, area, state.spades, ALL_TERRAINS, found)
    if state.setup.options.long_way_round and state.spades >= SHORTEST_DETOUR:
        there: list[int] = []
        detours(state, seat, area, state.spades, ALL_TERRAINS, there)
        if there:
            found.append(DETOUR_ID)
    return found
