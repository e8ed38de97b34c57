"""Section 15: closing a district: who may, the district cards, and the tiles that are used."""

from typing import Any

import pytest

from hexarch.games.origins.city import die_in
from hexarch.games.origins.notation import find_cell, find_worker
from hexarch.games.origins.player import free_bases
from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table

# Red in the corner opposite the free tile, purple and blue beside it: 9 points, later 5.
CARD_1 = {"N2": "Outpost", "N2E1": "Estate", "N1": "Statue", "N1E1": "farm"}


def closing(*freemen: str, tiles: dict[str, str] | None = None, **options: Any) -> Table:
    """A table whose player1 has a block above the Agora, on which only the cards give gold or points."""
    table = Table(**options)
    table.build("player1", **(CARD_1 if tiles is None else tiles))
    table.give("player1", freemen=freemen, gold=0)
    return table


@pytest.mark.rule("OR-194")
def test_only_an_unused_freeman_closes_a_district() -> None:
    table = closing("red 2", "blue 3")
    table.give("player1", placed=("orange 4 at 1",), speakers=(3,), bases=4)
    table.build("player1", E1="farm", S1E1="farm")
    table.close("player1", "N0", "purple 2")
    table.play("player1", "close N2")
    assert table.legal() == {"with red 2", "with blue 3"}


@pytest.mark.rule("OR-194")
def test_nobody_at_home_closes_nothing() -> None:
    table = closing()
    table.give("player1", placed=("orange 4 at 1",), speakers=(3,))
    assert not table.can("player1", "close N2")


@pytest.mark.rule("OR-195")
def test_the_die_goes_on_the_seat_and_its_base_is_free() -> None:
    table = closing("yellow 2", "blue 3")
    table.play("player1", "close N2. with yellow 2")
    player = table.player("player1")
    assert die_in(player.city, find_cell("N2")) == find_worker("yellow 2")
    assert table.freemen("player1") == ["blue 3"]
    assert (player.bases, free_bases(player)) == (2, 1)
    table.turn_of("player1")
    table.play("player1", f"visit 4 with archon. action citizen. take {table.offer()[0]}")
    assert len(table.freemen("player1")) == 2


@pytest.mark.rule("OR-196")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", COLOURS)
def test_any_colour_and_any_value(colour: str, value: int) -> None:
    table = closing(f"{colour} {value}", tiles=dict.fromkeys(CARD_1, "farm"))
    table.play("player1", f"close N2. with {colour} {value}")
    assert len(table.player("player1").city.closed) == 1


@pytest.mark.rule("OR-197")
def test_exactly_one_of_the_matching_cards() -> None:
    """With a Mint as the fourth tile the block shows card 1 and card 9."""
    table = closing("orange 2", tiles={**CARD_1, "N1E1": "Mint"}, districts=(1, 9, 30, 31))
    table.play("player1", "close N2. with orange 2")
    assert table.legal() == {"match 1", "match 9"}
    table.play("player1", "match 9")
    assert table.state.district_gold == (2, 0, 2, 2)
    assert table.player("player1").points == 9
    assert table.player("player1").gold == 2
    assert table.asked == "player2"


@pytest.mark.rule("OR-198")
@pytest.mark.parametrize("fourth", ["farm", "Mint", "Outpost", "Castle"])
def test_the_fourth_tile_may_be_any(fourth: str) -> None:
    table = closing("orange 2", tiles={**CARD_1, "N1E1": fourth}, districts=(1, 40, 44, 45))
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == {"district_card": 9}


@pytest.mark.rule("OR-198")
def test_the_fourth_tile_may_be_grey() -> None:
    """The Agora lies opposite the Outpost."""
    table = closing("orange 2", tiles={"N1": "Statue", "N1E1": "Outpost", "E1": "Estate"})
    table.play("player1", "close N1. with orange 2")
    assert table.points_by("player1") == {"district_card": 9}


@pytest.mark.rule("OR-198")
@pytest.mark.parametrize("cell", ["N2", "N2E1", "N1"])
@pytest.mark.parametrize("tile", ["farm", "Mint"])
def test_all_three_tiles_must_be_as_shown(cell: str, tile: str) -> None:
    table = closing("orange 2", tiles={**CARD_1, cell: tile}, districts=(1, 41, 42, 43))
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == {}


@pytest.mark.rule("OR-167", "OR-198")
def test_a_farm_does_not_show_the_colour_of_its_tile() -> None:
    """Face-down Mints do not count as three yellow tiles, which would match card 45."""
    table = closing("orange 2", tiles=dict.fromkeys(CARD_1, "farm"), districts=(45, 1, 2, 3))
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == {}


