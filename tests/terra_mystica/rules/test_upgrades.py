"""Action 4: upgrades of buildings, their prices, and what a new building gives at once."""

import pytest

from tests.terra_mystica.rules.positions import bare, home
from tests.terra_mystica.scenario import SCORING, Table

# Workers and coins.
STRONGHOLDS = {
    "alchemists": (4, 6),
    "auren": (4, 6),
    "chaosmagicians": (4, 4),
    "cultists": (4, 8),
    "darklings": (4, 6),
    "dwarves": (4, 6),
    "engineers": (3, 6),
    "fakirs": (4, 10),
    "giants": (4, 6),
    "halflings": (4, 8),
    "mermaids": (4, 6),
    "nomads": (4, 8),
    "swarmlings": (5, 8),
    "witches": (4, 6),
}
SANCTUARIES = {
    "alchemists": (4, 6),
    "auren": (4, 8),
    "chaosmagicians": (4, 8),
    "cultists": (4, 8),
    "darklings": (4, 10),
    "dwarves": (4, 6),
    "engineers": (3, 6),
    "fakirs": (4, 6),
    "giants": (4, 6),
    "halflings": (4, 6),
    "mermaids": (4, 8),
    "nomads": (4, 6),
    "swarmlings": (5, 8),
    "witches": (4, 6),
}


def with_building(faction: str, building: str, scoring: tuple[str, ...] = SCORING) -> Table:
    """A table with a faction's one building on E9, and a rival who is not on the map."""
    table = bare(faction, "witches" if faction in ("nomads", "fakirs") else "nomads", scoring=scoring)
    table.put(faction, building, "E9")
    return table


def upgrades(table: Table) -> set[str]:
    return {move for move in table.legal() if move.startswith("upgrade")}


def buy(table: Table, faction: str, move: str, workers: int, coins: int) -> None:
    """Make a move that must cost exactly so much."""
    table.give(faction, workers=workers, coins=coins - 1)
    assert not table.can(faction, move)
    table.give(faction, workers=workers - 1, coins=coins)
    assert not table.can(faction, move)
    table.give(faction, workers=workers, coins=coins)
    table.play(faction, move)
    assert table.goods(faction)[:2] == (0, 0)


@pytest.mark.rule("TM-193")
@pytest.mark.parametrize(
    ("building", "codes"),
    [
        ("dwelling", {"TP"}),
        ("trading house", {"TE", "SH"}),
        ("temple", {"SA"}),
        ("stronghold", set[str]()),
        ("sanctuary", set[str]()),
    ],
)
def test_the_ways_of_upgrading(building: str, codes: set[str]) -> None:
    table = with_building("witches", building)
    assert upgrades(table) == {f"upgrade E9 to {code}" for code in codes}


@pytest.mark.rule("TM-194")
@pytest.mark.parametrize(
    ("before", "code", "building"), [("trading house", "SH", "stronghold"), ("temple", "SA", "sanctuary")]
)
def test_stronghold_and_sanctuary_are_built_once(before: str, code: str, building: str) -> None:
    table = with_building("witches", before)
    assert table.can("witches", f"upgrade E9 to {code}")
    table.put("witches", building, "I11")
    assert not table.can("witches", f"upgrade E9 to {code}")


@pytest.mark.rule("TM-194")
@pytest.mark.parametrize(
    ("before", "code", "building", "pieces"),
    [("dwelling", "TP", "trading house", 4), ("trading house", "TE", "temple", 3)],
)
def test_trading_houses_and_temples_as_long_as_there_are_pieces(
    before: str, code: str, building: str, pieces: int
) -> None:
    table = with_building("witches", before)
    hexes = ("A1", "A5", "A9", "A13")[:pieces]
    table.put("witches", building, *hexes[:-1])
    assert table.can("witches", f"upgrade E9 to {code}")
    table.put("witches", building, hexes[-1])
    assert not table.can("witches", f"upgrade E9 to {code}")


@pytest.mark.rule("TM-195", "TM-196")
def test_the_old_piece_returns_to_the_rightmost_free_space_of_its_row() -> None:
    """The Engineers' third dwelling space has no income, the second has: first no loss, then one worker less."""
    table = with_building("engineers", "dwelling")
    table.put("engineers", "dwelling", "A1", "I12")
    workers = [table.income("engineers")["workers"]]
    for name in ("E9", "A1"):
        table.turn_of("engineers")
        table.play("engineers", f"upgrade {name} to TP")
        workers.append(table.income("engineers")["workers"])
    assert workers == [2, 2, 1]


