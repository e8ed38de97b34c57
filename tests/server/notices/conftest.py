"""A server that sends notices almost at once, and the receivers it sends them to."""

from collections.abc import Iterator
from uuid import uuid4

import pytest

from tests.server.notices.people import ADDRESS
from tests.server.postgres import new_database
from tests.server.running import Running, running, settings_for
from tests.server.sinks import Hook, MailServer, hook, mail_server


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
def notifying(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, shared_mails: MailServer
) -> Iterator[Running]:
    """A server that sends notices almost at once, on either database; the tests share it."""
    folder = tmp_path_factory.mktemp("notifying")
    database = str(folder / "hexarch.sqlite")
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), f"test_{uuid4().hex}")
    mail = {"mail": f"smtp://127.0.0.1:{shared_mails.port}", "mail_from": "Hexarch <games@games.example>"}
    chosen = {"address": ADDRESS, "notice_wait": 0.05, "notice_seconds": 20.0, "local_hooks": 1}
    with running(settings_for(folder, database, **mail, **chosen)) as server:
        yield server
