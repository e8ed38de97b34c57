"""Section 17: growing the population."""

import pytest

from hexarch.games.origins.player import free_bases
from tests.origins.scenario import Table

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("bases", "food"),
    [
        pytest.param(2, 2, marks=rule("OR-215", "OR-216")),
        pytest.param(3, 4, marks=rule("OR-215")),
        pytest.param(4, 6, marks=rule("OR-215")),
        pytest.param(5, 8, marks=rule("OR-215", "OR-217")),
    ],
)
def test_the_leftmost_base_of_the_track_for_the_food_above_it(bases: int, food: int) -> None:
    table = Table()
    table.give("player1", bases=bases, food=food - 1, gold=0)
    assert not table.can("player1", "grow")
    table.give("player1", food=food)
    free = free_bases(table.player("player1"))
    table.play("player1", "grow")
    assert table.goods("player1") == (1, 0, 1, 0)
    assert table.player("player1").bases == bases + 1
    assert free_bases(table.player("player1")) == free + 1
    assert table.asked == "player2"


@rule("OR-217")
def test_no_base_costs_more_than_the_last() -> None:
    costs = Table().state.setup.food_cost
    assert len(costs) == 4
    assert max(costs) == costs[-1] == 8


@rule("OR-215")
def test_gold_may_stand_in_for_the_food() -> None:
    table = Table()
    table.give("player1", food=1, gold=2)
    table.play("player1", "grow")
    assert table.legal() == {"pay 1 gold", "pay 2 gold"}
    table.play("player1", "pay 1 gold")
    assert table.goods("player1") == (1, 0, 1, 1)


@rule("OR-215")
def test_the_track_has_four_bases() -> None:
    table = Table()
    table.give("player1", bases=6, food=30)
    assert not table.can("player1", "grow")


@rule("OR-218")
@pytest.mark.parametrize(("bases", "points"), [(2, 0), (3, 0), (4, 0), (5, 10)])
def test_only_the_last_base_scores_and_at_once(bases: int, points: int) -> None:
    table = Table()
    table.give("player1", bases=bases, food=30, gold=0, points=5)
    table.play("player1", "grow")
    assert table.player("player1").points == 5 + points


@rule("OR-219")
def test_a_die_on_a_seat_of_power_leaves_its_base_free() -> None:
    table = Table()
    table.build("player1", W1="farm", S1W1="farm")
    table.give("player1", freemen=("red 3", "blue 2"), bases=2)
    table.play("player1", "close W1. with red 3. done")
    assert free_bases(table.player("player1")) == 1
    table.turn_of("player1")
    table.play("player1", f"visit 4 with archon. action citizen. take {table.offer()[0]}")
    assert free_bases(table.player("player1")) == 0


@rule("OR-219")
def test_an_advisor_leaves_its_base_free() -> None:
    table = Table()
    table.give("player1", freemen=("blue 2",), placed=("red 6 at 1",), bases=2)
    table.play("player1", "pass")
    assert table.player("player1").bases == 2
    assert free_bases(table.player("player1")) == 1
