"""Veterans' camp: points for the value of an unused red Freeman, whose value then drops by 1."""

from typing import Final

from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import ARGUMENT_OF, COLOUR_OF, VALUE_OF, WITH_ID
from hexarch.games.origins.dice import change_die
from hexarch.games.origins.economy import gain_points
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS

NUMBER: Final = number_of("Veterans' camp")
RED: Final = COLOURS.index("red")


def can_use(state: State, seat: int, cell: int) -> bool:
    return bool(choices(state, seat, 0))


def use(state: State, seat: int, cell: int) -> None:
    ask(state, seat, NUMBER)


def choices(state: State, seat: int, about: int) -> list[int]:
    least = 1 if state.setup.options.veterans_of_one else 2
    dice = sorted(set(state.players[seat].freemen))
    return [WITH_ID + die for die in dice if COLOUR_OF[die] == RED and VALUE_OF[die] >= least]


def choose(state: State, seat: int, about: int, action: int) -> None:
    """Lower a Freeman. A value of 1 cannot drop."""
    die = ARGUMENT_OF[action]
    gain_points(state, seat, VALUE_OF[die], src.BUILDING)
    change_die(state, seat, die, max(1, VALUE_OF[die] - 1))


POWERS["Veterans' camp"] = Power(can_use=can_use, use=use, choices=choices, choose=choose)
