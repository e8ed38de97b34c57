"""No input and no damaged row causes an internal error."""

import json
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hexarch.core.ledger import checksum
from hexarch.server.storage import database as storage
from hexarch.server.storage.schema import games
from hexarch.server.tables.integrity import find_damage
from tests.server.running import Running, running, settings_for
from tests.server.test_lobby import listed, refusal
from tests.server.test_play import advance, two_seats
from tests.server.test_serving import hexarch
from tests.server.test_unbounded import long_game


@pytest.mark.parametrize("path", ["/%00", "/a%00b", "/assets/%00.js", f"/{'a' * 300}", f"/assets/{'a' * 300}.js"])
def test_strange_paths_are_no_files(server: Running, path: str) -> None:
    response = httpx.get(server.url + path)
    assert response.status_code in (200, 404)
    assert "Hexarch" in response.text or response.json()["key"] == "server-not-found"


def test_strange_names_of_assets_are_no_files(tmp_path: Path) -> None:
    """The folder of built assets is served by different code."""
    (tmp_path / "assets").mkdir()
    with running(settings_for(tmp_path / "data", page=str(tmp_path))) as server:
        for name in ("%00.js", "a%00b.js", "a" * 300):
            response = httpx.get(f"{server.url}/assets/{name}")
            assert (response.status_code, response.json()["key"]) == (404, "server-not-found")


@pytest.mark.parametrize("names", [[], ["Anna"], ["Anna", "", "Carl", "Dora"]])
def test_an_import_may_name_fewer_or_more_people_than_play(server: Running, names: list[str]) -> None:
    stored = long_game(60)
    stored["names"] = names
    stored["check"] = checksum(stored)
    table = server.person("Anna").post("/imports", text=json.dumps(stored))
    seats = [seat["name"] for seat in table["seats"]]
    assert len(seats) == 2
    assert all(seats)
    assert seats[0] == (names[0] if names else "witches")


def test_an_exhausted_pool_answers_with_retry_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "_POOL_SECONDS", 0.2)
    with running(settings_for(tmp_path, pool_size=3)) as server:
        services = server.app.state.server

        async def hold_all() -> list[Any]:
            """Take the connections that the bus leaves; a background task may be using one of them."""
            held: list[Any] = []
            while True:
                try:
                    held.append(await services.database.engine.connect())
                except PoolTimeout:
                    if len(held) >= 2:
                        return held

        async def release(held: list[Any]) -> None:
            for connection in held:
                await connection.close()

        held = server.call(hold_all())
        refused = httpx.get(f"{server.url}/api/tables")
        assert (refused.status_code, refused.json()["key"]) == (503, "server-overloaded")
        assert refused.headers["retry-after"]
        server.call(release(held))
        assert httpx.get(f"{server.url}/api/tables").status_code == 200


def damage(server: Running, code: str, **values: Any) -> None:
    async def write() -> None:
        async with server.app.state.server.database.write() as connection:
            await connection.execute(update(games).where(games.c.code == code).values(**values))

    server.call(write())


def test_a_damaged_row_does_not_hide_the_others_and_is_found(own: Running, caplog: pytest.LogCaptureFixture) -> None:
    anna = own.person("Anna")
    codes = [anna.table("origins", ["me", "open"]) for _ in range(3)]
    clean = check(own)
    assert (clean.returncode, clean.stdout.strip()) == (0, "3 tables checked, 0 damaged.")
    damage(own, codes[1], options_json="{broken")
    assert listed(anna, "open") == [codes[2], codes[0]]
    assert listed(anna, "mine") == [codes[2], codes[0]]
    assert "damaged table" in [record.message for record in caplog.records]
    found = check(own)
    assert found.returncode == 1
    assert codes[1] in found.stdout
    assert "3 tables checked, 1 damaged." in found.stdout
    assert codes[0] not in found.stdout


