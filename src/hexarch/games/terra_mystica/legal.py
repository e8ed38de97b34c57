"""What may be done: the sorted list of legal action ids. This is the only authority."""

from typing import Final

from hexarch.core.bits import members
from hexarch.games.terra_mystica.actions import (
    ADVANCE_ID,
    ARGUMENT_OF,
    BRIDGE_ID,
    BUILD_ID,
    CARD_CULT,
    CARD_SPADE,
    CULT,
    CULT_ID,
    DETOUR_ID,
    DIGGING,
    DONE_ID,
    FACTION_ACTION,
    FACTION_ID,
    FAVOR,
    FAVOR_CULT,
    FAVOR_ID,
    KEY_ID,
    KIND_OF,
    PASS_ID,
    POWER_ID,
    REMOVE_CARD_ID,
    SCORING_ID,
    SEND,
    SENDS,
    SHIPPING,
    SPECIAL_ID,
    START_ID,
    STRONGHOLD_ACTION,
    TOWN,
    TOWN_ID,
    TRADE_ID,
    TRANSFORM_ID,
    UPGRADE_ID,
)
from hexarch.games.terra_mystica.cults import TOP, order_taken, waits_for, would_reach_top
from hexarch.games.terra_mystica.economy import conversions, priest_room
from hexarch.games.terra_mystica.offers import answers
from hexarch.games.terra_mystica.state import (
    CHOOSE_FACTION,
    CULT_STEP,
    DRAW_CARD,
    DRAW_SCORING,
    DRAW_START,
    FIRST_CARD,
    FIRST_DWELLING,
    OFFER,
    REST,
    REWARD_SPADES,
    TURN,
    Player,
    State,
    scoring_choices,
)
from hexarch.games.terra_mystica.tables import (
    BOARD,
    BONUS_CARDS,
    DWELLING,
    FACTIONS,
    FAVOR_TILES,
    MAX_HEXES,
    SANCTUARY,
    SCORING_TILES,
    STRONGHOLD,
    TEMPLE,
    TOWN_TILES,
    TRADING_HOUSE,
    Faction,
)
from hexarch.games.terra_mystica.terrain import (
    affordable_spades,
    bridge_spans,
    can_bridge,
    detours,
    free_land,
    jump_cost,
    jump_land,
    transforms,
)

SHORTEST_DETOUR: Final = len(BOARD.terrains) // 2 + 1
ALL_TERRAINS: Final = (1 << len(BOARD.terrains)) - 1
SUPPLY: Final = BOARD.pieces_supply
_POWER_COSTS: Final = tuple(action.power for action in BOARD.power_actions)
_POWER_BRIDGES: Final = tuple(action.bridges for action in BOARD.power_actions)


def legal(state: State) -> list[int]:
    """What the seat that is asked next may do."""
    if not state.stack:
        return []
    seat, kind, _ = state.stack[-1]
    if kind == TURN:
        return turn(state, seat)
    if kind == REST:
        return rest(state, seat)
    if kind == OFFER:
        found: list[int] = []
        answers(state, seat, found)
        return found
    if kind == CULT_STEP:
        return cult_steps(state, seat)
    if kind == REWARD_SPADES:
        return reward_spades(state, seat)
    return setup_choices(state, seat, kind)


def legal_for(state: State, seat: int) -> list[int]:
    """What a seat may do, whether it is asked next or not."""
    if state.stack and state.stack[-1][0] == seat:
        return legal(state)
    if not state.setup.deferred or not 0 <= seat < len(state.players):
        return []
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
        return [SCORING_ID + tile for tile in _scoring_left(state)]
    if kind == DRAW_CARD:
        return [REMOVE_CARD_ID + card for card in members(state.cards)]
    if kind == DRAW_START:
        return [START_ID + other for other in range(state.setup.players)]
    if kind == CHOOSE_FACTION:
        taken = {FACTIONS[pick].terrain for pick in state.picks if pick >= 0}
        return [FACTION_ID + i for i, board in enumerate(FACTIONS) if board.terrain not in taken]
    if kind == FIRST_DWELLING:
        home = state.terrain_masks[state.setup.factions[seat].terrain]
        return [BUILD_ID + hex_ for hex_ in members(home & ~state.occupied)]
    if kind == FIRST_CARD:
        return [PASS_ID + 1 + card for card in members(state.cards)]
    return []


def _scoring_left(state: State) -> list[int]:
    left = [tile for tile in scoring_choices(state.setup.options) if tile not in state.scoring]
    missing = state.scoring.count(-1)
    if state.setup.options.spade_tile_late == "forbid" and missing > BOARD.rounds - 2:
        return [tile for tile in left if SCORING_TILES[tile].late]
    return left


