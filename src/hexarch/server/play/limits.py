"""How large a game may become, and what is computed outside the event loop."""

from typing import Final

from hexarch.server.web.problems import Problem

# No turn begins after this many entries; real games have 300 to 1,100.
MOST_ENTRIES: Final = 5000
# Changes of standing answers by one person between two other moves, and within one turn.
MOST_WISHES: Final = 10
# Longer replays run in a worker process, so that they do not block other requests.
REPLAYED_HERE: Final = 1000
# Entries of the log in one response.
LOG_PAGE: Final = 1000


def check_can_grow(entries: int) -> None:
    if entries >= MOST_ENTRIES:
        raise Problem(409, "server-game-too-long", {"count": MOST_ENTRIES})


def check_import(entries: int) -> None:
    if entries > MOST_ENTRIES:
        raise Problem(422, "server-import-too-long", {"entries": entries, "count": MOST_ENTRIES})
