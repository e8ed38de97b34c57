"""Favor tiles: the four single ones, the eight with an ability (rules 402 to 419)."""

import pytest

from hexarch.games.terra_mystica.tables import FAVOR_TILES
from tests.terra_mystica.rules.positions import QUIET, bare, home, power
from tests.terra_mystica.scenario import Table

SITES = {"witches": "E5", "nomads": "A1", "mermaids": "I1", "halflings": "A12"}
NOTHING = (0, 0, 0, 0)


def temple_builders() -> Table:
    """A table of four factions far apart, each with a trading house and no cult steps."""
    table = bare(*SITES, scoring=QUIET)
    for name, site in SITES.items():
        table.put(name, "trading house", site)
        table.give(name, cults=NOTHING)
    return table


def build_temple(table: Table, name: str, tile: str) -> None:
    table.play(name, f"upgrade {SITES[name]} to TE. +{tile}. done")


def alone(*tiles: str) -> Table:
    """A table with the Witches' one dwelling at E6 and these tiles."""
    table = bare("witches", "nomads")
    table.put("witches", "dwelling", "E6")
    table.give("witches", favors=tiles)
    return table


@pytest.mark.rule("TM-402", "TM-403")
@pytest.mark.parametrize(
    ("tile", "cults"),
    [("FAV1", (3, 0, 0, 0)), ("FAV2", (0, 3, 0, 0)), ("FAV3", (0, 0, 3, 0)), ("FAV4", (0, 0, 0, 3))],
)
def test_a_single_tile_gives_three_steps_on_its_cult_and_exists_once(tile: str, cults: tuple[int, ...]) -> None:
    table = temple_builders()
    build_temple(table, "witches", tile)
    assert table.player("witches").cults == cults
    table.play("nomads", "upgrade A1 to TE")
    others = {entry.name for entry in FAVOR_TILES} - {tile}
    assert table.legal("nomads") == {f"+{other}" for other in others}


@pytest.mark.rule("TM-404", "TM-405")
@pytest.mark.parametrize(
    ("tile", "cults"),
    [
        ("FAV5", (2, 0, 0, 0)),
        ("FAV6", (0, 2, 0, 0)),
        ("FAV7", (0, 0, 2, 0)),
        ("FAV8", (0, 0, 0, 2)),
        ("FAV9", (1, 0, 0, 0)),
        ("FAV10", (0, 1, 0, 0)),
        ("FAV11", (0, 0, 1, 0)),
        ("FAV12", (0, 0, 0, 1)),
    ],
)
def test_an_ability_tile_gives_its_steps_and_exists_three_times(tile: str, cults: tuple[int, ...]) -> None:
    table = temple_builders()
    for name in ("witches", "nomads", "mermaids"):
        build_temple(table, name, tile)
        assert table.player(name).cults == cults
    table.play("halflings", "upgrade A12 to TE")
    assert not table.can("halflings", f"+{tile}")
    assert len(table.legal("halflings")) == 11


@pytest.mark.rule("TM-406")
def test_the_steps_come_at_once_with_their_power_and_only_once() -> None:
    table = temple_builders()
    table.give("witches", cults=(0, 0, 2, 0), bowls=(5, 7, 0))
    table.play("witches", "upgrade E5 to TE. +FAV3")
    assert table.player("witches").cults == (0, 0, 5, 0)
    assert table.bowls("witches") == (2, 10, 0)
    table.play("witches", "done")
    table.end_round()
    assert (table.state.round, table.player("witches").cults) == (2, (0, 0, 5, 0))


@pytest.mark.rule("TM-407", "TM-408")
def test_one_of_each_type_but_any_number_of_different_ones() -> None:
    table = temple_builders()
    owned = tuple(entry.name for entry in FAVOR_TILES[:11])
    table.give("witches", favors=owned)
    table.play("witches", "upgrade E5 to TE")
    assert table.legal() == {"+FAV12"}
    table.play("witches", "+FAV12")
    assert len(table.favor_tiles("witches")) == 12


@pytest.mark.rule("TM-409")
@pytest.mark.parametrize(("tiles", "founded"), [((), False), (("FAV5",), True)])
def test_with_the_tile_six_power_make_a_town(tiles: tuple[str, ...], founded: bool) -> None:
    table = alone(*tiles)
    table.put("witches", "trading house", "E5", "E7")
    home(table, "witches", "E8")
    table.play("witches", "build E8")
    assert table.can("witches", "+TW1") == founded


