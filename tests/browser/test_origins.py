"""Origins: First Builders on the page, from the first click to the last."""

import random
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.moments import (
    lose_the_connection,
    play_a_first_game,
    play_together,
    sit_together,
    table_of,
    undo_and_confirm,
)
from tests.browser.origins import KeyboardSeat, OriginsSeat
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
NAME = "origins"


def check_result(visitor: Visitor) -> None:
    """Check that the points shown at the end are those of the server."""
    result = visitor.page.get_by_role("region", name="Result")
    result.wait_for()
    expect(visitor.page.locator("[data-ours]")).to_have_count(0)  # it would lie below
    shown = sorted(int(text) for text in result.locator(".points").all_inner_texts())
    table = visitor.api("GET", f"/tables/{table_of(visitor)}")
    assert table["status"] == "finished"
    assert shown == sorted(table["result"]["scores"])


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_by_clicks(visitor: Visitor) -> None:
    play_a_first_game(OriginsSeat(visitor), "Origins: First Builders", 1500)
    check_result(visitor)


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    play_a_first_game(OriginsSeat(visitor, seed=2), "Origins: First Builders", 1500)
    check_result(visitor)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = KeyboardSeat(visitor, seed=3)
    seat.play_to_the_end(1500)
    assert seat.presses > 100
    check_result(visitor)


@pytest.mark.long
def test_alone_to_the_goal_or_not(visitor: Visitor) -> None:
    visitor.table(NAME, ["me"])
    seat = OriginsSeat(visitor, seed=4)
    seat.play_to_the_end(1500)
    check_result(visitor)
    goal = visitor.page.get_by_role("region", name="Result")
    assert goal.get_by_text("Goal reached").count() + goal.get_by_text("Goal missed").count() == 1


@pytest.mark.long
def test_a_turn_is_a_draft_until_it_is_confirmed(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    undo_and_confirm(OriginsSeat(visitor))


@pytest.mark.long
def test_a_reload_in_the_middle_of_a_turn_keeps_the_draft(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = OriginsSeat(visitor)
    seat.wait()
    seat.step()
    assert visitor.page.locator("[data-step]").count() == 1
    visitor.page.reload()
    seat.wait()
    assert visitor.page.locator("[data-step]").count() == 1
    seat.answer()
    seat.wait()


@pytest.mark.long
def test_a_lost_connection_in_the_middle_of_a_turn(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    lose_the_connection(OriginsSeat(visitor))


@pytest.mark.long
def test_keys_answer_and_confirm(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = KeyboardSeat(visitor)
    for _ in range(3):
        seat.wait()
        seat.answer()
    me = visitor.api("GET", f"/tables/{table_of(visitor)}/state")["position"]["players"][0]
    assert len(me["freemen"]) == 2, "both dice of the draft were chosen with keys"


def test_buying_and_placing_a_building_takes_three_choices(visitor: Visitor) -> None:
    """After the visit the choices are: to buy, which tile, and where."""
    code = visitor.table(NAME, ["me", "me"])
    dice = random.Random(3)
    while True:
        state = visitor.api("GET", f"/tables/{code}/state")
        options = state["options"]
        visits = [one for one in options["actions"] if one["path"][:2] == ["visit", "2"]]
        if visits and options["decision"]["kind"] == "turn":
            break
        choice = dice.choice([one for one in options["actions"] if one["path"][0] != "pass"])
        asked = {"version": state["version"], "actions": [choice["id"]], "seat": options["seat"]}
        visitor.api("POST", f"/tables/{code}/moves", **asked, request_id=uuid4().hex)
    draft = {"version": state["version"], "action": visits[0]["id"], "seat": options["seat"]}
    visitor.api("POST", f"/tables/{code}/draft", **draft)
    visitor.open(f"/table/{code}")
    page = visitor.page
    steps = page.locator("[data-step]")
    expect(steps).to_have_count(1)
    visitor.press(page.locator(".answer", has_text="Buy a building"))
    expect(steps).to_have_count(2)
    visitor.press(page.locator("[data-verb=farm]"))
    visitor.press(page.get_by_role("menuitem").first)
    expect(steps).to_have_count(3)
    visitor.press(page.locator("[data-place][aria-disabled=false]").first)
    expect(steps).to_have_count(4)
    expect(page.locator("[data-verb=place], [data-verb=farm]")).to_have_count(0)
    expect(page.locator(".answer", has_text="Pay")).to_have_count(0)


def test_a_refusal_says_how_many_dice_are_missing(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "me"])
    seat = OriginsSeat(visitor)
    told = []
    for _ in range(3):
        seat.wait()
        visitor.page.locator("[data-thing^='site:']").first.dispatch_event("click")
        card = visitor.page.locator("[data-spot]")
        card.get_by_text("Why not?").wait_for()
        expect(card).to_contain_text("rolled for the draft")
        told.append(card.inner_text())
        visitor.page.keyboard.press("Escape")
        seat.answer()
    assert all("2 of those that were rolled" in text for text in told[:2])
    assert "take one more of the dice that were rolled" in told[2]


def test_what_is_impossible_says_why(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = OriginsSeat(visitor)
    for _ in range(2):
        seat.wait()
        seat.answer()
    seat.wait()
    close = visitor.page.locator("[data-verb=close]")
    assert close.get_attribute("aria-disabled") == "true"
    close.focus()
    visitor.page.keyboard.press("c")
    visitor.see("Why not?")


@pytest.mark.long
def test_two_people_in_two_browsers(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new((1440, 900))
    sit_together(host, guest, NAME)
    play_together([OriginsSeat(host, 1), OriginsSeat(guest, 2)], 10)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.long
def test_axe_finds_nothing_on_the_table(visitors: Visitors, scheme: str, size: tuple[int, int]) -> None:
    visitor = visitors.new(size, color_scheme=scheme)
    visitor.table(NAME, ["me", "me", "me"])
    seat = OriginsSeat(visitor, seed=5)
    for _ in range(8):
        seat.wait()
        seat.answer()
    seat.wait()
    assert visitor.violations() == []
    assert not visitor.scrolls()


@pytest.mark.long
def test_axe_finds_nothing_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    visitor.table(NAME, ["me", "me"])
    seat = OriginsSeat(visitor, seed=6)
    for _ in range(6):
        seat.wait()
        seat.answer()
    seat.wait()
    for tab in ("City", "Sites", "Market", "Tracks", "Log"):
        visitor.press(visitor.page.get_by_role("navigation").get_by_role("button", name=tab))
        visitor.settle()
        assert visitor.violations() == []
