"""Section 21: the end of a round."""

from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import PASS_ID
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import TOWERS_GONE, end_conditions
from tests.origins.scenario import Table

rule = pytest.mark.rule

PLAYERS = ("player1", "player2", "player3", "player4")


def put_discs(table: Table, *stacks: tuple[int, tuple[str, ...]]) -> None:
    """Place military discs by space, from the bottom of each stack up."""
    for space, names in stacks:
        for name in names:
            table.put_disc(name, space)


# Step 1: Speakers.


@rule("OR-240")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_used_speaker_returns_one_higher(value: int) -> None:
    table = Table()
    table.state.speakers = ()
    table.give("player1", speakers=(value,))
    table.play("player1", f"visit 1 with speaker {value}. action 3 stone")
    table.end_round()
    assert list(table.state.speakers) == [value + 1]
    assert table.player("player1").speakers == ()


@rule("OR-240")
def test_a_used_speaker_of_five_is_rolled_again() -> None:
    table = Table()
    table.state.speakers = ()
    table.give("player1", speakers=(5,))
    table.play("player1", "visit 1 with speaker 5. action 3 stone")
    table.play("player2", "pass")
    table.ledger.play(PASS_ID)
    assert (table.asked, table.decision) == ("chance", "roll_speaker")
    assert GAME.weights(table.state) == [2, 2, 1, 1]
    faces = ["roll 2", "roll 3", "roll 4", "roll 5"]
    assert [GAME.format(table.state, CHANCE, action) for action in GAME.legal(table.state)] == faces
    table.set_draws("roll 4")
    table.let_chance()
    assert list(table.state.speakers) == [4]


@rule("OR-240")
def test_speakers_of_the_offer_do_not_rise() -> None:
    table = Table(speakers=(2, 5))
    table.end_round()
    assert table.state.speakers == (2, 5)


@rule("OR-241")
def test_an_unused_speaker_stays_with_its_player() -> None:
    table = Table()
    table.state.speakers = ()
    table.give("player2", speakers=(4, 5))
    table.end_round()
    assert table.player("player2").speakers == (4, 5)
    assert table.state.speakers == ()


# Step 2: the Bulwark marker.


@rule("OR-242")
@pytest.mark.parametrize("leader", range(4))
def test_the_player_furthest_ahead_gets_the_bulwark_marker(leader: int) -> None:
    table = Table(4)
    for seat, name in enumerate(PLAYERS):
        table.put_disc(name, 7 if seat == leader else 5)
    table.end_round()
    assert table.state.bulwark == leader


@rule("OR-243")
@pytest.mark.parametrize("stack", [("player1", "player3"), ("player3", "player1")])
def test_a_tie_goes_to_the_bottom_disc(stack: tuple[str, ...]) -> None:
    table = Table(3)
    put_discs(table, (9, stack), (8, ("player2",)))
    table.end_round()
    assert table.state.bulwark == table.seat(stack[0])


@rule("OR-243")
def test_if_nobody_moved_the_bottom_disc_of_the_start_space_counts() -> None:
    table = Table(3)
    put_discs(table, (0, ("player2", "player3", "player1")))
    table.end_round()
    assert table.state.bulwark == 1


# Step 3: the retreat.


@rule("OR-244")
@pytest.mark.parametrize(
    ("space", "back"),
    [(0, 0), (1, 1), (2, 1), (3, 1), (4, 4), (5, 4), (6, 4), (7, 7), (8, 7), (9, 7), (10, 10), (11, 10), (12, 10)],
)
def test_back_to_the_space_next_to_the_border_behind(space: int, back: int) -> None:
    table = Table()
    table.put_disc("player2", space)
    table.end_round()
    assert table.space("player2") == back
    assert table.space("player1") == 0


@rule("OR-245", "OR-247")
@pytest.mark.parametrize("spaces", [(7, 8, 9), (8, 7, 9), (9, 8, 7), (9, 7, 8)])
def test_the_disc_nearest_the_start_goes_first_and_later_ones_go_underneath(spaces: tuple[int, ...]) -> None:
    table = Table(3)
    for name, space in zip(PLAYERS, spaces, strict=False):
        table.put_disc(name, space)
    table.end_round()
    assert table.state.military == (7, 7, 7)
    from_the_bottom = sorted(range(3), key=lambda seat: -spaces[seat])
    assert table.state.military_order == tuple(from_the_bottom)


