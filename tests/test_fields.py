"""The fields of a position are repeated in `clone` and in the tuple for keys and JSON; all must agree."""

import ast
from pathlib import Path
from typing import TypeGuard

import pytest

GAMES = Path(__file__).parents[1] / "src" / "hexarch" / "games"
CLASSES = [
    ("terra_mystica/state.py", "State", "STATE_FIELDS", {"setup", "journal", "players"}),
    ("terra_mystica/player.py", "Player", "PLAYER_FIELDS", set[str]()),
    ("origins/state.py", "State", "STATE_FIELDS", {"setup", "journal", "players"}),
    ("origins/player.py", "Player", "PLAYER_FIELDS", set[str]()),
]


@pytest.mark.parametrize(("file", "name", "listed", "apart"), CLASSES)
def test_a_field_is_declared_listed_and_cloned(file: str, name: str, listed: str, apart: set[str]) -> None:
    tree = ast.parse((GAMES / file).read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    declared = {node.target.id for node in found.body if isinstance(node, ast.AnnAssign) and is_name(node.target)}
    (fields,) = (
        node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and is_name(node.target) and node.target.id == listed
    )
    assert fields is not None
    names = ast.literal_eval(fields)
    assert sorted(set(names)) == list(names), "sorted, and each once"
    assert set(names) | apart == declared
    assert copied(found) == declared


def is_name(node: ast.expr) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name)


def copied(found: ast.ClassDef) -> set[str]:
    """Return the fields that `clone` sets on the copy."""
    (clone,) = (node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "clone")
    return {
        target.attr
        for node in ast.walk(clone)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute)
    }
