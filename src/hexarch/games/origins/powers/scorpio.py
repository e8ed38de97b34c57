"""Scorpio: 1 wisdom for closing a district, and for each Freeman of value 6 who becomes an Advisor."""

from hexarch.games.origins import sources as src
from hexarch.games.origins.economy import gain
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import WISDOM


def district_closed(state: State, seat: int, cell: int) -> None:
    gain(state, seat, WISDOM, 1, src.ZODIAC_CARD)


def advisor_made(state: State, seat: int) -> None:
    gain(state, seat, WISDOM, 1, src.ZODIAC_CARD)


POWERS["Scorpio"] = Power(district_closed=district_closed, advisor_made=advisor_made)
