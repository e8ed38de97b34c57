"""Options that meet in one decision."""

import pytest

from tests.origins.scenario import Table


@pytest.mark.option("temple_without_step", "always")
@pytest.mark.option("cards_change_hands", argument="change_hands")
@pytest.mark.parametrize(("change_hands", "holder"), [(True, "player1"), (False, "player2")])
def test_without_a_step_a_card_changes_hands_only_if_that_is_allowed(change_hands: bool, holder: str) -> None:
    table = Table(temple_without_step="always", cards_change_hands=change_hands, zodiac=("Aries", "Leo", "Taurus"))
    table.give("player1", stone=1, gold=0)
    table.hold("player2", "Taurus")
    table.play("player1", "visit 3 with archon. action temple. temple sea 0")
    assert table.holder("Taurus") == holder
    assert table.player("player1").temples == (0, 0, 0)


@pytest.mark.option("idle_temples", "bottom disc")
@pytest.mark.option("turn_order", argument="order")
@pytest.mark.parametrize("order", ["clockwise", "military"])
def test_the_order_of_turns_does_not_move_the_discs_of_idle_temples(order: str) -> None:
    table = Table(3, idle_temples="bottom disc", turn_order=order)
    table.put_disc("player3", 5)
    table.put_disc("player2", 4)
    table.end_round()
    assert table.state.order == ((2, 0, 1) if order == "clockwise" else (2, 1, 0))
    assert table.state.holders == (0, 0, 0)


@pytest.mark.option("turn_order", "military")
@pytest.mark.option("start_player", "first")
def test_the_first_round_goes_from_the_start_player_in_either_order() -> None:
    assert Table(3, turn_order="military", start_player="first").state.order == (0, 1, 2)
