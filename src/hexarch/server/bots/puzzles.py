"""Worker jobs for puzzles: set up the position, and judge a turn."""

from functools import cache
from typing import TYPE_CHECKING, Final

from hexarch.core.game import RuleError
from hexarch.players.algorithms.planner import Path
from hexarch.server.bots.advice import shown
from hexarch.server.bots.lines import Answer
from hexarch.server.play.registry import GameBundle, bundle

if TYPE_CHECKING:
    from hexarch.players.puzzles.examine import Examiner

# How many planned turns are shown after the first.
_LATER_TURNS: Final = 4


def puzzle_position(job: Answer) -> Answer:
    """Return the entries of a puzzle with their texts, and the state after them."""
    from hexarch.players.puzzles.data import puzzle

    found = puzzle(job["puzzle"])
    ledger = found.ledger()
    state = ledger.game.to_json(ledger.state)
    return {"options": found.options, "entries": ledger.to_json()["entries"], "state": state}


def judge_turn(job: Answer) -> Answer:
    """Compare a turn with the answer of a puzzle, both searched in the same way.

    Without a turn, the answer is compared with the best turn that has a different idea.
    """
    from hexarch.players.puzzles.data import puzzle

    found = puzzle(job["puzzle"])
    played, examiner = bundle(found.game), _examiner(found.game)
    state, seat = found.ledger().state, found.seat
    complete = examiner.rules.complete
    answer = complete(state, seat, found.answer)
    best = examiner.many.search_from(state, seat, answer)
    turn = job["steps"] or complete(state, seat, found.other)
    own = best if turn == answer else examiner.many.search_from(state, seat, turn)
    if best is None or own is None:
        raise RuleError("This turn cannot be judged.")
    line_of = examiner.many.line_of
    return {
        "loss": round(max(0.0, best.score - own.score), 1),
        "best": shown(played, state, seat, line_of(state, seat, best)),
        "own": shown(played, state, seat, line_of(state, seat, own)),
        "later": _later(played, seat, best),
    }


@cache
def _examiner(game: str) -> "Examiner":
    # Imported late: a worker that only reads files needs no player.
    from hexarch.players.puzzles.examine import Examiner

    return Examiner(game)


def _later(played: GameBundle, seat: int, path: Path) -> list[list[Answer]]:
    """Return the planned turns after the first, each as labels."""
    turns = []
    for before, move in path.steps[1 : 1 + _LATER_TURNS]:
        after = played.game.clone(before)
        lines = []
        for action in move.actions:
            text = played.game.format(after, seat, action)
            line = played.presenter.log_line(seat, action, text)
            lines.append({**line, "label": played.presenter.label(after, seat, action)})
            played.game.apply(after, action, seat)
        turns.append(lines)
    return turns
