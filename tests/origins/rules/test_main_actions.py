"""Section 8: the ten main actions, each at its site."""

import pytest

from hexarch.games.origins.rules import GAME
from tests.origins.scenario import Table, tile_kinds


def visiting(site: int, **values: object) -> Table:
    """A table with player1's Archon at a site, with these goods alone."""
    table = Table()
    table.give("player1", **{"stone": 0, "food": 0, "wisdom": 0, "gold": 0, **values})
    table.play("player1", f"visit {site} with archon")
    return table


@pytest.mark.parametrize(
    ("site", "action", "goods"),
    [
        pytest.param(1, "3 stone", (3, 0, 0, 0), marks=pytest.mark.rule("OR-121")),
        pytest.param(2, "3 food", (0, 3, 0, 0), marks=pytest.mark.rule("OR-122")),
        pytest.param(3, "3 wisdom", (0, 0, 3, 0), marks=pytest.mark.rule("OR-123")),
        pytest.param(4, "basic and gold. gain stone", (1, 0, 0, 1), marks=pytest.mark.rule("OR-124")),
        pytest.param(4, "basic and gold. gain food", (0, 1, 0, 1), marks=pytest.mark.rule("OR-124")),
        pytest.param(4, "basic and gold. gain wisdom", (0, 0, 1, 1), marks=pytest.mark.rule("OR-124")),
        pytest.param(5, "one of each", (1, 1, 1, 0), marks=pytest.mark.rule("OR-125")),
    ],
)
def test_gaining_resources(site: int, action: str, goods: tuple[int, int, int, int]) -> None:
    table = visiting(site)
    table.play("player1", f"action {action}")
    assert table.goods("player1") == goods
    assert table.asked == "player2"


@pytest.mark.rule("OR-126")
@pytest.mark.parametrize(
    ("moves", "space", "goods"),
    [
        ("move. attack", 5, (0, 0, 1, 0)),
        ("attack. move", 5, (1, 0, 0, 0)),
        ("move. done", 5, (0, 0, 0, 0)),
        ("attack. done", 3, (1, 0, 0, 0)),
    ],
)
def test_moving_and_attacking(moves: str, space: int, goods: tuple[int, ...]) -> None:
    """Space 3 gives a stone, space 5 wisdom; a border lies between them."""
    table = visiting(1)
    table.put_disc("player1", 3)
    table.play("player1", f"action military. {moves}")
    assert table.space("player1") == space
    assert table.goods("player1") == goods
    assert table.decision == ("turn" if space == 3 else "spend_token"), "both parts are used"


@pytest.mark.rule("OR-127")
def test_buying_a_building() -> None:
    table = visiting(2, stone=1)
    table.play("player1", "action building. buy Mint. place N1. done")
    assert tile_kinds(table.player("player1").city)["N1"] == "Mint"
    assert table.goods("player1") == (0, 0, 0, 0)


@pytest.mark.rule("OR-128")
@pytest.mark.parametrize("steps", [1, 2])
def test_advancing_in_a_temple(steps: int) -> None:
    table = visiting(3, stone=1)
    table.play("player1", f"action temple. temple sea {steps}")
    assert table.goods("player1") == (0, 0, 0, 0)
    assert table.player("player1").temples == (0, 0, steps)
    assert table.state.holders == (-1, -1, 0)
    assert not visiting(3).can("player1", "action temple")


@pytest.mark.rule("OR-129")
def test_taking_a_citizen_die() -> None:
    table = visiting(4, bases=3)
    table.play("player1", f"action citizen. take {table.offer()[0]}")
    assert len(table.freemen("player1")) == 3
    assert table.asked == "player2"


@pytest.mark.rule("OR-130")
def test_food_for_freemen_and_the_military_track() -> None:
    table = visiting(5, food=3, freemen=("red 2", "blue 4"))
    table.play("player1", "action train")
    assert table.legal() == {"move", "raise red 2", "raise blue 4"}
    table.play("player1", "raise red 2. move. raise blue 4")
    assert table.freemen("player1") == ["red 3", "blue 5"]
    assert table.space("player1") == 1
    assert table.player("player1").food == 0
    assert table.decision == "spend_token"


@pytest.mark.parametrize(
    ("site", "action"),
    [(3, "temple"), (4, "citizen"), (5, "train")],
)
def test_an_action_that_is_not_possible_is_not_offered(site: int, action: str) -> None:
    table = visiting(site)
    assert not table.can("player1", f"action {action}")
    assert len(GAME.legal(table.state)) == 1
