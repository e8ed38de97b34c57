"""The position for programs: its stable text and the legal actions, without what only a page needs."""

from hexarch.position import Position as PlainPosition
from hexarch.server.accounts.users import User
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.tables.model import OPEN, Record
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem


class CompactViews:
    def __init__(self, positions: PositionCache) -> None:
        self._positions = positions

    async def current(self, record: Record, user: User | None) -> JsonObject:
        """Return the position as somebody may see it, and what they may do now.

        Private answers of other seats are not in it, and neither is anybody's draft.
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
