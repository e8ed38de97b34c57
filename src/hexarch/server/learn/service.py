"""Lessons and guided games: opens their tables, and computes what the coach says there.

A lesson is played at an analysis table that begins at the lesson's position, a guided game at a running table with a
computer player. Both are ordinary tables whose source names the lesson, so the page, drafts and previews work as
everywhere. Nothing else is stored about them on the server: the page keeps the learner's progress in the user's
settings.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from hexarch.core.game import State
from hexarch.core.ledger import Ledger
from hexarch.games import NAMES
from hexarch.games.lessons import Guide, Lesson, guide, lessons, play_text, turns_taken
from hexarch.games.measures import Condition, vocabulary
from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.play.draft import Draft, load_draft
from hexarch.server.play.fair_play import setup_key
from hexarch.server.play.history import analysis_values
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.registry import bundle, read_options
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import Entry, insert_moves, read_actions
from hexarch.server.tables.lobby import Lobby
from hexarch.server.tables.model import GUIDE, LESSON, RUNNING, Record, Seat, computer_seat, person_seat
from hexarch.server.tables.repository import TableRepository, insert_table
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

# The name of the guided game among the lessons of a game.
FIRST_GAME: Final = "first-game"
# In a guided game with more entries the coach is silent.
_MOST_REPLAYED: Final = 2000


@dataclass
class Learning:
    _database: Database
    _tables: TableRepository
    _positions: PositionCache
    _lobby: Lobby

    async def open(self, user: User, game: str, name: str, again: bool) -> tuple[str, bool]:
        """Return the code of the user's table for a lesson, and whether it is new.

        There is one table for each lesson: with `again`, and when its game is over, a new one replaces it.
        """
        found = _find(game, name)
        ledger = found.start()
        source = {"kind": LESSON if isinstance(found, Lesson) else GUIDE, "id": f"{game}/{name}"}
        text = json_text({**source, "at": len(ledger.entries)})
        known = await self._tables.from_source(user.id, text)
        if known and not again and not known[-1][1]:
            return known[-1][0], False
        for code, _ in known:
            await self._lobby.close(code)
        return await self._create(user, found, ledger, text), True

    async def _create(self, user: User, found: "Lesson | Guide", ledger: "Ledger[State]", source: str) -> str:
        played = bundle(found.game)
        position = Position(played, len(ledger.entries), ledger.state)
        values = {
            **analysis_values(ledger.options.to_json(), user, position),
            "visibility": "invitation",
            "source_json": source,
        }
        places = [person_seat(seat, None, name) for seat, name in enumerate(position.names)]
        if isinstance(found, Guide):
            values |= {"status": RUNNING, "setup_key": setup_key(played, _set_up(ledger))}
            places = [_place(found, seat, user) for seat in range(found.players)]
        entries = _entries(ledger)
        async with self._database.write() as connection:
            rules = played.game.rules_version
            new_id, code = await insert_table(connection, found.game, rules, values, places)
            await insert_moves(connection, new_id, 0, entries, now())
        return code

    async def coach(self, record: Record) -> JsonObject:
        """Return the coach at a table: the progress of the task, or what to say now."""
        found = _of_table(record)
        position = await self._positions.current(record)
        draft = load_draft(record, position, found.seat)
        if isinstance(found, Lesson):
            return _lesson_view(found, position, draft)
        return _guide_view(found, position, draft, await self._turns(record, found))

    async def _turns(self, record: Record, found: Guide) -> int:
        if record.entries > _MOST_REPLAYED:
            return len(found.turns)
        async with self._database.read() as connection:
            entries = [(seat, action) for seat, action in await read_actions(connection, record.id, 0, record.entries)]
        played = bundle(record.game)
        return turns_taken(played.game, read_options(played, record.options, record.rules), entries, found.seat)


def catalogue() -> list[JsonObject]:
    """Return all lessons, game by game."""
    return [
        {
            "game": game,
            "lessons": [
                {"name": one.name, "topics": list(one.topics), "hints": one.hints} for one in lessons(game).values()
            ],
            "first_game": FIRST_GAME,
        }
        for game in NAMES
    ]


@cache
def example(game: str, name: str) -> bytes:
    """Return a lesson's position and solution as JSON, for the small boards in the rules."""
    found = _find(game, name)
    if not isinstance(found, Lesson):
        raise Problem(404, "server-no-lesson")
    ledger = found.start()
    played = bundle(game)
    first = len(ledger.entries)
    view = played.presenter.view(ledger.state, ())
    play_text(ledger, found.solution, name)
    lines = [
        {**played.presenter.log_line(entry.seat, entry.action, entry.text), "text": entry.text}
        for entry in _entries(ledger)[first:]
        if entry.seat == found.seat
    ]
    after = played.presenter.view(ledger.state, ())
    data = {"game": game, "name": name, "seat": found.seat, "point": list(found.point)}
    return json_text({**data, "position": view, "after": after, "solution": lines}).encode()


