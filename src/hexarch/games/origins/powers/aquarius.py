"""Aquarius: after an advance of two spaces in one temple, 1 gold for one space in another."""

from typing import Final

from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State
from hexarch.games.origins.temples import ANY, FOR_GOLD, STEPS, ask_advance

NEEDED: Final = 2


def temple_advanced(state: State, seat: int, temple: int, steps: int) -> None:
    if steps >= NEEDED:
        ask_advance(state, seat, ANY & ~(1 << temple) | STEPS | FOR_GOLD)


POWERS["Aquarius"] = Power(temple_advanced=temple_advanced)
