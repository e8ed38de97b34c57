"""Error pages: they say what went wrong and offer a way to continue."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitors
from tests.browser.league import open_league
from tests.browser.terra_mystica import Seat
from tests.browser.visitor import Visitor, new_table

pytestmark = pytest.mark.browser


def _too_often(route: Route) -> None:
    document = {"status": 429, "key": "server-too-often", "params": {"seconds": 12}}
    route.fulfill(status=429, content_type="application/problem+json", body=json.dumps(document))


def _gone(route: Route) -> None:
    route.abort()


def test_a_full_table_and_a_deleted_table(visitors: Visitors) -> None:
    mara, tiago = visitors.new(), visitors.new()
    table = new_table(mara, seats=[{"kind": "me"}, {"kind": "computer", "level": "greedy"}])
    tiago.open(f"/table/{table['id']}")
    tiago.see("This table is full")
    assert tiago.page.get_by_role("link", name="Create a table like this").is_visible()
    mara.api("DELETE", f"/tables/{table['id']}")
    tiago.see("Table not found")
    assert tiago.page.get_by_role("link", name="Open tables").is_visible()


def test_the_server_is_unreachable_and_recovers(visitor: Visitor) -> None:
    visitor.page.route("**/api/**", _gone)
    for path in ("/games", "/tables", "/new", "/account", "/"):
        visitor.open(path)
        visitor.see("The server is not responding")
    visitor.page.unroute("**/api/**", _gone)
    visitor.press(visitor.button("Try again"))
    visitor.see("What shall we build today?")
    assert visitor.button("Play the computer: Terra Mystica").is_enabled()


def test_a_rate_limited_page_asks_to_wait(visitor: Visitor) -> None:
    table = new_table(visitor)["id"]
    visitor.page.route("**/api/**", _too_often)
    for path in ("/", "/games", "/tables", "/new", f"/table/{table}", f"/replay/{table}"):
        visitor.open(path)
        visitor.see("Too many requests")
        visitor.see("try again in 12 s")
    visitor.page.unroute("**/api/**", _too_often)
    visitor.press(visitor.button("Try again"))
    visitor.see("This game has not started")


def test_a_rate_limited_step_can_be_repeated(visitor: Visitor) -> None:
    visitor.table("terra-mystica", ["me", "random"])
    seat = Seat(visitor)
    seat.wait()
    visitor.page.route("**/draft", _too_often)
    seat.step()
    visitor.see("Too many requests; try again in 12 s.")
    visitor.page.unroute("**/draft", _too_often)
    visitor.press(visitor.button("Close"))
    seat.step()
    visitor.page.locator("[data-step]").wait_for()


def test_a_player_who_was_signed_out_in_a_turn_signs_in_and_continues(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.api("POST", "/register", name="Ilona of Pécs", password="correct horse")
    path = f"/table/{visitor.table('terra-mystica', ['me', 'random'], guest=False)}"
    seat = Seat(visitor)
    seat.wait()
    visitor.context.clear_cookies()
    seat.step()
    visitor.see("You are signed out")
    visitor.press(visitor.page.get_by_role("alert").get_by_role("link", name="Sign in"))
    visitor.page.get_by_role("radio", name="Sign in").check(force=True)
    visitor.page.get_by_label("Your name").fill("Ilona of Pécs")
    visitor.page.get_by_label("Password", exact=True).fill("correct horse")
    visitor.press(visitor.button("Sign in"))
    visitor.page.wait_for_url(f"**{path}")
    seat.wait()
    seat.step()
    visitor.page.locator("[data-step]").wait_for()


def test_a_private_table_offers_its_owner_to_sign_in(visitors: Visitors) -> None:
    mara, stranger = visitors.new(), visitors.new()
    table = new_table(mara, visibility="invitation")
    stranger.open(f"/table/{table['id']}")
    stranger.see("Table not found")
    way = stranger.page.get_by_role("alert").get_by_role("link", name="Sign in")
    expect(way).to_have_attribute("href", f"/account?then=%2Ftable%2F{table['id']}")


BROKEN = {
    "empty": (b"  \n", "The file is empty. Nothing was saved. Try another file."),
    "large": (b"x" * 2_100_000, "The file is larger than two megabytes"),
    "letter": (b"Dear aunt, we played all day.", "This is neither a stored game nor a league log"),
    "picture": (bytes(range(256)) * 8, "This is not a text file."),
    "other": (b'{"hello": 1}', "This is not a stored Hexarch game."),
    "torn": (b'{"game": "origins", "entries": [', "this is not valid JSON."),
}


def test_each_broken_file_says_why(visitor: Visitor) -> None:
    visitor.open("/import")
    for name, (content, reason) in BROKEN.items():
        file = {"name": f"{name}.txt", "mimeType": "text/plain", "buffer": content}
        visitor.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        alert = visitor.page.get_by_role("alert")
        expect(alert).to_contain_text("This file could not be read")
        expect(alert).to_contain_text(reason)


def test_an_import_without_a_server_is_tried_again(visitor: Visitor) -> None:
    visitor.open("/import")
    visitor.page.get_by_label("Text of the game").fill("This is a letter to my aunt.")
    for trouble, title in ((_gone, "The server is not responding"), (_too_often, "Too many requests")):
        visitor.page.route("**/api/imports", trouble)
        visitor.press(visitor.button("Import game"))
        visitor.see(title)
        visitor.see("Nothing was saved; your text is still here.")
        visitor.page.unroute("**/api/imports", trouble)
    visitor.press(visitor.button("Try again"))
    visitor.see("This file could not be read")


def test_a_view_that_cannot_be_fetched_is_asked_for_again(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    page = visitor.page
    page.route("**/assets/Views-*.js", _gone)
    open_league(visitor)
    visitor.press(page.get_by_role("button", name="Tiles", exact=True))
    visitor.see("The server is not responding")
    page.unroute("**/assets/Views-*.js", _gone)
    visitor.press(visitor.button("Try again"))
    page.get_by_role("heading", name="Scoring").wait_for()
