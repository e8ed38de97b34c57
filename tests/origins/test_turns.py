"""Turns: payments in gold, bonus actions, value six, superiority tokens, passing, the end of the game."""

import pytest

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.scoring import DIE_MISSING, DISTRICT_GOLD_GONE, TEMPLES_TOPPED, TOWERS_GONE, end_conditions
from tests.origins.scenario import Table


@pytest.mark.rule("OR-063", "OR-107")
def test_the_player_decides_how_much_gold_goes_into_a_payment() -> None:
    table = Table()
    table.give("player1", freemen=("blue 2",), wisdom=2, gold=2)
    table.site(1, value=5)
    table.play("player1", "visit 1 with blue 2")
    assert table.legal() == {"pay 1 gold", "pay 2 gold"}
    table.play("player1", "pay 2 gold")
    assert table.goods("player1") == (1, 1, 1, 0)


def test_gold_needed_for_stone_is_not_spent_on_wisdom() -> None:
    table = Table()
    table.give("player1", wisdom=4, stone=1, gold=2)
    table.play("player1", "visit 2 with archon. action building. buy Gateway")
    assert table.legal() == {"pay 0 gold", "pay 1 gold"}
    table.play("player1", "pay 1 gold")
    assert table.goods("player1") == (0, 1, 1, 0), "one gold was left, and the second stone needed it"
    assert table.decision == "place"


def test_gold_last_never_asks() -> None:
    table = Table(gold="last")
    table.give("player1", wisdom=4, stone=1, gold=2)
    table.play("player1", "visit 2 with archon. action building. buy Gateway. place N1. done")
    assert table.goods("player1") == (0, 1, 0, 1)


@pytest.mark.rule("OR-113", "OR-114", "OR-115", "OR-116", "OR-117")
def test_bonus_before_or_after_the_main_action() -> None:
    table = Table()
    table.site(1, bonus="yellow")
    table.give("player1", freemen=("yellow 3", "yellow 4", "blue 3"), speakers=(3,), bases=3)
    table.play("player1", "visit 1 with yellow 3")
    assert table.legal() == {"bonus", "action 3 stone", "action military"}
    table.play("player1", "bonus. gain food. action 3 stone")
    assert table.goods("player1") == (4, 2, 1, 1)
    table.turn_of("player1")
    table.play("player1", "visit 1 with yellow 4. action 3 stone. bonus. gain food")
    assert table.goods("player1") == (7, 3, 1, 1)
    for worker in ("blue 3", "speaker 3", "archon"):
        table.turn_of("player1")
        table.site(1, value=1)
        table.play("player1", f"visit 1 with {worker}")
        assert table.legal() == {"action 3 stone", "action military"}


@pytest.mark.rule("OR-118", "OR-119")
def test_a_freeman_of_six_uses_both_main_actions() -> None:
    table = Table()
    table.site(1, bonus="yellow")
    table.give("player1", freemen=("yellow 6",), stone=0, food=0)
    table.play("player1", "visit 1 with yellow 6. action military. move. done")
    assert table.legal() == {"done", "bonus", "action 3 stone"}
    table.play("player1", "bonus. gain food. action 3 stone")
    assert table.goods("player1")[:2] == (3, 1)
    assert table.decision == "spend_token"


@pytest.mark.rule("OR-236", "OR-237", "OR-238", "OR-239")
def test_one_superiority_token_a_turn() -> None:
    table = Table()
    table.give("player1", tokens=1, freemen=("red 5", "blue 5"))
    table.play("player1", "visit 1 with red 5. action military. move. done")
    assert table.player("player1").tokens == 2
    assert table.legal() == {"done", "extra action"}
    table.play("player1", "extra action. visit 1 with blue 5. action 3 stone")
    assert table.player("player1").tokens == 1
    assert table.asked == "player2"


@pytest.mark.rule("OR-221", "OR-239")
def test_the_extra_action_may_be_passing() -> None:
    table = Table()
    table.give("player1", tokens=2)
    table.play("player1", "visit 1 with archon. action 3 stone. extra action. pass")
    assert table.player("player1").passed
    assert table.player("player1").tokens == 1
    assert table.asked == "player2"


@pytest.mark.rule("OR-223", "OR-224", "OR-225", "OR-226", "OR-230", "OR-231", "OR-232")
def test_passing_takes_the_workers_back_one_by_one() -> None:
    table = Table()
    table.give(
        "player1",
        bases=6,
        freemen=("red 2",),
        placed=("blue 3 at 1", "red 6 at 2", "orange 6 at 3"),
        advisors=("red",),
        archon=2,
    )
    table.play("player1", "pass")
    assert table.legal() == {"return red", "return orange"}
    table.play("player1", "return orange")
    assert table.freemen("player1") == ["red 2", "blue 4"]
    assert table.advisors("player1") == ["red", "orange"]
    assert table.points_by("player1") == {"advisor": 3}
    assert table.player("player1").archon == -1


@pytest.mark.rule("OR-185", "OR-187", "OR-188")
def test_food_for_rising_and_moving() -> None:
    table = Table()
    table.give("player1", food=3, gold=0, freemen=("red 5", "blue 1"))
    table.play("player1", "visit 5 with archon. action train. raise red 5. raise red 6. move")
    assert table.goods("player1")[1] == 0
    assert table.advisors("player1") == ["red"]
    assert table.space("player1") == 1


BLOCK = ("N2", "N2E1", "N1", "N1E1")


