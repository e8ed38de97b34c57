"""A simulated club: correspondence games over a year of simulated time, with vacations, pauses, outages and time-outs.

Everything goes through the services of one server process; the time is stopped and moved from event to event. A plain
account beside each game says what its clock has to show, to the millisecond. Every notice that is stored is sent once,
and the ratings equal those computed again from the stored games.
"""

import asyncio
import heapq
import logging
import os
import random
from collections import Counter
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from hexarch.server.accounts.users import User, find_user, insert_user, update_user
from hexarch.server.clock import DAY, HOUR, MINUTE, MovableClock, milliseconds_of, now
from hexarch.server.context import Server
from hexarch.server.notices.sender import Sender
from hexarch.server.pace.calendar import NIGHT, Calendar
from hexarch.server.pace.rules import BANK, DEADLINE, GRACE_MS, RESUME_MS, Pace
from hexarch.server.play import turn_builder
from hexarch.server.ratings.facts import LEAST_ENTRIES
from hexarch.server.storage.migrate import migrate
from hexarch.server.storage.notices.causes import DEADLINE as DEADLINE_NOTICE
from hexarch.server.storage.notices.causes import OVER, TURN
from hexarch.server.storage.notices.preferences import CHANNELS, SENT, Preferences, save_preferences
from hexarch.server.storage.parts.notices import notices
from hexarch.server.storage.parts.people import result_seats
from hexarch.server.storage.schema import games
from hexarch.server.tables.model import FINISHED, Record, open_seat, person_seat
from tests.server.club import Account, Recorder, random_turn
from tests.server.running import run_apart, settings_for

log = logging.getLogger("tests.club")

BEGIN = milliseconds_of(datetime(2027, 1, 1, 9, tzinfo=UTC))
ZONES = ("UTC", "Europe/Lisbon", "Europe/Budapest", "America/Sao_Paulo", "Asia/Tokyo", "America/New_York")
PACES = (
    Pace(BANK, 10 * DAY, 6 * HOUR, nights=True, zone="Europe/Lisbon", level="random"),
    Pace(DEADLINE, DAY, nights=True, weekends=True, level="random"),
    Pace(BANK, 7 * DAY, 12 * HOUR, level="random"),
    Pace(DEADLINE, 2 * DAY, level="random"),
)


@dataclass
class Game:
    code: str
    people: list[User]
    account: Account
    is_over: bool = False


