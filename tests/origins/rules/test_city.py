"""Section 4: the city, its tiles, where new ones may lie, and what a district is."""

from typing import Any

import pytest

from hexarch.games.origins.counts import counted
from hexarch.games.origins.notation import find_cell
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import BUILDINGS, DEFAULT
from tests.origins.scenario import Table, tile_kinds

AROUND_THE_START = {"N1", "W1", "E1", "S1W1", "S1E1", "S2"}


def buying(*tiles: str, **options: Any) -> Table:
    """A table whose player1 is about to choose one of these tiles, with plenty of everything but gold."""
    table = Table(**options)
    table.rich("player1")
    table.set_market(*tiles, *[""] * (5 - len(tiles)))
    table.play("player1", "visit 2 with archon. action building")
    return table


def districts(table: Table) -> set[str]:
    """Return the cells of the districts that player1 may close."""
    return {move.removeprefix("close ") for move in table.legal("player1") if move.startswith("close")}


@pytest.mark.rule("OR-069")
def test_the_grey_start() -> None:
    table = Table(districts=(45, 36, 37, 39))
    city = table.player("player1").city
    assert tile_kinds(city) == {"N0": "Agora", "S1": "Palace"}
    assert city.colours == (0, 0, 0, 0, 0)
    table.build("player1", E1="Mint", S1E1="Mint")
    table.give("player1", freemen=("red 1",))
    table.play("player1", "close N0. with red 1")
    assert table.player("player1").points == 0, "three yellow tiles would be card 45"


@pytest.mark.rule("OR-070")
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_stone_of_every_building(building: str) -> None:
    stone = DEFAULT.buildings[building].stone
    assert 1 <= stone <= 3
    table = buying(building)
    table.give("player1", stone=stone - 1, wisdom=0)
    assert not table.can("player1", f"buy {building}")
    table.give("player1", stone=stone)
    table.play("player1", f"buy {building}")
    assert table.goods("player1") == (0, 30, 0, 0)


@pytest.mark.rule("OR-071")
def test_the_palace_has_no_ability_and_the_agora_has_one() -> None:
    table = Table()
    table.build("player1", E1="farm", S1E1="farm")
    table.give("player1", freemen=("red 1",))
    table.play("player1", "close N0. with red 1")
    assert table.legal() == {"done", "use Agora at N0"}


@pytest.mark.rule("OR-072")
def test_a_new_tile_is_placed_at_once() -> None:
    table = buying("Mint")
    table.play("player1", "buy Mint")
    assert table.legal() == {f"place {cell}" for cell in AROUND_THE_START}


@pytest.mark.rule("OR-073", "OR-075", "OR-076")
def test_places_share_an_edge_with_the_city() -> None:
    table = Table()
    assert table.spots("player1") == AROUND_THE_START
    table.build("player1", N1="Mint")
    assert table.spots("player1") == AROUND_THE_START - {"N1"} | {"N2", "N1W1", "N1E1"}
    table.build("player1", N1E1="Mint")
    assert table.spots("player1") == AROUND_THE_START - {"N1"} | {"N2", "N1W1", "N2E1", "N1E2"}


@pytest.mark.rule("OR-074")
@pytest.mark.parametrize("mode", ["buy", "farm"])
def test_tiles_do_not_cover_each_other(mode: str) -> None:
    table = buying("Mint")
    table.build("player1", N1="Mint", E1="farm")
    table.play("player1", f"{mode} Mint")
    assert not table.legal() & {"place N0", "place S1", "place N1", "place E1"}
    assert "place N2" in table.legal()


@pytest.mark.rule("OR-077")
def test_nothing_is_asked_about_how_a_tile_lies() -> None:
    table = buying("Mint")
    table.play("player1", "farm Mint")
    assert len(GAME.legal(table.state)) == len(AROUND_THE_START)
    table.play("player1", "place N1")
    assert table.asked == "player2"


@pytest.mark.rule("OR-078")
def test_the_chain_of_adjacent_tiles() -> None:
    """Grey lies above grey, red beside the upper grey, purple beside red; yellow touches only purple."""
    table = Table()
    table.build("player1", E1="Outpost", N1E1="Estate", N2E1="Mint")
    chain = {"N0": 2, "S1": 1, "E1": 2, "N1E1": 2, "N2E1": 1}
    found = {cell: 4 - counted(table.state, 0, "empty neighbours", find_cell(cell)) for cell in chain}
    assert found == chain


@pytest.mark.rule("OR-075", "OR-078")
def test_slanted_edges_do_not_count_as_adjacent() -> None:
    """A Mage tower copies the Agora beside it, not the Mint at its corner."""
    table = buying("Mage tower")
    table.build("player1", N1="Mint")
    table.play("player1", "buy Mage tower. place W1. use Mage tower at W1")
    assert table.legal() == {"copy east"}


