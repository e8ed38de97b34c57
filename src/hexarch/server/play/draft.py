"""A turn as a draft: steps that only its player sees, undone freely until they are confirmed.

A draft is stored as its steps. It goes on while the same seat is asked and chance has not spoken, but not into another
turn, even if that is the same seat's. When others move meanwhile, it is laid onto the new position if it is still legal
there, and dropped if it is not.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.core.journal import Journal
from hexarch.server.play.position import Position
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.schema import drafts
from hexarch.server.tables.model import Record
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem


@dataclass
class Draft:
    seat: int
    steps: list[int]
    texts: list[str]
    turn: TurnBuilder
    journal: Journal
    warnings: list[dict[str, Any]]
    start: Any
    """The state before the first step."""

    @property
    def is_complete(self) -> bool:
        return bool(self.steps) and not self._goes_on()

    def _goes_on(self) -> bool:
        return not self.journal.turns and not self.turn.chance_is_asked and self.turn.is_asked(self.seat)

    def add(self, action: int) -> None:
        if self.is_complete:
            raise Problem(409, "server-draft-complete")
        before = len(self.turn.entries)
        self.turn.play(self.seat, action)
        self.steps.append(action)
        self.texts.append(self.turn.entries[before].text)


def lay(position: Position, seat: int, steps: list[int]) -> Draft:
    """The steps carried out on a copy of the position."""
    turn = TurnBuilder.after(position, journal=True)
    draft = Draft(seat, [], [], turn, turn.state.journal, [], position.state)
    for action in steps:
        draft.add(action)
    return draft


def load_draft(record: Record, position: Position, seat: int) -> Draft:
    """The seat's draft on the current position; empty if there is none, or none that is legal any more."""
    stored = record.drafts.get(seat)
    if stored is None:
        return lay(position, seat, [])
    try:
        draft = lay(position, seat, stored.steps)
    except Problem:
        draft = lay(position, seat, [])
        draft.warnings.append({"key": "server-draft-dropped", "params": {}})
        return draft
    if stored.position_id != record.position_id and draft.steps:
        draft.warnings.append({"key": "server-draft-moved", "params": {}})
    return draft


async def save_draft(connection: AsyncConnection, record: Record, user_id: str, draft: Draft) -> None:
    if not draft.steps:
        await drop_draft(connection, record, draft.seat)
        return
    values = {"user_id": user_id, "position_id": record.position_id, "steps_json": json_text(draft.steps)}
    statement = _upsert(connection)(drafts).values(game_id=record.id, seat=draft.seat, **values)
    await connection.execute(statement.on_conflict_do_update(index_elements=["game_id", "seat"], set_=values))


def _upsert(connection: AsyncConnection) -> Any:
    """Only the dialect in use is loaded: the start is quicker without the other."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as for_postgresql

        return for_postgresql
    from sqlalchemy.dialects.sqlite import insert as for_sqlite

    return for_sqlite


async def drop_draft(connection: AsyncConnection, record: Record, seat: int) -> None:
    await connection.execute(delete(drafts).where(drafts.c.game_id == record.id, drafts.c.seat == seat))


def draft_view(record: Record, draft: Draft) -> dict[str, Any]:
    presenter = draft.turn.bundle.presenter
    state = draft.turn.state
    return {
        "seat": draft.seat,
        "base": record.version,
        "steps": [{"action": action, "text": text} for action, text in zip(draft.steps, draft.texts, strict=True)],
        "position": presenter.view(state),
        "names": presenter.seat_names(state),
        "difference": _difference(draft),
        "options": None if draft.is_complete else presenter.options(state, draft.seat),
        "complete": draft.is_complete,
        "warnings": [*draft.warnings, *presenter.warnings(draft.start, draft.seat, draft.steps)],
    }


def _difference(draft: Draft) -> list[dict[str, Any]]:
    """Who gains or pays what, and from which source."""
    presenter = draft.turn.bundle.presenter
    totals: dict[tuple[int, str, str], int] = {}
    for row in draft.journal.rows:
        for change in row.changes:
            key = (change.seat, presenter.resource_names[change.resource], presenter.source_names[change.source])
            totals[key] = totals.get(key, 0) + change.amount
    return [
        {"seat": seat, "resource": resource, "amount": amount, "source": source}
        for (seat, resource, source), amount in totals.items()
        if amount
    ]
