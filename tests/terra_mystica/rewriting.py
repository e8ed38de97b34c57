"""Reads rewritten games: every one must come to the same final position.

Run the long check with `python -m tests.terra_mystica.rewriting --seeds 50 --processes 2`.
"""

import argparse
import multiprocessing
import random
import sys
from collections import Counter
from functools import cache
from pathlib import Path

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.maps import map_names
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.commands import read_commands
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from tests.terra_mystica.logs import play, write_log
from tests.terra_mystica.random_play import some_factions
from tests.terra_mystica.rewriter import Rewriter

# What a rewriter changes; each of them must really occur.
KINDS = (
    "answer moved",
    "blanks",
    "burn merged",
    "burn split",
    "case",
    "conversion moved",
    "convert merged",
    "convert split",
    "cult step early",
    "cult step late",
    "cult step moved",
    "cult step moved in its row",
    "dig merged",
    "dig split",
    "long words",
    "row split",
    "rows merged",
    "turn interrupted",
)
FORMS = ("log", "commands")
GAMES = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.txt"))


@cache
def log_of(name: str) -> str:
    """Return a real game by its name, or a random one by its number, players and map."""
    if not name.startswith("random"):
        return next(path for path in GAMES if path.stem == name).read_text(encoding="utf-8")
    _, players, seed, map_ = name.split(" ", 3)
    dice = random.Random(name)
    factions = some_factions(FACTION_NAMES[int(seed) % len(FACTION_NAMES)], int(players), dice)
    return write_log(play(factions, dice, map_=map_), dice)


def random_names(count: int) -> list[str]:
    """Name random games of 2, 3, 4 and 5 players on every map in turn."""
    maps = map_names()
    return [f"random {2 + number % 4} {number} {maps[number // 4 % len(maps)]}" for number in range(count)]


@cache
def final_position(name: str) -> object:
    report = replay_log(log_of(name))
    if not report.ok or report.ledger is None:
        raise RuleError(f"as it is: {report.error or report.difference}")
    return GAME.key(report.ledger.state)


def check(name: str, seed: int, form: str) -> tuple[Counter[str], str]:
    """Rewrite a game, as a log or in command form, and read it; return the changes and what is wrong, if anything."""
    rewriter = Rewriter(log_of(name), seed)
    try:
        wanted = final_position(name)
        if form == "log":
            report = replay_log(rewriter.log())
            if not report.ok or report.ledger is None:
                return rewriter.counts, str(report.error or report.difference)
            state = report.ledger.state
        else:
            state = read_commands(rewriter.as_commands()).state
    except (RuleError, AssertionError) as error:
        return rewriter.counts, str(error)
    return rewriter.counts, "" if GAME.key(state) == wanted else "another final position"


def check_all(name: str, seeds: int) -> tuple[str, Counter[str], list[str]]:
    """Check every seed in both forms."""
    counts: Counter[str] = Counter()
    failures: list[str] = []
    for seed in range(seeds):
        for form in FORMS:
            found, problem = check(name, seed, form)
            counts += Counter({f"{form}: {kind}": count for kind, count in found.items()})
            counts[f"{form}: read"] += 1
            if problem:
                failures.append(f"{name}, seed {seed}, {form}: {problem}")
    return name, counts, failures


def _check_one(task: tuple[str, int]) -> tuple[str, Counter[str], list[str]]:
    return check_all(*task)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description="Read every game in many spellings.")
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--random-games", type=int, default=96)
    parser.add_argument("--games", type=int, default=len(GAMES))
    arguments = parser.parse_args()
    tasks = [(path.stem, arguments.seeds) for path in GAMES[: arguments.games]]
    tasks += [(name, max(1, arguments.seeds // 5)) for name in random_names(arguments.random_games)]
    totals: Counter[str] = Counter()
    failures: list[str] = []
    with multiprocessing.Pool(arguments.processes) as pool:
        for done, (name, counts, wrong) in enumerate(pool.imap_unordered(_check_one, tasks), 1):
            totals += counts
            failures += wrong
            _say(f"{done}/{len(tasks)} {name}: {len(wrong)} failures")
            for failure in wrong:
                _say(f"  {failure}")
    for kind in sorted(totals):
        _say(f"{totals[kind]:9,}  {kind}")
    missing = [f"{form}: {kind}" for form in FORMS for kind in KINDS if not totals[f"{form}: {kind}"]]
    for kind in missing:
        _say(f"{kind} never occurred.")
    _say(f"{len(failures)} failures.")
    return bool(failures or missing)


if __name__ == "__main__":
    sys.exit(main())
