"""Runs a real server in a thread of the test process, and people who use it."""

import asyncio
import io
import ssl
import sys
import threading
import time
import traceback
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from hexarch.server.app import create_app
from hexarch.server.settings import Settings
from hexarch.server.web.http_protocol import TimedHttpProtocol
from hexarch.server.web.serving import HttpServer

T = TypeVar("T")

# Never used, since tests use plain HTTP. Without it each client would load all certificates, which takes 40 ms.
_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def settings_for(folder: Path, database: str = "", **values: Any) -> Settings:
    """Return settings without rate limits unless a test asks for them, since tests are faster than people."""
    chosen = Settings(port=0, data=str(folder), database=database, rate_factor=0, log_level="error", move_seconds=5.0)
    return replace(chosen, **values)


class Running:
    def __init__(self, settings: Settings) -> None:
        self.people: list[Person] = []
        self.settings = settings
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=0,
            http=TimedHttpProtocol,
            log_config=None,
            access_log=False,
            ws_max_size=16 * 1024,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
        self.server = HttpServer(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server does not start"
            time.sleep(0.01)
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]
        self.loop = self.server.servers[0].get_loop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def program(self, token: str) -> "Person":
        """Return a program that uses a personal token."""
        self.people.append(Person(self.url, token))
        return self.people[-1]

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def stop(self) -> None:
        for person in self.people:
            person.close()
        self.server.should_exit = True
        self.thread.join(120)
        if self.thread.is_alive():
            pytest.fail(f"The server does not stop.\n{self._whereabouts()}")

    def _whereabouts(self) -> str:
        """Return where every thread and every task of the server is, to find out what it waits for."""
        names = {thread.ident: thread.name for thread in threading.enumerate()}
        found = [
            f"{names.get(ident)}:\n{''.join(traceback.format_stack(frame))}"
            for ident, frame in sys._current_frames().items()
        ]
        for task in asyncio.all_tasks(self.loop):
            printed = io.StringIO()
            task.print_stack(file=printed)
            found.append(printed.getvalue())
        return "\n".join(found)

    def person(self, name: str = "") -> "Person":
        """Return somebody at a browser; with a name, a guest."""
        person = Person(self.url)
        self.people.append(person)
        if name:
            person.post("/guest", name=name)
        return person


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    try:
        yield server
    finally:
        server.stop()


class Refused(AssertionError):
    """Raised for a response that is a problem document."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.body: dict[str, Any] = response.json()
        self.key: str = self.body["key"]
        self.headers = response.headers
        super().__init__(f"{self.status} {self.key}: {self.body['detail']}")


class Person:
    """A client with cookies and an Origin header that raises `Refused` for every error response."""

    def __init__(self, url: str, token: str = "") -> None:
        """With a token, act as a program: use the stable API and send no Origin."""
        self.url = url
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": url}
        self.http = httpx.Client(
            base_url=f"{url}/api{'/v1' if token else ''}", headers=headers, timeout=120, verify=_TLS
        )

    def call(self, method: str, path: str, json: Any = None, **query: Any) -> Any:
        shown = {name: value for name, value in query.items() if value is not None}
        response = self.http.request(method, path, json=json, params=shown)
        if response.status_code >= 400:
            assert response.headers["content-type"] == "application/problem+json", response.text
            raise Refused(response)
        return response.json() if "json" in response.headers["content-type"] else response.text

    def get(self, path: str, **query: Any) -> Any:
        return self.call("GET", path, **query)

    def post(self, path: str, **body: Any) -> Any:
        return self.call("POST", path, body)

    @property
    def id(self) -> str:
        found: str = self.get("/me")["user"]["id"]
        return found

    def close(self) -> None:
        self.http.close()

    def table(self, game: str, seats: list[str], **values: Any) -> str:
        """Create a table. Seats are `me`, `open` or the level of a computer player."""
        known = ("me", "open")
        asked = [{"kind": seat} if seat in known else {"kind": "computer", "level": seat} for seat in seats]
        code: str = self.post("/tables", game=game, seats=asked, **values)["id"]
        return code

    def start(self, code: str) -> Any:
        return self.post(f"/tables/{code}/start")

    def state(self, code: str, **query: Any) -> Any:
        return self.get(f"/tables/{code}/state", **query)

    def move(self, code: str, version: int, actions: list[int], **values: Any) -> Any:
        body = {"version": version, "actions": actions, "request_id": str(uuid4()), **values}
        return self.post(f"/tables/{code}/moves", **body)

    def live(self, code: str, since: int | None = None, **query: str) -> AbstractContextManager[ClientConnection]:
        asked = "&".join(f"{name}={value}" for name, value in {"since": since, **query}.items() if value is not None)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"Origin": self.url} | ({"Cookie": cookies} if cookies else {})
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/live?{asked}"
        return connect(address, additional_headers=headers, origin=None, open_timeout=60)


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in its own thread, because browser tests leave an event loop running in this one."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()
