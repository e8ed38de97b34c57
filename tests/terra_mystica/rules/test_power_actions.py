"""Section 17, first half: action 6, the six power actions of the board, and bridges."""

import pytest

from hexarch.core.game import RuleError
from tests.terra_mystica.scenario import Table

POWER_ACTIONS = [
    pytest.param("ACT1", 3, "bridge F2:G1", id="bridge", marks=pytest.mark.rule("TM-271")),
    pytest.param("ACT2", 3, "", id="priest", marks=pytest.mark.rule("TM-272")),
    pytest.param("ACT3", 4, "", id="workers", marks=pytest.mark.rule("TM-273")),
    pytest.param("ACT4", 4, "", id="coins", marks=pytest.mark.rule("TM-274")),
    pytest.param("ACT5", 4, "", id="spade", marks=pytest.mark.rule("TM-275")),
    pytest.param("ACT6", 6, "", id="two spades", marks=pytest.mark.rule("TM-276")),
]


def river_table(first: str = "witches") -> Table:
    """A table with the first faction to move at F2 with only power, and the Nomads at F3. Bridges can lead to G1."""
    table = Table(first, "nomads")
    table.clear_map()
    table.put(first, "dwelling", "F2")
    table.put("nomads", "dwelling", "F3")
    for faction in (first, "nomads"):
        table.give(faction, coins=0, workers=0, priests=0, bowls=(0, 0, 12))
    table.turn_of(first)
    return table


def power_actions(table: Table, faction: str) -> set[str]:
    return {text for text in table.legal(faction) if text.startswith("action ACT")}


@pytest.mark.rule("TM-267", "TM-269")
@pytest.mark.parametrize(("name", "cost", "then"), POWER_ACTIONS)
def test_a_power_action_is_used_once_in_a_round(name: str, cost: int, then: str) -> None:
    table = river_table()
    everything = {f"action ACT{number}" for number in range(1, 7)}
    assert power_actions(table, "witches") == everything
    table.play("witches", f"action {name}. {then}")
    for faction in ("nomads", "witches"):
        table.give(faction, bowls=(0, 0, 12))
        table.turn_of(faction)
        assert power_actions(table, faction) == everything - {f"action {name}"}
    table.end_round()
    for faction in ("nomads", "witches"):
        table.give(faction, bowls=(0, 0, 12))
        table.turn_of(faction)
        assert power_actions(table, faction) == everything


@pytest.mark.rule("TM-268", "TM-270")
@pytest.mark.parametrize(("name", "cost", "then"), POWER_ACTIONS)
def test_the_cost_moves_from_bowl_3_to_bowl_1(name: str, cost: int, then: str) -> None:
    table = river_table()
    table.give("witches", bowls=(2, 1, cost - 1))
    assert not table.can("witches", f"action {name}")
    table.give("witches", bowls=(2, 1, cost))
    table.play("witches", f"action {name}")
    assert table.bowls("witches") == (2 + cost, 1, 0)


@pytest.mark.rule("TM-271")
def test_3_power_build_a_bridge() -> None:
    table = river_table()
    table.play("witches", "action ACT1")
    assert table.legal("witches") == {"bridge F2:G1", "bridge F2:H2"}
    table.play("witches", "bridge F2:H2")
    assert len(table.state.bridges) == 1
    assert table.goods("witches") == (0, 0, 0)


@pytest.mark.parametrize(
    ("name", "goods"),
    [
        pytest.param("ACT2", (0, 0, 1), marks=pytest.mark.rule("TM-272")),
        pytest.param("ACT3", (0, 2, 0), marks=pytest.mark.rule("TM-273")),
        pytest.param("ACT4", (7, 0, 0), marks=pytest.mark.rule("TM-274")),
    ],
)
def test_goods_of_power_actions(name: str, goods: tuple[int, int, int]) -> None:
    table = river_table()
    table.play("witches", f"action {name}")
    assert table.goods("witches") == goods


