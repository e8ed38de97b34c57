"""Section 20: founding towns, their tiles and keys."""

import pytest

from tests.terra_mystica.scenario import Table

TILES = {f"+TW{number}" for number in range(1, 6)}
NO_TOWNS_SCORED = ("SCORE3", "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8")

# Hex to building.
Buildings = dict[str, str]


def table_with(buildings: Buildings, scoring: tuple[str, ...] = NO_TOWNS_SCORED, faction: str = "auren") -> Table:
    """A table with a rich faction to move, with buildings on the map."""
    table = Table(faction, "nomads", scoring=scoring)
    table.clear_map()
    for hex_, building in buildings.items():
        table.put(faction, building, hex_)
    table.rich(faction)
    table.give(faction, cults=(0, 0, 0, 0), bowls=(12, 0, 0))
    table.turn_of(faction)
    return table


def build(table: Table, hex_: str, faction: str = "auren") -> None:
    """Build a dwelling as the turn's action, without taking the tile of a new town."""
    table.ground(hex_, "forest")
    table.turn_of(faction)
    table.play(faction, f"build {hex_}")


def founds(table: Table) -> bool:
    """Is a town tile to be taken now, and nothing else possible?"""
    texts = table.legal("auren")
    assert bool(texts & TILES) == (texts <= TILES)
    return bool(texts & TILES)


def in_towns(table: Table) -> set[str]:
    """Return the hexes that belong to towns of the Auren."""
    towns = table.player("auren").towns
    return {name for i, name in enumerate(table.state.setup.map.names) if towns >> i & 1}


THREE_HOUSES = {"A1": "trading house", "A2": "trading house", "A3": "trading house"}


def town_table(scoring: tuple[str, ...] = NO_TOWNS_SCORED) -> Table:
    """A table on which the Auren have just completed a town at A1 to A4."""
    table = table_with(THREE_HOUSES, scoring)
    build(table, "A4")
    return table


@pytest.mark.rule("TM-328", "TM-329", "TM-331")
def test_a_town_is_founded_by_itself() -> None:
    table = table_with(THREE_HOUSES)
    build(table, "A4")
    assert table.legal("auren") == TILES


@pytest.mark.rule("TM-329")
def test_three_buildings_are_too_few() -> None:
    table = table_with({"A1": "stronghold", "A2": "trading house", "A3": "dwelling"})
    table.play("auren", "upgrade A3 to TP")
    assert not founds(table)


@pytest.mark.rule("TM-329")
def test_the_buildings_must_be_directly_adjacent() -> None:
    table = table_with(THREE_HOUSES)
    table.put("auren", "dwelling", "A6")
    build(table, "A7")
    assert not founds(table)
    build(table, "A5")
    assert not founds(table)


@pytest.mark.rule("TM-330")
@pytest.mark.parametrize(("third", "founded"), [("A3", True), ("A5", False)])
def test_three_are_enough_with_a_sanctuary(third: str, founded: bool) -> None:
    table = table_with({"A1": "trading house", "A2": "temple", third: "trading house"})
    table.play("auren", "upgrade A2 to SA. +FAV9")
    assert founds(table) == founded


@pytest.mark.rule("TM-330")
def test_two_are_too_few_even_with_a_sanctuary() -> None:
    table = table_with({"A1": "stronghold", "A2": "temple"})
    table.give("auren", favors=["FAV5"])
    table.play("auren", "upgrade A2 to SA. +FAV9")
    assert not founds(table)


@pytest.mark.rule("TM-331")
@pytest.mark.parametrize(
    ("buildings", "founded"),
    [
        (["dwelling", "dwelling", "dwelling", "dwelling", "dwelling"], False),
        (["dwelling", "trading house", "trading house"], False),
        (["trading house", "trading house", "trading house"], True),
        (["dwelling", "trading house", "stronghold"], True),
        (["dwelling", "temple", "sanctuary"], True),
        (["dwelling", "dwelling", "stronghold"], False),
        (["dwelling", "dwelling", "dwelling", "stronghold"], True),
    ],
)
def test_the_power_of_a_town_is_7(buildings: list[str], founded: bool) -> None:
    table = table_with({f"A{i + 2}": building for i, building in enumerate(buildings)})
    build(table, "A1")
    assert founds(table) == founded


