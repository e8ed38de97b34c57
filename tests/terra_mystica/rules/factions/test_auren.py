"""Auren (rules 459 to 462)."""

import pytest

from tests.terra_mystica.rules.positions import before_stronghold, deeds, in_town, pass_anyhow, with_stronghold


@pytest.mark.rule("TM-459")
def test_auren_have_no_ability_before_the_stronghold() -> None:
    """They have only the board's power actions, normal spades, normal towns and no points for passing."""
    table = in_town("TW1", "auren", "nomads")
    table.give("auren", card="BON3")
    assert table.player("auren").points == 55
    assert table.goods("auren") == (60, 38, 5)
    table.turn_of("auren")
    assert deeds(table, "action") == {"ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"}
    table.play("auren", "transform D4 to green. done")
    assert table.goods("auren") == (60, 32, 5)
    table.turn_of("auren")
    pass_anyhow(table)
    assert table.player("auren").points == 55


@pytest.mark.rule("TM-460")
def test_the_stronghold_gives_a_favor_tile_at_once() -> None:
    table = before_stronghold("auren", "nomads")
    table.play("auren", "upgrade E6 to SH")
    assert len(table.legal()) == 12
    table.play("auren", "+FAV11")
    assert table.favor_tiles("auren") == ["FAV11"]
    assert table.can("auren", "done")


@pytest.mark.rule("TM-461")
def test_the_stronghold_action_makes_two_steps_on_one_cult_once_a_round() -> None:
    table = before_stronghold("auren", "nomads")
    table.give("auren", cults=(0, 0, 0, 0))
    table.play("auren", "upgrade E6 to SH. +FAV9. done")
    table.turn_of("auren")
    table.play("auren", "action ACTA")
    assert table.legal() == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    table.play("auren", "+WATER. done")
    assert table.player("auren").cults == (1, 2, 0, 0)
    table.turn_of("auren")
    assert not table.can("auren", "action ACTA")
    table.end_round()
    assert table.can("auren", "action ACTA")


@pytest.mark.rule("TM-462")
@pytest.mark.parametrize(("keys", "reached", "left"), [(0, 9, 0), (1, 10, 0), (2, 10, 1)])
def test_the_action_reaches_ten_only_with_a_free_key(keys: int, reached: int, left: int) -> None:
    table = with_stronghold("auren", "nomads")
    table.give("auren", cults=(0, 8, 0, 0), keys=keys)
    table.play("auren", "action ACTA. +WATER")
    assert table.player("auren").cults == (0, reached, 0, 0)
    assert table.player("auren").keys == left
