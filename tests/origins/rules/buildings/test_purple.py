"""The purple buildings."""

import pytest

from hexarch.games.origins.scoring import end_conditions
from hexarch.games.origins.tables import COLOURS
from tests.origins.rules.buildings.buying import builder, buy, use
from tests.origins.scenario import Table, tile_kinds

rule = pytest.mark.rule


@rule("OR-339")
@pytest.mark.parametrize(("seats", "points"), [((), 1), (("N0",), 4), (("N0", "W1"), 7)])
def test_castle(seats: tuple[str, ...], points: int) -> None:
    table = builder()
    table.build("player1", W1="farm", S1W1="farm", E1="farm", S1E1="farm")
    for cell in seats:
        table.close("player1", cell, "red 2")
    use(table, "Castle")
    assert table.player("player1").points == points


@rule("OR-339")
def test_castle_counts_the_district_that_uses_it() -> None:
    table = builder()
    table.build("player1", W1="Castle", S1W1="farm")
    table.give("player1", freemen=("purple 2",))
    table.play("player1", "close W1. with purple 2. use Castle at W1")
    assert table.player("player1").points == 4


def stored(*tiles: str) -> Table:
    """A table whose player1 has used a Construction site for each of these tiles."""
    table = builder()
    for row, tile in enumerate(tiles, 1):
        buy(table, "Construction site", cell=f"N{row}")
        table.play("player1", f"use Construction site at N{row}. store {tile}")
    return table


BUY = "visit 2 with archon. action building"


@rule("OR-340")
def test_construction_site_takes_a_tile_of_the_market_for_nothing() -> None:
    table = builder()
    buy(table, "Construction site")
    assert table.market() == ["Mint", "Outpost", "Statue", "Gateway", "Forum"]
    table.play("player1", "use Construction site at N1")
    assert table.legal() == {f"store {tile}" for tile in table.market()}
    table.set_draws("tile Arsenal")
    table.play("player1", "store Outpost")
    assert table.market() == ["Mint", "Statue", "Gateway", "Forum", "Outpost"]
    assert table.top("red") == "Arsenal"
    assert table.goods("player1") == (0, 0, 0, 0)
    assert "Outpost" not in tile_kinds(table.player("player1").city).values()
    assert table.asked == "player2"


@rule("OR-341")
def test_a_stored_tile_is_bought_later_without_wisdom() -> None:
    table = stored("Gateway")
    table.turn_of("player1")
    table.give("player1", archon=-1, stone=1)
    table.play("player1", BUY)
    assert not table.can("player1", "buy Gateway from store"), "its two stone are still to be paid"
    table.give("player1", stone=2)
    market = table.market()
    table.play("player1", "buy Gateway from store. place N2")
    assert table.goods("player1") == (0, 0, 0, 0)
    assert table.player("player1").stored == ()
    assert table.market() == market
    assert tile_kinds(table.player("player1").city)["N2"] == "Gateway"


@rule("OR-341")
def test_a_stored_tile_may_be_used_when_it_is_built() -> None:
    table = stored("Mint")
    table.turn_of("player1")
    table.give("player1", archon=-1, stone=1)
    table.play("player1", f"{BUY}. buy Mint from store. place N2. use Mint at N2")
    assert table.goods("player1") == (0, 0, 0, 1)


@rule("OR-341")
def test_a_stored_tile_is_the_owners() -> None:
    table = stored("Mint")
    table.turn_of("player2")
    table.give("player2", stone=9, wisdom=9)
    table.play("player2", BUY)
    assert not any(action.endswith("from store") for action in table.legal())


@rule("OR-341")
def test_several_tiles_may_be_stored_and_built_as_farms() -> None:
    table = stored("Mint", "Statue")
    assert len(table.player("player1").stored) == 2
    table.turn_of("player1")
    table.give("player1", archon=-1)
    table.play("player1", f"{BUY}. farm Statue from store. place N3")
    assert tile_kinds(table.player("player1").city)["N3"] == "farm"
    assert len(table.player("player1").stored) == 1