def district(table: Table, free: int, corner: str, one: str, other: str) -> None:
    """Build a block above the Agora: the free tile, the one opposite it, and the two beside it."""
    tiles = {BLOCK[free]: "farm", BLOCK[3 - free]: corner, BLOCK[free ^ 1]: one, BLOCK[free ^ 2]: other}
    table.build("player1", **tiles)


@pytest.mark.rule("OR-197", "OR-198", "OR-199", "OR-201", "OR-202")
@pytest.mark.parametrize("free", range(4))
@pytest.mark.parametrize("pair", [("Castle", "Statue"), ("Statue", "Castle")])
def test_a_district_card_turned_and_mirrored(free: int, pair: tuple[str, str]) -> None:
    """Card 1 shows red opposite the free tile, purple and blue beside it."""
    table = Table()
    district(table, free, "Outpost", *pair)
    table.give("player1", freemen=("yellow 2",), gold=0)
    table.play("player1", "close N2. with yellow 2")
    assert table.points_by("player1") == {"district_card": 9}
    assert table.player("player1").gold == 2
    assert table.state.district_gold == (0, 2, 2, 2)


@pytest.mark.rule("OR-198", "OR-206")
def test_the_corner_is_not_one_of_the_pair() -> None:
    table = Table()
    district(table, 0, "Castle", "Outpost", "Statue")
    table.give("player1", freemen=("yellow 2",))
    table.play("player1", "close N2. with yellow 2")
    assert table.points_by("player1") == {}


@pytest.mark.rule("OR-200", "OR-203")
def test_a_district_card_again() -> None:
    table = Table()
    district(table, 0, "Outpost", "Castle", "Statue")
    table.state.district_gold = (0, 2, 2, 2)
    table.give("player1", freemen=("yellow 2",), gold=0, matched=1)
    table.play("player1", "close N2. with yellow 2")
    assert table.points_by("player1") == {"district_card": 5}
    assert table.player("player1").gold == 0


@pytest.mark.rule("OR-197")
def test_one_of_several_matching_cards_is_chosen() -> None:
    """Without a farm the block shows one pattern for each choice of the free tile."""
    table = Table(districts=(1, 7, 30, 31))
    table.build("player1", N2="Mint", N2E1="Castle", N1="Statue", N1E1="Outpost")
    table.give("player1", freemen=("orange 2",))
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == {"district_card": 9}
    table = Table(districts=(1, 2, 9, 31))
    table.build("player1", N2="Mint", N2E1="Castle", N1="Statue", N1E1="Outpost")
    table.give("player1", freemen=("orange 2",))
    table.play("player1", "close N2. with orange 2")
    assert table.legal() == {"match 1", "match 9"}


@pytest.mark.rule("OR-216", "OR-217", "OR-218")
def test_growing() -> None:
    table = Table()
    table.give("player1", food=20, gold=0)
    paid = []
    for _ in range(4):
        table.turn_of("player1")
        before = table.player("player1").food
        table.play("player1", "grow")
        paid.append(before - table.player("player1").food)
    assert paid == [2, 4, 6, 8]
    assert table.points_by("player1") == {"population": 10}
    table.turn_of("player1")
    assert not table.can("player1", "grow")


@pytest.mark.rule("OR-257", "OR-258", "OR-259", "OR-260", "OR-261", "OR-262")
def test_end_conditions() -> None:
    table = Table()
    assert end_conditions(table.state) == 0
    table.give("player2", temples={"forest": 8, "mountain": 8, "sea": 8})
    assert end_conditions(table.state) == TEMPLES_TOPPED
    table.state.district_gold = (0, 0, 0, 0)
    table.state.tower_supply = (0, 3, 2, 0, 1)
    assert end_conditions(table.state) == TEMPLES_TOPPED | DISTRICT_GOLD_GONE | TOWERS_GONE
    assert table.decision == "turn"
    table.end_round()
    assert GAME.is_over(table.state)


@pytest.mark.rule("OR-260")
def test_a_missing_die_ends_the_game_after_the_round() -> None:
    table = Table()
    table.give("player1", bases=3, gold=0)
    table.state.supply = (0, 0, 0, 0, 0)
    table.play("player1", f"visit 4 with archon. action citizen. take {table.offer()[0]}")
    assert table.offer()[4] == ""
    assert end_conditions(table.state) == DIE_MISSING
    assert table.asked == "player2"


@pytest.mark.rule("OR-268", "OR-269", "OR-270")
def test_winners() -> None:
    table = Table(3)
    table.give("player1", points=40)
    table.give("player2", points=50)
    assert GAME.winners(table.state) == [1]
    table.give("player1", points=50)
    assert GAME.winners(table.state) == [0, 1]
    table.build("player1", N1="farm")
    assert GAME.winners(table.state) == [0]


@pytest.mark.rule("OR-240", "OR-241")
def test_speakers_return_one_higher() -> None:
    table = Table(speakers=(5, 3))
    table.state.speakers = ()
    table.give("player1", speakers=(5, 3))
    table.give("player2", speakers=(4,))
    table.play("player1", "visit 1 with speaker 5. action 3 stone")
    table.turn_of("player1")
    table.play("player1", "visit 1 with speaker 3. action 3 stone")
    table.set_draws("roll 2")
    table.end_round()
    assert list(table.state.speakers) == [2, 4]
    assert table.player("player2").speakers == (4,)


def test_the_order_of_the_military_track_as_turn_order() -> None:
    table = Table(3, turn_order="military")
    table.put_disc("player3", 5)
    table.put_disc("player2", 4)
    table.end_round()
    assert table.state.order == (2, 1, 0)
