"""Terra Mystica on the page, from the first click to the last."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.keyboard import KeySeat
from tests.browser.moments import (
    lose_the_connection,
    play_a_first_game,
    play_together,
    sit_together,
    table_of,
    undo_and_confirm,
)
from tests.browser.terra_mystica import Seat
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
NAME = "terra-mystica"


def result_of(visitor: Visitor) -> list[int]:
    """Return the points that the page shows at the end."""
    result = visitor.page.get_by_role("region", name="Final result")
    result.wait_for()
    return [int(text) for text in result.locator(".points").all_inner_texts()]


def check_result(visitor: Visitor) -> None:
    """Check that the page shows the server's result, the best player first."""
    state = visitor.api("GET", f"/tables/{table_of(visitor)}/state")
    points = sorted((player["points"] for player in state["position"]["players"]), reverse=True)
    assert state["position"]["phase"] == "over"
    assert result_of(visitor) == points


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_by_clicks(visitor: Visitor) -> None:
    play_a_first_game(Seat(visitor), "Terra Mystica", 400)
    check_result(visitor)


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    play_a_first_game(Seat(visitor, seed=2), "Terra Mystica", 400)
    check_result(visitor)


@pytest.mark.long
def test_a_turn_is_a_draft_until_it_is_confirmed(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    undo_and_confirm(Seat(visitor))


def test_a_reload_in_the_middle_of_a_turn_keeps_the_draft(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = Seat(visitor)
    seat.wait()
    seat.step()
    steps = visitor.page.locator("[data-step]").all_inner_texts()
    assert steps
    visitor.page.reload()
    seat.wait()
    assert [text.split("\n")[0] for text in visitor.page.locator("[data-step]").all_inner_texts()] == [
        text.split("\n")[0] for text in steps
    ]
    # If the other player places last, the first dwelling may follow the choice of a faction in the same turn.
    seat.answer()
    seat.wait()


@pytest.mark.long
def test_a_lost_connection_in_the_middle_of_a_turn(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    lose_the_connection(Seat(visitor))
    assert not visitor.page.locator("[data-step]").count()


@pytest.mark.long
def test_two_people_in_two_browsers(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new((1440, 900))
    sit_together(host, guest, NAME)
    play_together([Seat(host, 1), Seat(guest, 2)], 12)
    guest.press(guest.page.get_by_role("button", name="Chat"))
    guest.page.get_by_placeholder("Write").fill("Good luck!")
    guest.page.keyboard.press("Enter")
    host.press(host.page.get_by_role("button", name="Chat"))
    host.see("Good luck!")


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = KeySeat(visitor)
    seat.play_to_the_end()
    check_result(visitor)
