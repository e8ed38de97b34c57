"""Compound moves, alternatives, choosing tiles, and typed moves, each at a table of its own."""

import random
import re
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.moments import table_of
from tests.browser.test_merging import open_round_one, steps
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def own_hex(visitor: Visitor) -> str:
    """Return the place of a dwelling that this person could upgrade."""
    actions = visitor.api("GET", f"/tables/{table_of(visitor)}/state")["options"]["actions"]
    return str(next(one["path"][1] for one in actions if one["path"][0] == "upgrade"))


def test_a_sacrifice_for_a_power_action_is_one_click_and_another_choice_replaces_it(visitor: Visitor) -> None:
    """It also shows the figures of a drafted upgrade, no reveal warning, and undoing a compound as a whole."""
    open_round_one(visitor, "witches")
    page = visitor.page
    tile = page.get_by_role("button", name=message("tm-power-sacrifice", tokens=3)).last
    tile.hover()
    expect(page.locator(".label").get_by_text(message("tm-power-sacrifice", tokens=3))).to_be_visible()
    tile.click()
    steps(visitor, "Sacrifice 3 power", "priest")
    assert visitor.violations() == []
    visitor.press(visitor.button(message("page-undo")))
    expect(page.locator("[data-step]")).to_have_count(0)
    words = tile.get_by_text(message("tm-power-sacrifice-short", tokens=3), exact=True)
    expect(words).not_to_be_visible()
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(words).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 720})
    tile.click()
    steps(visitor, "Sacrifice 3 power", "priest")

    place = own_hex(visitor)
    page.locator(f'[data-hex="{place}"]').click(force=True)
    take = page.get_by_role("button", name=message("page-compare-take"))
    expect(page.locator("[data-spot]")).to_contain_text(message("page-compare-drafted"))
    expect(page.locator("[data-spot]")).to_contain_text(f"Upgrade {place}")
    expect(page.locator("[data-spot]")).to_contain_text("Next income")
    assert visitor.violations() == []
    take.click()
    steps(visitor, f"Upgrade {place}")
    dwellings = page.locator(".row", has_text="Dwelling").first
    expect(dwellings.locator(".slots .on")).to_have_count(1)
    expect(dwellings.locator(".slots .leaving")).to_have_count(1)
    expect(page.locator(".row", has_text="Trading house").first.locator(".cost")).to_contain_text("6")
    visitor.press(visitor.button(message("page-reset")))
    cards = page.locator(".cards button")
    cards.nth(0).click()
    expect(page.locator("[data-step]")).to_have_count(1)
    expect(page.locator(".end")).to_have_count(0)
    page.locator(f'[data-hex="{place}"]').click(force=True)
    take.click()
    steps(visitor, f"Upgrade {place}")
    assert visitor.violations() == []


def test_origins_pays_without_gold_and_offers_gold_as_another_way(visitor: Visitor) -> None:
    code = visitor.table("origins", ["me", "me"])
    dice = random.Random(2)
    for _ in range(300):
        state = visitor.api("GET", f"/tables/{code}/state")
        found = [one for one in state["options"]["compounds"] if one["path"][0] == "grow"]
        if found:
            break
        options = [one for one in state["options"]["actions"] if one["path"][0] not in ("grow", "pass")]
        choice = dice.choice(options or state["options"]["actions"])
        asked = {"version": state["version"], "actions": [choice["id"]], "seat": state["options"]["seat"]}
        visitor.api("POST", f"/tables/{code}/moves", **asked, request_id=uuid4().hex)
    assert len(found) > 1
    visitor.open(f"/table/{code}")
    page = visitor.page
    page.locator("[data-verb=grow]").click()
    expect(page.locator("[data-step]")).to_have_count(1)  # a payment without gold is not shown as a step
    page.locator("[data-ways]").click()
    assert visitor.violations() == []
    page.get_by_role("menuitem").last.click()
    expect(page.locator("[data-step]")).to_have_count(2)
    expect(page.locator("[data-step]").last).to_contain_text("gold")
    visitor.press(visitor.button(message("page-undo")))
    expect(page.locator("[data-step]")).to_have_count(1)


