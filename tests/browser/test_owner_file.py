"""An owner's file on the page for a new table: TOML as in the manual, JSON, and files that cannot be read."""

import random

import pytest
from playwright.sync_api import expect

from hexarch.core.conformance import choose
from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.games.origins.tables import BUILDINGS
from hexarch.locale import message
from tests.browser.visitor import Visitor

TOML = b"[market]\nwisdom = [0, 0, 1, 1, 2]\n\n[buildings.Mint]\nstone = 2\n"
JSON = b'{"market": {"wisdom": [0, 0, 1, 1, 2]}, "buildings": {"Mint": {"stone": 2}}}'
WRONG = {
    "torn": (b"[market\nwisdom", "This file cannot be read as TOML or JSON."),
    "half": (b'{"market": ', "This file cannot be read as TOML or JSON."),
    "large": (b"# " + b"x" * 70_000, "This file is too large; the limit is 64 KB."),
}


def give(visitor: Visitor, name: str, content: bytes) -> None:
    file = {"name": name, "mimeType": "text/plain", "buffer": content}
    visitor.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def open_options(visitor: Visitor) -> None:
    visitor.open("/new?game=origins")
    visitor.page.locator("input[type=file]").wait_for(state="attached")
    visitor.page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")


@pytest.mark.parametrize(("name", "content"), [("my-box.toml", TOML), ("my-box.json", JSON)])
def test_a_table_with_corrected_components(visitor: Visitor, name: str, content: bytes) -> None:
    open_options(visitor)
    give(visitor, name, content)
    visitor.see(f"{name} is loaded")
    with visitor.page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        visitor.press(visitor.page.locator("form button[type=submit]"))
    sent = asked.value.post_data_json
    assert sent is not None
    assert sent["options"]["components"] == {
        "market": {"wisdom": [0, 0, 1, 1, 2]},
        "buildings": {"Mint": {"stone": 2}},
    }


def test_a_file_that_cannot_be_read_says_why(visitor: Visitor) -> None:
    open_options(visitor)
    for name, (content, sentence) in WRONG.items():
        give(visitor, f"{name}.toml", content)
        expect(visitor.page.get_by_role("status").filter(has_text=sentence)).to_be_visible()


NAMES = {name: f"Own name {chr(65 + n // 26)}{chr(97 + n % 26)}" for n, name in enumerate(BUILDINGS)}
COMPONENTS = {"buildings": {name: {"name": own} for name, own in NAMES.items()}}
USUAL = [message(f"origins-building-{name.lower().replace(chr(39), '').replace(' ', '-')}") for name in BUILDINGS]
# Three buildings are called like the temples, which keep their names.
TEMPLES = [f"{message(f'origins-temple-{temple}')} temple" for temple in ("forest", "mountain", "sea")]


def test_renamed_buildings_at_the_table(visitor: Visitor) -> None:
    visitor.api("POST", "/guest", name="Anna")
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = visitor.api("POST", "/tables", game="origins", seats=seats, options={"components": COMPONENTS})
    visitor.api("POST", f"/tables/{table['id']}/start")
    visitor.open(f"/table/{table['id']}")
    market = visitor.api("GET", f"/tables/{table['id']}/state")["position"]["market"]
    assert [space for space in market if space["building"]]
    for space in market:
        if space["building"]:
            visitor.see(NAMES[space["building"]])


@pytest.mark.long
def test_renamed_buildings_in_the_replay(visitor: Visitor) -> None:
    """The new names are on the board and in every move of the list."""
    game = load_game("origins")
    ledger = Ledger(game, game.options({"components": COMPONENTS}, 2), ["Anna", "Bela"])
    dice = random.Random(5)
    while not game.is_over(ledger.state):
        ledger.push(ledger.state.stack[-1][0], choose(game, ledger.state, dice))
    visitor.api("POST", "/guest", name="Anna")
    code = visitor.api("POST", "/imports", text=ledger.dumps(), name="Two builders")["id"]
    visitor.open(f"/replay/{code}?at=40")
    market = visitor.api("GET", f"/tables/{code}/state?at=40")["position"]["market"]
    for space in market:
        if space["building"]:
            visitor.see(NAMES[space["building"]])
    moves = visitor.page.get_by_role("region", name="Moves").inner_text()
    visitor.press(visitor.button("Ledger"))
    for told in (moves, visitor.page.locator("tbody").inner_text()):
        assert "Own name " in told
        assert not [name for name in USUAL if name in told and name not in TEMPLES]
