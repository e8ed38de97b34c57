"""Virgo: a bought building may cover one of the player's farms and then costs nothing."""

from hexarch.games.origins.powers.hooks import POWERS, Power

POWERS["Virgo"] = Power(covers_farms=True)
