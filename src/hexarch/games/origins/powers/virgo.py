"""Virgo: a bought building may cover a farm of the player's own and then costs nothing."""

from hexarch.games.origins.powers.hooks import POWERS, Power

POWERS["Virgo"] = Power(covers_farms=True)
