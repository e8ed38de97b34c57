"""Cancer: a citizen die on passing."""

from typing import Any

import pytest

from tests.origins.scenario import Table

rule = pytest.mark.rule

DICE = ("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")


def holding(**given: Any) -> Table:
    table = Table()
    table.hold("player1", "Cancer")
    table.give("player1", freemen=(), wisdom=0, gold=0, bases=2)
    table.give("player1", **given)
    table.set_offer(*DICE)
    return table


@rule("OR-312")
@pytest.mark.parametrize("die", DICE)
def test_a_die_for_nothing_on_passing(die: str) -> None:
    table = holding()
    table.set_draws("roll 1")
    table.play("player1", "pass")
    assert table.legal() == {f"take {other}" for other in DICE}
    table.play("player1", f"take {die}")
    assert table.freemen("player1") == [die]
    assert table.offer() == [*(other for other in DICE if other != die), f"{die.split()[0]} 1"]
    assert table.player("player1").passed
    assert table.asked == "player2", "one die only, although another base is free"


@rule("OR-312")
def test_without_a_free_base_there_is_no_die() -> None:
    table = holding(freemen=("red 2",), placed=("blue 3 at 1",))
    table.play("player1", "pass")
    assert table.asked == "player2"
    assert table.freemen("player1") == ["red 2", "blue 4"]


@rule("OR-312")
def test_only_passing_and_only_ones_own_passing_counts() -> None:
    table = holding()
    table.give("player2", bases=6)
    table.play("player1", "visit 1 with archon. action 3 stone")
    table.play("player2", "pass")
    assert table.asked == "player1"
    assert table.decision == "turn"


@rule("OR-313")
def test_the_die_comes_before_the_workers_return() -> None:
    table = holding(placed=("red 3 at 1",), archon=4)
    table.play("player1", "pass")
    assert table.decision == "take_citizen"
    assert table.player("player1").archon == 4
    assert len(table.player("player1").placed) == 1
    table.play("player1", "take red 1")
    assert table.freemen("player1") == ["red 1", "red 4"], "the new die does not rise"


@rule("OR-313")
def test_a_base_that_an_advisor_is_about_to_leave_is_not_free() -> None:
    table = holding(placed=("red 6 at 1", "blue 6 at 2"))
    table.play("player1", "pass")
    assert table.decision == "return"
    table.play("player1", "return red")
    assert table.freemen("player1") == []
    assert table.asked == "player2"