def _find(game: str, name: str) -> "Lesson | Guide":
    if game not in NAMES:
        raise Problem(404, "server-no-lesson")
    found = guide(game) if name == FIRST_GAME else lessons(game).get(name)
    if found is None:
        raise Problem(404, "server-no-lesson")
    return found


def _of_table(record: Record) -> "Lesson | Guide":
    source = record.source or {"kind": ""}
    if source["kind"] not in (LESSON, GUIDE):
        raise Problem(404, "server-no-lesson")
    game, _, name = source.get("id", "").partition("/")
    return _find(game, name)


def _place(found: Guide, seat: int, user: User) -> Seat:
    if seat == found.seat:
        return person_seat(seat, user.id, user.name, user.is_bot)
    return computer_seat(seat, found.level)


def _entries(ledger: "Ledger[State]") -> list[Entry]:
    written = ledger.to_json()["entries"]
    return [Entry(seat, action, text) for seat, action, text in written]


def _set_up(ledger: "Ledger[State]") -> State:
    """Return the state before the first choice."""
    drawn = next((number for number, (seat, _) in enumerate(ledger.entries) if seat >= 0), len(ledger.entries))
    return ledger.at(drawn).state


def _lesson_view(found: Lesson, position: Position, draft: Draft) -> JsonObject:
    state = draft.turn.state
    solved = found.is_solved(state)
    names = list(lessons(found.game))
    following = names[names.index(found.name) + 1 :]
    return {
        "kind": LESSON,
        "game": found.game,
        "name": found.name,
        "goals": [_goal_view(found, one, state) for one in found.goal],
        "done": solved,
        "stuck": not solved and not draft.steps and found.seat not in position.decisions,
        "cue": None,
        "point": list(found.point),
        "hints": found.hints,
        "cautions": [],
        "next": following[0] if following else None,
    }


def _goal_view(found: Lesson, goal: Condition, state: State) -> JsonObject:
    value = goal.value(vocabulary(found.game).measures, state, found.seat)
    return {
        "measure": goal.measure,
        "of": goal.of,
        "at_least": goal.at_least,
        "at_most": goal.at_most,
        "value": value,
        "done": goal.holds(value),
    }


def _guide_view(found: Guide, position: Position, draft: Draft, turns: int) -> JsonObject:
    cue = found.cue(position.state, found.seat, turns)
    moves = [str(step["text"]) for step in draft.lines]
    return {
        "kind": GUIDE,
        "game": found.game,
        "name": FIRST_GAME,
        "goals": [],
        "done": turns >= len(found.turns) or (cue is not None and cue.is_end),
        "stuck": False,
        "cue": cue.name if cue else None,
        "point": list(cue.point) if cue else [],
        "hints": 0,
        "cautions": found.mistakes(draft.start, moves, draft.turn.state) if moves else [],
        "next": None,
    }
