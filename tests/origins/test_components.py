"""The component file: where its values come from, and what an owner may and may not change."""

from pathlib import Path
from typing import Any

import pytest

from hexarch.core.data import DataError
from hexarch.core.game import RuleError
from hexarch.games.origins import tables
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import DEFAULT, components, load, origin


def leaves(value: Any, path: str = "") -> list[str]:
    """Every single value of the file, as a dotted path."""
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
        ("speaker.faces", "book"),
        ("buildings.Quarry.stone", "ours"),
        ("buildings.Quarry.ability.stone", "book"),
        ("district_cards.7.first", "ours"),
    ],
)
def test_origins(path: str, kind: str) -> None:
    assert origin(path)[0] == kind


def test_an_owners_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        "[market]\nwisdom = [0, 0, 2, 3, 3]\n[military.bonus]\n5 = { gold = 1 }\n[buildings.Mint]\nstone = 2\n"
    )
    found = load(path)
    assert found.market_wisdom == (0, 0, 2, 3, 3)
    assert found.buildings["Mint"].stone == 2
    assert found.buildings["Mint"].copies == 3
    assert (found.military_bonus["5"].gold, found.military_bonus["5"].wisdom) == (1, 0)
    assert load(None) == DEFAULT
    state = GAME.new(GAME.options({"components": tables.read_changes(path)}, 2))
    assert state.setup.market_wisdom == (0, 0, 2, 3, 3)
    changes = state.setup.options.components
    assert origin("market.wisdom.1", changes)[0] == "owner"
    assert origin("military.bonus.5.wisdom", changes)[0] == "owner"
    assert origin("buildings.Mint.stone", changes)[0] == "owner"
    assert origin("buildings.Mint.copies", changes)[0] == "ours"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[buildings.Mint]\ncopies = 4", "buildings.*.copies: there are 16 yellow tiles, not 15"),
        ("[buildings.Mint]\nstone = 4", "buildings.Mint.stone: 4 is not between 1 and 3"),
        ("[buildings.Mint]\ncolour = 'green'", "buildings.Mint.colour: 'green' is no colour"),
        ("[buildings.Palace]\nstone = 1", "buildings.Palace"),
        ("[buildings.Bank]\ncolour='red'\ncopies=1\nstone=1", "buildings.Bank is not known"),
        ("[district_cards]\n1 = { towers = ['red', 'red'] }", "district_cards.1.towers shows two towers of one colour"),
        ("[district_cards]\n1 = { pair = ['red'] }", "district_cards.1.pair must be two colours"),
        ("[district_cards]\n1 = { again = 10 }", "district_cards.1: again must lie between 0 and first"),
        ("[market]\nwisdom = [0, 1, 2]", "market.wisdom must have 5 numbers, not 3"),
        ("[market]\nwisdom = [0, 1, 2, 'x', 4]", "wisdom[3] must be a whole number"),
        ("[market]\nprice = 1", "market.price is not known"),
        ("[temples]\nsea = [0, 1, 2]", "temples: the three tracks must be equally long"),
        ("[military]\nborders = [1, 4, 8, 10, 13]", "three spaces must lie between 4 and 8"),
        ("[military.bonus]\n1 = { stone = 1 }", "military.bonus.1"),
        ("[military.bonus]\n2 = { iron = 1 }", "iron is not known"),
        ("[sites]\n1 = { upper = '3 food' }", "'3 food' is at another site, too"),
        ("[sites]\n1 = { upper = 'sleep' }", "there is no main action 'sleep'"),
        ("[box]\ncitizens = { 2 = 12 }", "box.citizens.2: 12 is not between 3 and 9"),
        ("[speaker]\nfaces = [2, 2, 3, 3, 4, 6]", "speaker.faces: 6 is not between 0 and 5"),
        ("[population]\nfood = [2, 4, 6, 80]", "population.food: 80 is not between 0 and 15"),
        ("[agora]\nability = { per = ['cats'], each = { points = 1 } }", "agora.ability.per: 'cats' cannot be counted"),
        ("[agora]\nability = { attack = 'maybe' }", "agora.ability.attack must be 'and' or 'or'"),
        ("[agora]\nability = { buys = 2 }", "agora.ability.buys: 2 is not between 0 and 1"),
        ("[agora]\nability = { points = -1 }", "agora.ability: -1 is below zero"),
        ("[advisors]\npoints = [1, 3, 2, 10, 20]", "advisors.points must not fall"),
        ("zodiac = ['Ophiuchus']", "zodiac cannot be changed"),
        ("[market\nwisdom", "not valid TOML"),
    ],
)
def test_faults_are_named(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(DataError) as error:
        load(path)
    assert str(error.value).startswith("mine.toml: ")
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_options_refuse_faulty_components() -> None:
    with pytest.raises(RuleError, match=r"buildings\.Mint\.stone: 9 is not between 1 and 3\."):
        GAME.options({"components": {"buildings": {"Mint": {"stone": 9}}}}, 2)
    with pytest.raises(RuleError, match="must be a table"):
        GAME.options({"components": "mine.toml"}, 2)


def test_options_are_explained() -> None:
    with pytest.raises(RuleError, match="did you mean 'turn_order'"):
        GAME.options({"turnorder": "military"}, 2)
    with pytest.raises(RuleError, match="'ask' or 'last'"):
        GAME.options({"gold": "first"}, 2)
    with pytest.raises(RuleError, match="1 to 4 players"):
        GAME.options({}, 5)


def test_equal_corrections_are_equal_options() -> None:
    one = GAME.options({"components": {"solo": {"rounds": 6}, "end": {"tower_colours": 2}}}, 1)
    other = GAME.options({"components": {"end": {"tower_colours": 2}, "solo": {"rounds": 6}}}, 1)
    assert one == other
    assert components(one.components).solo_rounds == 6


@pytest.mark.parametrize("path", sorted(Path(tables.__file__).parent.rglob("*.py")), ids=lambda path: path.name)
def test_a_card_or_building_is_named_only_in_its_own_file(path: Path) -> None:
    """`market` is the name of a building and of the place where all of them are bought."""
    if path.name in ("options.py", "rules.py"):
        return
    text = path.read_text(encoding="utf-8").lower()
    own = path.stem.replace("_", " ")
    for name in (*tables.ZODIAC, *tables.BUILDINGS):
        plain = name.lower().replace("'", "")
        if name != "Market" and plain != own:
            assert f'"{name.lower()}"' not in text, f"{name} is named in {path.name}"
