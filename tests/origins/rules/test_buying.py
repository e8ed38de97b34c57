"""Section 10: buying a building, the market that closes up, and farms."""

import pytest

from hexarch.games.origins.actions import KINDS
from hexarch.games.origins.city import FARM_TILE
from hexarch.games.origins.notation import find_cell
from hexarch.games.origins.tables import BUILDINGS, COLOURS, DEFAULT
from tests.origins.rules.opening import asked_of_chance
from tests.origins.scenario import MARKET, TOPS, Table, tile_kinds

# One tile of each colour, each for one stone.
STARS = ("Mint", "Outpost", "Forum", "Statue", "Astronomy tower")


def buying(**goods: int) -> Table:
    """A table whose player1 is about to choose a tile, with these goods alone."""
    table = Table(market=STARS)
    table.give("player1", **{"stone": 0, "food": 0, "wisdom": 0, "gold": 0, **goods})
    table.play("player1", "visit 2 with archon. action building")
    return table


def colours_on_sale(table: Table) -> list[str]:
    return sorted(DEFAULT.buildings[tile].colour for tile in table.market() if tile)


@pytest.mark.rule("OR-157", "OR-165")
def test_any_tile_of_the_market_as_a_building_or_a_farm() -> None:
    table = buying(stone=9, wisdom=9)
    assert table.legal() == {f"{mode} {tile}" for mode in ("buy", "farm") for tile in STARS}


@pytest.mark.rule("OR-158")
@pytest.mark.parametrize("space", range(5))
def test_the_wisdom_of_each_space(space: int) -> None:
    wisdom = DEFAULT.market_wisdom[space]
    table = buying(stone=1, wisdom=wisdom)
    table.play("player1", f"buy {STARS[space]}")
    assert table.goods("player1") == (0, 0, 0, 0)
    if wisdom:
        assert not buying(stone=1, wisdom=wisdom - 1).can("player1", f"buy {STARS[space]}")


@pytest.mark.rule("OR-158")
def test_the_wisdom_is_that_of_the_space_and_not_of_the_tile() -> None:
    table = Table(market=STARS, components={"market": {"wisdom": [5, 0, 3, 1, 2]}})
    table.rich("player1")
    table.play("player1", "visit 2 with archon. action building. buy Mint")
    assert table.player("player1").wisdom == 25


@pytest.mark.rule("OR-159")
@pytest.mark.parametrize("building", ["Mint", "Estate", "Castle"])
def test_the_stone_of_the_tile(building: str) -> None:
    table = Table()
    table.give("player1", stone=5, wisdom=0, gold=0)
    table.set_market(building, "", "", "", "")
    table.play("player1", f"visit 2 with archon. action building. buy {building}")
    assert 5 - table.player("player1").stone == {"Mint": 1, "Estate": 2, "Castle": 3}[building]


@pytest.mark.rule("OR-160")
def test_the_tile_joins_the_city() -> None:
    table = buying(stone=9, wisdom=9)
    table.play("player1", "buy Statue. place W1")
    assert tile_kinds(table.player("player1").city) == {"N0": "Agora", "S1": "Palace", "W1": "Statue"}
    assert table.player("player1").city.colours == (0, 0, 1, 0, 0)


@pytest.mark.rule("OR-161", "OR-162")
@pytest.mark.parametrize("space", range(5))
def test_the_market_closes_up_and_is_filled_from_the_stack(space: int) -> None:
    table = buying(stone=9, wisdom=9)
    colour = DEFAULT.buildings[STARS[space]].colour
    new = TOPS[COLOURS.index(colour)]
    table.play("player1", f"buy {STARS[space]}. place N1")
    assert table.market() == [*STARS[:space], *STARS[space + 1 :], new]
    assert [table.top(other) for other in COLOURS if other != colour] == [tile for tile in TOPS if tile != new]
    assert DEFAULT.buildings[table.top(colour)].colour == colour


@pytest.mark.rule("OR-162")
def test_the_next_tile_of_the_stack_is_turned_up() -> None:
    """Three Mints and three Quarries are in the box; one of each lies open."""
    table = buying(stone=9, wisdom=9)
    table.play("player1", "farm Mint")
    table.ledger.play(next(iter(table.ledger.game.legal(table.state))))
    assert asked_of_chance(table.state) == {
        "tile Granary": 3, "tile Harbor": 2, "tile Market": 2, "tile Mint": 2, "tile Quarry": 2, "tile Workshop": 2,
    }  # fmt: skip