@pytest.mark.rule("TM-272")
def test_the_priest_comes_from_ones_own_supply() -> None:
    table = river_table()
    table.give("witches", priests=4, priests_sent=3)
    table.play("witches", "action ACT2")
    assert table.player("witches").priests == 4


@pytest.mark.parametrize(
    ("name", "ground"),
    [
        pytest.param("ACT5", "mountains", marks=pytest.mark.rule("TM-275")),
        pytest.param("ACT6", "wasteland", marks=pytest.mark.rule("TM-276")),
    ],
)
def test_free_spades_and_a_dwelling_at_its_price(name: str, ground: str) -> None:
    table = river_table()
    table.ground("E3", ground)
    table.give("witches", coins=2, workers=1)
    table.play("witches", f"action {name}. transform E3 to green")
    assert table.goods("witches") == (2, 1, 0)
    table.play("witches", "build E3")
    assert table.goods("witches") == (0, 0, 0)
    assert table.player("witches").dwellings >> table.hex("E3") & 1


@pytest.mark.rule("TM-277")
@pytest.mark.parametrize(("name", "workers"), [("ACT5", 6), ("ACT6", 3)])
def test_missing_spades_are_bought(name: str, workers: int) -> None:
    table = river_table()
    table.ground("E3", "desert")
    table.give("witches", workers=workers - 1)
    table.play("witches", f"action {name}")
    assert not table.can("witches", "transform E3 to green")

    table = river_table()
    table.ground("E3", "desert")
    table.give("witches", workers=workers)
    table.play("witches", f"action {name}. transform E3 to green")
    assert table.goods("witches") == (0, 0, 0)
    assert table.terrain("E3") == "forest"


@pytest.mark.rule("TM-278")
@pytest.mark.parametrize(("name", "priests"), [("ACT5", 2), ("ACT6", 1)])
def test_darklings_buy_missing_spades_with_priests(name: str, priests: int) -> None:
    table = river_table("darklings")
    table.ground("E3", "mountains")
    table.give("darklings", workers=20, priests=priests)
    table.play("darklings", f"action {name}. transform E3 to black")
    assert table.goods("darklings") == (0, 20, 0)


@pytest.mark.rule("TM-279")
def test_the_second_spade_may_go_elsewhere_if_one_was_enough() -> None:
    table = river_table()
    table.ground("E2", "mountains")
    table.ground("E3", "mountains")
    table.give("witches", coins=2, workers=1)
    table.play("witches", "action ACT6. transform E2 to green. transform E3 to green")
    assert {text for text in table.legal("witches") if text.startswith("build")} == {"build E2"}


@pytest.mark.rule("TM-279")
def test_the_second_spade_may_not_leave_a_space_unfinished() -> None:
    table = river_table()
    table.ground("E2", "wasteland")
    table.ground("E3", "mountains")
    table.play("witches", "action ACT6. transform E2 to gray")
    assert not [text for text in table.legal("witches") if text.startswith("transform")]


@pytest.mark.rule("TM-280")
def test_a_bridge_leads_over_one_river_space() -> None:
    board = river_table().state.setup.map
    for a, b in board.spans:
        between = board.neighbours[a] & board.neighbours[b]
        assert not board.neighbours[a] >> b & 1
        assert between
        assert between & ~board.river_mask == 0
        assert (1 << a | 1 << b) & ~board.land_mask == 0


@pytest.mark.rule("TM-281")
def test_bridges_only_where_the_board_has_a_place() -> None:
    table = river_table()
    assert len(table.state.setup.map.spans) == 29
    table.put("witches", "dwelling", "C1", "C2")
    with pytest.raises(RuleError, match="no place for a bridge"):
        table.can("witches", "bridge C1:C2")
    table.play("witches", "action ACT1")
    for name, there in (("C1", {"A3", "B1", "B2"}), ("C2", {"D3", "D4", "E5"}), ("F2", {"G1", "H2"})):
        ends = {end for text in table.legal() for end in text.removeprefix("bridge ").split(":") if name in text}
        assert ends - {name} == there