@pytest.mark.rule("OR-079")
def test_the_ability_of_a_new_tile_may_be_used_or_not() -> None:
    table = buying("Mint")
    table.play("player1", "buy Mint. place N1")
    assert table.legal() == {"done", "use Mint at N1"}
    table.play("player1", "done")
    assert (table.player("player1").gold, table.asked) == (0, "player2")
    table = buying("Mint")
    table.play("player1", "buy Mint. place N1. use Mint at N1")
    assert (table.player("player1").gold, table.asked) == (1, "player2")


@pytest.mark.rule("OR-080")
@pytest.mark.parametrize(("die", "used"), [("yellow 2", {"use Mint at E1"}), ("red 2", set()), ("blue 2", set())])
def test_otherwise_only_a_die_of_its_colour_uses_a_tile(die: str, used: set[str]) -> None:
    table = Table()
    table.build("player1", E1="Mint", S1E1="farm")
    table.give("player1", freemen=(die,))
    assert not [move for move in table.legal("player1") if move.startswith("use")]
    table.play("player1", f"close N0. with {die}")
    assert table.legal() == {"done", "use Agora at N0"} | used


@pytest.mark.rule("OR-080")
def test_an_old_tile_is_not_used_when_another_is_placed() -> None:
    table = buying("Workshop")
    table.build("player1", N1="Mint")
    table.play("player1", "buy Workshop. place N2")
    assert table.legal() == {"done", "use Workshop at N2"}


@pytest.mark.rule("OR-081")
def test_a_tile_counts_itself() -> None:
    table = buying("Harbor")
    table.play("player1", "buy Harbor. place N1. use Harbor at N1")
    assert table.player("player1").points == 2
    table = buying("Obelisk")
    table.play("player1", "buy Obelisk. place N1. use Obelisk at N1")
    assert table.player("player1").points == 1


@pytest.mark.rule("OR-082")
def test_a_tiles_text_beats_the_rules() -> None:
    """A tile taken by the Construction site is neither paid for nor placed at once."""
    table = buying("Construction site", "Mint")
    table.play("player1", "buy Construction site. place N1. use Construction site at N1. store Mint")
    assert table.asked == "player2"
    assert table.player("player1").stored == (BUILDINGS.index("Mint"),)
    assert "Mint" not in tile_kinds(table.player("player1").city).values()
    assert table.goods("player1") == (29, 30, 30, 0)


@pytest.mark.rule("OR-083")
def test_a_zodiac_cards_text_beats_the_rules() -> None:
    """With Virgo a tile may lie on top of another and costs nothing."""
    table = buying("Estate")
    table.hold("player1", "Virgo")
    table.build("player1", N1="farm")
    table.play("player1", "cover with Estate. place N1")
    assert tile_kinds(table.player("player1").city)["N1"] == "Estate"
    assert table.goods("player1") == (30, 30, 30, 0)


@pytest.mark.parametrize(("allowed", "farms"), [(True, {"place E1", "place N1"}), (False, {"place N1"})])
def test_covering_a_farm_of_a_closed_district(allowed: bool, farms: set[str]) -> None:
    table = buying("Estate", cover_closed_districts=allowed)
    table.hold("player1", "Virgo")
    table.build("player1", N1="farm", E1="farm", S1E1="Mint")
    table.close("player1", "N0", "red 2")
    table.play("player1", "cover with Estate")
    assert table.legal() == farms


@pytest.mark.rule("OR-084")
def test_a_district_is_a_block_of_four() -> None:
    table = Table()
    table.build("player1", E1="Mint", N1="Mint", N2="Mint", N3="Mint")
    assert districts(table) == set()
    table.build("player1", S1E1="Mint")
    assert districts(table) == {"N0"}


@pytest.mark.rule("OR-084", "OR-086")
def test_every_block_of_four_has_its_own_seat() -> None:
    table = Table()
    table.build("player1", E1="Mint", S1E1="farm", E2="Mint", S1E2="Mint", S2="Mint", S2E1="Mint", S2E2="Mint")
    assert districts(table) == {"N0", "E1", "S1", "S1E1"}
    table.give("player1", freemen=("red 1", "red 2"))
    table.play("player1", "close N0. with red 1. done")
    table.turn_of("player1")
    assert districts(table) == {"E1", "S1", "S1E1"}


@pytest.mark.rule("OR-085")
@pytest.mark.parametrize("cell", ["N2", "N2E1", "N1", "N1E1"])
def test_all_four_tiles_are_adjacent_to_the_seat(cell: str) -> None:
    table = Table()
    table.build("player1", **{**dict.fromkeys(("N2", "N2E1", "N1", "N1E1"), "farm"), cell: "Mint"})
    table.give("player1", freemen=("yellow 1",))
    table.play("player1", "close N2. with yellow 1")
    assert table.legal() == {"done", f"use Mint at {cell}"}
