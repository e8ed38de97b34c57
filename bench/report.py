"""Check the judgement of game reports: time, noise, and whether a weak round is found.

    python -m bench.report recorded OUT FILES...       report recorded games
    python -m bench.report weakened OUT                games in which `easy` plays one round for one seat
    python -m bench.report selfplay OUT --game origins games of one level with itself
    python -m bench.report summary OUT...              say what the reports in these files show, and whether it passes

OUT gets one line of JSON for each game as it is ready, and the same command resumes: games that the file has are not
reported again, unless they failed. A game depends on its seed alone, not on the number of processes. Only the package
and numpy are needed.
"""

import argparse
import json
import os
import random
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median, pstdev
from typing import Any, Final

from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.games.files import read_game
from hexarch.players.api import chance_outcome
from hexarch.players.registry import player
from hexarch.players.report.page import page
from hexarch.players.report.whole import LEVEL, Report, report
from hexarch.players.workers import as_ready, workers

GAMES: Final = 30
# Of one core, for the report of any game.
MOST_SECONDS: Final = 60.0
# In how many of the games with a weak round the seat's largest losses must lie in it.
LEAST_FOUND: Final = 0.8
# The standard deviation of a normal distribution whose absolute values have the median 1. A game of Origins that ends
# a round sooner than expected moves estimates by 100 points, which says nothing about turns.
ROBUST: Final = 1.4826
_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


@dataclass(frozen=True)
class Job:
    """A game to be reported: a recorded one, or one that computer players play first."""

    name: str
    text: bytes = b""
    game: str = ""
    seed: int = 0
    players: int = 0
    level: str = ""
    weak: tuple[int, int] | None = None
    """The seat and the round in which `easy` plays for it."""


def played_game(job: Job) -> Ledger[Any]:
    """Return a game of computer players."""
    rules = load_game(job.game)
    ledger = Ledger(rules, rules.options({}, job.players))
    dice = random.Random(job.seed)
    usual_players = [player(job.game, job.level, job.seed * 10 + seat) for seat in range(job.players)]
    easy = player(job.game, "easy", job.seed)
    while (seat := rules.asked(ledger.state)) is not None:
        if seat == CHANCE:
            ledger.push(CHANCE, chance_outcome(rules, ledger.state, dice))
            continue
        chosen = easy if job.weak == (seat, ledger.state.round) else usual_players[seat]
        for action in chosen.act(ledger.state, seat):
            ledger.push(seat, action)
    return ledger


def weak_round(game: str, seed: int, players: int, rounds: int) -> tuple[int, int]:
    """Return the seat and the round that the game with this seed gives to `easy`."""
    dice = random.Random(f"{game} {seed}")
    return dice.randrange(players), dice.randint(1, rounds)


def reported(job: Job) -> dict[str, Any]:
    """Return the report of a game with the processor time that it took, or the error that prevented it."""
    try:
        return _reported(job)
    except Exception:
        return {"name": job.name, "seconds": 0.0, "error": traceback.format_exc()}


def _reported(job: Job) -> dict[str, Any]:
    ledger = read_game(job.text).ledger if job.text else played_game(job)
    assert ledger is not None, job.name
    started = time.process_time()
    *_, found = report(ledger, LEVEL)
    assert isinstance(found, Report)
    written = len(page(found, job.name))
    seconds = round(time.process_time() - started, 2)
    extra = {"weak": job.weak} if job.weak else {}
    return {"name": job.name, "seconds": seconds, "page": written, **found.to_json(), **extra}


def stored(out: Path) -> list[dict[str, Any]]:
    """Return the reports of a file; a truncated last line is dropped."""
    lines = out.read_text(encoding="utf-8").splitlines(keepends=True) if out.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def run(out: Path, jobs: Iterable[Job], processes: int) -> None:
    """Report the games that the file does not have yet."""
    done = [one for one in stored(out) if "error" not in one]
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("".join(json.dumps(one) + "\n" for one in done), encoding="utf-8")
    names = {one["name"] for one in done}
    todo = [job for job in jobs if job.name not in names]
    for found in _each(reported, todo, processes):
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        print(found["name"], found.get("error") or f"{found['seconds']} s", flush=True)


def _each(function: Callable[[Job], dict[str, Any]], todo: list[Job], processes: int) -> Iterator[dict[str, Any]]:
    if processes == 1 or len(todo) <= 1:
        yield from map(function, todo)
        return
    # Numpy reads this when a process starts. One thread for each process is faster than many that share the cores.
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))
    with workers(processes, is_clean=True) as crew:
        yield from as_ready(crew, function, todo)


def surprises(data: dict[str, Any]) -> dict[int, list[float]]:
    """Return by round how far estimates moved from one turn of a seat to its next, beyond what the review explains."""
    found: dict[int, list[float]] = defaultdict(list)
    for seat in range(len(data["names"])):
        mine = [turn for turn in data["turns"] if turn["seat"] == seat]
        for now, then in pairwise(mine):
            if now["round"] == then["round"]:
                found[now["round"]].append(then["value"] - (now["value"] - now["loss"]))
    return found


