"""Situations that the tests of both games share: a draft, a lost connection, two people at one table."""

from collections.abc import Sequence
from typing import Final

from tests.browser.terra_mystica import Seat, whose_turn
from tests.browser.visitor import Visitor
from tests.server.test_history import LOG

# The most clicks per decision at a wide table, on average over several games (test_clicks.py).
CLICKS_PER_DECISION: Final = 2.2


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rsplit("/", 1)[1].split("?")[0]


def version(visitor: Visitor) -> int:
    found: int = visitor.api("GET", f"/tables/{table_of(visitor)}/state")["version"]
    return found


def play_a_first_game(seat: Seat, title: str, most: int) -> None:
    """Play a game against the computer from the front page to the end."""
    visitor = seat.visitor
    visitor.open("/")
    visitor.press(visitor.button(f"Play the computer: {title}"))
    seat.play_to_the_end(most)
    if visitor.phone:
        assert not visitor.scrolls()


def undo_and_confirm(seat: Seat) -> None:
    """Check that the stored game does not change before the turn is confirmed."""
    visitor = seat.visitor
    seat.wait()
    before = version(visitor)
    seat.step()
    assert visitor.page.locator("[data-step]").count() == 1
    assert version(visitor) == before
    visitor.press(visitor.button("Undo"))
    visitor.page.locator("[data-step]").wait_for(state="detached")
    seat.answer()
    seat.wait()
    assert version(visitor) > before


def lose_the_connection(seat: Seat) -> None:
    """Lose the connection while a turn is sent: the draft must stay, and can be sent later."""
    visitor = seat.visitor
    seat.wait()
    while seat.step():
        pass
    before = version(visitor)
    visitor.context.set_offline(True)
    visitor.press(visitor.button("Confirm turn"))
    visitor.page.get_by_role("alert").first.wait_for()
    assert visitor.page.locator("[data-step]").count(), "what was drafted stays"
    visitor.context.set_offline(False)
    visitor.page.get_by_role("button", name="Close").first.click()
    seat.confirm()
    seat.wait()
    assert version(visitor) > before


def sit_together(host: Visitor, guest: Visitor, game: str, *computers: str) -> None:
    """Let the guest join by the invitation link, and the host start the game."""
    code = host.table(game, ["me", "open", *computers], start=False)
    invitation = host.api("GET", f"/tables/{code}")["invitation"]
    guest.open(f"/table/{code}?invitation={invitation}")
    guest.press(guest.button("Sit here"))
    guest.introduce("Tiago")
    host.page.get_by_role("button", name="Start game", disabled=False).wait_for()
    host.press(host.button("Start game"))


def play_together(seats: Sequence[Seat], turns: int) -> None:
    """Play some turns; everybody must see the others' moves without reloading."""
    for _ in range(turns):
        whose_turn(list(seats)).answer()
        assert len({version(seat.visitor) for seat in seats}) == 1


def open_league_game(visitor: Visitor, at: int) -> str:
    """Open an analysis of the recorded game after some entries, in which this person plays every seat."""
    visitor.api("POST", "/guest", name="Mara")
    game = visitor.api("POST", "/imports", text=LOG.read_text(encoding="utf-8"), name="A league game")["id"]
    line: str = visitor.api("POST", f"/tables/{game}/branch", at=at)["id"]
    visitor.open(f"/analysis/{line}")
    return line


def check_what_opens(visitor: Visitor) -> None:
    """Check with axe the explanation of an impossible move, which is open already, then the chat and the menu."""
    page = visitor.page
    page.get_by_text("Why not?").wait_for()
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    visitor.press(page.get_by_role("button", name="Chat"))
    page.get_by_role("log").wait_for()
    assert visitor.violations() == []
    visitor.press(page.get_by_role("button", name="Menu"))
    page.get_by_role("dialog").wait_for()
    assert visitor.violations() == []
