"""Pisces: gold in place of a bonus action."""

import pytest

from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table

rule = pytest.mark.rule


def holding() -> Table:
    table = Table()
    table.hold("player1", "Pisces")
    table.give(
        "player1", stone=0, food=0, wisdom=0, gold=0, freemen=tuple(f"{colour} 5" for colour in COLOURS), bases=5
    )
    return table


@rule("OR-303")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_bonus_action_may_be_one_gold(colour: str) -> None:
    table = holding()
    table.site(1, bonus=colour)
    table.play("player1", f"visit 1 with {colour} 5. bonus as gold")
    assert table.goods("player1") == (0, 0, 0, 1)
    assert not {"bonus", "bonus as gold"} & table.legal(), "it was the bonus action"


@rule("OR-303")
def test_the_bonus_action_itself_is_still_possible() -> None:
    table = holding()
    table.site(1, bonus="yellow")
    table.play("player1", "visit 1 with yellow 5. bonus. gain food")
    assert table.goods("player1") == (0, 1, 0, 0)
    assert not table.can("player1", "bonus as gold")


@rule("OR-303")
def test_the_gold_may_come_after_the_main_action() -> None:
    table = holding()
    table.site(1, bonus="red")
    table.play("player1", "visit 1 with red 5. action 3 stone. bonus as gold")
    assert table.goods("player1") == (3, 0, 0, 1)
    assert table.asked == "player2"


@rule("OR-303")
def test_without_the_card_there_is_no_gold() -> None:
    table = holding()
    table.hold("player2", "Pisces")
    table.site(1, bonus="yellow")
    table.play("player1", "visit 1 with yellow 5")
    assert table.can("player1", "bonus")
    assert not table.can("player1", "bonus as gold")


@rule("OR-304")
@pytest.mark.parametrize(
    ("worker", "possible"), [("red 5", True), ("blue 5", False), ("speaker 4", False), ("archon", False)]
)
def test_the_worker_must_have_the_colour_of_the_tile(worker: str, possible: bool) -> None:
    table = holding()
    table.give("player1", speakers=(4,), advisors=("blue",))
    table.site(1, bonus="red")
    table.play("player1", f"visit 1 with {worker}")
    assert table.can("player1", "bonus as gold") is possible


@rule("OR-304")
def test_the_archon_needs_an_advisor_of_the_colour() -> None:
    table = holding()
    table.give("player1", advisors=("red",))
    table.site(1, bonus="red")
    table.play("player1", "visit 1 with archon. bonus as gold")
    assert table.goods("player1") == (0, 0, 0, 1)