@pytest.mark.rule("TM-409")
def test_even_with_the_tile_five_power_do_not_make_a_town() -> None:
    table = alone("FAV5")
    table.put("witches", "trading house", "E5")
    table.put("witches", "dwelling", "E7")
    home(table, "witches", "E8")
    table.play("witches", "build E8")
    assert not table.can("witches", "+TW1")


@pytest.mark.rule("TM-410")
def test_the_cult_action_makes_one_step_on_any_cult_once_a_round() -> None:
    table = alone("FAV6")
    table.give("witches", cults=NOTHING)
    table.play("witches", "action FAV6")
    assert table.legal() == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    table.play("witches", "+EARTH. done")
    assert table.player("witches").cults == (0, 0, 1, 0)
    table.turn_of("witches")
    assert not table.can("witches", "action FAV6")
    table.end_round()
    assert table.can("witches", "action FAV6")


def income(*tiles: str) -> tuple[int, int, int, int]:
    """Return coins, workers, priests and power of the Witches' next income, with one dwelling and these tiles."""
    table = alone(*tiles)
    table.give("witches", coins=0, workers=0, priests=0, bowls=(12, 0, 0), card="BON9")
    table.end_round()
    return (*table.goods("witches"), power(table, "witches"))


@pytest.mark.parametrize(
    ("tile", "more"),
    [
        pytest.param("FAV8", (0, 0, 0, 4), marks=pytest.mark.rule("TM-411")),
        pytest.param("FAV7", (0, 1, 0, 1), marks=pytest.mark.rule("TM-412")),
        pytest.param("FAV9", (3, 0, 0, 0), marks=pytest.mark.rule("TM-413")),
    ],
)
def test_an_income_tile_pays_in_phase_one(tile: str, more: tuple[int, ...]) -> None:
    assert tuple(a - b for a, b in zip(income(tile), income(), strict=True)) == more


@pytest.mark.rule("TM-414")
def test_three_points_for_each_trading_house() -> None:
    table = alone("FAV10")
    table.put("witches", "dwelling", "E7")
    table.play("witches", "upgrade E6 to TP. done")
    assert table.player("witches").points == 53
    table.turn_of("witches")
    table.play("witches", "upgrade E7 to TP")
    assert table.player("witches").points == 56


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        pytest.param((), 0, marks=pytest.mark.rule("TM-416")),
        pytest.param(("A1",), 2, marks=pytest.mark.rule("TM-415")),
        pytest.param(("A1", "A3"), 3, marks=pytest.mark.rule("TM-415")),
        pytest.param(("A1", "A3", "A5"), 3, marks=pytest.mark.rule("TM-415")),
        pytest.param(("A1", "A3", "A5", "A7"), 4, marks=pytest.mark.rule("TM-415")),
    ],
)
def test_points_for_trading_houses_on_passing(houses: tuple[str, ...], points: int) -> None:
    table = alone("FAV12")
    table.give("witches", card="BON3")
    table.put("witches", "trading house", *houses)
    table.play("witches", "pass BON2")
    assert table.player("witches").points == 50 + points


@pytest.mark.rule("TM-417")
def test_two_points_for_each_dwelling() -> None:
    table = alone("FAV11")
    home(table, "witches", "E7")
    table.play("witches", "build E7. done")
    assert table.player("witches").points == 52
    table.turn_of("witches")
    table.play("witches", "transform F3 to green. build F3")
    assert table.player("witches").points == 54


@pytest.mark.rule("TM-418")
@pytest.mark.parametrize(("tile", "move"), [("FAV11", "build E7"), ("FAV10", "upgrade E6 to TP")])
def test_a_tile_scores_only_from_when_it_is_owned(tile: str, move: str) -> None:
    table = alone()
    home(table, "witches", "E7")
    table.put("witches", "trading house", "F4")
    table.play("witches", f"{move}. done")
    table.turn_of("witches")
    table.play("witches", f"upgrade F4 to TE. +{tile}")
    assert table.player("witches").points == 50


@pytest.mark.rule("TM-419")
def test_an_income_tile_pays_nothing_in_the_round_it_is_taken() -> None:
    table = temple_builders()
    coins = table.player("witches").coins
    build_temple(table, "witches", "FAV9")
    assert table.player("witches").coins == coins - 5
    assert table.noted("witches", "coins", "favor_tile") == 0
    table.end_round()
    assert table.noted("witches", "coins", "favor_tile") == 3
