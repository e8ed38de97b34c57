"""Notices: who gets which, how it arrives, and that it arrives once."""

import ast
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from socket import create_connection
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import delete, insert, text
from websockets.sync.client import connect

from hexarch import server as server_package
from hexarch.server.clock import movable, now
from hexarch.server.storage.notices.outbox import claim, is_any_due
from hexarch.server.storage.parts.notices import queues
from tests.server.postgres import new_database
from tests.server.running import Person, Running, running, settings_for
from tests.server.sinks import Browser, Hook, MailServer, body_of, hook, mail_server
from tests.server.test_lobby import refusal
from tests.server.test_play import options
from tests.server.waiting import wait_for

ADDRESS = "http://games.example"
KINDS = ["turn", "offer", "deadline", "over", "invitation", "chat"]
PASSWORD = "correct horse battery"

SECOND = pytest.param("postgresql", marks=pytest.mark.long)
BOTH = pytest.mark.parametrize("telling", ["sqlite", "postgresql"], indirect=True)
# What differs between the databases is tried on both every time; the rest in the long run.
LATER = pytest.mark.parametrize("telling", ["sqlite", SECOND], indirect=True)


@pytest.fixture(scope="module")
def shared_mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def mails(shared_mails: MailServer) -> MailServer:
    shared_mails.clear()
    return shared_mails


@pytest.fixture
def posts() -> Iterator[Hook]:
    with hook() as server:
        yield server


@pytest.fixture(scope="module")
def telling(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, shared_mails: MailServer
) -> Iterator[Running]:
    """A server that sends notices almost at once, on either database; the tests share it."""
    folder = tmp_path_factory.mktemp("telling")
    database = str(folder / "hexarch.sqlite")
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), f"test_{uuid4().hex}")
    mail = {"mail": f"smtp://127.0.0.1:{shared_mails.port}", "mail_from": "Hexarch <games@games.example>"}
    chosen = {"address": ADDRESS, "notice_wait": 0.05, "notice_seconds": 20.0, "local_hooks": 1}
    with running(settings_for(folder, database, **mail, **chosen)) as server:
        yield server


def visitor(server: Running, name: str) -> Person:
    """An account with a confirmed address, that comes through the proxy under the server's public name."""
    person = server.person()
    person.http.headers.update({"Origin": ADDRESS, "Host": "games.example"})
    user_id = person.post("/guest", name=name)["user"]["id"]
    # Not through the forms: passwords take their time.
    changed = "UPDATE users SET kind = 'account', email = :email WHERE id = :id"
    execute(server, changed, id=user_id, email=f"{name}@mail.example")
    server.call(server.app.state.server.sessions.publish_changed(user_id))
    return person


def execute(server: Running, statement: str, **values: object) -> list[Any]:
    async def run() -> list[Any]:
        async with server.app.state.server.database.write() as connection:
            result = await connection.execute(text(statement), values)
            return list(result) if result.returns_rows else []

    return server.call(run())


def choose(person: Person, **changes: Any) -> dict[str, Any]:
    """Change some of somebody's settings; `mail=[...]` are the kinds of a channel."""
    body = {
        name: person.get("/me/notices")[name] for name in ("channels", "digests", "quiet", "zone", "webhook", "discord")
    }
    for name, value in changes.items():
        if isinstance(value, list):
            body["channels"][name] = value
        else:
            body[name] = value
    answer: dict[str, Any] = person.call("PUT", "/me/notices", body)
    return answer


AT_ONCE = {"push": 0, "mail": 0, "webhook": 0}


def two_people(server: Running, **values: Any) -> tuple[Person, Person, str]:
    """Anna owns a running table, Ben plays too; the first turn is Anna's."""
    anna, ben = visitor(server, "Anna"), visitor(server, "Ben")
    for person in (anna, ben):
        choose(person, mail=KINDS, digests=AT_ONCE)
    return anna, ben, new_table(anna, ben, **values)


def new_table(anna: Person, ben: Person, **values: Any) -> str:
    code = anna.table("terra-mystica", ["me", "open"], options={"start_player": "first"}, **values)
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    return code


def move(person: Person, code: str) -> None:
    state = person.state(code)
    person.move(code, state["version"], [options(person, code)[0]])


def is_empty(server: Running) -> bool:
    """Whether nothing waits to be sent."""
    return all(execute(server, f"SELECT count(*) FROM {table}")[0][0] == 0 for table in ("notices", "outbox"))


