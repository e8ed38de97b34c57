"""How notices are delivered: by mail, push and webhook, once each, and again after a failure."""

import ast
import json
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete, insert

from hexarch import server as server_package
from hexarch.server.clock import movable, now
from hexarch.server.storage.notices.outbox import claim, is_any_due
from hexarch.server.storage.parts.notices import queues
from tests.server.notices.people import ADDRESS, BOTH, KINDS, LATER, choose, execute, is_empty, move, two_people
from tests.server.running import Running
from tests.server.sinks import Browser, Hook, MailServer, body_of
from tests.server.test_lobby import refusal
from tests.server.waiting import wait_for


def test_a_lease_from_before_the_clock_was_set_back_does_not_stall(server: Running) -> None:
    person, time = server.person("Anna").id, now() + 86_400_000  # in the future, so that the server does not send it

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
def test_the_turn_comes_by_mail_once(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying, title="Our game")
    move(anna, code)
    (to, mail), *_ = mails.wait(1)
    assert to == "Ben@mail.example"
    assert mail["Subject"] == "Your turn: Our game"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert f"{ADDRESS}/table/{code}" in body_of(mail)
    wait_for(lambda: is_empty(notifying), "an empty outbox")
    assert len(mails.received) == 1, "the mover gets no notice, and nobody gets two"
    assert ben.get("/me/notices")["states"]["mail"]["error"] == ""


@pytest.mark.long
@LATER
def test_mail_is_written_in_the_language_of_the_page(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying, title="Partida")
    ben.call("PATCH", "/me", {"settings": {"language": "pt"}})
    move(anna, code)
    assert "É a sua vez em Partida." in body_of(mails.wait(1)[0][1])


@LATER
def test_one_click_ends_mail(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying)
    move(anna, code)
    (_, mail), *_ = mails.wait(1)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(mail["List-Unsubscribe"]).strip("<>")
    assert link.startswith(f"{ADDRESS}/unsubscribe/")
    assert link in body_of(mail)
    path = link.removeprefix(ADDRESS)
    stranger = notifying.person()
    stranger.http.headers.update({"Host": "games.example"})
    del stranger.http.headers["Origin"]
    page = stranger.http.get(f"{notifying.url}{path}")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert ben.get("/me/notices")["channels"]["mail"] == KINDS, "looking at the page changes nothing"
    answer = stranger.http.post(f"{notifying.url}{path}", data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert ben.get("/me/notices")["channels"]["mail"] == []
    assert ben.get("/me/notices")["channels"]["push"] != []
    assert stranger.http.post(f"{notifying.url}{path}x").status_code == 404
    assert refusal(ben.post, "/unsubscribe", token="u.x").key == "server-unsubscribe-link"
    choose(ben, mail=KINDS)
    ben.post("/unsubscribe", token=path.rpartition("/")[2])
    assert ben.get("/me/notices")["channels"]["mail"] == []
    assert stranger.http.get("/me").json()["user"] is None, "the link signs nobody in"


@LATER
def test_push_is_encrypted_for_the_device_and_signed(notifying: Running, posts: Hook) -> None:
    anna, ben, code = two_people(notifying, title="Our game")
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
    wait_for(lambda: is_empty(notifying), "an empty outbox")
    posts.status = 410
    ben.post("/me/notices/test", channel="push", device=device)
    wait_for(lambda: not ben.get("/me/notices")["devices"], "the gone device to be forgotten")
    assert len(posts.requests) == 2


@LATER
def test_webhooks_get_json_or_the_form_of_discord(notifying: Running, posts: Hook) -> None:
    anna, ben, code = two_people(notifying, title="[Our](game) @everyone")
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
def test_a_mail_server_that_is_down_costs_nothing(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying)
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
        wait_for(lambda: is_empty(notifying), "an empty outbox")
    assert len(mails.received) == 1
    assert ben.get("/me/notices")["states"]["mail"]["error"] == ""


def _has_failed(server: Running, attempts: int) -> bool:
    return (attempts,) in execute(
        server, "SELECT attempts FROM notice_queues WHERE lease_until = 0 AND due IS NOT NULL"
    )


@LATER
def test_a_message_is_given_up_in_the_end(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying)
    mails.answer = "451 Later"
    with movable() as clock:
        move(anna, code)
        for attempt in range(1, 12):
            wait_for(partial(_has_failed, notifying, attempt), f"attempt {attempt}")
            clock.advance(6 * 3_600_000)
        wait_for(lambda: is_empty(notifying), "an empty outbox")
    assert (mails.tries, mails.received) == (12, [])
    assert ben.get("/me/notices")["states"]["mail"]["error"] == "code 451"


LATE = {"aiosmtplib", "cryptography", "httpx", "py_vapid", "pywebpush"}


def test_what_only_some_servers_need_is_imported_late() -> None:
    for path in (Path(server_package.__file__).parent).rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            assert not {name.split(".")[0] for name in names} & LATE, path.name
