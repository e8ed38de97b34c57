"""Virgo: a bought building may cover an own farm and then costs nothing."""

from hexarch.games.origins.powers.hooks import POWERS, Power

POWERS["Virgo"] = Power(covers_farms=True)
