"""The table finds room for everything on screens between those it was drawn for."""

import pytest

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.browser

SQUEEZED = """() => [...document.querySelectorAll("main h2")]
  .filter((head) => head.getClientRects().length && head.clientHeight < 13)
  .map((head) => head.textContent.trim() + " " + head.clientHeight)"""


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_no_heading_is_squeezed(visitors: Visitors, game: str) -> None:
    visitor = visitors.new()
    code = visitor.table(game, ["me", "random", "random"])
    line = visitor.api("POST", f"/tables/{code}/branch", at=visitor.api("GET", f"/tables/{code}/state")["at"])["id"]
    for size in ((1280, 720), (1440, 850), (1440, 885), (1440, 900), (1600, 935)):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        for path in (f"/table/{code}", f"/analysis/{line}"):
            visitor.open(path)
            assert visitor.page.evaluate(SQUEEZED) == [], (path, size)
