"""A cache of the rows of games, so that a run describes each game only once."""

import time
from dataclasses import replace
from typing import Final

import numpy as np

from hexarch.players.algorithms.network import Network
from hexarch.players.training.dataset import Rows
from hexarch.players.training.selfplay import Record
from hexarch.players.training.task import Task
from hexarch.players.workers import Workers

# As players learn, another faction becomes the best: old games say less about factions than about positions.
_DRAFT_FADE: Final = 0.4


class Known:
    """The rows of the games that this run has already described."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self._names: tuple[list[str], list[str]] | None = None
        self._rows: dict[tuple[int, int], Rows] = {}

    def names(self, records: list[Record], old: Network | None) -> tuple[list[str], list[str]]:
        """Return the names of the inputs; they stay the same for the whole run."""
        if self._names is None:
            people = [record for record in records if record.people]
            spread = [*records[:: max(1, len(records) // 60)], *people[:1]]
            own, rival = self.task.vocabulary(spread)
            if old is not None:
                own, rival = sorted({*own, *old.own_names}), sorted({*rival, *old.rival_names})
            self._names = own, rival
        return self._names

    def rows(self, records: list[Record], crew: Workers, share: float) -> list[Rows]:
        assert self._names is not None
        own, rival = self._names
        new = [record for record in records if _mark(record) not in self._rows]
        names = crew.share(own), crew.share(rival)
        futures = [crew.submit(self.task.rows, record, *names, share) for record in new]
        until = time.monotonic() + 300
        for record, future in zip(new, futures, strict=True):
            self._rows[_mark(record)] = future.result(max(0.0, until - time.monotonic()))
        return [self._rows[_mark(record)] for record in records]


def aged(part: Rows, age: int, fade: float) -> Rows:
    """Return the rows of a game that is so many generations old, with weights that fade."""
    weight, draft_weight = fade**age, min(fade, _DRAFT_FADE) ** age
    draft = [(found, points, draft_weight) for found, points, _ in part.draft]
    choices = [replace(one, weight=weight) for one in part.choices]
    return replace(part, weight=np.full(len(part.own), weight, np.float32), draft=draft, choices=choices)


def _mark(record: Record) -> tuple[int, int]:
    """Return the key of a game. People's games are used in every generation."""
    return 0 if record.people else record.generation, record.seed
