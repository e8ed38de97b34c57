"""Personal tokens: who gets one, what it allows, and when it ends."""

from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from hexarch.server import quotas
from hexarch.server.clock import now
from hexarch.server.web.scopes import ANY_SCOPE, SCOPE_OF, SCOPES
from tests.server.processes import two_processes
from tests.server.running import Person, Running, running, settings_for
from tests.server.test_live import receive
from tests.server.test_lobby import refusal
from tests.server.test_moderation import in_database
from tests.server.test_roles import TABLE_ROUTES
from tests.server.test_storage import hexarch

PASSWORD = "seven quiet hexagons"
DAY_MS = 86_400_000


def account(server: Any, name: str = "") -> Person:
    person: Person = server.person()
    person.post("/register", name=name or f"Holder {uuid4()}"[:40], password=PASSWORD)
    return person


def new_token(person: Person, *scopes: str, **values: Any) -> Any:
    return person.post(
        "/me/tokens", **{"name": "My bot", "scopes": list(scopes or SCOPES), "password": PASSWORD, **values}
    )


def test_a_program_plays_with_a_token_and_sends_no_origin(own: Running) -> None:
    anna = account(own)
    made = new_token(anna, "read", "tables", "play")
    program = own.program(made["token"])
    assert program.get("/me")["user"]["id"] == anna.id
    code = program.table("origins", ["me", "me"])
    program.start(code)
    state = program.state(code)
    program.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    assert anna.state(code)["version"] > state["version"]
    headers = {"Authorization": f"Bearer {made['token']}"}
    address = f"{own.url.replace('http', 'ws')}/api/v1/tables/{code}/live"
    with connect(address, additional_headers=headers, origin=None) as socket:
        assert receive(socket, "presence")["people"][0]["user_id"] == anna.id
    with pytest.raises(InvalidStatus):
        connect(address, origin=None)
    listed = anna.get("/me/tokens")["tokens"]
    assert [(one["id"], one["name"], one["scopes"]) for one in listed] == [
        (made["id"], "My bot", ["read", "tables", "play"])
    ]
    assert listed[0]["seen"]
    assert made["token"] not in str(listed)
    assert program.get("/me/tokens")["tokens"][0]["current"]
    assert anna.get("/me/data")["tokens"][0]["id"] == made["id"]
    secret = made["token"].rpartition("_")[2]
    stored = [path.read_bytes() for path in Path(own.settings.data).rglob("*.sqlite*")]
    assert not any(secret.encode() in data for data in stored), "only the hash is stored"


def test_cookies_keep_the_check_of_the_origin(server: Running) -> None:
    """An invalid token does not replace it, and a cookie is ignored beside a token."""
    anna = account(server)
    cookies = dict(anna.http.cookies)
    address = f"{server.url}/api/v1/tables"
    body = {"game": "origins", "seats": [{"kind": "me"}]}
    for headers, status, key in (
        ({}, 403, "server-origin"),
        ({"Origin": "http://elsewhere.example"}, 403, "server-origin"),
        ({"Authorization": "Basic YTpi"}, 403, "server-origin"),
        ({"Authorization": "Bearer hexarch_wrong_wrong"}, 401, "server-token"),
        ({"Authorization": "Bearer"}, 401, "server-token"),
        ({"Authorization": "Bearer hexarch_\u00fc_x"}, 401, "server-token"),
        ({"Authorization": f"Bearer hexarch_{'a' * 9000}"}, 401, "server-token"),
        ({"Authorization": f"Bearer {new_token(anna)['token'][:-1]}"}, 401, "server-token"),
    ):
        sent = {name.encode(): value.encode() for name, value in headers.items()}
        answer = httpx.post(address, json=body, headers=sent, cookies=cookies)
        assert (answer.status_code, answer.json()["key"]) == (status, key), headers
        assert status != 401 or "invalid_token" in answer.headers["www-authenticate"]
    assert anna.get("/tables", list="mine")["tables"] == []


def test_a_scope_opens_its_operations_and_no_others(server: Running) -> None:
    """Try every operation with a token of every scope; operations without a scope refuse all tokens."""
    anna = account(server)
    programs = {scope: server.program(new_token(anna, scope)["token"]) for scope in SCOPES}
    bodies = {route.name: route.body for route in TABLE_ROUTES}
    document = anna.get("/openapi.json")
    open_to_all = {"getCatalogue", "confirmEmail", "sendRecovery", "unsubscribe"}  # they need no user
    seen = set()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            name = "".join(f"_{one.lower()}" if one.isupper() else one for one in operation["operationId"])
            seen.add(name)
            if operation["operationId"] in open_to_all or name in ANY_SCOPE or name.startswith("stream_"):
                continue
            address = path.removeprefix("/api/v1").removeprefix("/api")
            body = bodies.get(f"{method.upper()} {address}") or {}
            if name in ("play_as_guest", "log_in", "register"):
                body = {"name": "Somebody", "password": PASSWORD} if name != "play_as_guest" else {"name": "Somebody"}
            address = address.replace("{seat}", "0").replace("{report}", "0").replace("{", "").replace("}", "")
            for scope, program in programs.items():
                answer = program.http.request(method, address, json=None if method == "get" else body)
                key = answer.json().get("key") if answer.status_code >= 400 else ""
                is_refused = key in ("server-token-scope", "server-token-never")
                if answer.status_code != 422:  # requests are also validated, in no fixed order
                    assert is_refused == (SCOPE_OF.get(name) != scope), (name, scope, key)
                elif SCOPE_OF.get(name) is None:
                    assert name in NEEDS_BODY, name
    assert set(SCOPE_OF) | set(ANY_SCOPE) <= seen | {"live"}
    assert anna.get("/me")["user"], "nothing of it was done"