@pytest.mark.rule("TM-196")
def test_an_upgrade_lowers_the_income_of_the_old_row() -> None:
    table = with_building("witches", "trading house")
    table.give("witches", bowls=(12, 0, 0), card="BON4")
    assert table.income("witches") == {"workers": 1, "coins": 2, "power": 3 + 1}
    table.play("witches", "upgrade E9 to TE")
    assert table.income("witches") == {"workers": 1, "priests": 1, "power": 3}


@pytest.mark.rule("TM-197")
def test_a_returned_piece_may_be_built_again() -> None:
    table = with_building("witches", "dwelling")
    table.put("witches", "dwelling", "A1", "A5", "A9", "A13", "I1", "I12", "I8")
    home(table, "witches", "F6")
    assert not table.can("witches", "build F6")
    table.play("witches", "upgrade A1 to TP. done")
    table.play("nomads", "pass BON3")
    assert table.can("witches", "build F6")


@pytest.mark.rule("TM-198")
def test_the_new_piece_stands_on_the_same_space() -> None:
    table = with_building("witches", "dwelling")
    table.play("witches", "upgrade E9 to TP")
    player = table.player("witches")
    assert (player.dwellings, player.trading_houses) == (0, 1 << table.hex("E9"))
    assert player.built == 1 << table.hex("E9")


@pytest.mark.rule("TM-199")
def test_new_pieces_leave_their_row_from_the_left() -> None:
    """The first two spaces of the trading houses give 1 power each, the last two give 2 each."""
    table = with_building("witches", "dwelling")
    table.put("witches", "dwelling", "A1", "A5", "A9")
    table.give("witches", bowls=(12, 0, 0), card="BON3")
    power = []
    for name in ("E9", "A1", "A5", "A9"):
        table.turn_of("witches")
        table.play("witches", f"upgrade {name} to TP")
        power.append(table.income("witches")["power"])
    assert power == [1, 2, 4, 6]


@pytest.mark.parametrize(
    ("faction", "workers", "alone", "together"),
    [
        pytest.param("witches", 2, 6, 3, marks=pytest.mark.rule("TM-200", "TM-201")),
        pytest.param("engineers", 1, 4, 2, marks=pytest.mark.rule("TM-203")),
        pytest.param("swarmlings", 3, 8, 4, marks=pytest.mark.rule("TM-204")),
    ],
)
def test_the_price_of_a_trading_house(faction: str, workers: int, alone: int, together: int) -> None:
    table = with_building(faction, "dwelling")
    buy(table, faction, "upgrade E9 to TP", workers, alone)
    table = with_building(faction, "dwelling")
    table.put("nomads", "dwelling", "F6")
    buy(table, faction, "upgrade E9 to TP", workers, together)


@pytest.mark.rule("TM-202")
def test_own_neighbours_give_no_discount() -> None:
    table = with_building("witches", "dwelling")
    table.put("witches", "dwelling", "F6", "E10")
    buy(table, "witches", "upgrade E9 to TP", 2, 6)


@pytest.mark.parametrize(
    ("faction", "workers", "coins"),
    [
        pytest.param("witches", 2, 5, marks=pytest.mark.rule("TM-205")),
        pytest.param("engineers", 1, 4, marks=pytest.mark.rule("TM-206")),
        pytest.param("swarmlings", 3, 6, marks=pytest.mark.rule("TM-207")),
    ],
)
def test_the_price_of_a_temple(faction: str, workers: int, coins: int) -> None:
    table = with_building(faction, "trading house")
    buy(table, faction, "upgrade E9 to TE", workers, coins)


@pytest.mark.rule("TM-208", "TM-209")
@pytest.mark.parametrize("faction", STRONGHOLDS)
def test_the_price_of_a_stronghold(faction: str) -> None:
    table = with_building(faction, "trading house")
    buy(table, faction, "upgrade E9 to SH", *STRONGHOLDS[faction])


@pytest.mark.rule("TM-210", "TM-211")
@pytest.mark.parametrize("faction", SANCTUARIES)
def test_the_price_of_a_sanctuary(faction: str) -> None:
    table = with_building(faction, "temple")
    buy(table, faction, "upgrade E9 to SA", *SANCTUARIES[faction])


