"""Guests, accounts, sessions, and the export of data."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Refused, Running
from tests.server.test_live import receive

PASSWORD = "correct horse battery"


def test_a_request_without_a_cookie_has_no_user(server: Running) -> None:
    assert server.person().get("/me") == {"user": None, "settings": {}, "mail": False}


def test_a_guest_has_a_name_and_keeps_it(server: Running) -> None:
    guest = server.person("  Anna\u202e   B. ")
    me = guest.get("/me")["user"]
    assert me["name"] == "Anna B."
    assert me["kind"] == "guest"
    guest.post("/guest", name="Anne")
    assert guest.get("/me")["user"] == {**me, "name": "Anne"}


def test_the_cookie_is_http_only_and_same_site(server: Running) -> None:
    response = server.person().http.post("/guest", json={"name": "Anna"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie, "this test runs without https"


def test_a_changed_cookie_has_no_user(server: Running) -> None:
    guest = server.person("Anna")
    value = guest.http.cookies["hexarch_session"]
    # Not the last character: some of its bits are unused.
    for changed in (
        value[:-3] + ("0" if value[-3] != "0" else "1") + value[-2:],
        value.replace(".", "", 1),
        "",
        "a.b.c",
        value * 3,
    ):
        stranger = server.person()
        stranger.http.cookies.set("hexarch_session", changed)
        assert stranger.get("/me")["user"] is None


def test_a_guest_becomes_an_account_and_keeps_games(server: Running) -> None:
    guest = server.person("Anna")
    code = guest.table("origins", ["me", "random"])
    before = guest.id
    assert guest.post("/register", name="Anna of the hill", password=PASSWORD)["user"]["kind"] == "account"
    assert guest.id == before
    elsewhere = server.person()
    elsewhere.post("/login", name="anna OF the hill", password=PASSWORD)
    assert [table["id"] for table in elsewhere.get("/tables", list="mine")["tables"]] == [code]
    assert elsewhere.get(f"/tables/{code}")["seats"][0]["name"] == "Anna of the hill"


def test_a_guest_who_logs_in_keeps_the_games(server: Running) -> None:
    account = server.person()
    account.post("/register", name="Bela", password=PASSWORD)
    first = account.table("origins", ["me"])
    guest = server.person("Somebody")
    second = guest.table("terra-mystica", ["me", "random"])
    guest.start(second)
    guest.post("/login", name="Bela", password=PASSWORD)
    assert {table["id"] for table in account.get("/tables", list="mine")["tables"]} == {first, second}
    table = account.get(f"/tables/{second}")
    assert table["owner"]
    assert table["seats"][0]["name"] == "Bela"
    assert table["my_seats"] == [0]


def test_signing_in_does_not_reveal_who_has_an_account(server: Running) -> None:
    server.person().post("/register", name="Cleo", password=PASSWORD)
    answers = []
    for name in ("Cleo", "Nobody"):
        with pytest.raises(Refused) as refused:
            server.person().post("/login", name=name, password="not the password")
        answers.append((refused.value.status, {**refused.value.body}))
    assert answers[0] == answers[1]


def test_sessions_are_listed_and_ended(server: Running) -> None:
    first, second = server.person(), server.person()
    first.post("/register", name="Dora", password=PASSWORD)
    second.post("/login", name="Dora", password=PASSWORD)
    listed = first.get("/me/sessions")["sessions"]
    assert len(listed) == 2
    (other,) = [session["id"] for session in listed if not session["current"]]
    first.call("DELETE", f"/me/sessions/{other}")
    assert second.get("/me")["user"] is None
    assert first.get("/me")["user"]["name"] == "Dora"
    with pytest.raises(Refused) as refused:
        first.call("DELETE", f"/me/sessions/{other}")
    assert refused.value.key == "server-no-session"


def test_nobody_ends_anothers_session(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    (session,) = anna.get("/me/sessions")["sessions"]
    with pytest.raises(Refused) as refused:
        ben.call("DELETE", f"/me/sessions/{session['id']}")
    assert refused.value.status == 404
    assert anna.get("/me")["user"]["name"] == "Anna"


def test_logging_out_ends_the_session_for_good(server: Running) -> None:
    guest = server.person("Anna")
    cookie = guest.http.cookies["hexarch_session"]
    guest.post("/logout")
    thief = server.person()
    thief.http.cookies.set("hexarch_session", cookie)
    assert thief.get("/me")["user"] is None


@pytest.mark.parametrize("way", ["end", "logout", "password", "delete"])
def test_signing_out_closes_live_connections(server: Running, way: str) -> None:
    name = f"Listener {way}"
    here, there = server.person(), server.person()
    here.post("/register", name=name, password=PASSWORD)
    there.post("/login", name=name, password=PASSWORD)
    code = here.table("origins", ["me", "open"], visibility="invitation")
    with there.live(code) as socket:
        assert "presence" in str(socket.recv(timeout=60))
        if way == "end":
            listed = here.get("/me/sessions")["sessions"]
            here.call("DELETE", f"/me/sessions/{next(one['id'] for one in listed if not one['current'])}")
        elif way == "logout":
            cookie = there.http.cookies["hexarch_session"]
            there.post("/logout")
            there.http.cookies.set("hexarch_session", cookie)
        elif way == "password":
            here.post("/me/password", old=PASSWORD, new=PASSWORD + "2")
        else:
            here.call("DELETE", "/me", {"password": PASSWORD})
        with pytest.raises(ConnectionClosed):
            receive(socket, "never")
    assert there.get("/me")["user"] is None
    with pytest.raises(Refused) as refused:
        there.get(f"/tables/{code}")
    assert refused.value.key == "server-no-table"


def test_a_new_name_counts_at_once(server: Running) -> None:
    """Cached sessions must not return what they knew before the last change of a person."""
    person = server.person("Anna")
    for name in ("Berta", "Cleo"):
        person.call("PATCH", "/me", {"name": name, "language": "hu", "settings": {"name": name}})
        me = person.get("/me")
        assert (me["user"]["name"], me["user"]["language"], me["settings"]) == (name, "hu", {"name": name})


def test_a_new_password_ends_the_other_sessions(server: Running) -> None:
    first, second = server.person(), server.person()
    first.post("/register", name="Edit", password=PASSWORD)
    second.post("/login", name="Edit", password=PASSWORD)
    with pytest.raises(Refused) as refused:
        first.post("/me/password", old="wrong password", new="a new password")
    assert refused.value.key == "server-wrong-password"
    first.post("/me/password", old=PASSWORD, new="a new password")
    assert second.get("/me")["user"] is None
    assert first.get("/me")["user"] is not None
    second.post("/login", name="Edit", password="a new password")
    with pytest.raises(Refused):
        second.post("/login", name="Edit", password=PASSWORD)


def test_name_language_and_settings_change(server: Running) -> None:
    guest = server.person("Anna")
    code = guest.table("origins", ["me"])
    changed = guest.call("PATCH", "/me", {"name": "Anne", "language": "hu", "settings": {"colours": "distinct"}})
    assert changed["user"]["name"] == "Anne"
    assert guest.get("/me") == changed
    assert changed["settings"] == {"colours": "distinct"}
    assert guest.get(f"/tables/{code}")["seats"][0]["name"] == "Anne"


def test_an_account_logs_in_with_the_name_it_was_made_with(server: Running) -> None:
    person = server.person()
    person.post("/register", name="Flora", password=PASSWORD)
    person.call("PATCH", "/me", {"name": "F."})
    again = server.person()
    assert again.post("/login", name="Flora", password=PASSWORD)["user"]["name"] == "F."
    assert again.get("/me")["user"]["login"] == "Flora"


def test_all_data_of_a_user_can_be_downloaded(server: Running) -> None:
    person = server.person("Gil")
    code = person.table("origins", ["me", "open"])
    person.post(f"/tables/{code}/chat", text="Hello")
    data = person.get("/me/data")
    assert data["user"]["name"] == "Gil"
    assert data["seats"] == [{**data["seats"][0], "table": code, "seat": 0}]
    assert data["tables"] == [code]
    assert data["chat"][0]["text"] == "Hello"
    assert len(data["sessions"]) == 1
    assert "password" not in str(data)


def test_deleting_an_account_removes_the_name(server: Running) -> None:
    anna, ben = server.person(), server.person("Ben")
    anna.post("/register", name="Unforgettable", password=PASSWORD)
    running, waiting, alone = (anna.table("terra-mystica", ["me", "open"]) for _ in range(3))
    for code in (running, waiting):
        ben.post(f"/tables/{code}/join")
    anna.start(running)
    anna.post(f"/tables/{running}/chat", text="my secret")
    with pytest.raises(Refused) as refused:
        anna.call("DELETE", "/me", {"password": "wrong password"})
    assert refused.value.key == "server-wrong-password"
    anna.call("DELETE", "/me", {"password": PASSWORD})
    assert anna.get("/me")["user"] is None
    seat = ben.get(f"/tables/{running}")["seats"][0]
    assert (seat["user_id"], seat["left"]) == (None, True)
    assert ben.get(f"/tables/{waiting}")["owner"]
    with pytest.raises(Refused):
        ben.get(f"/tables/{alone}")
    with ben.live(running, 0) as socket:
        seen = [str(socket.recv(timeout=60)) for _ in range(2)]
    assert any('"reset"' in message for message in seen), "what was told before can no longer be told"
    shown = str([ben.get(f"/tables/{code}") for code in (running, waiting)]) + str(ben.get(f"/tables/{running}/chat"))
    for secret in ("Unforgettable", "my secret"):
        assert secret not in shown
        assert not any(secret in message for message in seen)
    with pytest.raises(Refused):
        server.person().post("/login", name="Unforgettable", password=PASSWORD)


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "\n", "x" * 41, "\u202e"])
def test_impossible_names_are_refused(server: Running, name: str) -> None:
    with pytest.raises(Refused) as refused:
        server.person().post("/guest", name=name)
    assert refused.value.status == 422
    assert refused.value.key == "server-invalid"
