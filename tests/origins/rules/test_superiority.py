"""Section 20: superiority tokens."""

import pytest

from hexarch.core.game import RuleError
from tests.origins.scenario import Table

rule = pytest.mark.rule

ACTIONS = ("visit 1 with archon. action 3 stone", "close W1. with red 3. done", "tower red", "grow. pay 0 gold")


def table_with(tokens: int) -> Table:
    """A table whose player1 can take any of the actions above."""
    table = Table()
    table.build("player1", W1="farm", S1W1="farm")
    table.give("player1", tokens=tokens, freemen=("red 3", "blue 5"), food=20, gold=3)
    return table


@rule("OR-236")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_token_for_another_action_after_any_action_but_passing(action: str) -> None:
    table = table_with(1)
    table.play("player1", action)
    assert table.legal("player1") == {"done", "extra action"}
    table.play("player1", "extra action")
    assert table.player("player1").tokens == 0
    table.play("player1", "visit 5 with blue 5. action one of each")
    assert (table.asked, table.decision) == ("player2", "turn")


@rule("OR-236")
def test_any_action_may_be_the_second() -> None:
    table = table_with(1)
    table.play("player1", "visit 1 with archon. action 3 stone. extra action")
    again = table.legal("player1")
    assert {"pass", "grow", "tower red", "close W1", "visit 1 with red 3"} <= again
    assert "done" not in again, "who has spent the token acts or passes"


@rule("OR-236")
@pytest.mark.parametrize("action", ACTIONS)
def test_without_a_token_the_turn_ends(action: str) -> None:
    table = table_with(0)
    table.play("player1", action)
    assert (table.asked, table.decision) == ("player2", "turn")


@rule("OR-236")
def test_a_token_may_be_kept() -> None:
    table = table_with(1)
    table.play("player1", "tower red. done")
    assert table.player("player1").tokens == 1
    assert table.asked == "player2"


@rule("OR-236")
def test_a_token_is_not_spent_before_the_first_action() -> None:
    with pytest.raises(RuleError):
        table_with(1).play("player1", "extra action")


@rule("OR-237")
def test_a_token_gained_in_the_same_turn_may_be_spent() -> None:
    table = table_with(0)
    table.play("player1", "visit 1 with archon. action military. move. done")
    assert table.player("player1").tokens == 1
    table.play("player1", "extra action. tower red")
    assert table.player("player1").tokens == 0
    assert table.asked == "player2"


@rule("OR-238")
def test_one_token_a_turn() -> None:
    table = table_with(5)
    table.play("player1", "tower red. extra action. visit 1 with archon. action 3 stone")
    assert (table.asked, table.decision) == ("player2", "turn")
    assert table.player("player1").tokens == 4


@rule("OR-238")
def test_one_token_a_turn_even_if_the_second_action_gives_another() -> None:
    table = table_with(1)
    table.play("player1", "tower red. extra action. visit 1 with archon. action military. move. done")
    assert table.player("player1").tokens == 1
    assert table.asked == "player2"


@rule("OR-238")
def test_the_next_turn_allows_a_token_again() -> None:
    table = table_with(2)
    table.play("player1", "tower red. extra action. visit 1 with archon. action 3 stone")
    table.play("player2", "pass")
    table.play("player1", "visit 1 with blue 5. action 3 stone")
    assert table.decision == "spend_token"


@rule("OR-239")
def test_the_second_action_may_be_passing() -> None:
    table = table_with(2)
    table.play("player1", "tower red. extra action. pass")
    assert table.player("player1").passed
    assert table.player("player1").tokens == 1
    assert table.asked == "player2"
