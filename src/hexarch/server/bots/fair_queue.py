"""Tables that wait for a computer player, in a fair order.

Watched tables come first, and owners are served in turn: twenty tables of one person delay the only table of another by
at most one turn.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from hexarch.server.web import metrics

# Every nth turn goes to a table that nobody watches, even if others wait.
_UNWATCHED_EVERY: Final = 8
# Further tables are not queued: they are found in the database, which is searched every few seconds.
MOST_WAITING: Final = 10_000


class FairQueue:
    def __init__(self, is_watched: Callable[[int], bool]) -> None:
        self._is_watched = is_watched
        self._waiting: dict[str, dict[int, None]] = {}
        """Tables by owner, both in order."""
        self._known: set[int] = set()
        self._tickets: asyncio.Queue[None] = asyncio.Queue()
        self._taken = 0

    def __len__(self) -> int:
        return len(self._known)

    def put(self, game_id: int, owner: str | None) -> None:
        """Add a table, unless it is already waiting."""
        if game_id in self._known or len(self._known) >= MOST_WAITING:
            return
        self._known.add(game_id)
        self._waiting.setdefault(owner or "", {})[game_id] = None
        self._tickets.put_nowait(None)
        metrics.BOT_QUEUE.set(len(self._known))

    async def get(self) -> int:
        """Wait for the next table and remove it."""
        await self._tickets.get()
        self._taken += 1
        owner, game_id = self._choose(self._taken % _UNWATCHED_EVERY != 0)
        tables = self._waiting.pop(owner)
        del tables[game_id]
        if tables:
            self._waiting[owner] = tables  # at the end: the others' turn first
        self._known.discard(game_id)
        metrics.BOT_QUEUE.set(len(self._known))
        return game_id

    def _choose(self, watched: bool) -> tuple[str, int]:
        for owner, tables in self._waiting.items():
            for game_id in tables:
                if self._is_watched(game_id) == watched:
                    return owner, game_id
        owner, tables = next(iter(self._waiting.items()))
        return owner, next(iter(tables))
