"""Terra Mystica on the page, from the first click to the last."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.keyboard import KeySeat
from tests.browser.terra_mystica import Seat, whose_turn
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
NAME = "terra-mystica"


def result_of(visitor: Visitor) -> list[int]:
    """The points that the page shows at the end."""
    result = visitor.page.get_by_role("region", name="Final result")
    result.wait_for()
    return [int(text) for text in result.locator(".points").all_inner_texts()]


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rsplit("/", 1)[1].split("?")[0]


def check_result(visitor: Visitor) -> None:
    """What the page shows is what the server knows, the best first."""
    state = visitor.api("GET", f"/tables/{table_of(visitor)}/state")
    points = sorted((player["points"] for player in state["position"]["players"]), reverse=True)
    assert state["position"]["phase"] == "over"
    assert result_of(visitor) == points


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_by_clicks(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.press(visitor.button("Play the computer: Terra Mystica"))
    Seat(visitor).play_to_the_end()
    check_result(visitor)


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    visitor.open("/")
    visitor.press(visitor.button("Play the computer: Terra Mystica"))
    seat = Seat(visitor, seed=2)
    seat.play_to_the_end()
    assert not visitor.scrolls()
    check_result(visitor)


@pytest.mark.long
def test_a_turn_is_a_draft_until_it_is_confirmed(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = Seat(visitor)
    seat.wait()
    code = table_of(visitor)
    before = visitor.api("GET", f"/tables/{code}/state")["version"]
    seat.step()
    assert visitor.api("GET", f"/tables/{code}/state")["version"] == before
    visitor.press(visitor.button("Undo"))
    visitor.page.get_by_role("button", name="Confirm turn", disabled=True).wait_for()
    visitor.page.locator("[data-verb]:not([aria-disabled=true])").or_(
        visitor.page.get_by_role("region", name="Choose your faction")
    ).first.wait_for()
    seat.step()
    seat.confirm()
    seat.wait()
    assert visitor.api("GET", f"/tables/{code}/state")["version"] > before


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
    seat.confirm()
    seat.wait()


@pytest.mark.long
def test_a_lost_connection_in_the_middle_of_a_turn(visitor: Visitor) -> None:
    visitor.table(NAME, ["me", "random"])
    seat = Seat(visitor)
    seat.wait()
    seat.step()
    visitor.context.set_offline(True)
    visitor.press(visitor.button("Confirm turn"))
    visitor.page.get_by_role("alert").first.wait_for()
    assert visitor.page.locator("[data-step]").count(), "what was drafted stays"
    visitor.context.set_offline(False)
    visitor.page.get_by_role("button", name="Close").first.click()
    seat.confirm()
    seat.wait()
    assert not visitor.page.locator("[data-step]").count()


@pytest.mark.long
def test_two_people_in_two_browsers(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new((1440, 900))
    code = host.table(NAME, ["me", "open"], start=False)
    invitation = host.api("GET", f"/tables/{code}")["invitation"]
    guest.open(f"/table/{code}?invitation={invitation}")
    guest.press(guest.button("Sit here"))
    host.page.get_by_role("button", name="Start the game", disabled=False).wait_for()
    host.press(host.button("Start the game"))
    seats = [Seat(host, 1), Seat(guest, 2)]
    for _ in range(12):
        whose_turn(seats).answer()
        # The other one sees it without doing anything.
        numbers = [seat.visitor.api("GET", f"/tables/{code}/state")["version"] for seat in seats]
        assert numbers[0] == numbers[1]
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
