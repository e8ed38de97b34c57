"""Clocks on the page: choosing a pace, pausing together, claiming a seat and coming back, vacations."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hexarch.server.clock import DAY, MINUTE, MovableClock, movable
from tests.browser.conftest import Visitors
from tests.server.running import Running, running, settings_for

pytestmark = pytest.mark.browser


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[tuple[Running, MovableClock]]:
    """Start a server in this process, so that its time can be moved; a day that passes is not counted as an outage."""
    with movable() as clock, running(settings_for(tmp_path, workers=0)) as server:
        server.app.state.server.uptime.longest_silence = 10**15
        yield server, clock


@pytest.mark.long
def test_a_game_with_a_clock(timed: tuple[Running, MovableClock], chromium: Browser) -> None:
    server, clock = timed
    visitors = Visitors(chromium, server.url)
    anna, ben = visitors.new(), visitors.new(phone=True)
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.api("POST", "/guest", name=name)
    # By keyboard: the pace is a group of radio buttons.
    anna.open("/new?with=friends")
    page = anna.page
    page.get_by_role("radio", name="2", exact=True).first.check(force=True)
    page.get_by_role("radio", name="No clock").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="1 d per move")).to_be_checked()
    page.get_by_role("radio", name="The others may claim the seat").focus()
    page.keyboard.press("Space")
    assert anna.violations() == []
    anna.button("Create table").click()
    expect(page.locator("[data-pace]")).to_have_text("1 d per move · then the others may claim the seat")
    code = page.url.rpartition("/")[2]
    ben.api("POST", f"/tables/{code}/join")
    anna.button("Start game").click()
    expect(page.locator("[data-clock]")).to_have_count(2)

    ben.open(f"/table/{code}")
    ben.page.locator("[data-clock]").first.wait_for()
    assert not ben.scrolls()
    anna.button("Menu and settings").click()
    anna.button("Ask for a pause").click()
    anna.see("one player has not answered")
    ben.press(ben.button("Stop the clocks"))
    anna.see("The clocks are stopped.")
    ben.press(ben.button("Start the clocks"))
    page.get_by_text("The clocks are stopped.").wait_for(state="hidden")

    # Somebody's time runs out: the other claims the seat, and they come back.
    late, other = (anna, ben) if anna.api("GET", f"/tables/{code}")["my_turn"] else (ben, anna)
    clock.advance(DAY + 2 * MINUTE)
    other.press(other.button("Give the seat to a computer"))
    late.button("Return").wait_for()
    assert late.violations() == []
    late.press(late.button("Return"))
    late.button("Return").wait_for(state="hidden")

    anna.open("/tables?pace=correspondence")
    expect(page.get_by_role("radio", name="Correspondence")).to_be_checked()
    anna.open("/account")
    anna.button("Add a vacation").click()
    day = page.evaluate("() => new Date(Date.now() + 5 * 86400e3).toISOString().slice(0, 10)")
    page.get_by_label("First day").fill(day)
    page.get_by_label("Last day").fill(day)
    card = page.get_by_role("region", name="When you do not play")
    card.get_by_role("button", name="Save").click()
    anna.see("Saved")
    assert anna.violations() == []
    assert anna.api("GET", "/me/calendar")["vacation"] == [[day, day]]
    visitors.close()
