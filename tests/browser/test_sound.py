"""Sounds for one's own turn and for messages, off by default; and a page without animation."""

from typing import Final
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.league import open_league
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

# Records the tones that the page plays, in hertz, and how often it creates an audio context.
LISTEN: Final = """
window.tones = []; window.outputs = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(this.frequency.value);
  return start.apply(this, when);
};
const Output = AudioContext;
window.AudioContext = function () { window.outputs += 1; return new Output(); };
"""
TURN: Final = [523, 784]
MESSAGE: Final = [880]

# Records everything that starts to move, by any kind of animation.
WATCH: Final = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const duration = typeof options === 'number' ? options : options?.duration ?? 0;
  if (duration > 0) window.motions.push(this.className?.baseVal ?? this.className);
  return animate.call(this, frames, options);
};
for (const name of ['transitionrun', 'animationstart'])
  addEventListener(name, ({ target }) => window.motions.push(target.className?.baseVal ?? target.className), true);
"""


def play_until_asked(people: list[Visitor], code: str, seat: int) -> None:
    """Play the first choice of every seat through the API until this seat is asked."""
    for _ in range(40):
        state = people[seat].api("GET", f"/tables/{code}/state")
        if seat in state["asked"]:
            return
        other = people[state["asked"][0]]
        state = other.api("GET", f"/tables/{code}/state")
        asked = {"version": state["version"], "actions": [state["options"]["actions"][0]["id"]]}
        other.api("POST", f"/tables/{code}/moves", **asked, request_id=uuid4().hex)
    raise AssertionError("the seat is never asked")


def table_for_two(mara: Visitor, tiago: Visitor) -> str:
    mara.api("POST", "/guest", name="Mara")
    tiago.api("POST", "/guest", name="Tiago")
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"factions": ["witches", "nomads"], "start_player": "first"}
    table = mara.api("POST", "/tables", game="terra-mystica", preset="league", seats=seats, options=options)
    code: str = table["id"]
    tiago.api("POST", f"/tables/{code}/join", seat=1, invitation=table["invitation"])
    mara.api("POST", f"/tables/{code}/start")
    return code


def tab_to(page: Page, role: str, name: str) -> None:
    """Move the focus with the Tab key."""
    wanted = page.get_by_role(role, name=name)  # type: ignore[arg-type]
    for _ in range(200):
        if wanted.count() and wanted.first.evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {name}")


@pytest.mark.long
def test_sounds_are_switched_on_by_keyboard_and_tell_of_my_turn_and_of_messages(visitors: Visitors) -> None:
    mara, tiago = people = [visitors.new(), visitors.new()]
    mara.page.add_init_script(LISTEN)
    code = table_for_two(mara, tiago)
    page = mara.page
    play_until_asked(people, code, 1)
    mara.open(f"/table/{code}")
    waiting, mine = (page.locator(f"[data-turn={turn}]") for turn in ("others", "mine"))

    play_until_asked(people, code, 0)
    mine.wait_for()
    tiago.api("POST", f"/tables/{code}/chat", text="Your turn!")
    expect(mara.button(message("page-chat-open", unread=1))).to_be_visible()
    assert page.evaluate("() => window.outputs") == 0

    tab_to(page, "button", message("page-menu"))
    page.keyboard.press("Enter")
    tab_to(page, "switch", message("page-sound"))
    assert not page.get_by_role("switch", name=message("page-sound")).is_checked()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    assert page.evaluate("() => window.tones") == []

    play_until_asked(people, code, 1)
    waiting.wait_for()
    play_until_asked(people, code, 0)
    mine.wait_for()
    page.wait_for_function("(tones) => String(window.tones) === String(tones)", arg=TURN)
    mara.api("POST", f"/tables/{code}/chat", text="Thank you.")
    tiago.api("POST", f"/tables/{code}/chat", text="Have fun!")
    page.wait_for_function("(tones) => String(window.tones) === String(tones)", arg=[*TURN, *MESSAGE])
    page.reload()
    mine.wait_for()
    mara.settle()
    assert page.evaluate("() => window.tones") == [], "what was so before the page opened is not told"


@pytest.mark.parametrize(
    ("system", "chosen", "moves"),
    [("no-preference", "system", True), ("reduce", "system", False), ("no-preference", "still", False)],
)
def test_reduced_motion_stops_all_animation(visitors: Visitors, system: str, chosen: str, moves: bool) -> None:
    visitor = visitors.new(reduced_motion=system)
    page = visitor.page
    page.add_init_script(WATCH)
    page.add_init_script(f"localStorage.setItem('hexarch-settings', JSON.stringify({{ motion: '{chosen}' }}))")
    open_league(visitor)
    visitor.press(page.locator("[data-verb=burn]"))
    visitor.press(page.get_by_role("menuitem").first)
    page.locator("[data-step]").wait_for()
    visitor.press(visitor.button(message("page-menu")))
    visitor.press(page.get_by_role("switch", name=message("page-sound")).locator(".."))
    visitor.settle()
    motions = page.evaluate("() => window.motions")
    assert bool(motions) == moves, motions
    assert ("body" in motions) == moves, "the dwelling that the draft builds grows"
