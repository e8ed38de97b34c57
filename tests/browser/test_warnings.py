"""Warnings about waste: each asks once, and each kind can be switched off and on."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.league import open_league
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

SPACE_TEN: Final = {"key": "tm-warning-key", "params": {"cult": "fire"}}
OVERFLOW: Final = {"key": "tm-warning-power", "params": {"power": 3}}


def draft(visitor: Visitor) -> Locator:
    """Draft a turn that would waste something, try to confirm it, and return the place of the warning."""
    open_league(visitor, complete=True, options=None, warnings=[SPACE_TEN])
    visitor.press(visitor.page.locator("[data-hex][aria-disabled=false]").first)
    visitor.press(visitor.page.get_by_role("menuitem").first)
    visitor.page.locator("[data-step]").wait_for()
    visitor.press(visitor.button("Confirm turn"))
    return visitor.page.get_by_role("alert").filter(has_text="You have no key for space 10")


def test_a_warning_asks_once(visitor: Visitor) -> None:
    warning = draft(visitor)
    warning.wait_for()
    assert visitor.page.locator("[data-step]").count(), "nothing has been sent"
    visitor.press(visitor.button("Confirm anyway"))
    expect(visitor.page.locator("[data-step]")).to_have_count(0)


@pytest.mark.long
def test_a_kind_of_warning_is_switched_off_where_it_comes_and_on_in_the_settings(visitor: Visitor) -> None:
    warning = draft(visitor)
    visitor.press(warning.get_by_role("button", name="Do not warn me about this again"))
    expect(warning).to_have_count(0)
    visitor.press(visitor.button("Confirm turn"))
    expect(visitor.page.locator("[data-step]")).to_have_count(0)
    draft(visitor)
    expect(visitor.page.locator("[data-step]")).to_have_count(0)
    visitor.open("/settings")
    switch = visitor.page.get_by_role("switch", name="space 10 without a key")
    expect(switch).not_to_be_checked()
    switch.click(force=True)
    expect(switch).to_be_checked()
    draft(visitor).wait_for()


@pytest.mark.long
def test_another_kind_still_warns(visitor: Visitor) -> None:
    warning = draft(visitor)
    visitor.press(warning.get_by_role("button", name="Do not warn me about this again"))
    open_league(visitor, complete=True, options=None, warnings=[SPACE_TEN, OVERFLOW])
    visitor.press(visitor.page.locator("[data-hex][aria-disabled=false]").first)
    visitor.press(visitor.page.get_by_role("menuitem").first)
    visitor.page.locator("[data-step]").wait_for()
    visitor.press(visitor.button("Confirm turn"))
    visitor.page.get_by_role("alert").filter(has_text="3 power would be lost").wait_for()
    assert warning.count() == 0
