"""A seat's plans: trying out turns, keeping them on later positions, playing them, and answers to power offers."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexarch.server.clock import MovableClock
from hexarch.server.plans import executor
from hexarch.server.plans.executor import PlannedTurns
from tests.server.running import Person, Running, running, settings_for
from tests.server.test_lobby import refusal
from tests.server.test_play import asked, two_seats
from tests.server.test_privacy import neighbours, set_wish

# A turn that offers nobody power.
QUIET = "burn 3. action ACT2"


def make(person: Person, code: str, *texts: str, name: str = "First", **values: Any) -> dict[str, Any]:
    """Create a plan with one turn for each text."""
    plan: dict[str, Any] = person.post(f"/tables/{code}/plans", name=name, **values)
    for text in texts:
        plan = extend(person, code, plan["id"], text)
    return plan


def extend(person: Person, code: str, plan: str, text: str) -> dict[str, Any]:
    version = person.state(code)["version"]
    added: dict[str, Any] = person.post(f"/tables/{code}/plans/{plan}/steps", version=version, text=text)
    return added


def overview(person: Person, code: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/tables/{code}/plans")
    return found


def order(person: Person, code: str, plan: str, *conditions: dict[str, Any], **values: Any) -> dict[str, Any]:
    body = {"version": person.state(code)["version"], "conditions": list(conditions), **values}
    found: dict[str, Any] = person.call("PUT", f"/tables/{code}/plans/{plan}/order", body)
    return found


def texts(plan: dict[str, Any]) -> list[list[str]]:
    return [[step["text"] for step in turn["steps"]] for turn in plan["turns"]]


def play(person: Person, code: str, *lines: str) -> dict[str, Any]:
    """Play a whole turn, given in notation."""
    version = person.state(code)["version"]
    for line in lines:
        draft = person.post(f"/tables/{code}/text", version=version, text=line)
    if not draft["complete"]:
        person.post(f"/tables/{code}/text", version=version, text="done")
    state: dict[str, Any] = person.post(f"/tables/{code}/draft/confirm", version=version, request_id=f"{version}")
    return state


def decline(person: Person, code: str) -> None:
    state = person.state(code)
    answer = next(one["id"] for one in state["options"]["actions"] if one["path"][0] == "decline")
    person.move(code, state["version"], [answer])


def settled(person: Person, code: str, entries: int) -> dict[str, Any]:
    """Return the state once it has more entries than this."""
    until(lambda: person.state(code)["entries"] > entries)
    found: dict[str, Any] = person.state(code, log="all")
    return found


def until(happens: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something that the server does by itself."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)


def free_cards(person: Person, code: str) -> list[str]:
    return [card["name"] for card in person.state(code)["position"]["cards"] if card["holder"] is None]


def test_several_turns_are_tried_out_while_another_is_asked(server: Running) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    before = (mover.state(code), other.state(code))
    plan = make(other, code, "upgrade B4 to TP. done", "upgrade B4 to TE. +FAV11. done")
    assert [turn[0] for turn in texts(plan)] == ["upgrade B4 to TP", "upgrade B4 to TE"]
    assert (plan["broken"], plan["end"]) == (None, None)
    assert plan["draft"]["options"]["actions"], "the next turn is open"
    assert plan["draft"]["position"]["players"][1]["coins"] < before[1]["position"]["players"][1]["coins"]
    assert (mover.state(code), other.state(code)) == before, "nothing has happened"
    path = f"/tables/{code}/plans/{plan['id']}"
    assert other.get(f"{path}/why", text="build A1")["legal"] is False
    assert other.get(f"{path}/why", thing="hex:A1")
    first = plan["draft"]["options"]["actions"][0]["id"]
    assert "effect" in str(other.get(f"{path}/preview", action=first)) or other.get(f"{path}/preview", action=first)
    undone = other.call("DELETE", f"{path}/steps", steps=1)
    assert len(undone["turns"][1]["steps"]) == len(plan["turns"][1]["steps"]) - 1
    assert other.get(f"{path}/instead", thing="verb:pass")["choices"] is not None
    empty = other.call("DELETE", f"{path}/steps")
    assert empty["turns"] == []


def test_a_plan_is_carried_over_and_says_where_it_breaks(server: Running) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    wanted, free = free_cards(mover, code)[:2]
    whole = make(other, code, "upgrade B4 to TP. done", f"pass {free}")
    make(other, code, "upgrade B4 to TP. done", f"pass {wanted}", name="Second")
    play(mover, code, f"pass {wanted}")
    first, second = overview(other, code)["plans"]
    assert (first["id"], first["broken"], texts(first)) == (whole["id"], None, texts(whole))
    assert (second["broken"]["turn"], second["broken"]["step"]) == (1, 0)
    assert wanted in second["broken"]["reason"]["sentence"]
    assert (second["end"], second["playable"]) == ("broken", True)
    path = f"/tables/{code}/plans/{second['id']}"
    version = other.state(code)["version"]
    assert refusal(other.post, f"{path}/steps", version=version, text="done").key == "server-plan-broken"
    assert other.call("DELETE", f"{path}/steps", steps=1)["broken"] is None
    play(other, code, "upgrade B4 to TP")
    assert [texts(plan) for plan in overview(other, code)["plans"]] == [[[f"pass {free}"]], []], "what is played goes"


def test_a_planned_turn_is_played_once_and_says_so(own: Running) -> None:
    mover, other, code = neighbours(own, offers="deferred")
    plan = make(other, code, "upgrade B4 to TP. done", "upgrade F3 to TP. done")
    ordered = order(other, code, plan["id"])
    assert ordered["plans"][0]["order"]["expired"] is False
    entries = other.state(code)["entries"]
    play(mover, code, QUIET)
    log = settled(mover, code, entries + 4)["log"][entries:]
    mine = [(entry["text"], entry["planned"]) for entry in log if entry["seat"] == 1]
    assert mine == [("upgrade B4 to TP", True), ("done", True)]
    assert not any(entry["planned"] for entry in log if entry["seat"] == 0)
    (left,) = overview(other, code)["plans"]
    assert (left["order"], len(left["turns"])) == (None, 1)
    decline(mover, code)
    play(mover, code, "send p to EARTH for 1")
    assert other.get(f"/tables/{code}")["my_turn"], "the second turn was not confirmed"


@pytest.mark.long
def test_what_a_dead_process_left_is_played_once(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn is still unplayed, as if a process had died after the other's move; two processes find it together."""
    monkeypatch.setattr(PlannedTurns, "on_published", lambda self, published: None)
    monkeypatch.setattr(executor, "_SWEEP_SECONDS", 0.01)
    first, second = settings_for(tmp_path / "a", database), settings_for(tmp_path / "b", database)
    with running(first) as one, running(second):
        for _ in range(2):
            mover, other, code = neighbours(one, offers="deferred")
            plan = make(other, code, "upgrade B4 to TP. done", "upgrade F3 to TP. done")
            order(other, code, plan["id"])
            entries = other.state(code)["entries"]
            play(mover, code, QUIET)
            log = settled(mover, code, entries + 4)["log"][entries:]
            assert [entry["text"] for entry in log if entry["planned"]] == ["upgrade B4 to TP", "done"]
            decline(mover, code)
            play(mover, code, "send p to EARTH for 1")
            time.sleep(0.1)
            assert other.get(f"/tables/{code}")["my_turn"]
            assert not overview(other, code)["plans"][0]["order"]


