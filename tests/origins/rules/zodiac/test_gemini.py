"""Gemini: resources for the retreat, on passing."""

from typing import Any

import pytest

from tests.origins.scenario import Table

rule = pytest.mark.rule


def holding(space: int, **options: Any) -> Table:
    table = Table(**options)
    table.hold("player1", "Gemini")
    table.put_disc("player1", space)
    table.give("player1", stone=0, food=0, wisdom=0, gold=0)
    return table


@rule("OR-320")
@pytest.mark.parametrize(("space", "count"), [(0, 0), (1, 0), (2, 1), (3, 2), (7, 0), (8, 1), (9, 2), (11, 1), (13, 0)])
def test_a_resource_for_each_space_the_disc_will_go_back(space: int, count: int) -> None:
    table = holding(space)
    table.play("player1", "pass")
    for _ in range(count):
        assert table.decision == "gain"
        table.play("player1", "gain stone")
    assert table.asked == "player2"
    assert table.goods("player1") == (count, 0, 0, 0)
    assert table.space("player1") == space, "the retreat itself comes at the end of the round"


@rule("OR-320")
def test_the_final_space_is_never_left_and_gives_nothing() -> None:
    table = holding(15, components={"military": {"final": 15}})
    table.play("player1", "pass")
    assert table.asked == "player2"


@rule("OR-320")
def test_only_ones_own_passing_counts() -> None:
    table = holding(9)
    table.put_disc("player2", 9)
    table.play("player1", "visit 1 with archon. action 3 stone")
    table.play("player2", "pass")
    assert (table.asked, table.decision) == ("player1", "turn")


@rule("OR-321")
@pytest.mark.parametrize("choice", ["stone", "food", "wisdom"])
def test_one_space_gives_one_basic_resource_of_choice(choice: str) -> None:
    table = holding(8)
    table.play("player1", "pass")
    assert table.legal() == {"gain stone", "gain food", "gain wisdom"}
    table.play("player1", f"gain {choice}")
    assert dict(zip(("stone", "food", "wisdom"), table.goods("player1"), strict=False))[choice] == 1
    assert sum(table.goods("player1")) == 1


@rule("OR-321")
@pytest.mark.parametrize(
    ("choices", "goods"),
    [
        ("gain stone. gain stone", (2, 0, 0, 0)),
        ("gain stone. gain food", (1, 1, 0, 0)),
        ("gain stone. gain wisdom", (1, 0, 1, 0)),
        ("gain food. gain food", (0, 2, 0, 0)),
        ("gain food. gain wisdom", (0, 1, 1, 0)),
        ("gain wisdom", (0, 0, 2, 0)),
    ],
)
def test_two_spaces_give_two_the_same_or_different(choices: str, goods: tuple[int, ...]) -> None:
    """Resources are chosen in the order stone, food, wisdom, so wisdom settles the rest."""
    table = holding(9)
    table.play("player1", f"pass. {choices}")
    assert table.goods("player1") == goods
    assert table.asked == "player2"
