"""Nomads (rules 520 to 526)."""

import pytest

from tests.terra_mystica.rules.positions import bare, deeds, with_stronghold
from tests.terra_mystica.scenario import Table


@pytest.mark.rule("TM-520", "TM-521")
def test_the_third_dwelling_comes_after_all_second_ones_and_before_the_chaos_magicians() -> None:
    table = Table("chaosmagicians", "nomads", "witches", started=False)
    order = []
    while table.decision == "first_dwelling":
        order.append(table.asked)
        table.ledger.play(table.legal_ids()[0])
    assert order == ["nomads", "witches", "witches", "nomads", "nomads", "chaosmagicians"]
    assert table.player("nomads").dwellings.bit_count() == 3


@pytest.mark.rule("TM-522", "TM-526")
def test_the_sandstorm_turns_an_adjacent_space_into_desert_whatever_it_was() -> None:
    """E5 and F4 are three steps from desert, yet no spades or workers are needed. Once per round."""
    table = with_stronghold("nomads", "witches")
    table.give("nomads", workers=0, coins=0)
    table.ground("F3", "forest")
    table.ground("E5", "lakes")
    table.play("nomads", "action ACTN")
    assert deeds(table, "transform") == {f"{hex_} to yellow" for hex_ in ("E5", "E7", "D4", "F3", "F4")}
    table.play("nomads", "transform F4 to yellow. done")
    assert table.terrain("F4") == "desert"
    assert table.goods("nomads") == (0, 0, 5)
    table.turn_of("nomads")
    assert not table.can("nomads", "action ACTN")
    table.end_round()
    assert table.can("nomads", "action ACTN")


@pytest.mark.rule("TM-523")
def test_the_sandstorm_crosses_neither_river_nor_bridge() -> None:
    """From E8 shipping and a bridge lead to G3, the sandstorm does not."""
    table = bare("nomads", "witches")
    table.put("nomads", "stronghold", "E8")
    table.give("nomads", shipping=1)
    table.play("nomads", "action ACT1. bridge E8:G3. done")
    table.turn_of("nomads")
    assert table.can("nomads", "transform G3 to yellow")
    table.play("nomads", "action ACTN")
    assert deeds(table, "transform") == {"E7 to yellow", "D5 to yellow"}


@pytest.mark.rule("TM-524")
def test_a_dwelling_may_follow_there_at_normal_cost() -> None:
    table = with_stronghold("nomads", "witches")
    table.ground("F3", "desert")
    table.play("nomads", "action ACTN. transform E7 to yellow")
    assert deeds(table, "build") == {"E7"}
    table.play("nomads", "build E7")
    assert table.goods("nomads") == (58, 39, 5)


@pytest.mark.rule("TM-525")
def test_the_sandstorm_is_not_a_spade() -> None:
    table = bare("nomads", "witches", scoring=("SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7"))
    table.put("nomads", "stronghold", "E6")
    table.play("nomads", "action ACTN. transform E7 to yellow")
    assert table.player("nomads").points == 50
