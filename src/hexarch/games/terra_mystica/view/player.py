"""One player as plain JSON: goods, the faction board with costs and incomes, tiles, and forecasts."""

from hexarch.core.bits import component, members
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import SPECIAL_ID
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.economy import priest_room
from hexarch.games.terra_mystica.notation import special_name
from hexarch.games.terra_mystica.player import NEVER, Player
from hexarch.games.terra_mystica.special import special_actions
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import (
    BOARD,
    BONUS_CARDS,
    DWELLING,
    FAVOR_TILES,
    STRONGHOLD,
    TEMPLE,
    TOWN_TILES,
    TRADING_HOUSE,
)
from hexarch.games.terra_mystica.terrain import jump_cost
from hexarch.games.terra_mystica.view.forecast import expected_income
from hexarch.games.terra_mystica.view.goods import goods, goods_of
from hexarch.games.terra_mystica.view.land import rows_of
from hexarch.games.terra_mystica.view.shapes import (
    BuildingRowView,
    DiggingView,
    FinalView,
    Goods,
    JumpView,
    PlayerView,
    ShippingView,
    SpecialView,
    WishesView,
)
from hexarch.games.terra_mystica.view.towns import town_links


def player_view(state: State, seat: int, final: FinalView | None, with_wishes: bool = True) -> PlayerView:
    player = state.players[seat]
    board = state.setup.factions[seat]
    return {
        "seat": seat,
        "faction": board.name,
        "colour": BOARD.colours[board.terrain],
        "terrain": BOARD.terrains[board.terrain],
        "points": player.points,
        "coins": player.coins,
        "workers": player.workers,
        "priests": player.priests,
        "priests_left": priest_room(player),
        "priests_sent": player.priests_sent,
        "bowls": [player.bowl1, player.bowl2, player.bowl3],
        "keys": player.keys,
        "bridges_left": player.bridges,
        "shipping": _shipping(player, board),
        "digging": _digging(player, board),
        "jump": _jump(player, board),
        "buildings": [_building_row(state, player, board, kind) for kind in range(len(BOARD.buildings))],
        "card": BONUS_CARDS[player.card].name if player.card >= 0 else None,
        "favors": [FAVOR_TILES[number].name for number in members(player.favors)],
        "towns": [tile.name for tile, count in zip(TOWN_TILES, player.town_tiles, strict=True) for _ in range(count)],
        "town_groups": _town_groups(state, seat),
        "specials": _specials(state, seat),
        "passed": player.passed,
        "dropped": player.dropped,
        "wishes": wishes(player) if with_wishes else None,
        "income": expected_income(state, seat),
        "final": final,
    }


def _shipping(player: Player, board: Faction) -> ShippingView:
    is_last = player.shipping >= board.shipping_max
    card = BONUS_CARDS[player.card].shipping if player.card >= 0 and board.shipping_points else 0
    cost = goods(coins=board.shipping_coins, priests=board.shipping_priests)
    return {
        "level": player.shipping,
        "reach": player.shipping + card,
        "most": board.shipping_max,
        "next": None
        if is_last
        else {"cost": cost, "points": board.shipping_points[player.shipping - board.shipping_start]},
    }


def _digging(player: Player, board: Faction) -> DiggingView:
    cost = goods(coins=board.digging_cost_coins, workers=board.digging_cost_workers, priests=board.digging_cost_priests)
    return {
        "level": player.digging,
        "most": board.digging_max,
        "spade": goods(
            workers=board.digging_workers[player.digging],
            priests=board.digging_priests[player.digging],
        ),
        "next": None if player.digging >= board.digging_max else {"cost": cost, "points": board.digging_points},
    }


def _jump(player: Player, board: Faction) -> JumpView | None:
    if not board.jump_range:
        return None
    workers, priests = jump_cost(player, board)
    return {
        "name": board.jump_name,
        "range": player.jump_range,
        "cost": goods(workers=workers, priests=priests),
        "points": board.jump_points,
    }


def _building_row(state: State, player: Player, board: Faction, kind: int) -> BuildingRowView:
    built = rows_of(player)[kind].bit_count()
    supply = state.setup.supply[kind]
    opened = built + state.setup.table.removed[kind]
    alone = kind == TRADING_HOUSE
    return {
        "kind": BOARD.buildings[kind],
        "built": built,
        "left": supply - built,
        "cost": building_cost(board, kind),
        "cost_alone": goods(coins=board.trading_house_coins_alone, workers=board.trading_house_workers)
        if alone
        else None,
        "prices": _prices(state, player, board, kind),
        "power": board.power_values[kind],
        "income": row_income(board, kind, opened),
        "next_income": row_income(board, kind, opened + 1) if built < supply else None,
    }


