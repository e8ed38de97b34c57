"""Effects of components as far as their data express them: main actions, bonus tiles, buildings, the military track."""

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
    """Return whether an effect can be paid for and would do anything.

    `cell` is the tile's cell, for abilities of tiles.
    """
    return can_afford(state, seat, effect) and is_useful(state, seat, effect, cell)


def can_afford(state: State, seat: int, effect: Effect) -> bool:
    return can_pay(state.players[seat], effect.pay_stone, effect.pay_food, effect.pay_wisdom)


def is_useful(state: State, seat: int, effect: Effect, cell: int) -> bool:
    """Return whether at least one part of an effect would do anything."""
    if effect.stone or effect.food or effect.wisdom or effect.gold or effect.basic or effect.points or effect.attack:
        return True
    if effect.steps and _can_step(state, seat, effect):
        return True
    if effect.buys and can_buy(state, seat):
        return True
    if effect.citizens and can_take_citizen(state, seat, effect.free):
        return True
    if effect.speakers and state.speakers:
        return True
    if effect.feeds and can_feed(state, seat):
        return True
    if effect.spaces and state.military[seat] < state.setup.final:
        return True
    if effect.per and _is_count_useful(state, seat, effect, _count(state, seat, effect, cell)):
        return True
    return bool(effect.exchange and exchanges(state.players[seat]))


def _count(state: State, seat: int, effect: Effect, cell: int) -> int:
    return sum(counted(state, seat, what, cell) for what in effect.per)


def _is_count_useful(state: State, seat: int, effect: Effect, count: int) -> bool:
    if not count:
        return False
    if effect.each_stone or effect.each_food or effect.each_wisdom or effect.each_points:
        return True
    if effect.each_spaces and state.military[seat] < state.setup.final:
        return True
    return bool(effect.points_by) and _points(effect, count) > 0


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
    carry_out(state, seat, effect, cell, source)
    owe_price(state, seat, effect, source)


def owe_price(state: State, seat: int, effect: Effect, source: int) -> None:
    """Push the price of an effect last, since it is paid first."""
    owe(state, seat, effect.pay_stone, effect.pay_food, effect.pay_wisdom, source)


def carry_out(state: State, seat: int, effect: Effect, cell: int, source: int) -> None:
    """Apply an effect except for its price; decisions are pushed in reverse order."""
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


def _step(state: State, seat: int, effect: Effect, source: int) -> None:
    if not effect.temple:
        ask_advance(state, seat, ANY | effect.steps * STEPS | (WITH_CARD if effect.zodiac else 0))
        return
    temple = TEMPLES.index(effect.temple)
    if effect.gold_steps:
        ask_advance(state, seat, ANY & ~(1 << temple) | effect.gold_steps * STEPS | FOR_GOLD)
    advance_twice(state, seat, temple, effect.steps, source)


def _receive(state: State, seat: int, effect: Effect, resource: int, amount: int, source: int) -> None:
    """Gain goods. If the effect has a price, they come after it is paid, so that they cannot pay for it."""
    if effect.pay_stone or effect.pay_food or effect.pay_wisdom:
        owe_choice(state, seat, amount, 1 << resource, source)
    else:
        gain(state, seat, resource, amount, source)


def _gain_all(state: State, seat: int, effect: Effect, source: int) -> None:
    if effect.stone:
        _receive(state, seat, effect, STONE, effect.stone, source)
    if effect.food:
        _receive(state, seat, effect, FOOD, effect.food, source)
    if effect.wisdom:
        _receive(state, seat, effect, WISDOM, effect.wisdom, source)
    if effect.gold:
        _receive(state, seat, effect, GOLD, effect.gold, source)
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
        _receive(state, seat, effect, STONE, count * effect.each_stone, source)
    if effect.each_food:
        _receive(state, seat, effect, FOOD, count * effect.each_food, source)
    if effect.each_wisdom:
        _receive(state, seat, effect, WISDOM, count * effect.each_wisdom, source)
    if effect.each_points:
        gain_points(state, seat, count * effect.each_points, source)
    if effect.each_spaces:
        move(state, seat, count * effect.each_spaces)


def attack(state: State, seat: int) -> None:
    """Attack: gain the bonus beside the player's disc, then points."""
    march(state, seat, attacking=True)
    bonus = state.setup.space_bonus[state.military[seat]]
    if bonus is not None:
        perform(state, seat, bonus, -1, src.ATTACK)
    gain_points(state, seat, attack_points(state, seat), src.ATTACK)
