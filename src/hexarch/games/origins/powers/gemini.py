"""Gemini: on passing, 1 basic resource for each space that the player's military disc will move back."""

from hexarch.games.origins import sources as src
from hexarch.games.origins.economy import owe_choice
from hexarch.games.origins.effects import ALL_BASIC
from hexarch.games.origins.military import spaces_back
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State


def passing(state: State, seat: int) -> None:
    owe_choice(state, seat, spaces_back(state, seat), ALL_BASIC, src.ZODIAC_CARD)


POWERS["Gemini"] = Power(passing=passing)
