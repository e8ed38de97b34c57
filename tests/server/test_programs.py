"""Bots: how an account becomes one, challenges, the stream of events, positions for programs."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import jsonschema
import pytest

import hexarch
from hexarch.position import Position
from hexarch.server import quotas
from hexarch.server.live import streams
from hexarch.server.web.json import dumps
from tests.server.postgres import new_database
from tests.server.processes import Process, two_processes
from tests.server.running import Person, Refused, Running
from tests.server.test_lobby import refusal
from tests.server.test_moderation import in_database
from tests.server.test_openapi import resolve
from tests.server.test_play import two_seats
from tests.server.test_tokens import PASSWORD, account, new_token
from tests.server.waiting import wait_for

Event = dict[str, Any]


def new_bot(server: Running | Process, name: str = "") -> tuple[Person, Person]:
    """Create a bot account; return (its person, its program)."""
    person = account(server, name)
    person.post("/me/bot", password=PASSWORD)
    program = Person(server.url, new_token(person)["token"])
    server.people.append(program)
    return person, program


@contextmanager
def listening(person: Person, **query: Any) -> Iterator[Iterator[Event]]:
    """Yield somebody's events without the heartbeats, checked against their description."""
    with person.http.stream("GET", "/events", params=query, timeout=30) as response:
        assert response.status_code == 200, response.read()
        yield (_checked(json.loads(line)) for line in response.iter_lines() if line)


def _checked(event: Event) -> Event:
    jsonschema.validate(event, resolve({"$ref": "#/components/schemas/Event"}))
    return event


def until(events: Iterator[Event], kind: str, **values: Any) -> Event:
    """Return the next event of a kind whose table or challenge has these values."""
    for event in events:
        inner = event.get(kind, {})
        if event["type"] == kind and all(inner[name] == value for name, value in values.items()):
            return event
    raise AssertionError("the stream has ended")


def test_an_account_becomes_a_bot_that_everybody_sees(own: Running) -> None:
    anna, ben = account(own), account(own, "Ben")
    assert refusal(ben.post, "/me/bot", password="another one entirely").key == "server-wrong-password"
    assert refusal(own.person("Guest").post, "/me/bot", password=PASSWORD).key == "server-no-account"
    me = ben.post("/me/bot", password=PASSWORD)["user"]
    assert (me["name"], me["bot"]) == ("Ben [bot]", True)
    ben.call("PATCH", "/me", {"name": "Benedict"})
    assert ben.get("/me")["user"]["name"] == "Benedict [bot]"
    assert {"id": me["id"], "name": "Benedict [bot]"} in anna.get("/bots")["bots"]
    for name in ("Carla [bot]", "Carla[BOT]", "Carla [ bot ]", "Carla \uff3b\uff42\uff4f\uff54\uff3d"):
        assert refusal(own.person().post, "/guest", name=name).status == 422
        assert refusal(anna.call, "PATCH", "/me", {"name": name}).status == 422
    code = anna.table("origins", ["me", "open"])
    assert refusal(anna.post, "/me/bot", password=PASSWORD).key == "server-bot-played"
    assert refusal(ben.post, f"/tables/{code}/join").key == "server-bot-invited"
    invitation = anna.get(f"/tables/{code}")["invitation"]
    seat = ben.post(f"/tables/{code}/join", invitation=invitation)["seats"][1]
    assert (seat["name"], seat["bot"]) == ("Benedict [bot]", True)
    assert not anna.get(f"/tables/{code}")["seats"][0]["bot"]
    guest = own.person("Dora")
    other = guest.table("origins", ["me", "open"])
    guest.post("/login", name="Ben", password=PASSWORD)
    seat = guest.get(f"/tables/{other}")["seats"][0]
    assert (seat["name"], seat["bot"]) == ("Benedict [bot]", True), "a guest's seats that a bot takes over show it"


def test_a_bot_is_challenged_plays_and_gets_all_events(own: Running) -> None:
    """Only the API is used, and events arrive in the order in which things happen."""
    anna = account(own)
    bot, program = new_bot(own)
    with listening(program) as events, listening(anna) as hers:
        assert next(events)["user"]["id"] == bot.id
        code = anna.table("origins", ["me", "open"], visibility="invitation")
        asked = anna.post(f"/tables/{code}/challenges", bot=bot.id)
        told = until(events, "challenge", id=asked["id"])["challenge"]
        assert (told["table"], told["status"], told["by"]["id"]) == (code, "asked", anna.id)
        declined = program.post(f"/challenges/{asked['id']}/decline", reason="Not now.")
        assert declined["status"] == "declined"
        assert until(hers, "challenge", status="declined")["challenge"]["reason"] == "Not now."
        assert refusal(program.post, f"/challenges/{asked['id']}/accept").key == "server-challenge-over"
        again = anna.post(f"/tables/{code}/challenges", bot=bot.id, seat=1)
        assert program.get("/challenges")["challenges"][0]["id"] == again["id"]
        program.post(f"/challenges/{again['id']}/accept")
        program.post(f"/challenges/{again['id']}/accept")  # the answer may have been lost
        until(hers, "challenge", status="accepted")
        assert until(events, "table", id=code)["table"]["my_seats"] == [1]
        assert program.get("/challenges")["challenges"] == []
        anna.start(code)
        for _ in range(6):
            mover = anna if anna.get(f"/tables/{code}")["my_turn"] else program
            heard = events if mover is program else hers
            event = until(heard, "table", id=code, my_turn=True)
            position = mover.get(f"/tables/{code}/position")
            assert position["version"] == event["table"]["version"]
            body = {"version": position["version"], "actions": [position["actions"][0]["id"]], "request_id": "r"}
            body["request_id"] = f"move {position['version']}"
            moved = mover.call("POST", f"/tables/{code}/moves", body, view="compact")
            assert moved == mover.call("POST", f"/tables/{code}/moves", body, view="compact"), "moved once"
            jsonschema.validate(moved, resolve({"$ref": "#/components/schemas/CompactPosition"}))
        assert refusal(mover.move, code, 0, [0]).key == "server-stale"
        lonely = program.table("origins", ["me"])
        program.post(f"/tables/{lonely}/chat", text="Nobody here?")
        until(events, "table", id=lonely)
        program.call("DELETE", f"/tables/{lonely}")
        assert any(event["type"] == "gone" and event["table"] == lonely for event in events)


