"""Sagittarius: a newly taken die may rise."""

import pytest

from tests.origins.scenario import Table

rule = pytest.mark.rule


def holding() -> Table:
    table = Table(speakers=(3, 5))
    table.hold("player1", "Sagittarius")
    table.give("player1", freemen=("orange 6",), bases=6, wisdom=9, gold=0)
    table.set_offer("red 1", "purple 6", "blue 3", "orange 4", "yellow 5")
    table.site(4, bonus="orange")
    return table


@rule("OR-301")
@pytest.mark.parametrize(("answer", "die"), [("raise blue 3", "blue 4"), ("done", "blue 3")])
def test_a_new_citizen_die_may_rise_by_one(answer: str, die: str) -> None:
    table = holding()
    table.play("player1", "visit 4 with archon. action citizen. take blue 3")
    assert table.legal() == {"done", "raise blue 3"}
    table.play("player1", answer)
    assert table.freemen("player1") == [die, "orange 6"]
    assert table.asked == "player2"


@rule("OR-301")
@pytest.mark.parametrize(("answer", "value"), [("raise speaker 3", 4), ("done", 3)])
def test_a_new_speaker_may_rise_by_one(answer: str, value: int) -> None:
    table = holding()
    table.play("player1", "visit 4 with orange 6. bonus. take speaker 3")
    assert table.legal() == {"done", "raise speaker 3"}
    table.play("player1", answer)
    assert table.player("player1").speakers == (value,)


@rule("OR-301")
def test_a_new_speaker_of_one_is_no_citizen() -> None:
    """The lowest Speaker directly follows the highest citizen in the numbering of workers."""
    table = holding()
    table.state.speakers = (1, 5)
    table.play("player1", "visit 4 with orange 6. bonus. take speaker 1. raise speaker 1")
    assert table.player("player1").speakers == (2,)
    assert table.freemen("player1") == []


@rule("OR-301")
def test_a_die_taken_through_a_building_may_rise_too() -> None:
    table = holding()
    table.give("player1", stone=2)
    table.play("player1", "visit 2 with archon. action building. buy Estate. place N1. use Estate at N1")
    table.play("player1", "take yellow 5. raise yellow 5")
    assert "yellow 6" in table.freemen("player1")


@rule("OR-301")
def test_only_the_new_die_may_rise() -> None:
    table = holding()
    table.give("player1", freemen=("blue 2",), speakers=(2,))
    table.play("player1", "visit 4 with archon. action citizen. take blue 3. raise blue 3")
    assert table.freemen("player1") == ["blue 2", "blue 4"]
    assert table.player("player1").speakers == (2,)


@rule("OR-301")
def test_without_the_card_nothing_is_asked() -> None:
    table = holding()
    table.hold("player2", "Sagittarius")
    table.play("player1", "visit 4 with archon. action citizen. take blue 3")
    assert table.asked == "player2"


@rule("OR-302")
def test_a_citizen_of_six_does_not_rise() -> None:
    table = holding()
    table.play("player1", "visit 4 with archon. action citizen. take purple 6")
    assert table.freemen("player1") == ["purple 6", "orange 6"]
    assert table.asked == "player2"


@rule("OR-302")
def test_a_citizen_rises_to_six() -> None:
    table = holding()
    table.play("player1", "visit 4 with archon. action citizen. take yellow 5. raise yellow 5")
    assert table.freemen("player1") == ["orange 6", "yellow 6"]


@rule("OR-302")
def test_a_speaker_of_five_does_not_rise() -> None:
    table = holding()
    table.play("player1", "visit 4 with orange 6. bonus. take speaker 5")
    assert table.player("player1").speakers == (5,)
    assert table.decision == "visit"


@rule("OR-302")
def test_a_speaker_rises_to_five() -> None:
    table = holding()
    table.state.speakers = (4,)
    table.play("player1", "visit 4 with orange 6. bonus. take speaker 4. raise speaker 4")
    assert table.player("player1").speakers == (5,)
