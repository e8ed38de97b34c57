"""Mage tower: the ability of an adjacent building, as if used there; not that of another Mage tower."""

from typing import Final

from hexarch.games.origins.abilities import can_use as can_use_tile
from hexarch.games.origins.abilities import use as use_tile
from hexarch.games.origins.actions import ARGUMENT_OF, COPY_ID
from hexarch.games.origins.city import NEIGHBOURS, tile_at
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import BUILDINGS

NAME: Final = "Mage tower"
NUMBER: Final = number_of(NAME)
KIND: Final = BUILDINGS.index(NAME)


def can_use(state: State, seat: int, cell: int) -> bool:
    return bool(choices(state, seat, cell))


def use(state: State, seat: int, cell: int) -> None:
    ask(state, seat, NUMBER, cell)


def choices(state: State, seat: int, cell: int) -> list[int]:
    city = state.players[seat].city
    return [
        COPY_ID + i
        for i, step in enumerate(NEIGHBOURS)
        if tile_at(city, cell + step) != KIND and can_use_tile(state, seat, cell + step)
    ]


def choose(state: State, seat: int, cell: int, action: int) -> None:
    use_tile(state, seat, cell + NEIGHBOURS[ARGUMENT_OF[action]])


POWERS[NAME] = Power(can_use=can_use, use=use, choices=choices, choose=choose)
