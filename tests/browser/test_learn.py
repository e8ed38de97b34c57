"""Learning in the browser: the page, lessons, the coach of the guided games, and the rules with their small boards."""

import re

import pytest
from playwright.sync_api import Page

from hexarch.games import NAMES
from hexarch.games.lessons import guide, lessons
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

_THINKING = 60_000
_MOST_TURNS = 200
# Moves that end a turn or that somebody else or a draw decides.
TURNS = re.compile(r"(?<=done)\. |\. (?:tile|roll) [^.]*(?:\. |$)|(?<=stone)\. |(?<=grow)\. |(?<=TE)\. ")
# A verb or choice, or the end of the game.
MOMENT = '[data-suggest]:not([disabled]), [data-answer=take]:not([disabled]), [data-cue="over"]'


def coach(page: Page, name: str) -> None:
    page.locator(f'[data-coach="{name}"]').wait_for()


def write(page: Page, text: str) -> bool:
    """Type moves; return whether the table accepted them."""
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name="Type a move")
    field.fill(text)
    with page.expect_response(lambda response: response.url.endswith("/text")) as answered:
        field.press("Enter")
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    field.press("Escape")
    return answered.value.ok


def play_lesson(visitor: Visitor, game: str, name: str) -> None:
    """Solve a lesson by typing its solution, with the keyboard alone."""
    page = visitor.page
    visitor.open(f"/learn/{game}/{name}")
    coach(page, name)
    assert page.locator("[data-done=true]").count() == 0
    for turn in TURNS.split(lessons(game)[name].solution):
        if page.locator("[data-coach][data-done=true]").count():
            break
        if page.locator("[data-answer=take]").count():
            page.keyboard.press("Control+Enter")
        else:
            play_turn(page, turn)
    page.locator("[data-coach][data-done=true]").wait_for()
    assert page.get_by_text("Solved!").count() == 1


def play_turn(page: Page, turn: str) -> None:
    """Type a whole turn; where somebody else decides something in between, type one move after the other."""
    if not write(page, turn):
        for part in turn.split(". "):
            if not write(page, part):
                send(page)
                assert write(page, part) or part == "done", part
    send(page)


def send(page: Page) -> None:
    """Confirm a complete turn, even if the table warns about waste."""
    for _ in range(2):
        button = page.get_by_role("button", name=re.compile("^Confirm"))
        if button.count() and button.get_attribute("aria-disabled") == "false":
            page.keyboard.press("Control+Enter")
            page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    page.locator("[data-step]").first.wait_for(state="detached")


def test_a_beginner_finds_lessons_a_coach_and_the_rules(visitors: Visitors) -> None:
    visitor = visitors.new((1366, 768))
    page = visitor.page
    visitor.open("/")
    page.get_by_role("link", name="Learn to play").first.click()
    page.get_by_text("No lessons done yet").first.wait_for()
    page.get_by_role("link", name="Next: Terrain and spades").click()
    coach(page, "build")
    page.locator("[data-help]").click()
    page.get_by_text("A spade costs 3 workers").wait_for()
    page.locator("[data-help]").click()
    page.locator("[data-help]").click()
    page.get_by_text("Solution:").wait_for()
    write(page, "transform F6 to green. build F6")
    page.locator("[data-coach][data-done=true]").wait_for()
    assert not visitor.scrolls()
    page.get_by_role("link", name="Next lesson").click()
    coach(page, "special")
    page.get_by_role("link", name="All lessons").click()
    page.locator("[data-progress]", has_text="1 of 12 done").wait_for()

    visitor.open("/rules/terra-mystica/power-actions")
    topic = page.locator('[data-topic-lessons="power-actions"]')
    topic.get_by_role("button").click()
    page.locator("[data-mini] [data-hex]").first.wait_for()
    topic.get_by_role("link", name="A bridge").click()
    coach(page, "bridge")
    assert visitor.violations() == []


