"""Giants (rules 514 to 516)."""

import pytest

from tests.terra_mystica.rules.positions import bare, deeds, with_stronghold

TERRAINS = ["mountains", "desert", "forest", "plains", "lakes", "swamp"]


@pytest.mark.rule("TM-514")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_terrain_costs_two_spades(terrain: str) -> None:
    """Mountains and desert are one step from wasteland, lakes and swamp three."""
    table = bare("giants", "nomads")
    table.put("giants", "dwelling", "E6")
    table.ground("E7", terrain)
    table.play("giants", "transform E7 to red")
    assert table.goods("giants") == (60, 40 - 6, 5)


@pytest.mark.rule("TM-514")
def test_one_spade_is_not_enough_and_home_is_the_only_aim() -> None:
    table = bare("giants", "nomads")
    table.put("giants", "dwelling", "E6")
    assert all(move.endswith("to red") for move in deeds(table, "transform"))
    table.give("giants", workers=5)
    assert not deeds(table, "transform")
    table.give("giants", cults=(0, 0, 4, 0))
    table.end_round()
    assert (table.state.round, table.decision) == (2, "turn")


@pytest.mark.rule("TM-514")
def test_a_single_free_spade_is_of_use_only_with_a_bought_one() -> None:
    table = bare("giants", "nomads")
    table.put("giants", "dwelling", "E6")
    table.play("giants", "action ACT5. transform E7 to red. done")
    assert table.goods("giants") == (60, 40 - 3, 5)
    table = bare("giants", "nomads")
    table.put("giants", "dwelling", "E6")
    table.give("giants", workers=2)
    table.play("giants", "action ACT5")
    assert not deeds(table, "transform")


@pytest.mark.rule("TM-515", "TM-516")
def test_the_stronghold_action_gives_two_spades_for_one_space_and_its_dwelling() -> None:
    table = with_stronghold("giants", "nomads")
    table.give("giants", workers=7)
    table.play("giants", "action ACTG")
    assert {move.split()[0] for move in deeds(table, "transform")} == {"E5", "E7", "F3", "F4"}
    table.play("giants", "transform F4 to red")
    assert not deeds(table, "transform")
    assert deeds(table, "build") == {"F4"}
    table.play("giants", "build F4. done")
    assert table.goods("giants") == (58, 6, 5)
    table.turn_of("giants")
    assert not table.can("giants", "action ACTG")
    table.end_round()
    assert table.can("giants", "action ACTG")


@pytest.mark.rule("TM-516")
def test_the_dwelling_may_be_left_out() -> None:
    table = with_stronghold("giants", "nomads")
    table.play("giants", "action ACTG. transform F4 to red. done")
    assert (table.terrain("F4"), table.player("giants").dwellings) == ("wasteland", 0)
