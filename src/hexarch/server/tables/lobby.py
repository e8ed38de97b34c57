"""The life of a table around its game: creating it, taking seats, starting, leaving and returning."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from hexarch.players.registry import all_levels
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.live.presence import Presence
from hexarch.server.notices import causes
from hexarch.server.pace.rules import Pace
from hexarch.server.pace.service import Pacer, pace_values
from hexarch.server.play.fair_play import setup_key
from hexarch.server.play.position import Position, asked_mask, is_bot_due
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.registry import bundle, new_state
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.moves import insert_moves
from hexarch.server.storage.transactions import Row, Transactions
from hexarch.server.tables.model import (
    ANALYSIS,
    COMPUTER,
    IMPORT,
    OPEN,
    RUNNING,
    Record,
    Seat,
    computer_seat,
    open_seat,
    person_seat,
)
from hexarch.server.tables.permissions import check_owner, check_status
from hexarch.server.tables.presenter import seats_view
from hexarch.server.tables.repository import TableRepository, delete_table, insert_table, update_seats
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem


def seat_for(number: int, holder: str, user: User, level: str | None, game: str = "") -> Seat:
    """Return the seat for "me", "computer" or "open"; raise a Problem if there is no such level."""
    if holder == "me":
        return person_seat(number, user.id, user.name, user.is_bot)
    if holder != COMPUTER:
        return open_seat(number)
    if level not in all_levels(game):
        raise Problem(422, "server-no-level", {"levels": ", ".join(all_levels(game))})
    return computer_seat(number, level)


async def _nothing(code: str) -> None:
    pass


def _with_seats(record: Record, places: Sequence[Seat]) -> Record:
    by_number = {place.seat: place for place in places}
    return replace(record, seats=tuple(by_number.get(one.seat, one) for one in record.seats))


@dataclass
class Lobby:
    _transactions: Transactions
    _tables: TableRepository
    _positions: PositionCache
    _presence: Presence
    _pacer: Pacer
    _defaults: Mapping[str, JsonObject]
    """Options of new tables, by game, that the server's settings ask for."""
    after_leaving: Callable[[str], Awaitable[None]] = _nothing
    """Called with the code of a running table that somebody has left."""

    async def create(
        self,
        user: User,
        game: str,
        preset: str,
        options: JsonObject,
        places: Sequence[Seat],
        visibility: str,
        title: str = "",
        pace: Pace | None = None,
    ) -> str:
        """Create a table and return its code; raise RuleError or a Problem if the options do not fit the game."""
        rules, values = self.settings(user.id, game, preset, options, len(places), visibility, title, pace)
        async with self._transactions.database.write() as connection:
            _, code = await insert_table(connection, game, rules, values, places)
        return code

    def settings(
        self,
        owner_id: str | None,
        game: str,
        preset: str,
        options: JsonObject,
        seats: int,
        visibility: str,
        title: str,
        pace: Pace | None,
    ) -> tuple[int, JsonObject]:
        """Return the rules' version and the values of a new table; raise if the options do not fit the game."""
        rules = bundle(game).game
        checked = rules.options({"preset": preset, **self._defaults.get(game, {}), **options}, seats)
        if seats not in rules.seats:
            raise Problem(422, "server-seat-count", {"count": seats})
        return rules.rules_version, {
            "preset": preset,
            "options_json": json_text(checked.to_json()),
            "owner_id": owner_id,
            "visibility": visibility,
            "title": title,
            **pace_values(pace),
        }

    async def join(self, code: str, user: User, seat: int | None) -> None:
        """Take a seat, or any free one; without a given seat, do nothing for somebody who is already seated."""

        async def sit(record: Record) -> None:
            if seat is None and any(place.user_id == user.id for place in record.seats):
                return
            check_status(record, OPEN)
            free = [place.seat for place in record.seats if place.kind == OPEN]
            if not free:
                raise Problem(409, "server-table-full")
            if seat is not None and seat not in free:
                raise Problem(409, "server-seat-taken", {"seat": seat})
            chosen = free[0] if seat is None else seat
            await self.put_seats(record, [person_seat(chosen, user.id, user.name, user.is_bot)])

        await self._tables.attempt(code, sit)

    async def set_seat(self, code: str, user: User, seat: int, holder: str, level: str | None) -> None:
        """Let the owner open a seat or give it to a computer player."""

        async def put(record: Record) -> None:
            check_owner(record, user)
            check_status(record, OPEN)
            if not 0 <= seat < len(record.seats):
                raise Problem(404, "server-no-seat", {"seat": seat})
            await self.put_seats(record, [seat_for(seat, holder, user, level, record.game)])

        await self._tables.attempt(code, put)

    async def leave(self, code: str, user: User) -> None:
        """Give up all seats before the start. The next person becomes the owner; without one the table is deleted."""

        async def stand_up(record: Record) -> None:
            check_status(record, OPEN)
            others = [place for place in record.seats if place.user_id not in (None, user.id)]
            if record.is_owner(user) and not others:
                await self._delete(record)
                return
            mine = [open_seat(place.seat) for place in record.seats if place.user_id == user.id]
            owner = others[0].user_id if record.is_owner(user) else record.owner_id
            await self.put_seats(record, mine, {"owner_id": owner})

        await self._tables.attempt(code, stand_up)

    async def remove(self, code: str, user: User) -> None:
        async def go(record: Record) -> None:
            check_owner(record, user)
            if record.source is None or record.source["kind"] != IMPORT:  # games that nobody played here
                check_status(record, OPEN, ANALYSIS)
            await self._delete(record)

        await self._tables.attempt(code, go)

    async def start(self, code: str, user: User | None) -> None:
        """Start the game; starting it again does nothing. Without a user, the server starts it."""

        async def begin(record: Record) -> None:
            if user is not None:
                check_owner(record, user)
            if record.status == RUNNING:
                return
            check_status(record, OPEN)
            if any(place.kind == OPEN for place in record.seats):
                raise Problem(409, "server-seats-open")
            played = bundle(record.game)
            turn = TurnBuilder.after(Position(played, 0, new_state(played, record.options, record.rules)))
            turn.settle()
            position = turn.position()
            values = {
                "status": RUNNING,
                "version": len(turn.entries),
                "entries": len(turn.entries),
                "asked": asked_mask(position),
                "computer_due": is_bot_due(replace(record, status=RUNNING), position),
                "position_id": tokens.new_row_version(),
                "setup_key": setup_key(played, turn.state),
                **await self._pacer.started(record, position.asked, position.entries),
            }
            message: JsonObject = {"type": "status", "status": RUNNING}
            notices = causes.asked(record, frozenset(), position.waiting, (), None if user is None else user.id)
            async with self._transactions.changing(record, values, [message], notices) as connection:
                await insert_moves(connection, record.id, 0, turn.entries, now())

        await self._tables.attempt(code, begin)

    async def set_gone(self, code: str, user: User, is_gone: bool) -> None:
        """Hand the user's seats over to a computer player (resign), or take them back (return)."""

        async def put(record: Record) -> None:
            check_status(record, RUNNING)
            mine = [place for place in record.seats if place.user_id == user.id]
            await self.hand_over(record, [replace(place, gone=is_gone) for place in mine])

        await self._tables.attempt(code, put)
        if is_gone:
            await self.after_leaving(code)

    async def hand_over_all(self, user: User) -> None:
        """Let computer players take somebody's seats in all running games, and free those at open tables."""
        for _, code, status in await self._tables.of_user(user.id):
            if status == RUNNING:
                await self.set_gone(code, user, True)
            elif status == OPEN:
                await self.leave(code, user)

    async def close(self, code: str) -> None:
        """Delete a table, whatever its status. Permissions are not checked."""
        await self._tables.attempt(code, self._delete)

    async def leave_everything(self, user: User, name: str) -> list[int]:
        """Take somebody out of all open and running tables, and return the ids of all their tables.

        Running games go on with a computer player under the given name.
        """

        async def put(record: Record) -> None:
            mine = [place for place in record.seats if place.user_id == user.id]
            await self.hand_over(record, [replace(place, user_id=None, name=name, gone=True) for place in mine])

        found = await self._tables.of_user(user.id)
        for _, code, status in found:
            if status == OPEN:
                await self.leave(code, user)
            elif status == ANALYSIS:
                await self.remove(code, user)
            elif status == RUNNING:
                await self._tables.attempt(code, put)
                await self.after_leaving(code)
        return [game_id for game_id, _, _ in found]

    async def hand_over(self, record: Record, places: Sequence[Seat]) -> None:
        position = await self._positions.current(record)
        due = is_bot_due(_with_seats(record, places), position)
        clock = await self._pacer.reseated(record, places, position.asked)
        await self.put_seats(record, places, {"computer_due": due, "thinking_until": 0, **clock})

    async def put_seats(self, record: Record, places: Sequence[Seat], values: Row | None = None) -> None:
        after = _with_seats(record, places)
        message: JsonObject = {"type": "seat", "seats": seats_view(after, self._presence.user_ids(record.id))}
        async with self._transactions.changing(record, values or {}, [message]) as connection:
            await update_seats(connection, record.id, places)

    async def _delete(self, record: Record) -> None:
        message: JsonObject = {"type": "status", "status": "deleted"}
        async with self._transactions.changing(record, {}, [message]) as connection:
            await delete_table(connection, record.id)
