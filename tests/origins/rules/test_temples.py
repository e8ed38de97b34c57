"""Section 11: the temple tracks, their Zodiac cards, and the two options about them."""

from typing import Any

import pytest

from hexarch.games.origins.tables import TEMPLES
from tests.origins.scenario import Table

CARDS = ("Virgo", "Gemini", "Taurus")
TOP = 8


def praying(stone: int = 1, **options: Any) -> Table:
    """A table with player1's Archon at the site of the temples."""
    table = Table(zodiac=CARDS, **options)
    table.give("player1", stone=stone, gold=0)
    table.play("player1", "visit 3 with archon")
    return table


@pytest.mark.rule("OR-172")
def test_three_tracks() -> None:
    assert TEMPLES == ("forest", "mountain", "sea")
    table = praying()
    table.play("player1", "action temple")
    assert {move.split()[1] for move in table.legal()} == {"forest", "mountain", "sea"}


@pytest.mark.rule("OR-173")
@pytest.mark.parametrize("steps", [1, 2])
@pytest.mark.parametrize("temple", TEMPLES)
def test_a_stone_for_up_to_two_spaces(temple: str, steps: int) -> None:
    table = praying(stone=3)
    table.give("player1", temples={"forest": 4, "mountain": 4, "sea": 4})
    table.play("player1", f"action temple. temple {temple} {steps}")
    assert table.player("player1").stone == 2
    assert table.player("player1").temples == tuple(4 + steps * (name == temple) for name in TEMPLES)
    assert table.asked == "player2"


@pytest.mark.rule("OR-173")
def test_no_stone_no_temple() -> None:
    assert not praying(stone=0).can("player1", "action temple")
    table = praying(stone=0)
    table.give("player1", gold=1)
    table.play("player1", "action temple. temple sea 2")
    assert table.player("player1").gold == 0


@pytest.mark.rule("OR-174")
def test_the_steps_are_not_split_between_two_discs() -> None:
    table = praying()
    table.give("player1", temples={"forest": TOP - 1, "sea": TOP})
    table.play("player1", "action temple")
    assert not table.can("player1", "temple forest 2")
    table.play("player1", "temple forest 1")
    assert table.player("player1").temples == (TOP, 0, TOP)
    assert table.asked == "player2", "the second step is lost"


@pytest.mark.rule("OR-175")
@pytest.mark.parametrize(("temple", "card"), list(zip(TEMPLES, CARDS, strict=True)))
def test_the_card_of_that_temple_even_behind_others(temple: str, card: str) -> None:
    table = praying()
    table.give("player2", temples={temple: 6})
    table.play("player1", f"action temple. temple {temple} 1")
    assert [table.holder(name) for name in CARDS] == ["player1" if name == card else "" for name in CARDS]


@pytest.mark.rule("OR-176")
@pytest.mark.parametrize(("change_hands", "holder"), [(True, "player1"), (False, "player2")])
@pytest.mark.option("cards_change_hands", argument="change_hands")
def test_a_card_that_another_player_holds(change_hands: bool, holder: str) -> None:
    table = praying(cards_change_hands=change_hands)
    table.hold("player2", "Taurus")
    table.play("player1", "action temple. temple sea 2")
    assert table.holder("Taurus") == holder
    assert table.player("player1").temples == (0, 0, 2)


def test_a_card_on_the_board_is_taken_either_way() -> None:
    table = praying(cards_change_hands=False)
    table.play("player1", "action temple. temple sea 2")
    assert table.holder("Taurus") == "player1"


@pytest.mark.rule("OR-173")
@pytest.mark.parametrize(
    ("options", "least", "at_top"),
    [
        ({}, 1, True),
        ({"temple_without_step": "at the top"}, 1, True),
        ({"temple_without_step": "always"}, 0, True),
        ({"temple_without_step": "never"}, 1, False),
    ],
)
def test_the_card_without_a_step(options: dict[str, Any], least: int, at_top: bool) -> None:
    """By default a disc below the top must advance at least one space."""
    table = praying(**options)
    table.give("player1", temples={"sea": TOP})
    table.play("player1", "action temple")
    steps = {f"temple {temple} {steps}" for temple in ("forest", "mountain") for steps in range(least, 3)}
    assert table.legal() == steps | ({"temple sea 0"} if at_top else set())


@pytest.mark.parametrize(("without_step", "allowed"), [("at the top", True), ("always", True), ("never", False)])
@pytest.mark.option("temple_without_step", argument="without_step")
def test_the_temple_with_all_discs_at_the_top(without_step: str, allowed: bool) -> None:
    table = praying(temple_without_step=without_step)
    table.give("player1", temples=dict.fromkeys(TEMPLES, TOP))
    assert table.can("player1", "action temple") == allowed
    if allowed:
        table.play("player1", "action temple. temple sea 0")
        assert table.holder("Taurus") == "player1"
        assert table.player("player1").stone == 0


@pytest.mark.rule("OR-177")
@pytest.mark.parametrize("temple", TEMPLES)
def test_the_bonus_action_gives_one_space_and_no_card(temple: str) -> None:
    table = Table(zodiac=CARDS)
    table.site(1, bonus="blue")
    table.give("player1", freemen=("blue 2",), stone=1, gold=0)
    table.play("player1", "visit 1 with blue 2. bonus")
    assert table.legal() == {f"temple {name} 1" for name in TEMPLES}
    table.play("player1", f"temple {temple} 1")
    assert table.player("player1").temples == tuple(int(name == temple) for name in TEMPLES)
    assert table.player("player1").stone == 0
    assert [table.holder(card) for card in CARDS] == ["", "", ""]


def test_a_disc_that_arrives_lies_on_top() -> None:
    """The rulebook does not say; here it is as on the military track."""
    table = praying()
    table.give("player2", temples={"sea": 2})
    table.play("player1", "action temple. temple sea 2")
    assert table.state.temple_orders[TEMPLES.index("sea")] == (1, 0)
