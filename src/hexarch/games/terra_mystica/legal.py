"""The sorted list of legal action ids. This is the only authority on what may be done."""

from hexarch.core.bits import members
from hexarch.games.terra_mystica.actions import (
    ADVANCE_ID,
    BID_ID,
    BRIDGE_ID,
    BUILD_ID,
    COLOUR_ID,
    CULT_ID,
    DETOUR_ID,
    DIG_ID,
    DIGGING,
    DONE_ID,
    FACTION_ID,
    FAVOR_ID,
    MAX_BID,
    PASS_ID,
    REMOVE_CARD_ID,
    SCORING_ID,
    SENDS,
    SHIPPING,
    START_ID,
    TOWN_ID,
    TRADE_ID,
    TRANSFORM_ID,
    UPGRADE_ID,
)
from hexarch.games.terra_mystica.buildings import upgrade_choices
from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.cults import cult_steps, keys, not_yet_ten, order_taken, replacements
from hexarch.games.terra_mystica.draws import scoring_choices
from hexarch.games.terra_mystica.economy import conversions, power_conversions, priest_room
from hexarch.games.terra_mystica.offers import answers
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.spades import (
    detour_choice,
    dwelling_sites,
    may_dig,
    reward_spades,
    sandstorm_land,
    spade_choices,
    transformations,
)
from hexarch.games.terra_mystica.special import power_actions, special_actions
from hexarch.games.terra_mystica.state import (
    BIDDING,
    CHOOSE_FACTION,
    CULT_STEP,
    DRAW_CARD,
    DRAW_COLOUR,
    DRAW_LOT,
    DRAW_SCORING,
    DRAW_START,
    FIRST_CARD,
    FIRST_DWELLING,
    FIRST_FAVOR,
    OFFER,
    REST,
    REWARD_SPADES,
    TURN,
    State,
)
from hexarch.games.terra_mystica.tables import BOARD, FACTION_NAMES, FACTIONS, INTRODUCTORY, MAX_HEXES, starting_points
from hexarch.games.terra_mystica.terrain import bridge_spans, free_land, jump_land
from hexarch.games.terra_mystica.tiles import favor_choices


def legal(state: State) -> list[int]:
    """Return what the seat that is asked next may do."""
    if not state.stack:
        return []
    seat, kind, _ = state.stack[-1]
    if kind == TURN:
        return turn(state, seat)
    if kind == REST:
        return rest(state, seat)
    if kind == OFFER:
        return out_of_turn(state, seat)
    if kind == CULT_STEP:
        return cult_steps(state, seat)
    if kind == REWARD_SPADES:
        return reward_spades(state, seat)
    return setup_choices(state, seat, kind)


def legal_for(state: State, seat: int) -> list[int]:
    """Return what a seat may do, whether it is asked next or not."""
    if state.stack and state.stack[-1][0] == seat:
        return legal(state)
    if not state.setup.deferred or not 0 <= seat < len(state.players):
        return []
    return out_of_turn(state, seat)


def out_of_turn(state: State, seat: int) -> list[int]:
    """Return answers to offers, and steps earned by others' answers; with offers at once the builder makes those."""
    found: list[int] = []
    player = state.players[seat]
    if player.key_choice:
        return keys(state, player)
    if player.cult_due:
        found += cult_steps(state, seat)
    answers(state, seat, found)
    return found


def setup_choices(state: State, seat: int, kind: int) -> list[int]:
    if kind == DRAW_SCORING:
        return [SCORING_ID + tile for tile in scoring_choices(state)]
    if kind == DRAW_CARD:
        return [REMOVE_CARD_ID + card for card in members(state.cards)]
    if kind == DRAW_START:
        return [START_ID + other for other in range(state.setup.players)]
    if kind == CHOOSE_FACTION:
        return [FACTION_ID + number for number in faction_choices(state, seat)]
    if kind == DRAW_LOT:
        taken = {FACTIONS[lot].terrain for lot in state.lots}
        return [FACTION_ID + number for number, board in enumerate(FACTIONS) if board.terrain not in taken]
    if kind == BIDDING:
        return bid_choices(state)
    if kind == FIRST_FAVOR:
        return [FAVOR_ID + tile for tile in favor_choices(state, state.players[seat])]
    if kind == DRAW_COLOUR:
        return [COLOUR_ID + colour for colour in range(len(BOARD.colours)) if colour not in state.colours]
    if kind == FIRST_DWELLING:
        home = state.terrain_masks[state.setup.factions[seat].terrain]
        return [BUILD_ID + hex_ for hex_ in members(home & ~state.occupied)]
    if kind == FIRST_CARD:
        return [PASS_ID + 1 + card for card in members(state.cards)]
    return []