def test_a_lease_from_before_the_clock_was_set_back_does_not_stall(server: Running) -> None:
    person, time = server.person("Anna").id, now() + 86_400_000  # later than now, so that the server leaves it alone

    async def claims() -> list[bool]:
        async with server.app.state.server.database.write() as connection:
            row = {"user_id": person, "channel": "push", "target": "x", "due": time, "lease_until": time + 3_600_000}
            await connection.execute(insert(queues), [{**row, "attempts": 0, "sent": 0, "failed": 0, "error": ""}])
            found = [await claim(connection, "push", time, 10_000) is not None]
            found += [await is_any_due(connection, "push", time, 10_000)]
            await connection.execute(delete(queues).where(queues.c.user_id == person))
        return found

    assert server.call(claims()) == [True, False], "and it is leased again"


@BOTH
def test_the_turn_comes_by_mail_once(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling, title="Our game")
    move(anna, code)
    (to, mail), *_ = mails.wait(1)
    assert to == "Ben@mail.example"
    assert mail["Subject"] == "Your turn: Our game"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"{ADDRESS}/table/{code}" in body_of(mail)
    wait_for(lambda: is_empty(telling), "an empty outbox")
    assert len(mails.received) == 1, "the mover is told nothing, and nobody is told twice"
    assert ben.get("/me/notices")["states"]["mail"]["error"] == ""


@pytest.mark.long
@LATER
def test_mail_is_written_in_the_language_of_the_page(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling, title="Partida")
    ben.call("PATCH", "/me", {"settings": {"language": "pt"}})
    move(anna, code)
    assert "É a sua vez em Partida." in body_of(mails.wait(1)[0][1])


