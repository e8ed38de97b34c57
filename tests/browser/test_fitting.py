"""No text is cut off: on narrow screens, in every language, with many players and many choices."""

import re
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import expect

from hexarch.locale import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.league import open_league, position
from tests.browser.moments import open_league_game
from tests.browser.terra_mystica import Seat
from tests.browser.test_merging import open_round_one
from tests.browser.test_replay import import_game
from tests.browser.test_room import SHORTENED
from tests.browser.visitor import DRAWN, Visitor

pytestmark = pytest.mark.browser

# The size of the smallest phones today.
NARROW: Final = {"width": 360, "height": 740}
_CUT: Final = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isClipped = (one) => one && (getComputedStyle(one).clipPath !== "none" || isClipped(one.parentElement));
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.textContent.trim() || !text.parentElement.checkVisibility() || isClipped(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let parent = text.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, display } = getComputedStyle(parent);
      if (["auto", "scroll"].includes(overflowX) && parent !== document.documentElement) break;
      const isEnd = parent.tagName === "BUTTON" || parent === document.documentElement;
      if (display === "inline" || !(isEnd || ["hidden", "clip"].includes(overflowX))) continue;
      const room = parent.getBoundingClientRect();
      if (box.right > room.right + 1 || box.left < room.left - 1) found.push(text.textContent.trim());
    }
  }
  return [...new Set(found)];
}"""


def cut(visitor: Visitor) -> list[str]:
    """Return the texts that are wider than their button, than the box that clips them, or than the screen."""
    visitor.settle()
    found: list[str] = visitor.page.evaluate(_CUT)
    return found


# By default only the language with the longest words.
SOME = [one if one == "hu" else pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES]


def narrow(visitors: Visitors, language: str) -> Visitor:
    return visitors.new(phone=True, locale=language, viewport=NARROW)


@pytest.mark.parametrize("language", SOME)
def test_the_verbs_of_a_turn_and_the_players_fit_a_narrow_phone(visitors: Visitors, language: str) -> None:
    visitor = narrow(visitors, language)
    open_league(visitor)
    visitor.press(visitor.page.locator(".dock [aria-expanded=false]"))
    visitor.page.locator("[data-verb=pass]").wait_for()
    assert cut(visitor) == []
    other = narrow(visitors, language)
    other.table("origins", ["me", "random"])
    other.page.locator(f"{DRAWN} [data-turn=mine]").wait_for()
    assert cut(other) == []


@pytest.mark.parametrize("language", SOME)
def test_the_pages_around_fit_a_narrow_phone(visitors: Visitors, language: str) -> None:
    visitor = narrow(visitors, language)
    visitor.table("origins", ["me", "open"], start=False)
    assert cut(visitor) == []
    for path in ("/", "/new", "/tables", "/games", "/account", "/settings", "/import"):
        visitor.open(path)
        assert cut(visitor) == [], path


@pytest.mark.parametrize(
    "language", [one if one == "it" else pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "en"]
)
def test_tracks_fit_a_laptop(visitors: Visitors, language: str) -> None:
    """This includes tracks that can be raised, whose names are bolder."""
    visitor = visitors.new((1366, 768), locale=language)
    open_round_one(visitor, "witches")
    tracks = visitor.page.locator("[data-thing='track:shipping'], [data-thing='track:digging']")
    expect(tracks).to_have_count(2)
    tracks.evaluate_all("(all) => all.forEach((one) => one.classList.add('open'))")
    outside = "(all) => all.map((one) => one.scrollWidth - one.clientWidth)"
    assert max(tracks.evaluate_all(outside)) <= 0


def test_the_name_of_a_space_stands_above_its_ring(visitor: Visitor) -> None:
    """Names are drawn after the rings of the last move and the walls of towns, so that nothing covers them."""
    open_league_game(visitor, 260)
    named = visitor.page.locator("path.last ~ text.name").all_text_contents()
    ringed = visitor.page.locator("path.last").count()
    assert ringed
    towns = visitor.page.locator(".works .wall.s-ink").count()
    assert towns
    assert len(named) >= ringed + 3 * towns
    assert {"D3", "E8", "E9"} <= set(named)


def test_a_long_question_is_read_whole_on_a_phone(visitors: Visitors) -> None:
    """It takes a second line, which otherwise shows the round."""
    visitor = narrow(visitors, "hu")
    open_league(visitor)
    heading = visitor.page.get_by_role("heading", level=1)
    short = heading.bounding_box()
    heading.evaluate("(e) => { e.textContent = 'Melyik 6 értékű szabad ember tér vissza következőnek?' }")
    long = heading.bounding_box()
    assert short is not None
    assert long is not None
    assert long["height"] == 2 * short["height"]
    assert heading.evaluate("(e) => e.scrollHeight <= e.clientHeight")
    assert long["y"] >= 0
    assert long["y"] + long["height"] <= 44


_RIGHT: Final = """(e) => {
  const text = document.createRange();
  text.selectNodeContents(e);
  return text.getBoundingClientRect().right;
}"""
_AIR: Final = """(rows) => rows.map((row) => {
  const text = row.querySelector(".capital").parentElement;
  return row.getBoundingClientRect().height - text.getBoundingClientRect().height;
})"""


def test_lines_of_the_log_are_equally_far_apart_on_a_phone(visitors: Visitors) -> None:
    """Short ones and those whose differences take several lines."""
    visitor = visitors.new(phone=True)
    open_league_game(visitor, 221)
    visitor.press(visitor.button("Log"))
    rows = visitor.page.locator(".list .line")
    rows.nth(20).wait_for()
    assert len({round(height) for height in rows.evaluate_all("(all) => all.map((e) => e.clientHeight)")}) > 2
    assert len({round(air) for air in rows.evaluate_all(_AIR)}) == 1


@pytest.mark.parametrize("language", SOME)
def test_the_links_after_a_result_form_two_columns_on_a_phone(visitors: Visitors, language: str) -> None:
    visitor = narrow(visitors, language)
    visitor.open(f"/table/{import_game(visitor)}")
    ways = visitor.page.locator(".result .btn")
    expect(ways).to_have_count(5)
    visitor.settle()
    boxes = [box for way in ways.all() if (box := way.bounding_box())]
    assert [len({round(box[side]) for box in boxes}) for side in ("x", "y")] == [2, 3]
    assert cut(visitor) == []


def test_bonus_cards_to_choose_from_fit_a_phone(visitors: Visitors) -> None:
    """Also the card that counts two buildings, where there are two columns."""
    visitor = visitors.new(phone=True)
    open_league_game(visitor, 221)
    visitor.press(visitor.page.locator(".dock [aria-expanded=false]"))
    visitor.press(visitor.page.locator("[data-verb=pass]"))
    heads = visitor.page.locator("[data-chooser=pass] .head")
    expect(heads).to_have_count(3)
    assert heads.evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)") == [0, 0, 0]
    assert cut(visitor) == []


def test_what_has_to_be_chosen_is_named_beside_the_button(visitors: Visitors) -> None:
    """In two lines if need be."""
    visitor = visitors.new(phone=True, locale="hu")
    open_league_game(visitor, 80)
    chooser = visitor.page.locator("[data-chooser=favor]")
    button = visitor.page.locator(".btn.map").bounding_box()
    right = chooser.get_by_role("heading").evaluate(_RIGHT)
    assert button
    assert right <= button["x"]


def test_possible_verbs_keep_their_words_as_long_as_there_is_room(visitors: Visitors) -> None:
    """In a language in which not all fit a laptop: icons replace the last ones."""
    visitor = visitors.new((1280, 720), locale="pt")
    open_league_game(visitor, 221)
    visitor.page.locator("[data-verb=pass]").wait_for()
    bar = visitor.page.get_by_role("toolbar").filter(has=visitor.page.locator("[data-verb]"))
    words = bar.locator("[data-verb] .word")
    shown = words.evaluate_all("(all) => all.map((one) => getComputedStyle(one).clipPath === 'none')")
    assert 6 <= sum(shown) < len(shown)
    assert shown[:4] == [True] * 4
    assert bar.evaluate("(e) => e.scrollWidth <= e.clientWidth")


def test_buildings_of_a_board_stand_close_together_on_a_phone(visitors: Visitors) -> None:
    """As far apart as a finger needs."""
    visitor = visitors.new(phone=True)
    open_league_game(visitor, 221)
    visitor.press(visitor.button("Board"))
    rows = visitor.page.locator("main .row")
    expect(rows).to_have_count(5)
    tops = rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert {round(after - before) for before, after in pairwise(tops)} == {44}


def test_what_is_told_of_my_games_has_the_width_of_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    import_game(visitor)
    visitor.open("/games")
    row = visitor.page.get_by_role("region", name="My games").get_by_role("link")
    facts, state = row.locator("[data-facts]").bounding_box(), row.locator(".state").bounding_box()
    assert facts
    assert state
    assert facts["x"] + facts["width"] == state["x"] + state["width"]
    assert facts["y"] >= state["y"] + state["height"]


_DEAF: Final = """window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); }
  close() {}
}"""


def test_a_lost_connection_leaves_the_question_its_room(visitors: Visitors) -> None:
    visitor = narrow(visitors, "hu")
    visitor.page.add_init_script(_DEAF)
    visitor.table("origins", ["me", "random"])
    visitor.page.locator("[role=status] .tag").wait_for()
    assert cut(visitor) == []


_SEEN: Final = """(e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_long_menu_scrolls(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.new(phone=phone)
    page = visitor.page
    options = position()["options"]
    bids = [action for action in options["actions"] if action["path"][0] == "convert"]
    many = [{**bid, "id": n, "path": [*bid["path"], str(n)]} for n, bid in enumerate(3 * bids)]
    open_league(visitor, options={**options, "actions": many})
    for verb in ("burn", "convert"):
        if phone and (more := page.get_by_role("button", name="More", expanded=False)).count():
            visitor.press(more)
        visitor.press(page.locator(f"[data-verb={verb}]"))
        if verb == "burn":
            visitor.press(page.get_by_role("menuitem").first)
            page.locator("[data-step]").wait_for()
    items = page.get_by_role("menuitem")
    items.first.wait_for()
    assert items.count() == len(many)
    assert not items.last.evaluate(_SEEN), "there are more than fit"
    items.first.hover()
    for item in items.all():
        for _ in range(20):
            if item.evaluate(_SEEN):
                break
            page.mouse.wheel(0, 40)
            visitor.settle()
        assert item.evaluate(_SEEN)


def test_before_factions_are_chosen_players_are_shown_by_name(visitors: Visitors) -> None:
    anna, bela = visitors.new(), visitors.new(phone=True)
    for person, name in ((anna, "Anna"), (bela, "Bela")):
        person.api("POST", "/guest", name=name)
    code = anna.api("POST", "/tables", game="terra-mystica", seats=[{"kind": "me"}, {"kind": "open"}])
    bela.api("POST", f"/tables/{code['id']}/join", seat=1, invitation=code["invitation"])
    anna.api("POST", f"/tables/{code['id']}/start")
    state = anna.api("GET", f"/tables/{code['id']}/state")
    assert not any(state["position"]["players"])
    for person in (anna, bela):
        person.open(f"/table/{code['id']}")
    text = "() => document.body.innerText"
    assert "Bela" in anna.page.evaluate(text)
    assert "Anna" in bela.page.evaluate(text)
    for person in (anna, bela):
        assert not re.search(r"player ?\d", person.page.evaluate(text), re.IGNORECASE)


def test_computer_players_go_by_their_level_where_there_is_little_room(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    code = visitor.table("terra-mystica", ["me", "easy", "easy", "easy"])
    page = visitor.page
    factions = page.get_by_role("region", name="Choose your faction").get_by_role("button")
    factions.first.wait_for()
    expect(page.locator("header .who")).to_contain_text(["Easy 1", "Easy 2", "Easy 3"])
    assert page.locator("header .who").evaluate_all(SHORTENED) == []
    # In a turn without a draft, the button for planning takes the place of the draft's buttons.
    plan, undo = visitor.button("Plan"), page.get_by_role("button", name="Undo")
    expect(plan).to_be_visible()
    expect(undo).to_have_count(0)
    visitor.press(factions.first)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ready to confirm")
    expect(undo).to_be_enabled()
    expect(plan).to_have_count(0)
    seat = Seat(visitor)
    seat.confirm()
    seat.wait()
    while not visitor.api("GET", f"/tables/{code}/state")["position"]["round"]:
        seat.answer()
        seat.wait()
    wide = visitors.new((1366, 768), storage_state=visitor.context.storage_state())
    wide.open(f"/table/{code}")
    people = wide.page.locator("article .person .truncate")
    expect(people).to_have_count(3)
    assert sorted(people.all_inner_texts()) == ["Easy 1", "Easy 2", "Easy 3"]
    assert people.evaluate_all(SHORTENED) == []


def test_the_players_of_a_table_of_seven_fit_a_phone(visitors: Visitors) -> None:
    visitor = narrow(visitors, "hu")
    visitor.table("terra-mystica", ["me", *["random"] * 6])
    Seat(visitor).wait()
    seats = visitor.page.locator("header ol.seats button")
    assert seats.count() == 7
    right = 0.0
    for seat in seats.all():
        box = seat.bounding_box()
        assert box is not None
        assert box["x"] >= right
        assert seat.evaluate("(e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")
        right = box["x"] + box["width"]
    assert right <= NARROW["width"]
    assert cut(visitor) == []
