"""A worker process: writes a line when it is ready, reads jobs line by line from its input, and writes the results.

Started as `python -m hexarch.server.bots.worker`; it ends when its input does.
"""

import random
import sys
import time
import traceback
from typing import Any, Final

from hexarch.core.game import RuleError
from hexarch.games import NAMES
from hexarch.locale import error_text
from hexarch.players.registry import player
from hexarch.server.bots.advice import applied, hint
from hexarch.server.bots.levels import is_asked
from hexarch.server.bots.lines import write_line
from hexarch.server.bots.puzzles import judge_turn, puzzle_position
from hexarch.server.bots.reading import history, read_any, replay
from hexarch.server.play.registry import bundle
from hexarch.server.web.json import loads

MOST_ACTIONS: Final = 100


def turn(job: dict[str, Any]) -> dict[str, Any]:
    """Return all actions of a seat until somebody else or chance is to act."""
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
        actions += applied(game, state, seat, chosen)
    return {"actions": actions}


JOBS: Final = {
    "turn": turn,
    "hint": hint,
    "read": read_any,
    "replay": replay,
    "history": history,
    "puzzle": puzzle_position,
    "judge": judge_turn,
}


def main() -> None:
    for name in NAMES:
        bundle(name)
    if not write_line({"ready": True}):
        return
    while line := sys.stdin.buffer.readline():
        job = loads(line)
        try:
            answer = JOBS[job["job"]](job)
        except RuleError as error:
            answer = {"error": error_text(error)}
        except Exception:  # a bug; the server logs it and continues without a result
            answer = {"failure": traceback.format_exc()}
        if not write_line(answer):
            return


if __name__ == "__main__":
    main()
