"""No page has a violation that axe can find, in light and in dark."""

import pytest

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.browser

PAGES = ["/", "/nowhere"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_that_need_nobody(visitors: Visitors, path: str, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    visitor.open(path)
    assert visitor.violations() == []
