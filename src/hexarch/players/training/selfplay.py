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

# A game with more has gone wrong and is dropped.
_MOST_ENTRIES: Final = 8000


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    seed: int
    generation: int
    paths: int = 6
    """Lines of the plan; 0 to look one turn ahead only, which takes a tenth of the time."""
    explore: float = 0.08
    """How often a turn is drawn from the good ones instead of the best."""
    temperature: float = 1.0
    dealt: float = 0.5
    """Share of games in which the factions are dealt at random."""
    other_tables: float = 0.1
    """Share of games with other options and numbers of players."""
    policy: float = 0.0
    """Points that a turn gains for each nat by which the policy prefers it."""
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
    paths: int = 0
    """Lines of the plans that the players made; 0 if they looked one turn ahead."""
    people: bool = False
    """Whether people played it."""

    def pairs(self) -> Iterator[tuple[int, int]]:
        return zip(self.entries[::2], self.entries[1::2], strict=True)

    @property
    def is_league(self) -> bool:
        return bool(self.options["players"] == 4 and self.options["offers"] == "deferred")


class Explorer:
    """A player that sometimes samples one of the good moves instead of taking the best."""

    def __init__(self, job: Job, seat: int, network: str | bytes) -> None:
        self.job = job
        self.dice = random.Random(job.seed * 10 + seat)
        self.greedy = GreedyPlayer(TerraMysticaGuide("choice", 4), job.seed * 10 + seat, 0.5 * job.temperature)
        self.guide: NetworkGuide | None = None
        self.planner: Planner | None = None
        if network:
            self.guide = NetworkGuide(
                load_network(network), seed=job.seed * 10 + seat, variety=2 * job.temperature, policy=job.policy
            )
            if job.paths:
                self.planner = Planner(self.guide, job.paths, tie=0.25)

    def act(self, state: State, seat: int) -> list[int]:
        guide, planner, job = self.guide, self.planner, self.job
        if guide is None:
            return self.greedy.act(state, seat)
        kind = next_decision(state)[1] if next_decision(state)[0] == seat else -1
        opening = kind in (FIRST_DWELLING, FIRST_CARD)
        turn = guide.can_plan(state, seat)
        if planner is not None and turn:
            lines = planner.best_first(planner.search(state, seat))
            options = [(line.rating, line.steps[0][1].actions) for line in lines]
        else:
            moves = sorted(guide.moves(state, seat), key=lambda move: -move.rating)
            options = [(move.rating, move.actions) for move in moves]
        if job.temperature and (opening or (turn and self.dice.random() < job.explore)):
            return options[self._draw([score for score, _ in options], job.temperature)][1]
        return next((actions for _, actions in options if _is_legal(state, seat, actions)), options[0][1])

    def _draw(self, scores: list[float], temperature: float) -> int:
        best = max(scores)
        weights = [math.exp((score - best) / temperature) for score in scores]
        return self.dice.choices(range(len(scores)), weights)[0]


def _is_legal(state: State, seat: int, actions: list[int]) -> bool:
    """Return whether a move that was planned with idle rivals can be begun as things are."""
    return actions[0] in GAME.legal(state, seat)


def play(job: Job, network: str | bytes = "") -> Record | None:
    """Play one game; None if it is too late to start one, or if it does not end.

    The network is that of a name, a path, or the content of a file; without one the linear weights play.
    """
    if time.time() > job.until:
        return None
    started = time.process_time()
    dice = random.Random(job.seed)
    state = GAME.new(_options(job, dice))
    dealt = dice.random() < job.dealt
    players = [Explorer(job, seat, network) for seat in range(len(state.picks))]
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
        job.paths if network else 0,
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
