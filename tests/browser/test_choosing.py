"""What the table shows before and during a choice, and why a choice is not possible."""

import re
from collections import Counter
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.league import open_league, position
from tests.browser.moments import open_league_game
from tests.browser.terra_mystica import Seat
from tests.browser.test_merging import open_round_one
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


@pytest.fixture
def seat(visitor: Visitor) -> Seat:
    """Open a table of Terra Mystica and play until a space on the map can be chosen."""
    visitor.table("terra-mystica", ["me", "random"])
    found = Seat(visitor)
    found.wait()
    for _ in range(8):
        if found.page.locator("[data-hex][aria-disabled=false]").count():
            break
        found.answer()
        found.wait()
    return found


def test_what_is_not_possible_says_why_with_the_rule(seat: Seat) -> None:
    seat.page.locator("[data-hex][aria-disabled=true]").first.click(force=True)
    card = seat.page.locator("[data-spot]")
    card.get_by_text("Why not?").wait_for()
    rule = card.get_by_role("link").first
    rule.wait_for()
    assert rule.inner_text().startswith("TM-")


def test_pointing_at_a_choice_shows_its_effect_without_choosing(seat: Seat) -> None:
    seat.page.locator("[data-hex][aria-disabled=false]").first.hover()
    seat.page.locator("[data-spot]").get_by_text("Click to choose").wait_for()
    assert not seat.page.locator("[data-step]").count()


def test_a_menu_stays_where_it_is_under_the_pointer(seat: Seat) -> None:
    """The outcome shown for each choice takes a different amount of room."""
    while not seat.page.locator("[data-verb=pass][aria-disabled=false]").count():
        seat.answer()
        seat.wait()
    seat.page.locator("[data-verb=convert]").click()
    items = seat.page.get_by_role("menuitem")
    items.first.wait_for()
    # A long menu scrolls inside its card, and the card does not move.
    card = seat.page.locator("[data-spot]")
    opened = card.bounding_box()
    assert opened
    for item in items.all():
        item.hover()
        seat.visitor.settle()
        now = card.bounding_box()
        assert now
        assert (now["x"], now["y"]) == (opened["x"], opened["y"])


def test_a_menu_begins_with_its_first_choice(visitors: Visitors) -> None:
    """On a phone no focus resets the current choice, and another one was current when the menu closed."""
    visitor = visitors.new(phone=True)
    actions = open_league(visitor)["options"]["actions"]
    places = Counter(one["targets"][0]["name"] for one in actions if one["path"][0] in ("transform", "upgrade"))
    page = visitor.page
    items = page.get_by_role("menuitem")
    for _ in range(2):
        visitor.press(page.locator(f"[data-hex={places.most_common(1)[0][0]}]"))
        expect(items.nth(1)).to_be_visible()
        expect(items.first).to_have_class(re.compile("current"))
        items.last.dispatch_event("pointerenter")
        expect(items.last).to_have_class(re.compile("current"))
        visitor.press(page.locator("[data-spot]").get_by_role("button", name="Close"))
        expect(items).to_have_count(0)


def test_before_the_first_round_cards_are_taken_and_nobody_passes(visitor: Visitor) -> None:
    open_round_one(visitor, "witches")
    log = visitor.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("took the ")
    expect(log).not_to_contain_text("passed")
    visitor.press(visitor.page.locator("[data-verb=pass]"))
    visitor.press(visitor.page.locator("[data-chooser=pass] li button").first)
    expect(visitor.page.locator("[data-step]")).to_contain_text("Pass and take the ")


def test_experts_type_their_moves(seat: Seat) -> None:
    place = seat.page.locator("[data-hex][aria-disabled=false]").first.get_attribute("data-hex")
    seat.page.keyboard.press("/")
    # Text typed before the field exists is lost.
    expect(seat.page.get_by_role("textbox").last).to_be_focused()
    seat.page.keyboard.type(f"build {place}")
    seat.page.keyboard.press("Enter")
    seat.page.locator("[data-step]").wait_for()
    assert place is not None
    assert place in seat.page.locator("[data-step]").inner_text()