@pytest.mark.long
def test_tiles_open_the_large_chooser(visitor: Visitor) -> None:
    visitor.api("POST", "/guest", name="Mara")
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = {"game": "terra-mystica", "seats": seats, "options": {"start_player": "first"}}
    code = visitor.api("POST", "/tables", **table)["id"]
    visitor.api("POST", f"/tables/{code}/start")
    visitor.open(f"/table/{code}")
    page = visitor.page
    page.get_by_role("region", name="Choose your faction").get_by_role("button", name="Cultists").click()
    visitor.press(visitor.button(message("page-confirm")))
    expect(page.locator("[data-taken]")).to_have_count(1)
    expect(page.locator("[data-taken]")).to_contain_text(message("tm-faction-taken", player="Mara"))
    expect(page.locator("[data-taken]")).to_contain_text("Cultists")
    assert visitor.violations() == []

    code = open_round_one(visitor, "witches")
    visitor.press(page.locator("[data-verb=pass]"))
    cards = page.locator("[data-chooser=pass]")
    expect(cards).to_contain_text(message("tm-choose-round"))
    assert visitor.violations() == []
    visitor.press(page.get_by_role("button", name=message("page-result-hide")))
    expect(cards).to_have_count(0)
    place = own_hex(visitor)
    for text in (f"upgrade {place} to TP. done", None, f"upgrade {place} to TE"):
        state = visitor.api("GET", f"/tables/{code}/state")
        seat = state["options"]["seat"]
        if text is None:
            ids = [next(one["id"] for one in state["options"]["actions"] if one["path"][0] == "pass")]
            asked = {"version": state["version"], "actions": ids, "seat": seat, "request_id": uuid4().hex}
            visitor.api("POST", f"/tables/{code}/moves", **asked)
        else:
            draft = visitor.api("POST", f"/tables/{code}/text", version=state["version"], text=text, seat=seat)
            if draft["complete"]:
                body = {"version": state["version"], "request_id": uuid4().hex, "seat": seat}
                visitor.api("POST", f"/tables/{code}/draft/confirm", **body)
    visitor.open(f"/table/{code}")
    favors = page.locator("[data-chooser=favor]")
    expect(favors).to_contain_text(re.compile(r"Fire: 3 steps, from \d to \d"))
    expect(favors).to_contain_text(message("tm-choose-lasting"))
    assert visitor.violations() == []
    favors.get_by_role("button").first.click()
    expect(page.locator("[data-step]")).to_have_count(2)


@pytest.mark.long
def test_typed_moves_complete_with_tab(visitor: Visitor) -> None:
    open_round_one(visitor, "witches")
    page = visitor.page
    place = own_hex(visitor)
    visitor.press(visitor.button(message("page-type-move")))
    expect(page.locator("[data-suggestions]")).to_contain_text(message("page-type-examples"))
    field = page.get_by_role("textbox").last
    field.fill(f"upgrade {place}")
    field.press("Tab")
    expect(field).to_have_value(f"upgrade {place} to TP")
    expect(field).to_be_focused()
    assert visitor.violations() == []
    field.press("Enter")
    steps(visitor, f"Upgrade {place}")
    # Its key also moves the focus there from elsewhere.
    field.press("Escape")
    page.locator("[data-hint], [data-verb]").last.focus()
    page.keyboard.press("/")
    expect(page.get_by_role("textbox").last).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_compound_on_a_phone(visitors: Visitors, scheme: str) -> None:
    visitor = visitors.new(phone=True, color_scheme=scheme)
    open_round_one(visitor, "witches")
    page = visitor.page
    visitor.press(page.get_by_role("navigation").get_by_role("button", name="Tiles"))
    visitor.press(page.get_by_role("button", name=message("tm-power-sacrifice", tokens=3)).first)
    visitor.press(page.get_by_role("menuitem").first)
    steps(visitor, "Sacrifice 3 power", "")
    assert visitor.violations() == []
    assert not visitor.scrolls()
