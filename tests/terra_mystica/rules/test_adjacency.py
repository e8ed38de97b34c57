"""Direct and indirect adjacency, and what each of them is for."""

import pytest

from tests.terra_mystica.rules.positions import bare, home
from tests.terra_mystica.scenario import Table

# Land around E9, by the shipping value needed to reach it.
BY_SHIPPING = {
    0: {"D7", "E10", "F5", "F6"},
    1: {"C5", "D6"},
    2: {"B5", "C4", "E8", "G4"},
    3: {"A10", "A11", "D5", "G3", "H5"},
}
# Land with one space, land or river, between it and E9.
TWO_AWAY = {"C5", "D6", "D8", "E11", "F7", "G4", "G5", "G6"}


def at_e9(faction: str, building: str = "dwelling") -> Table:
    table = bare(faction, "nomads")
    table.put(faction, building, "E9")
    return table


def all_home(table: Table, faction: str) -> None:
    """Turn every space on the map into home terrain, so that only adjacency decides."""
    home(table, faction, *(name for name in table.state.setup.map.names if not name.startswith("r")))


def sites(table: Table) -> set[str]:
    return {move.split()[1] for move in table.legal() if move.startswith("build")}


@pytest.mark.rule("TM-164")
def test_spaces_that_share_an_edge_are_directly_adjacent() -> None:
    table = at_e9("witches")
    all_home(table, "witches")
    assert sites(table) == BY_SHIPPING[0]


@pytest.mark.rule("TM-165")
def test_a_bridge_makes_its_ends_directly_adjacent() -> None:
    table = at_e9("witches")
    all_home(table, "witches")
    table.play("witches", "action ACT1. bridge D6:E9. done")
    table.play("nomads", "pass BON3")
    assert sites(table) == BY_SHIPPING[0] | {"D6"}
    table.put("nomads", "dwelling", "D6")
    table.give("nomads", bowls=(12, 0, 0))
    table.play("witches", "upgrade E9 to TP")
    assert table.legal() == {"leech 1 from witches", "decline 1 from witches"}


@pytest.mark.rule("TM-166")
@pytest.mark.parametrize("shipping", [0, 1, 2, 3])
def test_shipping_reaches_over_as_many_rivers_as_its_value(shipping: int) -> None:
    table = at_e9("witches")
    all_home(table, "witches")
    table.give("witches", shipping=shipping)
    assert sites(table) == set[str]().union(*(BY_SHIPPING[value] for value in range(shipping + 1)))


@pytest.mark.rule("TM-166")
def test_shipping_goes_over_rivers_only() -> None:
    """Some rivers are two spaces from A13, but none touches it."""
    table = bare("witches", "nomads")
    table.put("witches", "dwelling", "A13")
    all_home(table, "witches")
    table.give("witches", shipping=3)
    assert sites(table) == {"A12", "B6"}


@pytest.mark.rule("TM-167", "TM-179")
def test_two_rivers_in_between_need_shipping_two() -> None:
    """In the rulebook's example the Auren reach shipping 2 for 3 points, and then cross two river spaces."""
    table = at_e9("auren")
    table.give("auren", shipping=1, points=20)
    assert not table.can("auren", "build C4")
    table.play("auren", "advance ship. done")
    assert table.player("auren").points == 23
    table.play("nomads", "pass BON3")
    assert table.can("auren", "build C4")


@pytest.mark.parametrize(
    ("faction", "goods"),
    [
        pytest.param("dwarves", (58, 40 - 1 - 2, 5), marks=pytest.mark.rule("TM-168")),
        pytest.param("fakirs", (58, 40 - 1, 5 - 1), marks=pytest.mark.rule("TM-169")),
    ],
)
def test_a_tunnel_or_carpet_reaches_over_one_space(faction: str, goods: tuple[int, int, int]) -> None:
    table = bare(faction, "witches")
    table.put(faction, "dwelling", "E9")
    all_home(table, faction)
    assert sites(table) == BY_SHIPPING[0] | TWO_AWAY
    table.play(faction, "build D8")
    assert table.goods(faction) == goods


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("dwarves", marks=pytest.mark.rule("TM-168")),
        pytest.param("fakirs", marks=pytest.mark.rule("TM-169")),
    ],
)
def test_a_tunnel_or_carpet_is_not_direct_adjacency(faction: str) -> None:
    table = bare(faction, "witches")
    table.put(faction, "dwelling", "E9")
    table.put("witches", "dwelling", "D8")
    table.give("witches", bowls=(12, 0, 0))
    table.play(faction, "upgrade E9 to TP")
    assert table.player(faction).coins == 60 - 6
    assert table.decision == "rest"


@pytest.mark.rule("TM-170")
@pytest.mark.parametrize("name", ["F6", "D6"])
def test_both_kinds_are_equally_good_for_transforming_and_building(name: str) -> None:
    table = at_e9("witches")
    table.ground(name, "lakes")
    table.give("witches", shipping=1)
    table.play("witches", f"transform {name} to green. build {name}")
    assert table.goods("witches") == (58, 40 - 3 - 1, 5)


@pytest.mark.rule("TM-171")
@pytest.mark.parametrize(("name", "asked"), [("F6", "nomads"), ("D6", "witches")])
def test_only_direct_neighbours_gain_power(name: str, asked: str) -> None:
    table = at_e9("witches")
    table.put("nomads", "dwelling", name)
    table.give("witches", shipping=3)
    table.give("nomads", shipping=3, bowls=(12, 0, 0))
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == asked


@pytest.mark.rule("TM-172")
@pytest.mark.parametrize(("name", "founded"), [("E11", True), ("D6", False)])
def test_only_direct_neighbours_make_a_town(name: str, founded: bool) -> None:
    table = at_e9("witches", "trading house")
    table.put("witches", "trading house", "D7", "E10")
    table.put("witches", "dwelling", name)
    table.give("witches", shipping=3)
    table.play("witches", f"upgrade {name} to TP")
    assert table.can("witches", "+TW1") == founded


@pytest.mark.rule("TM-173")
@pytest.mark.parametrize(
    ("shipping", "points"), [(1, {"witches": 15, "nomads": 15}), (2, {"witches": 18, "nomads": 12})]
)
def test_the_largest_area_counts_both_kinds(shipping: int, points: dict[str, int]) -> None:
    """One player has two adjacent buildings and a third two rivers away, the other only two adjacent ones."""
    table = at_e9("witches")
    table.put("witches", "dwelling", "D7", "C4")
    table.put("nomads", "dwelling", "I1", "I2")
    table.give("witches", shipping=shipping)
    table.round(6)
    table.play("witches", "pass")
    table.play("nomads", "pass")
    assert {faction: table.points_by(faction)["final_network"] for faction in points} == points


@pytest.mark.rule("TM-174")
@pytest.mark.parametrize(("name", "coins"), [("F6", 3), ("D6", 6)])
def test_only_a_direct_neighbour_makes_a_trading_house_cheap(name: str, coins: int) -> None:
    table = at_e9("witches")
    table.put("nomads", "dwelling", name)
    table.give("witches", shipping=3)
    table.play("witches", "upgrade E9 to TP")
    assert table.player("witches").coins == 60 - coins


@pytest.mark.rule("TM-174")
def test_a_neighbour_across_a_bridge_makes_it_cheap() -> None:
    table = at_e9("witches")
    table.put("nomads", "dwelling", "D6")
    table.play("witches", "action ACT1. bridge D6:E9. done")
    table.play("nomads", "pass BON3")
    table.play("witches", "upgrade E9 to TP")
    assert table.player("witches").coins == 60 - 3
