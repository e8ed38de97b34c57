"""While others move: how fast moves are played out, a result that waits for it, and computers that answer at once."""

import json
import math
import re
from http import HTTPStatus
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, WebSocket, expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.test_merging import round_one
from tests.browser.visitor import PATIENCE, Visitor

pytestmark = pytest.mark.browser


class MoveCounter:
    """Counts the moves that a page receives."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.moves += json.loads(frame).get("type") == "moves"

    def wait_for(self, moves: int) -> None:
        for _ in range(PATIENCE // 20):
            if self.moves >= moves:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.moves} of {moves} moves were heard")


def move(visitor: Visitor, code: str, wanted: str, about: str | None = None) -> None:
    """Make the first move of a kind through the API, with a seat that is asked."""
    while True:
        state = visitor.api("GET", f"/tables/{code}/state")
        actions = [one for one in state["options"]["actions"] if one["path"][0] == wanted]
        chosen = next(one for one in actions if about is None or about in one["path"])
        asked = {"version": state["version"], "actions": [chosen["id"]], "seat": state["options"]["seat"]}
        answer = visitor.fetch("POST", f"/tables/{code}/moves", **asked, request_id=uuid4().hex)
        if answer.status != HTTPStatus.CONFLICT:  # a computer has answered an offer meanwhile
            break
    assert answer.ok, answer.text()


def pass_both(visitor: Visitor, code: str, counter: MoveCounter) -> None:
    before = counter.moves
    for _ in range(2):
        move(visitor, code, "pass")
    counter.wait_for(before + 2)


def set_playback(visitor: Visitor, name: str) -> None:
    """Choose the speed in the table's own menu."""
    visitor.press(visitor.button(message("page-menu")))
    group = visitor.page.get_by_role("group", name=message("page-playback"))
    visitor.press(group.get_by_role("button", name=message(f"page-playback-{name}")))
    visitor.page.keyboard.press("Escape")
    expect(group).to_have_count(0)


def test_playback_is_set_and_the_result_waits_for_it(visitors: Visitors) -> None:
    """The test controls the page's clock; both players pass in every round."""
    mara, watcher = visitors.new(), visitors.new(reduced_motion="no-preference")
    code = round_one(mara, "witches")
    page = watcher.page
    counter = MoveCounter(page)
    page.clock.install()
    watcher.open(f"/table/{code}?invitation={mara.api('GET', f'/tables/{code}')['invitation']}")
    told = page.locator(".narration")
    result = page.get_by_role("region", name=message("page-result"))
    round_ = 1
    for speed, beat in (("quick", 350), ("off", 0), ("normal", 900)):
        while speed == "normal" and round_ < 6:
            pass_both(mara, code, counter)
            round_ += 1
        expect(page.get_by_role("img", name=f"Round {round_} of 6")).to_be_visible()
        set_playback(watcher, speed)
        page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
        pass_both(mara, code, counter)
        round_ += 1
        if speed == "off":
            expect(page.get_by_role("img", name=f"Round {round_} of 6")).to_be_visible()
            expect(told).to_have_count(0)
        else:
            expect(told).to_contain_text("Witches passed")
            page.clock.run_for(beat - 1)
            expect(told).to_contain_text("Witches passed")
            page.clock.run_for(1)
            expect(told).to_contain_text("Nomads passed")
            expect(result).to_have_count(0)
            page.clock.run_for(beat)
            expect(told).to_have_count(0)
        page.clock.resume()
    expect(result).to_be_visible()


@pytest.mark.long
def test_moves_are_not_played_out_where_nothing_is_to_move(visitors: Visitors) -> None:
    """The system asks for reduced motion; the page's clock stands still, so any animation would wait."""
    mara, watcher = visitors.new(), visitors.new(reduced_motion="reduce")
    code = round_one(mara, "witches")
    page = watcher.page
    counter = MoveCounter(page)
    page.clock.install()
    watcher.open(f"/table/{code}?invitation={mara.api('GET', f'/tables/{code}')['invitation']}")
    expect(page.get_by_role("img", name="Round 1 of 6")).to_be_visible()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    pass_both(mara, code, counter)
    expect(page.get_by_role("img", name="Round 2 of 6")).to_be_visible()
    expect(page.locator(".narration")).to_have_count(0)
    page.clock.resume()


@pytest.mark.long
def test_a_computer_answers_an_offer_while_somebody_else_thinks(visitors: Visitors) -> None:
    mara, tiago = visitors.new(), visitors.new()
    tiago.api("POST", "/guest", name="Tiago")
    code = beside_a_computer(mara, tiago)
    tiago.open(f"/table/{code}")
    log = tiago.page.get_by_role("region", name="Log")
    expect(log).to_contain_text(re.compile(r"(took|declined) \d power from Halflings"))
    expect(tiago.page.locator("[data-turn=mine]")).to_be_visible()
    position = tiago.api("GET", f"/tables/{code}/state")["position"]
    assert position["turn"] == 2
    assert 0 not in [offer["seat"] for offer in position["offers"]]


def beside_a_computer(mara: Visitor, tiago: Visitor) -> str:
    """Start a game in which Mara has just upgraded beside the computer's Dwarves, and Tiago is to move."""
    mara.api("POST", "/guest", name="Mara")
    options = {"factions": ["dwarves", "halflings", "witches"], "start_player": "first"}
    seats = [{"kind": "computer", "level": "easy"}, {"kind": "me"}, {"kind": "open"}]
    for _ in range(5):
        table = mara.api("POST", "/tables", game="terra-mystica", preset="league", seats=seats, options=options)
        code: str = table["id"]
        tiago.api("POST", f"/tables/{code}/join", seat=2, invitation=table["invitation"])
        mara.api("POST", f"/tables/{code}/start")
        while not (state := mara.api("GET", f"/tables/{code}/state"))["position"]["round"]:
            place(mara if 1 in state["asked"] else tiago, code)
        beside = neighbours(state["position"], 0, 1)
        if beside:
            while state["position"]["turn"] != 1:
                mara.page.wait_for_timeout(20)
                state = mara.api("GET", f"/tables/{code}/state")
            if any(offer["seat"] == 1 for offer in state["position"]["offers"]):
                move(mara, code, "decline")  # the computer has built beside her first
            move(mara, code, "upgrade", beside[0])
            move(mara, code, "done")
            return code
    raise AssertionError("the computer never builds where there is room beside it")


def place(visitor: Visitor, code: str) -> None:
    """Place a dwelling near the computer's, or take a bonus card; do nothing while somebody else is asked."""
    state = visitor.api("GET", f"/tables/{code}/state")
    actions = state["options"]["actions"]
    if not actions:
        visitor.page.wait_for_timeout(20)
        return
    near = set(neighbours(state["position"], 0, None))
    chosen = next((one for one in actions if near & set(one["path"])), actions[0])
    asked = {"version": state["version"], "actions": [chosen["id"]], "seat": state["options"]["seat"]}
    visitor.api("POST", f"/tables/{code}/moves", **asked, request_id=uuid4().hex)


def neighbours(position: dict[str, Any], of: int, seat: int | None) -> list[str]:
    """Return the spaces of a seat, or empty ones, that touch a building of another seat."""
    hexes = position["map"]["hexes"]
    theirs = [(one["x"], one["y"]) for one in hexes if one["seat"] == of]
    mine = [one for one in hexes if one["seat"] == seat and not one["river"]]
    return [one["name"] for one in mine if any(math.dist((one["x"], one["y"]), their) < 1.2 for their in theirs)]
