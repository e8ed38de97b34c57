"""Carrying out an action. The caller vouches that it is legal."""

from collections.abc import Callable
from typing import Final

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF, MAX_CONVERT
from hexarch.games.terra_mystica.cults import choose_key, gain_keys, send_priest, step, step_on_all
from hexarch.games.terra_mystica.economy import (
    burn,
    convert,
    gain,
    gain_points,
    pay,
    spend_power,
)
from hexarch.games.terra_mystica.flow import choose_faction, drop, end_action, end_pass, settle, start_with
from hexarch.games.terra_mystica.legal import favor_choices
from hexarch.games.terra_mystica.offers import close_own, decline, make_offers, take
from hexarch.games.terra_mystica.scoring import score, score_building, score_passing
from hexarch.games.terra_mystica.state import FIRST_CARD, FIRST_DWELLING, REST, REWARD_SPADES, TURN, State
from hexarch.games.terra_mystica.tables import (
    BOARD,
    BONUS_CARDS,
    DWELLING,
    FAVOR_TILES,
    MAX_HEXES,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TOWN_TILES,
    TRADING_HOUSE,
)
from hexarch.games.terra_mystica.terrain import (
    build_bridge,
    buy_spades,
    free_spades,
    pay_jump,
    place,
    raise_jump_range,
    raise_shipping,
    set_terrain,
    spades_needed,
)
from hexarch.games.terra_mystica.towns import check_towns


def apply(state: State, action: int) -> None:
    """The action of the seat that is asked next."""
    apply_for(state, state.stack[-1][0], action)


def apply_for(state: State, seat: int, action: int) -> None:
    kind = KIND_OF[action]
    if state.journal is not None:
        state.journal.open(seat, action)
    if kind > act.CONVERT and state.stack and state.stack[-1][0] == seat:
        state.converted = -1
        state.burned = 0
    _HANDLERS[kind](state, seat, ARGUMENT_OF[action])
    settle(state)


def _begin(state: State, seat: int) -> None:
    """The turn's action has been chosen; what it leaves to do comes next."""
    top = state.stack[-1]
    if top[1] == TURN:
        state.stack[-1] = (seat, REST, 0)


def _done(state: State, seat: int, argument: int) -> None:
    state.stack.pop()
    end_action(state)


def _burn(state: State, seat: int, argument: int) -> None:
    burn(state, seat, argument + 1)
    if state.setup.free_burning:
        state.converted = 0
    else:
        state.burned = 1
    _interrupt_action(state)


def _convert(state: State, seat: int, argument: int) -> None:
    kind, times = argument // MAX_CONVERT, argument % MAX_CONVERT + 1
    convert(state, seat, kind, times)
    state.converted = kind if times == MAX_CONVERT else kind + 1
    state.burned = 0
    if state.setup.deferred:
        close_own(state, seat)
    _interrupt_action(state)


def _interrupt_action(state: State) -> None:
    """Unless the table allows conversions in the middle of an action, one ends the spade work."""
    if not state.setup.mid_action and state.stack[-1][1] == REST:
        state.spades = state.buildable = 0


def _build(state: State, seat: int, hex_: int) -> None:
    kind = state.stack[-1][1]
    player = state.players[seat]
    if kind == FIRST_DWELLING:
        player.dwellings |= 1 << hex_
        place(state, seat, hex_)
        state.stack.pop()
        return
    board = state.setup.factions[seat]
    if state.free_dwellings:
        state.free_dwellings -= 1
    else:
        pay_jump(state, seat, hex_)
        pay(state, seat, board.dwelling_coins, board.dwelling_workers, 0, src.BUILDING)
    _begin(state, seat)
    state.spades = state.buildable = 0
    player.dwellings |= 1 << hex_
    place(state, seat, hex_)
    _built(state, seat, hex_, DWELLING)


def _built(state: State, seat: int, hex_: int, kind: int) -> None:
    """What every building does: points, offers of power, towns."""
    score_building(state, seat, kind)
    make_offers(state, seat, hex_)
    check_towns(state, seat, 1 << hex_)


