"""Replays: import, stepping, ledger, charts, sharing and analysis."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import PATIENCE, Visitor

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
LOG = GAMES / "4pLeague_S66_D1L1_G5.txt"
SCORES = {"Engineers": 144, "Darklings": 134, "Cultists": 130, "Mermaids": 119}


def drop(visitor: Visitor, file: Path) -> None:
    """Drop a file on the page, as from the desktop."""
    visitor.page.evaluate(
        """([name, text]) => {
            const load = new DataTransfer();
            load.items.add(new File([text], name, { type: "text/plain" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer: load, bubbles: true, cancelable: true }));
        }""",
        [file.name, file.read_text(encoding="utf-8")],
    )


def import_game(visitor: Visitor) -> str:
    """Import the league game as a table of this person."""
    visitor.api("POST", "/guest", name="Anna")
    code: str = visitor.api("POST", "/imports", text=LOG.read_text(encoding="utf-8"), name="A league game")["id"]
    return code


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="Move")


def at(visitor: Visitor, number: int) -> None:
    expect(slider(visitor)).to_have_value(str(number), timeout=PATIENCE)


def open_at(visitor: Visitor, code: str, number: int) -> None:
    visitor.open(f"/replay/{code}?at={number}")
    at(visitor, number)


def points(visitor: Visitor) -> dict[str, int]:
    """Return the points on the players' cards."""
    cards = visitor.page.get_by_role("article")
    names = [cards.nth(n).get_attribute("aria-label") or "" for n in range(cards.count())]
    return {name: int(cards.nth(n).locator(".points").inner_text()) for n, name in enumerate(names)}


def stops(visitor: Visitor, code: str) -> tuple[list[dict[str, Any]], list[int]]:
    rows = visitor.api("GET", f"/tables/{code}/ledger")["rows"]
    entries = visitor.api("GET", f"/tables/{code}")["entries"]
    return rows, sorted({0, rows[0]["number"], entries} | {row["end"] for row in rows})


def test_a_dropped_league_log_is_replayed_to_its_last_row(visitor: Visitor) -> None:
    visitor.open("/import")
    drop(visitor, LOG)
    visitor.page.wait_for_url("**/replay/*")
    at(visitor, 0)
    visitor.page.keyboard.press("End")
    at(visitor, 570)
    assert points(visitor) == SCORES
    visitor.press(visitor.button("Ledger"))
    last = visitor.page.locator("tbody tr").last
    expect(last).to_have_attribute("aria-current", "step")
    expect(last).to_contain_text("134")


@pytest.mark.long
def test_every_row_of_a_league_game_by_the_arrow_key(visitor: Visitor) -> None:
    """The page must show at every stop what the server's ledger says."""
    code = import_game(visitor)
    rows, numbers = stops(visitor, code)
    open_at(visitor, code, 0)
    told: dict[str, int] = {}
    for before, number in pairwise(numbers):
        visitor.page.keyboard.press("ArrowRight")
        at(visitor, number)
        told |= {row["player"].capitalize(): row["totals"]["points"] for row in rows if before < row["end"] <= number}
        shown = points(visitor)
        assert {name: shown[name] for name in told} == told
    assert told == SCORES


def test_keys_buttons_and_the_slider_go_through_the_game(visitor: Visitor) -> None:
    code = import_game(visitor)
    _, numbers = stops(visitor, code)
    open_at(visitor, code, 300)
    later = next(number for number in numbers if number > 300)
    visitor.press(visitor.button("Next turn"))
    at(visitor, later)
    visitor.page.keyboard.press("Shift+ArrowRight")
    at(visitor, later + 1)
    visitor.page.keyboard.press("PageUp")
    expect(slider(visitor)).to_have_attribute("aria-valuetext", "Move 241 of 570, round 4")
    rounds = [visitor.api("GET", f"/tables/{code}/state?at={number}")["position"]["round"] for number in (240, 241)]
    assert rounds == [3, 4], "the round begins with the income"
    slider(visitor).fill("100")
    at(visitor, 100)
    visitor.page.keyboard.press(" ")
    expect(visitor.button("Pause")).to_be_visible()
    visitor.page.keyboard.press("Home")
    at(visitor, 0)
    assert not visitor.scrolls()


@pytest.mark.long
def test_the_ledger_is_filtered_by_player_and_source(visitor: Visitor) -> None:
    code = import_game(visitor)
    rows, _ = stops(visitor, code)
    open_at(visitor, code, 300)
    visitor.press(visitor.button("Ledger"))
    visitor.press(visitor.page.get_by_role("group", name="Filter").get_by_role("button", name="Darklings"))
    visitor.page.get_by_label("Source").select_option("scoring_tile")
    wanted = [
        row
        for row in rows
        if row["player"] == "darklings" and any("scoring_tile" in sources for sources in row["changes"].values())
    ]
    visitor.see(f"{len(wanted)} rows")
    shown = visitor.page.locator("tbody tr:not(.round)")
    assert shown.count() == len(wanted)
    visitor.press(shown.nth(1))
    at(visitor, wanted[1]["end"])


