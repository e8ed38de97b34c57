"""Accounts are protected: unique names, strong passwords, limits on guessing, recovery by mail."""

import asyncio
import gzip
import re
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from hexarch.locale import LANGUAGES, message
from hexarch.server.accounts.passwords import Passwords
from hexarch.server.clock import now
from hexarch.server.settings import SettingsError, check
from tests.server.running import Person, Running, run_apart, running, settings_for
from tests.server.test_lobby import refusal
from tests.server.test_older_database import FIXTURE

PASSWORD = "correct horse battery"


# One name in different case, with full-width letters, a combining accent, a ligature.
SAME = ("Zsófi", "zsófi", "ZSÓFI", "\uff3asófi", " Zso\u0301fi ", "Zsó\ufb01")


def test_login_names_are_unique_whatever_their_case_and_spelling(own: Running) -> None:
    own.person().post("/register", name="Zsófi", password=PASSWORD)
    for same in SAME:
        for password in (PASSWORD, "another password"):
            stranger = own.person()
            refused = refusal(stranger.post, "/register", name=same, password=password)
            assert (refused.status, refused.key) == (409, "server-name-taken")
            assert stranger.get("/me")["user"] is None, "signing up never signs in to somebody else's account"

    own.person().post("/register", name="Straße", password=PASSWORD)
    assert refusal(own.person().post, "/register", name="STRASSE", password=PASSWORD).key == "server-name-taken"


def test_a_guest_who_wants_a_taken_name_stays_a_guest(own: Running) -> None:
    own.person().post("/register", name="Anna", password=PASSWORD)
    guest = own.person("Ben")
    code = guest.table("origins", ["me"])
    refusal(guest.post, "/register", name="Anna", password=PASSWORD)
    me = guest.get("/me")["user"]
    assert (me["name"], me["kind"]) == ("Ben", "guest")
    assert guest.get(f"/tables/{code}")["owner"]


def test_two_who_want_a_name_at_the_same_moment(own: Running) -> None:
    people = [own.person() for _ in range(4)]
    answers: list[int] = []

    def register(person: Person) -> None:
        body = {"name": "Anna", "password": PASSWORD}
        answers.append(person.http.post("/register", json=body).status_code)

    threads = [threading.Thread(target=register, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409, 409, 409]
    assert sum(person.get("/me")["user"] is not None for person in people) == 1


@pytest.mark.parametrize(
    "weak", ["password", "12345678", "qwertyuiop", "iloveyou1", "Kornelia", "kornelia1", "hexarch1"]
)
def test_weak_and_common_passwords_are_refused(server: Running, weak: str) -> None:
    person = server.person()
    refused = refusal(person.post, "/register", name="Kornelia", password=weak)
    assert (refused.status, refused.key) == (422, "server-weak-password")
    assert person.get("/me")["user"] is None


def test_a_password_is_not_replaced_by_a_weak_one(server: Running) -> None:
    person = server.person()
    person.post("/register", name="Lenke", password=PASSWORD)
    assert refusal(person.post, "/me/password", old=PASSWORD, new="lenke123").key == "server-weak-password"
    server.person().post("/login", name="Lenke", password=PASSWORD)


def test_guessing_is_throttled_by_name_as_well_as_by_address(tmp_path: Path) -> None:
    """Each attempt comes from another address, so only the limit for the name can stop them."""
    with running(settings_for(tmp_path, rate_factor=1.0, proxies="127.0.0.1")) as server:
        from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

        server.server.config.loaded_app = ProxyHeadersMiddleware(server.server.config.loaded_app, "127.0.0.1")
        owner = server.person()
        owner.http.headers["X-Forwarded-For"] = "192.0.2.250"
        owner.post("/register", name="Mira", password=PASSWORD)
        keys = []
        for number in range(15):
            thief = server.person()
            thief.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
            keys.append(refusal(thief.post, "/login", name=" MIRA", password=f"guess number {number}").key)
        assert keys[:10] == ["server-wrong-login"] * 10
        assert keys[10:] == ["server-too-often"] * 5
        other = server.person()
        assert refusal(other.post, "/login", name="Nora", password="a wrong one").key == "server-wrong-login"
        assert owner.get("/me")["user"]["name"] == "Mira", "people who are signed in already notice nothing"


def test_a_right_password_forgives_the_wrong_ones(tmp_path: Path) -> None:
    """The limit per address is lifted here, so that it does not hide the limit per name."""
    with running(settings_for(tmp_path, rate_factor=1.0)) as server:
        limiter = server.app.state.server.limiter
        check = limiter.check
        limiter.check = lambda limit, who: None if limit.name == "sign-in" else check(limit, who)
        server.person().post("/register", name="Mira", password=PASSWORD)
        for _ in range(2):
            for number in range(9):
                guess = refusal(server.person().post, "/login", name="Mira", password=f"guess number {number}")
                assert guess.key == "server-wrong-login"
            server.person().post("/login", name="Mira", password=PASSWORD)


def test_guessing_is_throttled_by_address_whatever_the_names(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, rate_factor=1.0)) as server:
        guesses = ((server.person(), f"person {number}") for number in range(12))
        keys = [refusal(thief.post, "/login", name=name, password="a wrong one").key for thief, name in guesses]
        assert keys == ["server-wrong-login"] * 10 + ["server-too-often"] * 2
        late = refusal(server.person().post, "/login", name="nobody", password="a wrong one")
        assert (late.status, late.body["limit"]) == (429, "sign-in")


