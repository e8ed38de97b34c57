"""Moderation: what owners, players, administrators and the operator may do, and what they may not."""

import asyncio
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexarch.server import context
from hexarch.server.clock import now
from hexarch.server.storage.expiry import delete_guests, delete_tables
from tests.server.running import Person, Running
from tests.server.test_live import receive
from tests.server.test_lobby import refusal
from tests.server.test_storage import hexarch

DAY_MS = 86_400_000
PASSWORD = "correct horse battery"


def open_table(server: Running, **values: Any) -> tuple[Person, Person, str]:
    """Create a table of Anna's that Ben has joined."""
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("terra-mystica", ["me", "open", "open"], **values)
    invitation = anna.get(f"/tables/{code}")["invitation"]
    ben.post(f"/tables/{code}/join", invitation=invitation)
    return anna, ben, code


def in_database(server: Running, statement: str, **values: Any) -> None:
    async def run() -> None:
        inner = server.app.state.server
        async with inner.database.write() as connection:
            await connection.execute(text(statement), values)
        inner.sessions._cache.clear()

    asyncio.run_coroutine_threadsafe(run(), server.server.servers[0].get_loop()).result(30)


def say(person: Person, code: str, **query: str) -> Any:
    return person.call("POST", f"/tables/{code}/chat", {"text": "hello"}, **query)


def test_only_players_and_invited_spectators_chat(own: Running) -> None:
    anna, ben, code = open_table(own)
    carla = own.person("Carla")
    for person in (anna, ben):
        say(person, code)
        assert person.get(f"/tables/{code}")["can_chat"]
    assert refusal(say, carla, code).key == "server-chat-seated"
    assert not carla.get(f"/tables/{code}")["can_chat"]
    assert refusal(say, carla, code, invitation="wrong").key == "server-chat-seated"
    invitation = anna.get(f"/tables/{code}")["invitation"]
    say(carla, code, invitation=invitation)
    assert carla.get(f"/tables/{code}", invitation=invitation)["can_chat"]


def test_guests_chat_where_the_owner_lets_them(server: Running) -> None:
    anna, ben, code = open_table(server)
    assert refusal(ben.call, "PATCH", f"/tables/{code}", {"guests_chat": False}).key == "server-owner-only"
    assert not anna.call("PATCH", f"/tables/{code}", {"guests_chat": False})["guests_chat"]
    say(anna, code)  # it is her table
    assert refusal(say, ben, code).key == "server-chat-guests"
    assert not ben.get(f"/tables/{code}")["can_chat"]
    ben.post("/register", name=f"Ben {ben.id}", password=PASSWORD)
    say(ben, code)


def test_an_owner_mutes_and_unmutes(own: Running) -> None:
    anna, ben, code = open_table(own)
    path = f"/tables/{code}/people/{ben.id}/mute"
    assert refusal(ben.call, "PUT", f"/tables/{code}/people/{anna.id}/mute", {"on": True}).key == "server-owner-only"
    anna.call("PUT", path, {"on": True})
    assert refusal(say, ben, code).key == "server-muted"
    listed = anna.get(f"/tables/{code}/restrictions")["people"]
    assert listed == [{"user_id": ben.id, "name": "Ben", "kind": "muted"}]
    anna.call("PUT", path, {"on": False})
    say(ben, code)


def test_an_owner_removes_somebody_before_the_start(own: Running) -> None:
    anna, ben, code = open_table(own)
    me = ben.id
    assert refusal(ben.call, "DELETE", f"/tables/{code}/people/{anna.id}").key == "server-owner-only"
    assert refusal(anna.call, "DELETE", f"/tables/{code}/people/{anna.id}").key == "server-not-yourself"
    assert refusal(anna.call, "DELETE", f"/tables/{code}/people/nobody").key == "server-no-user"
    anna.call("DELETE", f"/tables/{code}/people/{me}")
    assert anna.get(f"/tables/{code}")["seats"][1]["kind"] == "open"
    assert refusal(ben.post, f"/tables/{code}/join").key == "server-removed"
    assert refusal(say, ben, code).status == 403
    anna.call("PUT", f"/tables/{code}/people/{me}")
    ben.post(f"/tables/{code}/join")


def test_an_owner_removes_somebody_from_a_running_game(server: Running) -> None:
    anna, ben, code = open_table(server)
    anna.call("PUT", f"/tables/{code}/seats/2", {"kind": "computer", "level": "random"})
    anna.start(code)
    me = ben.id
    anna.call("DELETE", f"/tables/{code}/people/{me}")
    assert anna.get(f"/tables/{code}")["seats"][1]["left"], "a computer player goes on"
    assert refusal(ben.post, f"/tables/{code}/return").key == "server-removed"
    assert refusal(say, ben, code).key == "server-muted"
    anna.call("PUT", f"/tables/{code}/people/{me}")
    ben.post(f"/tables/{code}/return")


