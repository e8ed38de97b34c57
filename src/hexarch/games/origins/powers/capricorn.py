"""Capricorn: with a tower level, one of the player's citizen dice may rise by 2, up to 6; not on seats of power."""

from typing import Final

from hexarch.games.origins.actions import (
    ARGUMENT_OF,
    DICE,
    DONE_ID,
    PLACED,
    RAISE_ID,
    SPEAKERS,
    UNUSED,
    VALUE_OF,
    VALUES,
)
from hexarch.games.origins.dice import change_die
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.rows import insert, remove
from hexarch.games.origins.state import State

NUMBER: Final = number_of("Capricorn")
RISE: Final = 2


def tower_built(state: State, seat: int) -> None:
    ask(state, seat, NUMBER)


def choices(state: State, seat: int, about: int) -> list[int]:
    player = state.players[seat]
    found = [DONE_ID]
    for where, dice in ((UNUSED, set(player.freemen)), (PLACED, {place % DICE for place in player.placed})):
        found += [RAISE_ID + where * SPEAKERS + die for die in sorted(dice) if VALUE_OF[die] < VALUES]
    return found


def choose(state: State, seat: int, about: int, action: int) -> None:
    if action == DONE_ID:
        return
    player = state.players[seat]
    where, die = ARGUMENT_OF[action] // SPEAKERS, ARGUMENT_OF[action] % SPEAKERS
    value = min(VALUE_OF[die] + RISE, VALUES)
    if where == UNUSED:
        change_die(state, seat, die, value)
    else:
        place = next(place for place in player.placed if place % DICE == die)
        player.placed = insert(remove(player.placed, place), place - VALUE_OF[die] + value)


POWERS["Capricorn"] = Power(tower_built=tower_built, choices=choices, choose=choose)
