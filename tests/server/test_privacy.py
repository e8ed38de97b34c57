"""Standing answers are private while a game goes on: no route and no live message tells them to others."""

import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.sync.client import ClientConnection

from hexarch.core.conformance import choose
from hexarch.core.ledger import Ledger, load
from hexarch.games import load_game
from hexarch.server.bots.jobs import turn_job
from hexarch.server.play.position import Position
from hexarch.server.play.registry import bundle
from tests.server.processes import Process
from tests.server.requests import LAST, OPTION, READS, VERSION, WRITES
from tests.server.running import Person, Running
from tests.server.test_live import receive, receive_any
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, asked, two_seats

SECRET = re.compile(r"wish (take|decline) ")


def with_wish(server: Running) -> tuple[Person, Person, str, int]:
    """A running game: (who has a standing answer, the other player, the table, the action)."""
    anna, ben, code = two_seats(server, preset="league")
    while not anna.state(code)["position"]["round"]:
        advance((anna, ben), code, 1)
    other, owner = asked((anna, ben), code)
    interrupts = owner.state(code)["options"]["interrupts"]
    wish = next(option for option in interrupts if option["path"] == ["wish", "take", "9"])
    owner.move(code, owner.state(code)["version"], [wish["id"]])
    return owner, other, code, int(wish["id"])


def test_every_route_is_among_those_that_are_tried(server: Running) -> None:
    paths = server.person().get("/openapi.json")["paths"]
    found = {(method, path) for path, methods in paths.items() for method in methods}
    assert {path for method, path in found if method == "get"} == set(READS)
    assert {one for one in found if one[0] != "get" and one[1].startswith("/api/v1/tables/{id}")} == set(WRITES)


def viewers(server: Running) -> dict[str, Person]:
    """Return everybody who may look at a public table without playing there."""
    account = server.person("Holder")
    account.post("/register", name=f"Holder {uuid4()}"[:40], password="seven quiet hexagons")
    return {"guest": server.person("Guest"), "account": account, "anonymous": server.person()}


def filled(values: Any, known: dict[str, int]) -> Any:
    if isinstance(values, dict):
        return {key: filled(value, known) for key, value in values.items()}
    if isinstance(values, list):
        return [filled(value, known) for value in values]
    return known.get(values, values) if isinstance(values, str) else values


def without_options(text: str) -> str:
    """Leave out what the reader may choose, because everybody is offered all standing answers."""
    if not text.startswith(("{", "[")):
        return text
    return json.dumps(_without_options(json.loads(text)), separators=(",", ":"))


def _without_options(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_options(inner) for key, inner in value.items() if key != "options"}
    return [_without_options(inner) for inner in value] if isinstance(value, list) else value


def beginning_of_stream(person: Person, query: dict[str, Any]) -> str:
    """Return what the stream of events sends at once; the stream itself does not end."""
    with person.http.stream("GET", "/events", params=query) as response:
        if response.status_code != 200:
            return response.read().decode()
        lines = response.iter_lines()
        tables = person.get("/tables", list="mine")["tables"]
        return "\n".join([next(lines), *(next(lines) for _ in tables)])


def read_all(person: Person, code: str, last: int, plan: str = "none") -> dict[str, str]:
    """Return somebody's answers from every route that reads."""
    found: dict[str, str] = {}
    for path, queries in READS.items():
        for query in queries:
            address = path.removeprefix("/api/v1").replace("{id}", code).replace("{plan}", plan)
            asked = filled(query, {LAST: last})
            if path == "/api/v1/events":
                found[f"{path} {query}"] = beginning_of_stream(person, asked)
                continue
            response = person.http.get(address, params=asked)
            assert response.status_code < 500
            found[f"{path} {query}"] = without_options(response.text)
    return found


def check_secret(answers: dict[str, str], seat: int, action: int) -> None:
    for route, text in answers.items():
        assert not SECRET.search(text), route
        assert f'"action":{action},' not in text, route
        assert f"[{seat},{action}," not in text, route
        assert '"take_up_to":9' not in text, route


