"""People who get notices, and a table at which they play."""

from typing import Any

import pytest
from sqlalchemy import text

from tests.server.running import Person, Running
from tests.server.test_play import options

ADDRESS = "http://games.example"
KINDS = ["turn", "offer", "deadline", "over", "invitation", "chat"]
AT_ONCE = {"push": 0, "mail": 0, "webhook": 0}

# What may differ between the databases is tested on both in every run; the rest on the second one only in long runs.
BOTH = pytest.mark.parametrize("notifying", ["sqlite", "postgresql"], indirect=True)
LATER = pytest.mark.parametrize(
    "notifying", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True
)


def visitor(server: Running, name: str) -> Person:
    """An account with a confirmed address, that comes through the proxy under the server's public name."""
    person = server.person()
    person.http.headers.update({"Origin": ADDRESS, "Host": "games.example"})
    user_id = person.post("/guest", name=name)["user"]["id"]
    # Not through the forms, because hashing passwords is slow.
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
