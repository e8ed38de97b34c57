"""The calls of the API, and how both clients handle the responses. Nothing here does I/O."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar, cast
from urllib.parse import quote
from uuid import uuid4

import httpx

from hexarch._version import __version__
from hexarch.client.shapes import (
    Bots,
    Challenge,
    Challenges,
    Chat,
    ChatMessage,
    Done,
    Event,
    Me,
    SeatRequest,
    Table,
    TablePosition,
    Tables,
    Tokens,
    Visibility,
)

T = TypeVar("T")

TRIES: Final = 6
_LONGEST_PAUSE: Final = 60.0
_REPEATABLE: Final = ("GET", "PUT", "DELETE")
AGAIN: Final = (429, 502, 503, 504)
# The server sends a heartbeat every 15 seconds; after three missed ones the connection counts as lost.
_SILENCE_SECONDS: Final = 45.0


class ApiError(Exception):
    """Raised when the server refuses a request. `key` identifies the reason; the text is a sentence."""

    def __init__(self, status: int, problem: Mapping[str, Any]) -> None:
        self.status = status
        self.key = str(problem.get("key", ""))
        self.problem = dict(problem)
        super().__init__(str(problem.get("detail") or f"The server answered with status {status}."))


class ConnectionLost(Exception):
    """Raised when the server cannot be reached, or the response did not arrive."""


@dataclass(frozen=True)
class Call(Generic[T]):
    """A request whose response has the type T."""

    method: str
    path: str
    body: object = None
    query: Mapping[str, str | int] | None = None
    is_repeatable: bool = False
    """Whether it can be sent again if it is not known whether it arrived."""


def settings(server: str, token: str, timeout: float) -> dict[str, Any]:
    """Return the arguments of both kinds of httpx clients; raise ValueError for an invalid address."""
    address = httpx.URL(server if "://" in server else f"http://{server}")
    if address.scheme not in ("http", "https") or not address.host:
        raise ValueError(f"{server!r} is not a server address, such as https://hexarch.example")
    headers = {"Authorization": f"Bearer {token}", "User-Agent": f"hexarch-client/{__version__}"}
    base = f"{str(address).rstrip('/').removesuffix('/api/v1')}/api/v1"
    return {"base_url": base, "headers": headers, "timeout": timeout}


def arguments(call: Call[Any]) -> dict[str, Any]:
    """Return the arguments of `httpx.request` for a call."""
    body = call.body if call.body is not None or call.method == "GET" else {}
    sent = {"json": body} if call.method != "GET" else {}
    return {"method": call.method, "url": call.path, "params": dict(call.query or {}), **sent}


def stream_arguments(since: str | None, timeout: float) -> dict[str, Any]:
    waits = httpx.Timeout(timeout, read=_SILENCE_SECONDS)
    return {"method": "GET", "url": "/events", "params": {"since": since} if since else {}, "timeout": waits}


def pause_before(call: Call[Any], attempt: int, response: httpx.Response | None) -> float | None:
    """Return how long to wait before a retry; None if a retry would not help, or could act twice."""
    if attempt >= TRIES:
        return None
    can_repeat = call.is_repeatable or call.method in _REPEATABLE
    if response is None:
        return pause(attempt) if can_repeat else None
    if response.status_code not in AGAIN or not (can_repeat or response.status_code == 429):
        return None
    return pause(attempt, response)


def pause(attempt: int, response: httpx.Response | None = None) -> float:
    """Return how many seconds to wait: as long as the server asks for, or longer with every attempt."""
    wanted = "" if response is None else response.headers.get("retry-after", "")
    if wanted.isdigit():
        return min(float(wanted), _LONGEST_PAUSE)
    longest: float = min(0.5 * 2 ** min(attempt, 10), _LONGEST_PAUSE)
    return longest * random.uniform(0.7, 1.3)


def read(call: Call[T], response: httpx.Response) -> T:
    check(response)
    return cast(T, response.json())


def check(response: httpx.Response) -> None:
    """Raise ApiError for an error response."""
    if response.status_code < 400:
        return
    try:
        problem = response.json()
    except ValueError:
        problem = {}
    raise ApiError(response.status_code, problem if isinstance(problem, dict) else {})


def event_of(line: str) -> Event | None:
    """Return the event of a line; None for a heartbeat."""
    return cast(Event, json.loads(line)) if line.strip() else None


def _at(path: str, name: str, rest: str = "") -> str:
    return f"/{path}/{quote(name, safe='')}{rest}"


def me() -> Call[Me]:
    return Call("GET", "/me")


def catalogue() -> Call[dict[str, Any]]:
    return Call("GET", "/catalogue")


def tables(which: str, game: str | None, page: int) -> Call[Tables]:
    query: dict[str, str | int] = {"list": which, "page": page}
    return Call("GET", "/tables", query=query if game is None else {**query, "game": game})


def table(table_id: str, invitation: str | None) -> Call[Table]:
    return Call("GET", _at("tables", table_id), query={} if invitation is None else {"invitation": invitation})


def create_table(
    game: str,
    seats: Sequence[SeatRequest],
    preset: str,
    options: Mapping[str, Any] | None,
    visibility: Visibility,
    title: str,
) -> Call[Table]:
    body = {"game": game, "seats": list(seats), "preset": preset, "options": dict(options or {})}
    return Call("POST", "/tables", {**body, "visibility": visibility, "title": title})


def delete_table(table_id: str) -> Call[Done]:
    return Call("DELETE", _at("tables", table_id))


def join(table_id: str, seat: int | None, invitation: str | None) -> Call[Table]:
    return Call("POST", _at("tables", table_id, "/join"), {"seat": seat, "invitation": invitation})


def leave(table_id: str) -> Call[Done]:
    return Call("POST", _at("tables", table_id, "/leave"))


def start(table_id: str) -> Call[Table]:
    return Call("POST", _at("tables", table_id, "/start"), is_repeatable=True)


def resign(table_id: str) -> Call[Table]:
    return Call("POST", _at("tables", table_id, "/resign"), is_repeatable=True)


def bots() -> Call[Bots]:
    return Call("GET", "/bots")


def challenges() -> Call[Challenges]:
    return Call("GET", "/challenges")


def challenge(table_id: str, bot_id: str, seat: int | None) -> Call[Challenge]:
    return Call("POST", _at("tables", table_id, "/challenges"), {"bot": bot_id, "seat": seat}, is_repeatable=True)


def accept(challenge_id: str) -> Call[Challenge]:
    return Call("POST", _at("challenges", challenge_id, "/accept"), is_repeatable=True)


def decline(challenge_id: str, reason: str) -> Call[Challenge]:
    return Call("POST", _at("challenges", challenge_id, "/decline"), {"reason": reason})


def cancel(challenge_id: str) -> Call[Challenge]:
    return Call("DELETE", _at("challenges", challenge_id))


def position(table_id: str) -> Call[TablePosition]:
    return Call("GET", _at("tables", table_id, "/position"))


def play(position: TablePosition, actions: Sequence[int], request_id: str | None) -> Call[TablePosition]:
    # The id makes the request safe to repeat: a server that has seen it does not move twice.
    body = {"version": position["version"], "seat": position["seat"], "actions": list(actions)}
    sent = {**body, "request_id": request_id or str(uuid4())}
    path = _at("tables", position["table"], "/moves")
    return Call("POST", path, sent, {"view": "compact"}, is_repeatable=True)


def chat(table_id: str, since: int) -> Call[Chat]:
    return Call("GET", _at("tables", table_id, "/chat"), query={"since": since})


def say(table_id: str, text: str) -> Call[ChatMessage]:
    return Call("POST", _at("tables", table_id, "/chat"), {"text": text})


def tokens() -> Call[Tokens]:
    return Call("GET", "/me/tokens")


def revoke_token(token_id: str) -> Call[Done]:
    return Call("DELETE", _at("me/tokens", token_id))


Which = Literal["open", "mine", "running", "finished"]
