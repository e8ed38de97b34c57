"""The effects of actions that have no separate rule module. The caller makes sure that they are legal."""

from hexarch.core.game import RuleError
from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import MAX_STEPS, VALUES
from hexarch.games.origins.dice import feed, raise_freeman
from hexarch.games.origins.economy import gain, gain_points, note, owe
from hexarch.games.origins.flow import pass_turn, sort_offer, start_with
from hexarch.games.origins.market import draw_top
from hexarch.games.origins.military import march, move
from hexarch.games.origins.offer import draft, refill_offer, take_citizen
from hexarch.games.origins.rows import insert
from hexarch.games.origins.sites import raise_site, rise, spend_token
from hexarch.games.origins.state import (
    DRAFT,
    DRAW_MARKET,
    FEED,
    REFILL_OFFER,
    RISE,
    ROLL_OFFER,
    ROLL_SPEAKER,
    TURN,
    State,
)
from hexarch.games.origins.tables import GOLD, SPACES
from hexarch.games.origins.temples import choose_temple
from hexarch.games.origins.zodiac import held


def do_done(state: State, seat: int, argument: int) -> None:
    _, kind, about = state.stack.pop()
    if kind == RISE:
        raise_site(state, about)


def do_unasked(state: State, seat: int, argument: int) -> None:
    """Raise RuleError: this kind of action only answers the question of a power."""
    raise RuleError("This answers a question that nobody has asked.")


def do_pass(state: State, seat: int, argument: int) -> None:
    pass_turn(state, seat)
    for power in held(state, seat):
        if power.passing is not None:
            power.passing(state, seat)


def do_extra(state: State, seat: int, argument: int) -> None:
    spend_token(state, seat)
    state.stack[-1] = (seat, TURN, 0)


def do_grow(state: State, seat: int, argument: int) -> None:
    """Make the leftmost base of the track available; the last one scores."""
    state.stack.pop()
    player = state.players[seat]
    components = state.setup.components
    grown = player.bases - components.start_bases
    player.bases += 1
    note(state, seat, src.BASES, 1, src.POPULATION)
    if grown == len(state.setup.food_cost) - 1:
        gain_points(state, seat, components.population_last_points, src.POPULATION)
    owe(state, seat, 0, state.setup.food_cost[grown], 0, src.POPULATION)


def do_tower(state: State, seat: int, colour: int) -> None:
    state.stack.pop()
    player = state.players[seat]
    height = player.towers[colour]
    gain(state, seat, GOLD, -height, src.TOWER)
    player.towers = put(player.towers, colour, height + 1)
    state.tower_supply = put(state.tower_supply, colour, state.tower_supply[colour] - 1)
    note(state, seat, src.TOWERS, 1, src.TOWER)
    for power in held(state, seat):
        if power.tower_built is not None:
            power.tower_built(state, seat)


def do_rise(state: State, seat: int, neighbour: int) -> None:
    rise(state, neighbour)


def do_move(state: State, seat: int, argument: int) -> None:
    if state.stack[-1][1] == FEED:
        feed(state, seat)
        move(state, seat, 1)
    else:
        move(state, seat, march(state, seat, attacking=False))


def do_take(state: State, seat: int, die: int) -> None:
    if state.stack[-1][1] == DRAFT:
        draft(state, seat, die)
    else:
        take_citizen(state, seat, die)


def do_temple(state: State, seat: int, argument: int) -> None:
    choose_temple(state, seat, argument // MAX_STEPS, argument % MAX_STEPS)


def do_raise(state: State, seat: int, die: int) -> None:
    feed(state, seat)
    raise_freeman(state, seat, die)


def do_bonus_tile(state: State, seat: int, colour: int) -> None:
    state.bonus_tiles = put(state.bonus_tiles, state.stack.pop()[2], colour)


def do_card(state: State, seat: int, card: int) -> None:
    state.zodiac = put(state.zodiac, state.stack.pop()[2], card)


def do_tile(state: State, seat: int, kind: int) -> None:
    if state.stack[-1][1] == DRAW_MARKET:
        state.market = put(state.market, state.stack.pop()[2], kind)
        state.unseen = put(state.unseen, kind, state.unseen[kind] - 1)
    else:
        draw_top(state, kind)


def do_roll(state: State, seat: int, face: int) -> None:
    _, kind, colour = state.stack[-1]
    if kind == REFILL_OFFER:
        refill_offer(state, face + 1)
        return
    state.stack.pop()
    if kind == ROLL_SPEAKER:
        state.speakers = insert(state.speakers, face + 1)
        return
    state.supply = put(state.supply, colour, state.supply[colour] - 1)
    state.draft = insert(state.draft, colour * VALUES + face)
    if kind == ROLL_OFFER and len(state.draft) == SPACES:
        sort_offer(state)


def do_district(state: State, seat: int, card: int) -> None:
    """Display a card: its gold goes on it, its towers into the supply."""
    state.stack.pop()
    state.districts = (*state.districts, card)
    state.district_gold = (*state.district_gold, state.setup.components.district_gold)
    for colour in state.setup.card_towers[card]:
        state.tower_supply = put(state.tower_supply, colour, state.tower_supply[colour] + 1)


def do_start(state: State, seat: int, first: int) -> None:
    state.stack.pop()
    start_with(state, first)
