"""Cancer: on passing, a free citizen die of the offer if a base is free at that moment."""

from hexarch.games.origins.offer import FREE, ask_citizen
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State


def passing(state: State, seat: int) -> None:
    ask_citizen(state, seat, FREE)


POWERS["Cancer"] = Power(passing=passing)