def test_no_route_shows_a_standing_answer_to_others(server: Running) -> None:
    owner, other, code, action = with_wish(server)
    state = owner.state(code)
    (seat,) = owner.get(f"/tables/{code}")["my_seats"]
    for person in (other, *viewers(server).values()):
        check_secret(read_all(person, code, state["entries"]), seat, action)
        assert person.state(code)["position"]["players"][seat]["wishes"] is None
        log = person.state(code, log="all")["log"]
        assert [entry["number"] for entry in log] == list(range(state["entries"]))
        assert (log[-1]["action"], log[-1]["text"]) == (-1, "wish hidden")
        assert person.get(f"/tables/{code}/ledger")["rows"][-1]["text"].endswith("wish hidden")


def test_what_others_may_choose_does_not_depend_on_a_standing_answer(server: Running) -> None:
    owner, other, code, _ = with_wish(server)
    before = other.state(code)["options"]
    set_wish(owner, code, "decline", "0")
    assert other.state(code)["options"] == before


def test_players_see_their_own_standing_answers_everywhere(server: Running) -> None:
    owner, _, code, _ = with_wish(server)
    (seat,) = owner.get(f"/tables/{code}")["my_seats"]
    last = owner.state(code)["entries"]
    position = owner.state(code)["position"]
    assert position["players"][seat]["wishes"] == {"take_up_to": 9, "decline_above": None}
    assert owner.state(code, at=last)["position"]["players"][seat] == position["players"][seat]
    telling = {route for route, text in read_all(owner, code, last).items() if "wish take 9" in text}
    state, log, download = (f"/api/v1/tables/{{id}}/{name}" for name in ("state", "log", "download"))
    assert telling == {
        *(f"{state} {query}" for query in READS[state]),
        *(f"{log} {query}" for query in READS[log]),
        "/api/v1/tables/{id}/ledger {}",
        *(f"{download} {{'format': '{form}'}}" for form in ("json", "ledger")),
    }


@pytest.mark.parametrize("who", ["player", "guest", "account", "anonymous"])
def test_no_response_to_a_change_shows_a_standing_answer(server: Running, who: str) -> None:
    owner, other, code, action = with_wish(server)
    person = {"player": other, **viewers(server)}[who]
    (seat,) = owner.get(f"/tables/{code}")["my_seats"]
    for (method, path), body in WRITES.items():
        state = other.state(code)
        known = {VERSION: state["version"], LAST: state["entries"], OPTION: _first_option(state)}
        address = path.removeprefix("/api/v1").replace("{id}", code).replace("{seat}", str(seat))
        response = person.http.request(method, address, json=filled(body, known))
        assert response.status_code < 500, path
        check_secret({path: without_options(response.text)}, seat, action)
    check_secret(read_all(person, code, owner.state(code)["entries"]), seat, action)


def _first_option(state: dict[str, Any]) -> int:
    options = state["options"]
    return int(options["actions"][0]["id"]) if options and options["actions"] else 0


def test_once_the_game_is_over_standing_answers_are_shown(server: Running) -> None:
    game = load_game("terra-mystica")
    ledger = Ledger(game, game.options({}, 2))
    dice = random.Random(4)
    while not ledger.state.phase:
        _play_on(ledger, dice)
    ledger.push(0, game.parse(ledger.state, 0, "wish take 9"))
    while not game.is_over(ledger.state):
        _play_on(ledger, dice)
    code = server.person("Anna").post("/imports", text=ledger.dumps())["id"]
    guest = server.person()
    assert any(entry["text"] == "wish take 9" for entry in guest.state(code, log="all")["log"])
    assert guest.state(code)["position"]["players"][0]["wishes"]["take_up_to"] == 9
    assert "wish take 9" in json.dumps(guest.get(f"/tables/{code}/ledger"))


def _play_on(ledger: Ledger[Any], dice: random.Random) -> None:
    seat = ledger.state.stack[-1][0]
    ledger.push(seat, choose(ledger.game, ledger.state, dice))
    ledger.settle_wishes()


