"""Capricorn: a citizen die rises with a tower level."""

from typing import Any

import pytest

from hexarch.games.origins.notation import find_worker
from tests.origins.scenario import Table

rule = pytest.mark.rule


def holding(**given: Any) -> Table:
    table = Table()
    table.hold("player1", "Capricorn")
    table.give("player1", gold=1, bases=6, freemen=(), **given)
    return table


@rule("OR-305")
@pytest.mark.parametrize(("value", "after"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_a_tower_level_raises_a_citizen_die_by_two(value: int, after: int) -> None:
    table = holding()
    table.give("player1", freemen=("blue 1", f"red {value}"))
    table.play("player1", "tower red")
    assert table.legal() == {"done", "raise blue 1", f"raise red {value}"}
    table.play("player1", f"raise red {value}")
    assert table.freemen("player1") == [f"red {after}", "blue 1"]
    assert table.asked == "player2", "one die only"


@rule("OR-305")
def test_nothing_has_to_rise() -> None:
    table = holding()
    table.give("player1", freemen=("red 3",))
    table.play("player1", "tower red. done")
    assert table.freemen("player1") == ["red 3"]
    assert table.asked == "player2"


@rule("OR-305")
def test_a_die_on_the_main_board_may_rise_where_it_is() -> None:
    table = holding(placed=("orange 2 at 4",))
    table.play("player1", "tower red. raise orange 2 at its site")
    assert table.player("player1").placed == (3 * 30 + find_worker("orange 4"),)


@rule("OR-305")
def test_only_a_tower_level_does_it_and_only_for_the_holder() -> None:
    table = holding()
    table.give("player1", freemen=("red 3",))
    table.play("player1", "visit 1 with archon. action 3 stone")
    assert table.asked == "player2"
    table.give("player2", gold=1)
    table.play("player2", "tower red")
    assert table.asked == "player1"


@rule("OR-306")
def test_a_five_becomes_a_six() -> None:
    table = holding(placed=("orange 5 at 4",))
    table.give("player1", freemen=("red 5",))
    table.play("player1", "tower red. raise red 5")
    assert table.freemen("player1") == ["red 6"]
    table.turn_of("player1")
    table.give("player1", gold=1)
    table.play("player1", "tower blue. raise orange 5 at its site")
    assert table.player("player1").placed == (3 * 30 + find_worker("orange 6"),)
    assert table.advisors("player1") == []


@rule("OR-306")
def test_a_six_does_not_rise() -> None:
    table = holding(placed=("orange 6 at 4",))
    table.give("player1", freemen=("red 6",))
    table.play("player1", "tower red")
    assert table.asked == "player2"


@rule("OR-306")
def test_dice_on_seats_of_power_and_advisors_do_not_rise() -> None:
    table = holding(advisors=("blue",))
    table.build("player1", E1="Mint", S1E1="Mint")
    table.close("player1", "N0", "yellow 2")
    table.play("player1", "tower red")
    assert table.asked == "player2"
