"""Courthouse: an unused die becomes one of another colour from the supply, with the same value."""

from typing import Final

from hexarch.core.rows import put
from hexarch.games.origins.actions import ARGUMENT_OF, COLOUR_OF, SWAP_ID, VALUE_OF, VALUES
from hexarch.games.origins.dice import return_to_supply
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.questions import ask, number_of
from hexarch.games.origins.rows import insert, remove
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS

NUMBER: Final = number_of("Courthouse")


def can_use(state: State, seat: int, cell: int) -> bool:
    return bool(choices(state, seat, 0))


def use(state: State, seat: int, cell: int) -> None:
    ask(state, seat, NUMBER)


def choices(state: State, seat: int, about: int) -> list[int]:
    return [
        SWAP_ID + die * len(COLOURS) + colour
        for die in sorted(set(state.players[seat].freemen))
        for colour, count in enumerate(state.supply)
        if count and colour != COLOUR_OF[die]
    ]


def choose(state: State, seat: int, about: int, action: int) -> None:
    die, colour = ARGUMENT_OF[action] // len(COLOURS), ARGUMENT_OF[action] % len(COLOURS)
    player = state.players[seat]
    player.freemen = insert(remove(player.freemen, die), colour * VALUES + VALUE_OF[die] - 1)
    return_to_supply(state, die)
    state.supply = put(state.supply, colour, state.supply[colour] - 1)


POWERS["Courthouse"] = Power(can_use=can_use, use=use, choices=choices, choose=choose)
