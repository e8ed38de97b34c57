"""The solo game."""

import pytest

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import solo_target
from tests.origins.scenario import Table


@pytest.mark.rule("OR-278", "OR-279", "OR-280")
def test_set_up() -> None:
    table = Table(1, draft=((5, 0), (4, 0), (4, 0), (1, 0), (2, 0)), started=False)
    assert len(table.state.districts) == 3
    assert table.state.military == (0, 0)
    assert table.legal() == {"discard purple 4", "discard blue 4"}, "the red 5 is gone already"
    table.play("player1", "discard blue 4")
    assert table.legal() == {"take purple 4", "take orange 1", "take yellow 2"}
    table.play("player1", "take purple 4. take yellow 2")
    assert table.freemen("player1") == ["purple 4", "yellow 2"]
    assert table.decision == "turn"


@pytest.mark.rule("OR-282", "OR-283")
def test_a_neighbour_rises_too() -> None:
    table = Table(1)
    table.play("player1", "visit 2 with archon")
    assert table.legal() == {"rise 1", "rise 3"}
    table.play("player1", "rise 3")
    assert table.state.ships == (1, 2, 2, 1, 1)
    table.turn_of("player1")
    table.give("player1", archon=-1)
    table.play("player1", "visit 5 with archon")
    assert table.decision == "visit"
    assert table.state.ships == (1, 2, 2, 2, 2)


@pytest.mark.rule("OR-284", "OR-285")
def test_a_neighbour_at_six_does_not_rise() -> None:
    table = Table(1)
    table.site(1, value=6)
    table.play("player1", "visit 2 with archon")
    assert table.state.ships == (6, 2, 2, 1, 1)
    table.turn_of("player1")
    table.give("player1", archon=-1)
    table.site(3, value=6)
    table.site(2, value=6)
    table.play("player1", "visit 2 with archon")
    assert table.state.ships == (6, 1, 6, 1, 1)


@pytest.mark.rule("OR-286", "OR-287")
def test_a_token_holds_all_sites() -> None:
    table = Table(1)
    table.give("player1", tokens=2)
    table.play("player1", "visit 2 with archon")
    assert table.legal() == {"rise 1", "rise 3", "hold"}
    table.play("player1", "hold. action 3 food")
    assert table.state.ships == (1, 1, 1, 1, 1)
    assert table.player("player1").tokens == 1
    assert table.decision == "turn", "no token buys another action"


def test_a_token_where_no_neighbour_can_rise() -> None:
    table = Table(1)
    table.give("player1", tokens=1)
    table.site(2, value=6)
    table.play("player1", "visit 1 with archon")
    assert table.legal() == {"done", "hold"}
    table.play("player1", "done")
    assert table.state.ships == (2, 6, 1, 1, 1)


@pytest.mark.rule("OR-288", "OR-289", "OR-290", "OR-291")
def test_five_rounds_with_the_other_disc_before_each_border() -> None:
    table = Table(1)
    spaces = []
    while table.state.stack:
        spaces.append(table.space("rival"))
        table.end_round()
    assert spaces == [0, 3, 6, 9, 12]
    assert GAME.is_over(table.state)


@pytest.mark.rule("OR-292")
def test_attacks_compare_with_the_other_disc() -> None:
    table = Table(1)
    table.put_disc("rival", 3)
    table.put_disc("player1", 4)
    table.play("player1", "visit 1 with archon. action military. attack")
    assert table.points_by("player1") == {"attack": 3}


@pytest.mark.rule("OR-293", "OR-294")
def test_all_but_one_zodiac_card_return() -> None:
    table = Table(1)
    table.hold("player1", "Aries", "Pisces")
    table.set_draws("keep Pisces")
    table.end_round()
    assert (table.holder("Aries"), table.holder("Leo"), table.holder("Pisces")) == ("", "", "player1")


@pytest.mark.rule("OR-295", "OR-296", "OR-297", "OR-298", "OR-299", "OR-300")
@pytest.mark.parametrize(
    ("tiles", "target"),
    [
        (("yellow", "red", "purple", "blue", "orange"), 180),
        (("red", "yellow", "purple", "blue", "orange"), 200),
        (("red", "purple", "blue", "orange", "yellow"), 260),
    ],
)
def test_target(tiles: tuple[str, ...], target: int) -> None:
    table = Table(1, bonus=tiles)
    assert solo_target(table.state) == target
    table.give("player1", points=target - 1)
    assert GAME.winners(table.state) == []
    table.give("player1", points=target)
    assert GAME.winners(table.state) == [0]
