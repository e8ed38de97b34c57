"""Buildings: the upgrades of action 4, and what every new building triggers."""

from hexarch.core.bits import members
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import UPGRADE_ID
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.economy import pay
from hexarch.games.terra_mystica.offers import make_offers
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.scoring import score_building
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import MAX_HEXES, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra_mystica.tiles import limit_favors
from hexarch.games.terra_mystica.towns import check_towns


def built(state: State, seat: int, hex_: int, kind: int) -> None:
    """Apply what every new building triggers: points, offers of power, towns."""
    score_building(state, seat, kind)
    make_offers(state, seat, hex_)
    check_towns(state, seat, 1 << hex_)


def upgrade_choices(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    workers, coins = player.workers, player.coins
    supply = state.setup.supply
    if (
        player.dwellings
        and workers >= board.trading_house_workers
        and coins >= board.trading_house_coins
        and player.trading_houses.bit_count() < supply[TRADING_HOUSE]
    ):
        hexes = player.dwellings
        if coins < board.trading_house_coins_alone:
            hexes = _next_to_others(state, player, hexes)
        _add_sites(state, seat, TRADING_HOUSE, hexes, found)
    if player.trading_houses:
        if (
            workers >= board.temple_workers
            and coins >= board.temple_coins
            and player.temples.bit_count() < supply[TEMPLE]
        ):
            _add_sites(state, seat, TEMPLE, player.trading_houses, found)
        if (
            workers >= board.stronghold_workers
            and coins >= board.stronghold_coins
            and player.strongholds.bit_count() < supply[STRONGHOLD]
        ):
            _add_sites(state, seat, STRONGHOLD, player.trading_houses, found)
    if (
        player.temples
        and workers >= board.sanctuary_workers
        and coins >= board.sanctuary_coins
        and player.sanctuaries.bit_count() < supply[SANCTUARY]
    ):
        _add_sites(state, seat, SANCTUARY, player.temples, found)


def _next_to_others(state: State, player: Player, hexes: int) -> int:
    others = state.occupied & ~player.built
    near = 0
    for hex_ in members(hexes):
        if state.links[hex_] & others:
            near |= 1 << hex_
    return near


def _add_sites(state: State, seat: int, kind: int, hexes: int, found: list[int]) -> None:
    for variant in state.setup.variants:
        if variant.upgrade_sites is not None:
            hexes = variant.upgrade_sites(state, seat, kind, hexes)
    first = UPGRADE_ID + (kind - 1) * MAX_HEXES
    found += [first + hex_ for hex_ in members(hexes)]


def upgrade(state: State, seat: int, argument: int) -> None:
    kind, hex_ = argument // MAX_HEXES + 1, argument % MAX_HEXES
    player = state.players[seat]
    board = state.setup.factions[seat]
    bit = 1 << hex_
    if kind == TRADING_HOUSE:
        if state.free_trading_houses:
            state.free_trading_houses -= 1
        else:
            alone = not state.links[hex_] & state.occupied & ~player.built
            coins = board.trading_house_coins_alone if alone else board.trading_house_coins
            pay(state, seat, coins, board.trading_house_workers, 0, src.BUILDING)
        player.dwellings ^= bit
        player.trading_houses |= bit
    elif kind == TEMPLE:
        pay(state, seat, board.temple_coins, board.temple_workers, 0, src.BUILDING)
        player.trading_houses ^= bit
        player.temples |= bit
    elif kind == STRONGHOLD:
        pay(state, seat, board.stronghold_coins, board.stronghold_workers, 0, src.BUILDING)
        player.trading_houses ^= bit
        player.strongholds |= bit
    else:
        pay(state, seat, board.sanctuary_coins, board.sanctuary_workers, 0, src.BUILDING)
        player.temples ^= bit
        player.sanctuaries |= bit
    for variant in state.setup.variants:
        if variant.upgraded is not None:
            variant.upgraded(state, seat, kind, hex_)
    built(state, seat, hex_, kind)
    _building_gains(state, seat, kind)


def _building_gains(state: State, seat: int, kind: int) -> None:
    board = state.setup.factions[seat]
    if kind == TEMPLE:
        state.favors_due += board.temple_favors
    elif kind == SANCTUARY:
        state.favors_due += board.sanctuary_favors
    elif kind == STRONGHOLD:
        state.favors_due += board.stronghold_gains_favors
        state.trades_due += board.stronghold_gains_trades
        state.stronghold_due = 1
    limit_favors(state, seat)
