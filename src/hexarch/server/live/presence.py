"""Who looks at a table right now, in this process and in the others."""

import time
from itertools import islice
from typing import Any, Final

from hexarch.server.accounts.tokens import new_code

MOST_NAMED: Final = 40
"""People whose names are sent, those who came first; more would not fit into one message between processes."""


class Presence:
    EVERY_SECONDS: Final = 20
    _FORGET_SECONDS: Final = 60

    def __init__(self) -> None:
        self.process = new_code(8)
        self._here: dict[int, dict[str, dict[str, Any]]] = {}
        self._heard: dict[str, float] = {}
        """When another process spoke last."""

    def note_own(self, game_id: int, people: list[tuple[str | None, str]]) -> dict[str, Any]:
        known = {user_id: name for user_id, name in people if user_id is not None}
        named = dict(islice(known.items(), MOST_NAMED))
        strangers = sum(user_id is None for user_id, _ in people) + len(known) - len(named)
        body = {"type": "here", "people": named, "strangers": strangers}
        self.note(game_id, self.process, body)
        return body

    def own(self, game_id: int) -> dict[str, Any]:
        known = self._here.get(game_id, {}).get(self.process)
        return known or {"type": "here", "people": {}, "strangers": 0}

    def hear(self, process: str) -> None:
        self._heard[process] = time.monotonic()

    def note(self, game_id: int, process: str, body: dict[str, Any]) -> bool:
        """Whether that is news."""
        self.hear(process)
        processes = self._here.setdefault(game_id, {})
        before = processes.get(process)
        if body["people"] or body["strangers"]:
            processes[process] = body
        else:
            processes.pop(process, None)
        if not processes:
            del self._here[game_id]
        return before != body

    def people(self, game_id: int) -> dict[str, str]:
        found: dict[str, str] = {}
        for body in self._here.get(game_id, {}).values():
            found |= body["people"]
        return found

    def message(self, game_id: int) -> dict[str, Any]:
        known = self.people(game_id)
        people = [{"user_id": user_id, "name": name} for user_id, name in sorted(islice(known.items(), MOST_NAMED))]
        strangers = sum(body["strangers"] for body in self._here.get(game_id, {}).values()) + len(known) - len(people)
        return {"type": "presence", "people": people, "strangers": strangers}

    def forget_old(self) -> None:
        """Processes that have died say nothing more."""
        limit = time.monotonic() - self._FORGET_SECONDS
        gone = {process for process, heard in self._heard.items() if heard < limit} - {self.process}
        for process in gone:
            del self._heard[process]
        for game_id, processes in list(self._here.items()):
            for process in gone & processes.keys():
                del processes[process]
            if not processes:
                del self._here[game_id]