class Club:
    def __init__(self, server: Server, clock: MovableClock, seed: int, days: int, hours: int, slow: float) -> None:
        self.server = server
        self.clock = clock
        self.dice = random.Random(seed)
        self.people: list[User] = []
        self.homes: dict[str, Calendar] = {}
        self.games: list[Game] = []
        self.gaps: list[tuple[int, int]] = []
        self.events: list[tuple[int, int, str, tuple[int, ...]]] = []
        self.days = days
        self.every = hours * HOUR
        """How often the server looks at its clocks; a real one does so every second."""
        self.slow = slow
        """How many answers take about as long as there is time."""
        self.count: Counter[str] = Counter()
        self.recorder = Recorder()
        self.sender = Sender(server.database, server.attention, {"webhook": self.recorder}, 0, 5)
        self.stored: Counter[tuple[str, str, int]] = Counter()
        """(person, kind, table) of all notices."""
        self.warnings: Counter[tuple[int, int, int]] = Counter()
        """(table, seat, end) that the accounts expect, less the notices."""
        self.overs: Counter[tuple[str, int]] = Counter()
        server.uptime.longest_silence = 2 * self.every

    def plan(self, moment: int, what: str, *about: int) -> None:
        heapq.heappush(self.events, (moment, len(self.events) + self.count["planned"], what, about))
        self.count["planned"] += 1

    async def join(self, count: int) -> None:
        everything = frozenset((TURN, "offer", DEADLINE_NOTICE, OVER))
        wants = Preferences(
            {channel: everything if channel == "webhook" else frozenset() for channel in CHANNELS},
            dict.fromkeys(CHANNELS, 0),
            webhook="https://club.example/hook",
        )
        async with self.server.database.write() as connection:
            for number in range(count):
                user_id = await insert_user(connection, f"Member {number}", "en")
                values = {"kind": "account", "login": f"member{number}", "login_key": f"member{number}"}
                await update_user(connection, user_id, values)
                await save_preferences(connection, user_id, wants)
                user = await find_user(connection, user_id)
                assert user is not None
                self.people.append(user)
        for user in self.people:
            zone = self.dice.choice(ZONES)
            await self.server.agreements.change_calendar(user, zone, NIGHT, ())
            self.homes[user.id] = Calendar(zone, NIGHT, False, zone, ())

    def _calendar(self, pace: Pace, user: User) -> Calendar:
        own = self.homes[user.id]
        night = NIGHT if pace.nights else None
        return Calendar(pace.zone or own.home, night, pace.weekends, own.home, own.vacation)

    async def start_game(self) -> None:
        pace, game = PACES[len(self.games) % len(PACES)], self.dice.choice(("terra-mystica", "origins"))
        people = self.dice.sample(self.people, self.dice.choice((2, 2, 3)))
        owner = people[0]
        places = [person_seat(0, owner.id, owner.name), *(open_seat(n) for n in range(1, len(people)))]
        lobby = self.server.lobby
        code = await lobby.create(owner, game, "standard", {}, places, "public", "", pace)
        for user in people[1:]:
            await lobby.join(code, user, None)
        await lobby.start(code, owner)
        record = await self.server.tables.find(code)
        account = Account(pace, [self._calendar(pace, user) for user in people], [pace.base] * len(people))
        account.move(None, set(record.asked_seats()), record.asked_seats()[0], self.gaps)
        self.games.append(Game(code, people, account))
        number = len(self.games) - 1
        self._expect_replies(number, set(record.asked_seats()))
        if number % 4 == 0:
            self.plan(now() + round(self.dice.uniform(0.5, 4) * DAY), "pause", number)

    def _expect_replies(self, number: int, asked: set[int]) -> None:
        """Decide when the people who are asked now will answer; some will exceed their time."""
        game = self.games[number]
        for seat in asked:
            since = game.account.since[seat]
            mean = game.account.pace.base / (1 if self.dice.random() < self.slow else 40)
            self.plan(since + MINUTE + round(self.dice.expovariate(1 / mean)), "reply", number, seat, since)

    async def reply(self, number: int, seat: int, since: int) -> None:
        game = self.games[number]
        if game.is_over or game.account.since.get(seat) != since:
            return  # something else has happened meanwhile
        record = await self.server.tables.find(game.code)
        await self._move(game, record, seat, f"{game.people[seat].id}:{record.version}")
        await self._computers(game)
        self.count["moves"] += 1

    async def _move(self, game: Game, record: Record, seat: int, request: str | None) -> None:
        position = await self.server.positions.current(record)
        turn = random_turn(position, seat, self.dice)
        turn.settle()
        asked = [one for one, *_ in turn.bundle.game.decisions(turn.state) if one >= 0]
        began = asked[0] if turn.state.journal.turns and asked else None
        stored, after = await self.server.commits.commit(record, position, turn, request)
        waits = {one for one in asked if not stored.seats[one].gone}
        fresh = {one for one in waits if one not in game.account.asked or one == began}
        game.account.move(None if request is None else seat, waits, began, self.gaps)
        if after.is_over:
            game.is_over = True
            assert stored.status == FINISHED
            for place in record.seats:
                if place.user_id and not place.gone and place.user_id != (request or "").partition(":")[0]:
                    self.overs[place.user_id, record.id] += 1
        self._expect_replies(self.games.index(game), fresh)

    async def _computers(self, game: Game) -> None:
        """Move for the computer players, as a dispatcher would."""
        while not game.is_over:
            record = await self.server.tables.find(game.code)
            position = await self.server.positions.current(record)
            seat = next((one for one in position.decisions if record.seats[one].is_computer), None)
            if seat is None:
                return
            await self._move(game, record, seat, None)
            self.count["computer moves"] += 1

    async def look(self) -> None:
        """Let the server check its clocks, and compare the result with the accounts."""
        await self.server.uptime.note()
        late: list[tuple[Game, int]] = []
        for game in self.games:
            if game.is_over or game.account.is_paused:
                continue
            for seat in game.account.asked:
                if game.account.ends(seat, self.gaps) + GRACE_MS <= now():
                    late.append((game, seat))
                elif seat not in game.account.warned and game.account.warns(seat, self.gaps) <= now():
                    game.account.warned.add(seat)
                    record = await self.server.tables.find(game.code)
                    self.warnings[record.id, seat, game.account.ends(seat, self.gaps)] += 1
        while await self.server.keeper.sweep():
            pass
        for game, seat in late:
            game.account.stop(seat, self.gaps)
            if game.account.turn == seat:
                game.account.turn = None
            assert (await self.server.tables.find(game.code)).seats[seat].gone
            self.count["time-outs"] += 1
            self.plan(now() + round(self.dice.uniform(1, 5) * DAY), "return", self.games.index(game), seat)
        for game in {id(game): game for game, _ in late}.values():
            await self._computers(game)

    async def come_back(self, number: int, seat: int) -> None:
        game = self.games[number]
        if game.is_over or self.dice.random() < 0.3:
            return
        await self.server.lobby.set_gone(game.code, game.people[seat], False)
        account, record = game.account, await self.server.tables.find(game.code)
        account.left[seat] = max(account.left[seat], account.pace.increment, account.pace.base // 10)
        if seat in record.asked_seats():
            account.ask(seat)
            self._expect_replies(number, {seat})
        self.count["returns"] += 1

    async def pause(self, number: int) -> None:
        game = self.games[number]
        record = await self.server.tables.find(game.code)
        if game.is_over or game.account.is_paused or any(seat.gone for seat in record.seats):
            return
        first, *others = game.people
        await self.server.agreements.ask_pause(game.code, first)
        for other in others:
            await self.server.agreements.answer_pause(game.code, other, True)
        for seat in game.account.asked:
            game.account.settle(seat, self.gaps)
        game.account.is_paused = True
        self.count["pauses"] += 1
        self.plan(now() + 9 * DAY, "resume", number)

    async def resume(self, number: int) -> None:
        game = self.games[number]
        if game.is_over:
            return
        await self.server.agreements.resume(game.code, game.people[-1])
        game.account.is_paused = False
        for seat in game.account.asked:
            game.account.since[seat] = now() + RESUME_MS
        self._expect_replies(number, set(game.account.asked))

    async def go_on_vacation(self, number: int) -> None:
        user = self.people[number]
        today = datetime.fromtimestamp(now() / 1000, UTC).date() + timedelta(days=2)
        if any(last >= today for _, last in self.homes[user.id].vacation) or today.year > 2027:
            return
        days: tuple[date, date] = (today, min(date(2027, 12, 31), today + timedelta(days=9)))
        own = self.homes[user.id]
        changed = await self.server.agreements.change_calendar(user, own.home, NIGHT, (*own.vacation, days))
        self.homes[user.id] = replace(own, vacation=changed.vacation)
        for game in self.games:
            for seat, player in enumerate(game.people):
                if player.id == user.id and not game.is_over:
                    if not game.account.is_paused:
                        game.account.settle(seat, self.gaps)
                    game.account.calendars[seat] = self._calendar(game.account.pace, user)
        self.count["vacations"] += 1

    async def deliver(self) -> None:
        """Send every stored notice, and record it."""
        async with self.server.database.read() as connection:
            for row in await connection.execute(select(notices)):
                self.stored[row.user_id, row.kind, row.game_id] += 1
                if row.kind == DEADLINE_NOTICE:
                    self.warnings[row.game_id, row.seat, row.at] -= 1
                elif row.kind == OVER:
                    self.overs[row.user_id, row.game_id] -= 1
        while await self.sender._planner.plan():
            pass
        while any([await self.sender._start_one(channel) for channel in SENT]):
            await asyncio.gather(*self.sender._sending)

    async def play(self, count: int) -> None:
        """Simulate the year."""
        end = BEGIN + self.days * DAY
        for number in range(count):
            self.plan(BEGIN + number * self.days * DAY // (2 * count), "start")
        for number in range(0, len(self.people), 2):
            self.plan(BEGIN + round(self.dice.uniform(0.1, 0.7) * self.days * DAY), "vacation", number)
        for part in (0.4, 0.75):
            self.plan(BEGIN + round(part * self.days * DAY), "outage")
        for moment in range(BEGIN, end, self.every):
            self.plan(moment, "look")
        work: dict[str, Any] = {
            "start": self.start_game,
            "reply": self.reply,
            "look": self.look,
            "return": self.come_back,
            "pause": self.pause,
            "resume": self.resume,
            "vacation": self.go_on_vacation,
            "outage": self.fail,
        }
        while self.events and self.events[0][0] < end:
            moment, _, what, about = heapq.heappop(self.events)
            self.clock.freeze(max(moment, now()))
            await work[what](*about)
            await self.deliver()
        self.clock.freeze(end)
        await self.look()
        await self.deliver()

    async def fail(self) -> None:
        """Simulate three days without a server."""
        await self.server.uptime.note()
        begins = now()
        self.clock.freeze(begins + 3 * DAY)
        self.gaps.append((begins, now()))
        await self.server.uptime.note()

    async def check(self) -> None:
        """Compare clocks with their accounts, notices with what was sent, and ratings with recomputed ones."""
        for game in self.games:
            record = await self.server.tables.find(game.code)
            assert record.clock is not None
            for seat, shown in enumerate(record.clock["seats"]):
                assert (shown["since"] is not None) == (
                    seat in game.account.asked and not game.account.is_paused and not game.is_over
                )
                if shown["since"] is not None:
                    assert shown["ends"] == game.account.ends(seat, self.gaps)
                    assert shown["since"] == game.account.since[seat]
                if game.account.pace.kind == BANK or shown["since"] is not None:
                    assert shown["left"] == game.account.left[seat]
        assert +self.warnings == Counter()
        assert -self.warnings == Counter()
        assert {key: value for key, value in self.overs.items() if value} == {}
        async with self.server.database.read() as connection:
            codes = {row.code: row.id for row in await connection.execute(select(games.c.code, games.c.id))}
        sent = Counter(
            (message.person.id, line.kind, codes[line.table])
            for message in self.recorder.sent
            for line in message.lines
        )
        assert sent == self.stored
        assert len({message.key for message in self.recorder.sent}) == len(self.recorder.sent)
        await self.server.ratings.catch_up()
        before = await self._ratings()
        assert await self.server.ratings.recompute() == await self._expected_rated()
        assert await self._ratings() == before

    async def _expected_rated(self) -> int:
        """Return how many games count for ratings: finished, long enough, and not left by everybody."""
        records = [await self.server.tables.find(game.code) for game in self.games if game.is_over]
        long_enough = [one for one in records if one.entries >= LEAST_ENTRIES * len(one.seats)]
        return sum(not all(seat.gone for seat in one.seats) for one in long_enough)

    async def _ratings(self) -> list[tuple[Any, ...]]:
        order = select(result_seats).order_by(result_seats.c.game_id, result_seats.c.seat)
        async with self.server.database.read() as connection:
            return [tuple(row) for row in await connection.execute(order)]


async def simulate(
    folder: Path, clock: MovableClock, people: int, count: int, days: int, hours: int, slow: float, database: str = ""
) -> Club:
    clock.freeze(BEGIN)
    server = Server(settings_for(folder, database, workers=0))
    await migrate(server.database, server.backups)
    await server.uptime.note()
    club = Club(server, clock, 7, days, hours, slow)
    try:
        await club.join(people)
        await club.play(count)
        await club.check()
    finally:
        await server.database.close()
    return club


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same random numbers in every run; otherwise a small club would sometimes have no time-out."""
    monkeypatch.setattr(turn_builder, "_DICE", random.Random(3))


@pytest.mark.usefixtures("dice")
def test_a_small_club_for_some_weeks(tmp_path: Path, clock: MovableClock) -> None:
    club = run_apart(simulate(tmp_path, clock, 4, 2, 20, 12, 0.1))
    assert club.count["moves"] > 10
    assert club.count["time-outs"] > 0
    assert club.count["pauses"] > 0


@pytest.mark.usefixtures("dice")
@pytest.mark.long
def test_a_club_of_200_people_and_500_games_over_a_year(database: str, tmp_path: Path, clock: MovableClock) -> None:
    """Set HEXARCH_CLUB_PEOPLE and HEXARCH_CLUB_GAMES for a smaller club; the figures are logged."""
    people, count = int(os.environ.get("HEXARCH_CLUB_PEOPLE", "200")), int(os.environ.get("HEXARCH_CLUB_GAMES", "500"))
    club = run_apart(simulate(tmp_path, clock, people, count, 365, 3, 0.005, database))
    over = sum(game.is_over for game in club.games)
    log.warning("%s of %s games over, %s messages, %s", over, count, len(club.recorder.sent), dict(club.count))
    assert len(club.games) == count
    assert club.count["time-outs"] > 0
