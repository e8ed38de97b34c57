"""How many of each thing people may have, and the refusal of one more."""

from typing import Final

from hexarch.server.web.problems import Problem

# Tables that somebody may own, without the games that were played to their end here.
TABLES: Final = 1000
TOKENS: Final = 20
FRIENDS: Final = 500
GROUPS: Final = 50
# To groups, that somebody has not answered: anyone can invite them, to as many new groups as they make.
GROUP_INVITATIONS: Final = 50
GROUP_MEMBERS: Final = 300
# Of one group.
EVENTS: Final = 50
EVENT_PLAYERS: Final = 200
STUDIES: Final = 100
# Event streams of one person in one process; another one ends the oldest.
STREAMS: Final = 4
# Of one study.
CHAPTERS: Final = 24
# That somebody has asked for and that are not made yet.
REPORTS: Final = 3
# The same for everybody together.
REPORTS_WAITING: Final = 24
# Of one stored report; one of seven players has about 200,000.
REPORT_BYTES: Final = 1_000_000


def check(count: int, most: int, key: str = "server-too-many") -> None:
    """Raise a Problem if the limit has been reached."""
    if count >= most:
        raise Problem(409, key, {"most": most})
