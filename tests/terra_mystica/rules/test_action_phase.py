"""Section 8: turns and actions in general."""

import pytest

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import SPACE
from tests.terra_mystica.scenario import Table

FOUR = ("witches", "nomads", "halflings", "mermaids")


def four_players() -> Table:
    """A table on which the Halflings start and everybody has priests to send."""
    table = Table(*FOUR, started=False, start_player="random")
    table.ledger.play(SPACE.id(act.START, 2))
    table.start()
    for faction in FOUR:
        table.give(faction, priests=5)
    return table


def send(table: Table) -> str:
    """Send a priest with the seat that is asked, and return its faction."""
    faction = table.asked
    table.play(faction, "send p to FIRE for 1. done")
    return faction


def pass_turn(table: Table) -> str:
    """Pass with the seat that is asked, and return its faction."""
    faction = table.asked
    table.play(faction, min(text for text in table.legal() if text.startswith("pass")))
    return faction


@pytest.mark.rule("TM-125")
def test_turns_go_clockwise_from_the_start_player() -> None:
    table = four_players()
    lap = ["halflings", "mermaids", "witches", "nomads"]
    assert [send(table) for _ in range(8)] == lap + lap


@pytest.mark.rule("TM-126")
def test_a_turn_is_exactly_one_action() -> None:
    table = four_players()
    assert table.asked == "halflings"
    assert "done" not in table.legal()
    table.play("halflings", "send p to FIRE for 1")
    assert table.asked == "halflings"
    assert {text.split()[0] for text in table.legal()} <= {"done", "convert", "burn"}
    table.play("halflings", "done")
    assert table.asked == "mermaids"


@pytest.mark.rule("TM-127")
def test_the_phase_goes_on_until_everybody_has_passed() -> None:
    table = four_players()
    for _ in range(3):
        for _ in FOUR:
            send(table)
    for _ in FOUR:
        assert table.state.round == 1
        pass_turn(table)
    assert table.state.round == 2


@pytest.mark.rule("TM-128")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("transform E5 to green. build E5. done", "transform E7 to green. build E7. done"),
        ("advance ship. done", "advance ship. done"),
        ("advance dig. done", "advance dig. done"),
        ("upgrade E6 to TP. done", "upgrade A1 to TP. done"),
        ("send p to AIR for 3. done", "send p to AIR for 2. done"),
        ("action ACT3. done", "action ACT4. done"),
        ("action BON2. +FIRE. done", "action FAV6. +FIRE. done"),
    ],
)
def test_every_action_can_be_chosen_again_on_the_next_turn(first: str, second: str) -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    table.put("witches", "dwelling", "A1", "E6")
    for faction in ("witches", "nomads"):
        table.rich(faction)
    table.give("witches", card="BON2", favors=["FAV6"])
    table.play("witches", first)
    assert table.asked == "nomads"
    table.play("nomads", "send p to FIRE for 1. done")
    table.play("witches", second)
    assert table.asked == "nomads"


@pytest.mark.rule("TM-128", "TM-130")
def test_a_player_who_has_passed_is_skipped_for_the_rest_of_the_round() -> None:
    table = four_players()
    assert send(table) == "halflings"
    assert pass_turn(table) == "mermaids"
    assert [send(table) for _ in range(6)] == ["witches", "nomads", "halflings"] * 2
    assert table.legal("mermaids") == set()


@pytest.mark.rule("TM-129")
def test_the_last_player_may_go_on_alone() -> None:
    table = four_players()
    assert [pass_turn(table) for _ in range(3)] == ["halflings", "mermaids", "witches"]
    assert [send(table) for _ in range(4)] == ["nomads"] * 4
    assert table.state.round == 1
    pass_turn(table)
    assert table.state.round == 2