def test_a_row_that_can_be_read_but_not_shown_does_not_hide_the_others(server: Running) -> None:
    anna = server.person("Anna")
    first, second = (anna.table("origins", ["me", "open"]) for _ in range(2))
    damage(server, second, pace_json="[]")
    assert listed(anna, "mine") == [first]


def test_tables_whose_parts_are_missing_are_found(server: Running) -> None:
    anna = server.person("Anna")
    whole, shorter, fewer = (anna.table("origins", ["me", "me"]) for _ in range(3))
    damage(server, shorter, entries=1)
    options = anna.get(f"/tables/{fewer}")["options"]
    damage(server, fewer, options_json=json.dumps({**options, "players": 3}))
    _, damaged = server.call(find_damage(server.app.state.server.database))
    found = dict(damaged)
    assert found[shorter] == "1 entries, but 0 moves are stored"
    assert found[fewer] == "3 players, but 2 seats"
    assert whole not in found


def check(server: Running) -> subprocess.CompletedProcess[str]:
    settings = server.settings
    return hexarch("check", HEXARCH_DATA=settings.data, HEXARCH_DATABASE=settings.database)


def test_a_lost_connection_says_that_the_outcome_is_unknown(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeating the same request is safe: the move is stored once."""
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    state = anna.state(code)
    body = {"version": state["version"], "actions": [state["options"]["actions"][0]["id"]], "request_id": "one"}
    services = server.app.state.server
    commit = services.commits.commit

    async def lose_the_answer(*arguments: Any) -> Any:
        if len(arguments) > 3:  # those of a commit
            await commit(*arguments)
        raise OperationalError("COMMIT", None, OSError("the connection is lost"), connection_invalidated=True)

    monkeypatch.setattr(services.commits, "commit", lose_the_answer)
    refused = refusal(anna.post, f"/tables/{code}/moves", **body)
    assert (refused.status, refused.key) == (503, "server-outcome-unknown")
    monkeypatch.undo()
    again = anna.post(f"/tables/{code}/moves", **body)
    assert again["version"] == anna.state(code)["version"] > state["version"]
    monkeypatch.setattr(services.views, "current", lose_the_answer)
    refused = refusal(anna.state, code)
    assert (refused.status, refused.key) == (503, "server-database"), "a request that only reads has no outcome"


def test_a_take_back_does_not_wait_for_somebody_who_has_left(server: Running) -> None:
    anna, ben, code = two_seats(server, "origins")
    advance((anna, ben), code, 4)
    before = anna.get(f"/tables/{code}")["entries"]
    table = anna.post(f"/tables/{code}/takeback", to=before - 1)
    assert table["takeback"]["waiting"] == [ben.id]
    ben.post(f"/tables/{code}/resign")
    table = anna.get(f"/tables/{code}")
    assert table["takeback"] is None
    assert table["version"] > before


def test_a_take_back_does_not_wait_for_somebody_who_was_removed(server: Running) -> None:
    anna, ben, code = two_seats(server, "origins")
    advance((anna, ben), code, 4)
    before = anna.get(f"/tables/{code}")["entries"]
    anna.post(f"/tables/{code}/takeback", to=before - 1)
    anna.call("DELETE", f"/tables/{code}/people/{ben.id}")
    table = anna.get(f"/tables/{code}")
    assert table["takeback"] is None
    assert table["version"] > before


def test_a_take_back_goes_on_waiting_for_those_who_stay(server: Running) -> None:
    anna, ben, carl = (server.person(name) for name in ("Anna", "Ben", "Carl"))
    code = anna.table("origins", ["me", "open", "open"])
    for person in (ben, carl):
        person.post(f"/tables/{code}/join")
    anna.start(code)
    mover = next(one for one in (anna, ben, carl) if one.get(f"/tables/{code}")["my_turn"])
    state = mover.state(code)
    mover.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    anna.post(f"/tables/{code}/takeback", to=state["entries"])
    ben.http.request("DELETE", "/me", json={})
    table = anna.get(f"/tables/{code}")
    assert table["takeback"]["waiting"] == [carl.id]