@pytest.mark.rule("TM-282")
def test_a_bridge_needs_ones_own_building_at_one_end() -> None:
    table = river_table()
    table.put("nomads", "dwelling", "H2")
    table.play("witches", "action ACT1")
    assert table.legal("witches") == {"bridge F2:G1", "bridge F2:H2"}

    table = river_table()
    table.clear_map()
    table.put("witches", "dwelling", "E1")
    table.put("nomads", "dwelling", "F2", "G1")
    table.turn_of("witches")
    assert not table.can("witches", "action ACT1")


@pytest.mark.rule("TM-283")
def test_the_ends_of_a_bridge_are_directly_adjacent() -> None:
    table = river_table()
    table.put("nomads", "dwelling", "G1")
    table.give("witches", coins=3, workers=2)
    table.give("nomads", bowls=(12, 0, 0))
    assert not table.can("witches", "upgrade F2 to TP")
    table.play("witches", "action ACT1. bridge F2:G1")
    table.turn_of("witches")
    table.play("witches", "upgrade F2 to TP")
    assert table.goods("witches") == (0, 0, 0)
    assert table.legal("nomads") == {"leech 1 from witches", "decline 1 from witches"}


@pytest.mark.rule("TM-284", "TM-288")
def test_the_far_side_is_reached_by_a_later_action() -> None:
    table = river_table()
    table.rich("witches")
    table.ground("G1", "forest")
    table.ground("H2", "mountains")
    assert not table.can("witches", "build G1")
    table.play("witches", "action ACT1. bridge F2:G1")
    assert not [text for text in table.legal("witches") if "G1" in text or "H2" in text]
    table.turn_of("witches")
    assert table.can("witches", "build G1")
    assert not table.can("witches", "transform H2 to green")
    table.give("witches", shipping=1)
    assert table.can("witches", "transform H2 to green")


@pytest.mark.rule("TM-284")
def test_the_far_side_may_be_transformed_later() -> None:
    table = river_table()
    table.give("witches", workers=3)
    table.ground("G1", "mountains")
    table.play("witches", "action ACT1. bridge F2:G1")
    table.turn_of("witches")
    table.play("witches", "transform G1 to green")
    assert table.terrain("G1") == "forest"


@pytest.mark.rule("TM-285")
def test_a_bridge_counts_for_towns() -> None:
    table = river_table()
    table.put("witches", "trading house", "E2", "E3", "G1")
    table.play("witches", "action ACT1. bridge F2:G1")
    assert table.legal("witches") == {f"+TW{number}" for number in range(1, 6)}


@pytest.mark.rule("TM-286")
def test_a_bridge_stays_where_it_is() -> None:
    table = river_table()
    table.play("witches", "action ACT1. bridge F2:G1")
    assert table.player("witches").bridges == 2
    table.end_round()
    table.rich("witches")
    table.turn_of("witches")
    assert not [text for text in table.legal("witches") if "bridge" in text]
    assert table.player("witches").bridges == 2
    table.play("witches", "action ACT1")
    assert table.legal("witches") == {"bridge F2:H2"}
    assert table.state.links[table.hex("F2")] >> table.hex("G1") & 1


@pytest.mark.rule("TM-287")
def test_three_bridges_for_each_player() -> None:
    table = river_table()
    table.put("witches", "dwelling", "C1")
    for span in ("F2:G1", "F2:H2", "C1:A3"):
        table.give("witches", bowls=(0, 0, 12))
        table.turn_of("witches")
        table.play("witches", f"action ACT1. bridge {span}")
        table.state.actions_used = 0
    table.give("witches", bowls=(0, 0, 12))
    table.turn_of("witches")
    assert not table.can("witches", "action ACT1")
    table.turn_of("nomads")
    assert table.can("nomads", "action ACT1")