@pytest.mark.long
def test_alternatives_are_tried_in_their_order(server: Running) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    wanted, free = free_cards(mover, code)[:2]
    taken = {"kind": "available", "thing": f"card:{wanted}"}
    first = make(other, code, "upgrade F3 to TP. done")
    second = make(other, code, f"pass {free}", name="Second")
    order(other, code, first["id"], taken, {"kind": "round", "last": 1}, {"kind": "passed", "seat": 0, "yes": False})
    order(other, code, second["id"])
    entries = other.state(code)["entries"]
    play(mover, code, f"pass {wanted}")
    state = settled(other, code, entries + 1)
    assert any(entry["text"] == f"pass {free}" and entry["planned"] for entry in state["log"])


@pytest.mark.long
@pytest.mark.parametrize("why", ["condition", "impossible", "expired"])
def test_an_unexpected_position_falls_back_to_asking(server: Running, clock: MovableClock, why: str) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    wanted, free = free_cards(mover, code)[:2]
    plan = make(other, code, f"pass {wanted}" if why == "impossible" else f"pass {free}")
    conditions = [{"kind": "passed", "seat": 0, "yes": False}] if why == "condition" else []
    order(other, code, plan["id"], *conditions, days=1)
    if why == "expired":
        clock.advance(2 * 86_400_000)
        assert overview(other, code)["plans"][0]["order"]["expired"]
    play(mover, code, f"pass {wanted}")
    until(lambda: overview(other, code)["plans"][0]["order"] is None)
    assert other.get(f"/tables/{code}")["my_turn"]
    assert not any(entry["planned"] for entry in other.state(code, log="all")["log"])


