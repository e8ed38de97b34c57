"""Aquarius: gold for a step in another temple."""

from typing import Any

import pytest

from tests.origins.scenario import Table

rule = pytest.mark.rule

ACTION = "visit 3 with archon. action temple. pay 0 gold"


def holding(gold: int = 2, **options: Any) -> Table:
    table = Table(zodiac=("Aries", "Leo", "Aquarius"), **options)
    table.hold("player1", "Aquarius")
    table.give("player1", stone=1, gold=gold)
    return table


@rule("OR-307")
def test_one_gold_for_one_space_in_another_temple() -> None:
    table = holding()
    table.play("player1", f"{ACTION}. temple forest 2")
    assert table.legal() == {"done", "temple mountain 1", "temple sea 1"}
    table.play("player1", "temple sea 1")
    assert table.player("player1").temples == (2, 0, 1)
    assert table.player("player1").gold == 1
    assert table.holder("Leo") == "", "the step brings no card"
    assert table.asked == "player2"


@rule("OR-307")
def test_the_gold_may_be_kept() -> None:
    table = holding()
    table.play("player1", f"{ACTION}. temple forest 2. done")
    assert table.player("player1").temples == (2, 0, 0)
    assert table.player("player1").gold == 2


@rule("OR-307")
def test_without_gold_nothing_is_asked() -> None:
    table = holding(gold=0)
    table.play("player1", "visit 3 with archon. action temple. temple forest 2")
    assert table.asked == "player2"


@rule("OR-307")
def test_the_card_does_not_help_the_advance_that_gives_it() -> None:
    table = Table(zodiac=("Aries", "Leo", "Aquarius"))
    table.give("player1", stone=1, gold=2)
    table.play("player1", f"{ACTION}. temple sea 2")
    assert table.holder("Aquarius") == "player1"
    assert table.asked == "player2"


@rule("OR-307")
def test_a_temple_whose_top_is_reached_cannot_be_chosen() -> None:
    table = holding()
    table.give("player1", temples={"sea": 8})
    table.play("player1", f"{ACTION}. temple forest 2")
    assert table.legal() == {"done", "temple mountain 1"}


@rule("OR-308")
@pytest.mark.parametrize("steps", [0, 1])
def test_a_shorter_advance_does_not_count(steps: int) -> None:
    table = holding(temple_without_step="always")
    table.play("player1", f"{ACTION}. temple forest {steps}")
    assert table.asked == "player2"


@rule("OR-308")
def test_a_temple_building_counts() -> None:
    """The card and the building allow one step each, for 1 gold each."""
    table = holding()
    table.set_market("Forest temple", "Mint", "Outpost", "Estate", "Gateway")
    table.give("player1", stone=2)
    table.play("player1", "visit 2 with archon. action building. buy Forest temple. pay 0 gold. place N1")
    table.play("player1", "use Forest temple at N1. temple sea 1. temple sea 1")
    assert table.player("player1").temples == (2, 0, 2)
    assert table.player("player1").gold == 0
    assert table.asked == "player2"


@rule("OR-308")
def test_a_temple_building_that_moves_only_one_space_does_not_count() -> None:
    table = holding()
    table.set_market("Forest temple", "Mint", "Outpost", "Estate", "Gateway")
    table.give("player1", stone=2, temples={"forest": 7})
    table.play("player1", "visit 2 with archon. action building. buy Forest temple. pay 0 gold. place N1")
    table.play("player1", "use Forest temple at N1. temple sea 1")
    assert table.player("player1").temples == (8, 0, 1)
    assert table.asked == "player2", "only the building's own step was asked"


@rule("OR-308")
def test_the_bonus_tile_does_not_count() -> None:
    table = holding()
    table.site(1, bonus="blue")
    table.give("player1", freemen=("blue 3",))
    table.play("player1", "visit 1 with blue 3. action 3 stone. bonus. pay 0 gold. temple forest 1")
    assert table.asked == "player2"
