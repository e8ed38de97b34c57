"""Section 16: building a tower level."""

import pytest

from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table


def towers(table: Table) -> set[str]:
    """Return the colours in which player1 may build."""
    return {move.removeprefix("tower ") for move in table.legal("player1") if move.startswith("tower")}


@pytest.mark.rule("OR-210")
def test_a_disc_of_a_colour_in_the_supply() -> None:
    table = Table()
    table.give("player1", gold=9)
    assert towers(table) == set(COLOURS)
    table.state.tower_supply = (0, 1, 0, 2, 0)
    assert towers(table) == {"purple", "orange"}
    table.play("player1", "tower purple")
    assert table.state.tower_supply == (0, 0, 0, 2, 0)
    table.turn_of("player1")
    assert towers(table) == {"orange"}


@pytest.mark.rule("OR-211")
@pytest.mark.parametrize("height", range(1, 8))
def test_gold_for_the_present_height(height: int) -> None:
    table = Table()
    table.give("player1", towers={"blue": height}, gold=height - 1, stone=9, food=9, wisdom=9)
    assert not table.can("player1", "tower blue")
    table.give("player1", gold=height + 1)
    table.play("player1", "tower blue")
    assert table.goods("player1") == (9, 9, 9, 1)


@pytest.mark.rule("OR-212")
@pytest.mark.parametrize("colour", COLOURS)
def test_ones_own_tower_of_that_colour_grows(colour: str) -> None:
    table = Table()
    table.give("player1", gold=9, towers={"red": 3, "orange": 2})
    before = table.player("player1").towers
    table.play("player1", f"tower {colour}")
    assert table.player("player1").towers == tuple(
        height + (name == colour) for name, height in zip(COLOURS, before, strict=True)
    )
    assert table.player("player2").towers == (1, 1, 1, 1, 1)


@pytest.mark.rule("OR-214")
def test_the_second_level_costs_one_gold() -> None:
    table = Table()
    table.play("player1", "tower red")
    assert table.player("player1").gold == 0
    assert table.player("player1").towers == (2, 1, 1, 1, 1)
