"""Carrying out an action. The caller vouches that it is legal."""

from collections.abc import Callable
from typing import Final

from hexarch.core.game import RuleError
from hexarch.core.rows import put
from hexarch.games.origins import sources as src
from hexarch.games.origins.abilities import use_tile
from hexarch.games.origins.actions import ARGUMENT_OF, KIND_OF, MAX_STEPS, VALUES
from hexarch.games.origins.dice import feed, raise_freeman, take_six_back
from hexarch.games.origins.districts import choose_card, choose_district, close
from hexarch.games.origins.economy import choose_gain, exchange, gain, gain_points, note, owe, pay
from hexarch.games.origins.effects import attack
from hexarch.games.origins.flow import keep_card, pass_turn, settle, sort_offer, start_with
from hexarch.games.origins.market import buy, draw_top, place
from hexarch.games.origins.military import march, move
from hexarch.games.origins.offer import discard, draft, refill_offer, take_citizen, take_speaker
from hexarch.games.origins.questions import answer
from hexarch.games.origins.rows import insert
from hexarch.games.origins.sites import (
    bonus_action,
    bonus_as_gold,
    hold,
    main_action,
    raise_site,
    rise,
    spend_token,
    visit,
)
from hexarch.games.origins.state import (
    DRAFT,
    DRAW_MARKET,
    FEED,
    QUESTION,
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


def apply(state: State, action: int) -> None:
    """The action of the seat that is asked next."""
    seat, kind, _ = state.stack[-1]
    if state.journal is not None:
        state.journal.open(seat, action)
    if kind == QUESTION:
        answer(state, seat, action)
    else:
        _HANDLERS[KIND_OF[action]](state, seat, ARGUMENT_OF[action])
    settle(state)


def _done(state: State, seat: int, argument: int) -> None:
    _, kind, about = state.stack.pop()
    if kind == RISE:
        raise_site(state, about)


def _unasked(state: State, seat: int, argument: int) -> None:
    """What only answers the question of a power never gets here."""
    raise RuleError("Nobody has asked that.")


def _pass(state: State, seat: int, argument: int) -> None:
    pass_turn(state, seat)
    for power in held(state, seat):
        if power.passing is not None:
            power.passing(state, seat)


def _extra(state: State, seat: int, argument: int) -> None:
    spend_token(state, seat)
    state.stack[-1] = (seat, TURN, 0)


def _grow(state: State, seat: int, argument: int) -> None:
    """The leftmost base of the track becomes available; the last one scores."""
    state.stack.pop()
    player = state.players[seat]
    components = state.setup.components
    grown = player.bases - components.start_bases
    player.bases += 1
    note(state, seat, src.BASES, 1, src.POPULATION)
    if grown == len(state.setup.food_cost) - 1:
        gain_points(state, seat, components.population_last_points, src.POPULATION)
    owe(state, seat, 0, state.setup.food_cost[grown], 0, src.POPULATION)


def _tower(state: State, seat: int, colour: int) -> None:
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


def _rise(state: State, seat: int, neighbour: int) -> None:
    rise(state, neighbour)


def _move(state: State, seat: int, argument: int) -> None:
    if state.stack[-1][1] == FEED:
        feed(state, seat)
        move(state, seat, 1)
    else:
        move(state, seat, march(state, seat, attacking=False))


def _take(state: State, seat: int, die: int) -> None:
    if state.stack[-1][1] == DRAFT:
        draft(state, seat, die)
    else:
        take_citizen(state, seat, die)


def _temple(state: State, seat: int, argument: int) -> None:
    choose_temple(state, seat, argument // MAX_STEPS, argument % MAX_STEPS)


def _raise(state: State, seat: int, die: int) -> None:
    feed(state, seat)
    raise_freeman(state, seat, die)


def _bonus_tile(state: State, seat: int, colour: int) -> None:
    state.bonus_tiles = put(state.bonus_tiles, state.stack.pop()[2], colour)


def _card(state: State, seat: int, card: int) -> None:
    state.zodiac = put(state.zodiac, state.stack.pop()[2], card)


def _tile(state: State, seat: int, kind: int) -> None:
    if state.stack[-1][1] == DRAW_MARKET:
        state.market = put(state.market, state.stack.pop()[2], kind)
        state.unseen = put(state.unseen, kind, state.unseen[kind] - 1)
    else:
        draw_top(state, kind)


def _roll(state: State, seat: int, face: int) -> None:
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


def _district(state: State, seat: int, card: int) -> None:
    """A card on display brings its gold, and its towers into the supply."""
    state.stack.pop()
    state.districts = (*state.districts, card)
    state.district_gold = (*state.district_gold, state.setup.components.district_gold)
    for colour in state.setup.card_towers[card]:
        state.tower_supply = put(state.tower_supply, colour, state.tower_supply[colour] + 1)


def _start(state: State, seat: int, first: int) -> None:
    state.stack.pop()
    start_with(state, first)


_Handler = Callable[[State, int, int], None]
_HANDLERS: Final[tuple[_Handler, ...]] = (
    _done,
    _pass,
    _extra,
    _grow,
    _tower,
    visit,
    choose_district,
    close,
    choose_card,
    main_action,
    lambda state, seat, _: bonus_action(state, seat),
    lambda state, seat, _: bonus_as_gold(state, seat),
    _rise,
    lambda state, seat, _: hold(state, seat),
    pay,
    exchange,
    choose_gain,
    _move,
    lambda state, seat, _: attack(state, seat),
    buy,
    place,
    use_tile,
    _take,
    lambda state, seat, value: take_speaker(state, seat, value + 1),
    _temple,
    _raise,
    take_six_back,
    _unasked,
    _unasked,
    _unasked,
    _unasked,
    lambda state, seat, die: discard(state, die),
    _bonus_tile,
    _card,
    _tile,
    _roll,
    _district,
    _start,
    lambda state, seat, temple: keep_card(state, temple),
)
