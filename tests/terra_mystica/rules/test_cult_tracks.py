"""Section 15: steps on the cult tracks, the power they give, and space 10."""

import pytest

from tests.terra_mystica.scenario import Table

FIRE, WATER, EARTH, AIR = range(4)


def send(table: Table, faction: str, cult: str, steps: int) -> int:
    """Send a priest for so many steps; return the power gained."""
    table.give(faction, priests=1, bowls=(12, 0, 0))
    table.turn_of(faction)
    table.play(faction, f"send p to {cult} for {steps}")
    return table.bowls(faction)[1]


@pytest.mark.parametrize(
    ("start", "steps", "power"),
    [
        pytest.param(2, 1, 1, marks=pytest.mark.rule("TM-247"), id="reach 3"),
        pytest.param(1, 3, 1, marks=pytest.mark.rule("TM-247"), id="pass 3"),
        pytest.param(4, 1, 2, marks=pytest.mark.rule("TM-248"), id="reach 5"),
        pytest.param(4, 2, 2, marks=pytest.mark.rule("TM-248"), id="pass 5"),
        pytest.param(6, 1, 2, marks=pytest.mark.rule("TM-249"), id="reach 7"),
        pytest.param(6, 2, 2, marks=pytest.mark.rule("TM-249"), id="pass 7"),
        pytest.param(9, 1, 3, marks=pytest.mark.rule("TM-250"), id="reach 10"),
        pytest.param(7, 3, 3, marks=pytest.mark.rule("TM-250"), id="reach 10 from 7"),
        pytest.param(0, 2, 0, marks=pytest.mark.rule("TM-247"), id="below 3"),
        pytest.param(7, 2, 0, marks=pytest.mark.rule("TM-250"), id="8 and 9"),
    ],
)
@pytest.mark.parametrize("cult", ["FIRE", "WATER", "EARTH", "AIR"])
def test_spaces_that_give_power(start: int, steps: int, power: int, cult: str) -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(start,) * 4, keys=1)
    assert send(table, "witches", cult, steps) == power


@pytest.mark.rule("TM-251")
def test_a_space_pays_once_for_each_track_and_player() -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(2, 2, 0, 0))
    table.give("nomads", cults=(2, 0, 0, 0))
    assert send(table, "witches", "FIRE", 1) == 1
    assert send(table, "witches", "FIRE", 1) == 0
    assert send(table, "witches", "WATER", 1) == 1
    assert send(table, "nomads", "FIRE", 1) == 1


@pytest.mark.rule("TM-252")
def test_three_steps_over_5_and_7_give_4_power() -> None:
    table = Table("nomads", "witches")
    table.give("nomads", cults=(0, 0, 0, 4))
    assert send(table, "nomads", "AIR", 3) == 4
    assert table.player("nomads").cults[AIR] == 7


@pytest.mark.rule("TM-253", "TM-257")
def test_only_one_player_on_space_10() -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(9, 0, 0, 0), keys=1)
    table.give("nomads", cults=(8, 0, 0, 9), keys=1)
    send(table, "witches", "FIRE", 1)
    assert table.player("witches").cults[FIRE] == 10
    assert send(table, "nomads", "FIRE", 2) == 0
    assert table.player("nomads").cults[FIRE] == 9
    assert table.player("nomads").keys == 1
    send(table, "nomads", "AIR", 1)
    assert table.player("nomads").cults[AIR] == 10


@pytest.mark.rule("TM-254")
def test_every_space_10_takes_a_town_of_its_own() -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(9, 9, 0, 0), keys=1)
    send(table, "witches", "FIRE", 1)
    assert table.player("witches").keys == 0
    send(table, "witches", "WATER", 1)
    assert table.player("witches").cults == (10, 9, 0, 0)


@pytest.mark.rule("TM-255")
def test_two_towns_allow_two_tracks() -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(9, 9, 9, 0), keys=2)
    for cult in ("FIRE", "WATER", "EARTH"):
        send(table, "witches", cult, 1)
    assert table.player("witches").cults == (10, 10, 9, 0)


@pytest.mark.rule("TM-256")
@pytest.mark.parametrize("steps", [2, 3])
def test_without_a_key_the_marker_stops_on_9(steps: int) -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(8, 0, 0, 0))
    assert send(table, "witches", "FIRE", steps) == 0
    assert table.player("witches").cults[FIRE] == 9


@pytest.mark.rule("TM-258")
def test_power_of_cult_tracks_costs_no_points() -> None:
    table = Table("witches", "nomads")
    table.give("witches", cults=(4, 0, 0, 0), points=20)
    assert send(table, "witches", "FIRE", 3) == 4
    assert table.player("witches").points == 20
