"""Simulated browsers in one process: a small HTTP client and live connections that record when a version arrives."""

import asyncio
import gzip
from time import perf_counter
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect


class Http:
    """A keep-alive connection with queued requests. A full client would cost more CPU than the server itself."""

    def __init__(self, port: int, cookie: str) -> None:
        self._port = port
        self._head = (
            f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Accept-Encoding: gzip\r\nCookie: hexarch_session={cookie}\r\n"
        )
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        content = b"" if body is None else orjson.dumps(body)
        kind = "Content-Type: application/json\r\n" if content else ""
        head = f"{method} /api{path} HTTP/1.1\r\n{self._head}{kind}Content-Length: {len(content)}\r\n\r\n"
        async with self._lock:
            try:
                status, data = await self._exchange(head.encode() + content)
            except (asyncio.IncompleteReadError, ConnectionError):  # the server closes what is idle
                self.close()
                status, data = await self._exchange(head.encode() + content)
        return status, orjson.loads(data)

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(head.split("content-length: ", 1)[1].split("\r\n", 1)[0])
        content = await reader.readexactly(length)
        return int(head.split(" ", 2)[1]), gzip.decompress(content) if "content-encoding: gzip" in head else content

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Listener:
    """The live connection of one person at one table."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self._address = f"ws://127.0.0.1:{port}/api/tables/{code}/live"
        self._headers = {"Origin": f"http://127.0.0.1:{port}", "Cookie": f"hexarch_session={cookie}"}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._arrived = asyncio.Event()
        self.version = 0
        self.when = 0.0
        self.asked: list[int] = []
        self.is_over = False
        self.resets = 0

    async def open(self) -> None:
        self._socket = await connect(
            self._address,
            additional_headers=self._headers,
            origin=None,
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        self._task = asyncio.create_task(self._listen(self._socket))

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = orjson.loads(text)
            if message["type"] == "moves":
                self.version, self.asked, self.when = message["version"], message["asked"], perf_counter()
                self._arrived.set()
            elif message["type"] == "status":
                self.is_over = message["status"] == "finished"
            elif message["type"] == "reset":
                self.resets += 1

    async def wait_for(self, version: int) -> float:
        """When the version arrived."""
        while self.version < version:
            self._arrived.clear()
            await self._arrived.wait()
        return self.when

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            await self._socket.close()
