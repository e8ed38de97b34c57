"""Which notices somebody gets: digests, quiet hours, muted tables, who is present, and what may be entered."""

from socket import create_connection

from websockets.sync.client import connect

from hexarch.server.clock import movable, now
from tests.server.notices.people import (
    ADDRESS,
    AT_ONCE,
    BOTH,
    LATER,
    choose,
    execute,
    is_empty,
    move,
    new_table,
    two_people,
)
from tests.server.running import Running
from tests.server.sinks import Browser, Hook, MailServer, body_of
from tests.server.test_lobby import refusal
from tests.server.waiting import wait_for

PASSWORD = "correct horse battery"


@LATER
def test_a_device_that_signs_out_gets_nothing(notifying: Running, posts: Hook) -> None:
    anna, ben, code = two_people(notifying)
    choose(ben, mail=[])
    ben.post("/me/notices/devices", **Browser(f"{posts.url}/push/1").subscription())
    ben.post("/logout")
    move(anna, code)
    wait_for(lambda: is_empty(notifying), "an empty outbox")
    assert posts.requests == []


@BOTH
def test_several_notices_become_one_message(notifying: Running, mails: MailServer) -> None:
    anna, ben, first = two_people(notifying, title="First")
    second = new_table(anna, ben, title="Second")
    choose(ben, digests={**AT_ONCE, "mail": 60})
    with movable() as clock:
        move(anna, first)
        mails.wait(1)
        wait_for(lambda: is_empty(notifying), "an empty outbox")
        move(anna, second)
        anna.post(f"/tables/{first}/chat", text="Hello")
        anna.post(f"/tables/{first}/chat", text="Are you there?")
        wait_for(lambda: len(execute(notifying, "SELECT id FROM outbox")) == 3, "three notices that wait")
        assert len(mails.received) == 1
        clock.advance(61 * 60_000)
        digest = mails.wait(2)[1][1]
    assert digest["Subject"] == "2 notices from Hexarch"
    assert "It is your turn in Second." in body_of(digest)
    assert "There are 2 new messages in First." in body_of(digest)
    wait_for(lambda: is_empty(notifying), "an empty outbox")
    assert len(mails.received) == 2


@LATER
def test_a_turn_that_was_made_in_the_meantime_causes_no_notice(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying)
    choose(ben, digests={**AT_ONCE, "mail": 60})
    ben.post("/me/notices/test", channel="mail")
    mails.wait(1)
    with movable() as clock:
        move(anna, code)
        wait_for(lambda: len(execute(notifying, "SELECT id FROM outbox")) == 1, "a notice that waits")
        move(ben, code)
        clock.advance(61 * 60_000)
        wait_for(lambda: is_empty(notifying), "an empty outbox")
    assert [mail["Subject"] for to, mail in mails.received if to.startswith("Ben")] == ["Test notice from Hexarch"]


@LATER
def test_quiet_hours_end_in_the_persons_time_zone(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying)
    minute = (now() // 60_000 + 330) % 1440  # in India, five and a half hours ahead
    choose(ben, quiet={"start": (minute - 60) % 1440, "end": (minute + 120) % 1440}, zone="Asia/Kolkata")
    with movable() as clock:
        move(anna, code)
        wait_for(lambda: len(execute(notifying, "SELECT id FROM outbox")) == 1, "a notice that waits")
        clock.advance(115 * 60_000)
        due = execute(notifying, "SELECT due FROM notice_queues WHERE due IS NOT NULL")[0][0]
        assert 3 * 60_000 < due - now() <= 5 * 60_000
        assert mails.received == []
        clock.advance(6 * 60_000)
        mails.wait(1)
    assert refusal(choose, ben, zone="Mars/Olympus").key == "server-no-zone"


@LATER
def test_a_muted_table_sends_no_notices(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying)
    other = new_table(anna, ben, title="Other")
    assert ben.call("PUT", f"/tables/{code}/notices", {"silent": ["turn"]}) == {"silent": ["turn"]}
    move(anna, code)
    move(anna, other)
    assert mails.wait(1)[0][1]["Subject"] == "Your turn: Other"
    wait_for(lambda: is_empty(notifying), "an empty outbox")
    assert len(mails.received) == 1
    assert anna.get(f"/tables/{code}/notices") == {"silent": []}


@LATER
def test_a_person_who_sees_the_table_gets_no_notice(notifying: Running, mails: MailServer) -> None:
    anna, ben, code = two_people(notifying)
    cookies = "; ".join(f"{one.name}={one.value}" for one in ben.http.cookies.jar)
    address = f"ws://games.example/api/tables/{code}/live"
    reached = create_connection(("127.0.0.1", notifying.port))
    headers = {"Origin": ADDRESS, "Cookie": cookies}
    attention = notifying.app.state.server.attention
    (game_id,) = execute(notifying, "SELECT id FROM games WHERE code = :code", code=code)[0]
    with connect(address, additional_headers=headers, origin=None, sock=reached) as socket:
        socket.send('{"type":"looking"}')
        wait_for(lambda: attention.is_looking(ben.id, game_id), "the server to know who looks")
        move(anna, code)
        wait_for(lambda: is_empty(notifying), "an empty outbox")
        socket.send('{"type":"away"}')
        wait_for(lambda: not attention.is_looking(ben.id, game_id), "the server to know who looks away")
    assert mails.received == []
    anna.post(f"/tables/{code}/chat", text="Ben?")
    assert mails.wait(1)[0][1]["Subject"].startswith("New message")


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