@rule("OR-342")
@pytest.mark.parametrize("value", [1, 6])
def test_courthouse(value: int) -> None:
    table = builder()
    table.give("player1", freemen=(f"red {value}",), placed=("yellow 3 at 1",))
    before = table.state.supply
    use(table, "Courthouse")
    assert table.legal() == {f"swap red {value} for {colour}" for colour in COLOURS if colour != "red"}
    table.play("player1", f"swap red {value} for blue")
    assert table.freemen("player1") == [f"blue {value}"]
    change = [after - count for after, count in zip(table.state.supply, before, strict=True)]
    assert dict(zip(COLOURS, change, strict=True)) == {"red": 1, "purple": 0, "blue": -1, "orange": 0, "yellow": 0}


@rule("OR-342")
def test_courthouse_needs_a_die_of_the_new_colour_in_the_supply() -> None:
    table = builder()
    table.give("player1", freemen=("red 4",))
    table.state.supply = (3, 0, 1, 0, 0)
    use(table, "Courthouse")
    assert table.legal() == {"swap red 4 for blue"}
    table.play("player1", "swap red 4 for blue")
    assert table.state.supply == (4, 0, 0, 0, 0)
    assert end_conditions(table.state) == 0, "the offer did not need a die"


@rule("OR-342")
def test_courthouse_without_an_unused_die() -> None:
    table = builder()
    table.give("player1", placed=("yellow 3 at 1",), speakers=(3,), advisors=("red",))
    buy(table, "Courthouse")
    assert table.asked == "player2"


@rule("OR-343")
@pytest.mark.parametrize("space", range(5))
def test_estate(space: int) -> None:
    table = builder()
    offer = table.offer()
    use(table, "Estate")
    assert table.legal() == {f"take {die}" for die in offer}
    table.set_draws("roll 1")
    table.play("player1", f"take {offer[space]}")
    assert table.freemen("player1") == [offer[space]]
    assert table.goods("player1") == (0, 0, 0, 0)
    assert table.offer()[4] == f"{offer[space].split()[0]} 1"


@rule("OR-343")
def test_estate_needs_a_free_base() -> None:
    table = builder()
    table.give("player1", bases=2, freemen=("red 1", "red 2"))
    buy(table, "Estate")
    assert table.asked == "player2"


@rule("OR-344")
@pytest.mark.parametrize("value", [2, 5])
def test_forum(value: int) -> None:
    table = builder(speakers=(2, 5))
    table.give("player1", bases=2, freemen=("red 1", "red 2"))
    use(table, "Forum")
    assert table.legal() == {"take speaker 2", "take speaker 5"}
    table.play("player1", f"take speaker {value}")
    assert table.player("player1").speakers == (value,)
    assert table.state.speakers == (7 - value,)
    assert table.goods("player1") == (0, 0, 0, 0)


@rule("OR-344")
def test_forum_with_an_empty_offer() -> None:
    table = builder()
    table.state.speakers = ()
    buy(table, "Forum")
    assert table.asked == "player2"


@rule("OR-345")
@pytest.mark.parametrize(("colours", "points"), [(2, 1), (3, 3), (4, 6), (5, 10)])
def test_stone_circle(colours: int, points: int) -> None:
    table = builder()
    tiles = {"N2": "Mint", "N3": "Outpost", "N4": "Statue", "N5": "Gateway"}
    table.build("player1", **dict(list(tiles.items())[: colours - 1]))
    table.build("player1", W1="Castle", E1="farm")
    use(table, "Stone circle")
    assert table.player("player1").points == points


@rule("OR-345")
def test_stone_circle_of_one_colour_gives_nothing() -> None:
    table = builder()
    table.build("player1", N2="Castle", N3="farm")
    buy(table, "Stone circle")
    assert table.asked == "player2"
    assert table.player("player1").points == 0