def test_an_invitation_is_replaced_and_ended(own: Running) -> None:
    anna, ben, code = open_table(own, visibility="invitation")
    old = anna.get(f"/tables/{code}")["invitation"]
    carla = own.person("Carla")
    assert refusal(ben.post, f"/tables/{code}/invitation").key == "server-owner-only"
    with carla.live(code, invitation=old) as watching, ben.live(code) as playing:
        receive(watching, "presence")
        new = anna.post(f"/tables/{code}/invitation")["invitation"]
        assert new not in (old, None)
        for socket in (watching, playing):
            with pytest.raises(ConnectionClosed):
                receive(socket, "never")
    with pytest.raises(InvalidStatus):
        carla.live(code, invitation=old).__enter__()
    with ben.live(code) as playing:
        receive(playing, "presence")
    assert refusal(carla.get, f"/tables/{code}", invitation=old).status == 404
    carla.get(f"/tables/{code}", invitation=new)
    assert anna.call("DELETE", f"/tables/{code}/invitation")["invitation"] is None
    for guess in (old, new, "", "ended:"):
        assert refusal(carla.get, f"/tables/{code}", invitation=guess).status == 404
    assert ben.get(f"/tables/{code}")["my_seats"] == [1]


def test_a_blocked_person_does_not_join_ones_tables(own: Running) -> None:
    anna, ben = own.person("Anna"), own.person("Ben")
    anna.call("PUT", f"/me/blocked/{ben.id}", {"on": True})
    assert anna.get("/me/blocked")["people"] == [{"user_id": ben.id, "name": "Ben"}]
    code = anna.table("origins", ["me", "open"])
    assert refusal(ben.post, f"/tables/{code}/join").key == "server-blocked"
    anna.call("PUT", f"/me/blocked/{ben.id}", {"on": False})
    ben.post(f"/tables/{code}/join")
    assert anna.get("/me/blocked")["people"] == []
    assert refusal(anna.call, "PUT", f"/me/blocked/{anna.id}", {"on": True}).key == "server-not-yourself"


def administrator(server: Running) -> Person:
    person = server.person()
    person.post("/register", name="Ada", password=PASSWORD)
    in_database(server, "UPDATE users SET role = 'admin' WHERE id = :id", id=person.id)
    return person


def test_reports_reach_the_administrators(own: Running) -> None:
    anna, ben, code = open_table(own)
    ben.post(f"/tables/{code}/chat", text="an insult")
    anna.post(f"/tables/{code}/report", user_id=ben.id, text="He insults everybody.")
    ada = administrator(own)
    for person in (anna, ben):
        assert refusal(person.get, "/admin/reports").key == "server-admin-only"
    (report,) = ada.get("/admin/reports")["reports"]
    assert (report["name"], report["table"], report["text"]) == ("Ben", code, "He insults everybody.")
    assert [line["text"] for line in report["said"]] == ["an insult"]
    ada.call("PUT", f"/admin/people/{ben.id}/mute", {"hours": 1, "reason": "insults"})
    assert refusal(say, ben, code).key == "server-muted"
    ada.call("DELETE", f"/admin/reports/{report['id']}")
    assert ada.get("/admin/reports")["reports"] == []
    assert refusal(ada.call, "DELETE", f"/admin/reports/{report['id']}").key == "server-no-report"
    entries = ada.get("/admin/audit")["entries"]
    assert [entry["action"].split()[0] for entry in entries] == ["close", "mute"]
    assert entries[1]["actor"] == ada.id
    assert (entries[1]["target"], entries[1]["detail"]) == (ben.id, "insults")


def test_a_ban_ends_sessions_and_hands_games_over(own: Running) -> None:
    anna, ben, code = open_table(own)
    ben.post("/register", name="Ben", password=PASSWORD)
    anna.call("PUT", f"/tables/{code}/seats/2", {"kind": "computer", "level": "random"})
    anna.start(code)
    ada = administrator(own)
    ada.call("PUT", f"/admin/people/{ben.id}/ban", {"days": 3})
    assert ben.get("/me")["user"] is None
    assert refusal(ben.post, "/login", name="Ben", password=PASSWORD).key == "server-banned"
    assert anna.get(f"/tables/{code}")["seats"][1]["left"]
    ada.call("PUT", "/admin/people/Ben/ban", {"days": 0})
    ben.post("/login", name="Ben", password=PASSWORD)
    in_database(own, "UPDATE users SET banned_until = :time WHERE id = :id", time=now() + DAY_MS, id=anna.id)
    assert anna.get("/me")["user"] is None, "a session that begins while its user is banned does not count either"


def test_an_administrator_closes_a_table(server: Running) -> None:
    anna, _, code = open_table(server)
    assert refusal(anna.call, "DELETE", f"/admin/tables/{code}").key == "server-admin-only"
    ada = server.person("Ada")
    in_database(server, "UPDATE users SET role = 'admin' WHERE id = :id", id=ada.id)
    ada.call("DELETE", f"/admin/tables/{code}")
    assert refusal(anna.get, f"/tables/{code}").status == 404
    assert refusal(ada.call, "DELETE", f"/admin/tables/{code}").status == 404


