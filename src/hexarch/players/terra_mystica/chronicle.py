"""The story in a report of Terra Mystica: favors, towns, the cult race, and power taken."""

from typing import Final

from hexarch.core.aliases import Names
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.tables import BOARD

# Figures that are drawn by round.
TRACKS: Final[Names] = tuple(BOARD.cults)
TRACK_END: Final = 10
# The source and the measure of what others' buildings give.
GIFT: Final = ("offer", "power")
# Topics whose entries are listed; the others are counted.
LISTED: Final[Names] = ("favors", "towns")
# What each action belongs to; nothing for most.
TOPICS: Final = act.SPACE.by_action(
    {act.FAVOR: "favors", act.TOWN: "towns", act.TAKE: "taken", act.DECLINE: "declined"}
)