@pytest.mark.long
def test_a_takeback_ends_orders(server: Running) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    play(mover, code, QUIET)
    entries = other.state(code)["entries"]
    play(other, code, "upgrade B4 to TP")
    play_on = make(other, code, "upgrade F3 to TP. done")
    order(other, code, play_on["id"])
    other.post(f"/tables/{code}/takeback", to=entries)
    mover.post(f"/tables/{code}/takeback/answer", accept=True)
    (plan,) = overview(other, code)["plans"]
    assert (plan["order"], plan["playable"]) == (None, True)
    assert other.state(code)["entries"] == entries, "it is asked, and decides for itself"


@pytest.mark.long
def test_only_what_can_be_played_is_ordered(server: Running) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    card = free_cards(mover, code)[0]
    empty = make(other, code)
    assert refusal(order, other, code, empty["id"]).key == "server-plan-not-ready"
    plan = make(other, code, f"pass {card}")
    held = {"kind": "available", "thing": "card:NONE"}
    assert refusal(order, other, code, plan["id"], held).key == "server-plan-not-available"
    itself = {"kind": "passed", "seat": 1, "yes": True}
    assert refusal(order, other, code, plan["id"], itself).key == "server-no-seat"
    stale = {"version": 0, "conditions": []}
    assert refusal(other.call, "PUT", f"/tables/{code}/plans/{plan['id']}/order", stale).key == "server-stale"
    mine = make(mover, code, f"pass {card}")
    assert refusal(order, mover, code, mine["id"]).key == "server-plan-your-turn"
    version = other.state(code)["version"]
    path = f"/tables/{code}/plans/{empty['id']}/steps"
    assert refusal(other.post, path, version=version, text="wish take 3").key == "server-plan-no-step"
    assert order(other, code, plan["id"])["plans"][1]["order"]
    cancelled = other.call("DELETE", f"/tables/{code}/plans/{plan['id']}/order")
    assert cancelled["plans"][1]["order"] is None
    entries = mover.state(code)["entries"]
    play(mover, code, QUIET)
    assert not any(entry["planned"] for entry in other.state(code, log="all")["log"][entries:])


@pytest.mark.long
@pytest.mark.parametrize("offers", ["at once", "deferred"])
def test_power_offered_before_the_turn_is_taken_up_to_a_limit(server: Running, offers: str) -> None:
    """A dwelling next to the trading house that the other builds is worth 1, a trading house 2."""
    mover, other, code = neighbours(server, offers=offers)
    plan = make(other, code, "upgrade F3 to TP")
    if plan["draft"]["steps"]:
        plan = extend(other, code, plan["id"], "done")
    order(other, code, plan["id"], {"kind": "offer", "most": 1})
    entries = other.state(code)["entries"]
    play_first(mover, code, "upgrade C4 to TP")
    until(lambda: not mover.state(code)["position"]["offers"])
    if offers == "at once":
        play_first(mover, code, "done")

    def is_played() -> bool:
        log = mover.state(code, log="all")["log"][entries:]
        return any(entry["text"] == "upgrade F3 to TP" for entry in log)

    until(is_played)
    log = mover.state(code, log="all")["log"][entries:]
    mine = [entry for entry in log if entry["seat"] == 1]
    assert mine[0]["text"].startswith("leech 1")
    assert all(entry["planned"] for entry in mine)


@pytest.mark.long
def test_a_turn_that_others_interrupt_is_played_to_its_end(server: Running) -> None:
    """A neighbour answers an offer in the middle of the turn; the planned turn continues afterwards."""
    mover, other, code = neighbours(server, offers="at once")
    plan = make(other, code, "upgrade B4 to TP", "done", "upgrade F3 to TP")
    assert [turn["continues"] for turn in plan["turns"]] == [False, True, False]
    order(other, code, plan["id"], {"kind": "passed", "seat": 0, "yes": False})
    entries = other.state(code)["entries"]
    play(mover, code, QUIET)
    until(lambda: mover.state(code)["position"]["offers"])
    (under_way,) = overview(other, code)["plans"]
    assert under_way["order"], "the rest of the turn is still to come"
    assert texts(under_way)[0] == ["done"]
    decline(mover, code)
    until(lambda: overview(other, code)["plans"][0]["order"] is None)
    log = other.state(code, log="all")["log"][entries:]
    mine = [(entry["text"], entry["planned"]) for entry in log if entry["seat"] == 1]
    assert mine == [("upgrade B4 to TP", True), ("done", True)]
    assert [texts(one) for one in overview(other, code)["plans"]] == [[["upgrade F3 to TP"]]]