def test_everything_is_in_the_audit_log(own: Running) -> None:
    anna, ben, code = open_table(own)
    ada, ben_id = administrator(own), ben.id
    people = f"/tables/{code}/people/{ben_id}"
    for on in (True, False):
        anna.call("PUT", f"{people}/mute", {"on": on})
    anna.call("DELETE", people)
    anna.call("PUT", people)
    anna.post(f"/tables/{code}/invitation")
    anna.call("DELETE", f"/tables/{code}/invitation")
    for days in (2, 0):
        ada.call("PUT", f"/admin/people/{ben_id}/ban", {"days": days})
    ada.call("DELETE", f"/admin/tables/{code}")
    services = own.app.state.server
    own.call(services.administration.set_role("operator", own.call(services.administration.find("Ada")), "user"))
    entries = own.call(services.administration.audit(with_owners=True))
    done = [(entry.actor, entry.action.partition(" until")[0]) for entry in reversed(entries)]
    owners = ["mute", "unmute", "remove", "allow back", "new invitation", "end invitation"]
    admins = ["ban", "unban", "close table"]
    expected = [*((anna.id, action) for action in owners), *((ada.id, action) for action in admins)]
    assert done == [*expected, ("operator", "role user")]


@pytest.mark.long
def test_the_operator_has_commands_for_all_of_it(own: Running, database: str, tmp_path: Path) -> None:
    anna, ben, code = open_table(own)
    ben.post("/register", name="Ben", password=PASSWORD)
    anna.post(f"/tables/{code}/report", user_id=ben.id, text="He insults everybody.")

    def admin(*words: str) -> str:
        done = hexarch("admin", *words, "--database", database, folder=tmp_path)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "He insults everybody." in admin("reports")
    password = admin("reset-password", "ben").split()[-1]
    for _ in range(100):  # other processes are told shortly after
        if ben.get("/me")["user"] is None:
            break
        sleep(0.1)
    assert ben.get("/me")["user"] is None, "a new password ends all sessions"
    again = own.person()
    again.post("/login", name="Ben", password=password)
    admin("ban", "Ben", "--days", "2", "--reason", "insults")
    assert refusal(own.person().post, "/login", name="Ben", password=password).key == "server-banned"
    log = admin("audit")
    assert "operator" in log
    assert "insults" in log
    wrong = hexarch("admin", "unban", "Nobody", "--database", database, folder=tmp_path)
    assert wrong.returncode == 2
    assert "does not exist" in wrong.stderr


def test_abandoned_tables_and_unused_guests_expire(own: Running) -> None:
    anna, _, waiting = open_table(own)
    running = anna.table("origins", ["me", "random"])
    anna.start(running)
    unused = own.person("Unused")
    unused_id = unused.id

    def delete(days: int) -> list[int]:
        async def run() -> list[int]:
            before = now() - days * DAY_MS
            async with own.app.state.server.database.write() as connection:
                return [
                    await delete_tables(connection, ("open",), before, 10),
                    await delete_tables(connection, ("running", "analysis"), before, 10),
                    await delete_guests(connection, before, 10),
                ]

        return asyncio.run_coroutine_threadsafe(run(), own.server.servers[0].get_loop()).result(30)

    assert delete(1) == [0, 0, 0]
    in_database(own, "UPDATE games SET changed = :time", time=now() - 40 * DAY_MS)
    in_database(own, "UPDATE users SET seen = :time", time=now() - 40 * DAY_MS)
    assert delete(50) == [0, 0, 0]
    assert delete(30)[:2] == [1, 1]
    assert refusal(anna.get, f"/tables/{waiting}").status == 404
    in_database(own, "UPDATE users SET seen = :time WHERE id = :id", time=now() - 40 * DAY_MS, id=unused_id)
    delete(30)
    assert unused.get("/me")["user"] is None


def test_the_hourly_task_lets_tables_and_guests_expire(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the default settings."""
    anna, ben, waiting = open_table(own)
    recent = anna.table("origins", ["me", "open", "open"])
    ben.post(f"/tables/{recent}/join")
    writer = own.person("Dora")
    say(writer, recent, invitation=anna.get(f"/tables/{recent}")["invitation"])
    unused, account = own.person("Unused").id, own.person()
    account.post("/register", name="Carla", password=PASSWORD)
    old = now() - 400 * DAY_MS
    in_database(own, "UPDATE games SET changed = :time WHERE code = :code", time=old, code=waiting)
    for user_id in (unused, account.id, ben.id, writer.id):
        in_database(own, "UPDATE users SET seen = :time WHERE id = :id", time=old, id=user_id)
    services = own.app.state.server
    monkeypatch.setattr(context, "_HOUSEKEEPING_SECONDS", 0.05)

    async def begin_the_hour() -> None:
        services.tasks.start("housekeeping again", services._keep_house)

    own.call(begin_the_hour())

    async def names() -> list[str]:  # not through a request, which would count as activity
        async with services.database.read() as connection:
            return list((await connection.execute(text("SELECT name FROM users ORDER BY name"))).scalars())

    until = monotonic() + 30
    while (
        own.call(names()) != ["Anna", "Ben", "Carla", "Dora"] or anna.http.get(f"/tables/{waiting}").status_code != 404
    ):
        assert monotonic() < until, "nothing has expired"
    assert anna.get(f"/tables/{recent}")["status"] == "open"
