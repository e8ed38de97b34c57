"""Check the judgement of game reports: time, noise, and whether a weak round is found.

    python -m bench.report recorded FOLDER FILES...       reviews recorded games
    python -m bench.report weakened FOLDER                games in which `easy` plays one round for one seat
    python -m bench.report selfplay FOLDER --game origins games of one level with itself
    python -m bench.report summary FOLDER                 what the reviews in a folder say

Every review is stored in its own file; those that are there already are not made again.
"""

import argparse
import json
import random
import time
from collections import defaultdict
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
from hexarch.players.report.review import Review, planner_of, review

GAMES: Final = 30
LEVEL: Final = "expert"


def played_game(game: str, seed: int, level: str, players: int, weak: tuple[int, int] | None = None) -> Ledger[Any]:
    """Return a game of computer players. `weak` is the seat and the round in which `easy` plays for it."""
    rules = load_game(game)
    ledger = Ledger(rules, rules.options({}, players))
    dice = random.Random(seed)
    usual_players = [player(game, level, seed * 10 + seat) for seat in range(players)]
    easy = player(game, "easy", seed)
    while (seat := rules.asked(ledger.state)) is not None:
        if seat == CHANCE:
            ledger.push(CHANCE, chance_outcome(rules, ledger.state, dice))
            continue
        chosen = easy if weak == (seat, ledger.state.round) else usual_players[seat]
        for action in chosen.act(ledger.state, seat):
            ledger.push(seat, action)
    return ledger


def weak_round(game: str, seed: int, players: int, rounds: int) -> tuple[int, int]:
    """Return the seat and the round that the game with this seed gives to `easy`."""
    dice = random.Random(f"{game} {seed}")
    return dice.randrange(players), dice.randint(1, rounds)


def reviewed(ledger: Ledger[Any]) -> dict[str, Any]:
    """Return the review of a game, with the processor time that it took."""
    started = time.process_time()
    planner = planner_of(ledger.game.name, LEVEL)
    names = [str(seat) for seat in range(ledger.state.setup.players)]
    *_, found = review(ledger, names, planner, LEVEL)
    assert isinstance(found, Review)
    return {**found.to_json(), "seconds": round(time.process_time() - started, 2)}


def store(folder: Path, name: str, ledger: Ledger[Any], extra: dict[str, Any] | None = None) -> None:
    found = {**reviewed(ledger), **(extra or {})}
    (folder / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")
    print(name, found["seconds"], "s", flush=True)


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


def summary(folder: Path) -> None:
    data = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]
    seconds = [one["seconds"] for one in data]
    print(f"{len(data)} reviews: {median(seconds):.1f} s at the median, {max(seconds):.1f} s at most")
    moved: dict[int, list[float]] = defaultdict(list)
    for one in data:
        for number, found in surprises(one).items():
            moved[number] += found
    for number, found in sorted(moved.items()):
        small = sorted(abs(value) for value in found)
        print(
            f"round {number}: mean {fmean(found):+.2f}, deviation {pstdev(found):.2f}, "
            f"half below {median(small):.2f}, 95 % below {small[int(0.95 * len(small))]:.2f}, {len(found)} turns"
        )
    weak = [verdict(one) for one in data if "weak" in one]
    for name in weak[0] if weak else ():
        print(f"{name}: {sum(one[name] for one in weak)} of {len(weak)}")
    calls = [sum(turn["mistake"] for turn in one["turns"]) / len(one["names"]) for one in data]
    print(f"mistakes a seat: {fmean(calls):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["recorded", "weakened", "selfplay", "summary"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--game", default="terra-mystica")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default=LEVEL, help="who plays")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rounds", type=int, default=6, help="the last round that can be the weak one")
    chosen = parser.parse_args()
    if chosen.what == "summary":
        summary(chosen.folder)
        return
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for file in chosen.files:
        ledger = read_game(file.read_bytes()).ledger
        assert ledger is not None, file
        if not (chosen.folder / f"{file.stem}.json").exists():
            store(chosen.folder, file.stem, ledger)
    for seed in range(1, chosen.games + 1) if chosen.what != "recorded" else ():
        name = f"{chosen.what}-{chosen.level}-{chosen.players}-{seed:02}"
        if (chosen.folder / f"{name}.json").exists():
            continue
        weak = weak_round(chosen.game, seed, chosen.players, chosen.rounds) if chosen.what == "weakened" else None
        ledger = played_game(chosen.game, seed, chosen.level, chosen.players, weak)
        store(chosen.folder, name, ledger, {"weak": weak} if weak else {})


if __name__ == "__main__":
    main()
