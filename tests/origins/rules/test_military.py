"""Section 9: the military track: moving, borders, the final space, and what an attack scores."""

from itertools import pairwise

import pytest

from hexarch.games.origins.military import weaker_players
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import DEFAULT
from tests.origins.rules.buildings.buying import builder, use
from tests.origins.scenario import Table

FINAL = 13


def marching(space: int, players: int = 2, **values: object) -> Table:
    """A table whose player1 may move and attack with the disc on a space, with these goods alone."""
    table = Table(players)
    table.give("player1", **{"stone": 0, "food": 0, "wisdom": 0, "gold": 0, **values})
    table.put_disc("player1", space)
    table.play("player1", "visit 1 with archon. action military")
    return table


def stepping(space: int) -> Table:
    """A table whose player1 may move by single spaces, for food."""
    table = Table()
    table.rich("player1")
    table.put_disc("player1", space)
    table.play("player1", "visit 5 with archon. action train")
    return table


@pytest.mark.rule("OR-131", "OR-153")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_all_discs_on_the_start_are_level(seat: int) -> None:
    table = Table(3)
    name = f"player{seat}"
    table.turn_of(name)
    table.play(name, "visit 1 with archon. action military. attack")
    assert table.player(name).points == 0


@pytest.mark.rule("OR-132", "OR-141")
def test_a_token_for_each_border_with_three_spaces_between_two() -> None:
    tokens = []
    for space in range(FINAL):
        table = stepping(space)
        table.play("player1", "move")
        tokens.append(table.player("player1").tokens)
    assert tokens == [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]


@pytest.mark.rule("OR-132")
def test_the_borders_of_the_component_file() -> None:
    borders = DEFAULT.military_borders
    assert [after - before for before, after in pairwise(borders)] == [3, 3, 3, 3]


@pytest.mark.rule("OR-133")
def test_which_spaces_have_a_bonus() -> None:
    setup = Table().state.setup
    assert setup.final == FINAL
    assert [space for space, bonus in enumerate(setup.space_bonus) if bonus is None] == [0, 1, FINAL]


@pytest.mark.rule("OR-134")
def test_the_final_space_gives_nine_points_at_once() -> None:
    """The border in front of it gives its token, too."""
    table = stepping(12)
    table.play("player1", "move")
    assert table.points_by("player1") == {"military_track": 9}
    assert table.player("player1").tokens == 1
    assert table.decision == "feed", "the action goes on"


@pytest.mark.rule("OR-135")
def test_nobody_leaves_the_final_space() -> None:
    table = marching(12)
    table.play("player1", "move")
    assert table.space("player1") == FINAL, "one of the two spaces was enough"
    table.turn_of("player1")
    table.give("player1", archon=-1, food=3)
    table.play("player1", "visit 1 with archon. action military")
    assert table.legal() == {"attack"}
    table.turn_of("player1")
    table.give("player1", archon=-1)
    table.play("player1", "visit 5 with archon. action train")
    assert not table.can("player1", "move")
    table.end_round()
    assert table.space("player1") == FINAL
    assert table.points_by("player1")["military_track"] == 9


@pytest.mark.rule("OR-136")
@pytest.mark.parametrize(("building", "spaces"), [("Arsenal", 2), ("Outpost", 1)])
def test_a_move_goes_as_far_as_its_effect_says(building: str, spaces: int) -> None:
    table = Table()
    table.rich("player1")
    table.set_market(building, "", "", "", "")
    table.play("player1", f"visit 2 with archon. action building. buy {building}. place N1. use {building} at N1. move")
    assert table.space("player1") == spaces


@pytest.mark.rule("OR-136")
@pytest.mark.parametrize("spaces", [1, 3])
def test_the_movement_of_the_main_action_is_data(spaces: int) -> None:
    changes = {"main_actions": {"military": {"spaces": spaces, "attack": "and"}}}
    table = Table(components=changes)
    table.play("player1", "visit 1 with archon. action military. move")
    assert table.space("player1") == spaces


@pytest.mark.rule("OR-137", "OR-138")
def test_discs_pass_and_share_spaces() -> None:
    table = marching(0, players=4)
    for name, space in (("player2", 1), ("player3", 2), ("player4", 3)):
        table.put_disc(name, space)
    table.play("player1", "move")
    assert [table.space(f"player{number}") for number in range(1, 5)] == [2, 1, 2, 3]
    assert table.stacked() == [2, 3, 1, 4], "on top of player3"


@pytest.mark.rule("OR-139")
@pytest.mark.parametrize("order", [("player1", "player2"), ("player2", "player1")])
def test_the_stack_does_not_matter_for_strength(order: tuple[str, str]) -> None:
    table = Table(3)
    for name in order:
        table.put_disc(name, 5)
    for name in order:
        table.turn_of(name)
        table.play(name, "visit 1 with archon. action military. attack. done")
        assert table.player(name).points == 3, "two borders and player3"
        assert weaker_players(table.state, table.seat(name)) == 1


@pytest.mark.rule("OR-140")
@pytest.mark.parametrize("order", [("player2", "player3"), ("player3", "player2")])
def test_the_stack_matters_for_the_turn_order(order: tuple[str, str]) -> None:
    table = Table(3)
    for name in order:
        table.put_disc(name, 4)
    table.end_round()
    assert table.asked == order[0], "the bottom disc"