@pytest.mark.rule("OR-199")
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("turns", range(4))
def test_the_pattern_turned_and_mirrored(turns: int, mirrored: bool) -> None:
    clockwise = ["N2", "N2E1", "N1E1", "N1"]
    tiles = ["Estate", "Outpost", "Statue", "farm"]
    if mirrored:
        tiles = tiles[::-1]
    table = closing("orange 2", tiles=dict(zip(clockwise, tiles[turns:] + tiles[:turns], strict=True)))
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == {"district_card": 9}


@pytest.mark.rule("OR-199")
@pytest.mark.parametrize("turns", range(4))
def test_the_corner_is_not_one_of_the_pair(turns: int) -> None:
    clockwise = ["N2", "N2E1", "N1E1", "N1"]
    tiles = ["Outpost", "Estate", "Statue", "farm"]
    table = closing("orange 2", tiles=dict(zip(clockwise, tiles[turns:] + tiles[:turns], strict=True)))
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == {}


@pytest.mark.rule("OR-200", "OR-202")
def test_matches_of_others_do_not_matter() -> None:
    table = closing("orange 2")
    table.build("player2", **CARD_1)
    table.give("player2", freemen=("orange 3",), gold=0)
    table.turn_of("player2")
    table.play("player2", "close N2. with orange 3")
    table.turn_of("player1")
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == table.points_by("player2") == {"district_card": 9}
    assert (table.player("player1").gold, table.player("player2").gold) == (0, 2), "the gold was there once"


@pytest.mark.rule("OR-201")
@pytest.mark.parametrize("gold", [0, 1, 2, 5])
def test_all_the_gold_on_the_card(gold: int) -> None:
    table = closing("orange 2")
    table.state.district_gold = (gold, 3, 3, 3)
    table.play("player1", "close N2. with orange 2")
    assert table.player("player1").gold == gold
    assert table.state.district_gold == (0, 3, 3, 3)


@pytest.mark.rule("OR-202", "OR-203")
def test_the_higher_points_first_and_the_lower_ones_later() -> None:
    """Four rows alternate Outpost and Estate, Statue and farm: any two neighbouring rows match card 1."""
    table = closing("orange 1", "orange 2", "orange 3")
    table.build("player1", N1="Statue", N2="Outpost", N3="Statue", N4="Outpost")
    table.build("player1", N1E1="farm", N2E1="Estate", N3E1="farm", N4E1="Estate")
    points = []
    for cell, die in (("N2", 1), ("N3", 2), ("N4", 3)):
        table.turn_of("player1")
        before = table.player("player1").points
        table.play("player1", f"close {cell}. with orange {die}")
        points.append(table.player("player1").points - before)
    assert points == [9, 5, 5]


@pytest.mark.rule("OR-203")
def test_another_card_is_new_again() -> None:
    table = closing("orange 2")
    table.give("player1", matched=0b10)
    table.play("player1", "close N2. with orange 2")
    assert table.points_by("player1") == {"district_card": 9}


@pytest.mark.rule("OR-204")
def test_all_tiles_of_the_dies_colour_are_used() -> None:
    """Two Mints and the Agora are used in any order, but not the yellow Workshop of another block."""
    table = Table()
    table.build("player1", E1="Mint", S1E1="Mint", E2="Workshop")
    table.give("player1", freemen=("yellow 2",), gold=0)
    table.play("player1", "close N0. with yellow 2")
    assert table.legal() == {"done", "use Agora at N0", "use Mint at E1", "use Mint at S1E1"}
    table.play("player1", "use Mint at S1E1")
    assert table.legal() == {"done", "use Agora at N0", "use Mint at E1"}
    table.play("player1", "use Mint at E1. use Agora at N0. gain stone")
    assert table.goods("player1") == (2, 1, 1, 2)
    assert table.asked == "player2"


@pytest.mark.rule("OR-204")
@pytest.mark.parametrize(("colours", "used"), [([], False), (["red"], True), (["blue"], False)])
def test_the_agora_if_applicable(colours: list[str], used: bool) -> None:
    """Which dice activate the Agora is printed only on the tile, so it is data."""
    table = Table(components={"agora": {"colours": colours}})
    table.build("player1", E1="farm", S1E1="farm")
    table.give("player1", freemen=("red 2",))
    table.play("player1", "close N0. with red 2")
    assert (table.decision == "activate") == used


