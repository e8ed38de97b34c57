"""The report of a finished game: requested, shown when ready, and shared; and the evaluation in its replay."""

import pytest
from playwright.sync_api import expect

from hexarch.players.registry import level
from tests.browser.conftest import Visitors
from tests.players.short_games import short_game

pytestmark = pytest.mark.browser

# Milliseconds for a report of twelve turns on a busy machine.
LONG = 120_000


@pytest.mark.long
def test_a_report_is_made_read_and_shared(visitors: Visitors) -> None:
    anna = visitors.new()
    anna.api("POST", "/guest", name="Anna")
    code = anna.api("POST", "/imports", text=short_game().dumps())["id"]
    anna.open(f"/replay/{code}")
    anna.press(anna.page.get_by_role("link", name="Report"))
    anna.page.wait_for_url(f"**/report/{code}")
    anna.press(anna.button("Create report"))
    first = anna.page.locator("[data-mistake]").first
    first.wait_for(timeout=LONG)
    expect(anna.page.locator("[data-strength]")).to_contain_text("Expert, which averages 133 points")
    expect(first).to_contain_text("Better:")
    for heading in ("Expected points", "Points by source", "Openings", "Favor tiles", "Tracks by round"):
        expect(anna.page.get_by_role("heading", name=heading)).to_be_visible()
    assert anna.violations() == []
    anna.press(anna.button("Share by link"))
    expect(anna.button("Stop sharing")).to_be_visible()
    link = anna.api("GET", f"/tables/{code}/game-report")["link"]
    ben = visitors.new(phone=True)
    ben.open(f"/report/shared/{link}")
    expect(ben.page.locator("[data-mistake]").first).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ben.violations() == []
    anna.press(first.get_by_role("link"))
    anna.page.wait_for_url(f"**/replay/{code}?at=*")
    points = level("terra-mystica", "expert").points
    expect(anna.page.locator("[data-evaluation]")).to_contain_text(f"Expert ({points} points on average) expects")
