"""Libra: a citizen die after closing a district."""

import pytest

from tests.origins.scenario import Table

rule = pytest.mark.rule

DICE = ("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")


def holding(wisdom: int = 0) -> Table:
    """A table with a district of the Agora, the Palace, a Workshop and a farm, and dice on both bases."""
    table = Table()
    table.hold("player1", "Libra")
    table.build("player1", W1="Workshop", S1W1="farm")
    table.give("player1", freemen=("yellow 2", "red 2"), bases=2, stone=0, food=0, wisdom=wisdom, gold=0)
    table.set_offer(*DICE)
    return table


CLOSE = "close W1. with yellow 2. done"


@rule("OR-314")
@pytest.mark.parametrize("space", range(5))
def test_a_die_for_its_wisdom_after_closing_a_district(space: int) -> None:
    table = holding(wisdom=space)
    table.play("player1", CLOSE)
    assert table.legal() == {"done", *(f"take {die}" for die in DICE[: space + 1])}
    table.play("player1", f"take {DICE[space]}")
    assert table.goods("player1") == (0, 0, 0, 0)
    assert sorted(table.freemen("player1")) == sorted(["red 2", DICE[space]])
    assert table.asked == "player2"


@rule("OR-314")
def test_the_die_may_be_left() -> None:
    table = holding()
    table.play("player1", f"{CLOSE}. done")
    assert table.freemen("player1") == ["red 2"]
    assert table.asked == "player2"


@rule("OR-314")
def test_without_the_card_there_is_no_die() -> None:
    table = holding()
    table.hold("player2", "Libra")
    table.play("player1", CLOSE)
    assert table.asked == "player2"


@rule("OR-315")
def test_the_buildings_are_used_first_and_may_pay_for_the_die() -> None:
    table = holding()
    table.play("player1", "close W1. with yellow 2")
    assert table.decision == "activate"
    table.play("player1", "use Workshop at W1. gain wisdom. use Agora at N0. gain wisdom")
    assert table.can("player1", "take blue 3")


@rule("OR-315")
def test_the_card_is_scored_first_and_its_gold_may_pay_for_the_die() -> None:
    """The block shows card 1 around the yellow tile and card 9 around the blue one."""
    table = Table(districts=(1, 2, 9, 31))
    table.hold("player1", "Libra")
    table.build("player1", N2="Mint", N2E1="Castle", N1="Statue", N1E1="Outpost")
    table.give("player1", freemen=("orange 2",), wisdom=0, gold=0)
    table.set_offer(*DICE)
    table.play("player1", "close N2. with orange 2")
    assert table.decision == "match"
    table.play("player1", "match 1")
    assert table.player("player1").points == 9
    assert table.legal() == {"done", "take red 1", "take purple 2", "take blue 3"}
