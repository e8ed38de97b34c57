"""Virgo: a building on top of a farm."""

from typing import Any

import pytest

from hexarch.games.origins.city import die_in
from hexarch.games.origins.market import ask_top, draw_top, put_under, stack_kinds
from hexarch.games.origins.notation import find_cell, find_worker
from hexarch.games.origins.tables import BUILDINGS, COLOURS
from tests.origins.scenario import Table, tile_kinds

rule = pytest.mark.rule

YELLOW = COLOURS.index("yellow")
MINT = BUILDINGS.index("Mint")
QUARRY = BUILDINGS.index("Quarry")


def holding(**options: Any) -> Table:
    """A table whose player1 has two farms, face-down Mints, and no resources."""
    table = Table(**options)
    table.hold("player1", "Virgo")
    table.build("player1", N1="farm", E1="farm")
    table.give("player1", stone=0, food=0, wisdom=0, gold=0)
    return table


BUY = "visit 2 with archon. action building"


@rule("OR-322")
@pytest.mark.parametrize(("building", "cell"), [("Estate", "N1"), ("Gateway", "E1")])
def test_a_building_covers_a_farm_and_costs_nothing(building: str, cell: str) -> None:
    table = holding()
    table.play("player1", f"{BUY}. cover with {building}")
    assert table.legal() == {"place N1", "place E1"}
    table.play("player1", f"place {cell}")
    city = tile_kinds(table.player("player1").city)
    assert city == {"N0": "Agora", "S1": "Palace", "N1": "farm", "E1": "farm", cell: building}
    assert table.goods("player1") == (0, 0, 0, 0)


@rule("OR-322")
def test_the_ability_of_the_building_may_be_used() -> None:
    table = holding()
    table.play("player1", f"{BUY}. cover with Mint. place N1. use Mint at N1")
    assert table.goods("player1") == (0, 0, 0, 1)


@rule("OR-322")
def test_elsewhere_the_building_costs_its_normal_price() -> None:
    table = holding()
    table.play("player1", BUY)
    assert not table.can("player1", "buy Estate")
    table.give("player1", stone=2, wisdom=2)
    table.play("player1", "buy Estate. place N2")
    assert table.goods("player1") == (0, 0, 0, 0)


@rule("OR-322")
def test_a_stored_building_may_cover_a_farm_too() -> None:
    table = holding()
    table.give("player1", stored=("Castle",))
    table.play("player1", f"{BUY}. cover with Castle from store. place N1")
    assert tile_kinds(table.player("player1").city)["N1"] == "Castle"
    assert table.player("player1").stored == ()


@rule("OR-322")
def test_without_a_farm_or_without_the_card_nothing_is_covered() -> None:
    table = Table()
    table.hold("player1", "Virgo")
    table.build("player2", N1="farm")
    table.play("player1", BUY)
    assert not any(action.startswith("cover") for action in table.legal())
    table = holding()
    table.hold("player2", "Virgo")
    table.play("player1", BUY)
    assert not any(action.startswith("cover") for action in table.legal())


@rule("OR-322")
@pytest.mark.parametrize(("option", "cells"), [(True, {"place N1", "place E1"}), (False, {"place N1"})])
@pytest.mark.option("cover_closed_districts", argument="option")
def test_a_farm_of_a_closed_district(option: bool, cells: set[str]) -> None:
    table = holding(cover_closed_districts=option)
    table.build("player1", S1E1="Mint")
    table.close("player1", "N0", "red 3")
    table.play("player1", f"{BUY}. cover with Estate")
    assert table.legal() == cells
    if option:
        table.play("player1", "place E1")
        assert die_in(table.player("player1").city, find_cell("N0")) == find_worker("red 3")
        assert not table.player("player1").city.open


@rule("OR-323")
def test_the_farm_goes_face_down_to_the_bottom_of_its_stack() -> None:
    table = holding()
    before = table.state.unseen
    table.set_draws("tile Castle")
    table.play("player1", f"{BUY}. cover with Estate. place N1")
    assert table.state.returned[YELLOW] == (MINT,)
    assert table.top("yellow") == "Quarry", "it lies under the stack, not on it"
    assert table.state.unseen[MINT] == before[MINT]


def yellow_tile(table: Table) -> str:
    """Return the yellow tile of the market."""
    return next(tile for tile in table.market() if table.state.setup.colour_of[BUILDINGS.index(tile)] == YELLOW)


@rule("OR-323")
def test_the_farm_is_drawn_after_all_other_tiles_of_its_stack() -> None:
    table = holding()
    table.play("player1", f"{BUY}. cover with Statue. place N1. done")
    bought = []
    for _ in range(15):
        table.turn_of("player1")
        table.give("player1", archon=-1)
        bought.append(yellow_tile(table))
        table.play("player1", f"{BUY}. farm {bought[-1]}. place {min(table.spots('player1'))}")
    assert bought.count("Mint") == 3, "all yellow tiles of the box came first"
    assert yellow_tile(table) == "Mint"
    assert table.top("yellow") == ""


@rule("OR-323")
def test_an_exhausted_stack_starts_again_with_the_farm() -> None:
    table = holding()
    colour_of = table.state.setup.colour_of
    unseen = [0 if colour_of[kind] == YELLOW else count for kind, count in enumerate(table.state.unseen)]
    table.state.unseen = tuple(unseen)
    table.state.tops = (*table.state.tops[:YELLOW], -1)
    table.play("player1", f"{BUY}. cover with Statue. place N1. done")
    assert table.top("yellow") == "Mint"


@rule("OR-323")
def test_farms_come_back_in_the_order_in_which_they_were_returned() -> None:
    """Each goes under the stack, so the first to return is the first to be drawn."""
    table = holding()
    put_under(table.state, MINT)
    put_under(table.state, QUARRY)
    assert table.state.returned[YELLOW] == (MINT, QUARRY)
    colour_of = table.state.setup.colour_of
    table.state.unseen = tuple(0 if colour_of[kind] == YELLOW else n for kind, n in enumerate(table.state.unseen))
    drawn = []
    for _ in range(2):
        assert len(stack_kinds(table.state, YELLOW)) == 1
        drawn.append(stack_kinds(table.state, YELLOW)[0])
        ask_top(table.state, YELLOW)
        draw_top(table.state, drawn[-1])
    assert drawn == [MINT, QUARRY]
    assert stack_kinds(table.state, YELLOW) == []
