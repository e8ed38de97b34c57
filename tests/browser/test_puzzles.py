"""Puzzles and studies in the browser."""

from contextlib import suppress

import pytest
from playwright.sync_api import expect

from hexarch.players.puzzles import data
from hexarch.players.puzzles.examine import puzzle_rules
from tests.browser.conftest import Visitors

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_a_puzzle_is_tried_and_solved_on_a_phone(visitors: Visitors) -> None:
    """Go from the list to a wrong turn, the right one, and the answer step by step; axe finds nothing on the way."""
    puzzle = min(data.puzzles("terra-mystica"), key=lambda one: len(one.entries))
    visitor = visitors.new(phone=True)
    visitor.open("/puzzles")
    page = visitor.page
    page.locator("[data-daily]").first.wait_for()
    assert visitor.violations() == []
    assert not visitor.scrolls() or page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.open(f"/puzzles/{puzzle.id}")
    page.locator("[data-solution]").wait_for()
    page.wait_for_load_state("networkidle")
    code = visitor.api("post", f"/puzzles/{puzzle.id}/table")["table"]

    def draft(actions: list[int]) -> None:
        steps = puzzle_rules(puzzle.game).complete(puzzle.ledger().state, puzzle.seat, actions)
        for _ in range(10):
            visitor.api("put", f"/tables/{code}/draft", version=puzzle.at, steps=steps, seat=puzzle.seat)
            with suppress(AssertionError):
                # Messages sent before the page listens are lost, so send them again.
                expect(visitor.button("Confirm turn")).to_be_enabled(timeout=3000)
                return
        raise AssertionError("the page does not hear of the draft")

    draft(puzzle.other)
    visitor.press(visitor.button("Confirm turn"))
    verdict = page.locator("[data-verdict]")
    verdict.wait_for()
    if verdict.get_attribute("data-verdict") is None:
        visitor.press(visitor.button("Confirm anyway"))
    assert verdict.get_attribute("data-verdict") in ("close", "wrong")
    assert visitor.violations() == []
    visitor.press(visitor.button("Try again"))
    draft(puzzle.answer)
    visitor.press(visitor.button("Confirm turn"))
    page.locator("[data-verdict=solved]").wait_for()
    steps = page.get_by_role("group", name="The solution on the board")
    visitor.press(steps.get_by_role("button", name="One step back"))
    visitor.see("Step ")
    assert visitor.violations() == []


@pytest.mark.long
def test_a_study_is_made_marked_and_read_by_others(visitors: Visitors) -> None:
    anna = visitors.new()
    anna.open("/")
    anna.api("post", "/register", name="Study Anna", password="a long password")
    table = anna.table("terra-mystica", ["me", "me"], guest=False)
    anna.open(f"/replay/{table}")
    page = anna.page
    anna.press(anna.button("Share"))
    anna.press(page.locator("[data-save-study]"))
    page.get_by_label("Comment on this position").fill("Watch this hex.")
    anna.press(anna.button("Mark the board"))
    page.locator("main [data-thing='hex:E5']").first.click(force=True)
    page.locator("main [data-thing='hex:F4']").first.click(force=True, modifiers=["Shift"])
    page.locator("svg.marks .arrow").wait_for()
    page.locator("main").first.evaluate("(main) => (main.dataset.kept = 'yes')")
    anna.press(anna.button("Save").last)
    anna.see("Positions with notes")
    anna.see("E5 → F4")
    assert page.locator("main[data-kept]").count() == 1, "the game is not read again"
    assert anna.violations() == []
    study = page.url.split("/studies/")[1].split("?")[0]
    link = anna.api("patch", f"/studies/{study}", shared=True)["link"]
    ben = visitors.new(phone=True)
    ben.open(f"/studies/{study}?link={link}")
    ben.see("Watch this hex.")
    ben.page.locator("svg.marks .arrow").wait_for()
    assert ben.page.get_by_label("Comment on this position").count() == 0
    assert ben.violations() == []
