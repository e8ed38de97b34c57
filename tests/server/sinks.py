"""Real local receivers of notices: a mail server, a push service and a webhook."""

import base64
import json
import os
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.waiting import wait_for


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def body_of(mail: Message) -> str:
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


class MailServer:
    """A mail server that keeps what it has accepted; it can be stopped or made to refuse."""

    def __init__(self) -> None:
        self.port = free_port()
        self.received: list[tuple[str, Message]] = []
        self.answer = "250 OK"
        self.tries = 0
        self.on_accepted: Callable[[], None] | None = None
        """Called after a message was taken, before the other side is told so."""
        self._controller: Controller | None = None

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        self.tries += 1
        if self.answer.startswith("250"):
            self.received.append((envelope.rcpt_tos[0], message_from_bytes(envelope.content)))
            if self.on_accepted is not None:
                self.on_accepted()
        return self.answer

    def clear(self) -> None:
        """Forget all received mail and accept again."""
        self.received, self.tries, self.answer, self.on_accepted = [], 0, "250 OK", None

    def start(self) -> None:
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    def stop(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    @property
    def ids(self) -> list[str]:
        return [str(mail["Message-ID"]) for _, mail in self.received]

    def wait(self, count: int) -> list[tuple[str, Message]]:
        wait_for(lambda: len(self.received) >= count, f"{count} mails, there are {len(self.received)}")
        return self.received


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Hook:
    """A web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # named by the library
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                given = {name.lower(): value for name, value in self.headers.items()}
                hook.requests.append((self.path, given, body))
                self.send_response(hook.status)
                for name, value in hook.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def wait(self, count: int) -> list[tuple[str, dict[str, str], bytes]]:
        wait_for(lambda: len(self.requests) >= count, f"{count} posts, there are {len(self.requests)}")
        return self.requests

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)


@contextmanager
def hook() -> Iterator[Hook]:
    server = Hook()
    try:
        yield server
    finally:
        server.close()


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that has subscribed to push messages, with the keys to read them."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _encoded(point), "auth": _encoded(self._auth)}

    def read(self, headers: dict[str, str], body: bytes, server_key: str) -> dict[str, Any]:
        """Check that the server with this key has signed the message, and decrypt it."""
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        kind, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (kind, parts["k"]) == ("vapid", server_key)
        assert Vapid02.verify(headers["authorization"])
        claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
        assert self.endpoint.startswith(claims["aud"])
        assert claims["sub"].startswith(("mailto:", "https:"))
        shown = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        read: dict[str, Any] = json.loads(shown)
        return read