@pytest.mark.parametrize(
    ("before", "code", "tile", "points"),
    [
        pytest.param("dwelling", "TP", "SCORE6", 3, marks=pytest.mark.rule("TM-212")),
        pytest.param("dwelling", "TP", "SCORE8", 3, marks=pytest.mark.rule("TM-212")),
        pytest.param("trading house", "SH", "SCORE4", 5, marks=pytest.mark.rule("TM-213")),
        pytest.param("trading house", "SH", "SCORE7", 5, marks=pytest.mark.rule("TM-213")),
        pytest.param("temple", "SA", "SCORE4", 5, marks=pytest.mark.rule("TM-214")),
        pytest.param("temple", "SA", "SCORE7", 5, marks=pytest.mark.rule("TM-214")),
        ("dwelling", "TP", "SCORE4", 0),
        ("trading house", "SH", "SCORE6", 0),
        ("temple", "SA", "SCORE8", 0),
    ],
)
def test_the_scoring_tile_pays_for_new_buildings(before: str, code: str, tile: str, points: int) -> None:
    rest = tuple(
        name for name in ("SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7", "SCORE8") if name != tile
    )
    table = with_building("witches", before, (tile, *rest[:5]))
    table.play("witches", f"upgrade E9 to {code}")
    assert table.points_by("witches").get("scoring_tile", 0) == points


@pytest.mark.rule("TM-215")
@pytest.mark.parametrize(
    ("faction", "action"),
    [
        ("witches", "ACTW"),
        ("giants", "ACTG"),
        ("nomads", "ACTN"),
        ("swarmlings", "ACTS"),
        ("chaosmagicians", "ACTC"),
    ],
)
def test_the_stronghold_unlocks_an_ability(faction: str, action: str) -> None:
    table = with_building(faction, "trading house")
    table.put(faction, "dwelling", "A1")
    assert not table.can(faction, f"action {action}")
    table.play(faction, "upgrade E9 to SH. done")
    table.play(table.asked, "pass BON3")
    assert table.can(faction, f"action {action}")


@pytest.mark.parametrize(
    ("faction", "before", "code", "tiles"),
    [
        pytest.param("witches", "trading house", "TE", 1, marks=pytest.mark.rule("TM-216")),
        pytest.param("witches", "temple", "SA", 1, marks=pytest.mark.rule("TM-217")),
        pytest.param("chaosmagicians", "trading house", "TE", 2, marks=pytest.mark.rule("TM-218")),
        pytest.param("chaosmagicians", "temple", "SA", 2, marks=pytest.mark.rule("TM-219")),
        ("witches", "dwelling", "TP", 0),
        ("witches", "trading house", "SH", 0),
    ],
)
def test_favor_tiles_for_a_new_building(faction: str, before: str, code: str, tiles: int) -> None:
    table = with_building(faction, before)
    table.play(faction, f"upgrade E9 to {code}")
    for tile in ("FAV11", "FAV10")[:tiles]:
        assert not table.can(faction, "done")
        table.play(faction, f"+{tile}")
    assert len(table.favor_tiles(faction)) == tiles
    assert not [move for move in table.legal() if move.startswith("+FAV")]
    assert table.can(faction, "done")


@pytest.mark.rule("TM-220")
def test_a_favor_tile_works_in_the_same_action_phase() -> None:
    table = with_building("witches", "trading house")
    home(table, "witches", "F6")
    table.give("witches", cults=(0, 0, 0, 0))
    table.play("witches", "upgrade E9 to TE. +FAV11")
    assert table.player("witches").cults == (0, 0, 1, 0)
    table.play("witches", "done")
    table.play("nomads", "pass BON3")
    table.play("witches", "build F6")
    assert table.points_by("witches") == {"favor_tile": 2}


@pytest.mark.rule("TM-220")
def test_the_special_action_of_a_new_favor_tile_is_ready() -> None:
    table = with_building("witches", "trading house")
    assert not table.can("witches", "action FAV6")
    table.play("witches", "upgrade E9 to TE. +FAV6. done")
    table.play("nomads", "pass BON3")
    table.play("witches", "action FAV6. +FIRE")
    assert table.player("witches").cults[0] == 1


@pytest.mark.rule("TM-221")
def test_the_same_favor_tile_is_not_taken_twice() -> None:
    table = with_building("witches", "trading house")
    table.put("witches", "trading house", "A1")
    table.play("witches", "upgrade E9 to TE. +FAV11. done")
    table.play("nomads", "pass BON3")
    table.play("witches", "upgrade A1 to TE")
    assert not table.can("witches", "+FAV11")
    assert len([move for move in table.legal() if move.startswith("+FAV")]) == 11
