"""The typed client and `hexarch bot`: with a real server, lost connections, and types compared with OpenAPI."""

import os
import random
import subprocess
import sys
import threading
import time
import typing
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from mypy import api as mypy

from hexarch.client import ApiError, AsyncClient, Client, ConnectionLost, calls, shapes
from hexarch.client.computer import ComputerBot
from hexarch.position import Position
from tests.server.running import Person, Running, run_apart, running, settings_for
from tests.server.test_openapi import DOCUMENT
from tests.server.test_programs import new_bot
from tests.server.test_tokens import account, new_token

ROOT = Path(__file__).parents[2]
# The client's shapes by the server's names.
NAMES = {
    "Person": "Person",
    "User": "User",
    "Me": "Me",
    "Token": "Token",
    "Seat": "SeatView",
    "SeatRequest": "SeatBody",
    "Result": "Result",
    "Pace": "PaceView",
    "SeatClock": "SeatClock",
    "PauseWish": "PauseWish",
    "Clock": "ClockView",
    "TableSummary": "TableSummary",
    "Table": "Table",
    "Action": "Action",
    "TablePosition": "CompactPosition",
    "Challenge": "Challenge",
    "ChatMessage": "ChatMessage",
    "HelloEvent": "EventHello",
    "TableEvent": "EventTable",
    "GoneEvent": "EventGone",
    "ChallengeEvent": "EventChallenge",
    "Tables": "Tables",
    "Bots": "Bots",
    "Challenges": "Challenges",
    "Chat": "Chat",
    "Tokens": "Tokens",
    "Done": "Done",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(tmp_path_factory.mktemp("server"))) as started:
        yield started


def test_the_shapes_are_those_of_the_server() -> None:
    own = {name: one for name, one in vars(shapes).items() if typing.is_typeddict(one) and name != "TypedDict"}
    assert set(own) == set(NAMES)
    for name, shape in own.items():
        described = DOCUMENT["components"]["schemas"][NAMES[name]]
        hints = typing.get_type_hints(shape)
        assert set(hints) == set(described["properties"]), name
        for member, hint in hints.items():
            given = described["properties"][member]
            if "enum" in given or "const" in given:
                assert set(typing.get_args(hint)) == set(given.get("enum") or [given["const"]]), (name, member)
            can_be_null = any(part.get("type") == "null" for part in given.get("anyOf", []))
            if name != "SeatRequest":  # here an omitted member means the same as null
                assert can_be_null == (type(None) in typing.get_args(hint)), (name, member)


def test_both_clients_have_the_same_methods_for_operations_that_exist() -> None:
    public = {name for name in vars(Client) if not name.startswith("_")}
    assert public == {name for name in vars(AsyncClient) if not name.startswith("_")}
    paths = {(method, path) for path, methods in DOCUMENT["paths"].items() for method in methods}
    known = {(method, path.removeprefix("/api").removeprefix("/v1")) for method, path in paths}
    position: Any = {"version": 1, "seat": 0, "table": "{id}"}
    found: list[calls.Call[Any]] = [
        *(calls.me(), calls.catalogue(), calls.tables("mine", None, 1), calls.table("{id}", None)),
        *(calls.create_table("", [], "", None, "public", ""), calls.delete_table("{id}"), calls.join("{id}", 0, None)),
        *(calls.leave("{id}"), calls.start("{id}"), calls.resign("{id}"), calls.bots(), calls.challenges()),
        *(calls.challenge("{id}", "", 0), calls.accept("{id}"), calls.decline("{id}", ""), calls.cancel("{id}")),
        *(calls.position("{id}"), calls.play(position, [], None), calls.chat("{id}", 0), calls.say("{id}", "")),
        *(calls.tokens(), calls.revoke_token("{id}")),
    ]
    assert len(found) == len(public - {"close", "events"})
    for call in found:
        assert (call.method.lower(), call.path.replace("%7B", "{").replace("%7D", "}")) in known


