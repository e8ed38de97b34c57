"""When people do not play: their time zone, their nights, their vacation days."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.clock import DAY, now
from hexarch.server.pace.calendar import LONGEST_NIGHT, NIGHT, Calendar, is_zone, local_day, night_hours
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts.pace import calendars
from hexarch.server.storage.schema import games, seats
from hexarch.server.tables.repository import AnyRow
from hexarch.server.web.json import JsonObject, loads
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

# Vacation days in a calendar year.
VACATION_DAYS: Final = 40
MOST_VACATIONS: Final = 20
_AHEAD: Final = timedelta(days=730)
_ONE_DAY: Final = timedelta(days=1)

# The first and the last day of a vacation.
Days = tuple[date, date]
DEFAULT: Final = Calendar("UTC", NIGHT, False, "UTC", ())


@dataclass(frozen=True)
class _Stored:
    calendar: Calendar
    changed: int


@dataclass
class Calendars:
    _database: Database

    async def of_people(self, user_ids: Collection[str]) -> dict[str, Calendar]:
        """Return the calendars of those who have set one."""
        if not user_ids:
            return {}
        query = select(calendars).where(calendars.c.user_id.in_(list(user_ids)))
        async with self._database.read() as connection:
            return {row.user_id: _calendar(row) for row in await connection.execute(query)}

    async def of_user(self, user_id: str) -> Calendar:
        return (await self.of_people([user_id])).get(user_id, DEFAULT)

    async def change(self, user_id: str, zone: str, night: tuple[int, int], vacation: Sequence[Days]) -> Calendar:
        """Store somebody's calendar and return it; raise a Problem if it is invalid.

        Days that have passed stay as they were. Zone and night can be changed at most once a day: otherwise a player
        could keep moving the night and never have to play.
        """
        if not is_zone(zone):
            raise Problem(422, "server-zone")
        if not 1 <= night_hours(night) <= LONGEST_NIGHT:
            raise Problem(422, "server-night", {"hours": LONGEST_NIGHT})
        async with self._database.write() as connection:
            stored = await _read(connection, user_id)
            before = DEFAULT if stored is None else stored.calendar
            moved = (zone, night) != (before.home, before.night)
            if moved and stored is not None and 0 <= now() - stored.changed < DAY:
                raise Problem(409, "server-calendar-again")
            days = merged_vacation(before.vacation, vacation, local_day(zone, now()))
            changed = now() if moved or stored is None else stored.changed
            await connection.execute(delete(calendars).where(calendars.c.user_id == user_id))
            row = {"zone": zone, "night_from": night[0], "night_to": night[1], "vacation_json": _days_json(days)}
            await connection.execute(insert(calendars).values(user_id=user_id, **row, changed=changed))
        return Calendar(zone, night, False, zone, days)


def merged_vacation(before: Sequence[Days], wanted: Sequence[Days], today: date) -> tuple[Days, ...]:
    """Merge the stored vacation days that have passed with the requested later ones; raise a Problem for too many.

    Days of last year and before are dropped.
    """
    if len(wanted) > MOST_VACATIONS or any(last < first or last > today + _AHEAD for first, last in wanted):
        raise Problem(422, "server-vacation")
    oldest = date(today.year, 1, 1)
    days = {day for day in _each(before) if oldest <= day < today} | {day for day in _each(wanted) if day >= today}
    for year in {day.year for day in days}:
        if sum(day.year == year for day in days) > VACATION_DAYS:
            raise Problem(422, "server-vacation-days", {"days": VACATION_DAYS, "year": str(year)})
    return _runs(sorted(days))


def _each(vacation: Sequence[Days]) -> list[date]:
    return [first + n * _ONE_DAY for first, last in vacation for n in range((last - first).days + 1)]


def _runs(days: Sequence[date]) -> tuple[Days, ...]:
    """Join consecutive days to intervals."""
    found: list[Days] = []
    for day in days:
        if found and day == found[-1][1] + _ONE_DAY:
            found[-1] = (found[-1][0], day)
        else:
            found.append((day, day))
    return tuple(found)


def _days_json(days: Sequence[Days]) -> str:
    return json_text([[first.isoformat(), last.isoformat()] for first, last in days])


def _calendar(row: AnyRow) -> Calendar:
    days = tuple((date.fromisoformat(first), date.fromisoformat(last)) for first, last in loads(row.vacation_json))
    return Calendar(row.zone, (row.night_from, row.night_to), False, row.zone, days)


async def _read(connection: AsyncConnection, user_id: str) -> _Stored | None:
    row = (await connection.execute(select(calendars).where(calendars.c.user_id == user_id))).one_or_none()
    return None if row is None else _Stored(_calendar(row), row.changed)


async def export_calendar(connection: AsyncConnection, user_id: str) -> JsonObject | None:
    """Return a user's stored calendar, for the download of their data."""
    stored = await _read(connection, user_id)
    return None if stored is None else calendar_view(stored.calendar)


async def forget_calendar(connection: AsyncConnection, user_id: str) -> None:
    """Delete a user's nights and vacations, also from the clocks of their games."""
    query = select(games.c.id, games.c.clock_json, seats.c.seat).join(seats, seats.c.game_id == games.c.id)
    mine = query.where(seats.c.user_id == user_id, games.c.clock_json.is_not(None)).order_by(games.c.id)
    for row in (await connection.execute(mine)).all():
        current = select(games.c.clock_json).where(games.c.id == row.id)
        clock = loads((await connection.execute(current)).scalar_one())
        clock["seats"][row.seat]["calendar"] = None
        values = {"clock_json": json_text(clock), "row_version": tokens.new_row_version()}
        await connection.execute(update(games).where(games.c.id == row.id).values(**values))
    await connection.execute(delete(calendars).where(calendars.c.user_id == user_id))


def calendar_view(calendar: Calendar) -> JsonObject:
    """Return a calendar as its owner sees it."""
    night = calendar.night or NIGHT
    return {
        "zone": calendar.home,
        "night": list(night),
        "vacation": [[first.isoformat(), last.isoformat()] for first, last in calendar.vacation],
        "days": VACATION_DAYS,
        "chosen": calendar is not DEFAULT,
    }