def test_challenges_are_between_an_owner_and_a_bot(server: Running) -> None:
    anna, ben = account(server), account(server)
    bot, _ = new_bot(server)
    _, another = new_bot(server)
    code = anna.table("origins", ["me", "open"])

    def ask(person: Person, **body: Any) -> Any:
        return person.post(f"/tables/{code}/challenges", **{"bot": bot.id, **body})

    assert refusal(ask, ben).key == "server-owner-only"
    assert refusal(ask, anna, bot=ben.id).key == "server-no-bot"
    assert refusal(ask, anna, bot="\u0000").key == "server-no-bot"
    assert refusal(ask, anna, seat=0).key == "server-seat-taken"
    bot.call("PUT", f"/me/blocked/{anna.id}", {"on": True})
    assert refusal(ask, anna).key == "server-bot-blocked"
    bot.call("PUT", f"/me/blocked/{anna.id}", {"on": False})
    made = ask(anna)["id"]
    for stranger in (ben, another):
        for path in ("accept", "decline"):
            assert refusal(stranger.post, f"/challenges/{made}/{path}").key == "server-no-challenge"
        assert refusal(stranger.call, "DELETE", f"/challenges/{made}").key == "server-no-challenge"
        assert stranger.get("/challenges")["challenges"] == []
    assert refusal(anna.post, f"/challenges/{made}/accept").key == "server-challenge-other"
    assert refusal(bot.call, "DELETE", f"/challenges/{made}").key == "server-challenge-other"
    ben.post(f"/tables/{code}/join")
    assert refusal(bot.post, f"/challenges/{made}/accept").key == "server-table-full"
    assert anna.call("DELETE", f"/challenges/{made}")["status"] == "cancelled"
    assert refusal(ask, anna).key == "server-table-full"
    anna.call("DELETE", f"/tables/{code}/people/{ben.id}")
    made = ask(anna)["id"]
    anna.call("DELETE", f"/tables/{code}")
    assert refusal(bot.post, f"/challenges/{made}/accept").key == "server-no-challenge", "it is gone with its table"


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_the_position_for_programs_is_that_of_the_engine(server: Running, game: str) -> None:
    anna, ben, code = two_seats(server, game)
    for _ in range(8):
        mover, waiting = (anna, ben) if anna.get(f"/tables/{code}")["my_turn"] else (ben, anna)
        found = mover.get(f"/tables/{code}/position")
        read = Position.from_text(found["text"])
        assert isinstance(read, hexarch.Position)
        assert (read.seat, read.legal()) == (found["seat"], [action["id"] for action in found["actions"]])
        assert [read.text(action["id"]) for action in found["actions"]] == [one["text"] for one in found["actions"]]
        other = waiting.get(f"/tables/{code}/position")
        assert (other["seat"], other["actions"]) == (None, [])
        assert other["text"] == found["text"] == server.person().get(f"/tables/{code}/position")["text"]
        mover.move(code, found["version"], [found["actions"][len(found["actions"]) // 2]["id"]])
    open_table = anna.table(game, ["me", "open"])
    assert refusal(anna.get, f"/tables/{open_table}/position").key == "server-table-open"


def test_a_stream_resumes_where_it_was_lost(server: Running) -> None:
    _, program = new_bot(server)
    idle, code = program.table("origins", ["me", "me"]), program.table("origins", ["me", "me"])
    with listening(program) as events:
        assert "id" not in next(events), "who has heard nothing else begins again"
        first, second = until(events, "table"), until(events, "table")
        assert [first["table"]["id"], second["table"]["id"]] == [idle, code], "the oldest change first"
    in_database(server, "UPDATE games SET changed = changed - 60000 WHERE code = :code", code=idle)
    program.start(code)
    since = int(second["id"]) + 1
    with listening(program, since=since) as events:
        assert next(events)["type"] == "hello"
        event = until(events, "table")
        assert (event["table"]["id"], event["table"]["my_turn"], int(event["id"]) >= since) == (code, True, True)
        new = program.table("origins", ["me"])
        program.post(f"/tables/{new}/chat", text="Nobody here?")
        assert until(events, "table")["table"]["id"] == new, "no event for the table that did not change"
    in_database(server, "UPDATE games SET changed = changed - 60000 WHERE code = :code", code=code)
    headers = {"Accept": "text/event-stream", "Last-Event-ID": str(since)}
    with program.http.stream("GET", "/events", headers=headers) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        lines = response.iter_lines()
        seen = [next(lines) for _ in range(8)]
    assert seen[0].startswith("data: ")
    assert seen[2] == f"id: {since}"
    told = [json.loads(line.removeprefix("data: ")) for line in seen if line.startswith("data: ")]
    assert {event["table"]["id"] for event in told[1:]} == {code, new}, "where it is my turn, and what changed"


def test_hostile_requests_for_the_stream(server: Running) -> None:
    _, program = new_bot(server)
    for query in ("since=-1", "since=x", "since=9999999999999999999999", "since=1&since=x"):
        assert program.http.get(f"/events?{query}").status_code == 422
    for headers in ({"Last-Event-ID": "\u0663"}, {"Last-Event-ID": "9" * 39}, {"Accept": "a" * 400}):
        sent = {name.encode(): value.encode() for name, value in headers.items()}
        with program.http.stream("GET", "/events", headers=sent) as response:
            assert response.status_code == 200
            assert "hello" in next(response.iter_lines())
    with program.http.stream("GET", "/events", headers={"Last-Event-ID": "9" * 41}) as response:
        assert response.status_code == 422
    assert httpx.get(f"{server.url}/api/v1/events").status_code == 401


def test_a_stream_ends_with_its_token_and_when_there_are_too_many(server: Running) -> None:
    person, program = new_bot(server)
    with listening(program) as first:
        next(first)
        opened = [program.http.stream("GET", "/events") for _ in range(quotas.STREAMS)]
        for one in opened:
            one.__enter__()
        assert list(first) == [], "the oldest ends"
        for one in opened:
            one.__exit__(None, None, None)
    with listening(program) as events:
        next(events)
        person.post("/me/password", old=PASSWORD, new="another one entirely")
        assert list(events) == []
    assert refusal(program.get, "/events").key == "server-token"


def test_heartbeats_come_in_silence(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarch.server.routes.programs.HEARTBEAT_SECONDS", 0.05)
    _, program = new_bot(server)
    with program.http.stream("GET", "/events") as response:
        lines = response.iter_lines()
        assert json.loads(next(lines))["heartbeat"] == 0.05
        assert [next(lines), next(lines)] == ["", ""]


def test_a_slow_reader_gets_the_newest_state_only(server: Running) -> None:
    """At most one event per table waits, however much happens meanwhile."""
    _, program = new_bot(server)
    code = program.table("origins", ["me", "me"])
    program.start(code)
    inner = server.app.state.server

    async def opened() -> streams.Stream:
        found: streams.Stream = await inner.streams.open(await inner.api_tokens.find(token), None)
        return found

    token = program.http.headers["authorization"].removeprefix("Bearer ")
    stream = server.call(opened())
    for _ in range(10):
        state = program.state(code)
        program.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    version = program.state(code)["version"]
    for _ in range(500):
        if len(stream.waiting) == 1 and f'"version":{version},' in dumps(stream.waiting).decode():
            break
        time.sleep(0.02)
    else:
        raise AssertionError(stream.waiting)
    inner.streams.leave(stream)


def _is_unknown(program: Person) -> bool:
    try:
        program.get("/me")
    except Refused as refused:
        return refused.key == "server-token"
    return False


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_events_come_from_other_processes(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    """A challenge, a move and the end of a token in one process reach a stream in another."""
    database = str(tmp_path / "hexarch.sqlite")
    if kind == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), f"test_{uuid4().hex}")
    with two_processes(tmp_path, database) as (one, two):
        anna = account(one)
        bot, program = new_bot(two)
        with listening(program) as events:
            code = anna.table("origins", ["me", "open"])
            asked = anna.post(f"/tables/{code}/challenges", bot=bot.id)
            until(events, "challenge", id=asked["id"])
            program.post(f"/challenges/{asked['id']}/accept")
            until(events, "table", id=code)
            anna.start(code)
            table = until(events, "table", status="running")["table"]
            if not table["my_turn"]:
                while anna.get(f"/tables/{code}")["asked"] != [1]:
                    position = anna.get(f"/tables/{code}/position")
                    anna.move(code, position["version"], [position["actions"][0]["id"]])
                until(events, "table", id=code, my_turn=True)
            other = Person(one.url)
            one.people.append(other)
            other.http.cookies = bot.http.cookies
            other.call("DELETE", f"/me/tokens/{program.get('/me/tokens')['tokens'][0]['id']}")
            assert not any(event["type"] == "hello" for event in events), "the stream ends"
        # The stream checks its token itself, and may end before the bus has updated the cache of users.
        wait_for(lambda: _is_unknown(program), "the end of the token", seconds=30.0)
