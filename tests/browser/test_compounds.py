"""Actions that conversions make affordable take one click: the cheapest way at once, the others in a menu."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.moments import open_league_game
from tests.browser.test_merging import steps
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


class Compound(NamedTuple):
    at: int
    """After so many entries of the league game."""
    thing: str
    cheapest: list[str]
    other: list[str]
    """The last of the other ways; empty where there is only one way."""


# The Engineers have no coins, 2 workers, 1 priest and 6 power; the Darklings have 6 power and no priest.
BUILD = Compound(
    221,
    "hex:F4",
    ["Convert 1 power to 1 coin", "Build"],
    ["Convert 1 worker to 1 coin", "Build"],
)
UPGRADE = Compound(
    221,
    "hex:F6",
    ["Convert 2 power to 2 coins", "Upgrade F6"],
    ["Convert 1 priest to 1 worker", "Convert 2 workers to 2 coins", "Upgrade F6"],
)
DIG = Compound(
    221,
    "hex:C3",
    ["Convert 3 power to 1 worker", "Transform C3"],
    ["Convert 1 priest to 1 worker", "Transform C3"],
)
SEND = Compound(308, "@send/earth/2", ["Convert 5 power to 1 priest", "Send a priest"], [])


@pytest.mark.long
def test_building_upgrading_and_digging_after_a_conversion_are_one_click(visitor: Visitor) -> None:
    open_league_game(visitor, BUILD.at)
    page = visitor.page
    for compound in (BUILD, UPGRADE, DIG):
        thing = page.locator(f'[data-thing="{compound.thing}"]')
        expect(thing).to_have_attribute("aria-disabled", "false")
        thing.click()
        steps(visitor, *compound.cheapest)
        page.locator("[data-ways]").click()
        # Each alternative replaces the drafted way, so it starts from the position before that.
        card = page.locator("[data-spot]")
        expect(card).to_contain_text(message("page-other-ways", count=page.get_by_role("menuitem").count()))
        expect(card).not_to_contain_text(message("page-so-far"))
        page.get_by_role("menuitem").last.click()
        steps(visitor, *compound.other)
        visitor.press(visitor.button(message("page-reset")))
        expect(page.locator("[data-step]")).to_have_count(0)
    assert visitor.violations() == []


@pytest.mark.long
def test_what_a_step_leads_to_leaves_it_in_sight(visitors: Visitors) -> None:
    """The offers to three neighbours must not push the step out of view."""
    visitor = visitors.new(phone=True)
    open_league_game(visitor, UPGRADE.at)
    page = visitor.page
    visitor.press(page.locator(f'[data-thing="{UPGRADE.thing}"]'))
    visitor.press(page.get_by_role("menuitem").first)
    steps(visitor, *UPGRADE.cheapest)
    expect(page.locator("[data-step]").last).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-ways]")).to_be_in_viewport()


def test_a_priest_made_of_power_is_sent_with_one_click(visitor: Visitor) -> None:
    open_league_game(visitor, SEND.at)
    page = visitor.page
    page.locator(f'[data-thing="{SEND.thing}"]').first.click()
    steps(visitor, *SEND.cheapest)
    expect(page.locator("[data-ways]")).to_have_count(0)  # there is no other way


def test_ones_own_terrain_comes_before_cheaper_other_terrain(visitor: Visitor) -> None:
    """Two conversions pay for digging to it, and none is needed for one spade."""
    open_league_game(visitor, 109)
    page = visitor.page
    page.locator('[data-thing="hex:E2"]').click()
    menu = page.get_by_role("menuitem")
    expect(menu).to_have_count(3)
    assert ["into lakes" in item for item in menu.all_inner_texts()] == [True, False, False]
    expect(menu.first).to_contain_text("Convert")
