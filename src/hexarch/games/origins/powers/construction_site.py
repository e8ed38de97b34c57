"""Construction site: a free tile of the market beside the board, to be bought later without wisdom."""

from typing import Final

from hexarch.games.origins.actions import ARGUMENT_OF, STORE_ID
from hexarch.games.origins.market import store
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.state import State

NUMBER: Final = number_of("Construction site")


def can_use(state: State, seat: int, cell: int) -> bool:
    return max(state.market) >= 0


def use(state: State, seat: int, cell: int) -> None:
    ask(state, seat, NUMBER)


def choices(state: State, seat: int, about: int) -> list[int]:
    return [STORE_ID + kind for kind in sorted(state.market) if kind >= 0]


def choose(state: State, seat: int, about: int, action: int) -> None:
    store(state, seat, ARGUMENT_OF[action])


POWERS["Construction site"] = Power(can_use=can_use, use=use, choices=choices, choose=choose)