@pytest.mark.long
def test_a_link_leads_others_to_the_same_position(visitors: Visitors) -> None:
    anna, ben = visitors.new(), visitors.new()
    code = import_game(anna)
    open_at(anna, code, 123)
    anna.press(anna.button("Share and save"))
    link = anna.page.get_by_label("Link to this position").input_value()
    ben.page.goto(link)
    at(ben, 123)
    with anna.page.expect_download() as svg:
        anna.press(anna.page.get_by_role("link", name="SVG"))
    assert svg.value.suggested_filename.endswith(".svg")
    with anna.page.expect_download() as png:
        anna.press(anna.button("PNG"))
    assert png.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
def test_a_branch_is_played_for_everybody_and_left_again(visitor: Visitor) -> None:
    code = import_game(visitor)
    _, numbers = stops(visitor, code)
    start = next(number for number in numbers if number > 300)
    open_at(visitor, code, start)
    visitor.press(visitor.button("Analyse from here"))
    visitor.page.wait_for_url("**/analysis/*")
    branch = visitor.page.url.rsplit("/", 1)[1]
    visitor.button("Confirm turn").wait_for()
    table = visitor.api("GET", f"/tables/{branch}")
    assert table["my_seats"] == [0, 1, 2, 3]
    state = visitor.api("GET", f"/tables/{branch}/state")
    passing = next(option for option in state["options"]["actions"] if option["text"].startswith("pass"))
    body = {"version": state["version"], "actions": [passing["id"]], "request_id": "one"}
    after = visitor.api("POST", f"/tables/{branch}/moves", **body)
    assert after["entries"] > state["entries"]
    visitor.press(visitor.button("Take back"))
    visitor.page.wait_for_function(
        "([path, entries]) => fetch(path).then((r) => r.json()).then((t) => t.entries === entries)",
        arg=[f"/api/tables/{branch}", state["entries"]],
    )
    visitor.press(visitor.page.get_by_role("link", name="Back to the game"))
    at(visitor, start)
    assert visitor.page.url.split("?")[0].endswith(f"/replay/{code}")


@pytest.mark.long
def test_a_hint_becomes_the_turn_to_confirm(visitor: Visitor) -> None:
    code = import_game(visitor)
    _, numbers = stops(visitor, code)
    open_at(visitor, code, next(number for number in numbers if number > 302))
    visitor.press(visitor.button("Analyse from here"))
    visitor.page.wait_for_url("**/analysis/*")
    branch = visitor.page.url.rsplit("/", 1)[1]
    visitor.press(visitor.page.get_by_role("button", name="Hint", exact=True))
    visitor.page.get_by_role("button", name="Play this").first.wait_for(timeout=60_000)
    assert visitor.violations() == []
    visitor.press(visitor.page.get_by_role("button", name="Play this").first)
    visitor.page.wait_for_function(
        "(path) => fetch(path).then((r) => r.json()).then((t) => t.draft !== null && t.draft.steps.length > 0)",
        arg=f"/api/tables/{branch}/state",
    )


def test_an_import_that_fails_says_why_and_keeps_the_text(visitor: Visitor) -> None:
    visitor.open("/import")
    visitor.page.get_by_label("Text of the game").fill("This is a letter to my aunt.")
    visitor.press(visitor.button("Import game"))
    visitor.page.get_by_role("alert").wait_for()
    visitor.see("This is neither a stored game nor a league log")
    expect(visitor.page.get_by_label("Text of the game")).to_have_value("This is a letter to my aunt.")


def test_a_replay_that_does_not_exist_shows_an_error_page(visitor: Visitor) -> None:
    visitor.open("/replay/nothinghere")
    visitor.see("Table not found")
    assert visitor.violations() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.long
def test_axe_finds_nothing_in_a_replay(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(color_scheme=scheme)
    code = import_game(visitor)
    open_at(visitor, code, 300)
    for view in ("Ledger", "Charts"):
        visitor.press(visitor.button(view))
        visitor.settle()
        assert visitor.violations() == []
    visitor.press(visitor.button("Share and save"))
    assert visitor.violations() == []
    stranger = visitors.new(color_scheme=scheme)
    stranger.open("/import")
    assert stranger.violations() == []


@pytest.mark.long
def test_a_replay_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    code = import_game(visitor)
    open_at(visitor, code, 300)
    for view in ("Players", "Tiles", "Moves", "Charts", "Map"):
        visitor.press(visitor.page.get_by_role("navigation").get_by_role("button", name=view))
        visitor.settle()
        assert not visitor.scrolls()
        if view in ("Moves", "Charts"):
            assert visitor.violations() == []
    visitor.press(visitor.button("Next turn"))
    expect(slider(visitor)).not_to_have_value("300")