def test_a_game_with_both_clients(server: Running) -> None:
    anna, (bot, _) = account(server), new_bot(server)
    token = new_token(bot)["token"]

    async def watch(table: str) -> list[int]:
        async with AsyncClient(server.url, token) as client:
            assert (await client.me())["user"] is not None
            async for event in client.events():
                if event["type"] == "table" and event["table"]["id"] == table:
                    position = await client.position(table)
                    while position["seat"] is not None:
                        position = await client.play(position, [position["actions"][0]["id"]])
                    return position["scores"]
        return []

    with Client(server.url, new_token(anna)["token"]) as client:
        table = client.create_table("origins", [{"kind": "me"}, {"kind": "open"}], title="A / B")
        assert any(one["id"] == bot.id for one in client.bots())
        made = client.challenge(table["id"], bot.id)
        with Client(f"{server.url}/", token) as other:
            assert other.accept(other.challenges()[0]["id"])["id"] == made["id"]
            assert client.say(table["id"], "Good luck!")["number"] == other.chat(table["id"])[-1]["number"]
        client.start(table["id"])
        position = client.position(table["id"])
        while position["seat"] is not None:
            request = f"r{position['version']}"
            position = client.play(position, [position["actions"][0]["id"]], request)
        assert run_apart(watch(table["id"])) == client.position(table["id"])["scores"]
        old: Any = {**position, "version": 0}
        with pytest.raises(ApiError) as stale:
            client.play(old, [0])
        assert (stale.value.status, stale.value.key) == (409, "server-stale")
        with pytest.raises(ApiError, match="nothing at this address"):
            client.table("../me")
        client.resign(table["id"])
        assert client.table(table["id"])["seats"][0]["left"]


class Flaky(BaseHTTPRequestHandler):
    """A transport that gives prepared answers: a status and headers, or no answer at all."""

    def do_GET(self) -> None:
        server: Any = self.server
        server.seen.append(self.path)
        status, headers, body = server.ready.pop(0)
        if status == 0:
            self.connection.close()
            return
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *parts: object) -> None:
        pass


@pytest.fixture
def flaky() -> Iterator[Any]:
    server: Any = ThreadingHTTPServer(("127.0.0.1", 0), Flaky)
    server.seen, server.ready = [], []
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


