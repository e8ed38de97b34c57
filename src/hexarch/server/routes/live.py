"""The live connection of a table."""

import asyncio
import contextlib
import time
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from sqlalchemy import select

from hexarch.server.accounts.users import User
from hexarch.server.context import Server
from hexarch.server.live.hub import Socket, read_events
from hexarch.server.storage.schema import games
from hexarch.server.tables.model import Record, check_readable
from hexarch.server.web.dependencies import address_of, get_server, user_of
from hexarch.server.web.json import dumps, loads
from hexarch.server.web.json import text as json_text
from hexarch.server.web.middleware import is_own_origin
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import CONNECT, household

routes = APIRouter(prefix="/api")
_MOST_BYTES = 4096
_MOST_MISTAKES = 20
_TYPING_SECONDS = 1.0


@routes.websocket("/tables/{id}/live")
async def live(
    websocket: WebSocket,
    since: Annotated[int | None, Query(ge=0, le=1_000_000_000)] = None,
    invitation: Annotated[str | None, Query(max_length=100)] = None,
) -> None:
    server = get_server(websocket)
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(server.limiter.socket(household(address_of(websocket))))
            user, record = await _admit(server, websocket, invitation)
        except Problem as problem:
            await websocket.send_denial_response(problem.response())
            return
        await websocket.accept()
        await _serve(server, websocket, user, record, record.seq if since is None else since)


async def _admit(server: Server, websocket: WebSocket, invitation: str | None) -> tuple[User | None, Record]:
    server.limiter.check(CONNECT, household(address_of(websocket)))
    if not is_own_origin(server.settings, websocket.scope):
        raise Problem(403, "server-origin")
    user = await user_of(server, websocket)
    async with server.database.read() as connection:
        record = await server.records.find(connection, websocket.path_params["id"])
    check_readable(record, user, invitation)
    return user, record


async def _serve(server: Server, websocket: WebSocket, user: User | None, record: Record, since: int) -> None:
    socket = Socket(user.id, user.name, user.session) if user else Socket(None, "")
    channel = server.hub.join(record.id, record.seq, socket)
    writing = asyncio.create_task(_write(server, websocket, socket, record.id, since))
    reading = asyncio.create_task(_read(server, websocket, socket, record.id))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        server.hub.leave(channel, socket)
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(1013 if socket.is_dropped else 1000)


async def _write(server: Server, websocket: WebSocket, socket: Socket, game_id: int, since: int) -> None:
    """First what was missed, then what comes; each number once and in order."""
    sent = await _send_missed(server, websocket, game_id, since)
    while (item := await socket.queue.get()) is not None:
        seq, body = item
        if seq and seq <= sent:
            continue
        if seq > sent + 1:
            sent = await _send_missed(server, websocket, game_id, sent)
            continue
        sent = seq or sent
        await websocket.send_text(body)


async def _send_missed(server: Server, websocket: WebSocket, game_id: int, since: int) -> int:
    """The number up to which everything is sent; `reset` if too much is missing to be sent."""
    async with server.database.read() as connection:
        found = (await connection.execute(select(games.c.seq).where(games.c.id == game_id))).scalar() or 0
        rows = await read_events(connection, game_id, since) if since < found else []
    is_whole = [seq for seq, _ in rows] == list(range(since + 1, found + 1))
    if not is_whole or since > found:
        await websocket.send_text(json_text({"type": "reset", "latest": found}))
        return found
    for _, body in rows:
        await websocket.send_text(body)
    return rows[-1][0] if rows else since


async def _read(server: Server, websocket: WebSocket, socket: Socket, game_id: int) -> None:
    mistakes, typed = 0, 0.0
    while mistakes < _MOST_MISTAKES:
        try:
            raw = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if raw["type"] == "websocket.disconnect":
            return
        message = _parse(raw.get("text"))
        if message == "ping":
            socket.put((0, '{"type":"pong"}'))
        elif message == "typing":
            if socket.user_id is not None and time.monotonic() - typed > _TYPING_SECONDS:
                typed = time.monotonic()
                server.hub.aside(game_id, {"type": "typing", "user_id": socket.user_id, "name": socket.name})
        else:
            mistakes += 1
            problem = Problem(400, "server-live-message")
            socket.put((0, dumps({**problem.body(), "type": "error"}).decode()))


def _parse(text: Any) -> str | None:
    """The kind of a message that the server understands."""
    if not isinstance(text, str) or len(text) > _MOST_BYTES:
        return None
    try:
        data = loads(text)
    except ValueError:
        return None
    found = data.get("type") if isinstance(data, dict) else None
    return found if isinstance(found, str) else None
