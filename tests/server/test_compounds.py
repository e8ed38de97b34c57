"""Compound moves and alternatives: several steps in one request, and another choice in place of a drafted one."""

from typing import Any

from tests.server.running import Person, Running
from tests.server.test_lobby import refusal
from tests.server.test_merging import in_round_one, texts
from tests.server.test_play import advance, asked, two_seats


def compound(options: dict[str, Any], text: str) -> dict[str, Any]:
    """Return the compound move for an action, in the cheapest way."""
    return next(one for one in options["compounds"] if one["text"] == text)


def replace(person: Person, code: str, version: int, steps: list[int]) -> Any:
    return person.call("PUT", f"/tables/{code}/draft", json={"version": version, "steps": steps})


def test_sacrificing_and_taking_a_power_action_is_one_request(server: Running) -> None:
    person, code, version = in_round_one(server)
    offered = compound(person.state(code)["options"], "action ACT2")
    assert [label["key"] for label in offered["extra"]] == ["tm-action-burn"]
    assert offered["bowls"][1] < 0
    assert {entry["resource"] for entry in offered["gain"]} == {"priests"}
    draft = replace(person, code, version, offered["steps"])
    assert texts(draft) == ["burn 3", "action ACT2"]
    assert texts(person.state(code)["draft"]) == ["burn 3", "action ACT2"]
    assert texts(person.call("DELETE", f"/tables/{code}/draft", steps=1, seat=draft["seat"])) == ["burn 3"]
    assert texts(replace(person, code, version, [])) == []


def test_what_is_not_legal_replaces_nothing(server: Running) -> None:
    person, code, version = in_round_one(server)
    offered = compound(person.state(code)["options"], "action ACT2")
    replace(person, code, version, offered["steps"])
    assert refusal(replace, person, code, version, offered["steps"][1:]).status == 422
    assert refusal(replace, person, code, version, [*offered["steps"], 999_999]).status == 422
    assert refusal(replace, person, code, version + 1, []).status == 409
    assert texts(person.state(code)["draft"]) == ["burn 3", "action ACT2"]


def test_another_choice_in_place_of_a_drafted_one(server: Running) -> None:
    person, code, version = in_round_one(server)
    path = f"/tables/{code}"
    state = person.state(code)
    upgrade = next(one for one in state["options"]["actions"] if one["text"].startswith("upgrade"))
    hex_ = upgrade["targets"][0]["name"]
    person.post(f"{path}/text", version=version, text="convert 1W to 1C")
    draft = person.post(f"{path}/text", version=version, text=upgrade["text"])
    assert texts(draft) == ["convert 1W to 1C", upgrade["text"]]
    found = person.get(f"{path}/instead", thing="power_action:ACT2")
    (choice,) = found["choices"]
    assert found["drafted"]["label"]["key"] == "tm-action-upgrade"
    assert {entry["resource"] for entry in found["drafted"]["cost"]} == {"coins", "workers"}
    assert found["drafted"]["income"]["difference"] != choice["income"]["difference"]
    draft = replace(person, code, version, choice["steps"])
    assert texts(draft) == ["burn 3", "action ACT2"], "what was converted for it goes with it"
    (back,) = person.get(f"{path}/instead", thing=f"hex:{hex_}")["choices"]
    assert texts(replace(person, code, version, back["steps"])) == [upgrade["text"]]
    assert person.get(f"{path}/instead", thing="hex:nowhere") == {"drafted": None, "choices": []}
    assert refusal(person.get, f"{path}/instead", thing="rubbish").status == 422


def test_a_complete_draft_can_still_be_replaced(server: Running) -> None:
    person, code, version = in_round_one(server)
    cards = [one for one in person.state(code)["options"]["actions"] if one["path"][0] == "pass"]
    draft = person.post(f"/tables/{code}/draft", version=version, action=cards[0]["id"])
    assert draft["complete"]
    other = cards[1]["targets"][0]["name"]
    (choice,) = person.get(f"/tables/{code}/instead", thing=f"card:{other}")["choices"]
    assert texts(replace(person, code, version, choice["steps"])) == [cards[1]["text"]]


def payable(server: Running) -> tuple[Person, str, dict[str, Any]]:
    """Return somebody who can do something by paying for it, trying further tables if the draws do not allow it."""
    for _ in range(4):
        anna, ben, code = two_seats(server, game="origins")
        for _ in range(150):
            mover, _ = asked((anna, ben), code)
            state = mover.state(code)
            if state["options"]["compounds"]:
                return mover, code, state
            advance((anna, ben), code, 1)
    raise AssertionError("nobody can pay for anything")


def test_origins_pays_without_gold_unless_asked_to(server: Running) -> None:
    mover, code, state = payable(server)
    compounds = state["options"]["compounds"]
    first = compounds[0]
    ways = [one for one in compounds if one["id"] == first["id"]]
    draft = replace(mover, code, state["version"], first["steps"])
    assert [label["key"] for label in first["extra"]] == ["origins-action-pay"] * (len(first["steps"]) - 1)
    assert texts(draft)[1:] == ["pay 0 gold"] * (len(draft["steps"]) - 1)
    gold = [sum(entry["amount"] for entry in way["cost"] if entry["resource"] == "gold") for way in ways]
    assert gold == sorted(gold)
    assert len(gold) > 1