def _transform(state: State, seat: int, argument: int) -> None:
    terrain, hex_ = argument // MAX_HEXES, argument % MAX_HEXES
    kind = state.stack[-1][1]
    home = state.setup.factions[seat].terrain
    if state.sandstorms:
        state.sandstorms -= 1
        set_terrain(state, hex_, terrain)
        state.buildable = 1 << hex_
        return
    needed = spades_needed(state, seat, hex_, terrain)
    state.detour = 0
    free = min(needed, state.spades)
    state.spades -= free
    options = state.setup.options
    if kind == REWARD_SPADES:
        set_terrain(state, hex_, terrain)
        if options.cult_spades_must_finish_first and terrain != home:
            state.spades = 0
        return
    pay_jump(state, seat, hex_)
    if needed > free:
        buy_spades(state, seat, needed - free)
    if options.spade_scoring == "used":
        score(state, seat, "spade", needed)
    set_terrain(state, hex_, terrain)
    _begin(state, seat)
    _after_transform(state, hex_, terrain == home)


def _after_transform(state: State, hex_: int, is_home: bool) -> None:
    """Where the remaining spades and the dwelling may go."""
    options = state.setup.options
    if not state.worked:
        state.buildable = 0
    if is_home and (not state.worked or state.any_site or options.dwelling_on_second):
        state.buildable |= 1 << hex_
    state.worked += 1
    state.must_reach_home = 0
    if not is_home and state.spades:
        if options.spades_split_before_home:
            state.must_reach_home = 1
        else:
            state.spades = 0


def _upgrade(state: State, seat: int, argument: int) -> None:
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
    _begin(state, seat)
    _built(state, seat, hex_, kind)
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
    _limit_favors(state, seat)


def _limit_favors(state: State, seat: int) -> None:
    """No tile is owed that the player could not take."""
    if state.favors_due:
        state.favors_due = min(state.favors_due, len(favor_choices(state, state.players[seat])))


def _bridge(state: State, seat: int, span: int) -> None:
    build_bridge(state, seat, span)
    state.bridges_due -= 1
    a, b = state.setup.map.spans[span]
    check_towns(state, seat, 1 << a | 1 << b)


def _connect(state: State, seat: int, river: int) -> None:
    state.players[seat].skips |= 1 << river
    check_towns(state, seat, state.setup.map.neighbours[river])


def _power(state: State, seat: int, number: int) -> None:
    action = BOARD.power_actions[number]
    state.actions_used |= 1 << number
    spend_power(state, seat, action.power, src.POWER_ACTION)
    gain(state, seat, action.coins, action.workers, action.priests, 0, src.POWER_ACTION)
    _begin(state, seat)
    state.bridges_due += action.bridges
    if action.spades:
        free_spades(state, seat, action.spades, 0)


def _special(state: State, seat: int, which: int) -> None:
    player = state.players[seat]
    board = state.setup.factions[seat]
    _begin(state, seat)
    if which == act.FACTION_ACTION:
        pay(state, seat, 0, board.action_workers, 0, src.SPECIAL_ACTION)
        state.bridges_due += board.action_bridges
        return
    player.used |= 1 << which
    if which == act.CARD_SPADE:
        free_spades(state, seat, BONUS_CARDS[player.card].spades, 0)
    elif which == act.CARD_CULT:
        _owe_steps(state, seat, BONUS_CARDS[player.card].cult_steps)
    elif which == act.FAVOR_CULT:
        _owe_steps(state, seat, max(tile.cult_steps for i, tile in enumerate(FAVOR_TILES) if player.favors >> i & 1))
    else:
        _stronghold_action(state, seat)


def _owe_steps(state: State, seat: int, steps: int) -> None:
    """Steps to be made together on one cult of choice."""
    state.cult_leap = steps
    if state.journal is not None:
        state.journal.note(seat, src.STEPS, steps, src.SPECIAL_ACTION)


def _stronghold_action(state: State, seat: int) -> None:
    board = state.setup.factions[seat]
    _owe_steps(state, seat, board.stronghold_action_cult_steps)
    state.free_dwellings = board.stronghold_action_free_dwellings
    state.free_trading_houses = board.stronghold_action_free_trading_houses
    state.sandstorms = board.stronghold_action_sandstorms
    if board.stronghold_action_spades:
        free_spades(state, seat, board.stronghold_action_spades, 0)
    if board.stronghold_action_turns:
        state.stack.pop()
        state.stack += [(seat, TURN, 0)] * board.stronghold_action_turns


