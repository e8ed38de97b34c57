"""Puzzles: sets one up on a private table, judges the turn that was drafted there, and stores the progress."""

import hashlib
import secrets
from dataclasses import asdict, dataclass, replace
from typing import Final

from sqlalchemy.exc import IntegrityError

from hexarch.core.game import RuleError
from hexarch.games import MANIFESTS
from hexarch.players.puzzles import data
from hexarch.players.puzzles.data import Puzzle
from hexarch.server.accounts.users import User
from hexarch.server.bots.lines import Answer
from hexarch.server.bots.pool import Pool, TookTooLong
from hexarch.server.clock import DAY, now
from hexarch.server.play.draft import Draft, load_draft
from hexarch.server.play.history import analysis_values
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.registry import bundle
from hexarch.server.puzzles import repository
from hexarch.server.puzzles.repository import FAILED, SHOWN, SOLVED, Progress
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import Entry, insert_moves
from hexarch.server.tables.model import PUZZLE, person_seat
from hexarch.server.tables.repository import TableRepository, insert_table
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

_EASIEST_RATING: Final = 1000
_PER_DIFFICULTY: Final = 300
_LEAST_RATING: Final = 400
# How many points of rating one puzzle is worth at most.
_CHANGE: Final = 32


def daily(game: str, day: int) -> Puzzle | None:
    """Return the puzzle of a UTC day, the same for everybody; None for a game without puzzles."""
    found = data.puzzles(game)
    # Every puzzle comes once before any is repeated, in an order that does not reveal the next one.
    found.sort(key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return found[day % len(found)] if found else None


def rating_of(puzzle: Puzzle) -> int:
    return _EASIEST_RATING + _PER_DIFFICULTY * (puzzle.difficulty - 1)


def after_try(progress: Progress, puzzle: Puzzle, is_solved: bool, day: int) -> Progress:
    """Return the progress after a first try, with Elo's formula for the rating."""
    expected = 1 / (1 + 10 ** ((rating_of(puzzle) - progress.rating) / 400))
    rating = max(_LEAST_RATING, progress.rating + round(_CHANGE * (is_solved - expected)))
    streak = progress.streak + 1 if is_solved else 0
    changed = replace(
        progress,
        rating=rating,
        tried=progress.tried + 1,
        solved=progress.solved + is_solved,
        streak=streak,
        best_streak=max(streak, progress.best_streak),
    )
    todays = daily(puzzle.game, day)
    if is_solved and todays is not None and todays.id == puzzle.id and progress.daily_last != day:
        days = progress.daily_streak + 1 if progress.daily_last == day - 1 else 1
        changed = replace(changed, daily_streak=days, daily_last=day)
    return changed


@dataclass
class Puzzles:
    _database: Database
    _tables: TableRepository
    _positions: PositionCache
    _readers: Pool
    _judges: Pool
    _seconds: float

    async def overview(self, user: User | None) -> JsonObject:
        """Return the available puzzles, the user's progress, and the puzzles of today."""
        today = now() // DAY
        tries: dict[str, str] = {}
        progress: dict[str, Progress] = {}
        if user is not None:
            async with self._database.read() as connection:
                tries = await repository.read_tries(connection, user.id)
                progress = {game: await repository.read_progress(connection, user.id, game) for game in MANIFESTS}
        found = []
        for game in MANIFESTS:
            todays = daily(game, today)
            if todays is None:
                continue
            found.append(
                {
                    "game": game,
                    "daily": card(todays, tries.get(todays.id)),
                    "levels": _levels(data.puzzles(game), tries),
                    "progress": _progress_view(progress.get(game, Progress()), today),
                }
            )
        return {"day": today, "games": found}

    async def next(self, user: User, game: str, difficulty: int | None) -> JsonObject:
        """Return a puzzle that somebody has not tried, of a difficulty or near their rating."""
        async with self._database.read() as connection:
            tries = await repository.read_tries(connection, user.id)
            progress = await repository.read_progress(connection, user.id, game)
        found = [one for one in data.puzzles(game) if difficulty in (None, one.difficulty)]
        if not found:
            raise Problem(404, "server-no-puzzle")
        fresh = [one for one in found if one.id not in tries] or found
        if difficulty is None:
            nearest = min(abs(rating_of(one) - progress.rating) for one in fresh)
            fresh = [one for one in fresh if abs(rating_of(one) - progress.rating) <= nearest + _PER_DIFFICULTY / 2]
        chosen = secrets.choice(fresh)
        return card(chosen, tries.get(chosen.id))

    async def open(self, user: User, name: str) -> JsonObject:
        """Set up a puzzle on a private table, in place of the previous one; return its card and the table's code."""
        puzzle = _find(name)
        async with self._database.read() as connection:
            known = await repository.find_table(connection, user.id)
            tried = await repository.read_try(connection, user.id, name)
        code = known[1] if known is not None and known[0] == name and await self._is_untouched(known[1], puzzle) else ""
        return {**card(puzzle, tried), "table": code or await self._lay_out(user, puzzle)}

    async def _is_untouched(self, code: str, puzzle: Puzzle) -> bool:
        return (await self._tables.find(code)).entries == puzzle.at

    async def _lay_out(self, user: User, puzzle: Puzzle) -> str:
        laid = await self._ask(self._readers, {"job": "puzzle", "puzzle": puzzle.id}, user)
        played = bundle(puzzle.game)
        entries = [Entry(seat, action, text) for seat, action, text in laid["entries"]]
        position = Position(played, len(entries), played.game.from_json(laid["state"]))
        values = {
            **analysis_values(laid["options"], user, position),
            "visibility": "invitation",
            "source_json": json_text({"kind": PUZZLE, "id": puzzle.id, "at": puzzle.at}),
        }
        places = [person_seat(seat, None, name) for seat, name in enumerate(position.names)]
        async with self._database.write() as connection:
            new_id, code = await insert_table(connection, puzzle.game, played.game.rules_version, values, places)
            await insert_moves(connection, new_id, 0, entries, now())
            await repository.replace_table(connection, user.id, new_id, puzzle.id)
        return code

    async def answer(self, user: User, name: str) -> JsonObject:
        """Judge the turn that somebody has drafted on the table of the puzzle."""
        puzzle = _find(name)
        draft = await self._draft(user, puzzle)
        if draft is None:
            raise Problem(409, "server-puzzle-closed")
        if not draft.is_complete:
            raise Problem(409, "server-puzzle-unfinished")
        found = await self._ask(self._judges, {"job": "judge", "puzzle": name, "steps": draft.steps}, user)
        is_solved = found["loss"] <= puzzle.noise
        counted = await self._count(user, puzzle, SOLVED if is_solved else FAILED)
        result = "solved" if is_solved else "close" if found["loss"] < puzzle.margin else "wrong"
        # The answer stays hidden while the person may still try again.
        if not is_solved:
            found = {**found, "best": None, "later": []}
        return {**found, **_verdict(puzzle, result), **counted}

    async def _draft(self, user: User, puzzle: Puzzle) -> Draft | None:
        """Return somebody's draft; None if the puzzle is no longer set up."""
        async with self._database.read() as connection:
            known = await repository.find_table(connection, user.id)
        if known is None or known[0] != puzzle.id:
            return None
        record = await self._tables.find(known[1])
        if record.entries != puzzle.at:
            return None
        return load_draft(record, await self._positions.current(record), puzzle.seat)

    async def solution(self, user: User, name: str) -> JsonObject:
        """Return the answer; without an earlier try, the puzzle counts as given up."""
        puzzle = _find(name)
        draft = await self._draft(user, puzzle)
        # Compare with the turn that was tried, if there is one.
        steps = draft.steps if draft is not None and draft.is_complete else []
        found = await self._ask(self._judges, {"job": "judge", "puzzle": name, "steps": steps}, user)
        return {**found, **_verdict(puzzle, "shown"), **await self._count(user, puzzle, SHOWN)}

    async def _count(self, user: User, puzzle: Puzzle, result: str) -> JsonObject:
        """Count a first try; return the progress and by how much the rating changed."""
        today = now() // DAY
        try:
            async with self._database.write() as connection:
                before = await repository.read_progress(connection, user.id, puzzle.game)
                is_first = await repository.read_try(connection, user.id, puzzle.id) is None
                after = before
                if is_first:
                    after = after_try(before, puzzle, result == SOLVED, today)
                    await repository.insert_try(connection, user.id, puzzle.id, result, now())
                    await repository.write_progress(connection, user.id, puzzle.game, after)
        except IntegrityError:  # the same try in two windows: the other one counts
            raise Problem(503, "server-busy", None, None, {"Retry-After": "1"}) from None
        change = after.rating - before.rating
        return {"counted": is_first, "change": change, "progress": _progress_view(after, today)}

    async def _ask(self, pool: Pool, job: JsonObject, user: User) -> Answer:
        try:
            found = await pool.ask(job, self._seconds, user.id)
        except TookTooLong:
            raise Problem(503, "server-no-hint") from None
        if "error" in found:
            raise Problem(422, "server-rule", {"sentence": str(found["error"])[:500]})
        return found


def card(puzzle: Puzzle, tried: str | None) -> JsonObject:
    """Return the public data of a puzzle, without the solution."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "difficulty": puzzle.difficulty,
        "round": puzzle.round,
        "seat": puzzle.seat,
        "players": puzzle.options["players"],
        "league": not puzzle.source.startswith("self-play"),
        "tried": tried,
    }


def _verdict(puzzle: Puzzle, result: str) -> JsonObject:
    return {"result": result, "noise": puzzle.noise, "margin": puzzle.margin, "tags": puzzle.tags}


def _levels(found: list[Puzzle], tries: dict[str, str]) -> list[JsonObject]:
    levels = sorted({one.difficulty for one in found})
    by_level = {level: [one for one in found if one.difficulty == level] for level in levels}
    return [
        {
            "difficulty": level,
            "count": len(some),
            "tried": sum(one.id in tries for one in some),
            "solved": sum(tries.get(one.id) == SOLVED for one in some),
        }
        for level, some in by_level.items()
    ]


def _progress_view(progress: Progress, today: int) -> JsonObject:
    """Return the progress; a streak ends after a day without a solution."""
    is_going = progress.daily_last >= today - 1
    shown = asdict(replace(progress, daily_streak=progress.daily_streak if is_going else 0))
    return {**shown, "daily_done": progress.daily_last == today}


def _find(name: str) -> Puzzle:
    try:
        return data.puzzle(name)
    except RuleError:
        raise Problem(404, "server-no-puzzle") from None
