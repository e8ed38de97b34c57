"""A table in every language: switched without leaving it, with the terms of the printed games."""

import json
import re
from pathlib import Path

import pytest

from hexarch.locale import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.league import open_league
from tests.browser.visitor import DRAWN, Visitor

pytestmark = pytest.mark.browser

GLOSSARY: dict[str, dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "glossary.json").read_text("utf-8")
)
BUILDINGS = ("dwelling", "trading-house", "temple", "stronghold", "sanctuary")
# Terms that the table always shows.
SHOWN = {
    "terra-mystica": [f"building-{name}" for name in BUILDINGS],
    "origins": ["origins-name-agora", "origins-name-palace", "origins-panel-citizens", "origins-panel-temples"],
}
OTHERS = [language for language in LANGUAGES if language != "en"]


def missing(visitor: Visitor, game: str, language: str) -> list[str]:
    """Return the terms that the page lacks; only the first letters of longer words count, as endings may vary."""
    text: str = visitor.page.evaluate("() => document.body.textContent").casefold()
    terms = [GLOSSARY[key][language].casefold() for key in SHOWN[game]]
    stems = {term: [word[:4] for word in re.findall(r"\w+", term) if len(word) > 3] for term in terms}
    return [term for term, words in stems.items() if not all(word in text for word in words)]


def switch(visitor: Visitor, language: str) -> None:
    """Switch the language in the table's own menu."""
    visitor.press(visitor.page.locator("header button").last)
    menu = visitor.page.get_by_role("dialog")
    visitor.press(menu.locator(f"button[lang={language}]"))
    visitor.page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
    visitor.page.keyboard.press("Escape")
    menu.wait_for(state="detached")


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_a_table_speaks_the_language_of_the_books(visitors: Visitors, game: str, language: str) -> None:
    visitor = visitors.new()
    if game == "origins":
        visitor.table(game, ["me", "random"])
    else:
        open_league(visitor)
    visitor.page.locator(f"{DRAWN} [data-turn=mine]").wait_for()
    assert missing(visitor, game, language), "so far it is English"
    visitor.page.evaluate("() => { window.stays = true }")
    switch(visitor, language)
    assert missing(visitor, game, language) == []
    assert visitor.page.evaluate("() => window.stays"), "the page is not loaded again"
    visitor.page.reload()
    visitor.page.locator(f"{DRAWN} [data-turn=mine]").wait_for()
    assert missing(visitor, game, language) == []
