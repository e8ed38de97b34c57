"""Dwellings and upgrades: actions 1 and 4, and the free building of some strongholds."""

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.actions import STRONGHOLD_ACTION
from hexarch.games.terra_mystica.explain.case import Case, building_name, missing_goods, terrain_name
from hexarch.games.terra_mystica.explain.ground import (
    building_at,
    built_near,
    has_opponent_next_to,
    jump_price,
    needs_jump,
    not_open_land,
    owner,
    rows_of,
    unreachable,
)
from hexarch.games.terra_mystica.tables import BOARD, DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE


def not_home(case: Case, hex_: int) -> Reason | None:
    here, home = case.state.terrain[hex_], case.faction.terrain
    if here == home:
        return None
    name = case.map.names[hex_]
    return because("not-home-terrain", "TM-135", hex=name, terrain=terrain_name(here), home=terrain_name(home))


def no_piece_left(case: Case, building: int) -> Reason | None:
    supply = BOARD.pieces_supply[building] - case.state.setup.table.removed[building]
    if rows_of(case.player)[building].bit_count() < supply:
        return None
    return because("no-piece-left", "TM-014", "TM-141", "TM-590", building=building_name(building), supply=supply)


def first_dwelling(case: Case) -> Reason | None:
    hex_ = case.parts[0]
    return not_open_land(case, hex_) or not_home(case, hex_)


def free_dwelling(case: Case) -> Reason | None:
    """Check a free dwelling: reach and price do not matter, but the terrain does."""
    hex_ = case.parts[0]
    return not_open_land(case, hex_) or not_home(case, hex_) or no_piece_left(case, DWELLING)


def dwelling(case: Case) -> Reason | None:
    hex_ = case.parts[0]
    return (
        not_open_land(case, hex_)
        or not_home(case, hex_)
        or unreachable(case, hex_)
        or no_piece_left(case, DWELLING)
        or _price_of_dwelling(case, hex_)
    )


def _price_of_dwelling(case: Case, hex_: int) -> Reason | None:
    board = case.faction
    rules = ("TM-138", "TM-139", "TM-140")
    workers, coins = board.dwelling_workers, board.dwelling_coins
    if not needs_jump(case, hex_):
        return missing_goods(case, "dwelling-price", *rules, workers=workers, coins=coins)
    more, priests = jump_price(case)
    price = {"workers": workers + more, "coins": coins, "priests": priests}
    name = case.map.names[hex_]
    return missing_goods(case, "dwelling-price-by-jump", *rules, "TM-498", "TM-500", "TM-517", hex=name, **price)


def dwelling_after_spades(case: Case) -> Reason | None:
    """Check the dwelling that ends an action with spades."""
    state, hex_ = case.state, case.parts[0]
    if state.first_site >= 0 or state.buildable or state.spades:
        return not_open_land(case, hex_) or _not_a_site(case, hex_) or dwelling(case)
    return because("action-taken", "TM-126")


def _not_a_site(case: Case, hex_: int) -> Reason | None:
    state, name = case.state, case.map.names[hex_]
    if state.spades and state.first_site < 0:
        if _are_of_stronghold(case):
            return because("stronghold-spades-transform", "TM-484", "TM-516", hex=name)
        if case.options.free_spade_needs_transform:
            return because("transform-first", "TM-555", hex=name)
        return None
    if state.buildable >> hex_ & 1:
        return None
    if not state.buildable:
        return because("no-dwelling-left", "TM-131", "TM-153", hex=name)
    return because("not-the-site", "TM-131", "TM-153", hex=name)


def _are_of_stronghold(case: Case) -> bool:
    """Return whether the spades come from a stronghold: those must be used to transform, while action 1 with free
    spades may also just build.

    After a power action and a stronghold with as many spades, only the sites show which of them it was.
    """
    state, board = case.state, case.faction
    if state.spades == board.stronghold_gains_spades:
        return True
    if state.spades != board.stronghold_action_spades or not case.player.used >> STRONGHOLD_ACTION & 1:
        return False
    twins = [number for number, action in enumerate(BOARD.power_actions) if action.spades == state.spades]
    return not any(state.actions_used >> number & 1 for number in twins) or not state.buildable