def turn(state: State, seat: int) -> list[int]:
    """The action of a turn, or conversions before it."""
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
    if deferred and state.offers and any(offer[0] == seat for offer in state.offers):
        if player.cult_due:
            found += cult_steps(state, seat)
        answers(state, seat, found)
        return found
    if state.burned:
        _power_actions(state, seat, player, found)
        return found
    area = free_land(state, player)
    beyond = jump_land(state, player, board)
    dwelling_sites(player, board, (area | beyond) & state.terrain_masks[board.terrain], area, found)
    spade_choices(state, seat, player, board, found)
    _upgrades(state, player, board, found)
    power = state.setup.powers[seat]
    if power is not None and power.options is not None:
        power.options(state, seat, found)
    _power_actions(state, seat, player, found)
    _special_actions(state, seat, player, board, found)
    if player.priests:
        for cult in range(4):
            found += SENDS[cult][order_taken(state, cult)]
    _advances(player, board, found)
    _passes(state, found)
    if deferred:
        if player.cult_due:
            found += [CULT_ID + cult for cult in range(4)]
        found = not_yet_ten(state, seat, player, found)
    detour_choice(state, seat, player, board, found)
    return found


def _town_first(state: State, seat: int, player: Player, board: Faction) -> list[int]:
    """A town founded before the turn's action: its tile comes first."""
    found: list[int] = []
    if state.setup.mid_action:
        conversions(state, player, board, found)
    if not state.burned:
        _owed(state, seat, player, board, found)
    return not_yet_ten(state, seat, player, found) if state.setup.deferred else found


def dwelling_sites(player: Player, board: Faction, sites: int, area: int, found: list[int]) -> None:
    """Building a dwelling at normal cost on one of the sites; outside the area it takes a jump."""
    workers = player.workers - board.dwelling_workers
    if not sites or workers < 0 or player.coins < board.dwelling_coins:
        return
    if player.dwellings.bit_count() >= SUPPLY[DWELLING]:
        return
    if sites & ~area:
        more, priests = jump_cost(player, board)
        if workers < more or player.priests < priests:
            sites &= area
    found += [BUILD_ID + hex_ for hex_ in members(sites)]


