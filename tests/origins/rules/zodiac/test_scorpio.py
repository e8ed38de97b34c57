"""Scorpio: wisdom for districts and Advisors."""

from typing import Any

import pytest

from tests.origins.scenario import Table

rule = pytest.mark.rule


def holding(*cards: str, **given: Any) -> Table:
    table = Table()
    table.hold("player1", "Scorpio", *cards)
    table.build("player1", W1="farm", S1W1="farm")
    table.give("player1", bases=6, freemen=(), stone=0, food=0, wisdom=0, gold=0)
    table.give("player1", **given)
    return table


@rule("OR-324")
@pytest.mark.parametrize("die", ["red 1", "blue 6"])
def test_closing_a_district_gives_one_wisdom(die: str) -> None:
    table = holding(freemen=(die,))
    table.play("player1", f"close W1. with {die}. done")
    assert table.goods("player1") == (0, 0, 1, 0)


@rule("OR-324", "OR-325")
def test_only_the_holder_gains() -> None:
    table = holding(freemen=("red 1",), placed=("blue 6 at 1",))
    table.hold("player2", "Scorpio")
    table.play("player1", "close W1. with red 1. done")
    table.turn_of("player1")
    table.play("player1", "pass")
    assert table.player("player1").wisdom == 0
    assert table.player("player2").wisdom == 1, "as at the start"


@rule("OR-325")
@pytest.mark.parametrize("advisors", [(), ("blue",)])
def test_a_six_that_becomes_an_advisor_gives_one_wisdom(advisors: tuple[str, ...]) -> None:
    """The die goes on the advisor track or, as a duplicate, back to the supply."""
    table = holding(placed=("blue 6 at 1", "red 5 at 2"), advisors=advisors)
    table.play("player1", "pass")
    assert table.goods("player1") == (0, 0, 1, 0)


@rule("OR-325")
def test_each_of_several_gives_one() -> None:
    table = holding(placed=("blue 6 at 1", "red 6 at 2"))
    table.play("player1", "pass. return red")
    assert table.goods("player1") == (0, 0, 2, 0)


@rule("OR-325")
def test_an_advisor_made_by_food_counts() -> None:
    table = holding(freemen=("red 6",), food=1)
    table.play("player1", "visit 5 with archon. action train. raise red 6")
    assert table.goods("player1") == (0, 0, 1, 0)


@rule("OR-326")
def test_returning_below_six_gives_nothing() -> None:
    table = holding(freemen=("red 6",), placed=("blue 5 at 1",))
    table.play("player1", "pass")
    assert table.goods("player1") == (0, 0, 0, 0)


@rule("OR-326")
def test_a_six_or_five_that_leo_would_raise_above_six_gives_nothing() -> None:
    for die in ("red 6", "red 5"):
        table = holding("Leo", freemen=(die,))
        table.play("player1", f"close W1. with {die}. done")
        assert table.goods("player1") == (0, 0, 1, 0), "only for closing the district"


@rule("OR-326")
def test_a_five_that_capricorn_would_raise_above_six_gives_nothing() -> None:
    table = holding("Capricorn", freemen=("red 5",), gold=1)
    table.play("player1", "tower red. raise red 5")
    assert table.freemen("player1") == ["red 6"]
    assert table.goods("player1") == (0, 0, 0, 0)
