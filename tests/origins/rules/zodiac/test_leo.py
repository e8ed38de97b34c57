"""Leo: the die of a closed district rises."""

import pytest

from hexarch.games.origins.city import die_in
from hexarch.games.origins.notation import find_cell, find_worker
from tests.origins.scenario import Table

rule = pytest.mark.rule


def closed(die: str, holder: str = "player1") -> Table:
    """A table whose player1 has just closed a second district with a die."""
    table = Table()
    table.hold(holder, "Leo")
    table.build("player1", W1="farm", S1W1="farm", E1="farm", S1E1="farm")
    table.close("player1", "N0", "blue 1")
    table.give("player1", freemen=(die,))
    table.play("player1", f"close W1. with {die}")
    return table


def seat_of_power(table: Table, cell: str) -> int:
    return die_in(table.player("player1").city, find_cell(cell))


@pytest.mark.parametrize(
    ("value", "after"),
    [
        *(pytest.param(value, value + 2, marks=rule("OR-318")) for value in range(1, 5)),
        pytest.param(5, 6, marks=rule("OR-318", "OR-319")),
        pytest.param(6, 6, marks=rule("OR-319")),
    ],
)
def test_the_die_on_the_seat_of_power_rises_by_two_up_to_six(value: int, after: int) -> None:
    table = closed(f"red {value}")
    assert seat_of_power(table, "W1") == find_worker(f"red {after}")
    assert table.advisors("player1") == []


@rule("OR-318")
def test_dice_of_other_districts_stay_as_they_are() -> None:
    table = closed("red 3")
    assert seat_of_power(table, "N0") == find_worker("blue 1")


@rule("OR-318")
def test_without_the_card_the_die_keeps_its_value() -> None:
    assert seat_of_power(closed("red 3", holder="player2"), "W1") == find_worker("red 3")