NEEDS_BODY = {
    *("change_me", "change_password", "change_login_name", "set_email", "recover_password", "create_token"),
    *("block_person", "ban_person", "mute_everywhere", "mute_person", "change_table", "report_person", "become_bot"),
}


def test_a_token_cannot_make_another_or_end_others(server: Running) -> None:
    anna = account(server)
    one, two = new_token(anna), new_token(anna)
    program = server.program(one["token"])
    assert refusal(new_token, program).key == "server-token-never"
    assert refusal(program.call, "DELETE", f"/me/tokens/{two['id']}").key == "server-token-never"
    program.call("DELETE", f"/me/tokens/{one['id']}")
    assert refusal(program.get, "/me").key == "server-token"
    assert [token["id"] for token in anna.get("/me/tokens")["tokens"]] == [two["id"]]


def test_a_token_needs_an_account_and_its_password(server: Running) -> None:
    assert refusal(new_token, server.person("Guest")).key == "server-no-account"
    anna = account(server)
    assert refusal(new_token, anna, password="another one entirely").key == "server-wrong-password"
    values: tuple[dict[str, Any], ...] = (
        {"days": 0},
        {"days": 366},
        {"scopes": []},
        {"scopes": ["all"]},
        {"name": " "},
    )
    for wrong in values:
        assert refusal(new_token, anna, **wrong).status == 422
    inner = server.app.state.server
    user = server.call(inner.administration.find(anna.id))
    for _ in range(quotas.TOKENS):  # every password check is slow
        server.call(inner.api_tokens.create(user, "My bot", ["read"], 1))
    assert refusal(new_token, anna).key == "server-tokens-many"
    ben = account(server)
    other = anna.get("/me/tokens")["tokens"][0]["id"]
    assert refusal(ben.call, "DELETE", f"/me/tokens/{other}").key == "server-no-token"


@pytest.mark.parametrize("end", ["revoked", "expired", "password", "recovered", "banned", "deleted", "reset"])
def test_a_token_ends_and_its_live_connections_with_it(server: Running, end: str) -> None:
    anna = account(server)
    user_id, made = anna.id, new_token(anna, "read", "tables")
    program = server.program(made["token"])
    code = program.table("origins", ["me", "open"])
    headers = {"Authorization": f"Bearer {made['token']}"}
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/live"
    administration, accounts = server.app.state.server.administration, server.app.state.server.accounts
    with connect(address, additional_headers=headers, origin=None) as socket:
        receive(socket, "presence")
        if end == "revoked":
            anna.call("DELETE", f"/me/tokens/{made['id']}")
        elif end == "expired":
            in_database(server, "UPDATE api_tokens SET expires = :t WHERE id = :id", t=now() - 1, id=made["id"])
            server.call(server.app.state.server.sessions.publish_changed(user_id))
        elif end == "password":
            anna.post("/me/password", old=PASSWORD, new="another one entirely")
            assert anna.get("/me")["user"], "the session stays"
        elif end == "recovered":
            user = server.call(administration.find(user_id))
            server.call(accounts.enter_again(user, None, ""))
        elif end == "banned":
            server.call(administration.ban("test", server.call(administration.find(user_id)), 1, ""))
        elif end == "deleted":
            anna.call("DELETE", "/me", {"password": PASSWORD})
        else:
            server.call(administration.reset_password("test", server.call(administration.find(user_id))))
        with pytest.raises(ConnectionClosed):
            receive(socket, "never")
    assert refusal(program.get, "/me").key == "server-token"


def test_wrong_tokens_are_throttled_and_share_the_limits_of_their_user(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, rate_factor=0.2)) as server:
        anna = account(server)
        wrong = server.program("hexarch_aaaa_bbbb")
        found = [refusal(wrong.get, "/me").status for _ in range(8)]
        assert found == [401] * 6 + [429] * 2
        program = server.program(new_token(anna)["token"])
        assert 429 in [program.http.get("/me").status_code for _ in range(60)]
        assert 429 in [anna.http.get("/me").status_code for _ in range(5)]


@pytest.mark.long
def test_a_token_that_is_revoked_in_one_process_ends_in_the_other(tmp_path: Path, postgres: str) -> None:
    from tests.server.postgres import new_database

    with two_processes(tmp_path, new_database(postgres, f"test_{uuid4().hex}")) as (one, two):
        anna = account(one)
        made = new_token(anna, "read")
        program = Person(two.url, made["token"])
        two.people.append(program)
        assert program.get("/me")["user"]["id"] == anna.id
        anna.call("DELETE", f"/me/tokens/{made['id']}")
        for _ in range(200):
            if program.http.get("/me").status_code == 401:
                break
        else:
            raise AssertionError("the other process goes on with a cached token")


@pytest.mark.long
def test_the_operator_lists_and_revokes_tokens(own: Running, database: str, tmp_path: Path) -> None:
    anna = account(own, "Anna")
    one, two = new_token(anna, "read", name="Reader"), new_token(anna)

    def admin(*words: str) -> str:
        done = hexarch("admin", *words, "--database", database, folder=tmp_path)
        assert done.returncode == 0, done.stderr
        return done.stdout

    listed = admin("tokens", "anna")
    assert one["id"] in listed
    assert "Reader" in listed
    admin("revoke-token", "anna", one["id"])
    assert [token["id"] for token in anna.get("/me/tokens")["tokens"]] == [two["id"]]
    admin("revoke-token", "anna")
    assert anna.get("/me/tokens")["tokens"] == []
    log = admin("audit")
    assert "revoke token" in log
    assert "create token" in log
