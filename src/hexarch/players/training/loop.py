"""Policy iteration: play with the current network, learn from the games, play with the better one.

Everything is in one folder: `games.jsonl.gz`, `network.npz`, `log.jsonl`, and its curves as a page. A run that was
stopped continues from there.
"""

import json
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import wait
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from hexarch.core.game import RuleError
from hexarch.players.algorithms.network import Network
from hexarch.players.training.curves import write_curves
from hexarch.players.training.dataset import Rows
from hexarch.players.training.gate import Verdict, gate
from hexarch.players.training.known import Known, aged
from hexarch.players.training.learn import Fit, Quality, agreement, fit, quality
from hexarch.players.training.model import Shape
from hexarch.players.training.people import read_people
from hexarch.players.training.selfplay import Job, Record, append, read
from hexarch.players.training.task import Task, load_task
from hexarch.players.workers import Workers, workers

MAP_CHOICES: Final = ("auto", "yes", "no")


@dataclass(frozen=True)
class Settings:
    out: Path
    minutes: float = 10.0
    """How long to run; a generation that has begun is finished early."""
    processes: int = 2
    ray: str = ""
    """Address of the Ray cluster that plays instead of processes of this machine."""
    games: int = 400
    """Games of each generation."""
    first_games: int = 400
    """Games of the linear weights to start with, where there is no network yet."""
    paths: int = 6
    planned: float = 1.0
    """Share of the games in which players plan; in the others they look one turn ahead, in a tenth of the time."""
    explore: float = 0.08
    dealt: float = 0.5
    memory: int = 20_000
    """How many of the newest games are learned from."""
    share: float = 1.0
    """Share of the usual positions that is taken from each game: less for many games."""
    fade: float = 0.8
    """How much less a game counts for each generation that it is older."""
    epochs: float = 4.0
    least_steps: int = 1500
    rate: float = 1e-3
    refit: bool = True
    """Start the weights from scratch in every generation instead of from the last network."""
    gate_games: int = 0
    """Games by duplicate seating that a new network must win; 0 to accept every one."""
    seed: int = 1
    task: str = "terra-mystica"
    """What is learned: `terra-mystica`, `origins` or `origins-solo`."""
    first: int = 256
    second: int = 128
    """Sizes of the network's layers."""
    map: str = "auto"
    """Whether the network looks at the map and learns a policy: `yes`, `no`, or `auto` for yes with a GPU."""
    policy: float = 0.0
    """Points that a turn gains in self-play for each nat by which the policy prefers it."""
    people: str = ""
    """A folder of people's games to learn from as well; every sixth is kept for testing."""


Say = Callable[[str], None]


def run(settings: Settings, say: Say) -> None:
    """Run generations until the time is over."""
    task = load_task(settings.task)
    if settings.map not in MAP_CHOICES:
        raise RuleError(f"The map is {settings.map!r}, but must be auto, yes or no.")
    if settings.people and task.map_input() is None:
        raise RuleError(f"People's games are learned from for Terra Mystica only, not for {settings.task!r}.")
    settings.out.mkdir(parents=True, exist_ok=True)
    until = time.time() + 60 * settings.minutes
    # Processes are spawned, not forked: PyTorch's threads do not survive a fork.
    with workers(settings.processes, settings.ray, is_clean=True) as crew:
        described = Known(task)
        people = read_people(Path(settings.people)) if settings.people else ([], [])
        while time.time() < until - 5:
            if not _generation(settings, crew, until, described, people, say):
                break


