"""Planning at a running table: nobody else sees a plan, it says where it breaks, and it is played in turn."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor
from tests.server.processes import Process
from tests.server.running import Person
from tests.server.test_plans import free_cards, play
from tests.server.test_privacy import neighbours


def seated(visitors: Visitors, person: Person, code: str, *, phone: bool = False) -> Visitor:
    """Open the table in a browser that is signed in as a person of the API."""
    visitor = visitors.new(phone=phone)
    cookies = [
        {"name": cookie.name, "value": cookie.value or "", "url": visitor.url} for cookie in person.http.cookies.jar
    ]
    visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
    visitor.open(f"/table/{code}")
    return visitor


def typed(visitor: Visitor, text: str) -> None:
    """Type a move in notation."""
    field = visitor.page.locator("[data-turn] input")
    if not field.count():
        visitor.page.keyboard.press("/")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_a_turn_is_planned_ordered_and_played(site: Process, visitors: Visitors) -> None:
    mover, planner, code = neighbours(site, offers="deferred")
    (wanted, _) = free_cards(mover, code)[:2]
    visitor = seated(visitors, planner, code)
    page = visitor.page
    before = mover.state(code)
    visitor.button("Plan").click()
    expect(page.get_by_text("Planning: nobody sees this")).to_be_visible()
    typed(visitor, "upgrade B4 to TP. done")
    typed(visitor, f"pass {wanted}")
    assert mover.state(code) == before, "the other player sees nothing of it"
    assert not visitor.violations()
    visitor.button("Plans").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the plan").fill("Trading house")
    dialog.get_by_label("Name of the plan").press("Tab")
    dialog.get_by_role("button", name="Play when my turn comes").click()
    dialog.get_by_label("Only if these are still available").select_option("power_action:ACT6")
    dialog.get_by_label("Power offered before it").select_option("3")
    assert not visitor.violations()
    dialog.get_by_role("button", name="Play it if possible").click()
    expect(dialog.locator("[data-ordered]")).to_contain_text("if ACT6 is still available")
    dialog.get_by_role("button", name="Add an answer").click()
    expect(dialog.locator("[data-answers] li")).to_have_text("Take up to 1 VP")
    page.keyboard.press("Escape")
    expect(page.locator("[data-planning]")).to_be_visible()
    play(mover, code, f"pass {wanted}")
    expect(page.locator("[data-plan-note]")).to_contain_text(f"pass {wanted}")
    visitor.button("Back to the game").click()
    expect(page.locator("[data-planning]")).to_have_count(0)
    expect(page.locator("[data-planned]").first).to_be_visible()


@pytest.mark.long
def test_a_plan_is_made_on_a_phone(site: Process, visitors: Visitors) -> None:
    _, planner, code = neighbours(site, offers="deferred")
    visitor = seated(visitors, planner, code, phone=True)
    page = visitor.page
    visitor.button("Plan").tap()
    expect(page.get_by_text("Planning: nobody sees this")).to_be_visible()
    page.locator("[data-hex=B4]").tap()
    page.get_by_role("button", name="Upgrade B4 to a trading house").first.tap()
    page.locator("[data-turn]").get_by_text("Upgrade B4 to a trading house").wait_for()
    assert not visitor.scrolls()
    assert not visitor.violations()
    page.locator("[data-plans]").tap()
    page.get_by_role("dialog").wait_for()
    assert not visitor.violations()
