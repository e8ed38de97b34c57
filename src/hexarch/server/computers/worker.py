"""A process that thinks: reads jobs line by line from its input, writes answers to its output.

Started as `python -m hexarch.server.computers.worker`; it ends when its input does.
"""

import random
import sys
import time
from typing import Any, Final

from hexarch.core.game import RuleError
from hexarch.games import NAMES
from hexarch.server.computers.levels import LEVELS, choose_safely, is_asked
from hexarch.server.computers.reading import read_any
from hexarch.server.jsons import dumps, loads
from hexarch.server.kinds import kind

MOST_ACTIONS: Final = 100


def turn(job: dict[str, Any]) -> dict[str, Any]:
    """Everything that a seat does until somebody else or chance is asked."""
    game = kind(job["game"]).game
    state = game.from_json(job["state"])
    level = LEVELS[job["level"]]
    dice = random.Random(job["seed"])
    until = time.monotonic() + job["seconds"]
    seat = job["seat"]
    actions: list[int] = []
    while is_asked(game, state, seat) and len(actions) < MOST_ACTIONS:
        late = time.monotonic() > until
        action = choose_safely(game, state, seat, dice) if late else level.choose(game, state, seat, dice)
        actions.append(action)
        game.apply(state, action, seat)
        while (answer := game.wished(state)) is not None:
            game.apply(state, answer[1], answer[0])
    return {"actions": actions}


def hint(job: dict[str, Any]) -> dict[str, Any]:
    """What a computer player would do, in notation."""
    game = kind(job["game"]).game
    state = game.from_json(job["state"])
    lines = []
    for action in turn(job)["actions"]:
        lines.append(game.format(state, job["seat"], action))
        game.apply(state, action, job["seat"])
        while (answer := game.wished(state)) is not None:
            game.apply(state, answer[1], answer[0])
    return {"lines": [{"actions": lines}]}


JOBS: Final = {"turn": turn, "hint": hint, "read": read_any}


def main() -> None:
    for name in NAMES:
        kind(name)
    while line := sys.stdin.buffer.readline():
        job = loads(line)
        try:
            answer = JOBS[job["job"]](job)
        except RuleError as error:
            answer = {"error": str(error)}
        sys.stdout.buffer.write(dumps(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