RULE = {"answer": "take", "points": 0, "opponent": None, "first_round": None, "last_round": None}


@pytest.mark.long
@pytest.mark.parametrize("offers", ["at once", "deferred"])
@pytest.mark.parametrize(
    ("rules", "answer"),
    [
        ([{"opponent": 0}], "leech"),
        ([{"opponent": 0, "answer": "decline"}, {"points": 3}], "leech"),
        ([{"opponent": 0, "answer": "decline", "points": 0}], None),
        ([{"first_round": 2}], None),
        ([{"first_round": 1, "last_round": 1}], "leech"),
    ],
)
def test_power_is_answered_by_round_and_by_opponent(
    server: Running, offers: str, rules: list[dict[str, Any]], answer: str | None
) -> None:
    mover, other, code = neighbours(server, offers=offers)
    other.call("PUT", f"/tables/{code}/answers", {"rules": [{**RULE, **rule} for rule in rules]})
    entries = other.state(code)["entries"]
    play_first(mover, code, "upgrade C4 to TP")
    log = mover.state(code, log="all")["log"][entries:]
    mine = [entry["text"].split()[0] for entry in log if entry["seat"] == 1]
    assert mine == ([] if answer is None else [answer])
    assert not any(entry["planned"] for entry in log), "an answer does not show that it was given in advance"


def play_first(person: Person, code: str, text: str) -> None:
    """Confirm the part of a turn that comes before others answer."""
    version = person.state(code)["version"]
    draft = person.post(f"/tables/{code}/text", version=version, text=text)
    if not draft["complete"]:
        person.post(f"/tables/{code}/text", version=version, text="done")
    person.post(f"/tables/{code}/draft/confirm", version=version, request_id=f"{version}")


@pytest.mark.long
def test_answers_come_before_the_standing_answer_and_at_once(server: Running) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    play_first(mover, code, "upgrade C4 to TP")
    assert other.state(code)["position"]["offers"]
    entries = other.state(code)["entries"]
    decline = {**RULE, "answer": "decline", "opponent": 0, "points": 0}
    take = {**RULE, "last_round": 3}
    found = other.call("PUT", f"/tables/{code}/answers", {"rules": [decline, take]})
    assert found["answers"] == [decline, take]
    state = settled(other, code, entries)
    assert state["log"][-1]["text"].startswith("leech 1")
    other.call("PUT", f"/tables/{code}/answers", {"rules": [{**decline, "points": 1}]})
    set_wish(other, code, "take", "9")
    assert overview(other, code)["answers"] == [{**decline, "points": 1}]


@pytest.mark.long
def test_plans_are_named_arranged_copied_and_deleted(server: Running) -> None:
    mover, other, code = neighbours(server, offers="deferred")
    first = make(other, code, "upgrade B4 to TP. done")
    copied = make(other, code, name="Copy", copy_of=first["id"])
    assert texts(copied) == texts(first)
    path = f"/tables/{code}/plans/{copied['id']}"
    assert other.call("PATCH", path, {"name": "Better", "place": 0})["name"] == "Better"
    assert [plan["name"] for plan in overview(other, code)["plans"]] == ["Better", "First"]
    assert [plan["name"] for plan in other.call("DELETE", path)["plans"]] == ["First"]
    assert refusal(other.get, path).key == "server-no-plan"
    for number in range(11):
        make(other, code, name=f"Plan {number}")
    assert refusal(make, other, code).key == "server-plans-too-many"
    assert overview(mover, code)["plans"] == []
    data = other.get("/me/data")
    assert [plan["name"] for plan in data["plans"]] == ["First", *(f"Plan {number}" for number in range(11))]
    assert data["plans"][0]["turns"] == [["upgrade B4 to TP", "done"]]


def test_a_plan_in_origins_ends_where_chance_decides(server: Running) -> None:
    anna, ben, code = two_seats(server, "origins")
    while (state := anna.state(code))["position"]["round"] == 0:
        person = anna if anna.get(f"/tables/{code}")["my_turn"] else ben
        state = person.state(code)
        person.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    _, other = asked((anna, ben), code)
    plan = make(other, code)
    dice = random.Random(5)
    while plan["end"] is None:
        version = other.state(code)["version"]
        option = dice.choice(plan["draft"]["options"]["actions"])
        plan = other.post(f"/tables/{code}/plans/{plan['id']}/steps", version=version, action=option["id"])
    assert plan["end"] in ("chance", "full")
    assert plan["draft"]["options"] is None
    assert plan["broken"] is None
