"""The live connection: order, gaps and resuming, presence, chat, and invalid messages."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hexarch.server.live.messages import Watching, encode
from hexarch.server.live.patch import apply_patch, difference
from hexarch.server.live.presence import MOST_NAMED, Presence
from tests.server.running import Running
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, asked, options, two_seats


def receive(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=60))
        if message["type"] == kind:
            return message


def test_missed_messages_come_first_and_in_order(server: Running) -> None:
    anna, ben, code = two_seats(server)
    watcher = server.person()  # patches contain what everybody may see
    start = watcher.state(code)
    advance((anna, ben), code, 8)
    now = watcher.state(code)
    position = start["position"]
    with anna.live(code, start["seq"]) as socket:
        for expected in range(start["seq"] + 1, now["seq"] + 1):
            message = receive(socket, "moves")
            assert message["seq"] == expected
            apply_patch(position, message["patch"])
    assert position == now["position"]


def test_a_new_connection_gets_a_draft_made_elsewhere(server: Running) -> None:
    """A window reads its draft before it connects; another window may have changed it in between."""
    anna, ben, code = two_seats(server)
    mover, other = asked((anna, ben), code)
    state = mover.state(code)
    action = options(mover, code)[0]
    draft = mover.post(f"/tables/{code}/draft", version=state["version"], action=action)
    with mover.live(code, state["seq"]) as socket, other.live(code, state["seq"]) as theirs:
        assert receive(socket, "draft")["revision"] == draft["revision"]
        theirs.send('{"type": "ping"}')
        seen = []
        while "pong" not in seen:
            seen.append(json.loads(theirs.recv(timeout=60))["type"])
        assert "draft" not in seen


def test_a_client_with_an_impossible_or_old_number_reads_the_state_again(server: Running) -> None:
    anna, ben, code = two_seats(server)
    with anna.live(code, 999_999) as socket:
        assert receive(socket, "reset")["latest"] == anna.state(code)["seq"]
    advance((anna, ben), code, 1)
    with anna.live(code) as socket:
        advance((anna, ben), code, 1)
        assert receive(socket, "moves")["seq"] == anna.state(code)["seq"]


def test_a_crowd_is_counted_and_fits_into_a_message_between_processes() -> None:
    """PostgreSQL limits a notification to 8,000 bytes."""
    here = Presence()
    crowd = [(f"{number:016}", "\N{WORLD MAP}" * 40) for number in range(500)]
    own = here.note_own(1, [*crowd, (None, "")])
    assert (len(own.people), own.strangers) == (MOST_NAMED, 500 - MOST_NAMED + 1)
    assert list(own.people) == [user_id for user_id, _ in crowd[:MOST_NAMED]]
    assert len(encode(replace(own, game_id=2**63)).encode()) < 7_900
    here.note(Watching(1, "elsewhere", dict(crowd[MOST_NAMED : MOST_NAMED + 10]), 3))
    message = here.message(1)
    people = message["people"]
    assert isinstance(people, list)
    assert (len(people), message["strangers"]) == (MOST_NAMED, 500 - MOST_NAMED + 1 + 3 + 10)


def test_presence_lists_spectators(server: Running) -> None:
    anna, ben, code = two_seats(server)
    with anna.live(code) as first:
        assert [person["name"] for person in receive(first, "presence")["people"]] == ["Anna"]
        with ben.live(code), server.person().live(code):
            while receive(first, "presence")["strangers"] == 0:
                pass
            assert [seat["present"] for seat in anna.get(f"/tables/{code}")["seats"]] == [True, True]
        while len(receive(first, "presence")["people"]) > 1:
            pass
    table = ben.get(f"/tables/{code}")
    assert not table["seats"][1]["present"]


def test_somebody_who_joins_after_opening_the_page_is_shown_as_present(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("terra-mystica", ["me", "open"])
    with anna.live(code) as playing, ben.live(code) as watching:
        receive(watching, "presence")
        ben.post(f"/tables/{code}/join")
        assert [seat["present"] for seat in receive(playing, "seat")["seats"]] == [True, True]
        assert [seat["present"] for seat in anna.get(f"/tables/{code}")["seats"]] == [True, True]


def test_chat_reaches_everybody_and_is_stored(server: Running) -> None:
    anna, ben, code = two_seats(server)
    with ben.live(code) as socket:
        said = anna.post(f"/tables/{code}/chat", text="Hello\nthere \u202eyou")
        heard = receive(socket, "chat")
    assert heard["text"] == said["text"] == "Hello\nthere you"
    anna.post(f"/tables/{code}/chat", text="Again")
    messages = ben.get(f"/tables/{code}/chat")["messages"]
    assert [message["text"] for message in messages] == ["Hello\nthere you", "Again"]
    assert [message["text"] for message in ben.get(f"/tables/{code}/chat", since=1)["messages"]] == ["Again"]
    assert refusal(anna.post, f"/tables/{code}/chat", text=" \n ").key == "server-invalid"
    assert refusal(server.person().post, f"/tables/{code}/chat", text="Hi").status == 401


def test_ping_and_typing(server: Running) -> None:
    anna, ben, code = two_seats(server)
    with anna.live(code) as first, ben.live(code) as second:
        first.send('{"type": "ping"}')
        receive(first, "pong")
        first.send('{"type": "typing"}')
        assert receive(second, "typing")["name"] == "Anna"


def test_seats_status_and_take_backs_are_sent_live(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("terra-mystica", ["me", "open"])
    with anna.live(code) as socket:
        ben.post(f"/tables/{code}/join")
        assert receive(socket, "seat")["seats"][1]["name"] == "Ben"
        anna.start(code)
        assert receive(socket, "status")["status"] == "running"
        advance((anna, ben), code, 5)
        before = anna.state(code)
        anna.post(f"/tables/{code}/takeback", to=before["entries"] - 2)
        assert receive(socket, "takeback")["takeback"]["name"] == "Anna"
        ben.post(f"/tables/{code}/takeback/answer", accept=True)
        done = receive(socket, "takeback")
    position = before["position"]
    apply_patch(position, done["patch"])
    assert (done["state"], done["to"]) == ("done", before["entries"] - 2)
    assert position == anna.state(code)["position"]


def test_only_pages_of_this_server_and_readers_of_the_table_come_in(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "open"], visibility="invitation")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/live"
    for headers in ({}, {"Origin": "https://elsewhere.example"}, {"Origin": server.url}):
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers, origin=None):
            pass
        assert refused.value.response.status_code in (403, 404)
        assert json.loads(bytes(refused.value.response.body or b""))["key"] in ("server-origin", "server-no-table")
    invitation = anna.get(f"/tables/{code}")["invitation"]
    with server.person().live(code, invitation=invitation) as socket:
        receive(socket, "presence")


def test_a_slow_reader_is_dropped_and_resumes(server: Running) -> None:
    """The queue of a socket is bounded, so a client that does not read has to reconnect."""
    from hexarch.server.live.hub import MOST_WAITING, Socket

    slow = Socket(None, "")
    for number in range(1, MOST_WAITING + 10):
        slow.put((number, "x" * 100))
    assert slow.is_dropped
    items = [slow.queue.get_nowait() for _ in range(slow.queue.qsize())]
    assert items[-1] is None
    assert len(items) <= MOST_WAITING


_messages = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=10),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=8,
    ).map(json.dumps),
    st.sampled_from(['{"type":"moves"}', '{"type":null}', "[" * 3000, '{"type":"ping","x":1e999}', "\x00", "x" * 5000]),
)


_many = given(messages=st.lists(_messages, min_size=1, max_size=25))


@settings(max_examples=30, deadline=None)
@_many
def test_nonsense_gets_a_clear_error_and_has_no_effect(server: Running, messages: list[str | bytes]) -> None:
    talk_nonsense(server, messages)


@pytest.mark.long
@settings(max_examples=2000, deadline=None)
@_many
def test_nonsense_for_long(server: Running, messages: list[str | bytes]) -> None:
    talk_nonsense(server, messages)


def talk_nonsense(server: Running, messages: list[str | bytes]) -> None:
    person = server.person()
    code = _fuzzed(server)
    with person.live(code) as socket:
        try:
            for message in messages:
                socket.send(message)
            socket.send('{"type": "ping"}')
            answers = [receive_any(socket)]
            while answers[-1]["type"] != "pong":
                answers.append(receive_any(socket))
        except ConnectionClosed:
            assert len(messages) >= 20, "only many mistakes end the connection"
            return
        finally:
            person.close()
    for answer in answers:
        if answer["type"] == "error":
            assert (answer["key"], answer["status"]) == ("server-live-message", 400)
            assert answer["detail"]


def receive_any(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=60))
    return message


def _fuzzed(server: Running) -> str:
    """Create the table that all fuzzed messages go to."""
    known = getattr(server, "fuzzed", None)
    if known is None:
        anna = server.person("Anna")
        known = anna.table("origins", ["me"])
        server.fuzzed = known  # type: ignore[attr-defined]
    code: str = known
    return code


def test_a_message_that_is_too_long_ends_only_its_own_connection(server: Running) -> None:
    anna, ben, code = two_seats(server)
    with anna.live(code) as first, ben.live(code) as second:
        first.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            receive(first, "never")
        second.send('{"type": "ping"}')
        receive(second, "pong")


_json = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["p", "q.~", "~1"]), inner, max_size=3),
    max_leaves=12,
)


@given(before=st.dictionaries(st.sampled_from("xyz"), _json), after=st.dictionaries(st.sampled_from("xyz"), _json))
def test_a_patch_leads_from_one_view_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    patched = json.loads(json.dumps(before))
    apply_patch(patched, json.loads(json.dumps(difference(before, after))))
    assert json.dumps(patched, sort_keys=True) == json.dumps(after, sort_keys=True)


def test_random_games_patch_exactly(server: Running) -> None:
    """After every patch of a game of either kind, the patched position must equal the one that is read."""
    for game in ("terra-mystica", "origins"):
        anna, watcher = server.person("Anna"), server.person()
        code = anna.table(game, ["me", "me"])
        anna.start(code)
        state = anna.state(code)
        position, dice = watcher.state(code)["position"], random.Random(4)
        with anna.live(code, state["seq"]) as socket:
            for _ in range(25):
                state = anna.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])
                apply_patch(position, receive(socket, "moves")["patch"])
                assert position == watcher.state(code)["position"]
