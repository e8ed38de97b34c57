"""Aries: an attack gives 1 point for each of the player's red citizen dice, on a base or on a seat of power."""

from typing import Final

from hexarch.games.origins.actions import COLOUR_OF, DICE
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import COLOURS

RED: Final = COLOURS.index("red")


def attack_points(state: State, seat: int) -> int:
    player = state.players[seat]
    dice = [*player.freemen, *(place % DICE for place in player.placed), *(die for _, die in player.city.closed)]
    return sum(1 for die in dice if COLOUR_OF[die] == RED)


POWERS["Aries"] = Power(attack_points=attack_points)
