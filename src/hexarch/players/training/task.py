"""What training needs to know about a game."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol

from hexarch.core.aliases import Names
from hexarch.core.game import RuleError
from hexarch.core.options import nearest
from hexarch.players.algorithms.board_network import Board
from hexarch.players.api import Player
from hexarch.players.training.dataset import Rows
from hexarch.players.training.selfplay import Job, Record

_TASKS: Final = {
    "terra-mystica": "hexarch.players.training.terra_mystica",
    "origins": "hexarch.players.training.origins.table",
    "origins-solo": "hexarch.players.training.origins.solo",
}


@dataclass(frozen=True)
class Heads:
    """What a network learns, and how much each output counts; the first are the points to come."""

    names: Names
    weights: tuple[float, ...]

    @property
    def win(self) -> int:
        """Return the place of the share of the win, which is learned as a probability."""
        return self.names.index("win")


@dataclass(frozen=True)
class MapInput:
    """A map that a network looks at."""

    names: Names
    """What the planes show."""
    pools: list[list[float]]
    """Which planes make up each group of hexes that is summed: (group, plane)."""
    board: Board


class Task(Protocol):
    """A game to be learned: a module with these names. Its functions run in other processes."""

    heads: Heads
    setups: str
    """The set-ups of the arena by which networks are compared."""

    @staticmethod
    def map_input() -> MapInput | None:
        """Return what a network sees of the map; None for a game without one."""
        ...

    @staticmethod
    def play(job: Job, network: str | bytes = "") -> Record | None:
        """Play one game; None if it is too late to start one, or if it does not end."""
        ...

    @staticmethod
    def vocabulary(records: Iterable[Record]) -> tuple[list[str], list[str]]:
        """Return the names of the inputs of a seat and of its rivals."""
        ...

    @staticmethod
    def rows(record: Record, own_names: list[str], rival_names: list[str], share: float = 1.0) -> Rows: ...
    @staticmethod
    def summary(records: list[Record]) -> dict[str, Any]:
        """Return the figures of a generation."""
        ...

    @staticmethod
    def player(network: bytes, paths: int) -> Player:
        """Return a player that plans with a network."""
        ...


def load_task(name: str) -> Task:
    """Return a training task by its name; raise RuleError if there is none."""
    if name not in _TASKS:
        raise RuleError(f"There is no training task {name!r}{nearest(name, tuple(_TASKS))}.")
    task: Task = import_module(_TASKS[name])  # type: ignore[assignment]
    return task