@pytest.mark.parametrize("who", ["player", "guest", "account", "anonymous"])
def test_the_live_connection_does_not_show_a_standing_answer(server: Running, who: str) -> None:
    """Neither when it is set, nor to somebody who reads the stored messages later."""
    owner, other, code, action = with_wish(server)
    person = {"player": other, **viewers(server)}[who]
    with person.live(code, 0) as socket:
        first = _messages(socket, owner.state(code)["seq"])
        changed = set_wish(owner, code, "take", "3")
        first += _messages(socket, owner.state(code)["seq"])
    with person.live(code, 0) as socket:
        again = _messages(socket, owner.state(code)["seq"])
    assert first == again
    text = json.dumps(first)
    assert not SECRET.search(text)
    assert "take_up_to" not in text
    assert not {action, changed} & {entry["action"] for message in first for entry in message["entries"]}
    (entry,) = first[-1]["entries"]
    assert (entry["action"], entry["text"], entry["label"], entry["silent"]) == (-1, "wish hidden", None, True)


def _messages(socket: ClientConnection, last: int) -> list[dict[str, Any]]:
    """Return all stored messages up to a number."""
    found = [receive(socket, "moves")]
    while found[-1]["seq"] < last:
        found.append(receive(socket, "moves"))
    return found


def test_a_branch_of_a_running_game_leaves_standing_answers_of_others_out(server: Running) -> None:
    """One person plays every seat, since other running games cannot be branched, and somebody else watches."""
    owner, other = server.person("Anna"), server.person("Ben")
    code = owner.table("terra-mystica", ["me", "me"], preset="league")
    owner.start(code)
    while not owner.state(code)["position"]["round"]:
        advance((owner, owner), code, 1)
    set_wish(owner, code, "take", "9")
    at = owner.state(code)["entries"]
    theirs = other.post(f"/tables/{code}/branch", at=at)["id"]
    mine = owner.post(f"/tables/{code}/branch", at=at)["id"]
    assert not SECRET.search(json.dumps(other.state(theirs, log="all")["log"]))
    assert {player["wishes"]["take_up_to"] for player in other.state(theirs)["position"]["players"]} == {0}
    assert SECRET.search(json.dumps(owner.state(mine, log="all")["log"]))


def neighbours(
    server: Running | Process, pace: dict[str, Any] | None = None, **options: str
) -> tuple[Person, Person, str]:
    """A running game: (who is asked, a neighbour of C4, the table)."""
    given = {"factions": ["witches", "nomads"], "start_player": "first", **options}
    anna, ben, code = two_seats(server, options=given, pace=pace)
    texts = {0: ["build C4", "build F4"], 1: ["build B4", "build F3"]}
    while not anna.state(code)["position"]["round"]:
        person, _ = asked((anna, ben), code)
        state = person.state(code)
        seat = state["asked"][0]
        if state["position"]["players"] and texts[seat]:
            draft = person.post(f"/tables/{code}/text", version=state["version"], text=texts[seat].pop(0))
            person.move(code, state["version"], [draft["steps"][0]["action"]])
        else:
            person.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    mover, other = asked((anna, ben), code)
    assert mover.get(f"/tables/{code}")["my_seats"] == [0]
    return mover, other, code


def set_wish(person: Person, code: str, *path: str) -> int:
    state = person.state(code)
    action = next(option["id"] for option in state["options"]["interrupts"] if option["path"] == ["wish", *path])
    person.move(code, state["version"], [action])
    return int(action)


def tried_out(person: Person, code: str) -> dict[str, Any]:
    """Return everything that somebody learns from a step that they do not confirm."""
    table = f"/tables/{code}"
    version = person.state(code)["version"]
    draft = person.post(f"{table}/text", version=version, text="upgrade C4 to TP")
    found = {
        "draft": {key: value for key, value in draft.items() if key != "base"},
        "state": person.state(code)["draft"]["position"],
        "why": person.get(f"{table}/why", text="done"),
        "preview": person.http.get(f"{table}/preview", params={"action": 0}).text,
    }
    person.call("DELETE", f"{table}/draft")
    refused = refusal(person.move, code, version, [draft["steps"][0]["action"], 0, 0, 0])
    return {**found, "moves": (refused.status, refused.key, refused.body["detail"])}