@rule("OR-246")
@pytest.mark.parametrize("stack", [("player1", "player2", "player3"), ("player3", "player1", "player2")])
def test_discs_of_one_space_keep_their_order(stack: tuple[str, ...]) -> None:
    table = Table(4)
    put_discs(table, (6, stack), (5, ("player4",)))
    table.end_round()
    assert table.state.military == (4, 4, 4, 4)
    assert table.state.military_order == (*(table.seat(name) for name in stack), 3)


@rule("OR-248")
def test_the_retreat_of_blue_green_and_brown() -> None:
    """Black already stands next to its border; from the top the stack is then blue, green, brown."""
    black, blue, green, brown = PLAYERS
    table = Table(4)
    put_discs(table, (4, (black,)), (8, (blue,)), (9, (brown, green)))
    table.end_round()
    assert [table.space(name) for name in (black, blue, green, brown)] == [4, 7, 7, 7]
    assert table.stacked() == [1, 4, 3, 2]
    assert table.state.bulwark == table.seat(brown)


@rule("OR-249")
def test_the_final_space_is_never_left() -> None:
    """The track is longer here, so that the final space does not already lie next to its border."""
    table = Table(components={"military": {"final": 15}})
    put_discs(table, (15, ("player1",)), (14, ("player2",)))
    table.end_round()
    assert (table.space("player1"), table.space("player2")) == (15, 13)


@rule("OR-250")
def test_the_retreat_costs_no_token_and_its_border_gives_none_again() -> None:
    table = Table()
    table.put_disc("player1", 3)
    table.play("player1", "visit 1 with archon. action military. move. done. done")
    assert (table.space("player1"), table.player("player1").tokens) == (5, 1)
    table.end_round()
    assert (table.space("player1"), table.player("player1").tokens) == (4, 1)
    table.play("player1", "visit 1 with archon. action military. move. done")
    assert (table.space("player1"), table.player("player1").tokens) == (6, 1)


@rule("OR-256")
def test_the_bulwark_marker_changes_hands_before_the_retreat() -> None:
    table = Table()
    table.put_disc("player2", 9)
    table.end_round()
    assert table.state.journal is not None
    retreats = [row for row in table.state.journal.rows if row.cause == src.ROW_RETREAT]
    assert [row.seat for row in retreats] == [table.seat("player2")]
    assert [(change.resource, change.amount) for change in retreats[0].changes] == [(src.MILITARY, -2)]


# Step 4: the zodiac cards.


@rule("OR-251")
def test_each_card_goes_to_the_player_who_is_highest_in_its_temple() -> None:
    table = Table(3, zodiac=("Aries", "Leo", "Pisces"))
    table.hold("player1", "Pisces")
    table.give("player1", temples={"forest": 2, "mountain": 1, "sea": 3})
    table.give("player2", temples={"forest": 1, "mountain": 4, "sea": 1})
    table.give("player3", temples={"forest": 3, "mountain": 2, "sea": 5})
    table.end_round()
    assert [table.holder(card) for card in ("Aries", "Leo", "Pisces")] == ["player3", "player2", "player3"]


@rule("OR-251")
def test_the_cards_are_given_from_the_forest_temple_to_the_right() -> None:
    table = Table(3)
    table.give("player2", temples={"forest": 1})
    table.give("player3", temples={"mountain": 1})
    table.give("player1", temples={"sea": 1})
    table.end_round()
    assert table.state.journal is not None
    row = next(row for row in table.state.journal.rows if row.cause == src.ROW_ZODIAC)
    assert [change.seat for change in row.changes] == [1, 2, 0]


@rule("OR-252")
@pytest.mark.parametrize("first", ["player1", "player2"])
def test_a_tie_goes_to_the_disc_that_came_first(first: str) -> None:
    """A disc that arrives on an occupied space goes on top."""
    table = Table()
    second = "player2" if first == "player1" else "player1"
    for name in (first, second):
        table.turn_of(name)
        table.give(name, stone=1, gold=0)
        table.play(name, "visit 3 with archon. action temple. temple sea 2")
    assert table.holder("Pisces") == second, "the second took the card by its action"
    table.end_round()
    assert table.holder("Pisces") == first


