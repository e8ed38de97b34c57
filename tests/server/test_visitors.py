"""One visitor cannot slow down the server for others: floods of messages, endless rows, expensive requests."""

import asyncio
import json
import socket
import threading
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any

import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from hexarch.server import quotas
from hexarch.server.clock import now
from hexarch.server.delivery import NotSent
from hexarch.server.events import service as events
from hexarch.server.live.messages import Looking
from hexarch.server.notices import sender
from hexarch.server.notices.channels.outgoing import Outgoing, is_public
from hexarch.server.routes import live
from hexarch.server.storage.notices.outbox import claim
from hexarch.server.storage.parts import competitions
from hexarch.server.storage.parts.notices import queues
from tests.server.people.test_groups import end_table, group_of
from tests.server.people.test_people import people
from tests.server.running import Running, run_apart
from tests.server.sinks import hook
from tests.server.test_lobby import refusal
from tests.server.test_moderation import administrator, open_table
from tests.server.test_play import two_seats
from tests.server.test_unbounded import long_game


def flood(window: ClientConnection) -> None:
    for number in range(2000):
        window.send(json.dumps({"type": "away" if number % 2 else "looking"}))
    while True:
        window.recv(timeout=60)


def test_a_flood_of_messages_ends_the_connection(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change between looking and away is published to all processes."""
    monkeypatch.setattr(live, "_PER_SECOND", 0.0)  # however slow the machine
    anna, _, code = two_seats(server)
    told: list[Looking] = []
    bus = server.app.state.server.bus
    monkeypatch.setattr(bus, "send", lambda message: told.append(message) if isinstance(message, Looking) else None)
    with anna.live(code) as window, pytest.raises(ConnectionClosed):
        flood(window)
    assert 0 < len(told) <= live._BURST


def asks(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the names of the limits that are checked from now on."""
    asked: list[str] = []
    monkeypatch.setattr(server.app.state.server.limiter, "check", lambda limit, who: asked.append(limit.name))
    return asked


def test_what_writes_or_reads_much_has_a_limit_of_its_own(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, code = open_table(server)
    path, other = f"/tables/{code}", ben.id
    calendar = {"zone": "UTC", "night": [23, 7], "vacation": []}
    requests: list[tuple[str, str, str, Any]] = [
        ("moderate", "PUT", f"{path}/people/{other}/mute", {"on": True}),
        ("moderate", "PATCH", path, {"guests_chat": True}),
        ("moderate", "POST", f"{path}/invitation", None),
        ("moderate", "DELETE", f"{path}/invitation", None),
        ("moderate", "DELETE", f"{path}/people/{other}", None),
        ("moderate", "PUT", f"{path}/people/{other}", None),
        ("moderate", "PUT", f"/me/blocked/{other}", {"on": True}),
        ("report-address", "POST", f"{path}/report", {"user_id": other, "text": "He insults everybody."}),
        ("rename", "PATCH", "/me", {"name": "Anna the Second"}),
        ("calendar", "PUT", "/me/calendar", calendar),
        ("data", "GET", "/me/data", None),
    ]
    asked = asks(server, monkeypatch)
    for name, method, address, body in requests:
        asked.clear()
        anna.call(method, address, body)
        assert name in asked, f"{method} {address}"
    asked.clear()
    anna.call("PATCH", "/me", {"language": "pt"})
    assert "rename" not in asked


def test_owners_cannot_hide_what_administrators_have_done(own: Running) -> None:
    anna, ben, code = open_table(own)
    ada = administrator(own)
    ada.call("PUT", f"/admin/people/{ben.id}/mute", {"hours": 1, "reason": "insults"})
    for on in (True, False):
        anna.call("PUT", f"/tables/{code}/people/{ben.id}/mute", {"on": on})
    assert [entry["detail"] for entry in ada.get("/admin/audit")["entries"]] == ["insults"]
    everything = own.call(own.app.state.server.administration.audit(with_owners=True))
    assert [entry.action for entry in everything][:2] == ["unmute", "mute"]


def test_the_number_of_tables_of_a_user_is_limited(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "TABLES", 3)
    anna = server.person("Anna")
    first = anna.table("origins", ["me", "me"])
    anna.start(first)
    running = anna.post(f"/tables/{first}/branch", at=0)["id"]
    imported = anna.post("/imports", text=json.dumps(long_game(60)))["id"]
    end_table(server, imported, [1, 2])
    body = {"game": "origins", "seats": [{"kind": "me"}, {"kind": "me"}]}
    attempts: list[Callable[[], Any]] = [
        lambda: anna.post("/tables", **body),
        lambda: anna.post("/imports", text=json.dumps(long_game(60))),
        lambda: anna.post(f"/tables/{first}/branch", at=0),
        lambda: anna.post(f"/tables/{first}/copy"),
        lambda: anna.post("/lessons/origins/first-game", again=False),
    ]
    for attempt in attempts:
        refused = refusal(attempt)
        assert (refused.status, refused.key, refused.body["params"]) == (409, "server-tables-most", {"most": 3})
    assert refusal(anna.call, "DELETE", f"/tables/{first}").key == "server-table-running"
    anna.call("DELETE", f"/tables/{imported}")
    anna.post("/tables", **body)
    anna.call("DELETE", f"/tables/{running}")
    end_table(server, anna.post("/tables", **body)["id"], [1, 2])
    anna.post("/tables", **body)  # finished games do not count
    server.person("Ben").post("/tables", **body)


def test_invitations_to_groups_do_not_use_up_the_quota_of_the_invited(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "GROUPS", 2)
    monkeypatch.setattr(quotas, "GROUP_INVITATIONS", 2)
    anna, ben, carl = people(server, "Anna", "Ben", "Carl")
    for owner in (anna, anna, ben):
        invite = (owner.post, f"/groups/{group_of(owner)}/members")
        if owner is ben:
            assert refusal(*invite, person=carl.id).key == "server-too-many"
        else:
            invite[0](invite[1], person=carl.id)
    (first, second) = (one["id"] for one in carl.get("/groups")["groups"])
    group_of(carl)
    carl.post(f"/groups/{first}/join")
    assert refusal(carl.post, f"/groups/{second}/join").key == "server-too-many"
    assert refusal(carl.post, "/groups", name="Third").key == "server-too-many"


def test_seating_many_people_does_not_block_the_server(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes seconds, so it must run in a thread and outside of any transaction."""
    anna, ben = people(server, "Anna", "Ben")
    group = group_of(anna, ben)
    body = {"name": "Cup", "game": "origins", "players": 2, "rounds": 2}
    event = anna.post(f"/groups/{group}/events", **body)["id"]
    for person in (anna, ben):
        person.post(f"/competitions/{event}/join")
    seated, seen = events._seated, []
    database = server.app.state.server.database

    def note(*arguments: Any) -> Any:
        seen.append((threading.current_thread() is server.thread, database._one_writer.locked()))
        return seated(*arguments)

    monkeypatch.setattr(events, "_seated", note)
    (table,) = anna.post(f"/competitions/{event}/start")["tables"]
    assert seen == [(False, False)]

    async def due() -> list[str]:
        async with database.read() as connection:
            return [one.id for one in await competitions.due_competitions(connection)]

    assert event not in server.call(due()), "a round that is played costs nothing when other games end"
    end_table(server, table["table"], [10, 20])
    assert seen == [(False, False)] * 2
    assert anna.get(f"/competitions/{event}")["round"] == 2


INSIDE = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
INSIDE += ["::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "::127.0.0.1"]
"""This machine, its network, the metadata of a cloud; and ways to write them in IPv6."""


@pytest.mark.parametrize("address", INSIDE)
def test_a_webhook_that_resolves_to_a_private_address_is_not_called(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is resolved first, and every address it resolves to has to be public."""
    assert not is_public(address)
    found = [(0, 0, 0, "", (one, 443)) for one in ("8.8.8.8", address)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    shown = f"[{address.partition('%')[0]}]" if ":" in address else address
    for url in ("https://games.example/hook", f"https://{shown}/hook"):
        with pytest.raises(NotSent) as refused:
            run_apart(Outgoing(False, 5).post(url, b"", {}))
        assert (refused.value.reason, refused.value.is_final) == ("address", True)
    assert ip_address("8.8.8.8").is_global
    assert is_public("8.8.8.8")


def test_redirects_are_not_followed_and_names_have_threads_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve, threads = socket.getaddrinfo, []

    def note(*arguments: Any, **rest: Any) -> Any:
        threads.append(threading.current_thread().name)
        return resolve(*arguments, **rest)

    monkeypatch.setattr(socket, "getaddrinfo", note)
    with hook() as sink:
        sink.status, sink.headers = 302, {"Location": f"{sink.url}/inside"}

        async def post() -> int:
            calls = Outgoing(True, 5)
            answer = await calls.post(f"{sink.url}/hook", b"{}", {})
            await calls.close()
            return answer.status

        assert run_apart(asyncio.wait_for(post(), 30)) == 302
        assert [path for path, _, _ in sink.requests] == ["/hook"]
    assert all(name.startswith("resolver") for name in threads)
    assert threads


def test_an_address_that_never_answers_does_not_delay_others(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed deliveries come last, and each channel has its own slots."""
    services, later = own.app.state.server, now() + 3_600_000
    anna, ben = own.person("Anna"), own.person("Ben")
    row = {"channel": "webhook", "target": "", "lease_until": 0, "sent": 0, "failed": 0, "error": ""}
    rows = [
        {**row, "user_id": anna.id, "due": later, "attempts": 3},
        {**row, "user_id": ben.id, "due": later + 1, "attempts": 0},
    ]
    asked: list[str] = []
    mine: list[Any] = []

    async def nothing(_: Any, channel: str, time: int, lease_ms: int) -> bool:
        if asyncio.current_task() in mine:  # the server's own sender also checks
            asked.append(channel)
        return False

    async def work() -> list[str]:
        async with services.database.write() as connection:
            await connection.execute(insert(queues), rows)
            held = [await claim(connection, "webhook", later + 10, 1000) for _ in range(2)]
        monkeypatch.setattr(sender, "is_any_due", nothing)
        mine.append(asyncio.current_task())
        idle = sender.Sender(services.database, services.attention, {}, 1, 1)
        idle._sending |= {asyncio.create_task(asyncio.sleep(0), name="webhook") for _ in range(4)}
        for channel in ("webhook", "mail"):
            await idle._start_one(channel)
        monkeypatch.undo()
        return [one.key.user_id for one in held if one is not None]

    assert own.call(work()) == [ben.id, anna.id]
    assert asked == ["mail"]
