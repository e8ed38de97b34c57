"""Section 12: taking a citizen die from the offer."""

import pytest

from hexarch.games.origins.player import free_bases
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import COLOURS, DEFAULT
from tests.origins.rules.opening import asked_of_chance
from tests.origins.scenario import Table

OFFER = ("blue 1", "red 2", "orange 3", "yellow 4", "purple 5")


def taking(bases: int = 3, **goods: int) -> Table:
    """A table whose player1 has two Freemen at the citizens' site, with these goods alone."""
    table = Table()
    table.set_offer(*OFFER)
    table.give("player1", freemen=("red 1", "red 6"), bases=bases)
    table.give("player1", **{"stone": 0, "food": 0, "wisdom": 0, "gold": 0, **goods})
    table.play("player1", "visit 4 with archon")
    return table


@pytest.mark.rule("OR-178")
def test_any_die_of_the_offer() -> None:
    table = taking(wisdom=9)
    table.play("player1", "action citizen")
    assert table.legal() == {f"take {die}" for die in OFFER}


@pytest.mark.rule("OR-179")
@pytest.mark.parametrize("space", range(5))
def test_the_wisdom_of_each_space(space: int) -> None:
    wisdom = DEFAULT.offer_wisdom[space]
    table = taking(wisdom=wisdom)
    table.play("player1", f"action citizen. take {OFFER[space]}")
    assert table.goods("player1") == (0, 0, 0, 0)
    if wisdom:
        table = taking(wisdom=wisdom - 1, stone=9, food=9)
        table.play("player1", "action citizen")
        assert not table.can("player1", f"take {OFFER[space]}")


@pytest.mark.rule("OR-179")
def test_the_wisdom_is_that_of_the_space_and_not_of_the_value() -> None:
    table = Table(components={"offer": {"wisdom": [3, 0, 2, 1, 1]}})
    table.set_offer("red 5", "blue 1", "blue 2", "blue 3", "blue 4")
    table.give("player1", bases=3, wisdom=4, gold=0)
    table.play("player1", "visit 4 with archon. action citizen. take red 5")
    assert table.player("player1").wisdom == 1


@pytest.mark.rule("OR-180")
@pytest.mark.parametrize("die", OFFER)
def test_the_die_keeps_its_value_on_a_free_base(die: str) -> None:
    table = taking(wisdom=9)
    table.play("player1", f"action citizen. take {die}")
    assert sorted(table.freemen("player1")) == sorted(["red 1", "red 6", die])
    assert free_bases(table.player("player1")) == 0


@pytest.mark.rule("OR-181", "OR-182", "OR-184")
@pytest.mark.parametrize("space", range(5))
def test_the_offer_closes_up_and_a_die_of_the_same_colour_comes_last(space: int) -> None:
    """A new 1 stays on the right, because the offer is not sorted again."""
    table = taking(wisdom=9)
    before = table.state.supply
    colour = OFFER[space].split()[0]
    table.set_draws("roll 1")
    table.play("player1", f"action citizen. take {OFFER[space]}")
    assert table.offer() == [*OFFER[:space], *OFFER[space + 1 :], f"{colour} 1"]
    assert [old - new for old, new in zip(before, table.state.supply, strict=True)] == [
        int(name == colour) for name in COLOURS
    ]


@pytest.mark.rule("OR-182")
def test_a_new_die_shows_no_six() -> None:
    table = taking(wisdom=9)
    table.play("player1", "action citizen")
    table.ledger.play(GAME.legal(table.state)[0])
    assert asked_of_chance(table.state) == {f"roll {value}": 1 for value in range(1, 6)}


@pytest.mark.rule("OR-183")
@pytest.mark.parametrize(("bases", "possible"), [(2, False), (3, True)])
def test_no_free_base_no_die(bases: int, possible: bool) -> None:
    assert taking(bases, wisdom=9).can("player1", "action citizen") == possible
