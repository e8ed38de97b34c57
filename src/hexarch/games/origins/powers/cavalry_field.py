"""Cavalry field: after its move, 1 stone or food for each player with less military strength."""

from hexarch.games.origins import sources as src
from hexarch.games.origins.economy import owe_choice
from hexarch.games.origins.military import weaker_players
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import FOOD, STONE


def can_use(state: State, seat: int, cell: int) -> bool:
    return weaker_players(state, seat) > 0


def use(state: State, seat: int, cell: int) -> None:
    owe_choice(state, seat, weaker_players(state, seat), 1 << STONE | 1 << FOOD, src.BUILDING)


POWERS["Cavalry field"] = Power(can_use=can_use, use=use)
