"""Sagittarius: a newly taken die may rise by 1, a citizen up to 6 and a Speaker up to 5."""

from typing import Final

from hexarch.games.origins.actions import DICE, DONE_ID, RAISE_ID, VALUE_OF, VALUES
from hexarch.games.origins.dice import change_die
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.rows import insert, remove
from hexarch.games.origins.state import State

NUMBER: Final = number_of("Sagittarius")


def worker_taken(state: State, seat: int, worker: int) -> None:
    ask(state, seat, NUMBER, worker)


def choices(state: State, seat: int, worker: int) -> list[int]:
    most = VALUES if worker < DICE else VALUES - 1
    return [DONE_ID, RAISE_ID + worker] if VALUE_OF[worker] < most else []


def choose(state: State, seat: int, worker: int, action: int) -> None:
    if action == DONE_ID:
        return
    value = VALUE_OF[worker]
    if worker < DICE:
        change_die(state, seat, worker, value + 1)
    else:
        player = state.players[seat]
        player.speakers = insert(remove(player.speakers, value), value + 1)


POWERS["Sagittarius"] = Power(worker_taken=worker_taken, choices=choices, choose=choose)