def test_busy_servers_and_lost_connections(flaky: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("hexarch.client.synchronous.time.sleep", pauses.append)
    with Client(f"127.0.0.1:{flaky.server_port}", "token") as client:
        flaky.ready[:] = [(503, {}, b""), (429, {"Retry-After": "7"}, b"{}"), (0, {}, b""), (200, {}, b'{"bots": []}')]
        assert client.bots() == []
        assert pauses[1] == 7.0
        flaky.ready[:] = [(0, {}, b"")]
        with pytest.raises(ConnectionLost):  # another table may have been made
            client.create_table("origins", [])
        assert not flaky.ready
        flaky.ready[:] = [(500, {}, b"<html>")]
        with pytest.raises(ApiError, match="status 500"):
            client.me()
        flaky.ready[:] = [(502, {}, b"")] * (calls.TRIES + 1)
        with pytest.raises(ApiError):
            client.bots()
        lines = b'{"type": "hello"}\n\n{"type": "gone", "id": "5", "table": "a"}\n'
        flaky.ready[:] = [(503, {}, b""), (200, {}, lines), (0, {}, b""), (200, {}, lines), (401, {}, b"{}")]
        flaky.seen.clear()
        lost: list[float] = []
        events = client.events(on_lost=lost.append)
        assert [next(events)["type"] for _ in range(4)] == ["hello", "gone"] * 2
        with pytest.raises(ApiError) as ended:
            next(events)
        assert ended.value.status == 401
        assert len(lost) == 4
        assert [path.partition("since=")[2] for path in flaky.seen] == ["", "", "5", "5", "5"]
    for wrong in ("", "ftp://example.org", "http://"):
        with pytest.raises(ValueError, match="not a server address"):
            Client(wrong, "token")


GOOD = """
from hexarch.client import AsyncClient, Client, ApiError

def run(client: Client) -> None:
    for event in client.events():
        if event["type"] == "challenge":
            client.accept(event["challenge"]["id"])
        elif event["type"] == "table":
            position = client.position(event["table"]["id"])
            client.play(position, [action["id"] for action in position["actions"]])

async def wait(client: AsyncClient) -> str:
    async for event in client.events():
        if event["type"] == "gone":
            return event["table"]
    return (await client.create_table("origins", [{"kind": "me"}]))["id"]
"""
BAD = (
    "client.position(5)",
    'client.play("table", [1])',
    'client.create_table("origins", [{"kind": "nobody"}])',
    'client.position("a")["no_such_member"]',
    'client.tables("all")',
    'client.me()["user"]["name"]',
)


def test_wrong_use_fails_strict_type_checking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text(GOOD)
    bad.write_text("from hexarch.client import Client\nclient = Client('', '')\n" + "\n".join(BAD) + "\n")
    monkeypatch.chdir(ROOT)
    told, complaints, _ = mypy.run(["--strict", "--no-error-summary", "--hide-error-context", str(good), str(bad)])
    assert not complaints
    wrong = {int(line.split(":")[1]) for line in told.splitlines() if ": error:" in line}
    assert "good.py" not in told, told
    assert wrong == set(range(3, 3 + len(BAD))), told


def hexarch_bot(server: str, token: str, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "from hexarch.cli import main; main()", "bot", "--server", server, *words]
    environment = {**os.environ, "HEXARCH_TOKEN": token, "NO_COLOR": "1", "COLUMNS": "200"}
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_hexarch_bot_plays_and_declines_what_it_does_not_play(server: Running) -> None:
    anna, (bot, _) = account(server), new_bot(server)
    wanted, other = anna.table("origins", ["me", "open"]), anna.table("terra-mystica", ["me", "open"])
    playing = hexarch_bot(server.url, new_token(bot)["token"], "--level", "random", "--game", "origins")
    try:
        for code in (wanted, other):
            anna.post(f"/tables/{code}/challenges", bot=bot.id)
        wait_for(lambda: anna.get(f"/tables/{wanted}")["seats"][1]["kind"] == "person", playing)
        wait_for(lambda: not anna.get("/challenges")["challenges"], playing)
        anna.start(wanted)
        wait_for(lambda: moves_of_bot(anna, wanted) > 3, playing)
    finally:
        playing.terminate()
        _, told = playing.communicate(timeout=30)
    assert "Connected as" in told
    assert "to origins accepted." in told
    assert "to terra-mystica declined: I only play origins." in told


def moves_of_bot(anna: Person, code: str) -> int:
    position = anna.get(f"/tables/{code}/position")
    if position["seat"] is not None:
        anna.move(code, position["version"], [position["actions"][0]["id"]])
    return sum(entry["seat"] == 1 for entry in anna.state(code, log="all")["log"])


def wait_for(is_true: Any, process: "subprocess.Popen[str]") -> None:
    until = time.monotonic() + 120
    while not is_true():
        assert process.poll() is None, process.communicate()[1]
        assert time.monotonic() < until
        time.sleep(0.05)


def test_hexarch_bot_says_what_is_wrong(server: Running) -> None:
    person = account(server)
    token = new_token(person)["token"]
    for given, words, sentence in (
        (token, (), "is not a bot. Turn it into one on the account page"),
        ("hexarch_a_b", (), "This token is not valid"),
        ("", (), "A token is needed"),
        ("two words", (), "This is not a token"),
        (token, ("--level", "godlike"), "There is no computer player 'godlike'"),
        (token, ("--game", "chess"), "There is no game 'chess'"),
    ):
        done = hexarch_bot(server.url, given, *words)
        _, told = done.communicate(timeout=60)
        assert (done.returncode, sentence in told) == (2, True), told
        assert "Traceback" not in told


def test_a_computer_player_chooses_what_is_legal_for_its_own_seat() -> None:
    """Another seat may be asked first, for example when offers are answered later."""
    position = Position.new("terra-mystica", 2, {"preset": "league"})
    bot = ComputerBot(Client("localhost", "x"), "random", ["terra-mystica"], 1, lambda text: None)
    dice = random.Random(1)
    position.roll(dice)
    for _ in range(60):
        for seat in {asked for asked, *_ in position.game.decisions(position.state) if asked >= 0}:
            given: Any = {"game": "terra-mystica", "seat": seat, "text": position.to_text()}
            assert bot.choose(given)[0] in position.game.legal(position.state, seat)
        position.push(dice.choice(position.legal()))
        position.roll(dice)
