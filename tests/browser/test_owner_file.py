"""An owner's file on the page for a new table: TOML as the manual describes it, JSON, and what cannot be read."""

import pytest
from playwright.sync_api import expect

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