def faction_choices(state: State, seat: int) -> list[int]:
    """Return the factions whose board is free; of the dealt colour, or of the introductory game, if that is played."""
    options = state.setup.options
    taken = {FACTIONS[pick].terrain for pick in state.picks if pick >= 0}
    named = INTRODUCTORY.factions[str(options.players)] if options.introductory else FACTION_NAMES
    colour = state.colours[seat]
    return [
        number
        for number, board in enumerate(FACTIONS)
        if board.terrain not in taken and board.name in named and colour in (-1, board.terrain)
    ]


def bid_choices(state: State) -> list[int]:
    """Return bids above the highest one on a lot; nobody may bid more points than the faction starts with."""
    scheme = state.setup.options.starting_points
    found: list[int] = []
    for lot, number in enumerate(state.lots):
        board = FACTIONS[number]
        most = min(starting_points(scheme, board.name, board.start_points), MAX_BID)
        first = BID_ID + lot * (MAX_BID + 1)
        found += range(first + state.bids[lot][1] + 1, first + most + 1)
    return found


def turn(state: State, seat: int) -> list[int]:
    """Return the actions of a turn, and conversions before them."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    found: list[int] = []
    deferred = state.setup.deferred
    if state.detour:
        spade_choices(state, seat, player, board, found)
        return found
    if player.key_choice:
        return keys(state, player)
    if state.towns_due:
        return _town_first(state, seat, player, board)
    conversions(state, player, board, found)
    if deferred and state.offers and not state.burned and any(offer[0] == seat for offer in state.offers):
        if player.cult_due:
            found += cult_steps(state, seat)
        answers(state, seat, found)
        return found
    if state.burned:
        if not any(offer[0] == seat for offer in state.offers):
            power_actions(state, seat, player, found)
        return found
    area = free_land(state, player)
    beyond = jump_land(state, player, board)
    dwelling_sites(state, player, board, (area | beyond) & state.terrain_masks[board.terrain], area, found)
    others = len(found)
    transformations(state, seat, player, board, found)
    can_dig = len(found) > others
    upgrade_choices(state, seat, player, board, found)
    power = state.setup.powers[seat]
    if power is not None and power.options is not None:
        power.options(state, seat, found)
    power_actions(state, seat, player, found)
    special_actions(state, seat, player, board, found)
    if player.priests:
        for cult in range(4):
            found += SENDS[cult][order_taken(state, cult)]
    _advances(player, board, found)
    _passes(state, found)
    if deferred and player.cult_due:
        found += [CULT_ID + cult for cult in range(4)]
    detour_choice(state, seat, player, board, found)
    if player.priests and state.setup.table.replace_priests:
        replacements(state, seat, player, found)
    if state.setup.mid_action and (can_dig or DETOUR_ID in found):
        found.append(DIG_ID)
    return not_yet_ten(state, seat, player, found) if deferred else found


def _town_first(state: State, seat: int, player: Player, board: Faction) -> list[int]:
    """Return the tiles of a town that was founded before the turn's action: they come first."""
    found: list[int] = []
    if state.setup.mid_action:
        conversions(state, player, board, found)
    if not state.burned:
        _owed(state, seat, player, board, found)
    return not_yet_ten(state, seat, player, found) if state.setup.deferred else found