def upgrade(case: Case) -> Reason | None:
    """Check that the right building is there and that the faction's price can be paid."""
    building, hex_ = case.parts[0] + 1, case.parts[1]
    return _wrong_building(case, building, hex_) or no_piece_left(case, building) or _price(case, building, hex_)


def free_trading_house(case: Case) -> Reason | None:
    building, hex_ = case.parts[0] + 1, case.parts[1]
    if building != TRADING_HOUSE:
        return because("only-trading-house-free", "TM-508", building=building_name(building))
    return _wrong_building(case, building, hex_) or no_piece_left(case, building)


def _wrong_building(case: Case, building: int, hex_: int) -> Reason | None:
    if hex_ >= len(case.map.names):
        return because("no-such-hex")
    name, wanted = case.map.names[hex_], building_name(building)
    if owner(case.state, hex_) != case.seat:
        return because("no-own-building", "TM-193", hex=name)
    before = {TRADING_HOUSE: DWELLING, TEMPLE: TRADING_HOUSE, STRONGHOLD: TRADING_HOUSE, SANCTUARY: TEMPLE}[building]
    here = building_at(case.player, hex_)
    if here == before:
        return None
    params = {"building": wanted, "before": building_name(before), "here": building_name(here)}
    return because("wrong-building", "TM-193", hex=name, **params)


def _price(case: Case, building: int, hex_: int) -> Reason | None:
    board = case.faction
    if building == TRADING_HOUSE:
        return _price_of_trading_house(case, hex_)
    if building == TEMPLE:
        return _price_of_temple(case, hex_)
    workers, coins, rules = {
        STRONGHOLD: (board.stronghold_workers, board.stronghold_coins, ("TM-208", "TM-209")),
        SANCTUARY: (board.sanctuary_workers, board.sanctuary_coins, ("TM-210", "TM-211")),
    }[building]
    name = building_name(building)
    return _too_near(case, hex_) or missing_goods(
        case, "upgrade-price", *rules, workers=workers, coins=coins, building=name
    )


def _too_near(case: Case, hex_: int) -> Reason | None:
    """Check the distance that strongholds and sanctuaries keep in War and Faith."""
    if case.options.war_and_faith:
        for building in (STRONGHOLD, SANCTUARY):
            if built_near(case, hex_, building):
                rules = ("TM-572", "TM-573", "TM-574", "TM-575")
                return because("too-near", *rules, hex=case.map.names[hex_], building=building_name(building))
    return None


def _price_of_temple(case: Case, hex_: int) -> Reason | None:
    """Check the price of a temple. In War and Faith each neighbouring temple of an opponent costs a coin."""
    board = case.faction
    workers, coins = board.temple_workers, board.temple_coins
    temples = [seat for seat in built_near(case, hex_, TEMPLE) if seat != case.seat]
    if case.options.war_and_faith and temples:
        rules = ("TM-569", "TM-570", "TM-571")
        count = len(temples)
        return missing_goods(case, "temple-price-near", *rules, workers=workers, coins=coins + count, temples=count)
    rules = ("TM-205", "TM-206", "TM-207")
    name = building_name(TEMPLE)
    return missing_goods(case, "upgrade-price", *rules, workers=workers, coins=coins, building=name)


def _price_of_trading_house(case: Case, hex_: int) -> Reason | None:
    """Check the price of a trading house, which is cheaper beside an opponent."""
    board = case.faction
    rules = ("TM-200", "TM-201", "TM-203", "TM-204")
    workers = board.trading_house_workers
    if has_opponent_next_to(case, hex_):
        return missing_goods(case, "trading-house-price", *rules, workers=workers, coins=board.trading_house_coins)
    coins = board.trading_house_coins_alone
    return missing_goods(case, "trading-house-price-alone", *rules, workers=workers, coins=coins)
