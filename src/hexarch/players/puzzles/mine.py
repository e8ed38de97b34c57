"""Mine games for puzzles, game by game, kept in a file so that mining can be resumed.

A line of the file is a game that has been searched: its options, its entries, and what was found in it.
"""

import json
from collections.abc import Generator
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.players import results_file
from hexarch.players.puzzles.examine import Examiner
from hexarch.players.puzzles.mined import Found, Mined, ledger_of
from hexarch.players.report.review import MadeTurn, turns_of
from hexarch.players.workers import each

_FORMAT: Final = "hexarch mined puzzles"


@dataclass(frozen=True)
class Job:
    """A game to be searched: a recorded one, or one that computer players play first."""

    game: str
    source: str
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    entries: list[int] = field(default_factory=list)
    """Seat and action in turn; empty if the game is to be played."""


def recorded(source: str, ledger: Ledger[Any]) -> Job:
    """Return the job of searching a recorded game."""
    entries = [number for entry in ledger.entries for number in entry]
    return Job(ledger.game.name, source, 0, ledger.options.to_json(), entries)


def played(game: str, seed: int) -> Job:
    """Return the job of playing a game and searching it."""
    return Job(game, f"self-play {seed}", seed)


@cache
def _examiner(game: str) -> Examiner:
    return Examiner(game)


def search(job: Job) -> Mined:
    """Search one game."""
    examiner = _examiner(job.game)
    options, entries = job.options, job.entries
    if not entries:
        options, entries = examiner.rules.play(job.seed) or ({}, [])
    if not entries:
        return Mined(job.source, {}, [], [])
    found = [examiner.examine(turn) for turn in turns_to_search(examiner, ledger_of(job.game, options, entries))]
    best = one_per_idea(examiner, [one for one in found if one is not None])
    return Mined(job.source, options, entries, [asdict(one) for one in best])


# Of each seat and round. Earlier turns cost the most to search, and their value depends most on what others do.
_LAST_TURNS: Final = 3


def turns_to_search(examiner: Examiner, ledger: Ledger[Any]) -> list[MadeTurn]:
    """Return the positions in which a seat begins one of its last turns of a round."""
    turns: dict[tuple[int, int], list[MadeTurn]] = {}
    for turn in turns_of(ledger, examiner.guide):
        if examiner.rules.is_turn(turn.state, turn.seat):
            turns.setdefault((turn.state.round, turn.seat), []).append(turn)
    found = [turn for some in turns.values() for turn in some[-_LAST_TURNS:]]
    return sorted(found, key=lambda turn: turn.entry)


def one_per_idea(examiner: Examiner, found: list[Found]) -> list[Found]:
    """Keep one position for each seat, round and idea: a turn that is clearly best stays so until it is made."""
    best: dict[tuple[int, int, int], Found] = {}
    for one in found:
        key = (one.round, one.seat, examiner.rules.idea(one.answer))
        if key not in best or one.margin > best[key].margin:
            best[key] = one
    return sorted(best.values(), key=lambda one: one.at)


def run(game: str, jobs: list[Job], processes: int, file: Path, ray: str = "") -> Generator[Mined, None, None]:
    """Yield the games of the file, then the others as they are searched, here or on a Ray cluster."""
    done = resume(game, file) if file.exists() else []
    yield from done
    known = {one.source for one in done}
    todo = [job for job in jobs if job.source not in known]
    results_file.begin(file, _header(game))
    for mined in each(search, todo, processes, ray):
        results_file.append(file, asdict(mined))
        yield mined


def resume(game: str, file: Path) -> list[Mined]:
    """Return the games of a file. A truncated last line is the game that was being written."""
    whole = results_file.resume(file, "mined puzzles", _header(game), f"not a file of mined puzzles of {game}")
    try:
        return [Mined(**json.loads(line)) for line in whole]
    except (ValueError, TypeError):
        raise RuleError(f"{file}: a line is not a searched game.") from None


def _header(game: str) -> dict[str, str]:
    return {"format": _FORMAT, "game": game}