@pytest.mark.parametrize("offers", ["at once", "deferred"])
@pytest.mark.parametrize(("wish", "answer"), [(("take", "9"), "leech"), (("decline", "0"), "decline")])
def test_a_draft_does_not_show_standing_answers(
    server: Running, offers: str, wish: tuple[str, str], answer: str
) -> None:
    """The standing answer is played only after the turn is confirmed."""
    mover, other, code = neighbours(server, offers=offers)
    before = tried_out(mover, code)
    assert before["draft"]["position"]["offers"]
    set_wish(other, code, *wish)
    assert tried_out(mover, code) == before
    state = mover.state(code)
    draft = mover.post(f"/tables/{code}/text", version=state["version"], text="upgrade C4 to TP")
    if not draft["complete"]:
        mover.post(f"/tables/{code}/text", version=state["version"], text="done")
    mover.post(f"/tables/{code}/draft/confirm", version=state["version"], request_id="1")
    after = mover.state(code, log="all")
    assert not after["position"]["offers"]
    assert any(entry["text"].startswith(f"{answer} ") and entry["seat"] == 1 for entry in after["log"])


@pytest.mark.parametrize("kind", ["turn", "hint"])
def test_computer_players_do_not_know_standing_answers_of_others(server: Running, kind: str) -> None:
    """A worker knows only its job, and the job must not contain them."""
    mover, other, code = neighbours(server)
    without = _state(mover, code)
    set_wish(other, code, "take", "9")
    with_answers = _state(other, code)
    assert without.players[1].take_up_to == 0
    assert with_answers.players[1].take_up_to == 9
    played = bundle("terra-mystica")
    told = [turn_job(played.game.name, Position(played, 0, with_answers), seat, "easy", 9.0, kind) for seat in (0, 1)]
    states = [job["state"] for job in told]
    assert states == [played.game.to_json(without), played.game.to_json(with_answers)]
    assert with_answers.players[1].take_up_to == 9


def _state(person: Person, code: str) -> Any:
    return load(load_game("terra-mystica"), person.get(f"/tables/{code}/download", format="json")).state


def test_a_person_sees_the_standing_answers_of_all_their_seats(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.table("terra-mystica", ["me", "me", "open"], preset="league")
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    while not anna.state(code)["position"]["round"]:
        advance((anna, ben), code, 1)
    state = anna.state(code)
    wish = next(option["id"] for option in state["options"]["interrupts"] if option["path"] == ["wish", "take", "9"])
    for seat in (0, 1):
        anna.move(code, anna.state(code)["version"], [wish], seat=seat)
    mine = [player["wishes"] for player in anna.state(code)["position"]["players"]]
    assert [one and one["take_up_to"] for one in mine] == [9, 9, None]
    theirs = [player["wishes"] for player in ben.state(code)["position"]["players"]]
    assert [one and one["take_up_to"] for one in theirs] == [None, None, 0]
    assert all(player["wishes"] is None for player in server.person("Guest").state(code)["position"]["players"])


def test_a_computer_player_that_takes_over_keeps_them_private(server: Running) -> None:
    owner, other, code, action = with_wish(server)
    (seat,) = owner.get(f"/tables/{code}")["my_seats"]
    owner.post(f"/tables/{code}/resign")
    check_secret(read_all(other, code, other.state(code)["entries"]), seat, action)
    assert other.state(code)["position"]["players"][seat]["wishes"] is None


@pytest.mark.parametrize(
    "secret",
    [
        {"type": "moves", "entries": [{"number": 1, "seat": 0, "action": 1, "text": "wish take 9"}], "patch": []},
        {"type": "moves", "entries": [], "patch": [["players.0.wishes.take_up_to", 9]]},
        {"type": "takeback", "state": "done", "patch": [["players.0.wishes.decline_above", None]]},
    ],
)
def test_messages_of_an_earlier_version_do_not_show_standing_answers(server: Running, secret: dict[str, Any]) -> None:
    """Such messages contain the answers, so the page is told to read the state again instead."""
    _, other, code, _ = with_wish(server)
    seq = other.state(code)["seq"]
    said = other.post(f"/tables/{code}/chat", text="wish take 9")
    body = json.dumps({"seq": seq, **secret}, separators=(",", ":"))
    with closing(sqlite3.connect(Path(server.settings.data) / "hexarch.sqlite")) as database, database:
        stored = "UPDATE events SET body = ? WHERE seq = ? AND game_id = (SELECT id FROM games WHERE code = ?)"
        assert database.execute(stored, (body, seq, code)).rowcount == 1
    with other.live(code, seq - 1) as socket:
        assert receive_any(socket) == {"type": "reset", "latest": seq}
        assert receive(socket, "chat")["text"] == said["text"]
