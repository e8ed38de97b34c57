"""Importing a game on the page: notes from the reader, other encodings, and the page's own downloads."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from hexarch.core.conformance import choose
from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.locale import message
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

LOG = (Path(__file__).parents[1] / "fixtures" / "games" / "4pLeague_S66_D1L1_G5.txt").read_text(encoding="utf-8")
REMARK = "A remark of the players"
SKIPPED: dict[str, int | str] = {"line": 1, "text": REMARK}


def choose_file(visitor: Visitor, name: str, content: bytes) -> None:
    visitor.open("/import")
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": content}
    visitor.page.get_by_label("Choose a file").set_input_files(file)


@pytest.mark.long
def test_a_skipped_line_is_shown_before_the_replay_opens(visitor: Visitor) -> None:
    visitor.open("/import")
    visitor.page.get_by_label("Text of the game").fill(f"{REMARK}\n{LOG}")
    visitor.press(visitor.button("Import game"))
    expect(visitor.page.get_by_role("status").filter(has_text="Imported, with notes")).to_contain_text(
        message("replay-note-skipped", "en", **SKIPPED)
    )
    assert visitor.violations() == []
    visitor.press(visitor.page.get_by_role("link", name="Open the replay"))
    visitor.page.wait_for_url("**/replay/*")
    visitor.press(visitor.button("Ledger"))
    visitor.press(visitor.page.get_by_text("1 note from the import"))
    visitor.see(REMARK)
    assert visitor.violations() == []


def test_a_latin_1_file_is_read_with_a_note(visitor: Visitor) -> None:
    line = next(n for n, one in enumerate(LOG.splitlines(), 1) if one == "Player 1: player1")
    choose_file(visitor, "old.txt", LOG.replace("Player 1: player1", "Player 1: Jürgen").encode("latin-1"))
    visitor.see(message("replay-note-latin-1", line=line))
    visitor.press(visitor.page.get_by_role("link", name="Open the replay"))
    visitor.page.wait_for_url("**/replay/*")
    code = visitor.page.url.partition("/replay/")[2].partition("?")[0]
    assert visitor.api("GET", f"/tables/{code}")["seats"][0]["name"] == "Jürgen"


def test_what_is_not_text_is_refused_by_name(visitor: Visitor) -> None:
    choose_file(visitor, "wide.txt", LOG.encode("utf-16"))
    visitor.see("The file is encoded as UTF-16; save it as UTF-8.")


@pytest.mark.long
def test_notes_are_shown_in_other_languages(visitors: Visitors) -> None:
    """Two languages are enough here; tests/test_locale.py compares the messages of all."""
    first = visitors.new()
    first.api("POST", "/guest", name="Anna")
    code = first.api("POST", "/imports", text=f"{REMARK}\n{LOG}", name="A league game")["id"]
    for language in ("pt", "hu"):
        visitor = visitors.new(locale=language, phone=language == "hu")
        visitor.open(f"/replay/{code}")
        name = message("replay-tab-ledger" if visitor.phone else "replay-view-ledger", language)
        visitor.press(visitor.page.get_by_role("button", name=name, exact=True))
        visitor.press(visitor.page.get_by_text(message("replay-notes", language, count=1)))
        visitor.see(message("replay-note-skipped", language, **SKIPPED))
        visitor.close()


def test_the_transcript_that_the_share_dialog_offers_is_read_again(visitor: Visitor) -> None:
    game = load_game("origins")
    dice = random.Random(3)
    ledger = Ledger(game, game.options({}, 2), ["Anna", "Bela"])
    while not game.is_over(ledger.state):
        ledger.push(ledger.state.stack[-1][0], choose(game, ledger.state, dice))
    visitor.api("POST", "/guest", name="Anna")
    code = visitor.api("POST", "/imports", text=ledger.dumps(), name="Two builders")["id"]
    visitor.open(f"/replay/{code}")
    visitor.press(visitor.button("Share and save"))
    with visitor.page.expect_download() as saved:
        visitor.press(visitor.page.get_by_role("link", name=message("replay-file-commands")))
    choose_file(visitor, saved.value.suggested_filename, saved.value.path().read_bytes())
    visitor.page.wait_for_url("**/replay/*")
    again = visitor.page.url.partition("/replay/")[2].partition("?")[0]
    assert again != code
    tables = [visitor.api("GET", f"/tables/{one}") for one in (code, again)]
    assert tables[0]["result"] == tables[1]["result"]
    assert tables[0]["entries"] == tables[1]["entries"] == len(ledger.entries)