@pytest.mark.rule("TM-332")
@pytest.mark.parametrize(("favors", "founded"), [([], False), (["FAV5"], True)])
def test_6_power_with_the_favor_tile(favors: list[str], founded: bool) -> None:
    table = table_with({"A2": "trading house", "A3": "trading house", "A4": "dwelling"})
    table.give("auren", favors=favors)
    build(table, "A1")
    assert founds(table) == founded


@pytest.mark.rule("TM-332")
def test_5_power_are_too_few_even_with_the_favor_tile() -> None:
    table = table_with({"A2": "trading house", "A3": "dwelling", "A4": "dwelling"})
    table.give("auren", favors=["FAV5"])
    build(table, "A1")
    assert not founds(table)


@pytest.mark.rule("TM-333")
def test_the_favor_tile_does_not_change_the_number_of_buildings() -> None:
    table = table_with({"A1": "trading house", "A2": "stronghold", "A3": "dwelling"})
    table.give("auren", favors=["FAV5"])
    table.play("auren", "upgrade A3 to TP")
    assert not founds(table)


@pytest.mark.rule("TM-334")
def test_the_founder_chooses_among_the_tiles_that_are_left() -> None:
    table = town_table()
    table.state.towns_left = (0, 2, 1, 0, 1, *table.state.towns_left[5:])
    assert table.legal("auren") == {"+TW2", "+TW3", "+TW5"}
    table.play("auren", "+TW3")
    assert table.town_tiles("auren") == ["TW3"]
    assert table.state.towns_left[:5] == (0, 2, 0, 0, 1)


@pytest.mark.rule("TM-336")
@pytest.mark.parametrize(("tile", "points"), [("TW1", 5), ("TW2", 7), ("TW3", 9), ("TW4", 6), ("TW5", 8)])
def test_points_of_town_tiles(tile: str, points: int) -> None:
    table = town_table()
    table.play("auren", f"+{tile}")
    assert table.gains("auren", "town_tile")["points"] == points


@pytest.mark.rule("TM-337")
@pytest.mark.parametrize(("round_", "points"), [(1, 0), (2, 5)])
def test_the_scoring_tile_with_the_key_adds_5_points(round_: int, points: int) -> None:
    table = table_with(THREE_HOUSES)
    table.round(round_)
    build(table, "A4")
    before = table.points_by("auren").get("scoring_tile", 0)
    table.play("auren", "+TW1")
    assert table.points_by("auren").get("scoring_tile", 0) - before == points


@pytest.mark.rule("TM-338")
@pytest.mark.parametrize(
    ("tile", "reward"),
    [
        ("TW1", {"coins": 6}),
        ("TW2", {"workers": 2}),
        ("TW3", {"priests": 1}),
        ("TW4", {"bowl1": -8, "bowl2": 8}),
        ("TW5", {"fire": 1, "water": 1, "earth": 1, "air": 1}),
    ],
)
def test_the_reward_of_a_tile_comes_once(tile: str, reward: dict[str, int]) -> None:
    table = town_table()
    table.play("auren", f"+{tile}")
    points = table.gains("auren", "town_tile").pop("points")
    assert table.gains("auren", "town_tile") == {**reward, "points": points}
    table.end_round()
    assert table.state.round == 2
    assert table.gains("auren", "town_tile") == {**reward, "points": points}


@pytest.mark.rule("TM-339")
def test_a_town_gives_a_key_for_one_space_10() -> None:
    table = town_table()
    table.give("auren", cults=(9, 0, 9, 0))
    table.play("auren", "+TW1")
    assert table.player("auren").keys == 1
    for cult in ("FIRE", "EARTH"):
        table.turn_of("auren")
        table.play("auren", f"send p to {cult}")
    assert table.player("auren").cults == (10, 0, 9, 0)


@pytest.mark.rule("TM-339")
def test_the_step_on_all_tracks_may_use_the_new_key() -> None:
    table = town_table()
    table.give("auren", cults=(9, 8, 9, 0))
    table.play("auren", "+TW5")
    assert table.legal("auren") == {"key FIRE", "key EARTH"}
    table.play("auren", "key EARTH")
    assert table.player("auren").cults == (9, 9, 10, 1)
    assert table.player("auren").keys == 0


