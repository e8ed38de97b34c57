"""Other seats cannot see a plan: not its plans, not their conditions, not its answers to power.

Everything that could tell is marked, and the marks are looked for in every answer and every live message.
"""

import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.requests import LAST, OPTION, VERSION, WRITES
from tests.server.running import Person, Running
from tests.server.test_plans import QUIET, RULE, make, order, overview, play, settled
from tests.server.test_privacy import _first_option, filled, neighbours, read_all, viewers

NAME = "zqxv plan name"
MARKS = (NAME, "zqxv", '"points":77', '"points": 77', "order_seats", "answer_seats", '"last":47', '"last": 47')


def planning(server: Running) -> tuple[Person, Person, str, str]:
    """A running game: (who is asked, who has a plan to be played, the table, the plan)."""
    mover, planner, code = neighbours(server, offers="deferred")
    plan = make(planner, code, "upgrade B4 to TP. done", name=NAME)
    rules = [{**RULE, "answer": "decline", "points": 77}]
    planner.call("PUT", f"/tables/{code}/answers", {"rules": rules})
    order(planner, code, plan["id"], {"kind": "round", "last": 47})
    return mover, planner, code, plan["id"]


def check_secret(answers: dict[str, str], plan: str) -> None:
    for route, text in answers.items():
        for mark in (*MARKS, plan):
            assert mark not in text, route


def test_no_route_shows_a_plan_to_others(server: Running) -> None:
    mover, planner, code, plan = planning(server)
    state = planner.state(code)
    for person in (mover, *viewers(server).values()):
        check_secret(read_all(person, code, state["entries"], plan), plan)
    telling = {
        route.split()[0] for route, text in read_all(planner, code, state["entries"], plan).items() if NAME in text
    }
    assert telling == {"/api/v1/me/data", "/api/v1/tables/{id}/plans", "/api/v1/tables/{id}/plans/{plan}"}


@pytest.mark.long
@pytest.mark.parametrize("who", ["player", "guest", "account", "anonymous"])
def test_no_response_to_a_change_shows_a_plan(server: Running, who: str) -> None:
    mover, planner, code, plan = planning(server)
    person = {"player": mover, **viewers(server)}[who]
    for (method, path), body in WRITES.items():
        state = mover.state(code)
        known = {VERSION: state["version"], LAST: state["entries"], OPTION: _first_option(state)}
        address = path.removeprefix("/api/v1").replace("{id}", code).replace("{seat}", "1").replace("{plan}", plan)
        response = person.http.request(method, address, json=filled(body, known))
        assert response.status_code < 500, path
        check_secret({path: response.text}, plan)
    assert overview(planner, code)["plans"][0]["name"] == NAME


def test_the_live_connection_does_not_show_a_plan(server: Running) -> None:
    """Neither while it is made and played, nor to somebody who reads the stored messages later."""
    mover, planner, code, plan = planning(server)
    people = {"player": mover, **viewers(server)}
    for who, person in people.items():
        with person.live(code, 0) as socket:
            if who == "player":
                path = f"/tables/{code}/plans/{plan}"
                planner.call("PATCH", path, {"name": f"{NAME} again"})
                entries = mover.state(code)["entries"]
                play(mover, code, QUIET)
                log = settled(planner, code, entries + 4)["log"]
                assert log[-1]["planned"], "that it was planned is no secret once it is played"
            heard = _messages(socket, mover.state(code)["seq"])
        check_secret({who: json.dumps(heard)}, plan)


def _messages(socket: ClientConnection, last: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while not found or found[-1].get("seq", 0) < last:
        found.append(json.loads(socket.recv(timeout=60)))
    return found


@pytest.mark.long
def test_the_new_player_of_a_seat_does_not_get_its_plans(server: Running) -> None:
    mover, planner, code, plan = planning(server)
    planner.post(f"/tables/{code}/resign")
    for person in (mover, planner):
        assert person.http.get(f"/tables/{code}/plans/{plan}").status_code in (404, 409)
    entries = mover.state(code)["entries"]
    play(mover, code, QUIET)
    settled(mover, code, entries + 3)
    assert not any(entry["planned"] for entry in mover.state(code, log="all")["log"]), "the person has left"
