"""Each building's ability, used right after the building was placed."""

import pytest

from hexarch.games.origins.notation import find_cell
from hexarch.games.origins.state import ACTIVATE
from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table


def placed(building: str, **given: object) -> Table:
    """A table whose player1 has just placed a building north of the Agora."""
    table = Table()
    table.give("player1", stone=0, food=0, wisdom=0, gold=0, freemen=())
    table.give("player1", **given)
    put(table, building)
    return table


def put(table: Table, building: str) -> None:
    table.build("player1", N1=building)
    table.turn_of("player1")
    table.state.stack[-1] = (0, ACTIVATE, find_cell("N1") * 16 + 1)
    table.settle()


def use(table: Table, building: str, more: str = "") -> None:
    table.play("player1", f"use {building} at N1. {more}")


@pytest.mark.rule("OR-327")
def test_granary() -> None:
    table = placed("Granary")
    table.build("player1", N2="farm", N3="farm")
    use(table, "Granary")
    assert table.goods("player1") == (0, 3, 0, 0)


@pytest.mark.rule("OR-328", "OR-081")
def test_harbor() -> None:
    table = placed("Harbor")
    table.build("player1", N2="Mint", N3="farm", W1="Castle")
    use(table, "Harbor")
    assert table.player("player1").points == 4


@pytest.mark.rule("OR-329")
def test_market() -> None:
    table = placed("Market", freemen=("yellow 2", "red 1"), placed=("yellow 5 at 1",))
    use(table, "Market")
    assert table.player("player1").points == 8


@pytest.mark.rule("OR-330")
def test_mint() -> None:
    table = placed("Mint")
    use(table, "Mint")
    assert table.goods("player1") == (0, 0, 0, 1)


@pytest.mark.rule("OR-331")
def test_quarry() -> None:
    table = placed("Quarry")
    table.build("player1", N1E1="farm")
    use(table, "Quarry")
    assert table.goods("player1") == (3, 0, 0, 0)


@pytest.mark.rule("OR-332")
def test_workshop() -> None:
    table = placed("Workshop")
    use(table, "Workshop", "gain wisdom")
    assert table.goods("player1") == (0, 0, 1, 0)


@pytest.mark.rule("OR-333")
def test_arsenal() -> None:
    table = placed("Arsenal")
    use(table, "Arsenal", "attack")
    assert table.legal() == {"done", "move"}
    table.play("player1", "move")
    assert table.space("player1") == 2


@pytest.mark.rule("OR-334")
def test_chariot_yard() -> None:
    table = placed("Chariot yard", freemen=("red 2",), placed=("red 5 at 1",))
    table.build("player1", N2="Arsenal")
    use(table, "Chariot yard")
    assert table.player("player1").points == 8


@pytest.mark.rule("OR-335")
def test_outpost() -> None:
    table = placed("Outpost")
    use(table, "Outpost", "move")
    assert table.space("player1") == 1
    assert table.decision == "spend_token"


@pytest.mark.rule("OR-336")
def test_cavalry_field() -> None:
    table = placed("Cavalry field")
    use(table, "Cavalry field")
    assert table.space("player1") == 2
    assert table.legal() == {"gain stone", "gain food"}


@pytest.mark.rule("OR-337")
def test_fortress() -> None:
    table = placed("Fortress")
    table.build("player1", N2="Arsenal", N3="Outpost")
    use(table, "Fortress")
    assert table.space("player1") == 3


@pytest.mark.rule("OR-338")
@pytest.mark.parametrize(("value", "after"), [(4, 3), (1, 1)])
def test_veterans_camp(value: int, after: int) -> None:
    table = placed("Veterans' camp", freemen=(f"red {value}", "blue 6"), placed=("red 6 at 1",))
    use(table, "Veterans' camp")
    assert table.legal() == {f"with red {value}"}
    table.play("player1", f"with red {value}")
    assert table.player("player1").points == value
    assert f"red {after}" in table.freemen("player1")


@pytest.mark.rule("OR-339")
def test_castle_counts_the_district_that_uses_it() -> None:
    table = Table()
    table.build("player1", W1="Castle", S1W1="farm")
    table.give("player1", freemen=("purple 2",))
    table.play("player1", "close W1. with purple 2. use Castle at W1. done")
    assert table.points_by("player1") == {"building": 4}


@pytest.mark.rule("OR-340", "OR-341")
def test_construction_site() -> None:
    table = placed("Construction site")
    table.set_draws("tile Castle")
    use(table, "Construction site", "store Estate")
    assert table.market() == ["Mint", "Outpost", "Statue", "Gateway", "Forum"]
    table.turn_of("player1")
    table.give("player1", stone=2, archon=-1)
    table.play("player1", "visit 2 with archon. action building. buy Estate from store. place N2")
    assert table.goods("player1") == (0, 0, 0, 0)
    assert table.player("player1").stored == ()


@pytest.mark.rule("OR-342")
def test_courthouse() -> None:
    table = placed("Courthouse", freemen=("red 4",))
    before = table.state.supply
    use(table, "Courthouse", "swap red 4 for blue")
    assert table.freemen("player1") == ["blue 4"]
    change = [after - count for after, count in zip(table.state.supply, before, strict=True)]
    assert dict(zip(COLOURS, change, strict=True)) == {"red": 1, "purple": 0, "blue": -1, "orange": 0, "yellow": 0}


