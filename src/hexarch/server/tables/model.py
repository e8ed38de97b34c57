"""A table as it is stored, with its seats, and who may do what there."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.storage.schema import drafts, games, seats
from hexarch.server.web.json import loads
from hexarch.server.web.problems import Problem

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ANALYSIS: Final = "analysis"

PERSON: Final = "person"
COMPUTER: Final = "computer"


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: str
    user_id: str | None
    name: str
    level: str | None
    gone: bool
    """The person has left; a computer player moves until the person returns."""

    @property
    def is_computer(self) -> bool:
        return self.kind == COMPUTER or self.gone


@dataclass(frozen=True)
class StoredDraft:
    position_id: int
    """Of the position that the steps were laid onto."""
    steps: list[int]


@dataclass(frozen=True)
class Record:
    id: int
    code: str
    game: str
    rules: int
    """The version under which the table was made."""
    title: str
    status: str
    visibility: str
    invitation: str
    owner_id: str | None
    preset: str
    options: dict[str, Any]
    version: int
    entries: int
    asked: int
    seq: int
    row_version: int
    position_id: int
    takeback: dict[str, Any] | None
    result: dict[str, Any] | None
    source: dict[str, Any] | None
    rematch: str | None
    created: int
    changed: int
    seats: tuple[Seat, ...]
    drafts: Mapping[int, StoredDraft] = field(default_factory=dict)
    """By seat; read anew each time, since a draft leaves no mark on its table."""

    @property
    def line(self) -> int:
        """The same as long as entries are only added: a take-back counts the version on and takes entries away."""
        return self.version - self.entries

    def seats_of(self, user: User | None) -> list[int]:
        """The seats that somebody moves for; at an analysis table the owner moves for everybody."""
        if user is None:
            return []
        if self.status == ANALYSIS:
            return [seat.seat for seat in self.seats] if self.owner_id == user.id else []
        return [seat.seat for seat in self.seats if seat.user_id == user.id]

    def is_owner(self, user: User | None) -> bool:
        return user is not None and self.owner_id == user.id

    def asked_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if self.asked >> seat.seat & 1]

    def people(self) -> list[str]:
        """Everybody who has a seat and has not left."""
        return sorted({seat.user_id for seat in self.seats if seat.user_id is not None and not seat.gone})


_FIELDS: Final = frozenset(entry.name for entry in fields(Record))


def check_readable(record: Record, user: User | None, invitation: str | None) -> None:
    """Private tables do not exist for those without the invitation."""
    if record.visibility != "invitation" or record.is_owner(user):
        return
    if user is not None and any(seat.user_id == user.id for seat in record.seats):
        return
    if invitation is None or not tokens.same(record.invitation, invitation):
        raise Problem(404, "server-no-table")


def check_owner(record: Record, user: User) -> None:
    if not record.is_owner(user):
        raise Problem(403, "server-owner-only")


def check_seated(record: Record, user: User) -> None:
    if not record.seats_of(user):
        raise Problem(403, "server-not-seated")


def check_status(record: Record, *allowed: str) -> None:
    if record.status not in allowed:
        raise Problem(409, f"server-table-{record.status}")


class Records:
    """The tables that this process has read lately."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[str, Record] = OrderedDict()

    async def find(self, connection: AsyncConnection, code: str) -> Record:
        if not tokens.is_code(code):
            raise Problem(404, "server-no-table")
        known = self._known.get(code)
        if known is not None:
            row_version, found = await _read_now(connection, known.id)
            if row_version == known.row_version:
                self._known.move_to_end(code)
                return known if found == known.drafts else replace(known, drafts=found)
        record = await load_record(connection, games.c.code == code)
        if record is None:
            self._known.pop(code, None)
            raise Problem(404, "server-no-table")
        self.remember(record)
        return record

    def known(self, code: str) -> Record | None:
        """What was read last: good enough for a change that fails if it is no longer so."""
        return self._known.get(code)

    def remember(self, record: Record) -> None:
        self._known[record.code] = record
        self._known.move_to_end(record.code)
        while len(self._known) > self._most:
            self._known.popitem(last=False)

    def clear(self) -> None:
        self._known.clear()


def record_after(record: Record, values: dict[str, Any]) -> Record:
    """What a record is once new values of its row are stored; its seats stay."""
    known: dict[str, Any] = {}
    for name, value in values.items():
        if name.endswith("_json"):
            known[name.removesuffix("_json")] = loads(value) if value else None
        elif name in _FIELDS:
            known[name] = value
    return replace(record, **known)


async def load_record(connection: AsyncConnection, condition: Any) -> Record | None:
    """One table; read again if it changed between its row and its seats."""
    while True:
        row = (await connection.execute(select(games).where(condition))).one_or_none()
        if row is None:
            return None
        query = select(seats).where(seats.c.game_id == row.id).order_by(seats.c.seat)
        found = (await connection.execute(query)).all()
        row_version, laid = await _read_now(connection, row.id)
        if row_version == row.stamp:
            return record_of(row, found, laid)
        if row_version is None:
            return None


_NOW: Final = (
    select(games.c.row_version, drafts.c.seat, drafts.c.position_id, drafts.c.steps_json)
    .select_from(games.outerjoin(drafts, drafts.c.game_id == games.c.id))
    .where(games.c.id == bindparam("game"))
)


async def _read_now(connection: AsyncConnection, game_id: int) -> tuple[int | None, dict[int, StoredDraft]]:
    """The stamp of a table, None if it is gone, and its drafts."""
    rows = (await connection.execute(_NOW, {"game": game_id})).all()
    found = {seat: StoredDraft(position_id, loads(steps)) for _, seat, position_id, steps in rows if seat is not None}
    return (rows[0][0] if rows else None), found


def record_of(row: Any, seat_rows: Any, laid: Mapping[int, StoredDraft]) -> Record:
    return Record(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        title=row.title,
        status=row.status,
        visibility=row.visibility,
        invitation=row.invitation,
        owner_id=row.owner_id,
        preset=row.preset,
        options=loads(row.options_json),
        version=row.version,
        entries=row.entries,
        asked=row.asked,
        seq=row.seq,
        row_version=row.stamp,
        position_id=row.mark,
        takeback=loads(row.takeback_json) if row.takeback_json else None,
        result=loads(row.result_json) if row.result_json else None,
        source=loads(row.source_json) if row.source_json else None,
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
        seats=tuple(
            Seat(seat.seat, seat.kind, seat.user_id, seat.name, seat.level, bool(seat.gone)) for seat in seat_rows
        ),
        drafts=laid,
    )
