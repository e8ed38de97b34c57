"""Advances, power actions, special actions and passing: actions 2, 3, 6, 7 and 8."""

from hexarch.core.reason import Reason, because
from hexarch.games.terra_mystica.actions import (
    CARD_CULT,
    CARD_SPADE,
    FACTION_ACTION,
    FAVOR_CULT,
    SHIPPING,
    STRONGHOLD_ACTION,
)
from hexarch.games.terra_mystica.explain.bridges import nowhere_to_bridge
from hexarch.games.terra_mystica.explain.building import no_piece_left
from hexarch.games.terra_mystica.explain.case import Case, faction_name, missing_goods, terrain_name
from hexarch.games.terra_mystica.explain.ground import owner
from hexarch.games.terra_mystica.explain.transforming import is_sandstorm_land
from hexarch.games.terra_mystica.tables import BOARD, BONUS_CARDS, DWELLING, FAVOR_TILES, TRADING_HOUSE


def advance(case: Case) -> Reason | None:
    board, player = case.faction, case.player
    if case.parts[0] == SHIPPING:
        if not board.shipping_points:
            return because("no-shipping-track", "TM-182", "TM-183")
        if player.shipping == board.shipping_start + len(board.shipping_points):
            return because("shipping-at-end", "TM-175", "TM-181", level=player.shipping)
        coins, priests = board.shipping_coins, board.shipping_priests
        return missing_goods(case, "shipping-price", "TM-176", coins=coins, priests=priests)
    levels = len(board.digging_workers)
    if levels == 1:
        return because("no-digging-track", "TM-190")
    if player.digging == levels - 1:
        return because("digging-at-end", "TM-185", "TM-191", workers=board.digging_workers[-1])
    workers, coins, priests = board.digging_cost_workers, board.digging_cost_coins, board.digging_cost_priests
    rules = ("TM-186", "TM-188", "TM-189")
    return missing_goods(case, "digging-price", *rules, workers=workers, coins=coins, priests=priests)


def power_action(case: Case) -> Reason | None:
    """Check that the power action is unused; at large tables it may be used again for more power."""
    number = case.parts[0]
    action = BOARD.power_actions[number]
    have, price = case.player.bowl3, action.power
    if case.state.actions_used >> number & 1:
        surcharge = case.state.setup.table.power_surcharge
        if not surcharge:
            return because("power-action-used", "TM-267", "TM-269", action=action.name)
        price += surcharge
    if have < price:
        rules = ("TM-121", "TM-270", "TM-597")
        return because("power-action-price", *rules, action=action.name, power=price, have=have)
    if case.state.burned and have != price:
        return because("spend-sacrificed-power", "TM-301", power=have)
    return nowhere_to_bridge(case) if action.bridges else None


def special_action(case: Case) -> Reason | None:
    which = case.parts[0]
    if which == FACTION_ACTION:
        return _faction_action(case)
    lacking = _lacks_special(case, which)
    if lacking is not None:
        return lacking
    if case.player.used >> which & 1:
        return because("special-action-used", "TM-303", "TM-304")
    return _no_use_for_stronghold(case) if which == STRONGHOLD_ACTION else None


def _lacks_special(case: Case, which: int) -> Reason | None:
    """Check that the player has a card, tile or stronghold with this action."""
    player = case.player
    card = BONUS_CARDS[player.card] if player.card >= 0 else None
    if which == CARD_SPADE and (card is None or not card.spades):
        return because("no-spade-card", "TM-309", "TM-438")
    if which == CARD_CULT and (card is None or not card.cult_steps):
        return because("no-cult-card", "TM-308", "TM-440")
    tiles = [tile for number, tile in enumerate(FAVOR_TILES) if player.favors >> number & 1]
    if which == FAVOR_CULT and not any(tile.cult_steps for tile in tiles):
        return because("no-cult-tile", "TM-307", "TM-410")
    if which == STRONGHOLD_ACTION:
        if not case.faction.stronghold_action_name:
            return because("no-stronghold-action", "TM-305", faction=faction_name(case.state, case.seat))
        if not player.strongholds:
            return because("no-stronghold", "TM-215")
    return None


def _no_use_for_stronghold(case: Case) -> Reason | None:
    """Check that there is something to use the stronghold's action on."""
    board, state = case.faction, case.state
    hexes = range(len(case.map.names))
    if board.stronghold_action_free_dwellings:
        if not any(state.terrain[hex_] == board.terrain and owner(state, hex_) < 0 for hex_ in hexes):
            return because("no-free-home-terrain", "TM-464", home=terrain_name(board.terrain))
        return no_piece_left(case, DWELLING)
    if board.stronghold_action_free_trading_houses:
        if not case.player.dwellings:
            return because("no-dwelling-to-upgrade", "TM-508")
        return no_piece_left(case, TRADING_HOUSE)
    if board.stronghold_action_sandstorms and not any(is_sandstorm_land(case, hex_) for hex_ in hexes):
        return because("nowhere-for-sandstorm", "TM-522", "TM-523")
    return None


def _faction_action(case: Case) -> Reason | None:
    """Check a bridge for workers, which may be built any number of times."""
    board = case.faction
    if not board.action_bridges:
        return because("no-faction-action", "TM-492", faction=faction_name(case.state, case.seat))
    price = missing_goods(case, "faction-bridge-price", "TM-492", workers=board.action_workers)
    return price or nowhere_to_bridge(case)


def pass_(case: Case) -> Reason | None:
    """Check that a bonus card is taken, except in the last round."""
    choice = case.parts[0]
    if case.state.round == case.state.setup.table.rounds:
        return because("no-card-in-last-round", "TM-318") if choice else None
    return because("take-a-card", "TM-314") if not choice else card_not_free(case, choice - 1)


def card_not_free(case: Case, card: int) -> Reason | None:
    if card >= len(BONUS_CARDS):
        return because("no-such-card")
    name = BONUS_CARDS[card].name
    if case.player.card == card:
        return because("own-card-again", "TM-315", card=name)
    for seat, player in enumerate(case.state.players):
        if player.card == card:
            return because("card-taken", "TM-314", card=name, faction=faction_name(case.state, seat))
    if not case.state.cards >> card & 1:
        return because("card-not-in-game", "TM-074", card=name)
    return None
