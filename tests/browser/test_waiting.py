"""While others play and between games: who is thinking, my games, choosing opponents, my replays."""

from uuid import uuid4

import pytest
from playwright.sync_api import expect

from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.moments import open_league_game, sit_together
from tests.browser.terra_mystica import Seat, whose_turn
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def pass_on(visitor: Visitor, code: str, rounds: int) -> None:
    """Pass through the API until this person has a turn in a given round, or the game is over."""
    while True:
        state = visitor.api("GET", f"/tables/{code}/state")
        position, options = state["position"], state["options"]
        if position["phase"] == "over":
            return
        if options is None or not options["actions"]:
            visitor.page.wait_for_timeout(20)
            continue
        if options["decision"]["kind"] == "turn" and position["round"] >= rounds:
            return
        passing = [one for one in options["actions"] if one["path"][0] == "pass"]
        draft = visitor.api(
            "POST",
            f"/tables/{code}/draft",
            version=state["version"],
            action=(passing or options["actions"])[0]["id"],
        )
        while not draft["complete"]:
            action = draft["options"]["actions"][0]["id"]
            draft = visitor.api("POST", f"/tables/{code}/draft", version=state["version"], action=action)
        visitor.api("POST", f"/tables/{code}/draft/confirm", version=state["version"], request_id=uuid4().hex)


def test_a_waiting_player_sees_for_whom_how_long_and_who_is_next(visitors: Visitors) -> None:
    mara, tiago = visitors.new(), visitors.new()
    sit_together(mara, tiago, "terra-mystica", "easy")
    asked = whose_turn([Seat(mara), Seat(tiago)]).visitor
    other, name = (mara, "Tiago") if asked is tiago else (tiago, "Mara")
    waiting = other.page.locator("[data-waiting]")
    expect(waiting).to_contain_text(name)
    expect(waiting.get_by_role("timer")).to_contain_text("thinking for 0:")
    expect(waiting.locator("[data-next]")).to_contain_text("Computer (Easy)")
    assert other.violations() == []


@pytest.mark.long
def test_several_offers_are_answered_in_one_step(visitors: Visitors) -> None:
    visitor = visitors.new((1366, 768))
    line = open_league_game(visitor, 162)
    dock = visitor.page.get_by_role("contentinfo")
    assert dock.evaluate("(e) => e.scrollHeight <= e.clientHeight"), "everything fits"
    take = visitor.page.locator("[data-answer=take-all]")
    expect(take).to_contain_text("4")
    expect(visitor.page.get_by_role("switch", name=message("tm-offer-always"))).not_to_be_checked()
    assert visitor.violations() == []
    take.click()
    expect(visitor.page.locator("[data-answer]")).to_have_count(0)
    assert visitor.api("GET", f"/tables/{line}/state")["position"]["offers"] == []


@pytest.mark.long
def test_my_games_show_what_waits_for_me_first_and_how_others_ended(visitor: Visitor) -> None:
    over = visitor.table("terra-mystica", ["me", "greedy"])
    pass_on(visitor, over, 7)
    running = visitor.table("terra-mystica", ["me", "random"], guest=False)
    pass_on(visitor, running, 1)
    visitor.table("origins", ["me", "open"], start=False, guest=False)
    visitor.open("/games")
    rows = visitor.page.get_by_role("region", name="My games").get_by_role("link")
    expect(rows).to_have_count(3)
    first, last = rows.nth(0), rows.nth(2)
    expect(first).to_have_attribute("href", f"/table/{running}")
    for text in ("Your turn", "Terra Mystica", "Round 1", "you play", "with Computer"):
        expect(first).to_contain_text(text)
    expect(first.locator("[data-last]")).not_to_be_empty()
    expect(last).to_have_attribute("href", f"/replay/{over}")
    points = visitor.api("GET", f"/tables/{over}")["result"]["scores"][0]
    expect(last).to_contain_text(f"{points} points, place 2")
    assert visitor.violations() == []
    replay_opens_at(visitor, over, visitor.api("GET", f"/tables/{over}")["entries"])
    log = visitor.api("GET", f"/tables/{running}/state?log=all")["log"]
    replay_opens_at(visitor, running, max(entry["number"] for entry in log if entry["seat"] == 0) + 1)


def replay_opens_at(visitor: Visitor, code: str, number: int) -> None:
    """Check that the replay opens at this move, with the scoring tiles beside the board."""
    visitor.open(f"/replay/{code}")
    expect(visitor.page.get_by_role("slider", name="Move")).to_have_value(str(number))
    expect(visitor.page.get_by_role("region", name="Scoring")).to_be_visible()


@pytest.mark.long
def test_random_is_not_offered_and_our_values_are_explained_once(visitor: Visitor) -> None:
    for game in ("terra-mystica", "origins"):
        visitor.open(f"/new?game={game}")
        levels = visitor.page.locator("select").filter(has_text="Easy")
        levels.first.wait_for()  # they are fetched after the form is drawn
        offered = " ".join(visitor.page.locator("select option").all_inner_texts())
        assert "Random" not in offered
        assert "Greedy" not in offered
    code = visitor.table("origins", ["me", "easy"])
    note = visitor.page.locator("[data-ours]")
    expect(note).to_contain_text("Values with dots beneath them are ours")
    assert visitor.violations() == []
    # It takes no room from the panels: the whole market is visible.
    for width, height in ((1366, 768), (1440, 900)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        market = visitor.page.get_by_role("region", name="Building market")
        assert market.evaluate("(panel) => panel.scrollHeight <= panel.clientHeight"), (width, height)
    visitor.press(note.get_by_role("button"))
    expect(note).to_have_count(0)
    visitor.open(f"/table/{code}")
    visitor.page.get_by_role("region", name="Log").wait_for()
    expect(note).to_have_count(0)