def _prices(state: State, player: Player, board: Faction, kind: int) -> list[Goods]:
    """Return what a building costs where it could be put: a trading house costs more without neighbours."""
    usual = building_cost(board, kind)
    if kind != TRADING_HOUSE:
        return [usual]
    others = state.occupied & ~player.built
    near = [bool(state.links[hex_] & others) for hex_ in members(player.dwellings)]
    alone = goods(coins=board.trading_house_coins_alone, workers=board.trading_house_workers)
    return [usual] * (any(near) or not near) + [alone] * (not all(near) or not near)


def building_cost(board: Faction, kind: int) -> Goods:
    if kind == DWELLING:
        return goods(coins=board.dwelling_coins, workers=board.dwelling_workers)
    if kind == TRADING_HOUSE:
        return goods(coins=board.trading_house_coins, workers=board.trading_house_workers)
    if kind == TEMPLE:
        return goods(coins=board.temple_coins, workers=board.temple_workers)
    if kind == STRONGHOLD:
        return goods(coins=board.stronghold_coins, workers=board.stronghold_workers)
    return goods(coins=board.sanctuary_coins, workers=board.sanctuary_workers)


def row_income(board: Faction, kind: int, built: int) -> Goods:
    """Return what a row of the faction board yields with that many of its buildings on the map."""
    if kind == DWELLING:
        return goods(workers=board.dwelling_worker_income[built])
    if kind == TRADING_HOUSE:
        return goods(coins=board.trading_house_coin_income[built], power=board.trading_house_power_income[built])
    if kind == TEMPLE:
        return goods(priests=board.temple_priest_income[built], power=board.temple_power_income[built])
    if not built:
        return {}
    if kind == STRONGHOLD:
        return goods(
            coins=board.stronghold_coin_income,
            workers=board.stronghold_worker_income,
            priests=board.stronghold_priest_income,
            power=board.stronghold_power_income,
        )
    return goods(priests=board.sanctuary_priest_income)


def _town_groups(state: State, seat: int) -> list[list[str]]:
    """Return the hexes of each town."""
    player = state.players[seat]
    links = town_links(state, seat)
    names = state.setup.map.names
    groups: list[list[str]] = []
    rest = player.towns
    while rest:
        group = component(rest & -rest, player.towns, links)
        groups.append([names[hex_] for hex_ in members(group)])
        rest &= ~group
    return groups


def _specials(state: State, seat: int) -> list[SpecialView]:
    """Return the special actions the player has, used or not."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    usable: list[int] = []
    special_actions(state, seat, player, board, usable)
    found: list[SpecialView] = []
    for which, source, cost, gain in owned_specials(player, board):
        found.append(
            {
                "name": special_name(state, seat, which),
                "source": source,
                "cost": cost,
                "gain": gain,
                "used": player.used >> which & 1 == 1,
                "available": SPECIAL_ID + which in usable,
            }
        )
    return found


def owned_specials(player: Player, board: Faction) -> list[tuple[int, str, Goods, Goods]]:
    owned: list[tuple[int, str, Goods, Goods]] = []
    if player.card >= 0:
        card = BONUS_CARDS[player.card]
        if card.spades:
            owned.append((act.CARD_SPADE, "bonus_card", {}, goods(spades=card.spades)))
        if card.cult_steps:
            owned.append((act.CARD_CULT, "bonus_card", {}, goods(cult_steps=card.cult_steps)))
    for number in members(player.favors):
        if FAVOR_TILES[number].cult_steps:
            owned.append((act.FAVOR_CULT, "favor_tile", {}, goods(cult_steps=FAVOR_TILES[number].cult_steps)))
    if player.strongholds and board.stronghold_action_name:
        owned.append((act.STRONGHOLD_ACTION, "stronghold", {}, _stronghold_action(board)))
    if board.action_name:
        gain = goods(bridges=board.action_bridges)
        owned.append((act.FACTION_ACTION, "faction", goods(workers=board.action_workers), gain))
    return owned


def _stronghold_action(board: Faction) -> Goods:
    names = ("cult_steps", "spades", "turns", "free_dwellings", "free_trading_houses", "sandstorms")
    return goods_of(board, *names, prefix="stronghold_action_")


def wishes(player: Player) -> WishesView:
    above = player.decline_above
    return {"take_up_to": player.take_up_to, "decline_above": above if above < NEVER else None}
