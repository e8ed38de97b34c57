"""Alchemists (rules 469 to 474)."""

import pytest

from tests.terra_mystica.rules.positions import bare, before_stronghold, home, power, with_stronghold
from tests.terra_mystica.scenario import Table


def at_stronghold() -> Table:
    """A table with a stronghold, all tokens in bowl I but enough power in bowl III for one action."""
    table = with_stronghold("alchemists", "nomads")
    table.give("alchemists", bowls=(6, 0, 6))
    return table


@pytest.mark.rule("TM-469", "TM-470")
def test_points_and_coins_are_exchanged_before_and_after_the_action() -> None:
    table = bare("alchemists", "nomads")
    table.give("alchemists", coins=0, points=20)
    table.play("alchemists", "convert 7VP to 7C. send p to fire for 1. convert 1VP to 1C. convert 6C to 3VP")
    assert table.player("alchemists").points == 20 - 7 - 1 + 3
    assert table.player("alchemists").coins == 7 + 1 - 6


@pytest.mark.rule("TM-469", "TM-470")
def test_any_number_of_times() -> None:
    """Twelve at a time, as often as they like."""
    table = bare("alchemists", "nomads")
    table.give("alchemists", coins=0, points=30)
    table.play("alchemists", "convert 12VP to 12C. convert 12VP to 12C. convert 6VP to 6C. convert 24C to 12VP")
    table.play("alchemists", "convert 6C to 3VP")
    assert (table.player("alchemists").points, table.player("alchemists").coins) == (15, 0)


@pytest.mark.rule("TM-471")
def test_points_cannot_fall_below_zero() -> None:
    table = bare("alchemists", "nomads")
    table.give("alchemists", points=2)
    assert table.can("alchemists", "convert 2VP to 2C")
    assert not table.can("alchemists", "convert 3VP to 3C")
    table.give("alchemists", points=0)
    assert not table.can("alchemists", "convert 1VP to 1C")


@pytest.mark.rule("TM-472")
def test_the_stronghold_gives_twelve_power_once() -> None:
    table = before_stronghold("alchemists", "nomads")
    table.give("alchemists", bowls=(12, 0, 0))
    table.play("alchemists", "upgrade E6 to SH. done")
    assert power(table, "alchemists") == 12
    table.give("alchemists", bowls=(12, 0, 0), card="BON9")
    assert "power" not in table.income("alchemists")


@pytest.mark.rule("TM-473")
@pytest.mark.parametrize(
    ("moves", "spades"),
    [
        ("transform E7 to black", 3),
        ("action ACT5. transform F3 to black", 2),
        ("action ACT6", 2),
        ("action BON1. transform D4 to black", 3),
    ],
)
def test_with_the_stronghold_two_power_for_every_spade(moves: str, spades: int) -> None:
    """E7 and D4 are three steps away, F3 two; spades beyond a power action's own are bought."""
    table = at_stronghold()
    table.give("alchemists", card="BON1")
    cost = 4 if "ACT5" in moves else 6 if "ACT6" in moves else 0
    before = power(table, "alchemists") - 2 * cost
    table.play("alchemists", moves)
    assert power(table, "alchemists") - before == 2 * spades


@pytest.mark.rule("TM-473")
def test_without_the_stronghold_no_power_for_spades() -> None:
    table = before_stronghold("alchemists", "nomads")
    table.give("alchemists", bowls=(12, 0, 0))
    table.play("alchemists", "transform E7 to black")
    assert power(table, "alchemists") == 0


@pytest.mark.rule("TM-474")
def test_phase_three_spades_give_power_too() -> None:
    table = bare("alchemists", "nomads", scoring=("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7", "SCORE8"))
    table.put("alchemists", "stronghold", "E6")
    home(table, "alchemists", "E5")
    table.give("alchemists", cults=(0, 0, 8, 0), bowls=(12, 0, 0))
    table.give("nomads", cults=(0, 0, 0, 0))
    table.end_round()
    assert (table.decision, table.asked) == ("reward_spades", "alchemists")
    assert power(table, "alchemists") == 4


@pytest.mark.rule("TM-146", "TM-473")
def test_the_power_of_the_first_spades_pays_for_the_third() -> None:
    """If conversions are allowed in the middle of an action, bought spades are separate steps."""
    table = with_stronghold("alchemists", "nomads", conversions_mid_action=True, free_burning=True)
    table.give("alchemists", workers=2, digging=2, bowls=(0, 4, 0), priests=0)
    assert not table.can("alchemists", "transform E7 to black")
    table.play("alchemists", "dig 1. dig 1")
    assert not table.can("alchemists", "done")
    assert not table.can("alchemists", "transform E7 to black")
    table.play("alchemists", "convert 3PW to 1W. transform E7 to black")
    assert table.player("alchemists").workers == 0
    assert power(table, "alchemists") == 2 * 1 + 2


@pytest.mark.rule("TM-150")
def test_all_bought_spades_go_on_one_space() -> None:
    table = with_stronghold("alchemists", "nomads", conversions_mid_action=True)
    table.give("alchemists", workers=9, digging=2)
    table.play("alchemists", "dig 1. dig 1")
    assert not table.can("alchemists", "convert 1W to 1C")
    assert not table.can("alchemists", "transform E7 to gray")
    assert table.can("alchemists", "transform E7 to green") or table.can("alchemists", "transform E7 to blue")


@pytest.mark.rule("TM-146")
def test_by_the_book_spades_come_with_the_transformation() -> None:
    table = with_stronghold("alchemists", "nomads")
    table.give("alchemists", workers=9)
    assert not table.can("alchemists", "dig 1")
