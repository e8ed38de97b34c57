"""The training task of Terra Mystica."""

from statistics import mean
from typing import Any, Final

from hexarch.games.terra_mystica.maps import load_map
from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import Player
from hexarch.players.terra_mystica.network_guide import NetworkGuide, load_network
from hexarch.players.terra_mystica.planes import PLANES, board_of_map, pools
from hexarch.players.training.dataset import HEADS, rows, vocabulary
from hexarch.players.training.selfplay import Record, play
from hexarch.players.training.task import Heads, MapInput

__all__ = ["heads", "map_input", "play", "player", "rows", "setups", "summary", "vocabulary"]

_WEIGHTS: Final = {"to come": 1.0, "policy": 0.0, "margin": 0.3, "win": 0.3, "round": 0.2, "towns founded": 0.1}
_SOURCE_WEIGHT: Final = 0.05
heads: Final = Heads(HEADS, tuple(_WEIGHTS.get(name, _SOURCE_WEIGHT) for name in HEADS))
setups: Final = "random"


def map_input() -> MapInput:
    return MapInput(PLANES, pools(), board_of_map(load_map("base")))


def player(network: bytes, paths: int) -> Player:
    return Planner(NetworkGuide(load_network(network)), paths, tie=0.25)


def summary(records: list[Record]) -> dict[str, Any]:
    """Return the figures of a generation: points at league tables of four, by how factions were chosen."""
    league = [record for record in records if record.is_league]
    planned = [record for record in league if record.paths]
    by_faction: dict[str, list[int]] = {}
    for record in league:
        for name, points in zip(record.factions, record.scores, strict=True):
            by_faction.setdefault(name, []).append(points)

    def average(some: list[Record]) -> float | None:
        return round(mean(mean(record.scores) for record in some), 2) if some else None

    return {
        "games": len(records),
        "points": average(league),
        "points_dealt": average([record for record in league if record.dealt]),
        "points_chosen": average([record for record in league if not record.dealt]),
        "points_planned": average(planned),
        "winner": round(mean(max(record.scores) for record in league), 2) if league else None,
        "cpu_seconds": round(mean(record.seconds for record in records), 2),
        "factions": {name: [len(points), round(mean(points), 1)] for name, points in sorted(by_faction.items())},
    }
