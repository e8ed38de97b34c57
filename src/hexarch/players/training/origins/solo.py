"""The training task of solo Origins."""

from typing import Final

from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import Player
from hexarch.players.origins.network_guide import NetworkGuide
from hexarch.players.training.origins import selfplay
from hexarch.players.training.origins.dataset import heads, rows, summary, vocabulary
from hexarch.players.training.selfplay import Job, Record

__all__ = ["heads", "map_input", "play", "player", "rows", "setups", "summary", "vocabulary"]

setups: Final = "origins-1"
_SEATS: Final = (1,)


def map_input() -> None:
    return None


def play(job: Job, network: str | bytes = "") -> Record | None:
    return selfplay.play(job, _SEATS, network)


def player(network: bytes, paths: int) -> Player:
    return Planner(NetworkGuide(solo=network), paths, breadth=paths, reuse=True)
