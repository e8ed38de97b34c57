"""Several people use two servers at once while servers are killed; all views must converge."""

import json
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from hexarch.core.ledger import load
from hexarch.games import load_game
from hexarch.server.live.patch import apply_patch
from tests.server.postgres import new_database
from tests.server.processes import Process, two_processes
from tests.server.running import Person, Refused

TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("terra-mystica", {}),
    ("origins", {}),
    ("terra-mystica", {"offers": "deferred"}),
)
TEMPORARY = (503, 429)
LOST = (httpx.TransportError, ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class View(threading.Thread):
    """A spectator: reads the state once, then applies the live messages, as the page does."""

    def __init__(self, servers: list[Process], code: str, dice: random.Random) -> None:
        super().__init__(daemon=True)
        self.servers, self.code, self.dice = servers, code, dice
        self.version = -1
        self.seq = 0
        self.position: Any = None
        self.reads = 0
        self.is_over = False

    def run(self) -> None:
        while not self.is_over:
            person = Person(self.dice.choice(self.servers).url)
            try:
                if self.position is None:
                    self._read(person)
                with person.live(self.code, self.seq) as socket:
                    while not self.is_over:
                        self._hear(person, json.loads(socket.recv(timeout=1)))
            except Refused as refused:
                if refused.status not in TEMPORARY:
                    raise
                time.sleep(0.1)
            except TimeoutError:
                continue  # nothing has happened for a while
            except LOST:
                time.sleep(0.1)
            finally:
                person.close()

    def _read(self, person: Person) -> None:
        state = person.state(self.code)
        if state["version"] >= self.version:
            self.version, self.seq, self.position = state["version"], state["seq"], state["position"]
            self.reads += 1

    def _hear(self, person: Person, message: dict[str, Any]) -> None:
        if message["type"] == "reset":
            self._read(person)
        if "seq" not in message or message["seq"] <= self.seq:
            return
        assert message["seq"] == self.seq + 1, "a number is missing"
        self.seq = message["seq"]
        if "patch" in message and message["version"] > self.version:
            apply_patch(self.position, message["patch"])
            self.version = message["version"]


class Actor(threading.Thread):
    """Plays at all tables through whichever server answers, and repeats requests that were not answered."""

    def __init__(self, crowd: "Crowd", cookie: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.crowd, self.cookie, self.dice = crowd, cookie, random.Random(seed)
        self.acknowledged = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.crowd.is_enough():
                self._act(self.dice.choice(self.crowd.codes))
        except BaseException as error:
            self.failure = error
            self.crowd.stop()

    def _persist(self, call: Callable[[Person], Any]) -> Any:
        """Ask randomly chosen servers until one answers; return None if the table refuses."""
        while True:
            person = Person(self.dice.choice(self.crowd.servers).url)
            person.http.cookies.set("hexarch_session", self.cookie)
            try:
                answer = call(person)
                self.acknowledged += 1
                return answer
            except Refused as refused:
                if refused.status >= 500 and refused.status not in TEMPORARY:
                    raise
                if refused.status not in TEMPORARY:
                    return None
                time.sleep(0.1)
            except httpx.TransportError:
                time.sleep(0.05)
            finally:
                person.close()

    def _act(self, code: str) -> None:
        state = self._persist(lambda person: person.state(code))
        self.acknowledged -= 1  # reading is not a change
        if state is None or not state["options"]:
            return
        path, version = f"/tables/{code}", state["version"]
        wish = self.dice.random()
        if wish < 0.08:
            to = max(0, state["entries"] - self.dice.randrange(1, 4))
            self._persist(lambda person: person.post(f"{path}/takeback", to=to))
        elif wish < 0.3:
            accept = self.dice.random() < 0.8
            self._persist(lambda person: person.post(f"{path}/takeback/answer", accept=accept))
        elif wish < 0.35:
            self._persist(lambda person: person.post(f"{path}/chat", text="hello"))
        elif wish < 0.4:
            self._persist(lambda person: person.call("DELETE", f"{path}/draft", steps=1))
        elif state["options"]["actions"]:
            action = self.dice.choice(state["options"]["actions"])["id"]
            if wish < 0.75:
                body = {"version": version, "actions": [action], "request_id": str(uuid4())}
                self._persist(lambda person: person.post(f"{path}/moves", **body))
            else:
                self._draft(path, version, action)

    def _draft(self, path: str, version: int, action: int) -> None:
        draft = self._persist(lambda person: person.post(f"{path}/draft", version=version, action=action))
        if draft is not None and draft["complete"]:
            body: dict[str, Any] = {"version": version, "request_id": str(uuid4())}
            if "revision" in draft:
                body["revision"] = draft["revision"]
            self._persist(lambda person: person.post(f"{path}/draft/confirm", **body))


class Crowd:
    def __init__(self, servers: list[Process], wanted: int) -> None:
        self.servers, self.wanted = servers, wanted
        self.codes: list[str] = []
        self.actors: list[Actor] = []
        self._stopped = False

    def is_enough(self) -> bool:
        return self._stopped or sum(actor.acknowledged for actor in self.actors) >= self.wanted

    def stop(self) -> None:
        self._stopped = True


def converge(folder: Path, database: str, wanted: int, kills: int, seed: int) -> None:
    dice = random.Random(seed)
    with two_processes(folder, database) as pair:
        servers = list(pair)
        crowd = Crowd(servers, wanted)
        anna, ben = pair[0].person("Anna"), pair[1].person("Ben")
        for game, options in TABLES:
            code = anna.table(game, ["me", "open"], options=options)
            ben.post(f"/tables/{code}/join")
            anna.start(code)
            crowd.codes.append(code)
        views = [View(servers, code, random.Random(seed + place)) for place, code in enumerate(crowd.codes * 2)]
        cookies = [person.http.cookies["hexarch_session"] for person in (anna, ben, anna)]
        crowd.actors = [Actor(crowd, cookie, seed + 10 + place) for place, cookie in enumerate(cookies)]
        for thread in (*views, *crowd.actors):
            thread.start()
        for number in range(kills):
            # The kills are spread over the run, and one server always keeps running.
            while not crowd.is_enough() and total(crowd) < wanted * (number + 1) / (kills + 1):
                time.sleep(0.05)
            victim = dice.choice(servers)
            victim.kill()
            victim.start()
        for actor in crowd.actors:
            actor.join(600)
            if actor.failure is not None:
                raise actor.failure
        assert total(crowd) >= wanted
        compare(servers, crowd.codes, views)
        for view in views:
            view.is_over = True
            view.join(120)


def total(crowd: Crowd) -> int:
    return sum(actor.acknowledged for actor in crowd.actors)


def compare(servers: list[Process], codes: list[str], views: list[View]) -> None:
    """Check that both servers and all spectators agree, and that the stored games follow the rules."""
    strangers = [server.person() for server in servers]
    for code, (game, _) in zip(codes, TABLES, strict=True):
        states = [person.state(code, log="all") for person in strangers]
        assert states[0] == states[1]
        assert [entry["number"] for entry in states[0]["log"]] == list(range(states[0]["entries"]))
        load(load_game(game), strangers[0].get(f"/tables/{code}/download", format="json"))
        for view in (view for view in views if view.code == code):
            until = time.monotonic() + 60
            while view.version != states[0]["version"]:
                assert view.is_alive()
                assert time.monotonic() < until, "a view has stopped following"
                time.sleep(0.05)
            assert view.position == states[0]["position"]


@pytest.mark.long
def test_all_views_are_equal_in_the_end(tmp_path: Path, postgres: str) -> None:
    converge(tmp_path, new_database(postgres, f"test_{uuid4().hex}"), wanted=20, kills=1, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
def test_all_views_are_equal_after_a_thousand_requests(tmp_path: Path, database: str, seed: int) -> None:
    converge(tmp_path, database, wanted=1000, kills=8, seed=seed)
