# Not compiled: imports what it is asked for.
"""The computer players by name: levels for people, and simple ones for measurements."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hexarch.core.data import DataError, read
from hexarch.core.game import RuleError
from hexarch.core.manifest import resolve
from hexarch.core.options import nearest
from hexarch.games import load_game, manifest
from hexarch.players.algorithms.greedy import GreedyPlayer
from hexarch.players.algorithms.puct import PuctPlayer
from hexarch.players.algorithms.random import RandomPlayer
from hexarch.players.api import Player


@dataclass(frozen=True)
class Level:
    name: str
    kind: str
    seconds: float
    """How long it thinks over a decision, at the median."""
    points: int | None = None
    """What it scores at a table of itself, as measured; None if nobody has measured it."""
    temperature: float = 0.0
    simulations: int = 0
    paths: int = 0
    """How many lines a player who plans follows side by side."""
    plan: dict[str, Any] = field(default_factory=dict)
    """Further settings of a game's planner."""
    levels: bool = True
    """Whether people are offered it as an opponent."""
    guide: dict[str, Any] = field(default_factory=dict)


@cache
def all_levels(game: str) -> dict[str, Level]:
    """Return every computer player of a game, the weakest first."""
    tables = read("hexarch.players", "levels.toml")
    if game not in tables:
        raise RuleError(f"There are no computer players for {game!r}{nearest(game, tuple(tables))}.")
    try:
        found = [Level(**table) for table in tables[game]]
    except TypeError as error:
        raise DataError(f"levels.toml: {error}") from None
    return {level.name: level for level in found}


def levels(game: str) -> list[Level]:
    """Return the levels that are offered to people, the easiest first."""
    return [level for level in all_levels(game).values() if level.levels]


def level(game: str, name: str) -> Level:
    known = all_levels(game)
    if name.startswith(("planner:", "idle:", "turn:", "search:")):
        return _measured_level(name)
    if name not in known:
        raise RuleError(f"There is no computer player {name!r}{nearest(name, tuple(known))}.")
    return known[name]


def _measured_level(name: str) -> Level:
    """Return a player for measurements of networks.

    `planner:LINES:NETWORK.npz` plans, `idle:` expects no moves of rivals, `turn:` looks one turn ahead, and
    `search:SIMULATIONS:NETWORK.npz` is a PUCT search. `LINES/0.5` has the policy add half a point for each nat.
    """
    try:
        kind, size, network = name.split(":", 2)
        lines, _, policy = size.partition("/")
        guide = {"network": network, "replies": kind != "idle", "policy": float(policy or 0)}
        algorithm = {"turn": "greedy", "search": "search"}.get(kind, "plan")
        count = int(lines)
        return Level(name, algorithm, 0.0, simulations=count, paths=count, levels=False, guide=guide)
    except ValueError:
        raise RuleError(f"{name!r} is not planner:LINES:NETWORK, for example planner:6:network.npz.") from None


def player(game: str, name: str, seed: int = 0) -> Player:
    """Return a new player of that name. The same seed makes the same choices in the same positions."""
    chosen = level(game, name)
    if chosen.kind == "random":
        return RandomPlayer(load_game(game), seed)
    # Imported late: a player of one game does not need the other game.
    factory = resolve(manifest(game).players)
    settings = {**chosen.guide, "seed": seed} if "variety" in chosen.guide else chosen.guide
    guide = factory.new_guide(settings)
    if chosen.kind == "plan":
        planner: Player = factory.new_planner(guide, chosen.paths, **chosen.plan)
        return planner
    if chosen.kind == "search":
        return PuctPlayer(guide, chosen.simulations, seed)
    return GreedyPlayer(guide, seed, chosen.temperature)
