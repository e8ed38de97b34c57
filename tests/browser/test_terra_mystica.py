"""Terra Mystica on the page, from the first click to the last."""

import pytest

from tests.browser.terra_mystica import Seat
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_by_clicks(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.press(visitor.button("Play the computer: Terra Mystica"))
    seat = Seat(visitor)
    seat.play_to_the_end()
    assert visitor.page.get_by_role("region", name="Result").is_visible()
