"""Swarmlings (rules 507 to 509)."""

import pytest

from tests.terra_mystica.rules.positions import bare, before_town, deeds, with_stronghold


@pytest.mark.rule("TM-507")
def test_three_workers_for_a_town() -> None:
    table = before_town("swarmlings", "nomads")
    table.play("swarmlings", "upgrade E5 to TP")
    before = table.player("swarmlings").workers
    table.play("swarmlings", "+TW1")
    assert table.player("swarmlings").workers == before + 3


@pytest.mark.rule("TM-508")
def test_the_stronghold_action_upgrades_a_dwelling_for_free_once_a_round() -> None:
    table = with_stronghold("swarmlings", "nomads")
    table.put("swarmlings", "dwelling", "E5", "A1")
    table.give("swarmlings", coins=0, workers=0)
    table.play("swarmlings", "action ACTS")
    assert table.legal() == {"upgrade E5 to TP", "upgrade A1 to TP"}
    table.play("swarmlings", "upgrade A1 to TP. done")
    assert table.goods("swarmlings") == (0, 0, 5)
    assert table.player("swarmlings").trading_houses == 1 << table.hex("A1")
    table.turn_of("swarmlings")
    assert "ACTS" not in deeds(table, "action")
    table.end_round()
    assert table.can("swarmlings", "action ACTS")


@pytest.mark.rule("TM-509")
def test_the_free_upgrade_scores_and_offers_power_like_any_other() -> None:
    table = bare("swarmlings", "nomads", scoring=("SCORE6", "SCORE2", "SCORE3", "SCORE4", "SCORE7", "SCORE8"))
    table.put("swarmlings", "stronghold", "E6")
    table.put("swarmlings", "dwelling", "A1")
    table.put("nomads", "temple", "A2")
    table.give("nomads", bowls=(12, 0, 0))
    table.give("swarmlings", favors=["FAV10"])
    table.play("swarmlings", "action ACTS. upgrade A1 to TP")
    assert table.player("swarmlings").points == 50 + 3 + 3
    assert table.legal("nomads") == {"leech 2 from swarmlings", "decline 2 from swarmlings"}
