"""Mermaids (rules 501 to 506); the FAQ's rulings on the skipped river space are in test_faq.py."""

import pytest

from tests.terra_mystica.rules.positions import bare, before_stronghold, deeds, two_banks


@pytest.mark.rule("TM-501", "TM-502")
def test_a_town_may_skip_one_river_space_before_or_after_the_action() -> None:
    table = two_banks()
    assert deeds(table, "connect") == {"r22", "r23"}
    table.play("mermaids", "send p to fire for 3")
    assert deeds(table, "connect") == {"r22", "r23"}
    table.play("mermaids", "connect r22. +TW1. done")
    assert table.town_tiles("mermaids") == ["TW1"]
    assert table.player("mermaids").towns == table.player("mermaids").built


@pytest.mark.rule("TM-502")
def test_the_skip_is_never_forced_and_waits_for_a_later_turn() -> None:
    table = two_banks()
    table.play("mermaids", "send p to fire for 3. done")
    assert table.town_tiles("mermaids") == []
    table.turn_of("mermaids")
    table.play("mermaids", "connect r23. +TW1. send p to fire for 2")
    assert table.town_tiles("mermaids") == ["TW1"]


@pytest.mark.rule("TM-501")
def test_nobody_else_skips_a_river_and_the_group_must_be_strong_enough() -> None:
    table = two_banks()
    table.put("mermaids", "dwelling", "G3")
    assert not deeds(table, "connect")
    table = bare("swarmlings", "nomads")
    table.put("swarmlings", "temple", "E7", "E8", "G3")
    table.put("swarmlings", "dwelling", "H4")
    assert not deeds(table, "connect")


@pytest.mark.rule("TM-503")
def test_the_town_lies_on_the_skipped_river_space() -> None:
    table = two_banks()
    table.play("mermaids", "connect r23. +TW1")
    assert table.player("mermaids").skips == 1 << table.hex("r23")


@pytest.mark.rule("TM-504")
def test_a_bridge_still_makes_a_town() -> None:
    table = two_banks()
    table.play("mermaids", "action ACT1. bridge E8:G3. +TW1")
    assert table.town_tiles("mermaids") == ["TW1"]
    assert table.player("mermaids").skips == 0


@pytest.mark.rule("TM-505", "TM-506")
@pytest.mark.parametrize(("shipping", "points"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_stronghold_gives_a_free_shipping_step_with_its_points(shipping: int, points: int) -> None:
    table = before_stronghold("mermaids", "nomads")
    table.give("mermaids", shipping=shipping)
    table.give("mermaids", points=50)
    table.play("mermaids", "upgrade E6 to SH")
    assert table.player("mermaids").shipping == shipping + 1
    assert table.player("mermaids").points == 50 + points
    assert table.goods("mermaids") == (60 - 6, 40 - 4, 5)
