"""Measure players on all cores without the command line's packages.

`python -m hexarch.players.training.evaluate FOLDER SECONDS PROCESSES GAMES PLAYER,PLAYER,PLAYER,PLAYER [SUITE]`
adds the games to a file of the folder, stops after so many seconds, and prints the figures as JSON.
"""

import json
import sys
import time
from pathlib import Path

from hexarch.players.arena import arena
from hexarch.players.arena.match import Outcome
from hexarch.players.arena.summary import summarise


def main() -> None:
    folder, seconds, processes, games, names = sys.argv[1:6]
    suite = sys.argv[6] if len(sys.argv) > 6 else "random"
    plan = arena.plan("terra-mystica", tuple(names.split(",")), suite, int(games))
    until = time.time() + float(seconds)
    outcomes: list[Outcome] = []
    running = arena.run(
        plan, int(processes), Path(folder) / f"{suite}-{'-'.join(_short(name) for name in plan.players)}.jsonl"
    )
    for outcome in running:
        outcomes.append(outcome)
        if time.time() > until:
            break
    running.close()
    figures = [row.to_json() for row in summarise(outcomes)]
    print(json.dumps({"players": names, "suite": suite, "games": len(outcomes), "results": figures}))  # noqa: T201


def _short(name: str) -> str:
    return "".join(name.split(":")[:2]).replace("/", "-")


if __name__ == "__main__":
    main()
