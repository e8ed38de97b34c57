"""A worker process: reads jobs line by line from its input, and writes answers to its output.

Started as `python -m hexarch.server.bots.worker`; it ends when its input does.
"""

import os
import random
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

from hexarch.core.game import Game, RuleError
from hexarch.games import NAMES
from hexarch.locale import error_text
from hexarch.players.registry import player
from hexarch.server.bots.levels import is_asked
from hexarch.server.bots.reading import history, read_any, replay
from hexarch.server.play.registry import bundle
from hexarch.server.web.json import dumps, loads

MOST_ACTIONS: Final = 100


def turn(job: dict[str, Any]) -> dict[str, Any]:
    """Return everything that a seat does until somebody else or chance is asked."""
    game = bundle(job["game"]).game
    state = game.from_json(job["state"])
    thinker = player(job["game"], job["level"], job["seed"])
    dice = random.Random(job["seed"])
    until = time.monotonic() + job["seconds"]
    seat = job["seat"]
    actions: list[int] = []
    while is_asked(game, state, seat) and len(actions) < MOST_ACTIONS:
        late = time.monotonic() > until
        chosen = [game.safe_action(state, seat, dice)] if late else thinker.act(state, seat)
        actions += _applied(game, state, seat, chosen)
    return {"actions": actions}


def _applied(game: Game[Any], state: Any, seat: int, actions: list[int]) -> Iterator[int]:
    """Yield each action, then apply it, until somebody else is asked or one is not legal."""
    for number, action in enumerate(actions):
        if number and not (is_asked(game, state, seat) and action in game.legal(state, seat)):
            break
        yield action
        game.apply(state, action, seat)


def hint(job: dict[str, Any]) -> dict[str, Any]:
    """Return what a computer player would do until somebody else is asked, best turn first, with its expectations."""
    game, presenter = bundle(job["game"]).game, bundle(job["game"]).presenter
    state = game.from_json(job["state"])
    seat = job["seat"]
    thinker = player(job["game"], job["level"], job["seed"])
    lines = []
    for line in thinker.lines(state, seat):
        after = game.clone(state)
        ids: list[int] = []
        told: list[dict[str, Any]] = []
        for action, text in zip(_applied(game, after, seat, line.actions), line.texts, strict=False):
            # A hint is a proposal: it is worded like the choice, not like the log.
            told.append({**presenter.log_line(seat, action, text), "label": presenter.label(after, seat, action)})
            ids.append(action)
        sources = {name: round(points, 1) for name, points in line.sources.items()}
        texts = line.texts[: len(ids)]
        lines.append({"ids": ids, "actions": texts, "told": told, "value": round(line.value, 1), "sources": sources})
    return {"lines": lines}


JOBS: Final = {"turn": turn, "hint": hint, "read": read_any, "replay": replay, "history": history}


def main() -> None:
    for name in NAMES:
        bundle(name)
    while line := sys.stdin.buffer.readline():
        job = loads(line)
        try:
            answer = JOBS[job["job"]](job)
        except RuleError as error:
            answer = {"error": error_text(error)}
        try:
            sys.stdout.buffer.write(dumps(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed; what is left to write goes nowhere
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return


if __name__ == "__main__":
    main()