@pytest.mark.rule("OR-205")
def test_the_cards_come_before_the_tiles() -> None:
    """The gold of the card pays for what the Forest temple offers."""
    table = closing("blue 2", tiles={**CARD_1, "N1": "Forest temple"})
    table.play("player1", "close N2. with blue 2")
    assert table.player("player1").points == 9
    table.play("player1", "use Forest temple at N1. temple sea 1")
    assert table.player("player1").temples == (2, 0, 1)
    assert table.player("player1").gold == 1


@pytest.mark.rule("OR-205")
def test_the_choice_of_a_card_comes_before_the_tiles() -> None:
    table = closing("yellow 2", tiles={**CARD_1, "N1E1": "Mint"}, districts=(1, 9, 30, 31))
    table.play("player1", "close N2. with yellow 2")
    assert table.decision == "match"
    table.play("player1", "match 1")
    assert table.legal() == {"done", "use Mint at N1E1"}


@pytest.mark.rule("OR-206")
def test_a_district_without_a_match() -> None:
    table = closing("orange 2", tiles=dict.fromkeys(CARD_1, "farm"))
    table.play("player1", "close N2. with orange 2")
    assert len(table.player("player1").city.closed) == 1
    assert (table.player("player1").points, table.player("player1").gold) == (0, 0)
    assert table.state.district_gold == (2, 2, 2, 2)
    assert table.asked == "player2"


@pytest.mark.rule("OR-207")
def test_the_example_of_a_red_die_in_one_of_two_districts() -> None:
    table = closing("red 3", tiles={"W1": "Mint", "S1W1": "Estate", "N1": "Arsenal", "N1W1": "Statue"})
    assert {move for move in table.legal() if move.startswith("close")} == {"close W1", "close N1W1"}
    table.state.districts = (40, 41, 42, 43)
    table.play("player1", "close N1W1. with red 3")
    assert (table.player("player1").points, table.player("player1").gold) == (0, 0)
    table.play("player1", "use Arsenal at N1. move. done")
    assert table.space("player1") == 2


@pytest.mark.rule("OR-208")
def test_a_die_on_a_seat_is_neither_freeman_nor_citizen() -> None:
    """Market, Artists' hall and Healers' mansion do not count it, and it cannot be swapped or raised."""
    points = {"Market": 0, "Artists' hall": 3, "Healers' mansion": 2}
    for building, scored in points.items():
        table = Table()
        table.rich("player1")
        table.build("player1", E1="farm", S1E1="farm")
        table.give("player1", freemen=("red 2",))
        table.close("player1", "N0", "yellow 3")
        table.set_market(building, "", "", "", "")
        table.play("player1", f"visit 2 with archon. action building. buy {building}. place N1")
        if scored:
            table.play("player1", f"use {building} at N1")
        assert table.player("player1").points == scored
        assert table.asked == "player2"


@pytest.mark.rule("OR-208")
@pytest.mark.parametrize(
    ("building", "moves"),
    [
        ("Courthouse", {f"swap red 2 for {colour}" for colour in COLOURS if colour != "red"}),
        ("Gateway", {"raise red 2"}),
    ],
)
def test_a_die_on_a_seat_is_not_changed(building: str, moves: set[str]) -> None:
    table = Table()
    table.rich("player1")
    table.build("player1", E1="farm", S1E1="farm")
    table.give("player1", freemen=("red 2",))
    table.close("player1", "N0", "yellow 3")
    table.set_market(building, "", "", "", "")
    table.play("player1", f"visit 2 with archon. action building. buy {building}. place N1. use {building} at N1")
    assert table.legal() == moves


@pytest.mark.rule("OR-208")
def test_a_die_on_a_seat_stays_when_its_owner_passes() -> None:
    table = Table()
    table.build("player1", E1="farm", S1E1="farm")
    table.give("player1", freemen=("red 2",))
    table.close("player1", "N0", "yellow 6")
    table.play("player1", "pass")
    assert table.advisors("player1") == []
    assert die_in(table.player("player1").city, find_cell("N0")) == find_worker("yellow 6")


@pytest.mark.rule("OR-209")
def test_a_seat_is_used_once() -> None:
    table = closing("orange 2", "orange 3")
    table.play("player1", "close N2. with orange 2")
    table.turn_of("player1")
    assert not table.can("player1", "close N2")
    table.end_round()
    table.turn_of("player1")
    assert not table.can("player1", "close N2")
