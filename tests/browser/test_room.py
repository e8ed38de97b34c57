"""The table uses the room of screens between the sizes that it was designed for."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = Path(__file__).parents[1] / "fixtures" / "games" / "4pLeague_S66_D1L1_G5.txt"
SQUEEZED = """() => [...document.querySelectorAll("main h2")]
  .filter((head) => head.getClientRects().length && head.clientHeight < 13)
  .map((head) => head.textContent.trim() + " " + head.clientHeight)"""
SHORTENED = """(all) => all.filter((name) => {
  const text = document.createRange();
  text.selectNodeContents(name);
  return text.getBoundingClientRect().width > name.getBoundingClientRect().width;
}).map((name) => name.textContent)"""
LINES_IN_SIGHT = """(list) => {
  const { top, bottom } = list.getBoundingClientRect();
  const whole = (line) => line.top >= top && line.bottom <= bottom;
  return [...list.querySelectorAll(".line")].filter((line) => whole(line.getBoundingClientRect())).length;
}"""


def import_game(visitor: Visitor) -> str:
    visitor.api("POST", "/guest", name="Mara")
    game: str = visitor.api("POST", "/imports", text=GAME.read_text(encoding="utf-8"), name="League")["id"]
    return game


def test_laptops_keep_effects_and_names_and_wide_screens_show_more(visitors: Visitors) -> None:
    """The laptop has the most to fit: all seven bonus cards, and a mark beside each opponent's name."""
    visitor = visitors.new((1366, 768))
    visitor.open(f"/table/{import_game(visitor)}")
    shelf = visitor.page.get_by_role("region", name="Cards and tiles")
    assert shelf.locator(".cards button").count() == 7
    effects = shelf.locator(".effect")
    assert effects.count() == 12 + 8
    for effect in effects.all():
        expect(effect).to_be_visible()
    last, panel = shelf.locator(".towns button").last.bounding_box(), shelf.bounding_box()
    assert last is not None
    assert panel is not None
    assert last["y"] + last["height"] <= panel["y"] + panel["height"]
    names = visitor.page.locator("article .name b")
    assert names.count() == 4
    assert visitor.page.locator("article .tag").count() == 4
    assert names.evaluate_all(SHORTENED) == []
    wider_is_more(visitor)


@pytest.mark.long
@pytest.mark.parametrize("language", ["es", "hu", "it", "pt"])
def test_names_of_factions_are_whole_in_every_language(visitors: Visitors, language: str) -> None:
    """On the laptop at the end, each card also shows who plays and who has passed; then on a phone."""
    visitor = visitors.new((1366, 768), locale=language)
    code = import_game(visitor)
    visitor.open(f"/table/{code}")
    names = visitor.page.locator("article .name b")
    expect(names).to_have_count(4)
    assert names.evaluate_all(SHORTENED) == []
    assert names.evaluate_all("(all) => all.every((name) => name.scrollHeight <= name.clientHeight + 3)")
    phone = visitors.new(phone=True, locale=language, storage_state=visitor.context.storage_state())
    phone.open(f"/table/{code}")
    seats = phone.page.locator("header .who")
    expect(seats).to_have_count(4)
    assert seats.evaluate_all(SHORTENED) == []


def wider_is_more(visitor: Visitor) -> None:
    """Check that wider screens show more lines of the log, larger type and a larger board."""
    log = visitor.page.get_by_role("region", name="Log").locator(".list")
    lines, sizes, boards = [], [], []
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        lines.append(log.evaluate(LINES_IN_SIGHT))
        sizes.append(log.locator(".line").last.evaluate("(e) => parseFloat(getComputedStyle(e).fontSize)"))
        board = visitor.page.get_by_role("region", name="Map").bounding_box()
        assert board is not None
        boards.append(board["height"])
        for effect in visitor.page.get_by_role("region", name="Cards and tiles").locator(".favors .effect").all():
            expect(effect).to_be_visible()
    assert lines[0] < lines[1] < lines[2]
    assert sizes[0] < sizes[1]
    assert boards[0] < boards[1] < boards[2]


@pytest.mark.long
def test_no_heading_is_squeezed(visitors: Visitors) -> None:
    visitor = visitors.new()
    game = import_game(visitor)
    line = visitor.api("POST", f"/tables/{game}/branch", at=250)["id"]
    for path in (f"/analysis/{line}", f"/replay/{game}?at=250", f"/table/{game}"):
        visitor.open(path)
        visitor.page.get_by_role("heading", name="Town tiles").wait_for()
        for width, height in ((1280, 720), (1440, 850), (1440, 885), (1440, 900), (1600, 935)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.settle()
            assert visitor.page.evaluate(SQUEEZED) == [], (path, width, height)


def test_a_young_city_of_origins_uses_a_wide_screen(visitors: Visitors) -> None:
    """Its tiles are drawn larger than on a laptop."""
    visitor = visitors.new((1920, 1080))
    visitor.table("origins", ["me", "random"])
    city = visitor.page.locator(".city svg").first
    city.wait_for()
    assert city.evaluate("(svg) => svg.getScreenCTM().a") > 2.5
