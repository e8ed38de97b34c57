"""Slow requests, request ids, and limits that several processes share."""

import logging
import socket
import time
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from hexarch.server.live.messages import TokensTaken, decode, encode
from hexarch.server.web import http_protocol, middleware
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import CHAT, LIMITS, SIGN_IN, Limiter
from tests.server.postgres import new_database
from tests.server.running import Running, running, settings_for


def connect(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


@pytest.mark.parametrize("sent", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_head_that_does_not_come_ends_the_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    with connect(server) as client:
        client.sendall(sent)
        assert client.recv(1000) == b""


def test_a_second_head_has_a_limit_too_and_idle_connections_stay(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 1.5)
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with connect(server) as client:
        client.sendall(whole)
        assert b"200 OK" in client.recv(4000)
        time.sleep(1.7)
        client.sendall(whole)
        assert b"200 OK" in client.recv(4000), "no time limit applies between two requests"
        client.sendall(whole[:20])
        assert client.recv(1000) == b""


def test_a_head_that_is_too_large_ends_the_connection(server: Running) -> None:
    line = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    with connect(server) as client:
        client.sendall(line + b"X-Large: " + b"x" * 30_000 + b"\r\n\r\n")
        assert b"200 OK" in client.recv(4000)
        for _ in range(20):  # many requests on one connection may exceed it together, even in chunks
            client.sendall(line + b"X-Large: " + b"x" * 8_000)
            time.sleep(0.02)
            client.sendall(b"\r\n\r\n")
            assert b"200 OK" in client.recv(4000)
        client.sendall(line + b"X-Large: ")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            client.sendall(b"x" * 10_000_000)


def test_a_body_that_does_not_come_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", -1.0)  # small bodies get an extra second
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
    with connect(server) as client:
        client.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
        answer = b""
        while part := client.recv(4000):
            answer += part
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"server-timeout" in answer
    assert b"connection: close" in answer.lower()


def test_the_id_of_a_request_is_taken_over(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "hexarch.access"):
        answer = httpx.get(f"{server.url}/api/me", headers={"X-Request-ID": "proxy-7.a_B"})
        until = time.monotonic() + 20  # the line is logged after the response
        while not any(getattr(record, "request", "") == "proxy-7.a_B" for record in caplog.records):
            assert time.monotonic() < until
            time.sleep(0.01)
    assert answer.headers["x-request-id"] == "proxy-7.a_B"
    for bad in ("", "a b", 'a"b', "x" * 65, "\u00e9"):
        given = httpx.get(f"{server.url}/api/me", headers=[(b"X-Request-ID", bad.encode())]).headers["x-request-id"]
        assert given not in (bad, "")


def test_rate_limits_are_shared_between_processes() -> None:
    one, two = Limiter(), Limiter()
    for _ in range(6):
        one.check(CHAT, "anna")
        two.check(CHAT, "anna")
    assert one.taken() == [("chat", "anna", 6)]
    assert one.taken() == []
    two.take_elsewhere("chat", "anna", 6)
    with pytest.raises(Problem):
        two.check(CHAT, "anna")
    two.check(CHAT, "ben")
    two.take_elsewhere("chat", "carl", 10**9)
    with pytest.raises(Problem) as refused:
        two.check(CHAT, "carl")
    assert int(refused.value.headers["Retry-After"]) <= CHAT.burst + 1, "a debt is limited"
    one.forgive(CHAT, "carl")
    ((name, who, count),) = one.taken()
    two.take_elsewhere(name, who, count)
    for _ in range(int(CHAT.burst)):
        two.check(CHAT, "carl")
    two.take_elsewhere("unknown", "anna", 1)
    assert {"read", "sign-in", "replay"} <= set(LIMITS)
    message = TokensTaken("k3", [("chat", "2001:db8::/64", 6)])
    assert decode(encode(message)) == message


def test_two_servers_share_their_limits(tmp_path: Path, postgres: str) -> None:
    url = new_database(postgres, f"test_{uuid4().hex}")
    settings = [settings_for(tmp_path / name, url, rate_factor=1.0) for name in "12"]
    with running(settings[0]) as one, running(settings[1]) as two:
        begin, given, status = time.monotonic(), 0, 200
        while status == 200 and given < 60:  # without sharing, each would allow ten
            server = (one, two)[given % 2]
            answer = httpx.post(
                f"{server.url}/api/guest", json={"name": "Anna"}, headers={"Origin": server.url}, timeout=60
            )
            status = answer.status_code
            given += status == 200
            time.sleep(0.25)  # longer than a message to the other takes on an idle machine
        came_in = (time.monotonic() - begin) * SIGN_IN.per_second
    assert status == 429
    assert SIGN_IN.burst - 1 <= given <= SIGN_IN.burst + came_in + 3, "and three while the other has not been told yet"