def twin(file: Path, name: str, password: str, user_id: str, created: int) -> None:
    """Store an account as version 0.1 did, which allowed several accounts with one name."""
    with closing(sqlite3.connect(file)) as connection, connection:
        (key,) = connection.execute("SELECT value FROM keys WHERE name = 'signing'").fetchone()
        hashed = run_apart(Passwords(key).hash(name, password))
        connection.execute(
            "INSERT INTO users (id, kind, name, login, password_hash, language, settings_json, created, seen)"
            " VALUES (?, 'account', ?, ?, ?, 'en', '{}', ?, ?)",
            (user_id, name, name, hashed, created, created),
        )


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Running]:
    """Run a server on a database of version 0.1 in which three accounts are called Carl."""
    file = tmp_path / "older.sqlite"
    file.write_bytes(gzip.decompress((FIXTURE / "hexarch.sqlite.gz").read_bytes()))
    twin(file, "Carl", "the second of them", "second2222222222", now())
    twin(file, "CARL", "the third of them", "third33333333333", now() + 1)
    with running(settings_for(tmp_path, str(file), workers=0)) as server:
        yield server


def test_older_accounts_with_equal_names_keep_working_and_are_asked_to_choose(twins: Running) -> None:
    first, second, third = twins.person(), twins.person(), twins.person()
    assert not first.post("/login", name="Carl", password=PASSWORD)["user"]["choose_name"], "the oldest keeps it"
    for person, name, password in ((second, "carl", "the second of them"), (third, "Carl", "the third of them")):
        me = person.post("/login", name=name, password=password)["user"]
        assert me["choose_name"]
    assert second.id == "second2222222222"
    assert third.id == "third33333333333"
    body = {"name": "Carl the Second", "password": "the second of them"}
    assert refusal(second.post, "/me/login-name", **{**body, "password": "wrong password"}).status == 403
    assert refusal(second.post, "/me/login-name", **{**body, "name": "carl"}).key == "server-name-taken"
    me = second.post("/me/login-name", **body)["user"]
    assert (me["login"], me["choose_name"], me["name"]) == ("Carl the Second", False, "Carl")
    again = twins.person()
    again.post("/login", name="carl the second", password="the second of them")
    assert again.id == "second2222222222"
    assert refusal(twins.person().post, "/login", name="Carl", password="the second of them").status == 403
    assert refusal(twins.person().post, "/register", name="Carl", password="somebody new here").status == 409


class Mailbox:
    """A real local mail server that keeps what it receives."""

    def __init__(self) -> None:
        self.port = 0
        self.received: list[tuple[str, Message]] = []
        self.arrived = threading.Event()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        self.received.append((envelope.rcpt_tos[0], message_from_bytes(envelope.content)))
        self.arrived.set()
        return "250 OK"

    def next(self) -> tuple[str, Message, str]:
        """Wait for a mail; return its recipient, the message, and the secret in its link."""
        assert self.arrived.wait(30), "no mail came"
        self.arrived.clear()
        to, mail = self.received.pop()
        payload = mail.get_payload(decode=True)
        assert isinstance(payload, bytes)
        link = re.search(r"https://games\.example/(?:confirm|recover)#(\S+)", payload.decode())
        assert link is not None
        return to, mail, link[1]


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


@pytest.fixture
def posting(tmp_path: Path, database: str, mailbox: Mailbox) -> Iterator[Running]:
    mail = {"mail": f"smtp://127.0.0.1:{mailbox.port}", "mail_from": "Hexarch <games@games.example>"}
    with running(settings_for(tmp_path, database, **mail, address="https://games.example")) as server:
        yield server


def visitor(server: Running) -> Person:
    """Return somebody who comes through the proxy, under the server's public name."""
    person = server.person()
    person.http.headers.update({"Origin": "https://games.example", "Host": "games.example"})
    return person


def with_cookie(person: Person) -> Person:
    """Make the cookies work without https, which the tests do not use."""
    for cookie in person.http.cookies.jar:
        cookie.secure = False
    return person


