"""Everything around the board: the log, waiting, hints, names, spectators, my games, and the end of a game."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.moments import open_league_game, sit_together, table_of
from tests.browser.terra_mystica import Seat, whose_turn
from tests.browser.visitor import Visitor
from tests.server.test_history import LOG

pytestmark = pytest.mark.browser

MINUS = "\N{MINUS SIGN}"


def play_on(visitor: Visitor, code: str, rounds: int) -> None:
    """Play through the API until this person has a turn in a given round."""
    dice = random.Random(2)
    while True:
        state = visitor.api("GET", f"/tables/{code}/state")
        options = state["options"]
        if not options["actions"]:
            visitor.page.wait_for_timeout(50)
            continue
        if state["position"]["round"] >= rounds and options["decision"]["kind"] == "turn":
            return
        draft: dict[str, Any] = {"options": options, "complete": False}
        while not draft["complete"]:
            actions = [one for one in draft["options"]["actions"] if one["path"][0] not in ("convert", "burn", "drop")]
            draft = visitor.api(
                "POST", f"/tables/{code}/draft", version=state["version"], action=dice.choice(actions)["id"]
            )
        request = f"turn-{dice.random()}"
        visitor.api("POST", f"/tables/{code}/draft/confirm", version=state["version"], request_id=request)


@pytest.mark.long
def test_the_log_and_the_hint_of_a_running_game(visitors: Visitors) -> None:
    visitor = visitors.new((1366, 768))
    code = visitor.table("terra-mystica", ["me", "greedy", "greedy", "greedy"])
    play_on(visitor, code, 2)
    visitor.open(f"/table/{code}")
    page = visitor.page
    log = page.get_by_role("region", name="Log")
    log.get_by_text("Round 2", exact=True).wait_for()
    assert log.locator("[data-rule]", has_text="Income").count() == 4
    assert log.locator("[data-rule]", has_text="Income").first.get_by_text("dwellings").count() == 1
    since = page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_visible()  # even if three opponents' cards leave the log little room
    assert since.locator("li").count() >= 2
    before = log.locator(".line").count()
    visitor.press(visitor.button("Show earlier moves"))
    page.wait_for_function("(n) => document.querySelectorAll('.list .line').length > n", arg=before)
    assert visitor.violations() == []
    hint_adds_up(visitor)


def test_the_log_has_the_lines_of_the_replay(visitor: Visitor) -> None:
    """This includes the set-up, where nobody passes; automatic events of the rules have their own lines."""
    visitor.api("POST", "/guest", name="Mara")
    code = visitor.api("POST", "/imports", text=LOG.read_text(encoding="utf-8"), name="A league game")["id"]
    page = visitor.page
    visitor.open(f"/replay/{code}")
    moves = page.get_by_role("region", name="Moves").locator("button .capital")
    moves.first.wait_for()
    words = moves.all_inner_texts()
    taken = [text for text in words[: words.index("Income")] if "card" in text]
    assert len(taken) == 4
    assert all(text.startswith("Took the ") for text in taken)
    assert "Cult reward" in words
    visitor.open(f"/table/{code}")
    log = page.get_by_role("region", name="Log")
    log.locator(".line").nth(25).wait_for()
    # The first visible line may be the end of a turn.
    assert [text for text in log.locator(".line .capital").all_inner_texts()[1:] if text not in words] == []
    rules = log.locator(".line[data-rule]").all_inner_texts()
    for name in ("Cult of fire", "Largest area", "Goods left over"):
        assert any(text.startswith(name) for text in rules)
        assert not any(text.lower().count(name.lower()) > 1 for text in rules)


@pytest.mark.long
def test_hints_are_offered_alone_and_not_among_people(visitors: Visitors) -> None:
    host, guest = visitors.new(), visitors.new()
    host.table("terra-mystica", ["me", "easy"])
    Seat(host).wait()
    expect(host.page.locator("[data-hint]")).to_be_visible()
    sit_together(host, guest, "terra-mystica")
    asked = whose_turn([Seat(host), Seat(guest)]).visitor
    expect(asked.page.locator("[data-verb]").first).to_be_visible()
    expect(asked.page.locator("[data-hint]")).to_have_count(0)


def hint_adds_up(visitor: Visitor) -> None:
    """Check that points now, of this turn and later add up, and that the hint covers every player."""
    page = visitor.page
    visitor.press(page.locator("[data-hint]"))
    page.locator("[data-everybody]").wait_for(timeout=60_000)
    cells = [cell.replace(MINUS, "-") for cell in page.locator(".hint td").all_inner_texts()]
    numbers = [int(cell) for cell in cells]
    assert sum(numbers[:-1]) == numbers[-1]
    state = visitor.api("GET", f"/tables/{table_of(visitor)}/state")
    assert numbers[0] == state["position"]["players"][0]["points"]
    assert page.locator("[data-everybody] b").count() == 4
    assert visitor.violations() == []
    hint_shows_places(visitor)
    proposed = page.locator(".hint .line").first.inner_text()
    visitor.press(visitor.button("Play this").first)
    # It is worded as a proposal like the steps of the draft, not in the past tense.
    assert page.locator("[data-step] b").first.inner_text() in proposed
    hint_compares(visitor)


def hint_shows_places(visitor: Visitor) -> None:
    """Check that the places of the opened proposal are marked, and that the proposals lie beside the board."""
    page = visitor.page
    lines = page.locator(".hint .line")
    for number in range(lines.count()):
        visitor.press(lines.nth(number))
        places = set(re.findall(r"\b[A-I]\d{1,2}\b", lines.nth(number).inner_text()))
        expect(page.locator("path.pointed")).to_have_count(len(places))
    visitor.press(lines.first)
    hint, board = page.locator(".hint").bounding_box(), page.get_by_role("region", name="Map").bounding_box()
    assert hint
    assert board
    assert hint["x"] >= board["x"] + board["width"]


def hint_compares(visitor: Visitor) -> None:
    """Check that passing at once is compared with the best proposal, source by source."""
    page = visitor.page
    visitor.press(visitor.button("Reset"))
    visitor.press(page.locator(".cards button[aria-disabled=false]").first)
    page.locator("[data-step]").wait_for()
    with page.expect_response("**/hint") as answer:
        visitor.press(page.locator("[data-hint]"))
    hint = answer.value.json()
    best, draft = max(hint["lines"], key=lambda line: line["value"]), hint["draft"]
    value, points = draft["value"], best["value"] - draft["value"]
    compared = page.locator("[data-compared]")
    if points > 0:
        expect(compared).to_contain_text(message("replay-hint-draft-less", value=value, points=points))
    else:
        expect(compared).to_contain_text(message("replay-hint-draft-same", value=value))
    if points > 0 and any(draft["later"].get(name, 0) < n for name, n in best["later"].items()):
        expect(compared).to_contain_text("It is worth less on")
    assert visitor.violations() == []


def name_me(page: Page, name: str) -> None:
    page.get_by_label("The other players will see this name.").fill(name)
    page.get_by_role("button", name="Continue").click()


def test_people_have_names_and_spectators_know_that_they_watch(visitors: Visitors) -> None:
    anna, ben, carl = (visitors.new() for _ in range(3))
    anna.open("/new?with=friends")
    anna.press(anna.page.get_by_role("button", name="Create table"))
    name_me(anna.page, "Mara")
    anna.page.wait_for_url("**/table/*")
    code = table_of(anna)
    ben.open(f"/table/{code}")
    ben.press(ben.page.get_by_role("button", name="Sit here").first)
    name_me(ben.page, "Mara")
    ben.see("Mara (2)")
    table = ben.api("GET", f"/tables/{code}")
    for seat in (seat["seat"] for seat in table["seats"] if seat["kind"] == "open"):
        anna.context.request.put(
            f"{anna.url}/api/tables/{code}/seats/{seat}",
            data=json.dumps({"kind": "computer", "level": "easy"}),
            headers={"Content-Type": "application/json", "Origin": anna.url},
        )
    anna.api("POST", f"/tables/{code}/start")
    carl.open(f"/table/{code}")
    carl.see("You are watching this game")


SHIFTED = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_result_does_not_move_when_its_sources_come(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.new((1366, 768), phone=phone)
    visitor.page.add_init_script(SHIFTED)
    visitor.api("POST", "/guest", name="Mara")
    code = visitor.api("POST", "/imports", text=LOG.read_text(encoding="utf-8"), name="A league game")["id"]
    visitor.api("GET", f"/tables/{code}/chart")  # cached; the first request takes seconds on a busy machine
    visitor.open(f"/table/{code}")
    visitor.page.get_by_role("region", name="Result").locator("table").wait_for()
    visitor.settle()
    assert visitor.page.evaluate("() => window.shifted") < 0.05


def test_bars_of_black_are_seen_on_a_dark_ground(visitors: Visitors) -> None:
    """They lack the rim that black pieces have."""
    visitor = visitors.new(color_scheme="dark")
    visitor.api("POST", "/guest", name="Mara")
    code = visitor.api("POST", "/imports", text=LOG.read_text(encoding="utf-8"), name="A league game")["id"]
    visitor.open(f"/table/{code}")
    bars = visitor.page.get_by_role("region", name="Result").locator("tbody i, .bar i")
    bars.nth(10).wait_for(state="attached")
    colours = bars.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundColor)")
    least = min(max(int(part) for part in re.findall(r"\d+", colour)[:3]) for colour in colours)
    assert least > 100


def test_a_line_of_the_log_marks_what_it_is_about(visitor: Visitor) -> None:
    """Also beside the map."""
    open_league_game(visitor, 221)
    page = visitor.page
    page.get_by_role("region", name="Log").get_by_text("Took the power action coins").first.hover()
    marked = page.locator("[data-thing='power_action:ACT4']")
    outline = "(tile) => getComputedStyle(tile).outlineStyle"
    page.wait_for_function(f"(tile) => ({outline})(tile) === 'dotted'", arg=marked.element_handle())
    visitor.press(page.get_by_role("heading", name="Log"))
    page.wait_for_function(f"(tile) => ({outline})(tile) !== 'dotted'", arg=marked.element_handle())


def test_the_end_of_a_game_says_where_the_points_came_from(visitor: Visitor) -> None:
    visitor.api("POST", "/guest", name="Mara")
    code = visitor.api("POST", "/imports", text=LOG.read_text(encoding="utf-8"), name="A league game")["id"]
    visitor.open(f"/table/{code}")
    result = visitor.page.get_by_role("region", name="Result")
    result.locator("table").wait_for()
    scores = sorted(visitor.api("GET", f"/tables/{code}")["result"]["scores"], reverse=True)
    assert result.locator(".place").all_inner_texts() == ["1", "2", "3", "4"]
    assert [int(text) for text in result.locator(".points").all_inner_texts()] == scores
    rows = [row.locator("td").all_inner_texts() for row in result.locator("tbody tr").all()]
    columns = zip(*rows, strict=True)
    assert [sum(int(cell.replace(MINUS, "-")) for cell in column) for column in columns] == scores
    assert result.locator(".lead li").count() == 7
    assert result.get_by_role("link", name="Replay").count() == 1
    assert result.get_by_role("link", name=message("page-game-report")).count() == 1
    assert visitor.button(message("page-rematch")).count() == 1
    assert visitor.button("Share").count() == 1
    assert visitor.violations() == []
