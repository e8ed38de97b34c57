"""Witches (rules 463 to 468)."""

import pytest

from tests.terra_mystica.rules.positions import deeds, in_town, with_stronghold


@pytest.mark.rule("TM-463")
def test_five_more_points_for_a_town() -> None:
    table = in_town("TW1", "witches", "nomads")
    assert table.player("witches").points == 50 + 5 + 5


@pytest.mark.rule("TM-464", "TM-465", "TM-466")
def test_the_flight_builds_a_free_dwelling_on_any_empty_forest_once_a_round() -> None:
    table = with_stronghold("witches", "nomads")
    table.put("nomads", "dwelling", "A3")
    table.play("witches", "action ACTW")
    assert deeds(table, "build") == {"A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"}
    table.play("witches", "build I11. done")
    assert table.goods("witches") == (60, 40, 5)
    assert table.player("witches").dwellings == 1 << table.hex("I11")
    table.turn_of("witches")
    assert not table.can("witches", "action ACTW")
    table.end_round()
    assert table.can("witches", "action ACTW")


@pytest.mark.rule("TM-467")
def test_the_flight_leads_to_what_is_forest_already() -> None:
    """One spade would turn E7 next door into forest, but not within this action."""
    table = with_stronghold("witches", "nomads")
    table.play("witches", "action ACTW")
    assert "E7" not in deeds(table, "build")
    assert not deeds(table, "transform")
    assert not deeds(table, "convert")


@pytest.mark.rule("TM-468")
def test_a_space_turned_into_forest_earlier_will_do() -> None:
    table = with_stronghold("witches", "nomads")
    table.play("witches", "transform E7 to green. done")
    table.turn_of("witches")
    table.play("witches", "action ACTW. build E7")
    assert table.player("witches").dwellings == 1 << table.hex("E7")


def test_the_flight_scores_and_offers_power_like_any_dwelling() -> None:
    table = with_stronghold("witches", "nomads")
    table.put("nomads", "trading house", "I12")
    table.give("nomads", bowls=(12, 0, 0))
    table.give("witches", favors=["FAV11"])
    table.play("witches", "action ACTW. build I11")
    assert table.player("witches").points == 50 + 2 + 2
    assert table.legal("nomads") == {"leech 2 from witches", "decline 2 from witches"}
