"""Dwarves (rules 498 to 500)."""

import pytest

from tests.terra_mystica.rules.positions import bare, before_stronghold, home
from tests.terra_mystica.scenario import Table


def tunnellers() -> Table:
    """A table with a dwelling at E8: E6 lies behind E7, G3 and E9 behind one and two river spaces."""
    table = bare("dwarves", "nomads", scoring=("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7", "SCORE8"))
    table.put("dwarves", "dwelling", "E8")
    home(table, "dwarves", "E6", "G3", "E9")
    return table


@pytest.mark.rule("TM-498", "TM-499")
@pytest.mark.parametrize("site", ["E6", "G3"])
def test_a_tunnel_under_one_space_costs_two_workers_and_scores_four(site: str) -> None:
    table = tunnellers()
    table.play("dwarves", f"build {site}")
    assert table.goods("dwarves") == (58, 40 - 1 - 2, 5)
    assert table.player("dwarves").points == 54


@pytest.mark.rule("TM-498")
def test_only_one_space_can_be_skipped_and_only_for_two_more_workers() -> None:
    table = tunnellers()
    assert not table.can("dwarves", "build E9")
    table.give("dwarves", workers=3)
    assert table.can("dwarves", "build E6")
    table.give("dwarves", workers=2)
    assert not table.can("dwarves", "build E6")


@pytest.mark.rule("TM-498", "TM-499")
def test_transforming_and_building_take_one_tunnel() -> None:
    table = tunnellers()
    table.ground("E6", "forest")
    table.play("dwarves", "transform E6 to grey. build E6. done")
    assert table.goods("dwarves") == (58, 40 - 2 - 3 - 1, 5)
    assert table.player("dwarves").points == 54
    table.turn_of("dwarves")
    table.play("dwarves", "build G3")
    assert table.player("dwarves").points == 58


@pytest.mark.rule("TM-500")
def test_with_the_stronghold_a_tunnel_costs_one_worker() -> None:
    table = before_stronghold("dwarves", "nomads")
    home(table, "dwarves", "E8")
    table.play("dwarves", "upgrade E6 to SH. done")
    workers = table.player("dwarves").workers
    table.turn_of("dwarves")
    table.play("dwarves", "build E8")
    assert table.player("dwarves").workers == workers - 1 - 1
    assert table.points_by("dwarves")["jump"] == 4
