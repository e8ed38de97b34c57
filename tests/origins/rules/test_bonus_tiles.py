"""Section 14: the five bonus action tiles."""

import pytest

from tests.origins.scenario import Table, tile_kinds


def beside(colour: str, **values: object) -> Table:
    """A table with player1's Freeman of a tile's colour at site 1, which has that tile, and with these goods alone."""
    table = Table()
    table.give("player1", **{"stone": 0, "food": 0, "wisdom": 0, "gold": 0, **values})
    table.give("player1", freemen=(f"{colour} 3",))
    table.site(1, bonus=colour)
    table.play("player1", f"visit 1 with {colour} 3")
    return table


@pytest.mark.rule("OR-189")
def test_blue_a_stone_for_a_step_without_the_card() -> None:
    table = beside("blue", stone=1)
    table.play("player1", "bonus. temple mountain 1")
    assert table.goods("player1") == (0, 0, 0, 0)
    assert table.player("player1").temples == (0, 1, 0)
    assert table.state.holders == (-1, -1, -1)
    assert not beside("blue").can("player1", "bonus")
    assert not beside("blue", stone=1, temples={"forest": 11, "mountain": 11, "sea": 11}).can("player1", "bonus")


@pytest.mark.rule("OR-190")
def test_purple_food_for_buying_at_full_price() -> None:
    """The Statue in the fourth space costs 3 wisdom and 1 stone."""
    table = beside("purple", stone=1, food=1, wisdom=3)
    table.play("player1", "bonus. buy Statue. place N1. done")
    assert table.goods("player1") == (0, 0, 0, 0)
    assert tile_kinds(table.player("player1").city)["N1"] == "Statue"
    assert table.legal() == {"action 3 stone", "action military"}
    table = beside("purple", food=1, wisdom=3)
    table.play("player1", "bonus")
    assert not table.can("player1", "buy Statue")
    assert not beside("purple", stone=9, wisdom=9).can("player1", "bonus")


@pytest.mark.rule("OR-191")
@pytest.mark.parametrize(("move", "space", "stone"), [("move", 4, 0), ("attack", 3, 1)])
def test_red_wisdom_for_moving_or_attacking(move: str, space: int, stone: int) -> None:
    table = beside("red", wisdom=1)
    table.put_disc("player1", 3)
    table.play("player1", "bonus")
    assert table.legal() == {"move", "attack"}
    table.play("player1", move)
    assert table.decision == "visit", "one of the two"
    assert table.space("player1") == space
    assert table.goods("player1") == (stone, 0, 0, 0)
    assert not beside("red", stone=9, food=9).can("player1", "bonus")


@pytest.mark.rule("OR-192")
def test_orange_a_speaker_if_there_is_one() -> None:
    table = beside("orange")
    table.state.speakers = (2, 4)
    table.play("player1", "bonus")
    assert table.legal() == {"take speaker 2", "take speaker 4"}
    table.play("player1", "take speaker 4")
    assert table.player("player1").speakers == (4,)
    assert list(table.state.speakers) == [2]
    table = beside("orange")
    table.state.speakers = ()
    assert not table.can("player1", "bonus")


@pytest.mark.rule("OR-193")
@pytest.mark.parametrize(("gain", "goods"), [("stone", (1, 0, 0, 0)), ("food", (0, 1, 0, 0)), ("wisdom", (0, 0, 1, 0))])
def test_yellow_a_basic_resource(gain: str, goods: tuple[int, ...]) -> None:
    table = beside("yellow")
    table.play("player1", "bonus")
    assert table.legal() == {"gain stone", "gain food", "gain wisdom"}
    table.play("player1", f"gain {gain}")
    assert table.goods("player1") == goods
    assert table.decision == "visit"
