"""Section 13: food for rising Freemen and for steps on the military track; the option about rising past six."""

from typing import Any

import pytest

from hexarch.games.origins.player import free_bases
from tests.origins.scenario import Table


def training(*freemen: str, food: int = 3, gold: int = 0, **options: Any) -> Table:
    """A table with player1's Archon at the site where food is paid."""
    table = Table(**options)
    table.give("player1", freemen=freemen, food=food, gold=gold)
    table.play("player1", "visit 5 with archon")
    return table


@pytest.mark.rule("OR-185")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_one_to_three_food(times: int) -> None:
    table = training("red 1", food=5)
    table.play("player1", "action train")
    assert not table.can("player1", "done"), "at least one"
    table.play("player1", ". ".join(f"raise red {value}" for value in range(1, times + 1)))
    assert table.freemen("player1") == [f"red {1 + times}"]
    assert table.player("player1").food == 5 - times
    if times < 3:
        table.play("player1", "done")
    assert table.asked == "player2", "at most three"


@pytest.mark.rule("OR-185")
def test_as_much_food_as_there_is() -> None:
    assert not training("red 1", food=0).can("player1", "action train")
    table = training("red 1", food=2)
    table.play("player1", "action train. raise red 1. raise red 2")
    assert table.asked == "player2"
    table = training("red 1", food=0, gold=1)
    table.play("player1", "action train. raise red 1")
    assert (table.player("player1").gold, table.asked) == (0, "player2")


@pytest.mark.rule("OR-186")
def test_only_unused_freemen_rise() -> None:
    table = training("red 1")
    table.give("player1", placed=("blue 2 at 1",), speakers=(3,), bases=3)
    table.give("player2", freemen=("orange 2",))
    table.build("player1", E1="farm", S1E1="farm")
    table.close("player1", "N0", "yellow 2")
    table.play("player1", "action train")
    assert table.legal() == {"move", "raise red 1"}


@pytest.mark.rule("OR-187")
@pytest.mark.parametrize(
    ("moves", "freemen", "space"),
    [
        ("raise red 1. raise red 2. raise red 3", ["red 4", "blue 1"], 0),
        ("raise red 1. raise blue 1. raise red 2", ["red 3", "blue 2"], 0),
        ("move. move. move", ["red 1", "blue 1"], 3),
        ("move. raise blue 1. move", ["red 1", "blue 2"], 2),
    ],
)
def test_food_for_one_freeman_for_several_or_for_moving(moves: str, freemen: list[str], space: int) -> None:
    table = training("red 1", "blue 1")
    table.play("player1", f"action train. {moves}")
    assert table.freemen("player1") == freemen
    assert table.space("player1") == space
    assert table.player("player1").food == 0


@pytest.mark.rule("OR-188", "OR-096")
def test_a_freeman_of_six_who_rises_becomes_an_advisor() -> None:
    table = training("red 6", "blue 1")
    table.play("player1", "action train. raise red 6")
    assert table.advisors("player1") == ["red"]
    assert table.freemen("player1") == ["blue 1"]
    assert free_bases(table.player("player1")) == 1
    assert table.legal() == {"done", "move", "raise blue 1"}


def test_six_may_be_the_end_by_agreement() -> None:
    """Option raise_past_six = false: food stops at six; returning from a site still makes an Advisor."""
    table = training("red 6", "blue 5", raise_past_six=False)
    table.play("player1", "action train")
    assert table.legal() == {"move", "raise blue 5"}
    table.play("player1", "raise blue 5")
    assert table.legal() == {"done", "move"}
    table.play("player1", "done")
    table.give("player1", freemen=(), placed=("red 6 at 1",))
    table.turn_of("player1")
    table.play("player1", "pass")
    assert table.advisors("player1") == ["red"]


def test_nothing_left_to_feed() -> None:
    """With the disc at the end and only sixes, the action has no effect unless sixes may rise."""
    for past_six in (True, False):
        table = training("red 6", raise_past_six=past_six)
        table.put_disc("player1", 13)
        assert table.can("player1", "action train") == past_six