def test_the_board_in_words_can_be_played(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.open("/")
    visitor.page.evaluate("() => localStorage.setItem('hexarch-settings', JSON.stringify({ textual: true }))")
    visitor.table("terra-mystica", ["me", "random"])
    page = visitor.page
    page.get_by_role("heading", name="Now").wait_for()
    confirm = page.get_by_role("button", name="Confirm turn", disabled=False)
    # The last to choose a faction is the first to build, and drafts both at once.
    for _ in range(8):
        if confirm.count():
            break
        with suppress(TimeoutError):  # the list was just redrawn, or nothing is left to choose
            page.locator("details[open] button").first.click(timeout=3000)
        Seat(visitor).quiet()
    confirm.click()
    confirm.wait_for(state="detached")


def test_scoring_tiles_show_the_numbers_of_their_rounds(visitor: Visitor) -> None:
    tiles = open_league(visitor)["position"]["scoring"]
    scoring = visitor.page.get_by_role("region", name=message("tm-panel-scoring"))
    numbers = scoring.locator(".round")
    expect(numbers).to_have_text([str(tile["round"]) for tile in tiles])
    for number in numbers.all():
        expect(number).to_be_visible()
    expect(scoring.locator("[aria-current=step] .round")).to_have_text(str(position()["position"]["round"]))


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_town_tiles_open_the_large_chooser(visitors: Visitors, phone: bool) -> None:
    """The Mermaids found a town."""
    visitor = visitors.new(phone=phone)
    line = open_league_game(visitor, 218)
    towns = visitor.page.locator("[data-chooser=town]")
    expect(towns).to_contain_text(message("tm-prompt-towns"))
    left = [one for one in visitor.api("GET", f"/tables/{line}/state")["position"]["towns"] if one["left"]]
    expect(towns.get_by_role("listitem")).to_have_count(len(left))
    for tile, card in zip(left, towns.get_by_role("listitem").all(), strict=True):
        expect(card).to_contain_text(message("tm-choose-now"))
        points = tile["points"] + 2 * tile["gain"].get("shipping", 0)  # their step in shipping also scores
        expect(card).to_contain_text(f"+{points}")
        expect(card).to_contain_text(message("tm-choose-left", count=tile["left"]))
        assert card.evaluate("(e) => e.scrollWidth <= e.clientWidth"), "nothing is cut off"
    assert visitor.violations() == []
    visitor.press(towns.get_by_role("button").first)
    expect(visitor.page.locator("[data-step]")).to_have_count(1)
    expect(towns).to_have_count(0)


def test_on_a_phone_a_question_leads_to_its_view_and_back(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    options = position()["options"]
    tile = {**options["actions"][0], "path": ["favor", "FAV9"], "targets": [{"kind": "favor", "name": "FAV9"}]}
    asked = {**options, "decision": {"seat": 2, "kind": "rest"}, "owed": {"favors": 1}, "actions": [tile]}
    open_league(visitor, options=asked)
    page = visitor.page
    page.get_by_role("button", name="Map", exact=True).and_(page.locator("[aria-current]")).wait_for()
    visitor.press(visitor.button("More"))
    visitor.press(page.locator("[data-verb=burn]"))
    visitor.press(page.get_by_role("menuitem").first)
    # The headings of the page and of the chooser.
    page.get_by_role("heading", name="Choose a favor tile").first.wait_for()
    tile_button = page.locator("[data-chooser=favor] li button")
    tile_button.wait_for()
    assert tile_button.evaluate("(e) => e.getBoundingClientRect().top < innerHeight")
    visitor.press(visitor.button("Undo"))
    page.get_by_role("button", name="Map", exact=True).and_(page.locator("[aria-current]")).wait_for()


def test_a_menu_of_the_dock_stays_on_a_low_screen(visitors: Visitors) -> None:
    """The screen is as low as a laptop's at a zoom of 200 %."""
    visitor = visitors.new((640, 360))
    open_league(visitor)
    page = visitor.page
    visitor.press(visitor.button("More"))
    visitor.press(page.locator("[data-verb=convert]"))
    close = page.locator("[data-spot]").get_by_role("button", name="Close")
    close.wait_for()
    box = close.bounding_box()
    assert box is not None
    assert 0 <= box["y"] <= 360 - box["height"]
