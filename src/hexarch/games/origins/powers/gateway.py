"""Gateway: up to 2 for one unused Freeman, one step at a time; a 6 that rises becomes an Advisor."""

from typing import Final

from hexarch.games.origins.actions import ARGUMENT_OF, DONE_ID, RAISE_ID, VALUE_OF, VALUES
from hexarch.games.origins.dice import can_rise, raise_freeman, rising
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.state import State

NUMBER: Final = number_of("Gateway")
FIRST_STEP: Final = 0


def can_use(state: State, seat: int, cell: int) -> bool:
    return bool(rising(state, state.players[seat]))


def use(state: State, seat: int, cell: int) -> None:
    ask(state, seat, NUMBER, FIRST_STEP)


def choices(state: State, seat: int, about: int) -> list[int]:
    """Return the choices. The second step is about the die of the first, counted from 1."""
    if about == FIRST_STEP:
        return rising(state, state.players[seat])
    die = about - 1
    return [DONE_ID, RAISE_ID + die] if can_rise(state, die) else []


def choose(state: State, seat: int, about: int, action: int) -> None:
    if action == DONE_ID:
        return
    die = ARGUMENT_OF[action]
    raise_freeman(state, seat, die)
    if about == FIRST_STEP and VALUE_OF[die] < VALUES:
        ask(state, seat, NUMBER, die + 2)


POWERS["Gateway"] = Power(can_use=can_use, use=use, choices=choices, choose=choose)
