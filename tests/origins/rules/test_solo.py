"""Section 24: the solo training mode."""

import pytest

from hexarch.core.game import CHANCE
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import solo_target
from tests.origins.scenario import Table

rule = pytest.mark.rule


def visit(table: Table, site: int) -> None:
    """Send the Archon to a site; payments ask nothing."""
    table.turn_of("player1")
    table.give("player1", archon=-1)
    table.play("player1", f"visit {site} with archon")


# The set-up.


@rule("OR-278")
def test_one_player_and_one_disc_of_another_colour() -> None:
    table = Table(1)
    assert len(table.state.players) == 1
    assert table.state.military == (0, 0)
    assert (table.space("player1"), table.space("rival")) == (0, 0)


@rule("OR-279")
def test_three_district_cards_with_gold_and_their_towers() -> None:
    """Cards 1, 8 and 15 show red three times, purple and blue twice, orange and yellow once."""
    table = Table(1, districts=(1, 8, 15))
    assert table.state.districts == (0, 7, 14)
    assert table.state.district_gold == (2, 2, 2)
    assert table.state.tower_supply == (4, 3, 3, 2, 2)


def rolled(*values: int) -> Table:
    """A table for which one die of each colour was rolled: red, purple, blue, orange, yellow."""
    return Table(1, draft=tuple((value, 0) for value in values), started=False)


@rule("OR-280")
def test_the_two_highest_dice_go_and_two_of_the_other_three_are_taken() -> None:
    table = rolled(5, 2, 4, 1, 3)
    assert table.legal() == {"take purple 2", "take orange 1", "take yellow 3"}
    table.play("player1", "take orange 1. take yellow 3")
    assert table.freemen("player1") == ["orange 1", "yellow 3"]
    assert table.decision == "turn"
    assert table.state.supply == (6, 6, 6, 5, 5), "one of each is on offer, and two are taken"


@rule("OR-280")
@pytest.mark.parametrize(
    ("values", "choices"),
    [
        ((5, 4, 4, 1, 2), {"discard purple 4", "discard blue 4"}),
        ((5, 5, 5, 1, 2), {"discard red 5", "discard purple 5", "discard blue 5"}),
    ],
)
def test_the_player_chooses_among_equal_highest_dice(values: tuple[int, ...], choices: set[str]) -> None:
    table = rolled(*values)
    assert table.legal() == choices
    table.play("player1", min(choices))
    while table.decision == "discard":
        table.play("player1", min(table.legal()))
    assert len(table.state.draft) == 3
    assert len(table.legal()) == 3


@rule("OR-280")
def test_two_equal_highest_dice_both_go() -> None:
    table = rolled(4, 4, 3, 3, 1)
    while table.decision == "discard":
        table.play("player1", min(table.legal()))
    assert table.legal() == {"take blue 3", "take orange 3", "take yellow 1"}


@rule("OR-280")
def test_sixes_are_rolled_again() -> None:
    table = rolled(1, 1, 1, 1, 1)
    ledger = table.ledger.at(len(table.ledger.entries) - 1)
    assert ledger.state.stack[-1][0] == CHANCE
    faces = [GAME.format(ledger.state, CHANCE, action) for action in GAME.legal(ledger.state)]
    assert faces == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5"]
    assert GAME.weights(ledger.state) == [1, 1, 1, 1, 1]


# The sites.


@rule("OR-281")
def test_the_player_takes_every_turn() -> None:
    table = Table(1)
    table.give("player1", freemen=("red 5", "blue 5"))
    for worker in ("archon", "red 5", "blue 5"):
        assert (table.asked, table.decision) == ("player1", "turn")
        table.play("player1", f"visit 5 with {worker}. action one of each")
    table.play("player1", "pass")
    assert (table.asked, table.decision, table.state.round) == ("player1", "turn", 2)


@rule("OR-282")
@pytest.mark.parametrize(("site", "left", "right"), [(2, 1, 3), (3, 2, 4), (4, 3, 5)])
def test_the_site_to_the_left_or_to_the_right_rises_too(site: int, left: int, right: int) -> None:
    for neighbour in (left, right):
        table = Table(1)
        visit(table, site)
        assert table.legal() == {f"rise {left}", f"rise {right}"}
        table.play("player1", f"rise {neighbour}")
        assert [number for number in range(1, 6) if table.state.ships[number - 1] == 2] == sorted({site, neighbour})


