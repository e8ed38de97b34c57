"""The manuals list every option with every possible value, and nothing that does not exist."""

import re
from pathlib import Path

import pytest

from hexarch.games import NAMES, load_presenter

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("name", NAMES)
def test_every_option_and_value_is_explained(name: str) -> None:
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    rows = {row.split("|")[1]: row for row in text.splitlines() if row.startswith("| `")}
    for option in load_presenter(name).option_list():
        row = next((row for names, row in rows.items() if f"`{option['name']}`" in names), "")
        assert row, f"{option['name']} is not in docs/{name}.md"
        first = option["default"]
        if option["kind"] == "choice":
            assert re.findall(r"`([^`]+)`", row.split("|")[2])[0] == first
            assert all(f"`{value}`" in row for value in option["choices"])
        elif option["kind"] == "bool":
            assert row.split("|")[2].strip() == ("yes, no" if first else "no, yes")


@pytest.mark.parametrize("name", NAMES)
def test_no_option_is_explained_that_does_not_exist(name: str) -> None:
    known = {option["name"] for option in load_presenter(name).option_list()}
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    table = text.split("## Options")[1].split("\n## ")[0]
    named = {
        word
        for row in table.splitlines()
        if row.startswith("| `")
        for word in re.findall(r"`(\w+)`", row.split("|")[1])
    }
    assert named == known
