"""Who is connected to a table, through this process or another one."""

import time
from itertools import islice
from typing import Final

from hexarch.server.accounts.tokens import new_code
from hexarch.server.live.messages import Watching
from hexarch.server.web.json import JsonObject

# How many names are sent, the first to come; more would not fit into one message on the bus.
MOST_NAMED: Final = 40


class Presence:
    EVERY_SECONDS: Final = 20
    _FORGET_SECONDS: Final = 60

    def __init__(self, process: str | None = None) -> None:
        self.process = process or new_code(8)
        self._watching: dict[int, dict[str, Watching]] = {}
        """By table and process."""
        self._last_message: dict[str, float] = {}
        """When the last message of each process arrived."""

    def note_own(self, game_id: int, people: list[tuple[str | None, str]]) -> Watching:
        """Record who is connected through this process, and return it for the other processes."""
        known = {user_id: name for user_id, name in people if user_id is not None}
        named = dict(islice(known.items(), MOST_NAMED))
        strangers = sum(user_id is None for user_id, _ in people) + len(known) - len(named)
        watching = Watching(game_id, self.process, named, strangers)
        self.note(watching)
        return watching

    def own(self, game_id: int) -> Watching:
        known = self._watching.get(game_id, {}).get(self.process)
        return known or Watching(game_id, self.process, {}, 0)

    @property
    def has_others(self) -> bool:
        """Return whether messages of other processes have arrived lately."""
        return len(self._last_message) > (self.process in self._last_message)

    def note_message(self, process: str) -> None:
        self._last_message[process] = time.monotonic()

    def note(self, watching: Watching) -> bool:
        """Record who is connected through a process, and return whether that has changed."""
        self.note_message(watching.sender)
        processes = self._watching.setdefault(watching.game_id, {})
        before = processes.get(watching.sender)
        if watching.people or watching.strangers:
            processes[watching.sender] = watching
        else:
            processes.pop(watching.sender, None)
        if not processes:
            del self._watching[watching.game_id]
        return before != watching

    def people(self, game_id: int) -> dict[str, str]:
        """Return the names of those who watch a table, by their ids."""
        found: dict[str, str] = {}
        for watching in self._watching.get(game_id, {}).values():
            found |= watching.people
        return found

    def user_ids(self, game_id: int) -> set[str]:
        return set(self.people(game_id))

    def message(self, game_id: int) -> JsonObject:
        known = self.people(game_id)
        people = [{"user_id": user_id, "name": name} for user_id, name in sorted(islice(known.items(), MOST_NAMED))]
        strangers = sum(watching.strangers for watching in self._watching.get(game_id, {}).values())
        return {"type": "presence", "people": people, "strangers": strangers + len(known) - len(people)}

    def forget_old(self) -> None:
        """Forget processes that have been silent for a while: they have died."""
        limit = time.monotonic() - self._FORGET_SECONDS
        gone = {process for process, arrived in self._last_message.items() if arrived < limit} - {self.process}
        for process in gone:
            del self._last_message[process]
        for game_id, processes in list(self._watching.items()):
            for process in gone & processes.keys():
                del processes[process]
            if not processes:
                del self._watching[game_id]
