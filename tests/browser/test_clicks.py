"""How many clicks a decision takes, on average over several whole games with fixed seeds."""

import pytest
from bench.clicks import GAMES, measure, total
from playwright.sync_api import Browser

from tests.browser.moments import CLICKS_PER_DECISION

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.mark.parametrize("game", GAMES)
def test_decisions_take_few_clicks(chromium: Browser, game: str) -> None:
    games = measure(chromium, game)
    assert len(games) >= 3
    assert total(games).ratio <= CLICKS_PER_DECISION, [one.ratio for one in games]
