"""What the journal distinguishes: resources, their sources, and rows without an action."""

from typing import Final

from hexarch.core.constants import names_between

# Resources, in the order of a ledger row.
POINTS: Final = 0
COINS: Final = 1
WORKERS: Final = 2
PRIESTS: Final = 3
BOWL1: Final = 4
BOWL2: Final = 5
BOWL3: Final = 6
CULTS: Final = 7  # four of them
# Cult steps granted but not made yet.
STEPS: Final = 11
# Power offered to the seat by a building; nothing is gained yet.
OFFERED: Final = 12
RESOURCE_NAMES: Final = [
    "points",
    "coins",
    "workers",
    "priests",
    "bowl1",
    "bowl2",
    "bowl3",
    "fire",
    "water",
    "earth",
    "air",
    "steps",
    "offered",
]

# Sources.
BUILDING: Final = 0
SPADES: Final = 1
ADVANCE: Final = 2
SPECIAL_ACTION: Final = 3
POWER_ACTION: Final = 4
CONVERSION: Final = 5
BURNING: Final = 6
PRIEST: Final = 7
ORDER: Final = 8
OFFER: Final = 9
SCORING_TILE: Final = 10
FAVOR_TILE: Final = 11
TOWN_TILE: Final = 12
BONUS_CARD: Final = 13
STRONGHOLD: Final = 14
FACTION: Final = 15
JUMP: Final = 16
CULT_TRACK: Final = 17
DWELLING_INCOME: Final = 18
TRADING_HOUSE_INCOME: Final = 19
TEMPLE_INCOME: Final = 20
STRONGHOLD_INCOME: Final = 21
SANCTUARY_INCOME: Final = 22
CULT_REWARD: Final = 23
FINAL_CULT: Final = 24
FINAL_NETWORK: Final = 25
FINAL_RESOURCES: Final = 26
CARD_COINS: Final = 27
VARIANT: Final = 28
SOURCE_NAMES: Final = names_between(globals(), "BUILDING", "VARIANT")

# Causes of rows that no action caused.
ROW_SETUP: Final = -1
ROW_INCOME: Final = -2
ROW_CULT_INCOME: Final = -3
# An opponent accepted power from a building, which gives its owner something.
ROW_ACCEPTED: Final = -4
ROW_ALL_DECLINED: Final = -5
ROW_NETWORK: Final = -6
ROW_RESOURCES: Final = -7
# A stronghold's goods, once the neighbours have answered.
ROW_STRONGHOLD: Final = -8
ROW_CULT: Final = -10  # down to -13, one for each cult
