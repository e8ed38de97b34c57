"""Uvicorn's HTTP protocol with limits for the time and the size of request headers."""

from asyncio import Transport
from asyncio.events import TimerHandle
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# The time from the connection, or the first byte of a request, to the end of its headers.
HEAD_SECONDS = 10.0
# Headers are kept in memory until they are complete; no browser sends more than a few thousand bytes.
_HEAD_BYTES: Final = 64 * 1024


class TimedHttpProtocol(HttpToolsProtocol):
    """Closes connections that do not send their headers in time, or too many; uvicorn would wait forever."""

    _head_timer: TimerHandle | None = None
    _head_bytes = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_timer is None:  # the headers are complete
            self._head_bytes = 0
            return
        self._head_bytes += len(data)
        if self._head_bytes > _HEAD_BYTES:
            self._stop_waiting()
            self._give_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._head_timer is None:
            self._expect_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def _expect_head(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _give_up(self) -> None:
        self._head_timer = None
        if not self.transport.is_closing():
            self.transport.close()