def spade_choices(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    """Transformations with the free spades there are and as many more as can be bought."""
    free = state.spades
    options = state.setup.options
    can_buy = not (state.worked and options.bought_spades_one_space)
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
    """The long way round, where the table allows it and it leads anywhere."""
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


def _upgrades(state: State, player: Player, board: Faction, found: list[int]) -> None:
    workers, coins = player.workers, player.coins
    if (
        player.dwellings
        and workers >= board.trading_house_workers
        and coins >= board.trading_house_coins
        and player.trading_houses.bit_count() < SUPPLY[TRADING_HOUSE]
    ):
        if coins >= board.trading_house_coins_alone:
            found += [UPGRADE_ID + hex_ for hex_ in members(player.dwellings)]
        else:
            others = state.occupied & ~player.built
            found += [UPGRADE_ID + hex_ for hex_ in members(player.dwellings) if state.links[hex_] & others]
    if player.trading_houses:
        if (
            workers >= board.temple_workers
            and coins >= board.temple_coins
            and player.temples.bit_count() < SUPPLY[TEMPLE]
        ):
            found += [UPGRADE_ID + MAX_HEXES + hex_ for hex_ in members(player.trading_houses)]
        if (
            workers >= board.stronghold_workers
            and coins >= board.stronghold_coins
            and player.strongholds.bit_count() < SUPPLY[STRONGHOLD]
        ):
            found += [UPGRADE_ID + 2 * MAX_HEXES + hex_ for hex_ in members(player.trading_houses)]
    if (
        player.temples
        and workers >= board.sanctuary_workers
        and coins >= board.sanctuary_coins
        and player.sanctuaries.bit_count() < SUPPLY[SANCTUARY]
    ):
        found += [UPGRADE_ID + 3 * MAX_HEXES + hex_ for hex_ in members(player.temples)]


def _power_actions(state: State, seat: int, player: Player, found: list[int]) -> None:
    bowl3 = player.bowl3
    used = state.actions_used
    for i, cost in enumerate(_POWER_COSTS):
        if cost > bowl3 or used >> i & 1 or (state.burned and cost != bowl3):
            continue
        if _POWER_BRIDGES[i] and not can_bridge(state, seat):
            continue
        found.append(POWER_ID + i)


def _special_actions(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    used = player.used
    if player.card >= 0:
        card = BONUS_CARDS[player.card]
        if card.spades and not used >> CARD_SPADE & 1:
            found.append(SPECIAL_ID + CARD_SPADE)
        if card.cult_steps and not used >> CARD_CULT & 1:
            found.append(SPECIAL_ID + CARD_CULT)
    if player.favors & _CULT_FAVORS and not used >> FAVOR_CULT & 1:
        found.append(SPECIAL_ID + FAVOR_CULT)
    if (
        player.strongholds
        and board.stronghold_action_name
        and not used >> STRONGHOLD_ACTION & 1
        and _can_use_stronghold(state, player, board)
    ):
        found.append(SPECIAL_ID + STRONGHOLD_ACTION)
    if board.action_bridges and player.workers >= board.action_workers and can_bridge(state, seat):
        found.append(SPECIAL_ID + FACTION_ACTION)


_CULT_FAVORS: Final = sum(1 << i for i, tile in enumerate(FAVOR_TILES) if tile.cult_steps)


def _can_use_stronghold(state: State, player: Player, board: Faction) -> bool:
    """Is there anything the stronghold's action could be used on?"""
    if board.stronghold_action_free_dwellings:
        free = state.terrain_masks[board.terrain] & ~state.occupied
        return free != 0 and player.dwellings.bit_count() < SUPPLY[DWELLING]
    if board.stronghold_action_free_trading_houses:
        return player.dwellings != 0 and player.trading_houses.bit_count() < SUPPLY[TRADING_HOUSE]
    if board.stronghold_action_sandstorms:
        return sandstorm_land(state, player, board) != 0
    return True


def sandstorm_land(state: State, player: Player, board: Faction) -> int:
    """Foreign terrain that shares an edge with an own building; bridges do not count."""
    area = 0
    neighbours = state.setup.map.neighbours
    for hex_ in members(player.built):
        area |= neighbours[hex_]
    return area & state.setup.map.land_mask & ~state.occupied & ~state.terrain_masks[board.terrain]


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
    if state.round == BOARD.rounds:
        found.append(PASS_ID)
    else:
        found += [PASS_ID + 1 + card for card in members(state.cards)]


def obligations(state: State, player: Player) -> int:
    """Whether the action has left something that must be done."""
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
    """After the turn's action: what it has left to do, then conversions, then the end of the turn."""
    player = state.players[seat]
    board = state.setup.factions[seat]
    found: list[int] = []
    if player.key_choice:
        return keys(state, player)
    if state.detour:
        spade_choices(state, seat, player, board, found)
        return found
    owing = obligations(state, player)
    if not owing and not state.burned:
        found.append(DONE_ID)
    if not player.passed and (not owing or state.setup.mid_action):
        conversions(state, player, board, found)
    if state.burned:
        return found
    if state.buildable:
        dwelling_sites(player, board, state.buildable, free_land(state, player), found)
    if state.spades:
        spade_choices(state, seat, player, board, found)
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
    return found


def _owed(state: State, seat: int, player: Player, board: Faction, found: list[int]) -> None:
    if state.favors_due:
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


def favor_choices(state: State, player: Player) -> list[int]:
    return [tile for tile, left in enumerate(state.favors_left) if left and not player.favors >> tile & 1]


def keys(state: State, player: Player) -> list[int]:
    """Which cult takes a key: a choice when there are fewer keys than cults that reach 10."""
    found = [KEY_ID + cult for cult in range(4) if player.key_choice >> cult & 1]
    if state.setup.options.may_stay_on_nine:
        found.append(KEY_ID + 4)
    return found


def cult_steps(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    if player.key_choice:
        return keys(state, player)
    return not_yet_ten(state, seat, player, [CULT_ID + cult for cult in range(4)])


def reward_spades(state: State, seat: int) -> list[int]:
    """Phase III spades: no buying, no jumps, no shipping card, no building."""
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


def not_yet_ten(state: State, seat: int, player: Player, found: list[int]) -> list[int]:
    """Leave out steps to a space 10 that another player may still be entitled to; see `waits_for`."""
    waiting = waits_for(state, seat) if player.keys or state.towns_due else 0
    if not waiting:
        return found
    allowed = [action for action in found if not _reaches_ten(state, player, action, waiting)]
    return allowed or found


def _reaches_ten(state: State, player: Player, action: int, waiting: int) -> bool:
    kind, argument = KIND_OF[action], ARGUMENT_OF[action]
    if kind == SEND:
        cult, steps = argument // 3, argument % 3 + 1
    elif kind == CULT:
        cult, steps = argument, state.cult_leap or 1
    elif kind == FAVOR:
        tile = FAVOR_TILES[argument]
        cult, steps = BOARD.cults.index(tile.cult), tile.steps
    elif kind == TOWN:
        steps = TOWN_TILES[argument].cult_steps
        return any(
            waiting >> other & 1 and player.cults[other] < TOP <= player.cults[other] + steps for other in range(4)
        )
    else:
        return False
    return waiting >> cult & 1 != 0 and would_reach_top(state, player, cult, steps)
