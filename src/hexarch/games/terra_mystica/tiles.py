"""Taking favor tiles and town tiles."""

from hexarch.core.rows import put
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.cults import gain_keys, step, step_on_all
from hexarch.games.terra_mystica.economy import gain, gain_points
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.scoring import score
from hexarch.games.terra_mystica.state import FIRST_FAVOR, State
from hexarch.games.terra_mystica.tables import BOARD, FAVOR_TILES, TOWN_TILES
from hexarch.games.terra_mystica.terrain import raise_jump_range, raise_shipping
from hexarch.games.terra_mystica.towns import check_towns


def favor_choices(state: State, player: Player) -> list[int]:
    return [tile for tile, left in enumerate(state.favors_left) if left and not player.favors >> tile & 1]


def limit_favors(state: State, seat: int) -> None:
    """Reduce the owed tiles to those that the player could take."""
    if state.favors_due:
        state.favors_due = min(state.favors_due, len(favor_choices(state, state.players[seat])))


def take_favor(state: State, seat: int, number: int) -> None:
    player = state.players[seat]
    tile = FAVOR_TILES[number]
    left = state.favors_left
    state.favors_left = put(left, number, left[number] - 1)
    if tile.copies == 1:
        _take_over(state, seat, number, left[number])
    player.favors |= 1 << number
    if state.stack[-1][1] == FIRST_FAVOR:
        state.stack.pop()
    else:
        state.favors_due -= 1
    step(state, seat, BOARD.cults.index(tile.cult), tile.steps, src.FAVOR_TILE)
    if tile.town_power:
        check_towns(state, seat, player.built)
        if state.towns_due and not state.setup.options.tiles_in_any_order:
            state.town_first = 1
    limit_favors(state, seat)


def _take_over(state: State, seat: int, number: int, left: int) -> None:
    """Pass a tile that exists once from its last taker to the next, if the options let it be taken again."""
    table = state.setup.table
    for player in state.players:
        player.favors &= ~(1 << number)
    gain(state, seat, 0, 0, 0, table.favor_power[table.favor_takers - left], src.FAVOR_TILE)


def take_town(state: State, seat: int, number: int) -> None:
    player = state.players[seat]
    board = state.setup.factions[seat]
    tile = TOWN_TILES[number]
    left = state.towns_left
    state.towns_left = put(left, number, left[number] - 1)
    owned = player.town_tiles
    player.town_tiles = put(owned, number, owned[number] + 1)
    state.towns_due -= 1
    if not state.towns_due:
        state.town_first = 0
    gain_points(state, seat, tile.points, src.TOWN_TILE)
    score(state, seat, "town")
    gain_points(state, seat, board.town_points, src.FACTION)
    gain(state, seat, 0, board.town_workers, 0, 0, src.FACTION)
    gain_keys(state, seat, tile.keys)
    gain(state, seat, tile.coins, tile.workers, tile.priests, tile.power, src.TOWN_TILE)
    if tile.cult_steps:
        step_on_all(state, seat, tile.cult_steps, src.TOWN_TILE)
    if tile.shipping:
        raise_shipping(state, seat, src.TOWN_TILE)
        if board.jump_town_range:
            raise_jump_range(state, seat, board.jump_town_range)