def test_a_lost_password_is_replaced_by_mail(posting: Running, mailbox: Mailbox) -> None:
    anna = visitor(posting)
    assert anna.post("/register", name="Anna", password=PASSWORD)["mail"]
    with_cookie(anna).call("PATCH", "/me", {"language": "hu"})
    anna.call("PUT", "/me/email", {"email": "anna@mail.example", "password": PASSWORD})
    to, mail, secret = mailbox.next()
    assert (to, mail["from"]) == ("anna@mail.example", "Hexarch <games@games.example>")
    assert anna.get("/me")["user"]["email"] is None, "not before the link was followed"
    refusal(visitor(posting).post, "/recover/password", token=secret, password="the wrong kind of link")
    visitor(posting).post("/email/confirm", token=secret)
    assert anna.get("/me")["user"]["email"] == "anna@mail.example"
    assert refusal(visitor(posting).post, "/email/confirm", token=secret).key == "server-link-expired"

    stranger = visitor(posting)
    known, unknown = stranger.post("/recover", name="ANNA"), stranger.post("/recover", name="Nobody")
    assert known == unknown == {"ok": True}
    to, mail, secret = mailbox.next()
    assert to == "anna@mail.example"
    assert not mailbox.received, "one message, to the one who has an address"
    assert refusal(stranger.post, "/recover/password", token=secret, password="12345678").key == "server-weak-password"
    me = stranger.post("/recover/password", token=secret, password="a brand new password")["user"]
    assert me["login"] == "Anna"
    assert with_cookie(stranger).id == me["id"]
    assert anna.get("/me")["user"] is None, "all other sessions end"
    assert refusal(visitor(posting).post, "/login", name="Anna", password=PASSWORD).status == 403
    refused = refusal(visitor(posting).post, "/recover/password", token=secret, password="once more, please")
    assert refused.key == "server-link-expired", "a link works once"


def test_a_link_ends_after_its_time_and_with_the_address(posting: Running, mailbox: Mailbox) -> None:
    anna = visitor(posting)
    anna.post("/register", name="Anna", password=PASSWORD)
    with_cookie(anna).call("PUT", "/me/email", {"email": "anna@mail.example", "password": PASSWORD})
    *_, secret = mailbox.next()
    anna.post("/email/confirm", token=secret)
    anna.post("/recover", name="Anna")
    *_, secret = mailbox.next()
    anna.call("DELETE", "/me/email")
    assert anna.get("/me")["user"]["email"] is None
    assert refusal(anna.post, "/recover/password", token=secret, password="a brand new password").status == 409
    anna.post("/recover", name="Anna")
    anna.call("PUT", "/me/email", {"email": "anna@mail.example", "password": PASSWORD})
    *_, secret = mailbox.next()
    asyncio.run_coroutine_threadsafe(_expire(posting), posting.server.servers[0].get_loop()).result(30)
    assert refusal(anna.post, "/email/confirm", token=secret).key == "server-link-expired"


async def _expire(server: Running) -> None:
    from sqlalchemy import update

    from hexarch.server.storage.schema import mail_tokens

    async with server.app.state.server.database.write() as connection:
        await connection.execute(update(mail_tokens).values(expires=now() - 1))


IMPOSSIBLE = ("anna", "anna@", "@mail.example", "a b@mail.example", "a@b\r\nBcc: c@d", "a,b@c", "a@b.", "a@-b")
# Characters that most mail servers refuse, and words that a mail program would decode.
MISLEADING = ("\u00e4@mail.example", "a@\u202email.example", "=?utf-8?q?=0aBcc=3a?=@b.c", "=?utf-8?q?a=40b.c=3e?=@d.e")


@pytest.mark.parametrize("address", IMPOSSIBLE + MISLEADING)
def test_impossible_addresses_are_refused(server: Running, address: str) -> None:
    person = server.person("Anna")
    refused = refusal(person.call, "PUT", "/me/email", {"email": address, "password": PASSWORD})
    assert (refused.status, refused.key) == (422, "server-invalid")


def test_a_server_without_mail_says_so(server: Running) -> None:
    person = server.person("Anna")
    assert not person.get("/me")["mail"]
    assert refusal(person.post, "/recover", name="Anna").key == "server-no-mail"


@pytest.mark.long
def test_mail_speaks_every_language(tmp_path: Path, mailbox: Mailbox) -> None:
    mail = {"mail": f"smtp://127.0.0.1:{mailbox.port}", "mail_from": "Hexarch <games@games.example>"}
    with running(settings_for(tmp_path, **mail, address="https://games.example")) as server:
        person = visitor(server)
        person.post("/register", name="Anna", password=PASSWORD)
        subjects = set()
        for language in LANGUAGES:
            with_cookie(person).call("PATCH", "/me", {"language": language})
            person.call("PUT", "/me/email", {"email": "anna@mail.example", "password": PASSWORD})
            _, mail_sent, _ = mailbox.next()
            subjects.add(str(make_header(decode_header(mail_sent["subject"]))))
    assert subjects == {message("mail-confirm-subject", language) for language in LANGUAGES}


@pytest.mark.parametrize(
    "wrong", [{"mail": "http://x"}, {"mail": "smtp://x"}, {"mail": "smtp://x", "mail_from": "a@b"}, {"mail": "smtp://"}]
)
def test_settings_for_mail_are_checked(tmp_path: Path, wrong: dict[str, str]) -> None:
    with pytest.raises(SettingsError):
        check(settings_for(tmp_path, **wrong))
