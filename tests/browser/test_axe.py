"""No page has a violation that axe can find, in the light or the dark theme."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.league import open_league
from tests.browser.moments import check_what_opens, open_league_game
from tests.browser.origins import OriginsSeat
from tests.browser.test_replay import import_game, open_at

pytestmark = pytest.mark.browser

SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
PAGES = ["/", "/nowhere", "/tables", "/new", "/games", "/import", "/account", "/settings", "/rules"]


@SCHEMES
@pytest.mark.long
@pytest.mark.parametrize("path", PAGES)
def test_pages_without_a_user(visitors: Visitors, path: str, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.violations() == []


@pytest.mark.parametrize(
    ("phone", "scheme"),
    [
        (False, "light"),
        (True, "dark"),
        pytest.param(False, "dark", marks=pytest.mark.long),
        pytest.param(True, "light", marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_a_table_in_the_middle_of_a_turn(visitors: Visitors, phone: bool, scheme: str) -> None:
    visitor = visitors.new(phone=phone, color_scheme=scheme)
    open_league(visitor)
    assert visitor.violations() == []
    assert not visitor.scrolls()
    hexes = visitor.page.locator("[data-hex][aria-disabled=false]")
    visitor.press(hexes.first)
    assert visitor.violations() == []
    visitor.press(visitor.page.get_by_role("menuitem").first)
    visitor.page.locator("[data-step]").wait_for()
    assert visitor.violations() == []


@SCHEMES
@pytest.mark.long
def test_every_view_of_a_phone(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(phone=True, color_scheme=scheme)
    open_league(visitor)
    for tab in visitor.page.get_by_role("navigation", name="Views").get_by_role("button").all():
        visitor.press(tab)
        assert visitor.violations() == []
    visitor.press(visitor.button("More actions"))
    assert visitor.violations() == []


@SCHEMES
@pytest.mark.long
def test_what_opens_at_a_table(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    open_league(visitor)
    visitor.page.locator("[data-hex][aria-disabled=true]").first.click(force=True)
    check_what_opens(visitor)


@SCHEMES
@pytest.mark.long
def test_choosing_a_faction_and_the_board_in_words(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    open_league(visitor, "factions")
    visitor.page.get_by_role("region", name="Choose your faction").wait_for()
    assert visitor.violations() == []
    visitor.page.evaluate("() => localStorage.setItem('hexarch-settings', JSON.stringify({ textual: true }))")
    open_league(visitor)
    visitor.page.get_by_role("heading", name="Now").wait_for()
    assert visitor.violations() == []


@SCHEMES
@pytest.mark.long
def test_what_opens_at_a_table_of_origins(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    visitor.table("origins", ["me", "random"])
    seat = OriginsSeat(visitor)
    page = visitor.page
    closed = page.locator("[data-verb][aria-disabled=true]").first
    for _ in range(12):
        seat.wait()
        if closed.count():
            break
        seat.answer()
    closed.focus()
    page.keyboard.press("?")
    check_what_opens(visitor)
    page.keyboard.press("Escape")
    page.evaluate("() => localStorage.setItem('hexarch-settings', JSON.stringify({ textual: true }))")
    page.reload()
    page.get_by_role("heading", name="Now").wait_for()
    assert visitor.violations() == []


@SCHEMES
@pytest.mark.long
@pytest.mark.parametrize(("game", "result"), [("terra-mystica", "Final result"), ("origins", "Result")])
def test_the_end_of_a_game_and_its_replay(visitors: Visitors, game: str, result: str, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    code = visitor.table(game, ["greedy", "greedy"])
    visitor.page.get_by_role("region", name=result).wait_for(timeout=120_000)
    assert visitor.violations() == []
    visitor.open(f"/replay/{code}")
    visitor.page.get_by_role("slider", name="Move").wait_for()
    for view in ("Ledger", "Charts"):
        visitor.press(visitor.button(view))
        visitor.settle()
        assert visitor.violations() == []


def test_the_bar_of_an_analysis_shows_its_signs_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    open_league_game(visitor, 300)
    signs = visitor.page.get_by_role("region", name="Analysis").locator(".btn .i")
    assert signs.count() >= 3
    for sign in signs.all():
        box = sign.bounding_box()
        assert box
        assert box["width"] > 10
    assert visitor.violations() == []


@SCHEMES
@pytest.mark.long
def test_an_analysis_and_what_opens_there(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    open_at(visitor, import_game(visitor), 300)
    visitor.press(visitor.button("Analyse from here"))
    visitor.page.wait_for_url("**/analysis/*")
    visitor.page.locator("[data-turn]").wait_for()
    assert visitor.violations() == []
    visitor.press(visitor.page.get_by_role("button", name="Menu"))
    visitor.page.get_by_role("dialog").wait_for()
    assert visitor.violations() == []
