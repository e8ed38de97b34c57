"""Standing answers are private while a game goes on: no route and no live message tells them to others."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.ledger import load
from hexarch.games import load_game
from hexarch.server.bots.worker import hint
from tests.server.running import Person, Running
from tests.server.test_live import receive, receive_any
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, asked, two_seats

SECRET = re.compile(r"wish (take|decline) ")
FORMS = ("json", "ledger", "commands", "svg")


def with_wish(server: Running) -> tuple[Person, Person, str, int]:
    """A running game; (who has a standing answer, the other player, the table, the action)."""
    anna, ben, code = two_seats(server, preset="league")
    while not anna.state(code)["position"]["round"]:
        advance((anna, ben), code, 1)
    other, owner = asked((anna, ben), code)
    interrupts = owner.state(code)["options"]["interrupts"]
    wish = next(option for option in interrupts if option["path"] == ["wish", "take", "9"])
    owner.move(code, owner.state(code)["version"], [wish["id"]])
    return owner, other, code, int(wish["id"])


def table_routes(server: Running) -> list[str]:
    """Every GET route of a table that the OpenAPI document names."""
    document = server.person("Reader").get("/openapi.json")
    return [path for path, methods in document["paths"].items() if "{id}" in path and "get" in methods]


def without_options(text: str) -> str:
    """Leave out what the reader may choose: everybody is offered all standing answers."""
    if not text.startswith('{"version"'):
        return text
    return json.dumps({key: value for key, value in json.loads(text).items() if key != "options"})


def answers(server: Running, person: Person, code: str, state: dict[str, Any]) -> dict[str, str]:
    """What every route that reads the table answers to somebody."""
    found: dict[str, str] = {}
    for path in table_routes(server):
        queries: list[dict[str, Any]] = [{}]
        if path.endswith("/state"):
            queries = [{}, {"log": "all"}, {"at": state["entries"], "log": "all"}]
        elif path.endswith("/download"):
            queries = [{"format": form} for form in FORMS]
        elif path.endswith(("/why", "/preview")):
            queries = [{"action": 0}, {"action": 0, "seat": 0}, {"action": 0, "seat": 1}]
        for query in queries:
            response = person.http.get(path.removeprefix("/api").replace("{id}", code), params=query)
            assert response.status_code < 500
            found[f"{path} {query}"] = without_options(response.text)
    return found


def test_no_route_tells_a_standing_answer_to_others(server: Running) -> None:
    owner, other, code, action = with_wish(server)
    state = owner.state(code)
    seat = next(place["seat"] for place in state["position"]["players"] if place["wishes"] is not None)
    for person in (other, server.person("Guest")):
        for route, text in answers(server, person, code, state).items():
            assert not SECRET.search(text), route
            assert f'"action":{action},' not in text.replace(" ", ""), route
            assert f"[{seat},{action}," not in text.replace(" ", ""), route
            assert '"take_up_to":9' not in text.replace(" ", ""), route
        assert person.state(code)["position"]["players"][seat]["wishes"] is None
        log = person.state(code, log="all")["log"]
        assert [entry["number"] for entry in log] == list(range(state["entries"]))
        assert (log[-1]["action"], log[-1]["text"]) == (-1, "wish hidden")
    assert state["position"]["players"][seat]["wishes"] == {"take_up_to": 9, "decline_above": None}
    assert owner.state(code, log="all")["log"][-1]["text"] == "wish take 9"


def test_the_socket_does_not_tell_a_standing_answer(server: Running) -> None:
    owner, other, code, action = with_wish(server)
    wish = next(o for o in owner.state(code)["options"]["interrupts"] if o["path"] == ["wish", "take", "3"])
    with other.live(code, 0) as socket:
        owner.move(code, owner.state(code)["version"], [wish["id"]])
        last = owner.state(code)["seq"]
        while True:
            message = receive(socket, "moves")
            text = json.dumps(message)
            assert not SECRET.search(text)
            assert "take_up_to" not in text
            assert action not in [entry["action"] for entry in message["entries"]]
            if message["seq"] == last:
                break
    (entry,) = message["entries"]
    assert (entry["action"], entry["text"], entry["label"], entry["silent"]) == (-1, "wish hidden", None, True)


def test_a_branch_of_a_running_game_leaves_standing_answers_of_others_out(server: Running) -> None:
    owner, other, code, _ = with_wish(server)
    at = owner.state(code)["entries"]
    theirs = other.post(f"/tables/{code}/branch", at=at)["id"]
    mine = owner.post(f"/tables/{code}/branch", at=at)["id"]
    assert not SECRET.search(json.dumps(other.state(theirs, log="all")["log"]))
    assert {player["wishes"]["take_up_to"] for player in other.state(theirs)["position"]["players"]} == {0}
    assert SECRET.search(json.dumps(owner.state(mine, log="all")["log"]))


def neighbours(server: Running, **options: str) -> tuple[Person, Person, str]:
    """A running game; (who is asked, a neighbour of C4, the table)."""
    given = {"factions": ["witches", "nomads"], "start_player": "first", **options}
    anna, ben, code = two_seats(server, options=given)
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
    """Everything that somebody learns from a step that they do not confirm."""
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
def test_a_draft_does_not_tell_standing_answers(
    server: Running, offers: str, wish: tuple[str, str], answer: str
) -> None:
    """What can be undone tells nothing; once the turn is confirmed the answer comes at once."""
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


def test_a_hint_does_not_tell_standing_answers(server: Running) -> None:
    mover, other, code = neighbours(server)
    game = load_game("terra-mystica")
    set_wish(other, code, "take", "9")
    with_answers = _state(other, code)
    without = _state(mover, code)
    assert game.to_json(with_answers) != game.to_json(without)
    job = {"job": "hint", "game": "terra-mystica", "seat": 0, "level": "easy", "seconds": 60.0, "seed": 1}
    lines = [hint({**job, "state": game.to_json(state)})["lines"] for state in (with_answers, without)]
    assert lines[0] == lines[1]


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
    owner, other, code, _ = with_wish(server)
    (seat,) = owner.get(f"/tables/{code}")["my_seats"]
    owner.post(f"/tables/{code}/resign")
    for route, text in answers(server, other, code, other.state(code)).items():
        assert not SECRET.search(text), route
    assert other.state(code)["position"]["players"][seat]["wishes"] is None


@pytest.mark.parametrize(
    "secret",
    [
        {"type": "moves", "entries": [{"number": 1, "seat": 0, "action": 1, "text": "wish take 9"}], "patch": []},
        {"type": "moves", "entries": [], "patch": [["players.0.wishes.take_up_to", 9]]},
        {"type": "takeback", "state": "done", "patch": [["players.0.wishes.decline_above", None]]},
    ],
)
def test_messages_of_an_earlier_version_do_not_tell_them(server: Running, secret: dict[str, Any]) -> None:
    """Instead of what was stored before they were private, the page is told to read the state again."""
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
