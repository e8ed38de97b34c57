"""Malformed requests over plain sockets and live connections: no 5xx response, and the server keeps running."""

import json
import random
import socket
import struct
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Person, Running

HEADS = (
    b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\n",
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    b"GET /api/tables/%s/state?at=",
    b"PUT /api/tables/%s/seats/0 HTTP/1.1\r\nTransfer-Encoding: chunked\r\nHost: x\r\n\r\n",
)
LIVE = (
    '{"type": "ping"}',
    '{"type": "typing"}',
    '{"type": 7}',
    "[]",
    "null",
    "{" * 500,
    '{"type": "' + "x" * 5000 + '"}',
    '"\\ud800"',
    "",
)


def mutated(data: bytes, dice: random.Random) -> bytes:
    """Return the data with some bytes changed, removed, doubled or added."""
    found = bytearray(data)
    for _ in range(dice.randrange(1, 8)):
        place = dice.randrange(len(found) + 1)
        match dice.randrange(4):
            case 0:
                found[place:place] = bytes(dice.randrange(256) for _ in range(dice.randrange(1, 20)))
            case 1:
                del found[place : place + dice.randrange(1, 10)]
            case 2:
                found[place:place] = found[: dice.randrange(1, 40)]
            case _:
                if place < len(found):
                    found[place] = dice.randrange(256)
    return bytes(found)


def statuses(answer: bytes) -> Iterator[int]:
    for part in answer.split(b"HTTP/1.1 ")[1:]:
        yield int(part[:3])


def send_raw(server: Running, data: bytes, dice: random.Random) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as client:
        answer = b""
        try:
            client.sendall(data)
            if dice.random() < 0.3:  # an abrupt end
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                return
            client.shutdown(socket.SHUT_WR)
            while part := client.recv(65536):
                answer += part
        except OSError:
            pass
    assert all(status < 500 for status in statuses(answer)), (data, answer[:500])


def send_live(person: Person, code: str, dice: random.Random) -> None:
    try:
        with person.live(code, dice.choice([None, 0, 10**6])) as live:
            for _ in range(dice.randrange(1, 30)):
                text = dice.choice(LIVE)
                live.send(mutated(text.encode(), dice) if dice.random() < 0.5 else text)
            json.loads(live.recv(timeout=5))
            if dice.random() < 0.5:
                live.socket.close()
    except InvalidStatus as refused:
        if refused.response.status_code >= 500:
            raise
    except (ConnectionClosed, TimeoutError, OSError):
        pass


def fuzz(server: Running, seconds: float, seed: int, least: int = 60) -> int:
    dice = random.Random(seed)
    anna = server.person("Anna")
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    until, sent = time.monotonic() + seconds, 0
    while time.monotonic() < until or sent < least:
        if dice.random() < 0.7:
            head = dice.choice(HEADS).replace(b"%s", code.encode())
            send_raw(server, mutated(head, dice), dice)
        else:
            send_live(dice.choice((anna, server.person())), code, dice)
        sent += 1
    state = anna.state(code)
    anna.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    assert httpx.get(f"{server.url}/readyz").status_code == 200
    return sent


@pytest.mark.long
def test_no_bytes_break_the_server(server: Running) -> None:
    assert fuzz(server, 1.0, 1, least=20) >= 20


@pytest.mark.long
def test_no_bytes_break_the_server_for_ten_minutes(own: Running) -> None:
    fuzz(own, 600.0, 2)
