"""Converting and sacrificing step by step: a repetition changes the earlier step; spades are bought one by one."""

from uuid import uuid4

import pytest
from playwright.sync_api import expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def round_one(visitor: Visitor, first: str) -> str:
    """Play a league game of one person against themselves to round 1; return its code."""
    visitor.api("POST", "/guest", name="Mara")
    options = {"factions": [first, "nomads"], "start_player": "first"}
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = {"game": "terra-mystica", "preset": "league", "seats": seats, "options": options}
    code: str = visitor.api("POST", "/tables", **table)["id"]
    state = visitor.api("POST", f"/tables/{code}/start") and visitor.api("GET", f"/tables/{code}/state")
    while not state["position"]["round"]:
        action, seat = state["options"]["actions"][0]["id"], state["options"]["seat"]
        asked = {"version": state["version"], "actions": [action], "seat": seat, "request_id": uuid4().hex}
        state = visitor.api("POST", f"/tables/{code}/moves", **asked)
    return code


def open_round_one(visitor: Visitor, first: str) -> str:
    code = round_one(visitor, first)
    visitor.open(f"/table/{code}")
    return code


def use(visitor: Visitor, verb: str) -> None:
    """Press a verb of the dock; on a phone it may be behind "more"."""
    more = visitor.page.get_by_role("button", name=message("page-more"), exact=True)
    visitor.settle()
    if visitor.phone and more.count() and more.get_attribute("aria-expanded") == "false":
        visitor.press(more)
    visitor.press(visitor.page.get_by_role("button", name=verb).last)


def choose(visitor: Visitor, verb: str, choice: str) -> None:
    use(visitor, verb)
    visitor.press(visitor.page.get_by_role("menuitem", name=choice).first)


def steps(visitor: Visitor, *wanted: str) -> None:
    """Return the steps of the draft as the page shows them."""
    expect(visitor.page.locator("[data-step]")).to_contain_text(list(wanted))


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_repeated_conversions_are_merged_by_clicks(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.new(phone=phone)
    code = open_round_one(visitor, "witches")
    for verb, choice, wanted in (
        ("Sacrifice", "Sacrifice 1 power", ["Sacrifice 1 power"]),
        ("Sacrifice", "Sacrifice 1 power", ["Sacrifice 2 power"]),
        ("Convert", "Convert 1 worker to 1 coin", ["Sacrifice 2 power", "Convert 1 worker to 1 coin"]),
        ("Convert", "Convert 1 worker to 1 coin", ["Sacrifice 2 power", "Convert 2 workers to 2 coins"]),
    ):
        choose(visitor, verb, choice)
        steps(visitor, *wanted)
    draft = visitor.api("GET", f"/tables/{code}/state")["draft"]
    assert [step["text"] for step in draft["steps"]] == ["burn 2", "convert 2W to 2C"]


def test_repeated_conversions_are_merged_when_typed(visitor: Visitor) -> None:
    open_round_one(visitor, "witches")
    visitor.press(visitor.button(message("page-type-move")))
    field = visitor.page.get_by_role("textbox").last
    for text, wanted in (
        ("burn 1. burn 1", ["Sacrifice 2 power"]),
        ("convert 1W to 1C", ["Sacrifice 2 power", "Convert 1 worker to 1 coin"]),
        ("convert 1W to 1C", ["Sacrifice 2 power", "Convert 2 workers to 2 coins"]),
    ):
        field.fill(text)
        field.press("Enter")
        steps(visitor, *wanted)


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_spades_are_bought_one_by_one(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.new(phone=phone)
    open_round_one(visitor, "alchemists")
    choose(visitor, "Buy a spade", "Buy a spade")
    visitor.see("Use your spade")
    steps(visitor, "Buy a spade")
    choose(visitor, "Buy a spade", "Buy a spade")
    visitor.see("Use your 2 spades")
    assert visitor.violations() == []


@pytest.mark.long
def test_bought_spades_in_other_languages(visitors: Visitors) -> None:
    """Two languages are enough here; tests/test_locale.py compares the messages of all."""
    for language in ("pt", "hu"):
        visitor = visitors.new(locale=language, phone=language == "hu")
        code = round_one(visitor, "alchemists")
        version = visitor.api("GET", f"/tables/{code}/state")["version"]
        visitor.api("POST", f"/tables/{code}/text", version=version, text="dig 1. dig 1", seat=0)
        visitor.open(f"/table/{code}")
        visitor.see(message("tm-prompt-spades", language, spades=2))
        steps(visitor, *[message("tm-action-dig", language)] * 2)
        assert not visitor.scrolls()
        visitor.close()
