"""Operations of a player in a game: build a draft, confirm it, ask why something is not possible."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from hexarch.core.game import RuleError
from hexarch.server.accounts.users import User
from hexarch.server.play.commit import Commits
from hexarch.server.play.draft import Draft, draft_view, instead, load_draft, replay_steps
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.questions import Question, explain, preview
from hexarch.server.play.standing import StandingAnswers
from hexarch.server.play.state_view import CompactViews, StateViews
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.database import Database
from hexarch.server.storage.drafts import save_draft
from hexarch.server.storage.events import first_answer
from hexarch.server.storage.transactions import Conflict
from hexarch.server.tables.model import ANALYSIS, OPEN, RUNNING, Record
from hexarch.server.tables.permissions import check_status, choose_seat
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import pay_for_replay


@dataclass
class Play:
    _database: Database
    _tables: TableRepository
    _positions: PositionCache
    _commits: Commits
    _views: StateViews
    _compact_views: CompactViews
    _standing: StandingAnswers
    _publish_draft: Callable[[int, str, int, str], None]
    """Called with table, user, seat and revision whenever a draft is stored."""

    async def add_step(self, record: Record, user: User, version: int, seat: int | None, action: int) -> JsonObject:
        """Add an action to the draft and return it."""
        draft = await self._draft(record, user, version, seat)
        return await self._save(record, user, draft.with_action(action))

    async def replace(self, record: Record, user: User, version: int, seat: int | None, steps: list[int]) -> JsonObject:
        """Replace the draft by other steps and return it."""
        draft = await self._draft(record, user, version, seat)
        return await self._save(record, user, replay_steps(draft.position, draft.seat, steps))

    async def instead(self, record: Record, user: User, seat: int | None, thing: str) -> JsonObject:
        """Return what could be done with a thing in place of the draft's last steps, and the effects of both."""
        position, chosen = await self._begin(record, user, seat)
        return instead(load_draft(record, position, chosen), thing)

    async def add_text(self, record: Record, user: User, version: int, seat: int | None, text: str) -> JsonObject:
        """Add a line of notation to the draft and return it."""
        draft = await self._draft(record, user, version, seat)
        return await self._save(record, user, draft.with_text(text))

    async def undo(self, record: Record, user: User, seat: int | None, steps: int | None) -> JsonObject:
        """Remove the last steps of the draft, or all."""
        position, chosen = await self._begin(record, user, seat)
        draft = load_draft(record, position, chosen)
        return await self._save(record, user, replay_steps(position, chosen, draft.steps[:-steps] if steps else []))

    async def confirm(
        self,
        code: str,
        user: User,
        version: int,
        seat: int | None,
        request_id: str,
        revision: str | None,
    ) -> JsonObject:
        """Store the draft as a move and return the new state. A repeated request gets the original response.

        Raise a Problem with the current state if the draft is not the one with the given revision.
        """

        async def move(record: Record) -> JsonObject:
            repeated = await self._repeated(record, user, version, request_id)
            if repeated is not None:
                return repeated
            position, chosen = await self._begin(record, user, seat)
            draft = load_draft(record, position, chosen)
            if revision is not None and draft.revision != revision:
                state = await self._views.current(record, user)
                raise Problem(409, "server-draft-changed", None, {"state": state})
            if not draft.steps:
                raise Problem(409, "server-draft-empty")
            if not draft.is_complete:
                raise Problem(409, "server-draft-incomplete")
            return await self._store(record, user, position, draft.turn, request_id)

        return await self._tables.attempt(code, move, await self._tables.seated(code, user))

    async def play(
        self,
        code: str,
        user: User,
        version: int,
        seat: int | None,
        actions: list[int],
        request_id: str,
    ) -> JsonObject:
        """Store actions as a move, without a draft, and return the new state."""

        async def move(record: Record) -> JsonObject:
            repeated = await self._repeated(record, user, version, request_id)
            if repeated is not None:
                return repeated
            position, chosen = await self._begin(record, user, seat)
            turn = TurnBuilder.after(position)
            for action in actions:
                if turn.is_chance:
                    raise Problem(409, "server-chance-first")
                turn.play(chosen, action)
            return await self._store(record, user, position, turn, request_id)

        cached = self._tables.cached(code)
        if cached is not None and cached.version == version and cached.seats_of(user):
            # Most clients know the newest position. For the others storing fails, so the row need not be read first.
            with suppress(Conflict, Problem, RuleError):
                return await move(cached)
        return await self._tables.attempt(code, move, await self._tables.seated(code, user))

    async def compact_view(self, code: str, user: User) -> JsonObject:
        """Return the position for programs."""
        return await self._compact_views.current(await self._tables.find(code), user)

    async def explain(
        self, record: Record, visitor: User | None, seat: int | None, question: Question
    ) -> JsonObject | list[JsonObject]:
        """Return whether something is possible after the draft's steps, and why it is not."""
        return explain(await self._looking(record, visitor, seat), question)

    async def preview(self, record: Record, visitor: User | None, seat: int | None, action: int) -> JsonObject:
        """Return the effect of an action after the draft's steps, and what can follow it."""
        return preview(await self._looking(record, visitor, seat), action)

    async def _begin(self, record: Record, user: User, seat: int | None) -> tuple[Position, int]:
        check_status(record, RUNNING, ANALYSIS)
        position = await self._positions.current(record)
        return position, choose_seat(record, user, position.decisions, seat)

    async def _draft(self, record: Record, user: User, version: int, seat: int | None) -> Draft:
        position, chosen = await self._begin(record, user, seat)
        if version != record.version:
            raise await self._views.stale(record, user)
        return load_draft(record, position, chosen)

    async def _save(self, record: Record, user: User, draft: Draft) -> JsonObject:
        async with self._database.write() as connection:
            await save_draft(connection, record, user.id, draft.seat, draft.steps)
        self._publish_draft(record.id, user.id, draft.seat, draft.revision)
        return draft_view(record, draft)

    async def _repeated(self, record: Record, user: User, version: int, request_id: str) -> JsonObject | None:
        """Return the original response of a repeated request; None for a new one with the newest version."""
        if version == record.version:
            return None
        async with self._database.read() as connection:
            reached = await first_answer(connection, record.id, _request_key(user, request_id))
        if reached is None:
            raise await self._views.stale(record, user)
        then, entries = reached
        was_taken_back = record.version - then != record.entries - entries
        if then == record.version or was_taken_back:
            return await self._views.current(record, user)
        pay_for_replay()
        return {**await self._views.past(record, user, entries), "version": then}

    async def _store(
        self, record: Record, user: User, position: Position, turn: TurnBuilder, request_id: str
    ) -> JsonObject:
        await self._standing.check(record, turn, user.id)
        key = _request_key(user, request_id)
        replaced = await self._standing.replace(record, position, turn, key)
        if replaced is not None:
            return await self._views.current(replaced, user)
        stored, _ = await self._commits.commit(record, position, turn, key)
        has_moved = {entry.seat for entry in turn.entries}
        if not has_moved.issuperset(record.seats_of(user)):  # another seat of the same person may have a draft
            stored = await self._tables.find(record.code)
        return await self._views.current(stored, user)

    async def _looking(self, record: Record, visitor: User | None, seat: int | None) -> Draft:
        """Return the draft on which a question is answered: the user's own, or an empty one for another seat."""
        if record.status == OPEN:
            raise Problem(409, "server-table-open")
        position = await self._positions.current(record)
        asked = position.decisions[0] if position.decisions else 0
        mine = record.seats_of(visitor)
        who = seat if seat is not None else asked if asked in mine or not mine else mine[0]
        if who >= len(record.seats):
            raise Problem(404, "server-no-seat", {"seat": who})
        if who in mine and not record.seats[who].gone:
            return load_draft(record, position, who)
        return replay_steps(position, who, [])


def _request_key(user: User, request_id: str) -> str:
    return f"{user.id}:{request_id}"
