"""Libra: once a closed district is fully resolved, a citizen die may be taken at its price."""

from hexarch.games.origins.offer import OPTIONAL, ask_citizen
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State


def district_closed(state: State, seat: int, cell: int) -> None:
    ask_citizen(state, seat, OPTIONAL)


POWERS["Libra"] = Power(district_closed=district_closed)
