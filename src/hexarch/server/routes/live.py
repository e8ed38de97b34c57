"""The live connection of a table."""

import asyncio
import contextlib
import time
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from hexarch.server.accounts.users import User
from hexarch.server.live.hub import Channel, Hub, Socket
from hexarch.server.play.draft import revision_of
from hexarch.server.settings import Settings
from hexarch.server.tables.model import Record
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.access import address_of, user_of
from hexarch.server.web.json import dumps, loads
from hexarch.server.web.json import text as json_text
from hexarch.server.web.middleware import is_trusted_source
from hexarch.server.web.problems import Problem, database_problem
from hexarch.server.web.rate_limits import CONNECT, Limiter, household
from hexarch.server.web.services import HubDep, LimiterDep, SettingsDep, TablesDep

routes = APIRouter(prefix="/api")
_MOST_BYTES = 4096
_MOST_MISTAKES = 20
# The rate limit of messages on one connection. Only broken clients send more; each message takes time, and some go to
# all processes.
_BURST = 60.0
_PER_SECOND = 5.0
_TYPING_SECONDS = 1.0
_LOOKING_SECONDS = 5.0


@routes.websocket("/tables/{id}/live")
async def live(
    websocket: WebSocket,
    hub: HubDep,
    limiter: LimiterDep,
    settings: SettingsDep,
    tables: TablesDep,
    since: Annotated[int | None, Query(ge=0, le=1_000_000_000)] = None,
    invitation: Annotated[str | None, Query(max_length=100)] = None,
) -> None:
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(limiter.socket(household(address_of(websocket))))
            user, record = await _admit(websocket, limiter, settings, tables, invitation)
        except Problem as problem:
            await websocket.send_denial_response(problem.response())
            return
        except SQLAlchemyError as error:
            await websocket.send_denial_response(database_problem(error).response())
            return
        await websocket.accept()
        await _serve(hub, websocket, user, record, record.seq if since is None else since)


async def _admit(
    websocket: WebSocket, limiter: Limiter, settings: Settings, tables: TableRepository, invitation: str | None
) -> tuple[User | None, Record]:
    limiter.check(CONNECT, household(address_of(websocket)))
    if not is_trusted_source(settings, websocket.scope):
        raise Problem(403, "server-origin")
    user = await user_of(websocket)
    return user, await tables.readable(websocket.path_params["id"], user, invitation)


async def _serve(hub: Hub, websocket: WebSocket, user: User | None, record: Record, since: int) -> None:
    socket = Socket(user.id, user.name, user.session) if user else Socket(None, "")
    channel = hub.join(record.id, record.seq, socket)
    # The page read its draft before it connected; another window may have changed it since.
    for seat in record.seats if user else ():
        if seat.user_id == socket.user_id and seat.seat in record.drafts:
            socket.publish_draft(seat.seat, revision_of(seat.seat, record.drafts[seat.seat].steps))
    writing = asyncio.create_task(_write(hub, websocket, socket, record.id, since))
    reading = asyncio.create_task(_read(hub, websocket, socket, channel))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.leave(channel, socket)
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
        # "Try again later", for readers that are too slow and for a database that does not answer.
        is_cut_off = socket.is_dropped or _has_failed(writing)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(1013 if is_cut_off else 1000)


def _has_failed(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled() and isinstance(task.exception(), SQLAlchemyError)


async def _write(hub: Hub, websocket: WebSocket, socket: Socket, game_id: int, since: int) -> None:
    """Send missed messages, then new ones: each number once and in order."""
    sent = await _send_missed(hub, websocket, game_id, since)
    while (item := await socket.queue.get()) is not None:
        seq, body = item
        if seq and seq <= sent:
            continue
        if seq > sent + 1:
            sent = await _send_missed(hub, websocket, game_id, sent)
            continue
        sent = seq or sent
        await websocket.send_text(body)


async def _send_missed(hub: Hub, websocket: WebSocket, game_id: int, since: int) -> int:
    """Send missed messages and return the last number; send `reset` if there are too many."""
    newest, missed = await hub.missed(game_id, since)
    if missed is None:
        await websocket.send_text(json_text({"type": "reset", "latest": newest}))
        return newest
    for _, body in missed:
        await websocket.send_text(body)
    return newest


async def _read(hub: Hub, websocket: WebSocket, socket: Socket, channel: Channel) -> None:
    mistakes, typed, looked = 0, 0.0, 0.0
    left, since = _BURST, time.monotonic()
    while mistakes < _MOST_MISTAKES:
        try:
            raw = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if raw["type"] == "websocket.disconnect":
            return
        left, since = min(_BURST, left + (time.monotonic() - since) * _PER_SECOND) - 1, time.monotonic()
        message = _parse(raw.get("text")) if left > 0 else None
        if message == "ping":
            socket.put((0, '{"type":"pong"}'))
        elif message == "typing":
            if socket.user_id is not None and time.monotonic() - typed > _TYPING_SECONDS:
                typed = time.monotonic()
                hub.aside(channel.game_id, {"type": "typing", "user_id": socket.user_id, "name": socket.name})
        elif message in ("looking", "away"):
            is_looking = message == "looking"
            if is_looking != socket.is_looking or time.monotonic() - looked > _LOOKING_SECONDS:
                looked = time.monotonic()
                hub.look(channel, socket, is_looking)
        else:
            mistakes += 1
            problem = Problem(400, "server-live-message")
            socket.put((0, dumps({**problem.body(), "type": "error"}).decode()))


def _parse(text: object) -> str | None:
    """Return the type of a message; None for an invalid one."""
    if not isinstance(text, str) or len(text) > _MOST_BYTES:
        return None
    try:
        data = loads(text)
    except ValueError:
        return None
    found = data.get("type") if isinstance(data, dict) else None
    return found if isinstance(found, str) else None
