"""How much a first visit has to fetch."""

from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

# Bytes over the wire, compressed, with everything that the page needs to be used.
MOST = 300_000


def fetched(visitor: Visitor, path: str) -> int:
    """The bytes of all answers to a first visit."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    session.detach()
    return int(sum(sizes))


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_a_first_visit_is_small(visitors: Visitors, game: str) -> None:
    visitor = visitors.new()
    assert 50_000 < fetched(visitor, "/") < MOST
    code = visitor.table(game, ["me", "random"])
    assert 50_000 < fetched(visitor, f"/table/{code}") < MOST
