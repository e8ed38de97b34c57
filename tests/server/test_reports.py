"""Reports of finished games: made in the background, stored and shared, but never of a running game between people."""

import time
from collections.abc import AsyncGenerator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

from hexarch.core.ledger import load
from hexarch.games import load_game
from hexarch.players.report.review import VERSION
from hexarch.server import quotas
from hexarch.server.bots.pool import TookTooLong
from hexarch.server.clock import now
from hexarch.server.reports import maker, worker
from hexarch.server.reports.process import ReportProcess
from hexarch.server.reports.repository import ReportRepository
from hexarch.server.reports.worker import answers
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import game_reports, games
from hexarch.server.web.json import JsonObject
from tests.players.short_games import finish, short_game
from tests.server.running import Person, Running, running, settings_for
from tests.server.test_fair_play import played
from tests.server.test_lobby import refusal


def imported(person: Person, seed: int = 1) -> str:
    """Import a finished game of two players who always pass."""
    code: str = person.post("/imports", text=short_game(seed=seed).dumps())["id"]
    return code


def waited(person: Person, code: str, seconds: float = 60.0) -> dict[str, Any]:
    """Wait for the report and return it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found: dict[str, Any] = person.get(f"/tables/{code}/game-report")
        if found["status"] in ("done", "failed"):
            return found
        time.sleep(0.1)
    raise AssertionError("there is no report")


class Quick(ReportProcess):
    """Returns at once what a process would return in the end."""

    tries = 0
    failing = 0

    async def make(self, job: JsonObject, most_seconds: float) -> AsyncGenerator[JsonObject, None]:
        Quick.tries += 1
        yield {"done": 1, "total": 2}
        if Quick.tries <= Quick.failing:
            raise TookTooLong
        yield {"report": {"game": job["game"], "entries": len(cast(list[object], job["actions"]))}}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, database: str) -> Iterator[Running]:
    """Start a server on either database whose reports take no time."""
    monkeypatch.setattr(maker, "ReportProcess", Quick)
    monkeypatch.setattr(maker, "_SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(Quick, "tries", 0)
    monkeypatch.setattr(Quick, "failing", 0)
    with running(settings_for(tmp_path, database)) as started:
        yield started


def test_a_finished_game_is_reviewed(server: Running) -> None:
    anna = server.person("Anna")
    code = imported(anna)
    before = anna.get(f"/tables/{code}/game-report")
    assert (before["status"], before["report"], before["available"]) == ("none", None, True)
    assert anna.post(f"/tables/{code}/game-report")["status"] in ("waiting", "running")
    found = waited(anna, code)
    report = found["report"]
    assert found["status"] == "done"
    assert (found["done"], found["total"]) == (12, 12)
    assert (report["level"], report["strength"]) == ("expert", 133)
    assert len(report["turns"]) == 12
    assert len(report["curve"]) == 13
    assert any(turn["mistake"] for turn in report["turns"]), "nothing but passing is a mistake"
    assert report["scores"] == anna.get(f"/tables/{code}")["result"]["scores"]
    for seat in report["seats"]:
        assert next(mark["line"]["label"]["key"] for mark in seat["marks"]["opening"]) == "tm-did-faction"
        assert set(seat["tracks"]) == {"fire", "water", "earth", "air"}
        assert all(len(values) == 7 for values in seat["tracks"].values())
    assert anna.post(f"/tables/{code}/game-report")["report"] == report, "it is not made again"


def test_reports_are_shared_by_link(quick: Running) -> None:
    own, anna, ben = quick, quick.person("Anna"), quick.person("Ben")
    code = imported(anna)
    assert refusal(anna.post, f"/tables/{code}/game-report/link").key == "server-no-game-report"
    anna.post(f"/tables/{code}/game-report")
    report = waited(anna, code)["report"]
    assert refusal(ben.post, f"/tables/{code}/game-report/link").key == "server-not-seated"
    link = anna.post(f"/tables/{code}/game-report/link")["link"]
    assert anna.post(f"/tables/{code}/game-report/link")["link"] == link
    assert anna.get(f"/tables/{code}/game-report")["link"] == link
    assert ben.get(f"/tables/{code}/game-report")["link"] is None
    shared = own.person().get(f"/game-reports/{link}")
    assert shared["report"] == report
    assert (shared["game"], shared["table"], len(shared["seats"])) == ("terra-mystica", code, 2)
    assert anna.get("/me/data")["game_reports"][0]["table"] == code
    assert anna.http.delete(f"/tables/{code}/game-report/link").status_code == 200
    assert refusal(own.person().get, f"/game-reports/{link}").key == "server-no-game-report"


def test_the_report_of_a_private_table_stays_private(quick: Running) -> None:
    server = quick
    anna, ben = server.person("Anna"), server.person("Ben")
    code = imported(anna)
    _make_private(server, code)
    for ask in (ben.get, ben.post):
        assert refusal(ask, f"/tables/{code}/game-report").key == "server-no-table"
    anna.post(f"/tables/{code}/game-report")
    waited(anna, code)
    link = anna.post(f"/tables/{code}/game-report/link")["link"]
    shared = ben.get(f"/game-reports/{link}")
    assert shared["report"] is not None
    assert shared["table"] is None, "the link shows the report, not the table"
    assert all(seat["user_id"] is None for seat in shared["seats"])


def _make_private(server: Running, code: str) -> None:
    async def change() -> None:
        hexarch = server.app.state.server
        async with hexarch.database.write() as connection:
            await connection.execute(update(games).where(games.c.code == code).values(visibility="invitation"))
        hexarch.tables.clear()

    server.call(change())


def test_no_report_of_a_running_game_nor_of_its_copy(server: Running) -> None:
    """A player could finish a copy of the game to learn about mistakes made so far."""
    anna, ben, code = played(server, turns=14)
    for person in (anna, ben, server.person("Carla")):
        assert refusal(person.post, f"/tables/{code}/game-report").key == "server-report-unfinished"
    found = anna.get(f"/tables/{code}/game-report")
    assert (found["status"], found["available"]) == ("none", False)
    copy = ben.post("/imports", text=_finished(anna.get(f"/tables/{code}/download", format="json")))["id"]
    assert ben.get(f"/tables/{copy}")["status"] == "finished"
    assert refusal(ben.post, f"/tables/{copy}/game-report").key == "server-no-hints-yet"
    assert refusal(anna.post, f"/tables/{anna.table('origins', ['me', 'open'])}/game-report").status == 409


def _finished(data: dict[str, Any]) -> str:
    """Return a stored game, finished by passing."""
    ledger = load(load_game(data["game"]), data)
    finish(ledger)
    return ledger.dumps()


def test_the_queue_is_bounded_and_everybody_has_a_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "REPORTS_WAITING", 4)
    with running(settings_for(tmp_path, report_workers=0)) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        codes = [imported(anna, seed) for seed in range(1, 5)]
        for code in codes[:3]:
            anna.post(f"/tables/{code}/game-report")
        assert anna.get(f"/tables/{codes[2]}/game-report")["ahead"] == 2
        refused = refusal(anna.post, f"/tables/{codes[3]}/game-report")
        assert (refused.status, refused.key) == (429, "server-reports-pending")
        ben.post(f"/tables/{codes[3]}/game-report")
        busy = refusal(ben.post, f"/tables/{imported(ben, 5)}/game-report")
        assert (busy.status, busy.key) == (503, "server-workers-busy")
        assert int(busy.headers["retry-after"]) == busy.body["retry_after"] == 160
        anna.post(f"/tables/{codes[0]}/game-report")  # already queued


def test_work_of_a_killed_server_is_done_again(quick: Running) -> None:
    """A claim keeps other servers away only until it expires."""
    with running(replace(quick.settings, report_workers=0)) as killed:
        hexarch = killed.app.state.server
        reports: ReportRepository = hexarch.reports._reports
        anna = killed.person("Anna")
        code = imported(anna)
        record, person = killed.call(hexarch.tables.find(code)), anna.id

        async def claim() -> int | None:
            """Claim the row in the transaction that creates it, before the other server looks for work."""
            await reports.add(record.id, record.position_id, VERSION, person, claimed_until=now() + 5000)
            return await reports.claim()

        assert killed.call(claim()) is None, "it is claimed"
        time.sleep(0.3)
        assert Quick.tries == 0, "nobody takes what is claimed"
        assert killed.call(_expire(hexarch.database)) is None
        assert waited(anna, code)["report"]["entries"] == record.entries
        assert Quick.tries == 1


async def _expire(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(update(game_reports).values(claimed_until=now() - 1))


def test_a_report_that_always_fails_is_given_up(quick: Running) -> None:
    Quick.failing = 3
    anna = quick.person("Anna")
    code = imported(anna)
    anna.post(f"/tables/{code}/game-report")
    assert waited(anna, code)["status"] == "failed"
    assert Quick.tries == 3
    anna.post(f"/tables/{code}/game-report")
    assert waited(anna, code)["status"] == "done", "it can be asked for again"


def test_a_game_made_to_keep_a_worker_busy_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_TURNS", 5)
    ledger = short_game()
    data = ledger.to_json()
    job = {"game": data["game"], "options": data["options"], "rules": data["rules"], "actions": ledger.entries}
    assert list(answers(job)) == [{"error": "The game has more than 5 turns."}]
