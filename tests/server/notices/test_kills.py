"""Servers and the mail server are killed while notices are sent: none is lost, and none is sent twice."""

import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from tests.server.processes import Process
from tests.server.running import Person
from tests.server.sinks import MailServer, body_of, mail_server
from tests.server.waiting import wait_for

PASSWORD = "correct horse battery"
KINDS = ["turn", "offer", "deadline", "over", "invitation", "chat"]


class Club:
    """Servers on one database, a mail server, and two people; after each move of Anna's it is Ben's turn."""

    def __init__(self, folder: Path, database: str, mails: MailServer, servers: int, seconds: int) -> None:
        self.mails = mails
        self.processes = [Process(folder / str(number), database) for number in range(servers)]
        address = self.processes[0].url
        for process in self.processes:
            process.environment |= {
                "HEXARCH_MAIL": f"smtp://127.0.0.1:{mails.port}",
                "HEXARCH_MAIL_FROM": "Hexarch <games@games.example>",
                "HEXARCH_ADDRESS": address,
                "HEXARCH_NOTICE_WAIT": "0.05",
                "HEXARCH_NOTICE_SECONDS": str(seconds),
                "HEXARCH_WORKERS": "0",
            }
            process.start()
        self.anna, self.ben = self.person("Anna"), self.person("Ben")
        self.confirm(self.ben)
        self.codes: list[str] = []

    def person(self, name: str) -> Person:
        person = self.processes[0].person()
        person.post("/register", name=name, password=PASSWORD)
        return person

    def confirm(self, person: Person) -> None:
        """Enter an address, follow the link in the mail, and choose all notices without delay."""
        person.call("PUT", "/me/email", {"email": "ben@mail.example", "password": PASSWORD})
        (_, mail), *_ = self.mails.wait(1)
        token = re.search(r"/confirm#(\S+)", body_of(mail))
        assert token is not None
        person.post("/email/confirm", token=token[1])
        self.mails.received.clear()
        chosen = person.get("/me/notices")
        body = {name: chosen[name] for name in ("channels", "quiet", "zone", "webhook", "discord")}
        body["channels"]["mail"] = KINDS
        person.call("PUT", "/me/notices", {**body, "digests": {"push": 0, "mail": 0, "webhook": 0}})

    def add_tables(self, count: int) -> None:
        """Create tables at which Anna has the first turn."""
        for _ in range(count):
            code = self.anna.table("terra-mystica", ["me", "open"], options={"start_player": "first"})
            self.ben.post(f"/tables/{code}/join")
            self.anna.start(code)
            self.codes.append(code)

    def move(self, code: str) -> None:
        """Move for Anna, repeating the request until a server acknowledges it."""
        state = None
        request = str(uuid4())
        while True:
            try:
                state = state or self.anna.state(code)
                action = state["options"]["actions"][0]["id"]
                self.anna.move(code, state["version"], [action], request_id=request)
                return
            except httpx.TransportError:
                time.sleep(0.02)

    def notices_by_table(self) -> Counter[str]:
        """Count the notices for each table; mails with the same Message-ID count once, as in a mailbox."""
        found: Counter[str] = Counter()
        for mail in {str(mail["Message-ID"]): mail for _, mail in self.mails.received}.values():
            found.update(re.findall(r"/table/(\w+)", body_of(mail)))
        return found

    def check(self) -> None:
        wait_for(lambda: set(self.notices_by_table()) == set(self.codes), "every notice", 120)
        time.sleep(2.5)  # longer than a lease, so that any duplicate has arrived
        assert self.notices_by_table() == Counter(self.codes), "a notice was sent in two messages"

    def close(self) -> None:
        for process in self.processes:
            process.close()


@contextmanager
def club(folder: Path, database: str, servers: int = 1, seconds: int = 1) -> Iterator[Club]:
    with mail_server() as mails:
        opened = Club(folder, database, mails, servers, seconds)
        try:
            yield opened
        finally:
            opened.close()


@pytest.mark.long
def test_a_server_dies_between_sending_a_mail_and_recording_it(tmp_path: Path) -> None:
    """No protocol can avoid a repetition at this moment, so the mail is sent again with the same Message-ID."""
    with club(tmp_path, str(tmp_path / "hexarch.sqlite")) as found:
        (process,) = found.processes
        found.add_tables(2)

        def die() -> None:
            found.mails.on_accepted = None
            process.kill()

        found.mails.on_accepted = die
        found.move(found.codes[0])
        found.mails.wait(1)
        wait_for(lambda: process.process is not None and process.process.poll() is not None, "the server to die")
        found.mails.stop()
        process.start()
        found.move(found.codes[1])
        time.sleep(0.5)
        found.mails.start()
        found.check()
        assert len(found.mails.ids) == 3
        assert len(set(found.mails.ids)) == 2


@pytest.mark.long
def test_two_servers_share_the_work(tmp_path: Path, database: str) -> None:
    """Without a kill, nothing may be sent twice, not even with the same Message-ID."""
    with club(tmp_path, database, servers=2, seconds=20) as found:
        found.add_tables(30)
        for code in found.codes:
            found.move(code)
        found.check()
        assert len(found.mails.ids) == len(set(found.mails.ids))


@pytest.mark.long
@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("seed", [1, 2])
def test_kills_at_random_moments(tmp_path: Path, database: str, servers: int, seed: int) -> None:
    """Servers and the mail server are killed and restarted while forty notices are sent."""
    dice = random.Random(seed)
    with club(tmp_path, database, servers) as found:
        found.add_tables(40)
        for number, code in enumerate(found.codes):
            found.move(code)
            if number % 4 == 1:
                time.sleep(dice.uniform(0.0, 0.3))
                process = dice.choice(found.processes)
                process.kill()
                process.start()
            if number % 8 == 3:
                found.mails.stop()
                time.sleep(dice.uniform(0.0, 0.5))
                found.mails.start()
        found.check()
        repeated = len(found.mails.ids) - len(set(found.mails.ids))
        print(f"{len(found.mails.ids)} mails, {repeated} of them repetitions with the same Message-ID")  # noqa: T201
