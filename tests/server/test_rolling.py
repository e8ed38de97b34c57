"""Two servers are restarted one after the other while people play: a retry must be enough for every request."""

import signal
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.server.postgres import new_database
from tests.server.processes import Process, two_processes
from tests.server.running import Person


class Player(threading.Thread):
    """Sends each request to one server after the other until one answers, as a proxy with health checks does."""

    def __init__(self, servers: list[Process], cookie: str, codes: list[str]) -> None:
        """`codes` are the tables to play at in turn, since a game may end before slow servers are back."""
        super().__init__(daemon=True)
        self.servers, self.cookie, self.codes = servers, cookie, codes
        self.is_over = False
        self.tries: list[int] = []
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            while not self.is_over:
                state = self._ask("GET", "state", None)
                if state["options"] is None:
                    self.codes.pop(0)
                    continue
                actions = state["options"]["actions"]
                body = {"version": state["version"], "actions": [actions[0]["id"]], "request_id": str(uuid4())}
                assert self._ask("POST", "moves", body)["version"] > state["version"]
        except Exception as error:
            self.failure = error

    def _ask(self, method: str, path: str, body: object) -> dict[str, Any]:
        for tries in range(1, 5):
            person = Person(self.servers[tries % 2].url)
            person.http.cookies.set("hexarch_session", self.cookie)
            try:
                answer = person.http.request(method, f"/tables/{self.codes[0]}/{path}", json=body)
                if answer.status_code not in (502, 503):
                    assert answer.status_code == 200, answer.text
                    self.tries.append(tries)
                    found: dict[str, Any] = answer.json()
                    return found
            except httpx.TransportError:
                continue
            finally:
                person.close()
        raise AssertionError("no server has answered")


@pytest.mark.long
def test_servers_are_replaced_while_people_play(tmp_path: Path, postgres: str) -> None:
    database = new_database(postgres, f"test_{uuid4().hex}")
    with two_processes(tmp_path, database) as pair:
        anna = pair[0].person("Anna")
        codes = [anna.table("terra-mystica", ["me", "me"]) for _ in range(20)]
        for code in codes:
            anna.start(code)
        player = Player(list(pair), anna.http.cookies["hexarch_session"], codes)
        player.start()
        for server in pair:
            time.sleep(0.3)
            assert server.process is not None
            server.process.terminate()
            assert server.process.wait(120) in (0, -signal.SIGTERM), "it shuts down cleanly"
            server.start()
        time.sleep(0.3)
        player.is_over = True
        player.join(120)
        if player.failure is not None:
            raise player.failure
        assert len(player.tries) > 10
        assert max(player.tries) <= 2, "one retry is enough"
