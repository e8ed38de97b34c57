"""A process that makes reports: reads a game from its input, and writes its progress and then the report to its output.

Started as `python -m hexarch.server.reports.worker`; it ends when its input does.
"""

import os
import sys
from collections.abc import Iterator
from typing import Any, Final

from hexarch.core.game import RuleError, State
from hexarch.core.ledger import Ledger
from hexarch.locale import error_text
from hexarch.players.report.whole import LEVEL, Progress, report
from hexarch.server.bots.lines import write_line
from hexarch.server.play.registry import bundle, read_options
from hexarch.server.web.json import JsonObject, loads

# A low priority: moves, hints and requests come first.
_NICENESS: Final = 10
# The most turns of a game that is reviewed. Games of seven people have about 300; the limit protects the worker.
MOST_TURNS: Final = 600


def answers(job: dict[str, Any]) -> Iterator[JsonObject]:
    """Yield what is written for one game: numbers of reviewed turns, then the report or an error."""
    played = bundle(job["game"])
    ledger: Ledger[State] = Ledger(played.game, read_options(played, job["options"], job["rules"]))
    for seat, action in job["actions"]:
        ledger.push(seat, action)
    try:
        for step in report(ledger, LEVEL):
            if isinstance(step, Progress):
                if step.total > MOST_TURNS:
                    raise RuleError(f"The game has more than {MOST_TURNS} turns.")
                yield {"done": step.done, "total": step.total}
            else:
                yield {"report": step.to_json()}
    except RuleError as error:
        yield {"error": error_text(error)}


def main() -> None:
    os.nice(_NICENESS)
    while line := sys.stdin.buffer.readline():
        for found in answers(loads(line)):
            if not write_line(found):
                return


if __name__ == "__main__":
    main()