@rule("OR-282")
def test_with_more_players_no_neighbour_rises() -> None:
    table = Table(2)
    table.play("player1", "visit 3 with archon")
    assert table.state.ships == (1, 1, 2, 1, 1)


@rule("OR-283")
@pytest.mark.parametrize(("site", "ships"), [(1, (2, 2, 1, 1, 1)), (5, (1, 1, 1, 2, 2))])
def test_the_outer_sites_have_one_neighbour(site: int, ships: tuple[int, ...]) -> None:
    table = Table(1)
    visit(table, site)
    assert table.decision == "visit"
    assert table.state.ships == ships


@rule("OR-284")
@pytest.mark.parametrize(("at_six", "other"), [(1, 3), (3, 1)])
def test_a_neighbour_at_six_may_not_be_chosen(at_six: int, other: int) -> None:
    table = Table(1)
    table.give("player1", tokens=1)
    table.site(at_six, value=6)
    visit(table, 2)
    assert table.legal() == {f"rise {other}", "hold"}


@rule("OR-285")
@pytest.mark.parametrize(
    ("site", "before", "after"), [(2, (6, 3, 6, 1, 1), (6, 4, 6, 1, 1)), (1, (6, 6, 2, 1, 1), (1, 6, 2, 1, 1))]
)
def test_if_all_neighbours_are_at_six_only_the_visited_site_rises(
    site: int, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    table = Table(1)
    table.state.ships = before
    visit(table, site)
    assert table.decision == "visit"
    assert table.state.ships == after


@rule("OR-286")
def test_a_token_keeps_all_sites_as_they_are() -> None:
    table = Table(1)
    table.give("player1", tokens=2)
    visit(table, 2)
    assert table.legal() == {"rise 1", "rise 3", "hold"}
    table.play("player1", "hold. action 3 food")
    assert table.state.ships == (1, 1, 1, 1, 1)
    assert table.player("player1").tokens == 1
    visit(table, 2)
    table.play("player1", "rise 1")
    assert table.state.ships == (2, 2, 1, 1, 1), "the token was for one turn"


@rule("OR-286")
def test_a_token_keeps_the_visited_site_where_no_neighbour_could_rise() -> None:
    table = Table(1)
    table.give("player1", tokens=1)
    table.site(2, value=6)
    visit(table, 1)
    assert table.legal() == {"done", "hold"}
    table.play("player1", "hold")
    assert table.state.ships == (1, 6, 1, 1, 1)


@rule("OR-286")
def test_without_a_token_the_sites_rise() -> None:
    table = Table(1)
    visit(table, 2)
    assert not table.can("player1", "hold")


@rule("OR-287")
@pytest.mark.parametrize("action", ["visit 1 with archon. rise 2. action 3 stone", "tower red"])
def test_no_token_buys_another_action(action: str) -> None:
    table = Table(1)
    table.give("player1", tokens=2)
    table.play("player1", action)
    assert table.decision == "turn"
    assert not table.can("player1", "extra action")


# The rounds.


@rule("OR-288")
def test_exactly_five_rounds() -> None:
    table = Table(1)
    for number in range(1, 6):
        assert table.state.round == number
        assert not GAME.is_over(table.state)
        table.end_round()
    assert GAME.is_over(table.state)
    assert table.state.round == 5


@rule("OR-288")
def test_no_other_condition_ends_the_game() -> None:
    table = Table(1)
    table.give("player1", temples={"forest": 11, "mountain": 11, "sea": 11})
    table.state.district_gold = table.state.tower_supply = (0, 0, 0, 0, 0)
    table.state.missing = 31
    table.end_round()
    assert not GAME.is_over(table.state)
    assert table.state.round == 2


@pytest.mark.parametrize(
    ("round_", "space"),
    [
        pytest.param(1, 0, marks=rule("OR-278")),
        pytest.param(2, 3, marks=rule("OR-289")),
        pytest.param(3, 6, marks=rule("OR-290")),
        pytest.param(4, 9, marks=rule("OR-291")),
        pytest.param(5, 12, marks=rule("OR-291")),
    ],
)
def test_the_other_disc_stands_on_the_last_space_before_the_border_of_the_round(round_: int, space: int) -> None:
    table = Table(1)
    for _ in range(1, round_):
        table.end_round()
    assert table.space("rival") == space
    assert space + 1 == table.state.setup.components.military_borders[round_ - 1]


@rule("OR-292")
@pytest.mark.parametrize(("own", "points"), [(5, 2), (6, 2), (7, 4)])
@pytest.mark.option("players", 1)
def test_an_attack_scores_for_the_other_disc_only_if_it_is_behind(own: int, points: int) -> None:
    """Each border crossed scores a point, and a disc behind one more."""
    table = Table(1)
    table.put_disc("rival", 6)
    table.put_disc("player1", own)
    visit(table, 1)
    table.play("player1", "action military. attack")
    assert table.points_by("player1") == {"attack": points}


@rule("OR-292")
@pytest.mark.parametrize(("option", "weaker"), [("attacks", False), ("strength", True)])
@pytest.mark.option("rival_disc", argument="option")
def test_whether_the_other_disc_is_a_player_with_less_strength(option: str, weaker: bool) -> None:
    table = Table(1, rival_disc=option, market=("Mint", "Cavalry field", "Estate", "Statue", "Gateway"))
    table.give("player1", stone=2, wisdom=1, gold=0)
    table.play("player1", "visit 2 with archon. rise 1. action building. buy Cavalry field. place N1")
    table.play("player1", "use Cavalry field at N1")
    assert table.space("player1") == 2
    assert (table.decision == "gain") is weaker


@rule("OR-289")
def test_ones_own_disc_retreats_at_the_end_of_a_round() -> None:
    table = Table(1)
    table.put_disc("player1", 9)
    table.end_round()
    assert (table.space("player1"), table.space("rival")) == (7, 3)


@rule("OR-293")
@pytest.mark.parametrize("cards", [("Aries", "Pisces"), ("Aries", "Leo", "Pisces")])
def test_all_zodiac_cards_but_one_drawn_return_to_the_board(cards: tuple[str, ...]) -> None:
    for kept in cards:
        table = Table(1)
        table.hold("player1", *cards)
        table.ledger.play(GAME.parse(table.state, 0, "pass"))
        assert (table.asked, table.decision) == ("chance", "keep_zodiac")
        assert table.legal() == {f"keep {card}" for card in cards}
        assert GAME.weights(table.state) == [1] * len(cards)
        table.set_draws(f"keep {kept}")
        table.let_chance()
        assert [card for card in ("Aries", "Leo", "Pisces") if table.holder(card)] == [kept]


@rule("OR-293")
def test_a_single_zodiac_card_is_kept() -> None:
    table = Table(1)
    table.hold("player1", "Leo")
    table.end_round()
    assert table.holder("Leo") == "player1"


@rule("OR-294")
def test_no_card_is_gained_at_the_end_of_a_round() -> None:
    table = Table(1)
    table.give("player1", temples={"forest": 5, "sea": 2})
    table.end_round()
    assert table.state.holders == (-1, -1, -1)


@rule("OR-294")
def test_the_action_gains_a_card() -> None:
    table = Table(1)
    visit(table, 3)
    table.play("player1", "rise 2. action temple. pay 0 gold. temple sea 1")
    assert table.holder("Pisces") == "player1"


# The target.

NONE = ("yellow", "red", "purple", "blue", "orange")


@pytest.mark.parametrize(
    ("tiles", "target"),
    [
        pytest.param(NONE, 180, marks=rule("OR-295")),
        pytest.param(("red", "yellow", "purple", "blue", "orange"), 200, marks=rule("OR-296")),
        pytest.param(("yellow", "purple", "red", "blue", "orange"), 200, marks=rule("OR-297")),
        pytest.param(("yellow", "red", "blue", "purple", "orange"), 200, marks=rule("OR-298")),
        pytest.param(("yellow", "red", "purple", "orange", "blue"), 200, marks=rule("OR-299")),
        pytest.param(("red", "purple", "blue", "orange", "yellow"), 260, marks=rule("OR-300")),
    ],
)
def test_the_target_rises_with_each_bonus_tile_at_its_site(tiles: tuple[str, ...], target: int) -> None:
    assert solo_target(Table(1, bonus=tiles).state) == target


@rule("OR-295")
@pytest.mark.parametrize(("points", "winners"), [(179, []), (180, [0]), (181, [0])])
def test_the_target_counts_after_round_five(points: int, winners: list[int]) -> None:
    table = Table(1, bonus=NONE)
    table.give("player1", points=points - 4, gold=4)
    while table.state.stack:
        table.end_round()
    assert GAME.scores(table.state) == [points], "four of them for gold, in the final scoring"
    assert GAME.winners(table.state) == winners
