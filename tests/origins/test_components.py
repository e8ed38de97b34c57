"""The component file: where its values come from, and where its names may be used."""

from pathlib import Path
from typing import Any

import pytest

from hexarch.core.game import RuleError
from hexarch.games.origins import tables
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import DEFAULT, origin


def leaves(value: Any, path: str = "") -> list[str]:
    """Yield every single value of the file, as a dotted path."""
    if isinstance(value, dict):
        return [leaf for key, part in value.items() for leaf in leaves(part, f"{path}.{key}" if path else key)]
    if isinstance(value, list):
        return [leaf for i, part in enumerate(value) for leaf in leaves(part, f"{path}.{i}")]
    return [path]


def test_every_value_has_an_origin() -> None:
    data = {key: value for key, value in tables._BASE.items() if key != "origin"}
    paths = leaves(data)
    assert len(paths) > 500
    for path in paths:
        kind, note = origin(path)
        assert kind in ("book", "inferred", "ours"), path
        assert note, path


def test_every_origin_is_about_something() -> None:
    data = {key: value for key, value in tables._BASE.items() if key != "origin"}
    paths = [leaf.split(".") for leaf in leaves(data)]
    for pattern in DEFAULT.origin:
        wanted = pattern.split(".")
        assert any(
            len(wanted) <= len(path) and all(want in ("*", part) for want, part in zip(wanted, path, strict=False))
            for path in paths
        ), pattern


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("market.wisdom.2", "inferred"),
        ("market.wisdom.0", "ours"),
        ("advisors.points.2", "inferred"),
        ("temples.forest.4", "ours"),
        ("temples.mountain.6", "ours"),
        ("temples.sea.8", "ours"),
        ("military.bonus.5.wisdom", "ours"),
        ("buildings.Obelisk.colour", "inferred"),
        ("buildings.Gateway.colour", "inferred"),
        ("speaker.faces", "book"),
        ("buildings.Quarry.stone", "ours"),
        ("buildings.Quarry.ability.stone", "book"),
        ("district_cards.7.first", "ours"),
    ],
)
def test_origins(path: str, kind: str) -> None:
    assert origin(path)[0] == kind


def test_options_are_explained() -> None:
    with pytest.raises(RuleError, match="did you mean 'turn_order'"):
        GAME.options({"turnorder": "military"}, 2)
    with pytest.raises(RuleError, match="'ask' or 'last'"):
        GAME.options({"gold": "first"}, 2)
    with pytest.raises(RuleError, match="1 to 4 players"):
        GAME.options({}, 5)


@pytest.mark.parametrize("path", sorted(Path(tables.__file__).parent.rglob("*.py")), ids=lambda path: path.name)
def test_a_card_or_building_is_named_only_in_its_own_file(path: Path) -> None:
    """`market` is the name of a building and of the place where all of them are bought."""
    if path.name == "options.py":
        return
    text = path.read_text(encoding="utf-8").lower()
    own = path.stem.replace("_", " ")
    for name in (*tables.ZODIAC, *tables.BUILDINGS):
        plain = name.lower().replace("'", "")
        if name != "Market" and plain != own:
            assert f'"{name.lower()}"' not in text, f"{name} is named in {path.name}"