@rule("OR-253")
def test_black_and_brown_tie_in_the_mountain_temple() -> None:
    black, brown, green = PLAYERS[:3]
    table = Table(3, zodiac=("Aries", "Aquarius", "Leo"))
    table.give(green, temples={"mountain": 2})
    table.give(black, temples={"mountain": 3})
    table.give(brown, temples={"mountain": 3})
    table.end_round()
    assert table.holder("Aquarius") == black


@rule("OR-252")
@pytest.mark.option("idle_temples", "bottom disc")
def test_the_card_of_a_temple_in_which_nobody_moved_may_go_to_the_bottom_disc() -> None:
    """An option. The discs start in player order, the first player's at the bottom."""
    table = Table(3, idle_temples="bottom disc")
    for name in ("player2", "player3", "player1"):
        table.give(name, temples={"sea": 0})
    table.end_round()
    assert [table.holder(card) for card in ("Aries", "Leo", "Pisces")] == ["player1", "player1", "player2"]


@rule("OR-251")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.option("players", argument="players")
def test_nobody_gets_a_card_in_round_1_if_no_disc_has_moved(players: int) -> None:
    table = Table(players)
    table.end_round()
    assert table.state.round == 2
    assert table.state.holders == (-1, -1, -1)


@rule("OR-251")
@pytest.mark.parametrize("options", [{}, {"idle_temples": "nobody"}])
@pytest.mark.option("idle_temples", "nobody")
def test_the_card_of_a_temple_in_which_nobody_moved_stays_where_it_is(options: dict[str, Any]) -> None:
    table = Table(**options)
    table.hold("player2", "Leo")
    table.give("player2", temples={"sea": 1})
    table.end_round()
    assert [table.holder(card) for card in ("Aries", "Leo", "Pisces")] == ["", "player2", "player2"]


# Step 5: the end of the game, or a new round.


@rule("OR-254")
def test_a_condition_that_holds_ends_the_game_at_once() -> None:
    table = Table()
    table.state.tower_supply = (1, 1, 1, 0, 0)
    assert end_conditions(table.state) == TOWERS_GONE
    table.put_disc("player2", 9)
    table.give("player2", temples={"sea": 1})
    table.end_round()
    assert GAME.is_over(table.state)
    assert table.asked == ""
    assert table.state.round == 1
    assert table.state.bulwark == 1, "the steps before the check were done"
    assert table.space("player2") == 7
    assert table.holder("Pisces") == "player2"


@rule("OR-255")
@pytest.mark.parametrize(
    ("leader", "order"),
    [("player1", [1, 2, 3, 4]), ("player2", [2, 3, 4, 1]), ("player3", [3, 4, 1, 2]), ("player4", [4, 1, 2, 3])],
)
def test_otherwise_the_bulwark_holder_starts_a_new_round_and_the_others_follow_clockwise(
    leader: str, order: list[int]
) -> None:
    table = Table(4)
    put_discs(table, (3, ("player1",)), (5, ("player4",)), (8, (leader,)))
    table.end_round()
    assert table.state.round == 2
    assert not GAME.is_over(table.state)
    asked = []
    for _ in PLAYERS:
        assert table.decision == "turn"
        asked.append(int(table.asked[-1]))
        table.play(table.asked, "visit 5 with archon. action one of each")
    assert asked == order


@rule("OR-255")
@pytest.mark.parametrize(("option", "order"), [("clockwise", (2, 0, 1)), ("military", (2, 1, 0))])
def test_the_order_of_turns(option: str, order: tuple[int, ...]) -> None:
    table = Table(3, turn_order=option)
    put_discs(table, (5, ("player3",)), (4, ("player2",)))
    table.end_round()
    assert table.state.order == order
    for seat in order:
        assert table.asked == f"player{seat + 1}"
        table.play(table.asked, "pass")


@rule("OR-255")
def test_the_order_of_the_military_track_on_one_space_is_from_the_bottom_up() -> None:
    table = Table(4, turn_order="military")
    put_discs(table, (9, ("player4", "player2")), (2, ("player3",)))
    table.end_round()
    assert table.state.order == (3, 1, 2, 0)
