"""The story in a report of Origins: districts, towers, attacks, and advances on the tracks."""

from typing import Final

from hexarch.core.aliases import Names
from hexarch.games.origins import actions as act
from hexarch.games.origins.tables import TEMPLES

# Figures that are drawn by round.
TRACKS: Final[Names] = (*(f"temple_{name}" for name in TEMPLES), "military")
# Where the tracks end; 0 if they end in different places.
TRACK_END: Final = 0
# Nobody gets anything for what others build.
GIFT: Final = ("", "")
# Topics whose entries are listed; the others are counted.
LISTED: Final[Names] = ("districts", "towers")
# What each action belongs to; nothing for most.
TOPICS: Final = act.SPACE.by_action(
    {act.CLOSE: "districts", act.TOWER: "towers", act.ATTACK: "attacks", act.BUY: "buildings"}
)