def _advances(player: Player, board: Faction, found: list[int]) -> None:
    if (
        player.shipping < board.shipping_max
        and player.priests >= board.shipping_priests
        and player.coins >= board.shipping_coins
    ):
        found.append(ADVANCE_ID + SHIPPING)
    if (
        player.digging < board.digging_max
        and player.priests >= board.digging_cost_priests
        and player.coins >= board.digging_cost_coins
        and player.workers >= board.digging_cost_workers
    ):
        found.append(ADVANCE_ID + DIGGING)


def _passes(state: State, found: list[int]) -> None:
    if state.round == state.setup.table.rounds:
        found.append(PASS_ID)
    else:
        found += [PASS_ID + 1 + card for card in members(state.cards)]


def obligations(state: State, player: Player) -> int:
    """Return whether the action has left something that must be done."""
    return (
        state.favors_due
        or state.towns_due
        or state.bridges_due
        or state.cult_leap
        or state.free_dwellings
        or state.free_trading_houses
        or state.sandstorms
        or state.trades_due
        or player.cult_due
        or player.key_choice
    )


def rest(state: State, seat: int) -> list[int]:
    """Return what the turn's action has left to do, then conversions, then the end of the turn."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    found: list[int] = []
    if player.key_choice:
        return keys(state, player)
    if state.detour:
        spade_choices(state, seat, player, board, found)
        return found
    if state.dug:
        return _digging(state, seat, player, board)
    owing = obligations(state, player)
    if not owing and not state.burned:
        found.append(DONE_ID)
    if not player.passed and (not owing or state.setup.mid_action or state.burned):
        conversions(state, player, board, found)
    if state.burned:
        return found
    if state.buildable:
        area = free_land(state, player)
        home = state.terrain_masks[board.terrain]
        sites = state.buildable & home & (area | jump_land(state, player, board))
        dwelling_sites(state, player, board, sites, area, found)
    can_dig = False
    if state.spades:
        spaces = len(found)
        spade_choices(state, seat, player, board, found)
        can_dig = state.setup.mid_action and may_dig(state, seat, player, board, found[spaces:])
    if owing:
        _owed(state, seat, player, board, found)
        found.sort()
        if state.setup.deferred:
            found = not_yet_ten(state, seat, player, found)
    elif not player.passed:
        power = state.setup.powers[seat]
        if power is not None and power.options is not None:
            power.options(state, seat, found)
    if state.spades:
        detour_choice(state, seat, player, board, found)
        if can_dig:
            found.append(DIG_ID)
    return found


def _digging(state: State, seat: int, player: Player, board: Faction) -> list[int]:
    """Return what to do with bought spades in hand: use them, buy another one, or convert power to pay for it.

    The other conversions could spend what the transformation needs; they can wait until it is done.
    """
    found: list[int] = []
    power_conversions(state, player, found)
    if not state.burned:
        spaces = len(found)
        spade_choices(state, seat, player, board, found)
        can_dig = may_dig(state, seat, player, board, found[spaces:])
        detour_choice(state, seat, player, board, found)
        if can_dig:
            found.append(DIG_ID)
    return found


def _owed(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    if state.favors_due and not state.town_first:
        found += [FAVOR_ID + tile for tile in favor_choices(state, player)]
    if state.towns_due:
        found += [TOWN_ID + tile for tile, left in enumerate(state.towns_left) if left]
    if state.bridges_due:
        found += [BRIDGE_ID + span for span in bridge_spans(state, seat)]
    if state.cult_leap or player.cult_due:
        found += [CULT_ID + cult for cult in range(4)]
    if state.free_dwellings:
        home = state.terrain_masks[board.terrain] & ~state.occupied
        found += [BUILD_ID + hex_ for hex_ in members(home)]
    if state.free_trading_houses:
        found += [UPGRADE_ID + hex_ for hex_ in members(player.dwellings)]
    if state.sandstorms:
        first = TRANSFORM_ID + board.terrain * MAX_HEXES
        found += [first + hex_ for hex_ in members(sandstorm_land(state, player, board))]
    if state.trades_due:
        most = min(state.trades_due, player.workers, priest_room(player))
        found += [TRADE_ID + count for count in range(most + 1)]
