"""What components do as far as their data says it: main actions, bonus tiles, buildings, the military track."""

from typing import Final

from hexarch.games.origins import sources as src
from hexarch.games.origins.components import Effect
from hexarch.games.origins.counts import counted
from hexarch.games.origins.dice import ask_feed, can_feed
from hexarch.games.origins.economy import can_pay, exchanges, gain, gain_points, offer_exchange, owe, owe_choice
from hexarch.games.origins.market import ask_purchase, can_buy
from hexarch.games.origins.military import ask_march, attack_points, march, move
from hexarch.games.origins.offer import FREE, ask_citizen, ask_speaker, can_take_citizen
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import FOOD, GOLD, STONE, TEMPLES, WISDOM
from hexarch.games.origins.temples import (
    ANY,
    FOR_GOLD,
    STEPS,
    WITH_CARD,
    advance_twice,
    ask_advance,
    can_advance,
    can_use_temple,
)

ALL_BASIC: Final = 7


def is_possible(state: State, seat: int, effect: Effect, cell: int) -> bool:
    """Can it be paid for, and would it do anything? The cell is that of the tile, if it is one's ability."""
    player = state.players[seat]
    if not can_pay(player, effect.pay_stone, effect.pay_food, effect.pay_wisdom):
        return False
    if effect.stone or effect.food or effect.wisdom or effect.gold or effect.basic or effect.points or effect.attack:
        return True
    if effect.steps:
        return _can_step(state, seat, effect)
    if effect.buys:
        return can_buy(state, seat)
    if effect.citizens:
        return can_take_citizen(state, seat, effect.free)
    if effect.speakers:
        return bool(state.speakers)
    if effect.feeds:
        return can_feed(state, seat)
    if effect.spaces or effect.each_spaces:
        return state.military[seat] < state.setup.final
    if effect.per:
        count = _count(state, seat, effect, cell)
        return count > 0 and (not effect.points_by or _points(effect, count) > 0)
    return bool(effect.exchange and exchanges(player))


def _count(state: State, seat: int, effect: Effect, cell: int) -> int:
    return sum(counted(state, seat, what, cell) for what in effect.per)


def _points(effect: Effect, count: int) -> int:
    return effect.points_by[min(count, len(effect.points_by) - 1)]


def _can_step(state: State, seat: int, effect: Effect) -> bool:
    if effect.zodiac:
        return can_use_temple(state, seat)
    if not effect.temple:
        return can_advance(state, seat, ANY)
    own = 1 << TEMPLES.index(effect.temple)
    paid = effect.gold_steps and state.players[seat].gold
    return can_advance(state, seat, own) or bool(paid and can_advance(state, seat, ANY & ~own))


def perform(state: State, seat: int, effect: Effect, cell: int, source: int) -> None:
    """Do all that an effect says; what is asked last goes on the stack first."""
    if effect.feeds:
        ask_feed(state, seat, effect.feeds)
    if effect.speakers:
        ask_speaker(state, seat, source)
    if effect.citizens:
        ask_citizen(state, seat, FREE if effect.free else 0)
    if effect.buys:
        ask_purchase(state, seat)
    if effect.steps:
        _step(state, seat, effect, source)
    if effect.attack:
        ask_march(state, seat, effect.spaces, effect.attack)
    elif effect.spaces:
        move(state, seat, effect.spaces)
    _gain_all(state, seat, effect, source)
    if effect.per:
        _gain_each(state, seat, effect, cell, source)
    owe(state, seat, effect.pay_stone, effect.pay_food, effect.pay_wisdom, source)


def _step(state: State, seat: int, effect: Effect, source: int) -> None:
    if not effect.temple:
        ask_advance(state, seat, ANY | effect.steps * STEPS | (WITH_CARD if effect.zodiac else 0))
        return
    temple = TEMPLES.index(effect.temple)
    if effect.gold_steps:
        ask_advance(state, seat, ANY & ~(1 << temple) | effect.gold_steps * STEPS | FOR_GOLD)
    advance_twice(state, seat, temple, effect.steps, source)


def _gain_all(state: State, seat: int, effect: Effect, source: int) -> None:
    if effect.stone:
        gain(state, seat, STONE, effect.stone, source)
    if effect.food:
        gain(state, seat, FOOD, effect.food, source)
    if effect.wisdom:
        gain(state, seat, WISDOM, effect.wisdom, source)
    if effect.gold:
        gain(state, seat, GOLD, effect.gold, source)
    if effect.points:
        gain_points(state, seat, effect.points, source)
    if effect.basic:
        owe_choice(state, seat, effect.basic, ALL_BASIC, source)
    if effect.exchange:
        offer_exchange(state, seat, effect.exchange, source)


def _gain_each(state: State, seat: int, effect: Effect, cell: int, source: int) -> None:
    count = _count(state, seat, effect, cell)
    if effect.points_by:
        gain_points(state, seat, _points(effect, count), source)
    if effect.each_stone:
        gain(state, seat, STONE, count * effect.each_stone, source)
    if effect.each_food:
        gain(state, seat, FOOD, count * effect.each_food, source)
    if effect.each_wisdom:
        gain(state, seat, WISDOM, count * effect.each_wisdom, source)
    if effect.each_points:
        gain_points(state, seat, count * effect.each_points, source)
    if effect.each_spaces:
        move(state, seat, count * effect.each_spaces)


def attack(state: State, seat: int) -> None:
    """The bonus beside the own disc, then points."""
    march(state, seat, attacking=True)
    bonus = state.setup.space_bonus[state.military[seat]]
    if bonus is not None:
        perform(state, seat, bonus, -1, src.ATTACK)
    gain_points(state, seat, attack_points(state, seat), src.ATTACK)
