"""Engineers (rules 492 to 497)."""

import pytest

from tests.terra_mystica.rules.positions import bare, deeds, pass_anyhow
from tests.terra_mystica.scenario import Table


def bridge_builders() -> Table:
    """A table with dwellings at G1, which can have bridges to E4, F2 and F3, and at G2."""
    table = bare("engineers", "nomads")
    table.put("engineers", "dwelling", "G1", "G2")
    table.give("engineers", card="BON3")
    return table


def build(table: Table, *spans: str) -> None:
    for span in spans:
        table.turn_of("engineers")
        table.play("engineers", f"action ACTE. bridge {span}. done")


@pytest.mark.rule("TM-492", "TM-493")
def test_a_bridge_for_two_workers_is_an_action_that_may_be_repeated() -> None:
    table = bridge_builders()
    table.play("engineers", "action ACTE. bridge E4:G1. done")
    assert table.goods("engineers") == (60, 38, 5)
    assert table.asked == "nomads"
    build(table, "F2:G1")
    assert table.goods("engineers") == (60, 36, 5)
    assert len(table.state.bridges) == 2
    table.give("engineers", workers=1)
    table.turn_of("engineers")
    assert not table.can("engineers", "action ACTE")


@pytest.mark.rule("TM-494")
def test_the_power_action_builds_bridges_too() -> None:
    table = bridge_builders()
    table.play("engineers", "action ACT1. bridge E4:G1. done")
    assert table.bowls("engineers") == (3, 0, 9)
    assert table.goods("engineers") == (60, 40, 5)


@pytest.mark.rule("TM-495")
def test_three_bridges_are_all_there_are() -> None:
    table = bridge_builders()
    build(table, "E4:G1", "F2:G1", "F3:G1")
    table.turn_of("engineers")
    assert not deeds(table, "action") & {"ACTE", "ACT1"}


def ends(table: Table) -> None:
    """Build bridges from G1 to an own building, to an opponent's and to an empty space."""
    table.put("engineers", "dwelling", "E4")
    table.put("nomads", "dwelling", "F2")
    build(table, "E4:G1", "F2:G1", "F3:G1")


@pytest.mark.rule("TM-496", "TM-497")
def test_with_the_stronghold_three_points_for_each_bridge_between_own_buildings() -> None:
    table = bridge_builders()
    table.put("engineers", "stronghold", "G2")
    ends(table)
    table.turn_of("engineers")
    pass_anyhow(table)
    assert table.player("engineers").points == 53
    table.put("engineers", "dwelling", "F3")
    table.end_round()
    table.give("engineers", card="BON3", points=50)
    table.turn_of("engineers")
    pass_anyhow(table)
    assert table.player("engineers").points == 56


@pytest.mark.rule("TM-496")
def test_without_the_stronghold_bridges_score_nothing() -> None:
    table = bridge_builders()
    ends(table)
    table.turn_of("engineers")
    pass_anyhow(table)
    assert table.player("engineers").points == 50
