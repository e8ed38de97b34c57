"""Messages between processes: typed, with one encoder and one decoder that rejects anything else."""

import asyncio
import logging
import time

import pytest

from hexarch.server.live.bus.base import Bus
from hexarch.server.live.bus.postgres import PostgresBus
from hexarch.server.live.messages import (
    Alive,
    Aside,
    BusMessage,
    Hello,
    Looking,
    MalformedMessage,
    NewEvents,
    Reload,
    Resume,
    TableChanged,
    UserChanged,
    Watching,
    decode,
    encode,
)
from hexarch.server.storage.database import Database
from tests.server.running import run_apart

MESSAGES: list[BusMessage] = [
    TableChanged(17, 4, True, "k3v9xq2m"),
    TableChanged(17, 5, False, "k3v9xq2m"),
    NewEvents(17, 4, "k3v9xq2m", ('{"seq":4,"text":"a b"}', '{"seq":5,"text":"Két szó"}')),
    UserChanged("u8k2m4n6p8r2t4v6"),
    Aside(17, "k3v9xq2m", {"type": "typing", "user_id": "u8", "name": "Anna of the hills"}),
    Watching(17, "k3v9xq2m", {"u8": "Anna of the hills", "u9": "Ben"}, 2),
    Looking(17, "k3v9xq2m", "u8k2m4n6p8r2t4v6", True),
    Hello("k3v9xq2m"),
    Alive("k3v9xq2m"),
    Reload(),
    Resume(),
]


class Here(Bus):
    is_connected = True

    def send(self, message: BusMessage) -> None: ...

    async def run(self) -> None: ...


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_decoding_is_the_inverse_of_encoding(message: BusMessage) -> None:
    assert decode(encode(message)) == message


def test_the_text_is_that_of_version_0_1() -> None:
    """Servers of both versions may share a database during an update."""
    assert encode(MESSAGES[0]) == "table 17 4 1 k3v9xq2m"
    assert encode(UserChanged("u8")) == "person u8"
    assert encode(Watching(17, "k3", {"u8": "Anna"}, 1)) == (
        'aside {"game":17,"from":"k3","body":{"type":"here","people":{"u8":"Anna"},"strangers":1}}'
    )


MALFORMED = [
    "",
    "table",
    "table 17 4 1",
    "table x 4 1 k3v9xq2m",
    "person",
    "hello",
    "aside",
    "aside {",
    "aside []",
    'aside {"game": 1}',
    'aside {"game": 1, "from": "k3", "body": 7}',
    'aside {"game": 1, "from": "k3", "body": {"type": "here", "people": 3, "strangers": 1}}',
    "reload now",
    "unknown words",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_refused(text: str) -> None:
    with pytest.raises(MalformedMessage):
        decode(text)


def test_a_malformed_message_or_a_failing_listener_does_not_stop_the_bus(caplog: pytest.LogCaptureFixture) -> None:
    bus, heard = Here(), list[BusMessage]()

    def fail(message: BusMessage) -> None:
        raise RuntimeError("a listener with a bug")

    bus.subscribe(fail)
    bus.subscribe(heard.append)
    with caplog.at_level(logging.WARNING):
        for text in MALFORMED:
            bus.receive(text)
        assert not heard
        bus.receive("reload")
    assert heard == [Reload()]
    logged = [record.message for record in caplog.records]
    assert logged == ["malformed bus message"] * len(MALFORMED) + ["bus listener failed"]


def test_a_process_that_misses_its_own_messages_connects_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection may look healthy although no message arrives through it."""
    database = Database("postgresql+psycopg://nobody@127.0.0.1:1/none")
    bus = PostgresBus(database)
    monkeypatch.setattr(bus, "_is_listening", True)
    assert PostgresBus.DEAF_SECONDS == 40
    for sender, is_connected in (("another", False), (database.process_id, True)):
        monkeypatch.setattr(bus, "_last_message", time.monotonic() - 1000)
        bus.receive(encode(Alive(sender)))
        assert bus.is_connected == is_connected

    async def watch() -> None:
        async with asyncio.timeout(60):
            await bus._watch()

    monkeypatch.setattr(PostgresBus, "DEAF_SECONDS", 0.01)
    with pytest.raises(OSError, match="does not come back"):
        run_apart(watch())
