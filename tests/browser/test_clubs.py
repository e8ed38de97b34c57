"""People on the page: invitations by name, friends, a group and its event, with the keyboard, a phone, and axe."""

import os
from pathlib import Path

import pytest

from hexarch.server.ratings.service import Ratings
from hexarch.server.storage.database import Database
from hexarch.server.tables.repository import TableRepository
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor
from tests.server.people.seasons import Played, finish
from tests.server.processes import Process
from tests.server.running import run_apart

pytestmark = pytest.mark.browser

PASSWORD = "seven quiet hexagons"


def picture(visitor: Visitor, name: str) -> None:
    """Save a screenshot of the page if a folder for them is given."""
    folder = os.environ.get("HEXARCH_PICTURES")
    if folder:
        visitor.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def join(visitors: Visitors, name: str, phone: bool = False) -> Visitor:
    visitor = visitors.new(phone=phone)
    visitor.api("POST", "/register", name=name, password=PASSWORD)
    return visitor


def played_before(site: Process, *people: str) -> None:
    """Store finished games and rate them, as another server on the same database would."""

    async def work() -> None:
        database = Database(f"sqlite+aiosqlite:///{site.environment['HEXARCH_DATABASE']}")
        for number, scores in enumerate(([121, 98], [105, 117], [130, 101])):
            await finish(database, Played(people, scores, ended=1_760_000_000_000 + number))
        await Ratings(database, TableRepository(database, 10)).catch_up()
        await database.close()

    run_apart(work())


def test_people_meet_and_play_an_event(visitors: Visitors, site: Process) -> None:
    anna, ben = join(visitors, "Anna Clubs"), join(visitors, "Ben Clubs", phone=True)
    ids = [one.api("GET", "/me")["user"]["id"] for one in (anna, ben)]
    played_before(site, *ids)
    page, phone = anna.page, ben.page

    # A group and an event, with the keyboard.
    anna.open("/people")
    page.get_by_label("Name of a new group").fill("Tuesday club")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Tuesday club").wait_for()
    page.get_by_label("Invite somebody by name").fill("ben clubs")
    page.keyboard.press("Enter")
    page.get_by_text("invited", exact=True).wait_for()
    anna.button("Announce an event").press("Enter")
    page.get_by_label("Name of the event").fill("Spring league")
    page.get_by_label("Preset").select_option("League")
    page.get_by_label("Players", exact=True).fill("2")
    page.get_by_label("Rounds").fill("1")
    anna.button("Announce").press("Enter")
    page.get_by_role("heading", name="Spring league").wait_for()
    anna.button("Take part").press("Enter")
    assert anna.violations() == []

    # The other accepts on a phone, and looks for a game.
    ben.open("/people")
    ben.press(ben.button("Accept"))
    phone.get_by_role("link", name="Tuesday club").wait_for()
    ben.press(ben.button("Put me on the list"))
    phone.get_by_role("button", name="Take me off").wait_for()
    assert ben.violations() == []
    picture(ben, "people-phone")
    phone.get_by_role("link", name="Tuesday club").click()
    phone.get_by_role("link", name="Spring league").click()
    ben.press(ben.button("Take part"))
    ben.button("Drop out").wait_for()

    # The event starts its table by itself.
    page.reload()
    anna.button("Start the first round").press("Enter")
    page.get_by_role("link", name="Open table").wait_for()
    assert anna.violations() == []
    picture(anna, "event")
    phone.reload()
    phone.get_by_role("link", name="Open table").wait_for()
    table = (phone.get_by_role("link", name="Open table").get_attribute("href") or "").rsplit("/", 1)[1]
    assert ben.api("GET", f"/tables/{table}")["options"]["offers"] == "deferred"  # as the chosen preset has it
    picture(ben, "event-phone")
    anna.open(f"/group/{anna.api('GET', '/groups')['groups'][0]['id']}")
    page.get_by_text("Ben Clubs").first.wait_for()
    assert anna.violations() == []
    picture(anna, "group")

    # An invitation by name from the waiting room.
    anna.open("/people")
    page.get_by_role("link", name="Ben Clubs").first.wait_for()
    anna.button("Play with Ben Clubs").press("Enter")
    page.wait_for_url("**/table/*")
    page.get_by_label("Invite somebody by name").wait_for()
    picture(anna, "waiting-room")
    ben.open("/people")
    phone.get_by_text("Anna Clubs invites you").wait_for()

    # The profile of a friend.
    ben.open("/people/Anna%20Clubs")
    ben.press(ben.button("Add to friends"))
    ben.button("Remove from friends").wait_for()
    assert ben.violations() == []
    picture(ben, "profile-phone")
    anna.open("/people/Anna%20Clubs")
    page.get_by_role("img", name="Rating from").wait_for()
    assert page.get_by_text("provisional").count() == 1
    assert anna.violations() == []
    picture(anna, "profile")
