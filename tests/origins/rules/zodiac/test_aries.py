"""Aries: points for red citizen dice with each attack."""

from typing import Any

import pytest

from tests.origins.scenario import Table

rule = pytest.mark.rule


def attack(holder: str = "player1", seats: tuple[str, ...] = (), **given: Any) -> int:
    """Return the points of an attack from the start space, where nothing else scores."""
    table = Table()
    table.hold(holder, "Aries")
    table.give("player1", **{"freemen": (), "bases": 6, **given})
    table.give("player2", freemen=("red 1", "red 2"))
    table.build("player1", E1="Mint", S1E1="Mint", N1="Mint", N1E1="Mint")
    for cell, die in zip(("N0", "N1"), seats, strict=False):
        table.close("player1", cell, die)
    table.play("player1", "visit 1 with archon. action military. attack")
    return table.player("player1").points


@rule("OR-316")
def test_red_dice_on_bases_and_on_seats_of_power() -> None:
    assert attack(freemen=("red 1", "red 5")) == 2
    assert attack(seats=("red 2", "red 6")) == 2
    assert attack(freemen=("red 1",), seats=("red 2",)) == 2


@rule("OR-316")
def test_other_colours_and_opponents_dice_do_not_count() -> None:
    assert attack(freemen=("blue 1", "yellow 5"), placed=("orange 1 at 2",), seats=("purple 2",)) == 0


@rule("OR-316")
def test_only_the_holder_of_the_card_scores() -> None:
    assert attack(holder="player2", freemen=("red 1",), seats=("red 2",)) == 0


@rule("OR-316")
def test_each_attack_scores_and_adds_to_its_points() -> None:
    table = Table()
    table.hold("player1", "Aries")
    table.site(1, bonus="red")
    table.put_disc("player1", 1)
    table.give("player1", freemen=("red 4",), wisdom=1, gold=0)
    table.play("player1", "visit 1 with red 4. bonus. attack. action military. attack. done")
    one_border_one_disc_behind_one_die = 3
    assert table.points_by("player1") == {"attack": 2 * one_border_one_disc_behind_one_die}


@rule("OR-317")
@pytest.mark.parametrize(("unused", "used"), [(2, 0), (0, 2), (1, 1)])
def test_freemen_count_used_or_unused(unused: int, used: int) -> None:
    assert attack(freemen=("red 3",) * unused, placed=("red 4 at 2",) * used) == 2


@rule("OR-317")
def test_a_red_advisor_does_not_count() -> None:
    assert attack(advisors=("red",)) == 0
