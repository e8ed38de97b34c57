"""A TCP proxy between a server and its database that can silence connections."""

import contextlib
import socket
import threading
from collections.abc import Iterator


class SilentProxy:
    """Forwards bytes. Silenced connections stay open, but nothing passes through them any more."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._silent_from_now_on = False
        self._open: list[tuple[socket.socket, threading.Event]] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def silence(self, new_ones: bool = False) -> None:
        """Silence all open connections; `new_ones` also silences those that are opened later."""
        self._silent_from_now_on = new_ones
        for _, is_silent in self._open:
            is_silent.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.create_connection(("127.0.0.1", self._target))
                is_silent = threading.Event()
                if self._silent_from_now_on:
                    is_silent.set()
                self._open += [(client, is_silent), (server, is_silent)]
                for source, target in ((client, server), (server, client)):
                    threading.Thread(target=self._forward, args=(source, target, is_silent), daemon=True).start()

    @staticmethod
    def _forward(source: socket.socket, target: socket.socket, is_silent: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not is_silent.is_set():
                    target.sendall(data)
            if not is_silent.is_set():
                target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._listening.close()
        for one, _ in self._open:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


@contextlib.contextmanager
def silent_proxy(port: int) -> Iterator[SilentProxy]:
    proxy = SilentProxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
