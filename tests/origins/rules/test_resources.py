"""Section 3: basic resources, gold in their place, and the two options for paying with it."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from hexarch.core.game import RuleError
from hexarch.games.origins.rules import GAME
from tests.origins.scenario import Table

BASIC = ("stone", "food", "wisdom")
NOTHING = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


def poor(**goods: int) -> Table:
    table = Table()
    table.give("player1", **{**NOTHING, **goods})
    return table


@pytest.mark.rule("OR-062")
def test_the_basic_resources() -> None:
    table = Table()
    table.play("player1", "visit 4 with archon. action basic and gold")
    assert table.legal() == {"gain stone", "gain food", "gain wisdom"}


# A price of 2 in each basic resource: the site's value, the first base of the track, a tile of the market.
PRICES: list[Any] = [
    pytest.param("visit 1 with red 2", id="wisdom"),
    pytest.param("grow", id="food"),
    pytest.param("buy Estate", id="stone"),
]


def at_a_price_of_two(move: str, **goods: int) -> Table:
    table = poor(**goods)
    table.give("player1", freemen=("red 2",))
    table.site(1, value=4)
    table.set_market("Estate", "", "", "", "")
    if move.startswith("buy"):
        table.play("player1", "visit 2 with archon. action building")
    return table


@pytest.mark.rule("OR-063")
@pytest.mark.parametrize("move", PRICES)
def test_gold_pays_for_any_other_resource(move: str) -> None:
    assert not at_a_price_of_two(move, gold=1).can("player1", move)
    table = at_a_price_of_two(move, gold=2)
    table.play("player1", move)
    assert table.goods("player1") == (0, 0, 0, 0)


@pytest.mark.parametrize("move", PRICES)
@pytest.mark.option("gold", "ask")
def test_asked_how_much_gold(move: str) -> None:
    """Option gold = ask, the default: every mix that pays the price is offered."""
    table = at_a_price_of_two(move, stone=2, food=2, wisdom=2, gold=2)
    table.play("player1", move)
    assert table.legal() == {"pay 0 gold", "pay 1 gold", "pay 2 gold"}
    table.play("player1", "pay 1 gold")
    assert sorted(table.goods("player1")) == [1, 1, 2, 2]
    assert table.player("player1").gold == 1


@pytest.mark.parametrize("move", PRICES)
@pytest.mark.parametrize(("own", "gold"), [(2, 2), (1, 1), (0, 0)])
@pytest.mark.option("gold", "last")
def test_gold_last(move: str, own: int, gold: int) -> None:
    """Option gold = last: gold pays only what is short, and nothing is asked."""
    table = Table(preset="quick")
    table.give("player1", stone=own, food=own, wisdom=own, gold=2, freemen=("red 2",))
    table.site(1, value=4)
    table.set_market("Estate", "", "", "", "")
    if move.startswith("buy"):
        table.play("player1", "visit 2 with archon. action building")
    table.play("player1", move)
    assert table.decision != "pay"
    assert table.player("player1").gold == gold
    assert sum(table.goods("player1")) == 3 * own + 2 - 2


def test_presets() -> None:
    assert GAME.options({}, 2) == GAME.options({"preset": "standard"}, 2)
    assert GAME.options({"preset": "quick"}, 2) == GAME.options({"gold": "last"}, 2)
    assert GAME.options({"preset": "quick", "gold": "ask"}, 2) == GAME.options({}, 2)
    with pytest.raises(RuleError, match="standard, quick"):
        GAME.options({"preset": "fast"}, 2)


@pytest.mark.rule("OR-064")
def test_a_point_for_each_gold_at_the_end() -> None:
    table = poor(stone=5, food=5, wisdom=5, gold=7)
    table.state.tower_supply = (1, 0, 0, 0, 0)
    table.end_round()
    assert GAME.is_over(table.state)
    assert table.points_by("player1")["final_gold"] == 7
    assert table.player("player1").points == 7


@pytest.mark.rule("OR-065")
def test_resources_never_run_out() -> None:
    """The tokens of one resource are worth 16 + 4 * 5 = 36."""
    table = poor(stone=36)
    table.give("player2", stone=36)
    table.play("player1", "visit 1 with archon. action 3 stone")
    table.play("player2", "visit 1 with archon. action 3 stone")
    assert table.player("player1").stone == table.player("player2").stone == 39


@pytest.mark.rule("OR-066")
@pytest.mark.parametrize("resource", [*BASIC, "gold"])
def test_any_basic_resource_or_gold_pays_a_price_in_any(resource: str) -> None:
    table = poor(**{resource: 1})
    table.put_disc("player1", 2)
    table.play("player1", "visit 1 with archon. action military. attack")
    assert table.legal() == {"done", f"spend {resource}"}
    table.play("player1", f"spend {resource}")
    assert table.goods("player1") == (0, 0, 0, 1)


@pytest.mark.rule("OR-066")
def test_a_price_in_any_resource_may_be_declined() -> None:
    table = poor(stone=1, food=1)
    table.put_disc("player1", 2)
    table.play("player1", "visit 1 with archon. action military. attack")
    assert table.legal() == {"done", "spend stone", "spend food"}
    table.play("player1", "done")
    assert table.goods("player1") == (1, 1, 0, 0)


@pytest.mark.rule("OR-067")
def test_each_unit_of_any_resource_is_chosen() -> None:
    """The Agora gives two resources here; every mix is possible, but gold is not."""
    for one, other in combinations_with_replacement(BASIC, 2):
        table = Table(components={"agora": {"ability": {"basic": 2}}})
        table.give("player1", **NOTHING, freemen=("red 1",))
        table.build("player1", E1="farm", S1E1="farm")
        table.play("player1", "close N0. with red 1. use Agora at N0")
        assert table.legal() == {"gain stone", "gain food", "gain wisdom"}
        table.play("player1", f"gain {one}")
        if table.decision == "gain":
            assert "gain gold" not in table.legal()
            table.play("player1", f"gain {other}")
        wanted = [(one, other).count(resource) for resource in BASIC]
        assert table.goods("player1") == (*wanted, 0)


@pytest.mark.rule("OR-068")
def test_nothing_stands_in_for_gold() -> None:
    table = poor(stone=9, food=9, wisdom=9)
    assert not [move for move in table.legal("player1") if move.startswith("tower")]
    table.set_market("Forest temple", "", "", "", "")
    table.play("player1", "visit 2 with archon. action building. buy Forest temple. place N1. use Forest temple at N1")
    assert table.asked == "player2", "a step in another temple would cost gold"
    assert table.player("player1").temples == (2, 0, 0)