@pytest.mark.rule("OR-143")
@pytest.mark.parametrize(
    ("space", "goods"),
    [
        pytest.param(3, (1, 0, 0, 0), marks=pytest.mark.rule("OR-145")),
        pytest.param(4, (0, 1, 0, 0), marks=pytest.mark.rule("OR-146")),
        pytest.param(5, (0, 0, 1, 0), marks=pytest.mark.rule("OR-147")),
        pytest.param(6, (0, 0, 0, 1), marks=pytest.mark.rule("OR-148")),
        pytest.param(10, (0, 0, 0, 2), marks=pytest.mark.rule("OR-148")),
        pytest.param(12, (0, 0, 0, 2), marks=pytest.mark.rule("OR-148")),
    ],
)
def test_the_bonus_beside_ones_own_disc(space: int, goods: tuple[int, ...]) -> None:
    table = marching(space)
    table.put_disc("player2", 8)
    table.play("player1", "attack")
    assert table.goods("player1") == goods


@pytest.mark.rule("OR-144")
@pytest.mark.parametrize("resource", ["stone", "food", "wisdom"])
def test_a_basic_resource_becomes_gold(resource: str) -> None:
    table = marching(2, **{resource: 2})
    table.play("player1", "attack")
    assert table.legal() == {"done", f"spend {resource}"}
    table.play("player1", f"spend {resource}")
    assert table.player("player1").gold == 1
    assert sum(table.goods("player1")) == 2
    assert table.decision == "march", "only one"


@pytest.mark.rule("OR-149")
@pytest.mark.parametrize(("space", "shown"), [(7, 0), (8, 1), (9, 2), (11, 3)])
@pytest.mark.parametrize("choice", range(3))
def test_a_resource_of_choice_and_the_one_shown(space: int, shown: int, choice: int) -> None:
    table = marching(space)
    table.play("player1", "attack")
    assert table.legal() == {"gain stone", "gain food", "gain wisdom"}
    table.play("player1", f"gain {('stone', 'food', 'wisdom')[choice]}")
    assert table.goods("player1") == tuple((i == shown) + (i == choice) for i in range(4))


@pytest.mark.rule("OR-150")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 2), (FINAL, 6)])
def test_spaces_without_a_bonus(space: int, points: int) -> None:
    """Points are scored as usual: for borders crossed, and for player2 behind."""
    table = marching(space, stone=1)
    table.play("player1", "attack")
    assert table.goods("player1") == (1, 0, 0, 0)
    assert table.player("player1").points == points


@pytest.mark.rule("OR-150")
def test_an_owner_may_leave_a_space_without_bonus() -> None:
    table = Table(components={"military": {"bonus": {"5": {}}}})
    table.put_disc("player1", 5)
    before = table.goods("player1")
    table.play("player1", "visit 1 with archon. action military. attack. done")
    assert table.goods("player1") == before
    assert table.player("player1").points == 3


@pytest.mark.rule("OR-151", "OR-153")
@pytest.mark.parametrize(
    ("others", "points"), [((0, 0, 0), 3), ((1, 1, 3), 2), ((2, 3, 4), 0), ((2, 2, 1), 1), ((0, 2, 13), 1)]
)
def test_a_point_for_each_disc_behind(others: tuple[int, int, int], points: int) -> None:
    """One more for the border in front of space 1."""
    table = marching(2, players=4)
    for number, space in enumerate(others, 2):
        table.put_disc(f"player{number}", space)
    table.play("player1", "attack")
    assert table.points_by("player1") == {"attack": points + 1}


@pytest.mark.rule("OR-152")
def test_a_point_for_each_border_crossed() -> None:
    found = []
    for space in range(FINAL + 1):
        table = marching(space)
        table.put_disc("player2", FINAL)
        table.play("player1", "attack")
        found.append(table.player("player1").points)
    assert found == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]


@pytest.mark.rule("OR-155")
def test_move_and_attack_in_either_order_or_only_one() -> None:
    table = marching(3)
    assert table.legal() == {"move", "attack"}, "not neither"
    table.play("player1", "move")
    assert table.legal() == {"done", "attack"}
    table = marching(3)
    table.play("player1", "attack")
    assert table.legal() == {"done", "move"}


@pytest.mark.rule("OR-156")
def test_an_attack_takes_nothing_from_anybody() -> None:
    table = marching(9, players=3, stone=1)
    table.put_disc("player2", 8)
    table.give("player2", points=20, tokens=2)
    before = GAME.to_json(table.state)
    table.play("player1", "attack. gain food. done")
    after = GAME.to_json(table.state)
    assert before["players"][1:] == after["players"][1:]
    assert before["state"]["military"] == after["state"]["military"]
    assert before["state"]["military_order"] == after["state"]["military_order"]


@pytest.mark.rule("OR-141")
@pytest.mark.parametrize(("start", "red", "tokens"), [(0, 4, 2), (3, 4, 2), (0, 7, 3), (1, 3, 1), (1, 2, 0)])
def test_one_move_across_several_borders_gives_a_token_for_each(start: int, red: int, tokens: int) -> None:
    """The Fortress moves one space per red building, all in one move."""
    table = builder()
    cells = ("N2", "N3", "N4", "N5", "N6", "N7")[: red - 1]
    table.build("player1", **dict.fromkeys(cells, "Arsenal"))
    table.put_disc("player1", start)
    use(table, "Fortress")
    assert table.space("player1") == start + red
    assert table.player("player1").tokens == tokens