def test_the_coach_points_asks_suggests_and_can_be_silenced_and_left(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    page = visitor.page
    visitor.open(f"/learn/{NAMES[1]}/first-game")
    coach(page, "first-game")
    page.locator("[data-coach]", has_text="send one to a site").wait_for()
    table = page.url
    page.get_by_text("Sites", exact=True).tap()
    page.locator("[data-coached]").first.wait_for()
    page.locator("[data-suggest]").tap()
    page.locator("[data-take]").wait_for(timeout=_THINKING)
    assert "I would do this" in page.locator("[data-suggestion]").inner_text()
    page.locator("[data-take]").tap()
    confirm(visitor)
    page.locator('[data-cue="wisdom"]').wait_for(timeout=_THINKING)
    page.locator("[data-hush]").tap()
    assert not page.locator("[data-coach]", has_text="raises the mothership").count()
    page.locator("[data-leave]").tap()
    page.get_by_text("Your first game").first.wait_for()
    visitor.open(f"/learn/{NAMES[1]}/first-game")
    coach(page, "first-game")
    assert page.url == table, "it is resumed"
    page.locator("[data-hush]").tap()
    page.locator("[data-coach]", has_text="raises the mothership").wait_for()


def confirm(visitor: Visitor) -> None:
    button = visitor.page.get_by_role("button", name=re.compile("^Confirm"))
    visitor.page.wait_for_function(
        "() => [...document.querySelectorAll('button')].some((one) => /^Confirm/.test(one.textContent.trim())"
        " && one.getAttribute('aria-disabled') === 'false')"
    )
    visitor.press(button)


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_every_lesson_is_solved_by_keyboard(visitors: Visitors, game: str) -> None:
    visitor = visitors.new((1366, 768))
    for name in lessons(game):
        play_lesson(visitor, game, name)
    visitor.open("/learn")
    count = len(lessons(game))
    visitor.page.locator("[data-progress]", has_text=f"{count} of {count} done").wait_for()


@pytest.mark.long
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("game", NAMES)
def test_a_guided_game_is_played_to_its_end(visitors: Visitors, game: str, by: str) -> None:
    """Follow the coach's suggestions, by touch on a phone or with the keyboard alone."""
    visitor = visitors.new(phone=True) if by == "mouse" else visitors.new((1366, 768))
    page = visitor.page
    visitor.open(f"/learn/{game}/first-game")
    coach(page, "first-game")
    heard: list[str] = []
    for _ in range(_MOST_TURNS):
        page.locator(MOMENT).first.wait_for(timeout=_THINKING)
        page.locator("[data-coach][aria-busy=false]").wait_for()
        cue = str(page.locator("[data-coach]").get_attribute("data-cue"))
        if cue not in heard:
            heard.append(cue)
        if cue == "over":
            break
        take_turn(visitor, by)
    assert heard[-1] == "over"
    ideas = [cue.name for cue in guide(game).turns]
    # An event may replace the idea of the turn.
    assert len([name for name in ideas if name in heard]) >= len(ideas) - 2
    visitor.open("/learn")
    page.get_by_role("link", name="Play it again").wait_for()


def take_turn(visitor: Visitor, by: str) -> None:
    page = visitor.page
    if page.locator("[data-answer=take]:not([disabled])").count():
        act(visitor, by, "[data-answer=take]:not([disabled])")
        page.locator("[data-answer=take]:not([disabled])").wait_for(state="detached")
    else:
        act(visitor, by, "[data-suggest]")
        page.locator("[data-coach] [role=status], [data-take]").first.wait_for()
        page.locator("[data-take]").wait_for(timeout=_THINKING)
        act(visitor, by, "[data-take]")
        page.locator("[data-take]").wait_for(state="detached")
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        if by == "keyboard":
            page.keyboard.press("Control+Enter")
        else:
            confirm(visitor)
        # The turn was sent, or stopped by a warning.
        anyway = page.get_by_role("button", name="Confirm anyway")
        page.locator("[data-coach]:not(:root:has([data-step]) *)").or_(anyway).first.wait_for()
        if anyway.count():
            page.keyboard.press("Control+Enter") if by == "keyboard" else visitor.press(anyway)
    page.locator(MOMENT).first.wait_for(timeout=_THINKING)


def act(visitor: Visitor, by: str, what: str) -> None:
    thing = visitor.page.locator(what).first
    if by == "keyboard":
        thing.press("Enter")
    else:
        visitor.press(thing)
