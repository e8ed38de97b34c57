"""The table finds room for everything on screens between those it was drawn for."""

from pathlib import Path

import pytest

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.browser

GAME = Path(__file__).parents[1] / "fixtures" / "games" / "4pLeague_S66_D1L1_G5.txt"
SQUEEZED = """() => [...document.querySelectorAll("main h2")]
  .filter((head) => head.getClientRects().length && head.clientHeight < 13)
  .map((head) => head.textContent.trim() + " " + head.clientHeight)"""


def test_no_heading_is_squeezed(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.api("POST", "/guest", name="Mara")
    game = visitor.api("POST", "/imports", text=GAME.read_text(encoding="utf-8"), name="League")["id"]
    line = visitor.api("POST", f"/tables/{game}/branch", at=250)["id"]
    for path in (f"/analysis/{line}", f"/replay/{game}?at=250", f"/table/{game}"):
        visitor.open(path)
        visitor.page.get_by_role("heading", name="Town tiles").wait_for()
        for width, height in ((1280, 720), (1440, 850), (1440, 885), (1440, 900), (1600, 935)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.settle()
            assert visitor.page.evaluate(SQUEEZED) == [], (path, width, height)