@pytest.mark.rule("TM-340")
def test_everything_directly_adjacent_belongs_to_the_town() -> None:
    table = table_with({**THREE_HOUSES, "A5": "dwelling", "B2": "dwelling", "A7": "dwelling"})
    build(table, "A4")
    assert in_towns(table) == {"A1", "A2", "A3", "A4", "A5", "B2"}


@pytest.mark.rule("TM-341")
def test_bridges_connect_for_towns() -> None:
    table = table_with({"F1": "trading house", "F2": "trading house", "H2": "trading house"})
    build(table, "H3")
    assert not founds(table)
    table.turn_of("auren")
    table.give("auren", bowls=(0, 0, 12))
    table.play("auren", "action ACT1. bridge F2:H2")
    assert founds(table)
    assert in_towns(table) == {"F1", "F2", "H2", "H3"}


@pytest.mark.rule("TM-342")
def test_shipping_does_not_connect_for_towns() -> None:
    table = table_with({"F1": "trading house", "F2": "trading house", "H2": "trading house"})
    table.give("auren", shipping=3)
    build(table, "H3")
    assert not founds(table)


@pytest.mark.rule("TM-343")
def test_a_town_grows_without_founding_another() -> None:
    table = town_table()
    table.play("auren", "+TW1")
    for hex_ in ("A5", "A6", "A7", "A8"):
        table.put("auren", "trading house", hex_)
    build(table, "A9")
    assert not founds(table)
    assert in_towns(table) == {f"A{number}" for number in range(1, 10)}


@pytest.mark.rule("TM-343")
def test_a_building_next_to_a_town_belongs_to_it() -> None:
    table = town_table()
    table.play("auren", "+TW1")
    build(table, "A5")
    table.put("auren", "trading house", "A7", "A8", "A9")
    build(table, "A6")
    assert not founds(table)


@pytest.mark.rule("TM-344")
def test_two_towns_that_meet_stay_two() -> None:
    table = town_table()
    table.play("auren", "+TW1")
    table.put("auren", "trading house", "A7", "A8", "A9")
    build(table, "A6")
    assert founds(table)
    table.play("auren", "+TW3")
    assert table.player("auren").keys == 2
    build(table, "A5")
    assert not founds(table)
    assert table.town_tiles("auren") == ["TW1", "TW3"]
    assert table.player("auren").keys == 2


@pytest.mark.rule("TM-345")
def test_ten_towns_in_a_game() -> None:
    table = table_with(THREE_HOUSES)
    assert sum(table.state.towns_left) == 10
    table.state.towns_left = tuple(1 if i == 0 else 0 for i in range(len(table.state.towns_left)))
    build(table, "A4")
    assert table.legal("auren") == {"+TW1"}
    table.play("auren", "+TW1")
    table.put("auren", "trading house", "E1", "E2", "E3")
    build(table, "E4")
    assert not founds(table)
    assert not [text for text in table.legal("auren") if text.startswith("+")]


@pytest.mark.rule("TM-346")
def test_two_copies_of_the_same_tile() -> None:
    table = town_table()
    table.play("auren", "+TW1")
    table.put("auren", "trading house", "E1", "E2", "E3")
    build(table, "E4")
    table.play("auren", "+TW1")
    assert table.town_tiles("auren") == ["TW1", "TW1"]
    table.put("auren", "trading house", "I1", "I2", "I3")
    build(table, "I4")
    assert table.legal("auren") == TILES - {"+TW1"}


@pytest.mark.rule("TM-347")
def test_an_upgrade_may_found_a_town() -> None:
    table = table_with({"A1": "trading house", "A2": "trading house", "A3": "dwelling", "A4": "dwelling"})
    table.play("auren", "upgrade A4 to TP")
    assert founds(table)


@pytest.mark.rule("TM-348")
def test_the_favor_tile_may_found_several_towns_at_once() -> None:
    six = ("trading house", "trading house", "dwelling", "dwelling")
    table = table_with(
        {
            **{f"A{i + 1}": building for i, building in enumerate(six)},
            **{f"E{i + 1}": building for i, building in enumerate(six)},
            "I1": "trading house",
        }
    )
    table.play("auren", "upgrade I1 to TE")
    assert not founds(table)
    table.play("auren", "+FAV5")
    assert founds(table)
    table.play("auren", "+TW1")
    assert founds(table)
    table.play("auren", "+TW2")
    assert not founds(table)
    assert table.player("auren").keys == 2
