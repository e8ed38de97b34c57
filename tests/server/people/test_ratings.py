"""Ratings: the model, which games count, and that rating games as they end equals rating all of them again."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import delete, func, select

from hexarch.players.registry import all_levels
from hexarch.server.accounts import users
from hexarch.server.accounts.data_export import erase
from hexarch.server.ratings.model import NEW, Player, Rating, advantage, level_rating, levels, rate
from hexarch.server.ratings.service import Ratings
from hexarch.server.settings import Settings
from hexarch.server.storage.database import Database
from hexarch.server.storage.migrate import migrate
from hexarch.server.storage.parts.people import results
from hexarch.server.storage.schema import games
from hexarch.server.tables.repository import TableRepository
from tests.server.people.seasons import Played, finish, numbers, season
from tests.server.running import run_apart

GAME = "terra-mystica"


def test_the_first_gains_and_the_last_loses() -> None:
    after = rate(GAME, [Player(NEW, place) for place in (1, 2, 3, 4)])
    assert [one.points for one in after] == sorted((one.points for one in after), reverse=True)
    assert after[0].points > 1500 > after[3].points
    assert all(one.sigma < NEW.sigma for one in after)


def test_ties_are_equal() -> None:
    first, second, third = rate(GAME, [Player(NEW, 1), Player(NEW, 1), Player(NEW, 3)])
    assert first == second
    assert first.points > third.points


def test_winning_with_a_weak_faction_is_worth_more() -> None:
    assert advantage(GAME, "giants") < 0 < advantage(GAME, "darklings")
    weak, _ = rate(GAME, [Player(NEW, 1, "giants"), Player(NEW, 2, "darklings")])
    strong, _ = rate(GAME, [Player(NEW, 1, "darklings"), Player(NEW, 2, "giants")])
    equal, _ = rate(GAME, [Player(NEW, 1), Player(NEW, 2)])
    assert weak.mu > equal.mu > strong.mu > NEW.mu


def test_computer_players_do_not_change() -> None:
    hard = level_rating(GAME, "hard")
    assert hard is not None
    person, computer = rate(GAME, [Player(NEW, 1), Player(hard, 2, is_fixed=True)])
    assert computer == hard
    easy = level_rating(GAME, "easy")
    assert easy is not None
    other, _ = rate(GAME, [Player(NEW, 1), Player(easy, 2, is_fixed=True)])
    assert person.points > other.points > 1500


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_every_level_for_people_has_a_rating_in_its_order(game: str) -> None:
    offered = [name for name, level in all_levels(game).items() if level.levels]
    assert list(levels(game)) == offered
    points = [rating.points for rating in levels(game).values()]
    assert points == sorted(points)


class Rated:
    """A database with people, a way to end games, and the service that rates them."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.ratings = Ratings(self.database, TableRepository(self.database, 100))
        self.people: list[str] = []

    async def begin(self, folder: Path, count: int) -> None:
        await migrate(self.database, folder)
        async with self.database.write() as connection:
            for number in range(count):
                user_id = await users.insert_user(connection, f"P{number}", "en")
                await users.make_account(connection, user_id, f"P{number}", f"hash{number}")
                self.people.append(user_id)

    async def end(self, *played: Played, at_once: bool = False) -> None:
        for one in played:
            await finish(self.database, one)
            if not at_once:
                await self.ratings.catch_up()
        await self.ratings.catch_up()

    async def pools(self) -> list[str | None]:
        async with self.database.read() as connection:
            return list((await connection.execute(select(results.c.pool).order_by(results.c.game_id))).scalars())


@pytest.fixture
def rated(database: str, tmp_path: Path) -> Rated:
    return Rated(Settings(data=str(tmp_path), database=database).database_url)


def test_only_real_games_of_accounts_count(rated: Rated, tmp_path: Path) -> None:
    async def work() -> list[str | None]:
        await rated.begin(tmp_path, 3)
        anna, ben, _ = rated.people
        async with rated.database.write() as connection:
            guest = await users.insert_user(connection, "Guest", "en")
        await rated.end(
            Played([anna, ben], [100, 90]),
            Played([anna, ben, ":easy"], [100, 90, 80]),
            Played([anna, ":random"], [100, 90]),
            Played([anna, guest], [100, 90]),
            Played([anna, anna], [100, 90]),
            Played([anna], [100], game="origins"),
            Played([anna, ben], [100, 90], gone=(0, 1)),
            Played([anna, ben], [100, 90], gone=(0,)),
            Played([anna, ben], [100, 90], entries=20),
            Played([anna, ben], [100, 90], source={"kind": "import"}),
            Played([anna, ben], [100, 90], source={"kind": "rematch", "id": "x"}),
        )
        found = await rated.pools()
        await rated.database.close()
        return found

    assert run_apart(work()) == [
        *("people", "computers", "casual", "casual", None, None, None, "people", None, None, "people")
    ]


