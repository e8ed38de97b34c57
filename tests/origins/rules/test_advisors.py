"""Section 19: Advisors and the Archon's colours."""

import pytest

from hexarch.games.origins.player import free_bases
from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table

rule = pytest.mark.rule

ALL = ("purple", "orange", "blue", "red", "yellow")


def passing(*advisors: str, sixes: tuple[str, ...]) -> Table:
    """Let player1 pass with these Advisors and with Freemen of value 6."""
    table = Table()
    table.give("player1", bases=6, freemen=(), advisors=advisors, placed=[f"{colour} 6 at 1" for colour in sixes])
    table.play("player1", "pass")
    return table


@rule("OR-229")
@pytest.mark.parametrize("colour", ALL)
def test_the_first_advisor_goes_on_the_leftmost_space(colour: str) -> None:
    table = passing(sixes=(colour,))
    assert table.advisors("player1") == [colour]
    assert table.points_by("player1") == {}


@rule("OR-230")
@pytest.mark.parametrize(("first", "points"), [("red", 1), ("orange", 3)])
def test_a_new_colour_before_a_duplicate_makes_it_worth_more(first: str, points: int) -> None:
    table = passing("red", sixes=("red", "orange"))
    table.play("player1", f"return {first}")
    assert table.advisors("player1") == ["red", "orange"]
    assert table.points_by("player1") == {"advisor": points}


@rule("OR-231")
@pytest.mark.parametrize("count", range(1, 5))
def test_a_new_colour_goes_on_the_leftmost_free_space(count: int) -> None:
    table = passing(*ALL[:count], sixes=(ALL[count],))
    assert table.advisors("player1") == list(ALL[: count + 1])
    assert table.points_by("player1") == {}
    supply = Table().state.supply
    assert table.state.supply == supply, "the die stays on the track"


@rule("OR-232")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_a_duplicate_scores_the_rightmost_occupied_space_and_goes_to_the_supply(count: int, points: int) -> None:
    table = passing(*ALL[:count], sixes=(ALL[0],))
    assert table.advisors("player1") == list(ALL[:count])
    assert table.points_by("player1") == {"advisor": points}
    change = [after - before for after, before in zip(table.state.supply, Table().state.supply, strict=True)]
    assert dict(zip(COLOURS, change, strict=True)) == {colour: int(colour == ALL[0]) for colour in COLOURS}


@rule("OR-229", "OR-232")
def test_two_dice_of_one_colour_that_become_advisors_together() -> None:
    table = passing(sixes=("blue", "blue"))
    assert table.advisors("player1") == ["blue"]
    assert table.points_by("player1") == {"advisor": 1}


@rule("OR-233")
@pytest.mark.parametrize("advisors", [(), ("blue",)])
def test_the_base_stays(advisors: tuple[str, ...]) -> None:
    table = passing(*advisors, sixes=("blue",))
    assert table.player("player1").bases == free_bases(table.player("player1")) == 6


def bonus_colours(worker: str, *advisors: str) -> set[str]:
    """Return the colours of the bonus tiles that a worker may use."""
    found = set()
    for number in range(1, 6):
        table = Table()
        table.rich("player1")
        table.give("player1", advisors=advisors, speakers=(3,))
        table.play("player1", f"visit {number} with {worker}")
        if table.can("player1", "bonus"):
            found.add(COLOURS[table.state.bonus_tiles[number - 1]])
    return found


@rule("OR-234")
@pytest.mark.parametrize("count", range(6))
def test_the_archon_has_the_colours_of_ones_own_advisors(count: int) -> None:
    assert bonus_colours("archon", *ALL[:count]) == set(ALL[:count])


@rule("OR-234")
def test_an_opponents_advisors_colour_nobody_else() -> None:
    table = Table()
    table.give("player2", advisors=ALL)
    table.play("player1", "visit 1 with archon")
    assert not table.can("player1", "bonus")


@rule("OR-234")
def test_advisors_give_a_speaker_no_colour() -> None:
    assert bonus_colours("speaker 3", *ALL) == set()


@rule("OR-235")
def test_purple_orange_and_blue_advisors() -> None:
    assert bonus_colours("archon", "purple", "orange", "blue") == {"purple", "orange", "blue"}


@rule("OR-234")
def test_the_archon_gets_one_bonus_action_even_with_several_colours() -> None:
    table = Table()
    table.give("player1", advisors=ALL)
    table.play("player1", "visit 1 with archon. bonus. gain food. action 3 stone")
    assert table.asked == "player2"