@LATER
def test_one_click_ends_mail(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling)
    move(anna, code)
    (_, mail), *_ = mails.wait(1)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(mail["List-Unsubscribe"]).strip("<>")
    assert link.startswith(f"{ADDRESS}/unsubscribe/")
    assert link in body_of(mail)
    path = link.removeprefix(ADDRESS)
    stranger = telling.person()
    stranger.http.headers.update({"Host": "games.example"})
    del stranger.http.headers["Origin"]
    page = stranger.http.get(f"{telling.url}{path}")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert ben.get("/me/notices")["channels"]["mail"] == KINDS, "looking at the page changes nothing"
    answer = stranger.http.post(f"{telling.url}{path}", data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert ben.get("/me/notices")["channels"]["mail"] == []
    assert ben.get("/me/notices")["channels"]["push"] != []
    assert stranger.http.post(f"{telling.url}{path}x").status_code == 404
    assert refusal(ben.post, "/unsubscribe", token="u.x").key == "server-unsubscribe-link"
    choose(ben, mail=KINDS)
    ben.post("/unsubscribe", token=path.rpartition("/")[2])
    assert ben.get("/me/notices")["channels"]["mail"] == []
    assert stranger.http.get("/me").json()["user"] is None, "the link signs nobody in"


@LATER
def test_push_is_encrypted_for_the_device_and_signed(telling: Running, posts: Hook) -> None:
    anna, ben, code = two_people(telling, title="Our game")
    choose(ben, mail=[])
    browser = Browser(f"{posts.url}/push/1")
    device = ben.post("/me/notices/devices", **browser.subscription())["id"]
    assert ben.post("/me/notices/devices", **browser.subscription())["id"] == device
    move(anna, code)
    (path, headers, body), *_ = posts.wait(1)
    shown = browser.read(headers, body, ben.get("/me/notices")["push_key"])
    assert path == "/push/1"
    assert (shown["title"], shown["url"]) == ("Your turn: Our game", f"/table/{code}")
    assert (shown["kind"], shown["tag"]) == ("turn", f"turn:{code}")
    wait_for(lambda: is_empty(telling), "an empty outbox")
    posts.status = 410
    ben.post("/me/notices/test", channel="push", device=device)
    wait_for(lambda: not ben.get("/me/notices")["devices"], "the gone device to be forgotten")
    assert len(posts.requests) == 2


@LATER
def test_a_device_that_signs_out_gets_nothing(telling: Running, posts: Hook) -> None:
    anna, ben, code = two_people(telling)
    choose(ben, mail=[])
    ben.post("/me/notices/devices", **Browser(f"{posts.url}/push/1").subscription())
    ben.post("/logout")
    move(anna, code)
    wait_for(lambda: is_empty(telling), "an empty outbox")
    assert posts.requests == []


@LATER
def test_webhooks_get_json_or_the_form_of_discord(telling: Running, posts: Hook) -> None:
    anna, ben, code = two_people(telling, title="[Our](game) @everyone")
    choose(ben, mail=[], webhook=f"{posts.url}/hook")
    move(anna, code)
    (_, headers, body), *_ = posts.wait(1)
    sent = json.loads(body)
    assert sent["id"] == headers["idempotency-key"]
    assert [(one["kind"], one["table"], one["url"]) for one in sent["notices"]] == [
        ("turn", code, f"{ADDRESS}/table/{code}")
    ]
    choose(ben, discord=True)
    anna.post(f"/tables/{code}/chat", text="Hello")
    choose(ben, webhook=f"{posts.url}/hook", discord=True)
    ben.post("/me/notices/test", channel="webhook")
    content = json.loads(posts.wait(2)[1][2])
    assert content["allowed_mentions"] == {"parse": []}
    assert content["content"].endswith(f"<{ADDRESS}/settings>")


@BOTH
def test_several_notices_become_one_message(telling: Running, mails: MailServer) -> None:
    anna, ben, first = two_people(telling, title="First")
    second = new_table(anna, ben, title="Second")
    choose(ben, digests={**AT_ONCE, "mail": 60})
    with movable() as clock:
        move(anna, first)
        mails.wait(1)
        wait_for(lambda: is_empty(telling), "an empty outbox")
        move(anna, second)
        anna.post(f"/tables/{first}/chat", text="Hello")
        anna.post(f"/tables/{first}/chat", text="Are you there?")
        wait_for(lambda: len(execute(telling, "SELECT id FROM outbox")) == 3, "three notices that wait")
        assert len(mails.received) == 1
        clock.advance(61 * 60_000)
        digest = mails.wait(2)[1][1]
    assert digest["Subject"] == "2 notices from Hexarch"
    assert "It is your turn in Second." in body_of(digest)
    assert "There are 2 new messages in First." in body_of(digest)
    wait_for(lambda: is_empty(telling), "an empty outbox")
    assert len(mails.received) == 2


@LATER
def test_a_turn_that_was_made_in_the_meantime_causes_no_notice(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling)
    choose(ben, digests={**AT_ONCE, "mail": 60})
    ben.post("/me/notices/test", channel="mail")
    mails.wait(1)
    with movable() as clock:
        move(anna, code)
        wait_for(lambda: len(execute(telling, "SELECT id FROM outbox")) == 1, "a notice that waits")
        move(ben, code)
        clock.advance(61 * 60_000)
        wait_for(lambda: is_empty(telling), "an empty outbox")
    assert [mail["Subject"] for to, mail in mails.received if to.startswith("Ben")] == ["Test notice from Hexarch"]


@LATER
def test_quiet_hours_end_in_the_persons_time_zone(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling)
    minute = (now() // 60_000 + 330) % 1440  # in India, five hours and a half later
    choose(ben, quiet={"start": (minute - 60) % 1440, "end": (minute + 120) % 1440}, zone="Asia/Kolkata")
    with movable() as clock:
        move(anna, code)
        wait_for(lambda: len(execute(telling, "SELECT id FROM outbox")) == 1, "a notice that waits")
        clock.advance(115 * 60_000)
        due = execute(telling, "SELECT due FROM notice_queues WHERE due IS NOT NULL")[0][0]
        assert 3 * 60_000 < due - now() <= 5 * 60_000
        assert mails.received == []
        clock.advance(6 * 60_000)
        mails.wait(1)
    assert refusal(choose, ben, zone="Mars/Olympus").key == "server-no-zone"


@LATER
def test_a_muted_table_sends_no_notices(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling)
    other = new_table(anna, ben, title="Other")
    assert ben.call("PUT", f"/tables/{code}/notices", {"silent": ["turn"]}) == {"silent": ["turn"]}
    move(anna, code)
    move(anna, other)
    assert mails.wait(1)[0][1]["Subject"] == "Your turn: Other"
    wait_for(lambda: is_empty(telling), "an empty outbox")
    assert len(mails.received) == 1
    assert anna.get(f"/tables/{code}/notices") == {"silent": []}


@LATER
def test_a_person_who_sees_the_table_gets_no_notice(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling)
    cookies = "; ".join(f"{one.name}={one.value}" for one in ben.http.cookies.jar)
    address = f"ws://games.example/api/tables/{code}/live"
    reached = create_connection(("127.0.0.1", telling.port))
    headers = {"Origin": ADDRESS, "Cookie": cookies}
    attention = telling.app.state.server.attention
    (game_id,) = execute(telling, "SELECT id FROM games WHERE code = :code", code=code)[0]
    with connect(address, additional_headers=headers, origin=None, sock=reached) as socket:
        socket.send('{"type":"looking"}')
        wait_for(lambda: attention.is_looking(ben.id, game_id), "the server to know who looks")
        move(anna, code)
        wait_for(lambda: is_empty(telling), "an empty outbox")
        socket.send('{"type":"away"}')
        wait_for(lambda: not attention.is_looking(ben.id, game_id), "the server to know who looks away")
    assert mails.received == []
    anna.post(f"/tables/{code}/chat", text="Ben?")
    assert mails.wait(1)[0][1]["Subject"].startswith("New message")


@BOTH
def test_a_mail_server_that_is_down_costs_nothing(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling)
    mails.stop()
    with movable() as clock:
        move(anna, code)
        wait_for(lambda: ben.get("/me/notices")["states"]["mail"]["error"], "a failure")
        mails.answer = "451 Later"
        mails.start()
        clock.advance(31_000)
        wait_for(lambda: mails.tries == 1, "a second attempt")
        wait_for(lambda: ben.get("/me/notices")["states"]["mail"]["error"] == "code 451", "another failure")
        mails.answer = "250 OK"
        clock.advance(61_000)
        mails.wait(1)
        wait_for(lambda: is_empty(telling), "an empty outbox")
    assert len(mails.received) == 1
    assert ben.get("/me/notices")["states"]["mail"]["error"] == ""


def _has_failed(server: Running, attempts: int) -> bool:
    return (attempts,) in execute(
        server, "SELECT attempts FROM notice_queues WHERE lease_until = 0 AND due IS NOT NULL"
    )


@LATER
def test_a_message_is_given_up_in_the_end(telling: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(telling)
    mails.answer = "451 Later"
    with movable() as clock:
        move(anna, code)
        for attempt in range(1, 12):
            wait_for(partial(_has_failed, telling, attempt), f"attempt {attempt}")
            clock.advance(6 * 3_600_000)
        wait_for(lambda: is_empty(telling), "an empty outbox")
    assert (mails.tries, mails.received) == (12, [])
    assert ben.get("/me/notices")["states"]["mail"]["error"] == "code 451"


INSIDE = (
    "http://games.example/hook",
    "https://localhost/hook",
    "https://intranet/hook",
    "https://me:secret@games.example/",
    "ftp://games.example/",
    "https://games.example:99999/",
    "https://./",
    "https://games..example/",
    f"https://{'a' * 64}.example/",
    "javascript:alert(1)",
)


def test_webhooks_to_private_addresses_are_refused(server: Running) -> None:
    person = server.person()
    person.post("/register", name="Hook", password=PASSWORD)
    for url in INSIDE:
        assert refusal(choose, person, webhook=url).key == "server-webhook-address", url
        keys = Browser(url).subscription()
        assert refusal(person.post, "/me/notices/devices", **keys).key == "server-push-subscription", url


def test_guests_have_no_webhook_and_tests_need_a_target(server: Running) -> None:
    guest = server.person("Anna")
    assert refusal(choose, guest, webhook="https://games.example/").key == "server-webhook-account"
    assert refusal(guest.post, "/me/notices/test", channel="mail").key == "server-no-mail"
    assert refusal(guest.post, "/me/notices/test", channel="push", device="x").key == "server-no-device"
    assert refusal(guest.post, "/me/notices/test", channel="webhook").key == "server-no-webhook"
    assert refusal(guest.call, "DELETE", "/me/notices/devices/x").key == "server-no-device"
    assert guest.get("/me/data")["notices"]["webhook"] == ""


LATE = {"aiosmtplib", "cryptography", "httpx", "py_vapid", "pywebpush"}


def test_what_only_some_servers_need_is_imported_late() -> None:
    for path in (Path(server_package.__file__).parent).rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            assert not {name.split(".")[0] for name in names} & LATE, path.name
