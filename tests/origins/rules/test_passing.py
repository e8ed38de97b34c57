"""Section 18: passing."""

import pytest

from hexarch.core.game import RuleError
from hexarch.games.origins.actions import DICE, VALUES
from tests.origins.scenario import Table

rule = pytest.mark.rule


@rule("OR-220")
def test_a_player_who_cannot_act_can_only_pass() -> None:
    table = Table()
    table.give("player1", freemen=(), archon=0, stone=9, food=1, wisdom=9, gold=0)
    assert table.legal("player1") == {"pass"}


@rule("OR-220")
def test_a_player_who_does_not_want_to_act_must_pass() -> None:
    table = Table()
    assert len(table.legal("player1")) > 1
    with pytest.raises(RuleError):
        table.play("player1", "done")
    table.play("player1", "pass")
    assert table.player("player1").passed


@rule("OR-221")
def test_no_token_can_be_spent_after_passing() -> None:
    table = Table()
    table.give("player1", tokens=2)
    table.play("player1", "pass")
    assert (table.asked, table.decision) == ("player2", "turn")
    assert table.player("player1").tokens == 2


@rule("OR-222")
def test_a_player_who_has_passed_is_not_asked_again_this_round() -> None:
    table = Table(3)
    table.play("player1", "visit 1 with archon. action 3 stone")
    table.play("player2", "pass")
    table.play("player3", "visit 1 with archon. action 3 stone")
    table.play("player1", "pass")
    for _ in range(2):
        assert table.asked == "player3"
        assert table.legal("player1") == table.legal("player2") == set()
        worker = table.freemen("player3")[0]
        table.play("player3", f"visit 5 with {worker}. action one of each")
    table.play("player3", "pass")
    assert table.state.round == 2
    assert table.can("player1", "visit 5 with archon")


@rule("OR-223")
def test_the_archon_comes_back() -> None:
    table = Table()
    table.play("player1", "visit 3 with archon. action 3 wisdom")
    assert table.player("player1").archon == 2
    table.turn_of("player1")
    assert not table.can("player1", "visit 1 with archon")
    table.play("player1", "pass")
    assert table.player("player1").archon == -1


@rule("OR-223", "OR-224")
def test_the_archon_comes_first_and_then_the_freemen_one_by_one() -> None:
    table = Table()
    table.give("player1", bases=6, freemen=(), archon=2)
    table.give("player1", placed=("blue 6 at 1", "red 6 at 2", "orange 6 at 3"))
    table.play("player1", "pass")
    assert table.player("player1").archon == -1
    assert table.legal() == {"return red", "return blue", "return orange"}
    table.play("player1", "return blue")
    assert table.legal() == {"return red", "return orange"}
    table.play("player1", "return red")
    assert table.player("player1").placed == ()
    assert table.advisors("player1") == ["blue", "red", "orange"]
    assert table.asked == "player2"


@rule("OR-224")
def test_all_own_freemen_of_the_main_board_come_back_and_nobody_elses() -> None:
    table = Table()
    table.give("player1", bases=4, freemen=(), placed=("blue 3 at 1", "blue 3 at 5", "red 1 at 2"))
    table.give("player2", freemen=(), placed=("red 2 at 2",))
    table.play("player1", "pass")
    assert table.freemen("player1") == ["red 2", "blue 4", "blue 4"]
    assert table.player("player1").placed == ()
    assert len(table.player("player2").placed) == 1


@rule("OR-225")
@pytest.mark.parametrize("value", range(1, 6))
def test_a_returning_freeman_rises_by_one(value: int) -> None:
    table = Table()
    table.give("player1", freemen=(), placed=(f"orange {value} at 4",))
    table.play("player1", "pass")
    assert table.freemen("player1") == [f"orange {value + 1}"]
    assert table.advisors("player1") == []


@rule("OR-226")
def test_a_returning_freeman_of_six_becomes_an_advisor() -> None:
    table = Table()
    table.give("player1", freemen=(), placed=("orange 6 at 4",))
    table.play("player1", "pass")
    assert table.freemen("player1") == []
    assert table.advisors("player1") == ["orange"]


@rule("OR-227")
@pytest.mark.parametrize("value", range(1, 7))
def test_an_unused_freeman_does_not_rise(value: int) -> None:
    table = Table()
    table.give("player1", freemen=(f"orange {value}",), placed=("red 2 at 1",))
    table.play("player1", "pass")
    assert table.freemen("player1") == ["red 3", f"orange {value}"]
    assert table.advisors("player1") == []


@rule("OR-228")
def test_a_used_speaker_stays_on_the_board_until_the_end_of_the_round() -> None:
    table = Table(speakers=(2, 4))
    table.state.speakers = (2,)
    table.give("player1", speakers=(4,))
    table.play("player1", "visit 5 with speaker 4. action one of each")
    table.play("player2", "visit 1 with archon. action 3 stone")
    table.play("player1", "pass")
    assert list(table.state.speakers_placed) == [4 * VALUES + 3]
    assert list(table.state.speakers) == [2]
    assert table.player("player1").speakers == ()
    table.play("player2", "pass")
    assert list(table.state.speakers_placed) == []
    assert list(table.state.speakers) == [2, 5]


@rule("OR-224")
def test_freemen_keep_their_sites_until_their_owner_passes() -> None:
    table = Table()
    table.give("player1", freemen=("blue 3",))
    table.play("player1", "visit 2 with blue 3. action 3 food")
    table.play("player2", "pass")
    assert [divmod(place, DICE)[0] + 1 for place in table.player("player1").placed] == [2]
