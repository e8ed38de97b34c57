"""What the journal distinguishes: resources, their sources, and rows without an action."""

from typing import Final

from hexarch.core.constants import names_between

# Resources, in the order of a ledger row.
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
POINTS: Final = 4
# Superiority tokens.
TOKENS: Final = 5
# Spaces on the military track.
MILITARY: Final = 6
TEMPLES: Final = 7  # three of them
BASES: Final = 10
# Citizen dice on bases.
CITIZENS: Final = 11
SPEAKERS: Final = 12
ADVISORS: Final = 13
TOWERS: Final = 14
TILES: Final = 15
STORED: Final = 16
DISTRICTS: Final = 17
ZODIAC: Final = 18
RESOURCE_NAMES: Final = [
    "stone",
    "food",
    "wisdom",
    "gold",
    "points",
    "tokens",
    "military",
    "forest",
    "mountain",
    "sea",
    "bases",
    "citizens",
    "speakers",
    "advisors",
    "towers",
    "tiles",
    "stored",
    "districts",
    "zodiac",
]

# Sources.
VISIT: Final = 0
MAIN_ACTION: Final = 1
BONUS_TILE: Final = 2
BUILDING: Final = 3
ZODIAC_CARD: Final = 4
MILITARY_TRACK: Final = 5
ATTACK: Final = 6
PURCHASE: Final = 7
CITIZEN_OFFER: Final = 8
DISTRICT: Final = 9
DISTRICT_CARD: Final = 10
TOWER: Final = 11
POPULATION: Final = 12
PASSING: Final = 13
ADVISOR: Final = 14
SUPERIORITY: Final = 15
TEMPLE: Final = 16
DRAFT: Final = 17
ROUND_END: Final = 18
FINAL_GOLD: Final = 19
FINAL_ADVISORS: Final = 20
FINAL_TEMPLES: Final = 21
FINAL_DISTRICTS: Final = 22
SOURCE_NAMES: Final = names_between(globals(), "VISIT", "FINAL_DISTRICTS")

# Causes of rows that no action caused.
# After passing: Archon and Freemen come back.
ROW_RETURN: Final = -1
# End of the round: the military discs move back.
ROW_RETREAT: Final = -2
# End of the round: the zodiac cards go to the player who is highest.
ROW_ZODIAC: Final = -3
ROW_FINAL: Final = -4
