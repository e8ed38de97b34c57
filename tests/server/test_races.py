"""Two servers on one PostgreSQL and many concurrent writers: no move is stored twice, lost, or kept from anybody."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from hexarch.server.live.messages import Watching
from hexarch.server.live.patch import apply_patch
from hexarch.server.live.presence import Presence
from tests.server.postgres import new_database
from tests.server.processes import Process, two_processes
from tests.server.running import Person, Refused
from tests.server.test_live import receive

Pair = tuple[Process, Process]


def same_person(person: Person, server: Process) -> Person:
    """Return the same browser at another server, where the session is valid, too."""
    twin = server.person()
    twin.http.cookies.set("hexarch_session", person.http.cookies["hexarch_session"])
    return twin


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Pair]:
    database = new_database(postgres, f"pair_{uuid4().hex}")
    with two_processes(tmp_path_factory.mktemp("pair"), database) as started:
        yield started


def move_or_stale(person: Person, code: str, version: int, action: int) -> bool:
    """Try a move; return whether it was accepted. The only allowed refusal is that somebody else was faster."""
    try:
        answer = person.move(code, version, [action])
    except Refused as refused:
        if refused.key != "server-stale":
            raise
        return False
    assert answer["version"] > version
    return True


def race(writers: list[Person], code: str, turns: int, seed: int) -> dict[int, tuple[int, int]]:
    """Let every writer try to move at every version; return what the server acknowledged."""
    acknowledged: dict[int, tuple[int, int]] = {}
    barrier = Barrier(len(writers))

    def write(place: int) -> list[dict[str, Any]]:
        dice = random.Random(seed + place)
        mine: list[dict[str, Any]] = []
        for _ in range(turns):
            barrier.wait(60)
            state = writers[place].state(code)
            if not state["options"]:
                continue
            action = dice.choice(state["options"]["actions"])["id"]
            if move_or_stale(writers[place], code, state["version"], action):
                mine.append({"number": state["entries"], "action": action})
        return mine

    with ThreadPoolExecutor(len(writers)) as threads:
        for result in threads.map(write, range(len(writers))):
            for entry in result:
                assert entry["number"] not in acknowledged, "two writers were told that they moved"
                acknowledged[entry["number"]] = (0, entry["action"])
    return acknowledged


def check(person: Person, code: str, acknowledged: dict[int, tuple[int, int]]) -> None:
    log = person.state(code, log="all")["log"]
    assert [entry["number"] for entry in log] == list(range(len(log)))
    for number, (_, action) in acknowledged.items():
        assert log[number]["action"] == action, "an acknowledged move is there, once"


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_racing_writers_at_two_servers(pair: Pair, game: str) -> None:
    one, two = pair
    anna = one.person("Anna")
    code = anna.table(game, ["me", "me"])
    anna.start(code)
    writers = [anna, same_person(anna, two), same_person(anna, one), same_person(anna, two)]
    acknowledged = race(writers, code, 12, 5)
    assert len(acknowledged) >= 12, "every round has a winner"
    check(anna, code, acknowledged)
    check(writers[1], code, acknowledged)


@pytest.mark.long
def test_racing_writers_at_one_file(tmp_path: Path) -> None:
    """SQLite also allows more than one process."""
    with two_processes(tmp_path, str(tmp_path / "shared.sqlite")) as (one, two):
        anna = one.person("Anna")
        code = anna.table("terra-mystica", ["me", "me"])
        anna.start(code)
        acknowledged = race([anna, same_person(anna, two)], code, 10, 7)
        check(anna, code, acknowledged)


def test_the_same_request_at_two_servers_moves_once(pair: Pair) -> None:
    one, two = pair
    anna = one.person("Anna")
    twin = same_person(anna, two)
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    for _ in range(10):
        state = anna.state(code)
        action = state["options"]["actions"][0]["id"]
        request = str(uuid4())

        def move(
            person: Person, version: int = state["version"], action: int = action, request: str = request
        ) -> dict[str, Any]:
            answer: dict[str, Any] = person.move(code, version, [action], request_id=request)
            return answer

        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(move, (anna, twin)))
        assert answers[0]["version"] == answers[1]["version"]
        assert anna.state(code)["version"] == answers[0]["version"]


def test_live_messages_reach_clients_of_the_other_server(pair: Pair) -> None:
    one, two = pair
    anna, ben = one.person("Anna"), two.person("Ben")
    code = anna.table("terra-mystica", ["me", "open", "greedy"])
    ben.post(f"/tables/{code}/join")
    with ben.live(code) as listening:
        anna.start(code)
        watcher = two.person()  # patches contain what everybody may see
        start = watcher.state(code)
        position, seq = start["position"], start["seq"]
        with anna.live(code):
            anna.post(f"/tables/{code}/chat", text="Hello over there")
            heard: list[str] = []
            dice = random.Random(3)
            people = (anna, ben)
            made = 0
            while made < 8:
                for person in people:
                    state = person.state(code)
                    if state["options"] and state["options"]["actions"]:
                        action = dice.choice(state["options"]["actions"])["id"]
                        made += move_or_stale(person, code, state["version"], action)
            final = None
            while final is None or seq < final["seq"]:
                message = json.loads(listening.recv(timeout=60))
                heard.append(message["type"])
                if "seq" in message and message["seq"] > seq:
                    assert message["seq"] == seq + 1
                    seq = message["seq"]
                    if message["type"] == "moves":
                        apply_patch(position, message["patch"])
                final = watcher.state(code)
            if seq == final["seq"]:
                assert position == final["position"]
    assert {"status", "chat", "moves", "presence"} <= set(heard)


def test_a_process_reloads_a_table_only_if_it_has_changed(pair: Pair) -> None:
    """A process also receives its own messages from the bus, perhaps before it has delivered them."""
    one, two = pair
    anna = one.person("Anna")
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    state = anna.state(code)
    with anna.live(code, state["seq"]) as here, same_person(anna, two).live(code, state["seq"]) as there:
        dice = random.Random(4)
        for _ in range(40):
            state = anna.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])
        for socket in (here, there):
            heard: list[dict[str, Any]] = []
            while not heard or heard[-1].get("version") != state["version"]:
                heard.append(json.loads(socket.recv(timeout=60)))
            assert "reset" not in {message["type"] for message in heard}


def go_back(person: Person, code: str, to: int) -> None:
    try:
        person.post(f"/tables/{code}/takeback", to=to)
    except Refused as refused:
        if refused.key != "server-nothing-to-take-back":
            raise


@pytest.mark.long
def test_takebacks_race_with_moves(pair: Pair) -> None:
    """The first writer wins, and the game stays consistent."""
    one, two = pair
    anna = one.person("Anna")
    twin = same_person(anna, two)
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    dice = random.Random(1)
    for _ in range(8):
        state = anna.state(code)
        action = dice.choice(state["options"]["actions"])["id"]

        with ThreadPoolExecutor(2) as threads:
            moved = threads.submit(move_or_stale, anna, code, state["version"], action)
            gone_back = threads.submit(go_back, twin, code, state["entries"] - 1)
            moved.result()
            gone_back.result()
        after, other = anna.state(code, log="all"), twin.state(code, log="all")
        assert after == other
        assert len(after["log"]) == after["entries"]


def test_signing_out_at_one_server_applies_at_the_other(pair: Pair) -> None:
    anna = pair[0].person("Anna")
    twin = same_person(anna, pair[1])
    code = anna.table("origins", ["me", "open"], visibility="invitation")
    assert twin.get(f"/tables/{code}")["owner"], "the other server remembers the session now"
    with twin.live(code) as socket:
        anna.post("/logout")
        with pytest.raises(ConnectionClosed):
            receive(socket, "never")
    assert twin.get("/me")["user"] is None


def test_a_move_follows_one_at_the_other_server(pair: Pair) -> None:
    """Two servers take turns; neither may trust its cache over what is stored."""
    anna = pair[0].person("Anna")
    twins = (anna, same_person(anna, pair[1]))
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    dice = random.Random(9)
    for turn in range(20):
        state = twins[turn % 2].state(code)
        action = dice.choice(state["options"]["actions"])["id"]
        after = twins[turn % 2].move(code, state["version"], [action])
        assert [entry["number"] for entry in after["log"]] == list(
            range(after["entries"] - len(after["log"]), after["entries"])
        )
        assert after == twins[1 - turn % 2].state(code)
        with pytest.raises(Refused) as refused:
            twins[1 - turn % 2].move(code, state["version"], [action])
        assert refused.value.key == "server-stale"


def test_another_line_of_play_is_not_added_to_the_old_one(pair: Pair) -> None:
    """A server that is behind reads only the entries added since, unless a move was taken back."""
    anna = pair[0].person("Anna")
    twin = same_person(anna, pair[1])
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    dice = random.Random(3)

    def play(moves: int) -> None:
        for _ in range(moves):
            state = anna.state(code)
            anna.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])

    for back, moves in ((0, 6), (2, 2), (1, 5), (4, 4), (0, 3), (3, 1)):
        assert twin.state(code)["position"] == anna.state(code)["position"]
        if back:
            anna.post(f"/tables/{code}/takeback", to=anna.state(code)["entries"] - back)
        play(moves)
        state = twin.state(code)
        assert state["position"] == twin.state(code, at=state["entries"])["position"], "as if played from the start"
        assert state["options"] == anna.state(code)["options"]


def test_a_draft_begun_at_one_server_continues_at_the_other(pair: Pair) -> None:
    anna = pair[0].person("Anna")
    twin = same_person(anna, pair[1])
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    version = anna.state(code)["version"]
    twin.state(code)
    action = anna.state(code)["options"]["actions"][0]["id"]
    laid = anna.post(f"/tables/{code}/draft", version=version, action=action)
    shown = twin.state(code)["draft"]
    assert shown["steps"] == laid["steps"]
    twin.call("DELETE", f"/tables/{code}/draft")
    assert anna.state(code)["draft"] is None


@pytest.mark.long
def test_a_server_that_starts_later_knows_who_is_present(pair: Pair, tmp_path: Path) -> None:
    anna = pair[0].person("Anna")
    code = anna.table("origins", ["me", "open"])
    with anna.live(code) as socket:
        receive(socket, "presence")
        third = Process(tmp_path, pair[0].environment["HEXARCH_DATABASE"])
        try:
            third.start()
            with third.person().live(code) as other:
                while not receive(other, "presence")["people"]:
                    pass
        finally:
            third.close()


def test_processes_that_have_died_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr("hexarch.server.live.presence.time.monotonic", lambda: clock)
    presence = Presence()
    presence.note_own(1, [("a", "Anna")])
    for process, person in (("two", "Ben"), ("three", "Cleo")):
        presence.note(Watching(1, process, {process: person}, 0))
    clock = 50.0
    presence.note_message("two")
    clock = 70.0
    presence.forget_old()
    assert sorted(presence.people(1).values()) == ["Anna", "Ben"]
