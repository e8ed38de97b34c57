"""Pisces: 1 gold may be gained in place of any bonus action that the worker's colour allows."""

from hexarch.games.origins.powers.hooks import POWERS, Power

POWERS["Pisces"] = Power(bonus_gold=1)