@pytest.mark.rule("OR-343")
def test_estate() -> None:
    table = placed("Estate")
    die = table.offer()[4]
    use(table, "Estate", f"take {die}")
    assert table.freemen("player1") == [die]


@pytest.mark.rule("OR-344")
def test_forum() -> None:
    table = placed("Forum")
    use(table, "Forum", "take speaker 3")
    assert table.player("player1").speakers == (3,)
    assert table.state.speakers == (2,)


@pytest.mark.rule("OR-345")
@pytest.mark.parametrize(("others", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_stone_circle(others: int, points: int) -> None:
    table = placed("Stone circle")
    for cell, tile in list(zip(("N2", "N3", "N4", "N5"), ("Mint", "Outpost", "Statue", "Gateway"), strict=True))[
        :others
    ]:
        table.build("player1", **{cell: tile})
    put(table, "Stone circle")
    use(table, "Stone circle")
    assert table.player("player1").points == points


@pytest.mark.rule("OR-346", "OR-347", "OR-348", "OR-349")
@pytest.mark.parametrize("temple", ["forest", "mountain", "sea"])
def test_temples(temple: str) -> None:
    name = f"{temple.capitalize()} temple"
    table = placed(name, gold=1)
    use(table, name)
    others = [other for other in ("forest", "mountain", "sea") if other != temple]
    assert table.legal() == {"done", *(f"temple {other} 1" for other in others)}
    table.play("player1", f"temple {others[0]} 1")
    assert sorted(table.player("player1").temples) == [0, 1, 2]
    assert table.player("player1").gold == 0


@pytest.mark.rule("OR-350")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_obelisk(count: int, points: int) -> None:
    table = placed("Obelisk")
    for row in range(2, count + 1):
        table.build("player1", **{f"N{row}": "Obelisk"})
    use(table, "Obelisk")
    assert table.player("player1").points == points


@pytest.mark.rule("OR-351")
@pytest.mark.parametrize(("count", "points"), [(1, 3), (2, 6), (3, 10)])
def test_sacred_site(count: int, points: int) -> None:
    table = Table()
    table.hold("player1", *("Aries", "Leo", "Pisces")[:count])
    put(table, "Sacred site")
    use(table, "Sacred site")
    assert table.player("player1").points == points


@pytest.mark.rule("OR-352")
def test_statue() -> None:
    table = placed("Statue")
    use(table, "Statue", "temple sea 1")
    assert table.player("player1").temples == (0, 0, 1)


@pytest.mark.rule("OR-353")
def test_artists_hall() -> None:
    table = placed("Artists' hall", freemen=("red 1", "red 2", "blue 3"), placed=("yellow 4 at 1",), bases=6)
    use(table, "Artists' hall")
    assert table.player("player1").points == 9


@pytest.mark.rule("OR-354")
def test_astronomy_tower() -> None:
    table = placed("Astronomy tower", advisors=("red", "blue"))
    use(table, "Astronomy tower")
    assert table.goods("player1") == (0, 0, 3, 0)


@pytest.mark.rule("OR-355")
def test_fountain_of_wisdom() -> None:
    table = placed("Fountain of wisdom")
    table.site(4, value=5)
    use(table, "Fountain of wisdom", "ship 4")
    assert table.goods("player1") == (0, 0, 1, 0)
    assert table.state.ships[3] == 1


@pytest.mark.rule("OR-356")
def test_gateway() -> None:
    table = placed("Gateway", freemen=("red 3", "blue 6"))
    use(table, "Gateway", "raise red 3")
    assert table.legal() == {"done", "raise red 4"}
    table.play("player1", "raise red 4")
    assert table.freemen("player1") == ["red 5", "blue 6"]


def test_gateway_makes_an_advisor() -> None:
    table = placed("Gateway", freemen=("red 3", "blue 5"))
    use(table, "Gateway", "raise blue 5. raise blue 6")
    assert table.freemen("player1") == ["red 3"]
    assert table.advisors("player1") == ["blue"]


@pytest.mark.rule("OR-357")
def test_healers_mansion() -> None:
    table = placed("Healers' mansion", freemen=("red 1",), placed=("yellow 4 at 1",))
    use(table, "Healers' mansion")
    assert table.player("player1").points == 3


@pytest.mark.rule("OR-358")
def test_mage_tower() -> None:
    table = placed("Mage tower")
    table.build("player1", N2="Quarry", N1E1="Mage tower", N1W1="farm")
    use(table, "Mage tower")
    assert table.legal() == {"copy north", "copy south"}
    table.play("player1", "copy north")
    assert table.goods("player1") == (4, 0, 0, 0), "the Quarry has three empty neighbours"


def test_agora_is_activated_by_any_colour() -> None:
    table = Table()
    table.build("player1", W1="farm", S1W1="farm")
    table.give("player1", freemen=("purple 2",), stone=0)
    table.play("player1", "close W1. with purple 2. use Agora at N0. gain stone")
    assert table.player("player1").stone == 1
