"""Mine games for puzzles, game by game, kept in a file so that mining can be resumed.

A line of the file is a game that has been searched: its options, its entries, and what was found in it.
"""

import json
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.players.puzzles.examine import Examiner, Found
from hexarch.players.puzzles.mined import Mined, ledger_of
from hexarch.players.report.review import MadeTurn
from hexarch.players.workers import as_ready, workers

_FORMAT: Final = "hexarch mined puzzles"
LAST_TURNS: Final = 3
"""Of each seat and round. Earlier turns cost the most to search, and their value depends most on what others do."""


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


def turns_to_search(examiner: Examiner, ledger: Ledger[Any]) -> list[MadeTurn]:
    """Return the positions in which a seat begins one of its last turns of a round."""
    game = ledger.game
    replayed = Ledger(game, ledger.options)
    turns: dict[tuple[int, int], list[MadeTurn]] = {}
    for number, (seat, action) in enumerate(ledger.entries):
        state = replayed.state
        if seat != CHANCE and game.asked(state) == seat and examiner.rules.is_turn(state, seat):
            known = turns.setdefault((state.round, seat), [])
            # A conversion leaves the turn open; the position before it is the one to search.
            goes_on = (
                known and known[-1].entry + len(known[-1].actions) == number and state.stack == known[-1].state.stack
            )
            if not goes_on and examiner.guide.can_plan(state, seat):
                known.append(MadeTurn(number, seat, game.clone(state), []))
        if (known := turns.get((state.round, seat), [])) and known[-1].entry + len(known[-1].actions) == number:
            known[-1].actions.append(action)
        replayed.push(seat, action)
    found = [turn for some in turns.values() for turn in some[-LAST_TURNS:]]
    return sorted(found, key=lambda turn: turn.entry)


def one_per_idea(examiner: Examiner, found: list[Found]) -> list[Found]:
    """Keep one position for each seat, round and idea: what was clearly best stays so until somebody does it."""
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
    if not file.exists():
        file.write_text(json.dumps({"format": _FORMAT, "game": game}) + "\n", encoding="utf-8")
    for mined in _search_all(todo, processes, ray):
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(mined), separators=(",", ":")) + "\n")
        yield mined


def _search_all(todo: list[Job], processes: int, ray: str) -> Iterator[Mined]:
    if not ray and (processes == 1 or len(todo) <= 1):
        yield from map(search, todo)
        return
    with workers(processes, ray) as crew:
        yield from as_ready(crew, search, todo)


def resume(game: str, file: Path) -> list[Mined]:
    """Return the games of a file. A truncated last line is the game that was being written."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        header = json.loads(lines[0]) if lines else None
    except (OSError, ValueError):
        raise RuleError(f"{file}: not a file of mined puzzles.") from None
    if header != {"format": _FORMAT, "game": game}:
        raise RuleError(f"{file}: not a file of mined puzzles of {game}; choose another file.")
    whole = [line for line in lines if line.endswith("\n")]
    try:
        found = [Mined(**json.loads(line)) for line in whole[1:]]
    except (ValueError, TypeError):
        raise RuleError(f"{file}: a line is not a searched game.") from None
    if len(whole) < len(lines):
        file.write_text("".join(whole), encoding="utf-8")
    return found
