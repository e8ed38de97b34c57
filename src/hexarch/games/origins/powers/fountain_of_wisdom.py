"""Fountain of wisdom: besides its wisdom, any mothership is set to 1."""

from typing import Final

from hexarch.core.rows import put
from hexarch.games.origins.actions import ARGUMENT_OF, SHIP_ID
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import SITES

NUMBER: Final = number_of("Fountain of wisdom")


def use(state: State, seat: int, cell: int) -> None:
    ask(state, seat, NUMBER)


def choices(state: State, seat: int, about: int) -> list[int]:
    return [SHIP_ID + site for site in range(SITES)]


def choose(state: State, seat: int, about: int, action: int) -> None:
    state.ships = put(state.ships, ARGUMENT_OF[action], 1)


POWERS["Fountain of wisdom"] = Power(use=use, choices=choices, choose=choose)