def verdict(data: dict[str, Any]) -> dict[str, bool]:
    """Return whether the weak round stands out: in total, by its dearest turn, and by the dearest turn of the table."""
    seat, number = data["weak"]
    mine = [turn for turn in data["turns"] if turn["seat"] == seat]
    totals: dict[int, float] = defaultdict(float)
    for turn in mine:
        totals[turn["round"]] += turn["loss"]
    dearest = max(mine, key=lambda turn: turn["loss"])
    of_all = max(data["turns"], key=lambda turn: turn["loss"])
    return {
        "total of the seat": max(totals, key=lambda one: totals[one]) == number,
        "dearest turn of the seat": dearest["round"] == number,
        "dearest turn of the table": (of_all["seat"], of_all["round"]) == (seat, number),
        "a mistake is called": any(turn["mistake"] and turn["round"] == number for turn in mine),
    }


def marks(data: list[dict[str, Any]]) -> list[tuple[bool, str]]:
    """Return what must be true of the reports, and whether it is."""
    failed = [one["name"] for one in data if "error" in one]
    slowest = max(data, key=lambda one: float(one["seconds"]))
    found = [
        (not failed, f"{len(data) - len(failed)} of {len(data)} games reported without an error {' '.join(failed)}"),
        (slowest["seconds"] <= MOST_SECONDS, f"{slowest['seconds']} s of one core at most: {slowest['name']}"),
    ]
    weak = [verdict(one) for one in data if "weak" in one]
    for name in ("total of the seat", "dearest turn of the seat") if weak else ():
        hits = sum(one[name] for one in weak)
        is_met = len(weak) >= GAMES and hits >= LEAST_FOUND * len(weak)
        wanted = f"at least {LEAST_FOUND:.0%} of {GAMES}"
        found.append((is_met, f"the weak round has the {name}: {hits} of {len(weak)} games ({wanted})"))
    return found


def summary(data: list[dict[str, Any]]) -> bool:
    """Print what reports show and return whether all marks are met."""
    results = marks(data)
    data = [one for one in data if "error" not in one]
    if data:
        _figures(data)
    for is_met, text in results:
        print("PASS" if is_met else "FAIL", text)
    return all(is_met for is_met, _ in results)


def _figures(data: list[dict[str, Any]]) -> None:
    seconds = [one["seconds"] for one in data]
    print(f"{len(data)} reports: {median(seconds):.1f} s at the median, {max(seconds):.1f} s at most")
    moved: dict[int, list[float]] = defaultdict(list)
    usual: list[float] = []
    last: list[float] = []
    for one in data:
        for number, found in surprises(one).items():
            moved[number] += found
            (last if number == one["curve"][-1]["round"] else usual).extend(found)
    for number, found in sorted(moved.items()):
        _moved(f"round {number}", found)
    _moved("before the last round", usual)
    _moved("in the last round", last)
    weak = [verdict(one) for one in data if "weak" in one]
    for name in weak[0] if weak else ():
        print(f"{name}: {sum(one[name] for one in weak)} of {len(weak)}")
    calls = [sum(turn["mistake"] for turn in one["turns"]) / len(one["names"]) for one in data]
    print(f"mistakes a seat: {fmean(calls):.2f}")


def _moved(name: str, found: list[float]) -> None:
    if not found:
        return
    small = sorted(abs(value) for value in found)
    print(
        f"{name}: mean {fmean(found):+.2f}, deviation {pstdev(found):.2f}, {ROBUST * median(small):.2f} by the median, "
        f"half below {median(small):.2f}, 95 % below {small[int(0.95 * len(small))]:.2f}, {len(found)} turns"
    )


def jobs_of(chosen: argparse.Namespace) -> list[Job]:
    if chosen.what == "recorded":
        return [Job(file.stem, file.read_bytes()) for file in chosen.files]
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    table = (chosen.players, chosen.level)
    name = f"{chosen.what} {chosen.game} {chosen.level} {chosen.players}"
    if chosen.what == "selfplay":
        return [Job(f"{name} {seed}", b"", chosen.game, seed, *table) for seed in seeds]
    weak = {seed: weak_round(chosen.game, seed, chosen.players, chosen.rounds) for seed in seeds}
    return [Job(f"{name} {seed}", b"", chosen.game, seed, *table, weak[seed]) for seed in seeds]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["recorded", "weakened", "selfplay", "summary"])
    parser.add_argument("out", type=Path)
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--game", default="terra-mystica")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default=LEVEL, help="who plays")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    parser.add_argument("--rounds", type=int, default=6, help="the last round that can be the weak one")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    if chosen.what == "summary":
        sys.exit(0 if summary([one for file in (chosen.out, *chosen.files) for one in stored(file)]) else 1)
    run(chosen.out, jobs_of(chosen), chosen.processes)


if __name__ == "__main__":
    main()
