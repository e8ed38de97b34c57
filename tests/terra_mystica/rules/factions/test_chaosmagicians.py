"""Chaos Magicians (rules 510 to 513)."""

import pytest

from tests.terra_mystica.rules.positions import bare, with_stronghold
from tests.terra_mystica.scenario import Table


@pytest.mark.rule("TM-510")
def test_one_starting_dwelling_placed_last() -> None:
    table = Table("chaosmagicians", "nomads", "witches", started=False)
    order = []
    while table.decision == "first_dwelling":
        order.append(table.asked)
        table.ledger.play(table.legal_ids()[0])
    assert order.count("chaosmagicians") == 1
    assert order[-1] == "chaosmagicians"


@pytest.mark.rule("TM-511")
@pytest.mark.parametrize(("building", "move"), [("trading house", "upgrade E6 to TE"), ("temple", "upgrade E6 to SA")])
def test_two_favor_tiles_for_a_temple_or_the_sanctuary(building: str, move: str) -> None:
    table = bare("chaosmagicians", "nomads")
    table.put("chaosmagicians", building, "E6")
    table.play("chaosmagicians", f"{move}. +FAV9")
    assert not table.can("chaosmagicians", "done")
    table.play("chaosmagicians", "+FAV12. done")
    assert table.favor_tiles("chaosmagicians") == ["FAV9", "FAV12"]


@pytest.mark.rule("TM-512")
def test_the_stronghold_action_is_a_double_turn_once_a_round() -> None:
    table = with_stronghold("chaosmagicians", "nomads")
    table.play("chaosmagicians", "action ACTC")
    assert not table.can("chaosmagicians", "action ACTC")
    table.play("chaosmagicians", "send p to fire for 3. done. convert 1W to 1C")
    assert table.asked == "chaosmagicians"
    table.play("chaosmagicians", "action ACT2. done")
    assert table.asked == "nomads"
    table.turn_of("chaosmagicians")
    assert not table.can("chaosmagicians", "action ACTC")
    table.end_round()
    assert table.can("chaosmagicians", "action ACTC")


@pytest.mark.rule("TM-513")
@pytest.mark.parametrize("first", ["", "send p to fire for 3. done. "])
def test_passing_is_one_of_the_two_actions_and_ends_the_round_for_them(first: str) -> None:
    table = with_stronghold("chaosmagicians", "nomads")
    table.give("chaosmagicians", card="BON3")
    table.play("chaosmagicians", f"action ACTC. {first}pass BON2")
    assert table.asked == "nomads"
    assert table.player("chaosmagicians").passed
    table.play("nomads", "send p to fire for 2. done")
    assert table.asked == "nomads"
