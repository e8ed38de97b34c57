"""Taurus: buildings and citizen dice cost 1 wisdom less, never below zero."""

from hexarch.games.origins.powers.hooks import POWERS, Power

POWERS["Taurus"] = Power(wisdom_off=1)
