"""The tabletop look: chosen in the settings, fetched only when chosen, and the same table to play at."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.league import open_league
from tests.browser.test_replay import import_game, open_at
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TABLETOP = "html[data-look=tabletop]"


def fetched(page: Page) -> list[str]:
    """Return the files of the look that the page has requested."""
    found: list[str] = page.evaluate(
        "() => performance.getEntriesByType('resource').map((one) => one.name)"
        ".filter((name) => /look-tabletop|wood/.test(name))"
    )
    return found


def choose(visitor: Visitor, look: str) -> None:
    visitor.open("/settings")
    visitor.press(visitor.page.get_by_role("radio", name=look))


def drawn(visitor: Visitor, selector: str, least: int) -> None:
    """Wait until the page has drawn this many."""
    visitor.page.locator(selector).nth(least - 1).wait_for(state="attached")


def open_hexes(visitor: Visitor) -> set[str | None]:
    open_league(visitor)
    found = visitor.page.locator("[data-hex][aria-disabled=false]").all()
    return {one.get_attribute("data-hex") for one in found}


@pytest.mark.long
def test_the_look_is_chosen_in_the_settings_and_stays(visitor: Visitor) -> None:
    usable = open_hexes(visitor)
    page = visitor.page
    assert usable
    assert fetched(page) == []
    assert page.locator("#look").count() == 0
    choose(visitor, "Tabletop")
    page.locator(TABLETOP).wait_for()
    page.reload()
    page.locator(f"{TABLETOP} #main").wait_for()
    assert open_hexes(visitor) == usable
    files = fetched(page)
    assert {name.rsplit(".", 1)[1] for name in files} == {"js", "css", "svg"}
    for file in files:
        assert visitor.context.request.get(file).headers.get("content-encoding") == "br", file
    land = page.locator("[data-hex] .land").first
    assert "#land-" in land.evaluate("(land) => getComputedStyle(land).fill")
    assert page.locator("use[href='#art-dwelling']").count() > 3
    assert visitor.violations() == []
    visitor.press(page.locator("[data-hex][aria-disabled=false]").first)
    visitor.press(page.get_by_role("menuitem").first)
    page.locator("[data-step]").wait_for()
    choose(visitor, "Clear")
    page.locator("html:not([data-look])").wait_for()
    page.reload()
    page.locator("#main").wait_for()
    assert fetched(page) == []


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_games_in_the_look(visitors: Visitors, phone: bool, scheme: str) -> None:
    visitor = visitors.new(phone=phone, color_scheme=scheme)
    choose(visitor, "Tabletop")
    assert open_hexes(visitor)
    assert visitor.violations() == []
    assert not visitor.scrolls()
    visitor.table("origins", ["me", "random"])
    if phone:
        visitor.press(visitor.button("City"))
    # The Agora and the Palace, which every city has.
    drawn(visitor, "use.scene", 2)
    assert visitor.violations() == []
    assert not visitor.scrolls()


@pytest.mark.long
def test_the_boards_of_the_past_have_the_look(visitor: Visitor) -> None:
    choose(visitor, "Tabletop")
    open_at(visitor, import_game(visitor), 300)
    drawn(visitor, "use[href^='#art-']", 10)
    visitor.press(visitor.button("Analyse from here"))
    visitor.page.wait_for_url("**/analysis/*")
    visitor.page.locator("[data-turn]").wait_for()
    drawn(visitor, "use[href^='#art-']", 10)
    assert visitor.violations() == []


@pytest.mark.long
def test_forced_colours_keep_the_look_readable(visitors: Visitors) -> None:
    visitor = visitors.new(forced_colors="active")
    choose(visitor, "Tabletop")
    open_league(visitor)
    panel = visitor.page.locator(".panel").first
    assert panel.evaluate("(panel) => getComputedStyle(panel).backgroundImage") == "none"
    assert visitor.violations() == []
