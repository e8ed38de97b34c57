"""Who is looking at a table right now, as reported by visible pages to any process."""

import time
from typing import Final

from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import BusMessage, Looking

# A page repeats this every 25 seconds.
_LASTS_SECONDS: Final = 60.0


class Attention:
    def __init__(self, bus: Bus, process: str) -> None:
        self._bus = bus
        self._process = process
        self._seen: dict[tuple[str, int], dict[str, float]] = {}
        """When each process said last that somebody looks at a table."""
        bus.subscribe(self._on_message)

    def note(self, user_id: str, game_id: int, is_looking: bool) -> None:
        """Record whether somebody connected to this process looks at a table, and notify the other processes."""
        message = Looking(game_id, self._process, user_id, is_looking)
        self._note(message)
        self._bus.send(message)

    def is_looking(self, user_id: str, game_id: int | None) -> bool:
        if game_id is None:
            return False
        since = time.monotonic() - _LASTS_SECONDS
        return any(seen > since for seen in self._seen.get((user_id, game_id), {}).values())

    def _on_message(self, message: BusMessage) -> None:
        if isinstance(message, Looking) and message.sender != self._process:
            self._note(message)

    def _note(self, message: Looking) -> None:
        key = message.user_id, message.game_id
        processes = self._seen.setdefault(key, {})
        if message.is_looking:
            processes[message.sender] = time.monotonic()
        else:
            processes.pop(message.sender, None)
        if not processes:
            del self._seen[key]

    def forget_old(self) -> None:
        """Forget pages that have been silent for a while."""
        since = time.monotonic() - _LASTS_SECONDS
        for key, processes in list(self._seen.items()):
            recent = {process: seen for process, seen in processes.items() if seen > since}
            if recent:
                self._seen[key] = recent
            else:
                del self._seen[key]
