"""How many tables, groups, studies and so on a user may have."""

from typing import Final

from hexarch.server.web.problems import Problem

# Tables that a user may own, not counting games that were finished here.
TABLES: Final = 1000
TOKENS: Final = 20
FRIENDS: Final = 500
GROUPS: Final = 50
# Unanswered invitations to groups. A separate limit, because anyone can invite a user to any number of new groups.
GROUP_INVITATIONS: Final = 50
GROUP_MEMBERS: Final = 300
# Of one group.
EVENTS: Final = 50
EVENT_PLAYERS: Final = 200
STUDIES: Final = 100
# Event streams of one user in one process; a further one closes the oldest.
STREAMS: Final = 4
# Of one study.
CHAPTERS: Final = 24
# Reports that one user has requested and that are not finished.
REPORTS: Final = 3
# The same for all users together.
REPORTS_WAITING: Final = 24
# Of one stored report; one of seven players has about 200,000.
REPORT_BYTES: Final = 1_000_000


def check(count: int, most: int, key: str = "server-too-many") -> None:
    """Raise a Problem if the limit has been reached."""
    if count >= most:
        raise Problem(409, key, {"most": most})
