"""Section 23: the final scoring."""

import pytest

from hexarch.games.origins.rules import GAME
from tests.origins.scenario import Table

rule = pytest.mark.rule


def finish(table: Table) -> None:
    """End the last round, because only three colours of tower discs are left."""
    table.state.tower_supply = (1, 1, 1, 0, 0)
    table.end_round()
    assert GAME.is_over(table.state)


def poor() -> Table:
    """Leave player1 without anything that scores."""
    table = Table()
    table.give("player1", stone=0, food=0, wisdom=0, gold=0)
    return table


def example() -> Table:
    """Set up the position of the rulebook's example."""
    table = poor()
    table.give("player1", gold=4, advisors=("purple", "orange", "blue"), towers={"orange": 2})
    table.give("player1", temples={"forest": 6, "mountain": 8, "sea": 4})
    table.build("player1", E1="Mint", S1E1="Mint", N1="Mint", N1E1="Mint")
    table.close("player1", "N1", "orange 6")
    table.close("player1", "N0", "red 3")
    return table


@pytest.mark.parametrize(
    ("source", "points"),
    [
        pytest.param("final_gold", 4, marks=rule("OR-271")),
        pytest.param("final_advisors", 6, marks=rule("OR-272")),
        pytest.param("final_temples", 47, marks=rule("OR-273")),
        pytest.param("final_districts", 12 + 3, marks=rule("OR-276")),
    ],
)
def test_a_part_of_the_example(source: str, points: int) -> None:
    table = example()
    finish(table)
    assert table.points_by("player1")[source] == points


@pytest.mark.parametrize(
    ("die", "points"),
    [pytest.param("orange 6", 12, marks=rule("OR-274")), pytest.param("red 3", 3, marks=rule("OR-275"))],
)
def test_a_die_of_the_example(die: str, points: int) -> None:
    table = poor()
    table.give("player1", towers={"orange": 2})
    table.build("player1", E1="Mint", S1E1="Mint")
    table.close("player1", "N0", die)
    finish(table)
    assert table.player("player1").points == points


@rule("OR-276")
def test_the_example_gives_72_on_top_of_the_points_of_the_game() -> None:
    table = example()
    table.give("player1", points=31)
    finish(table)
    assert table.player("player1").points == 31 + 72


@rule("OR-264")
@pytest.mark.parametrize("gold", [0, 1, 7])
def test_a_point_for_each_gold_and_none_for_other_resources(gold: int) -> None:
    table = poor()
    table.give("player1", stone=9, food=8, wisdom=7, gold=gold)
    finish(table)
    assert table.player("player1").points == gold


@pytest.mark.parametrize(
    ("advisors", "points"),
    [
        pytest.param(0, 0, marks=rule("OR-277")),
        *(pytest.param(i + 1, points, marks=rule("OR-265")) for i, points in enumerate((1, 3, 6, 10, 15))),
    ],
)
def test_the_points_beside_the_rightmost_advisor(advisors: int, points: int) -> None:
    table = poor()
    table.give("player1", advisors=("blue", "red", "yellow", "purple", "orange")[:advisors])
    finish(table)
    assert table.player("player1").points == points


@rule("OR-266")
@pytest.mark.parametrize(
    ("forest", "mountain", "sea", "points"),
    [(0, 0, 0, 0), (8, 0, 0, 0), (0, 4, 8, 16), (4, 8, 6, 47), (6, 6, 4, 47), (6, 6, 6, 62), (8, 8, 8, 140)],
)
def test_the_highest_zodiac_disc_is_ignored(forest: int, mountain: int, sea: int, points: int) -> None:
    table = poor()
    table.give("player1", temples={"forest": forest, "mountain": mountain, "sea": sea})
    finish(table)
    assert table.player("player1").points == points


@rule("OR-266")
def test_the_highest_disc_is_the_one_in_the_highest_position_whatever_it_is_worth() -> None:
    poor_row = [0, 0, 0, 0, 0, 1, 2, 3, 4]
    table = Table(components={"temples": {"sea": poor_row}})
    table.give("player1", gold=0, temples={"forest": 4, "mountain": 3, "sea": 5})
    finish(table)
    assert table.player("player1").points == 16 + 10


@rule("OR-267")
@pytest.mark.parametrize(("die", "points"), [("red 5", 15), ("blue 5", 5), ("yellow 1", 4), ("yellow 6", 24)])
def test_a_die_on_a_seat_of_power_times_ones_own_tower_of_its_colour(die: str, points: int) -> None:
    table = poor()
    table.give("player1", towers={"red": 3, "yellow": 4})
    table.give("player2", towers={"blue": 6}, gold=0)
    table.build("player1", E1="farm", S1E1="farm")
    table.close("player1", "N0", die)
    finish(table)
    assert table.player("player1").points == points
    assert table.player("player2").points == 0


@rule("OR-267")
def test_dice_elsewhere_score_nothing() -> None:
    table = poor()
    table.give("player1", freemen=("red 6",), placed=("red 5 at 1",), speakers=(5,), towers={"red": 4})
    finish(table)
    assert table.player("player1").points == 0


def after(*points: int, farms: int = 0, buildings: int = 0) -> list[int]:
    """Return who wins a game that ends with these points; player1 has more tiles in the city."""
    table = Table(3)
    for seat, value in enumerate(points):
        table.give(f"player{seat + 1}", points=value, gold=0)
    for row in range(1, farms + buildings + 1):
        table.build("player1", **{f"N{row}": "farm" if row <= farms else "Mint"})
    finish(table)
    assert GAME.scores(table.state) == list(points)
    return [seat + 1 for seat in GAME.winners(table.state)]


@rule("OR-268")
@pytest.mark.parametrize(("points", "winner"), [((50, 49, 3), 1), ((49, 50, 3), 2), ((49, 3, 50), 3)])
def test_most_points_win(points: tuple[int, ...], winner: int) -> None:
    assert after(*points) == [winner]


@rule("OR-268", "OR-269")
def test_tiles_do_not_matter_without_a_tie() -> None:
    assert after(49, 50, 3, buildings=2) == [2]


@rule("OR-269")
@pytest.mark.parametrize(("farms", "buildings"), [(0, 1), (1, 0)])
def test_among_equals_most_tiles_in_the_city_win(farms: int, buildings: int) -> None:
    assert after(50, 50, 3, farms=farms, buildings=buildings) == [1]


@rule("OR-270")
def test_players_who_still_tie_share_the_victory() -> None:
    assert after(50, 3, 50) == [1, 3]
    assert after(50, 50, 50) == [1, 2, 3]


@rule("OR-269", "OR-270")
def test_tiles_of_somebody_who_does_not_tie_decide_nothing() -> None:
    assert after(3, 50, 50, buildings=3) == [2, 3]