def _generation(
    settings: Settings,
    crew: Workers,
    until: float,
    described: Known,
    people: tuple[list[Record], list[Record]],
    say: Say,
) -> bool:
    games_file, network_file = settings.out / "games.jsonl.gz", settings.out / "network.npz"
    # Games end in any order; what is learned from them does not depend on it.
    known = sorted(read(games_file), key=_age)
    number = 1 + max((record.generation for record in known), default=-1)
    has_network = network_file.exists()
    started = time.time()
    wanted = settings.games if has_network else settings.first_games
    playing = checkpoint(network_file, number).read_bytes() if has_network else b""
    jobs = _jobs(settings, number, wanted, len(known), until)
    fresh = sorted(_play(crew, described.task, jobs, playing, games_file, until, say), key=_age)
    played = time.time()
    if len(fresh) < min(8, wanted):
        return False
    entry: dict[str, Any] = {"generation": number, "seconds": round(played - started, 1)}
    entry |= described.task.summary(fresh)
    records = (known + fresh)[-settings.memory :]
    old = Network.load(network_file) if has_network else None
    new, found, entry["rows"] = learn(settings, crew, [*records, *_newest(people[0], number)], old, number, described)
    entry |= {"r2": found.r2, "errors": found.errors}
    entry |= _agreement(settings, crew, new, people[1], described)
    entry["learning_seconds"] = round(time.time() - played, 1)
    verdict = _decide(settings, crew, new, playing, number)
    entry["accepted"] = verdict.accepted
    entry["gate"] = asdict(verdict)
    if verdict.accepted:
        _save(new, network_file)
    with (settings.out / "log.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry) + "\n")
    write_curves(settings.out / "log.jsonl", settings.out / "curves.html")
    say(json.dumps(entry))
    return True


def _jobs(settings: Settings, number: int, count: int, known: int, until: float) -> Iterator[Job]:
    for game in range(count):
        seed = settings.seed * 10_000_000 + known + game
        # Planned games take longest and come first, so that the processes finish at about the same time.
        paths = settings.paths if game < settings.planned * count else 0
        yield Job(seed, number, paths, settings.explore, dealt=settings.dealt, policy=settings.policy, until=until - 20)


def _age(record: Record) -> tuple[int, int]:
    return record.generation, record.seed


def _play(
    crew: Workers, task: Task, jobs: Iterator[Job], network: bytes, file: Path, until: float, say: Say
) -> list[Record]:
    """Play games and store them as they end, many at a time."""
    found: list[Record] = []
    waiting: list[Record] = []
    shared = crew.share(network)
    open_jobs = {crew.submit(task.play, job, shared) for job in jobs}
    stored = time.time()
    try:
        while open_jobs and time.time() < until:
            done, open_jobs = wait(open_jobs, timeout=5, return_when="FIRST_COMPLETED")
            waiting += [record for record in (one.result() for one in done) if record is not None]
            if time.time() - stored > 20 or not open_jobs:
                append(file, waiting)
                found += waiting
                waiting = []
                stored = time.time()
                say(f"{len(found)} games played, {len(open_jobs)} to go")
    finally:
        for job in open_jobs:
            job.cancel()
        append(file, waiting)
    return found + waiting


def learn(
    settings: Settings,
    crew: Workers,
    records: list[Record],
    old: Network | None,
    number: int,
    known: Known,
) -> tuple[Network, Quality, int]:
    """Fit a network; return it with its quality on games that it has not seen, and the number of rows."""
    old = None if settings.refit else old
    names = known.names(records, old)
    newest = max(record.generation for record in records)
    parts = [
        aged(part, newest - record.generation, settings.fade)
        for part, record in zip(known.rows(records, crew, settings.share), records, strict=True)
    ]
    held = [part for place, part in enumerate(parts) if place % 20 == 0 and not records[place].people][-20:]
    seen = joined([part for place, part in enumerate(parts) if place % 20 or len(parts) < 40])
    how = Fit(epochs=settings.epochs, least_steps=settings.least_steps, rate=settings.rate, seed=number)
    shape = Shape(first=settings.first, second=settings.second)
    land = known.task.map_input() if looks_at_map(settings.map) else None
    new = fit(seen, names, known.task.heads, old, how, shape, land)
    found = quality(new, joined(held), land)
    errors = np.zeros(1 + max(found.errors), np.float32)
    for round_, error in found.errors.items():
        errors[round_] = error
    return Network({**new.arrays, "errors": errors}), found, len(seen.own)


def looks_at_map(wanted: str) -> bool:
    """Return whether the network gets the map: convolutions are slow to learn without a GPU."""
    if wanted != "auto":
        return wanted == "yes"
    import torch

    return bool(torch.cuda.is_available())


def _newest(people: list[Record], generation: int) -> list[Record]:
    """Return people's games as if of this generation, so that their weight does not decay; the cache key stays."""
    return [replace(record, generation=generation) for record in people]


def _agreement(
    settings: Settings, crew: Workers, network: Network, tests: list[Record], known: Known
) -> dict[str, float]:
    """Return how often the policy would choose what people chose, in held-out games."""
    land = known.task.map_input()
    if not tests or land is None or network.board is None:
        return {}
    choices = [one for part in known.rows(tests, crew, settings.share) for one in part.choices]
    return {"people_agreement": round(agreement(network, choices, land.board), 3), "people_turns": len(choices)}


def joined(parts: list[Rows]) -> Rows:
    """Return the rows of many games as one, with distinct position numbers."""
    return Rows(
        np.concatenate([part.own for part in parts]),
        np.concatenate([part.rival for part in parts]),
        np.concatenate([part.position for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.round for part in parts]),
        np.concatenate([part.game for part in parts]),
        np.concatenate([part.weight for part in parts]),
        [entry for part in parts for entry in part.draft],
        np.concatenate([part.planes for part in parts]),
        [one for part in parts for one in part.choices],
    )


def checkpoint(network_file: Path, number: int) -> Path:
    """Save a copy of the network that plays a generation."""
    path = network_file.with_name(f"network-{number}.npz")
    shutil.copyfile(network_file, path)
    return path


def _decide(settings: Settings, crew: Workers, new: Network, playing: bytes, number: int) -> Verdict:
    if not playing or not settings.gate_games:
        return Verdict(True, 0, 0.0, 0.0)
    candidate = settings.out / f"candidate-{number}.npz"
    _save(new, candidate)
    return gate(crew, settings.task, candidate.read_bytes(), playing, settings.gate_games, settings.paths)


def _save(network: Network, path: Path) -> None:
    """Replace the file atomically, so that an interrupted run leaves a complete one."""
    part = path.with_suffix(".part.npz")
    network.save(part)
    part.replace(path)
