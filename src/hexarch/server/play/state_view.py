"""The state of a game as one person sees it: position, log, draft, options."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, cast

import orjson

from hexarch.position import Position as PlainPosition
from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.play.draft import draft_view, load_draft
from hexarch.server.play.limits import LOG_PAGE
from hexarch.server.play.position import Log, Position, hide_private
from hexarch.server.play.position_cache import RECENT, Encoded, PositionCache
from hexarch.server.tables.model import OPEN, Record
from hexarch.server.web.json import JsonObject, loads
from hexarch.server.web.problems import Problem

# Entries of the log for spectators.
_SHOWN: Final = 30


@dataclass
class StateViews:
    _positions: PositionCache

    async def current(self, record: Record, user: User | None, whole_log: bool = False) -> JsonObject:
        """Return the game as it stands."""
        if record.status == OPEN:
            raise Problem(409, "server-table-open")
        position = await self._positions.current(record)
        mine = [seat for seat in record.seats_of(user) if not record.seats[seat].gone]
        seat = next((asked for asked in position.decisions if asked in mine), mine[0] if mine else None)
        view = _view(record, position, record.visible_seats(user))
        if whole_log:
            log = await self._first_page(record, position.entries, view)
            view["log"] = hide_private(position.bundle, log, record.visible_seats(user))
        else:
            recent = await self._positions.recent_log(record)
            view["moved"] = recent[-1][3] if recent else iso(record.changed)
            start = _last_turn([entry[1] for entry in recent], mine)
            view["log"] = _shown(position, recent[start:], record.visible_seats(user))
        if seat is None or position.is_over:
            return view
        if seat in record.drafts:
            draft = load_draft(record, position, seat)
            if draft.steps or draft.warnings:
                view["draft"] = draft_view(record, draft)
        view["options"] = position.options(seat)
        return view

    async def past(self, record: Record, user: User | None, count: int, whole_log: bool = False) -> JsonObject:
        """Return the game after `count` entries, without options."""
        if record.status == OPEN:
            raise Problem(409, "server-table-open")
        position = await self._positions.at(record, count)
        view = _view(record, position, record.visible_seats(user))
        if whole_log:
            log: Log = await self._first_page(record, count, view)
        else:
            log = await self._positions.log(record, count, RECENT)
            log = log[_last_turn([cast(int, entry["seat"]) for entry in log], record.seats_of(user)) :]
        view["log"] = hide_private(position.bundle, log, record.visible_seats(user))
        return view

    async def _first_page(self, record: Record, count: int, view: JsonObject) -> Log:
        """Return the first page of entries, and put the number of the next one into the view."""
        end = min(count, LOG_PAGE)
        view["log_next"] = end if end < count else None
        return await self._positions.log(record, end, LOG_PAGE)

    async def stale(self, record: Record, user: User) -> Problem:
        """Return the Problem of a write based on an outdated state, with the newest state."""
        state = await self.current(record, user)
        return Problem(409, "server-stale", {"version": record.version}, {"state": state})


class CompactViews:
    def __init__(self, positions: PositionCache) -> None:
        self._positions = positions

    async def current(self, record: Record, user: User | None) -> JsonObject:
        """Return the position as somebody may see it, and their legal actions.

        It contains no private answers of other seats, and nobody's draft.
        """
        if record.status == OPEN:
            raise Problem(409, "server-table-open")
        position = await self._positions.current(record)
        game, visible = position.bundle.game, record.visible_seats(user)
        state = position.state if visible is None else position.bundle.presenter.seen_by(position.state, visible)
        seat = _asked_seat(record, position, user)
        actions: list[JsonObject] = []
        if seat is not None:
            actions = [{"id": one, "text": game.format(state, seat, one)} for one in game.legal(state, seat)]
        return {
            "table": record.code,
            "game": record.game,
            "status": record.status,
            "version": record.version,
            "entries": position.entries,
            "asked": position.asked,
            "seat": seat,
            "scores": game.scores(state),
            "names": position.names,
            "text": PlainPosition(game, state).to_text(),
            "actions": actions,
        }


def _asked_seat(record: Record, position: Position, user: User | None) -> int | None:
    """Return the seat that somebody has to move for now, if there is one."""
    mine = [seat for seat in record.seats_of(user) if not record.seats[seat].gone]
    return None if position.is_over else next((seat for seat in position.decisions if seat in mine), None)


def _view(record: Record, position: Position, seats: list[int] | None) -> JsonObject:
    return {
        "version": record.version,
        "at": position.entries,
        "entries": record.entries,
        "seq": record.seq,
        "position": position.view(seats),
        "names": position.names,
        "asked": position.asked,
        "moved": None,
        "log": [],
        "log_next": None,
        "draft": None,
        "options": None,
    }


def _shown(position: Position, log: Sequence[Encoded], seats: Collection[int] | None) -> list[object]:
    """Return the entries for somebody who may see these seats; None sees all."""
    if seats is None:
        return [orjson.Fragment(body) for *_, body in log]
    is_private = position.bundle.presenter.is_private
    return [
        orjson.Fragment(body)
        if seat in seats or not is_private(action)
        else hide_private(position.bundle, [loads(body)], seats)[0]
        for _, seat, action, _, body in log
    ]


def _last_turn(seats: Sequence[int], mine: Collection[int]) -> int:
    """Return the index in the log at which somebody's last turn begins; for spectators, that of the newest entries.

    It is 0 for a player without a turn in this part of the log.
    """
    start = len(seats) - 1
    while start >= 0 and seats[start] not in mine:
        start -= 1
    if start < 0:
        return 0 if mine else max(0, len(seats) - _SHOWN)
    while start > 0 and seats[start - 1] in mine:
        start -= 1
    return start
