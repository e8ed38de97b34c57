"""The effects of actions that have no separate rule module. The caller makes sure that they are legal."""

from hexarch.core.rows import put
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import MAX_BID, MAX_CONVERT
from hexarch.games.terra_mystica.buildings import built
from hexarch.games.terra_mystica.cults import send_priest
from hexarch.games.terra_mystica.economy import burn, convert, gain, gain_points, pay
from hexarch.games.terra_mystica.flow import choose_faction, drop, end_action, end_pass, start_with
from hexarch.games.terra_mystica.offers import close_own, limit_offers
from hexarch.games.terra_mystica.scoring import score, score_passing
from hexarch.games.terra_mystica.state import DRAW_LOT, FIRST_CARD, FIRST_DWELLING, REST, REWARD_SPADES, State
from hexarch.games.terra_mystica.tables import DWELLING, MAX_HEXES
from hexarch.games.terra_mystica.terrain import (
    build_bridge,
    buy_spades,
    pay_jump,
    place,
    raise_shipping,
    set_terrain,
    spades_needed,
)
from hexarch.games.terra_mystica.towns import check_towns


def do_done(state: State, seat: int, argument: int) -> None:
    state.stack.pop()
    end_action(state)


def do_burn(state: State, seat: int, argument: int) -> None:
    burn(state, seat, argument + 1)
    if state.setup.deferred:
        limit_offers(state, seat)
    if state.setup.free_burning:
        state.converted = 0
    else:
        state.burned = 1
    _interrupt_action(state)


def do_convert(state: State, seat: int, argument: int) -> None:
    kind, times = argument // MAX_CONVERT, argument % MAX_CONVERT + 1
    convert(state, seat, kind, times)
    state.converted = kind if times == MAX_CONVERT else kind + 1
    state.burned = 0
    if state.setup.deferred:
        close_own(state, seat)
    _interrupt_action(state)


def _interrupt_action(state: State) -> None:
    """End the spade work on a conversion, unless the options allow conversions in the middle of an action."""
    if not state.setup.mid_action and state.stack[-1][1] == REST:
        state.spades = state.buildable = 0


def do_build(state: State, seat: int, hex_: int) -> None:
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
    state.spades = state.buildable = 0
    player.dwellings |= 1 << hex_
    place(state, seat, hex_)
    built(state, seat, hex_, DWELLING)


def do_transform(state: State, seat: int, argument: int) -> None:
    terrain, hex_ = argument // MAX_HEXES, argument % MAX_HEXES
    kind = state.stack[-1][1]
    home = state.setup.factions[seat].terrain
    if state.sandstorms:
        state.sandstorms -= 1
        set_terrain(state, hex_, terrain)
        state.buildable = 1 << hex_
        return
    needed = spades_needed(state, seat, hex_, terrain)
    state.detour = state.dug = 0
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
    _after_transform(state, hex_, terrain == home)


def _after_transform(state: State, hex_: int, is_home: bool) -> None:
    """Set where the remaining spades and the dwelling may be used."""
    options = state.setup.options
    if state.first_site < 0:
        state.first_site = hex_
        state.buildable = 0
    state.buildable &= ~(1 << hex_)
    on_others = not options.halfling_sh_dwelling_first_only if state.any_site else options.dwelling_on_second
    if is_home and (state.first_site == hex_ or on_others):
        state.buildable |= 1 << hex_
    state.must_reach_home = 0
    if not is_home and state.spades:
        if options.spades_split_before_home:
            state.must_reach_home = 1
        else:
            state.spades = 0


def do_bridge(state: State, seat: int, span: int) -> None:
    build_bridge(state, seat, span)
    state.bridges_due -= 1
    a, b = state.setup.map.spans[span]
    check_towns(state, seat, 1 << a | 1 << b)


def do_connect(state: State, seat: int, river: int) -> None:
    state.players[seat].skips |= 1 << river
    check_towns(state, seat, state.setup.map.neighbours[river])


def do_send(state: State, seat: int, argument: int) -> None:
    send_priest(state, seat, argument // 3, argument % 3 + 1)


def do_advance(state: State, seat: int, track: int) -> None:
    board = state.setup.factions[seat]
    if track == act.SHIPPING:
        pay(state, seat, board.shipping_coins, 0, board.shipping_priests, src.ADVANCE)
        raise_shipping(state, seat, src.ADVANCE)
    else:
        workers, priests = board.digging_cost_workers, board.digging_cost_priests
        pay(state, seat, board.digging_cost_coins, workers, priests, src.ADVANCE)
        state.players[seat].digging += 1
        gain_points(state, seat, board.digging_points, src.ADVANCE)


def do_pass(state: State, seat: int, choice: int) -> None:
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
        state.card_coins = put(state.card_coins, card, 0)
    if old >= 0:
        state.cards |= 1 << old


def do_trade(state: State, seat: int, count: int) -> None:
    """Trade workers for priests, once."""
    pay(state, seat, 0, count, -count, src.STRONGHOLD)
    state.trades_due = 0


def do_dig(state: State, seat: int, argument: int) -> None:
    """Buy one spade ahead of the transformation, so that what it brings can pay for the next one."""
    buy_spades(state, seat, 1)
    state.spades += 1
    state.dug += 1


def do_detour(state: State, seat: int, argument: int) -> None:
    state.detour = 1


def do_wish_take(state: State, seat: int, most: int) -> None:
    state.players[seat].take_up_to = most


def do_wish_decline(state: State, seat: int, above: int) -> None:
    state.players[seat].decline_above = above


def do_drop(state: State, seat: int, argument: int) -> None:
    drop(state, seat)


def do_faction(state: State, seat: int, number: int) -> None:
    if state.stack.pop()[1] == DRAW_LOT:
        state.lots = (*state.lots, number)
    else:
        choose_faction(state, seat, number)


def do_bid(state: State, seat: int, argument: int) -> None:
    state.stack.pop()
    state.bids = put(state.bids, argument // (MAX_BID + 1), (seat, argument % (MAX_BID + 1)))


def do_colour(state: State, seat: int, colour: int) -> None:
    receiver = state.stack.pop()[2]
    state.colours = put(state.colours, receiver, colour)


def do_scoring(state: State, seat: int, tile: int) -> None:
    round_ = state.stack.pop()[2]
    state.scoring = put(state.scoring, round_, tile)


def do_remove_card(state: State, seat: int, card: int) -> None:
    state.stack.pop()
    state.cards &= ~(1 << card)


def do_start(state: State, seat: int, first: int) -> None:
    state.stack.pop()
    start_with(state, first)
