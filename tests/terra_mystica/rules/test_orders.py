"""Section 16: action 5, a priest for an order."""

import pytest

from tests.terra_mystica.scenario import Table

FIRE = 0


def sends(table: Table, faction: str, cult: str) -> list[int]:
    """Return for how many steps a faction may send a priest to a cult."""
    table.turn_of(faction)
    return [steps for steps in (1, 2, 3) if f"send p to {cult} for {steps}" in table.legal(faction)]


def send(table: Table, faction: str, cult: str, steps: int) -> None:
    table.turn_of(faction)
    table.play(faction, f"send p to {cult} for {steps}")


@pytest.mark.rule("TM-259", "TM-260", "TM-263")
def test_four_spaces_one_of_them_for_three_steps() -> None:
    table = Table("witches", "nomads")
    table.give("witches", priests=7, cults=(0, 0, 0, 0))
    table.give("nomads", priests=7, cults=(0, 0, 0, 0))
    assert sends(table, "witches", "FIRE") == [1, 2, 3]
    send(table, "witches", "FIRE", 3)
    assert sends(table, "nomads", "FIRE") == [1, 2]
    for faction in ("nomads", "witches", "nomads"):
        assert 2 in sends(table, faction, "FIRE")
        send(table, faction, "FIRE", 2)
    assert sends(table, "witches", "FIRE") == sends(table, "nomads", "FIRE") == [1]
    assert sends(table, "witches", "WATER") == [1, 2, 3]


@pytest.mark.rule("TM-261")
@pytest.mark.parametrize("steps", [2, 3])
def test_the_space_says_how_far(steps: int) -> None:
    table = Table("witches", "nomads")
    table.give("witches", priests=1, cults=(1, 0, 0, 0))
    send(table, "witches", "FIRE", steps)
    assert table.player("witches").cults == (1 + steps, 0, 0, 0)
    assert table.player("witches").priests == 0


@pytest.mark.rule("TM-262")
def test_a_priest_on_an_order_never_returns() -> None:
    table = Table("witches", "nomads")
    table.give("witches", priests=7)
    send(table, "witches", "FIRE", 3)
    table.play("witches", "done")
    table.end_round()
    assert table.player("witches").priests == 6
    table.give("witches", bowls=(0, 0, 12))
    table.turn_of("witches")
    assert not table.can("witches", "convert 5PW to 1P")
    table.play("witches", "action ACT2")
    assert table.player("witches").priests == 6
    table.give("nomads", priests=1)
    assert sends(table, "nomads", "FIRE") == [1, 2]


@pytest.mark.rule("TM-264")
def test_or_a_priest_goes_back_to_the_supply_for_one_step() -> None:
    table = Table("witches", "nomads")
    table.give("witches", priests=7, cults=(0, 0, 0, 0), bowls=(0, 0, 12))
    send(table, "witches", "WATER", 1)
    assert table.player("witches").cults == (0, 1, 0, 0)
    assert table.player("witches").priests == 6
    table.play("witches", "convert 5PW to 1P")
    assert table.player("witches").priests == 7


@pytest.mark.rule("TM-265")
def test_any_number_of_priests_may_go_back() -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(0, 0, 0, 0))
    for steps in range(1, 10):
        table.give("witches", priests=1)
        send(table, "witches", "FIRE", 1)
        assert table.player("witches").cults[FIRE] == steps
    table.give("nomads", priests=1)
    assert sends(table, "nomads", "FIRE") == [1, 2, 3]


@pytest.mark.rule("TM-266")
@pytest.mark.parametrize(("start", "steps", "power"), [(2, 3, 3), (3, 2, 2), (2, 1, 1)])
def test_the_steps_give_power(start: int, steps: int, power: int) -> None:
    table = Table("witches", "nomads")
    table.give("witches", priests=1, cults=(start, 0, 0, 0), bowls=(12, 0, 0))
    send(table, "witches", "FIRE", steps)
    assert table.bowls("witches") == (12 - power, power, 0)
