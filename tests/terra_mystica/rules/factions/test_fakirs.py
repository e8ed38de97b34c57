"""Fakirs (rules 517 to 519)."""

import pytest

from tests.terra_mystica.rules.positions import bare, home
from tests.terra_mystica.scenario import Table

OVER_ONE = {"E6": "terrain", "G3": "river"}
OVER_TWO = {"E5": "terrain", "E9": "river", "H5": "river and terrain"}


def flyers() -> Table:
    """A table with a trading house at E8 and home terrain behind one and two spaces of every kind."""
    table = bare("fakirs", "witches", scoring=("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7", "SCORE8"))
    table.put("fakirs", "trading house", "E8")
    home(table, "fakirs", *OVER_ONE, *OVER_TWO, "E4")
    return table


@pytest.mark.rule("TM-517", "TM-518")
@pytest.mark.parametrize("site", OVER_ONE)
def test_a_flight_over_one_space_costs_a_priest_and_scores_four(site: str) -> None:
    table = flyers()
    table.play("fakirs", f"build {site}")
    assert table.goods("fakirs") == (58, 39, 4)
    assert table.player("fakirs").points == 54


@pytest.mark.rule("TM-517")
def test_no_further_and_not_without_a_priest() -> None:
    table = flyers()
    for site in OVER_TWO:
        assert not table.can("fakirs", f"build {site}")
    table.give("fakirs", priests=0)
    assert not table.can("fakirs", "build E6")


@pytest.mark.rule("TM-518")
def test_each_flight_scores() -> None:
    table = flyers()
    table.play("fakirs", "build E6. done")
    table.turn_of("fakirs")
    table.play("fakirs", "build G3")
    assert table.player("fakirs").points == 58


@pytest.mark.rule("TM-519")
@pytest.mark.parametrize("site", OVER_TWO)
def test_with_the_stronghold_a_flight_over_two_spaces(site: str) -> None:
    table = flyers()
    table.play("fakirs", "upgrade E8 to SH. done")
    coins, workers, _ = table.goods("fakirs")
    table.turn_of("fakirs")
    assert not table.can("fakirs", "build E4")
    table.play("fakirs", f"build {site}")
    assert table.goods("fakirs") == (coins - 2, workers - 1, 4)
    assert table.points_by("fakirs")["jump"] == 4
