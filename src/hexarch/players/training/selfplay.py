"""Play games for learning and store them compactly: the options and every (seat, action)."""

import gzip
import json
import math
import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from hexarch.core.game import CHANCE
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import CHOOSE_FACTION, FIRST_CARD, FIRST_DWELLING, State, next_decision
from hexarch.players.algorithms.greedy import GreedyPlayer
from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import chance_outcome
from hexarch.players.terra_mystica.guide import TerraMysticaGuide
from hexarch.players.terra_mystica.network_guide import NetworkGuide, load_network

_MOST_ENTRIES: Final = 8000
"""A game with more has gone wrong and is dropped."""


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    seed: int
    generation: int
    network: str = ""
    """Path of the network that plays; empty for the linear weights."""
    paths: int = 6
    explore: float = 0.08
    """How often a turn is drawn from the good ones instead of the best."""
    temperature: float = 1.0
    dealt: float = 0.5
    """Share of games in which the factions are dealt at random."""
    other_tables: float = 0.1
    """Share of games with other options and numbers of players."""
    until: float = math.inf
    """No game starts later than this (time.time)."""


@dataclass
class Record:
    """A finished game."""

    seed: int
    generation: int
    dealt: bool
    options: dict[str, Any]
    scores: list[int]
    factions: list[str]
    entries: list[int] = field(default_factory=list)
    """Seat and action in turn."""
    seconds: float = 0.0

    def pairs(self) -> Iterator[tuple[int, int]]:
        return zip(self.entries[::2], self.entries[1::2], strict=True)

    @property
    def is_league(self) -> bool:
        return bool(self.options["players"] == 4 and self.options["offers"] == "deferred")


class Explorer:
    """A player that now and then draws one of the good moves instead of taking the best."""

    def __init__(self, job: Job, seat: int) -> None:
        self.job = job
        self.dice = random.Random(job.seed * 10 + seat)
        self.planner: Planner | None = None
        if job.network:
            guide = NetworkGuide(load_network(job.network), seed=job.seed * 10 + seat, variety=2 * job.temperature)
            self.planner = Planner(guide, job.paths, tie=0.25)
        self.greedy = GreedyPlayer(TerraMysticaGuide("choice", 4), job.seed * 10 + seat, 0.5 * job.temperature)

    def act(self, state: State, seat: int) -> list[int]:
        planner, job = self.planner, self.job
        if planner is None:
            return self.greedy.act(state, seat)
        kind = next_decision(state)[1] if next_decision(state)[0] == seat else -1
        if kind in (FIRST_DWELLING, FIRST_CARD) and job.temperature:
            moves = planner.guide.moves(state, seat)
            return moves[self._draw([move.score for move in moves], job.temperature)].actions
        if self.dice.random() >= job.explore or not planner.guide.can_plan(state, seat):
            return planner.act(state, seat)
        lines = planner.best_first(planner.search(state, seat))
        return lines[self._draw([line.score for line in lines], job.temperature)].steps[0][1].actions

    def _draw(self, scores: list[float], temperature: float) -> int:
        best = max(scores)
        weights = [math.exp((score - best) / temperature) for score in scores]
        return self.dice.choices(range(len(scores)), weights)[0]


def play(job: Job) -> Record | None:
    """Play one game; None if it is too late to start one, or if it does not end."""
    if time.time() > job.until:
        return None
    started = time.process_time()
    dice = random.Random(job.seed)
    state = GAME.new(_options(job, dice))
    dealt = dice.random() < job.dealt
    players = [Explorer(job, seat) for seat in range(len(state.picks))]
    entries: list[int] = []
    while state.stack:
        seat, kind = next_decision(state)[:2]
        if seat == CHANCE:
            actions = [chance_outcome(GAME, state, dice)]
        elif kind == CHOOSE_FACTION and dealt:
            actions = [dice.choice(GAME.legal(state))]
        else:
            actions = players[seat].act(state, seat)
        for number, action in enumerate(actions):
            # If neighbours answer at once, they may answer otherwise than the turn expected.
            if number and action not in GAME.legal(state, seat):
                break
            entries += (seat, action)
            GAME.apply(state, action, seat)
        if len(entries) > _MOST_ENTRIES:
            return None
    return Record(
        job.seed,
        job.generation,
        dealt,
        state.setup.options.to_json(),
        GAME.scores(state),
        [board.name for board in state.setup.factions],
        entries,
        time.process_time() - started,
    )


def _options(job: Job, dice: random.Random) -> Any:
    if dice.random() >= job.other_tables:
        return GAME.options({"preset": "league"}, 4)
    players = dice.choice((2, 3, 3, 4, 5))
    return GAME.options({} if dice.random() < 0.6 else {"preset": "league"}, players)


def append(path: Path, records: list[Record]) -> None:
    """Add games to a file; each call adds a gzip member, so an interrupted run loses at most its last one."""
    if records:
        with gzip.open(path, "at", encoding="utf-8") as file:
            for record in records:
                file.write(json.dumps(asdict(record), separators=(",", ":")) + "\n")


def read(path: Path) -> list[Record]:
    """Return the games of a file; a last member that was cut off is ignored."""
    found: list[Record] = []
    if not path.exists():
        return found
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                found.append(Record(**json.loads(line)))
    except (EOFError, ValueError):
        pass
    return found