def test_anyone_who_leaves_is_last(rated: Rated, tmp_path: Path) -> None:
    async def work() -> list[tuple[int, float]]:
        await rated.begin(tmp_path, 3)
        await rated.end(Played(rated.people, [120, 100, 100], gone=(0,)))
        found = [(row[-5], row[-2]) for row in await numbers(rated.database)]
        await rated.database.close()
        return found

    found = run_apart(work())
    assert [place for place, _ in found] == [3, 1, 1]
    assert found[0][1] < NEW.mu < found[1][1]


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))])
def test_rating_all_again_changes_nothing(rated: Rated, tmp_path: Path, seed: int) -> None:
    """Ratings must not depend on the order in which servers notice the ends of games, nor on how often they look."""

    async def work() -> None:
        dice = random.Random(seed)
        await rated.begin(tmp_path, 6)
        played = season(dice, rated.people, 20)
        await rated.end(*played[:10])
        await rated.end(*played[10:16], at_once=True)
        await rated.end(*sorted(played[16:], key=lambda one: -one.ended))
        before = await numbers(rated.database)
        assert any(row[1] for row in before)
        assert await rated.ratings.recompute() == sum(pool in ("people", "computers") for pool in await rated.pools())
        assert await numbers(rated.database) == before
        await rated.ratings.catch_up()
        assert await numbers(rated.database) == before
        await rated.database.close()

    run_apart(work())


def test_games_of_people_who_delete_themselves_still_count(rated: Rated, tmp_path: Path) -> None:
    """They count for the opponents; only anonymous numbers remain of the deleted person."""

    async def work() -> None:
        await rated.begin(tmp_path, 4)
        gone = rated.people[0]
        await rated.end(*season(random.Random(5), rated.people, 12))
        async with rated.database.write() as connection:
            await erase(connection, gone)
        before = await numbers(rated.database)
        assert gone not in str(before)
        await rated.ratings.recompute()
        assert await numbers(rated.database) == before
        await rated.end(*season(random.Random(6), rated.people[1:], 5, start=9_000_000))
        await rated.ratings.recompute()
        await rated.database.close()

    run_apart(work())


def test_a_deleted_game_is_taken_back(rated: Rated, tmp_path: Path) -> None:
    async def work() -> None:
        await rated.begin(tmp_path, 3)
        first, second = Played(rated.people, [3, 2, 1], ended=1), Played(rated.people, [1, 2, 3], ended=2)
        await rated.end(second)
        alone = [row[4:] for row in await numbers(rated.database)]
        await rated.end(first)
        assert [row[4:] for row in (await numbers(rated.database))[:3]] != alone
        async with rated.database.write() as connection:
            last = (await connection.execute(select(func.max(games.c.id)))).scalar_one()
            await connection.execute(delete(games).where(games.c.id == last))
        await rated.ratings.catch_up()
        assert [row[4:] for row in await numbers(rated.database)] == alone
        await rated.database.close()

    run_apart(work())


def test_two_servers_rate_each_game_once(rated: Rated, tmp_path: Path) -> None:
    async def work() -> None:
        await rated.begin(tmp_path, 4)
        other = Rated(rated.database.url)
        for one in season(random.Random(8), rated.people, 12):
            await finish(rated.database, one)
        await asyncio.gather(*(server.ratings.catch_up() for server in (rated, other, rated, other)))
        before = await numbers(rated.database)
        await other.ratings.recompute()
        assert await numbers(rated.database) == before
        for server in (rated, other):
            await server.database.close()

    run_apart(work())


def test_the_numbers_that_people_see() -> None:
    assert (NEW.points, NEW.deviation, NEW.is_provisional) == (1500, 333, True)
    assert not Rating(30.0, 3.0).is_provisional
    assert Rating(30.0, 3.0).points == 1700
