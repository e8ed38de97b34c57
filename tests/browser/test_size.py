"""How much a first visit downloads."""

from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

# Bytes over the wire, compressed, with everything that the page needs to be used: 3 % above the figures at which the
# page was complete for the first time.
MOST_FRONT = 101_000
MOST_TABLE = 167_500
# A phone may start with a view whose file contains all panels of the wide table.
MOST_ON_A_PHONE = 176_000

# What the page prefetches while it is idle (client/src/app/idle.ts), so that a click does not have to wait.
AT_REST = """() => {
    const [mark] = performance.getEntriesByName("hexarch-at-rest");
    const all = performance.getEntriesByType("resource");
    return all.filter((one) => mark && one.startTime >= mark.startTime).map((one) => one.name);
}"""


def fetched(visitor: Visitor, path: str) -> int:
    """Return the bytes of all responses to a first visit, until the page can be used."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    addresses: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def asked(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", finished)
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    later = set(visitor.page.evaluate(AT_REST))
    session.detach()
    return int(sum(size for request, size in sizes.items() if addresses.get(request) not in later))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_first_visit_is_small(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.new(phone=phone)
    assert 50_000 < fetched(visitor, "/") < MOST_FRONT
    for game in ("terra-mystica", "origins"):
        code = visitor.table(game, ["me", "random"])
        assert 50_000 < fetched(visitor, f"/table/{code}") < (MOST_ON_A_PHONE if phone else MOST_TABLE)


def test_what_a_click_needs_is_fetched_once_the_page_is_idle(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.table("terra-mystica", ["me", "random"])
    visitor.page.wait_for_function(f"() => ({AT_REST})().some((name) => name.includes('Chat'))")
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.set_offline(True)
    visitor.page.keyboard.press("?")
    visitor.see("ask why something cannot be used")