def _send(state: State, seat: int, argument: int) -> None:
    _begin(state, seat)
    send_priest(state, seat, argument // 3, argument % 3 + 1)


def _advance(state: State, seat: int, track: int) -> None:
    board = state.setup.factions[seat]
    _begin(state, seat)
    if track == act.SHIPPING:
        pay(state, seat, board.shipping_coins, 0, board.shipping_priests, src.ADVANCE)
        raise_shipping(state, seat, src.ADVANCE)
    else:
        workers, priests = board.digging_cost_workers, board.digging_cost_priests
        pay(state, seat, board.digging_cost_coins, workers, priests, src.ADVANCE)
        state.players[seat].digging += 1
        gain_points(state, seat, board.digging_points, src.ADVANCE)


def _pass(state: State, seat: int, choice: int) -> None:
    player = state.players[seat]
    old = player.card
    if state.stack[-1][1] == FIRST_CARD:
        state.stack.pop()
    else:
        score_passing(state, seat)
        end_pass(state, seat)
    player.card = choice - 1
    if choice:
        card = choice - 1
        state.cards &= ~(1 << card)
        gain(state, seat, state.card_coins[card], 0, 0, 0, src.CARD_COINS)
        state.card_coins = (*state.card_coins[:card], 0, *state.card_coins[card + 1 :])
    if old >= 0:
        state.cards |= 1 << old


def _favor(state: State, seat: int, number: int) -> None:
    player = state.players[seat]
    tile = FAVOR_TILES[number]
    left = state.favors_left
    state.favors_left = (*left[:number], left[number] - 1, *left[number + 1 :])
    player.favors |= 1 << number
    state.favors_due -= 1
    step(state, seat, BOARD.cults.index(tile.cult), tile.steps, src.FAVOR_TILE)
    if tile.town_power:
        check_towns(state, seat, player.built)
    _limit_favors(state, seat)


def _town(state: State, seat: int, number: int) -> None:
    player = state.players[seat]
    board = state.setup.factions[seat]
    tile = TOWN_TILES[number]
    left = state.towns_left
    state.towns_left = (*left[:number], left[number] - 1, *left[number + 1 :])
    owned = player.town_tiles
    player.town_tiles = (*owned[:number], owned[number] + 1, *owned[number + 1 :])
    state.towns_due -= 1
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


def _cult(state: State, seat: int, cult: int) -> None:
    player = state.players[seat]
    if state.cult_leap and state.stack[-1][0] == seat:
        steps = state.cult_leap
        state.cult_leap = 0
        if state.journal is not None:
            state.journal.note(seat, src.STEPS, -steps, src.SPECIAL_ACTION)
        step(state, seat, cult, steps, src.SPECIAL_ACTION)
        return
    player.cult_due -= 1
    if state.journal is not None:
        state.journal.note(seat, src.STEPS, -1, src.FACTION)
    step(state, seat, cult, 1, src.FACTION)


def _key(state: State, seat: int, choice: int) -> None:
    choose_key(state, seat, choice)


def _take(state: State, seat: int, slot: int) -> None:
    take(state, seat, slot)


def _decline(state: State, seat: int, slot: int) -> None:
    decline(state, seat, slot)


def _trade(state: State, seat: int, count: int) -> None:
    pay(state, seat, 0, count, -count, src.STRONGHOLD)
    state.trades_due = 0


def _detour(state: State, seat: int, argument: int) -> None:
    state.detour = 1


def _wish_take(state: State, seat: int, most: int) -> None:
    state.players[seat].take_up_to = most


def _wish_decline(state: State, seat: int, above: int) -> None:
    state.players[seat].decline_above = above


def _drop(state: State, seat: int, argument: int) -> None:
    drop(state, seat)


def _faction(state: State, seat: int, number: int) -> None:
    state.stack.pop()
    choose_faction(state, seat, number)


def _scoring(state: State, seat: int, tile: int) -> None:
    round_ = state.stack.pop()[2]
    state.scoring = (*state.scoring[:round_], tile, *state.scoring[round_ + 1 :])


def _remove_card(state: State, seat: int, card: int) -> None:
    state.stack.pop()
    state.cards &= ~(1 << card)


def _start(state: State, seat: int, first: int) -> None:
    state.stack.pop()
    start_with(state, first)


_HANDLERS: Final[tuple[Callable[[State, int, int], None], ...]] = (
    _done,
    _burn,
    _convert,
    _build,
    _transform,
    _upgrade,
    _bridge,
    _connect,
    _power,
    _special,
    _send,
    _advance,
    _pass,
    _favor,
    _town,
    _cult,
    _key,
    _take,
    _decline,
    _trade,
    _detour,
    _wish_take,
    _wish_decline,
    _drop,
    _faction,
    _scoring,
    _remove_card,
    _start,
)
