"""Section 22: what ends the game."""

from collections.abc import Callable

import pytest

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import DIE_MISSING, DISTRICT_GOLD_GONE, TEMPLES_TOPPED, TOWERS_GONE, end_conditions
from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table

rule = pytest.mark.rule

# The highest position of a temple track.
TOP = 8
RED = COLOURS.index("red")


def reach_the_tops(table: Table) -> None:
    """Move player1's last disc to the top of its temple."""
    table.give("player1", temples={"forest": TOP, "mountain": TOP, "sea": TOP - 1}, stone=1, gold=0)
    table.play("player1", "visit 3 with archon. action temple. temple sea 1")


def take_the_last_gold(table: Table) -> None:
    """Let player1 match the last card with gold: red opposite the free tile, purple and blue beside it."""
    table.state.district_gold = (2, 0, 0, 0)
    table.build("player1", N2="farm", N2E1="Castle", N1="Statue", N1E1="Outpost")
    table.give("player1", freemen=("yellow 2",))
    table.play("player1", "close N2. with yellow 2")


def build_the_last_red_level(table: Table) -> None:
    """Let player1 take the only red disc, so that three colours are left."""
    table.state.tower_supply = (1, 3, 2, 0, 1)
    table.give("player1", gold=1)
    table.play("player1", "tower red")


def empty_the_offer(table: Table) -> None:
    """Let player1 take a red die while the supply has none."""
    table.state.supply = (0, 1, 1, 1, 1)
    table.set_offer("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")
    table.give("player1", bases=3, gold=0)
    table.play("player1", "visit 4 with archon. action citizen. take red 1")


REACHED = (
    pytest.param(reach_the_tops, TEMPLES_TOPPED, marks=rule("OR-257")),
    pytest.param(take_the_last_gold, DISTRICT_GOLD_GONE, marks=rule("OR-258")),
    pytest.param(build_the_last_red_level, TOWERS_GONE, marks=rule("OR-259")),
    pytest.param(empty_the_offer, DIE_MISSING, marks=rule("OR-260")),
)


@rule("OR-261", "OR-262")
@pytest.mark.parametrize(("reach", "condition"), REACHED)
def test_one_condition_ends_the_game_after_the_round(reach: Callable[[Table], None], condition: int) -> None:
    table = Table()
    reach(table)
    assert end_conditions(table.state) == condition
    table.play("player2", "visit 5 with archon. action one of each")
    table.play("player1", "pass")
    assert (table.asked, table.decision) == ("player2", "turn"), "the round goes on"
    table.play("player2", "pass")
    assert GAME.is_over(table.state)


def test_without_a_condition_the_game_goes_on() -> None:
    table = Table()
    table.end_round()
    assert end_conditions(table.state) == 0
    assert not GAME.is_over(table.state)


@rule("OR-257")
def test_the_three_tops_must_be_one_players() -> None:
    table = Table()
    table.give("player1", temples={"forest": TOP, "mountain": TOP, "sea": TOP - 1})
    table.give("player2", temples={"sea": TOP})
    table.end_round()
    assert not GAME.is_over(table.state)


@rule("OR-258")
@pytest.mark.parametrize("gold", [(1, 0, 0, 0), (0, 0, 0, 2)])
def test_gold_on_one_card_is_enough_to_go_on(gold: tuple[int, ...]) -> None:
    table = Table()
    table.state.district_gold = gold
    table.end_round()
    assert not GAME.is_over(table.state)


@rule("OR-259")
@pytest.mark.parametrize(
    ("supply", "over"),
    [((1, 1, 0, 1, 1), False), ((5, 0, 5, 0, 5), True), ((0, 9, 0, 9, 0), True), ((0, 0, 0, 0, 0), True)],
)
def test_four_colours_of_tower_discs_are_enough_to_go_on(supply: tuple[int, ...], over: bool) -> None:
    table = Table()
    table.state.tower_supply = supply
    table.end_round()
    assert GAME.is_over(table.state) is over


@rule("OR-260")
def test_an_empty_supply_ends_nothing_until_the_offer_needs_a_die() -> None:
    table = Table()
    table.state.supply = (0, 0, 0, 0, 0)
    table.end_round()
    assert not GAME.is_over(table.state)


@rule("OR-260")
def test_the_last_die_of_a_colour_still_fills_the_offer() -> None:
    table = Table()
    table.state.supply = (1, 0, 0, 0, 0)
    table.set_offer("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")
    table.give("player1", bases=3, gold=0)
    table.set_draws("roll 3")
    table.play("player1", "visit 4 with archon. action citizen. take red 1")
    assert table.offer() == ["purple 2", "blue 3", "orange 4", "yellow 5", "red 3"]
    assert end_conditions(table.state) == 0


@rule("OR-260")
@pytest.mark.parametrize(("option", "over"), [("remembered", True), ("still missing", False)])
@pytest.mark.option("missing_die", argument="option")
def test_a_missing_die_that_comes_back_to_the_supply(option: str, over: bool) -> None:
    table = Table(missing_die=option)
    empty_the_offer(table)
    table.give("player2", freemen=(), placed=("red 6 at 1",), advisors=("red",))
    table.play("player2", "pass")
    assert table.state.supply[RED] == 1
    table.play("player1", "pass")
    assert GAME.is_over(table.state) is over


@rule("OR-260")
@pytest.mark.parametrize("option", ["remembered", "still missing"])
def test_a_missing_die_that_stays_away(option: str) -> None:
    table = Table(missing_die=option)
    empty_the_offer(table)
    table.end_round()
    assert GAME.is_over(table.state)
