"""Section 6: whose turn it is, what a turn may be, and when the round ends."""

import pytest

from hexarch.games.origins.actions import KIND_OF, SPACE
from hexarch.games.origins.rules import GAME
from tests.origins.scenario import Table


@pytest.mark.rule("OR-098")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = Table(4)
    table.put_disc("player3", 2)
    table.put_disc("player1", 1)
    table.end_round()
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.play(table.asked, "visit 1 with archon. action 3 stone")
    assert [*asked, table.asked] == ["player3", "player4", "player1", "player2", "player3"]


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ("clockwise", ["player3", "player4", "player1", "player2"]),
        ("military", ["player3", "player1", "player4", "player2"]),
    ],
)
@pytest.mark.option("turn_order", argument="order")
def test_the_two_turn_orders(order: str, asked: list[str]) -> None:
    """With the option the whole military track decides, on one space from the bottom disc up."""
    table = Table(4, turn_order=order)
    for name, space in (("player3", 8), ("player4", 4), ("player1", 5), ("player2", 4)):
        table.put_disc(name, space)
    table.end_round()
    found = []
    for _ in range(4):
        found.append(table.asked)
        table.play(table.asked, "pass")
    assert found == asked


def ready() -> Table:
    """A table whose player1 can do everything that a turn may be."""
    table = Table()
    table.give("player1", stone=9, food=9, wisdom=9, gold=9, freemen=("red 2",), speakers=(3,), stored=("Mint",))
    table.build("player1", E1="farm", S1E1="farm")
    return table


@pytest.mark.rule("OR-099")
def test_the_five_actions_of_a_turn() -> None:
    kinds = {SPACE.kinds[KIND_OF[action]].name for action in GAME.legal(ready().state)}
    assert kinds == {"visit", "close", "tower", "grow", "pass"}


@pytest.mark.rule("OR-099")
@pytest.mark.parametrize(
    "action",
    ["visit 1 with archon. action 3 stone", "close N0. with red 2. done", "tower red", "grow. pay 0 gold", "pass"],
)
def test_exactly_one_action_each_turn(action: str) -> None:
    table = ready()
    table.play("player1", action)
    assert (table.decision, table.asked) == ("turn", "player2")


@pytest.mark.rule("OR-100")
def test_the_round_ends_when_all_have_passed() -> None:
    table = Table(3)
    table.play("player1", "pass")
    table.play("player2", "pass")
    for site in (1, 2):
        assert (table.state.round, table.asked) == (1, "player3")
        table.play("player3", f"visit {site} with {table.freemen('player3')[0]}. action upper")
    table.play("player3", "pass")
    assert (table.state.round, table.asked) == (2, "player1")
