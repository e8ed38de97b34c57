"""Taurus: less wisdom for buildings and citizen dice."""

import pytest

from hexarch.core.game import RuleError
from tests.origins.scenario import Table

rule = pytest.mark.rule

# Each costs 1 stone.
TILES = ("Mint", "Outpost", "Forum", "Statue", "Astronomy tower")
DICE = ("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")


def with_wisdom(wisdom: int, *cards: str) -> Table:
    table = Table()
    table.hold("player1", *cards)
    table.give("player1", freemen=(), bases=6, stone=1, food=0, wisdom=wisdom, gold=0)
    table.set_market(*TILES)
    table.set_offer(*DICE)
    return table


def buy(table: Table, tile: str) -> None:
    table.play("player1", f"visit 2 with archon. action building. buy {tile}. place N1")


def take(table: Table, die: str) -> None:
    table.play("player1", f"visit 4 with archon. action citizen. take {die}")


COSTS = [
    pytest.param(0, 0, marks=rule("OR-310")),
    pytest.param(1, 0, marks=rule("OR-309")),
    pytest.param(2, 1, marks=rule("OR-309")),
    pytest.param(3, 2, marks=rule("OR-309")),
    pytest.param(4, 3, marks=rule("OR-309")),
]


@pytest.mark.parametrize(("space", "wisdom"), COSTS)
def test_a_building_costs_one_wisdom_less(space: int, wisdom: int) -> None:
    table = with_wisdom(wisdom + 1, "Taurus")
    buy(table, TILES[space])
    assert table.goods("player1")[:3] == (0, 0, 1)
    if wisdom:
        with pytest.raises(RuleError):
            buy(with_wisdom(wisdom - 1, "Taurus"), TILES[space])


@pytest.mark.parametrize(("space", "wisdom"), COSTS)
def test_a_citizen_die_costs_one_wisdom_less(space: int, wisdom: int) -> None:
    table = with_wisdom(wisdom + 1, "Taurus")
    take(table, DICE[space])
    assert table.goods("player1")[:3] == (1, 0, 1)
    if wisdom:
        with pytest.raises(RuleError):
            take(with_wisdom(wisdom - 1, "Taurus"), DICE[space])


@rule("OR-309")
def test_without_the_card_the_price_is_the_printed_one() -> None:
    table = with_wisdom(4)
    take(table, "blue 3")
    assert table.player("player1").wisdom == 2
    table = with_wisdom(4)
    table.hold("player2", "Taurus")
    buy(table, "Forum")
    assert table.player("player1").wisdom == 2


@rule("OR-309")
def test_the_wisdom_of_a_site_is_not_reduced() -> None:
    table = with_wisdom(2, "Taurus")
    table.give("player1", freemen=("red 2",))
    table.site(1, value=4)
    table.play("player1", "visit 1 with red 2")
    assert table.player("player1").wisdom == 0


@rule("OR-311")
@pytest.mark.parametrize(("die", "wisdom"), [("red 1", 0), ("blue 3", 1), ("yellow 5", 3)])
def test_with_libra_the_die_costs_one_less_too(die: str, wisdom: int) -> None:
    table = with_wisdom(wisdom, "Taurus", "Libra")
    table.build("player1", W1="farm", S1W1="farm")
    table.give("player1", freemen=("red 3",))
    table.play("player1", "close W1. with red 3. done")
    table.play("player1", f"take {die}")
    assert table.goods("player1") == (1, 0, 0, 0)
    assert table.freemen("player1") == [die]
