"""Converting step by step: a repeated or late step of a draft changes an earlier one."""

from typing import Any

import pytest

from tests.server.running import Person, Running
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, asked, two_seats


def in_round_one(server: Running, preset: str = "standard") -> tuple[Person, str, int]:
    """A running game: (who is asked, the table, its version). Both factions start with 7 tokens in bowl II."""
    options = {"factions": ["witches", "nomads"], "start_player": "first"}
    anna, ben, code = two_seats(server, options=options, preset=preset)
    while not anna.state(code)["position"]["round"]:
        advance((anna, ben), code, 1)
    mover, _ = asked((anna, ben), code)
    return mover, code, mover.state(code)["version"]


def texts(draft: dict[str, Any]) -> list[str]:
    return [step["text"] for step in draft["steps"]]


def offered(draft: dict[str, Any], text: str) -> int:
    return next(int(option["id"]) for option in draft["options"]["actions"] if option["text"] == text)


@pytest.mark.parametrize("preset", ["standard", "league"])
def test_chosen_conversions_are_merged_and_confirmed(server: Running, preset: str) -> None:
    person, code, version = in_round_one(server, preset=preset)
    path = f"/tables/{code}"

    def choose(draft: dict[str, Any], text: str) -> Any:
        return person.post(f"{path}/draft", version=version, action=offered(draft, text))

    draft = choose({"options": person.state(code)["options"]}, "burn 1")
    draft = choose(draft, "burn 1")
    assert texts(draft) == ["burn 2"]
    draft = choose(draft, "convert 2PW to 2C")
    assert texts(draft) == ["burn 2", "convert 2PW to 2C"]
    wanted = {"league": ["burn 3", "convert 2PW to 2C"], "standard": ["burn 3", "convert 3PW to 3C"]}
    # By the rulebook sacrificed power is spent at once: here on more of the conversion just made.
    assert texts(choose(draft, "burn 1")) == wanted[preset]
    draft = person.call("DELETE", f"{path}/draft", seat=draft["seat"])
    draft = person.post(f"{path}/text", version=version, text="convert 1W to 1C")
    draft = choose(draft, "convert 1W to 1C")
    assert texts(draft) == ["convert 2W to 2C"]
    taken = next(option for option in draft["options"]["actions"] if option["text"].startswith("pass"))
    draft = person.post(f"{path}/draft", version=version, action=taken["id"])
    state = person.post(f"{path}/draft/confirm", version=version, request_id="1")
    assert "convert 2W to 2C" in [entry["text"] for entry in state["log"]]


def test_typed_conversions_are_merged(server: Running) -> None:
    person, code, version = in_round_one(server)
    draft = person.post(f"/tables/{code}/text", version=version, text="burn 1. burn 1. convert 2PW to 2C")
    assert texts(draft) == ["burn 2", "convert 2PW to 2C"]
    draft = person.post(f"/tables/{code}/text", version=version, text="convert 1W to 1C; convert 1W to 1C")
    assert texts(draft) == ["burn 2", "convert 2PW to 2C", "convert 2W to 2C"]


def test_what_no_merging_makes_legal_is_refused_and_changes_nothing(server: Running) -> None:
    person, code, version = in_round_one(server)
    draft = person.post(f"/tables/{code}/text", version=version, text="burn 2")
    assert not [one for one in draft["options"]["actions"] if one["text"] == "burn 6"]
    refusal(person.post, f"/tables/{code}/text", version=version, text="burn 6")
    assert texts(person.state(code)["draft"]) == ["burn 2"]


@pytest.mark.parametrize("preset", ["standard", "league"])
@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("burn 1. convert 1PW to 1C. burn 1. convert 1PW to 1C", ["burn 2", "convert 2PW to 2C"]),
        ("burn 1. burn 1. burn 1. convert 3PW to 1W", ["burn 3", "convert 3PW to 1W"]),
        ("burn 1. convert 1PW to 1C. convert 1W to 1C. burn 1. convert 1PW to 1C. convert 1W to 1C", None),
        ("convert 1W to 1C. convert 1W to 1C. convert 1W to 1C", ["convert 3W to 3C"]),
        ("convert 1W to 1C. burn 1. convert 1PW to 1C", ["burn 1", "convert 1PW to 1C", "convert 1W to 1C"]),
    ],
)
def test_typed_conversions_count_together(server: Running, preset: str, typed: str, wanted: list[str] | None) -> None:
    person, code, version = in_round_one(server, preset=preset)
    draft = person.post(f"/tables/{code}/text", version=version, text=typed)
    assert texts(draft) == (wanted or ["burn 2", "convert 2PW to 2C", "convert 2W to 2C"])


@pytest.mark.parametrize("preset", ["standard", "league"])
def test_a_second_conversion_is_previewed_and_explained(server: Running, preset: str) -> None:
    person, code, version = in_round_one(server, preset=preset)
    path = f"/tables/{code}"
    draft = person.post(f"{path}/text", version=version, text="convert 1W to 1C")
    again = offered(draft, "convert 1W to 1C")
    preview = person.call("GET", f"{path}/preview", action=again)
    assert [(one["resource"], one["amount"]) for one in preview["gain"]] == [("coins", 1)]
    why = person.call("GET", f"{path}/why", action=again)
    assert why["legal"]
    assert (why["key"], why["params"]) == ("server-merges", {"steps": "convert 2W to 2C"})
    assert why["sentence"] == "This changes an earlier step of your turn: convert 2W to 2C."
    assert person.call("GET", f"{path}/why", text="convert 1W to 1C") == why


def test_a_second_sacrifice_is_previewed_with_what_it_pays(server: Running) -> None:
    person, code, version = in_round_one(server)
    path = f"/tables/{code}"
    draft = person.post(f"{path}/text", version=version, text="burn 1. convert 1PW to 1C")
    again = offered(draft, "burn 2")
    option = next(one for one in draft["options"]["actions"] if one["id"] == again)
    preview = person.call("GET", f"{path}/preview", action=again)
    for shown in (option, preview):
        assert [(one["resource"], one["amount"]) for one in shown["gain"]] == [("coins", 2)]
        assert shown["bowls"] == [2, -4, 0]
    assert person.call("GET", f"{path}/why", action=again)["params"] == {"steps": "burn 3. convert 3PW to 3C"}
    assert person.call("GET", f"{path}/why", thing="verb:burn") == []


@pytest.mark.parametrize("preset", ["standard", "league"])
def test_a_first_sacrifice_after_workers_were_converted(server: Running, preset: str) -> None:
    """With the rulebook's preset the sacrificed power must pay for something at once: for as many coins."""
    person, code, version = in_round_one(server, preset=preset)
    path = f"/tables/{code}"
    draft = person.post(f"{path}/text", version=version, text="convert 1W to 1C")
    draft = person.post(f"{path}/draft", version=version, action=offered(draft, "burn 2"))
    wanted = {"league": ["burn 2"], "standard": ["burn 2", "convert 2PW to 2C"]}
    assert texts(draft) == [*wanted[preset], "convert 1W to 1C"]