@pytest.mark.rule("OR-163")
def test_always_one_tile_of_each_colour() -> None:
    table = Table()
    for turn in range(40):
        table.turn_of("player1")
        table.give("player1", archon=-1)
        place = sorted(table.spots("player1"))[0]
        table.play("player1", f"visit 2 with archon. action building. farm {table.market()[turn % 5]}. place {place}")
        assert colours_on_sale(table) == sorted(COLOURS)


@pytest.mark.rule("OR-163")
def test_an_empty_stack_leaves_a_space_empty() -> None:
    """The rulebook does not say; here nothing fills the lowest space."""
    table = Table(market=MARKET)
    table.state.unseen = (0,) * KINDS
    for name in ("Mint", "Quarry"):
        table.turn_of("player1")
        table.give("player1", archon=-1)
        place = sorted(table.spots("player1"))[0]
        table.play("player1", f"visit 2 with archon. action building. farm {name}. place {place}")
    assert table.market() == [*MARKET[1:], ""]
    assert table.top("yellow") == ""


@pytest.mark.rule("OR-165", "OR-166")
@pytest.mark.parametrize("tile", MARKET)
def test_every_tile_may_be_a_farm_for_nothing(tile: str) -> None:
    table = Table()
    table.give("player1", stone=5, wisdom=5, gold=5)
    table.play("player1", f"visit 2 with archon. action building. farm {tile}. place N1")
    assert tile_kinds(table.player("player1").city)["N1"] == "farm"
    assert table.goods("player1") == (5, 1, 5, 5)


@pytest.mark.rule("OR-167")
def test_a_farm_lies_face_down() -> None:
    """It has no colour or ability, neither at once nor when its district is closed with a die of the tile's colour."""
    table = buying()
    table.play("player1", "farm Mint. place E1")
    assert table.asked == "player2", "nothing to use"
    city = table.player("player1").city
    assert city.colours == (0, 0, 0, 0, 0)
    assert city.tiles[find_cell("E1")] == BUILDINGS.index("Mint") + FARM_TILE
    table.build("player1", S1E1="farm")
    table.give("player1", freemen=("yellow 2",))
    table.turn_of("player1")
    table.play("player1", "close N0. with yellow 2")
    assert table.legal() == {"done", "use Agora at N0"}


@pytest.mark.rule("OR-168")
def test_farms_are_tiles_of_the_city() -> None:
    table = Table()
    table.build("player1", E1="farm", E2="farm")
    assert {"E3", "N1E2", "S1E2"} <= table.spots("player1")
    table.build("player1", S1E1="farm", S1E2="farm")
    assert table.can("player1", "close N0")
    assert table.can("player1", "close E1"), "four farms are a district, too"


@pytest.mark.rule("OR-169")
def test_a_farm_uses_up_the_action() -> None:
    table = buying()
    table.play("player1", "farm Mint. place N1")
    assert table.asked == "player2"


@pytest.mark.rule("OR-169")
def test_a_farm_by_the_bonus_tile_still_costs_its_food() -> None:
    table = Table()
    table.site(1, bonus="purple")
    table.give("player1", freemen=("purple 2", "purple 3"), food=1, gold=0, stone=0)
    table.play("player1", "visit 1 with purple 2. bonus. farm Mint. place N1")
    assert table.player("player1").food == 0
    table.play("player1", "action 3 stone")
    table.turn_of("player1")
    table.play("player1", "visit 1 with purple 3")
    assert not table.can("player1", "bonus")


@pytest.mark.rule("OR-171")
@pytest.mark.parametrize("space", range(5))
def test_a_farm_is_replaced_in_the_market(space: int) -> None:
    table = buying()
    new = TOPS[COLOURS.index(DEFAULT.buildings[STARS[space]].colour)]
    table.play("player1", f"farm {STARS[space]}. place N1")
    assert table.market() == [*STARS[:space], *STARS[space + 1 :], new]
