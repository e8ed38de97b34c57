"""Limits for plans."""

from typing import Final

# For each seat.
MOST_PLANS: Final = 12
# In all turns of a plan together.
MOST_STEPS: Final = 150
MOST_TURNS: Final = 12
MOST_CONDITIONS: Final = 8
MOST_RULES: Final = 24
# How long the server may wait for the turn of a plan.
MOST_DAYS: Final = 60
