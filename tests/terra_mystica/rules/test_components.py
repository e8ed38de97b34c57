"""Section 1, components and limits; section 31, what the faction boards and the map print."""

from itertools import combinations, pairwise

import pytest

from hexarch.core.bits import component, members
from hexarch.core.game import RuleError
from hexarch.games.terra_mystica import tables
from hexarch.games.terra_mystica.maps import load_map
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.tables import BOARD, FAVOR_TILES
from hexarch.games.terra_mystica.towns import group_power
from tests.terra_mystica.rules.opening import FACTIONS, HOMES, Opening, dealt, opponent_of
from tests.terra_mystica.scenario import Table

# No two of them are neighbours.
APART = ("A1", "A3", "A5", "A7", "A9", "A11", "A13", "E1", "E3", "E5", "E7", "E10", "I1", "I3", "I5", "I7", "I11")
BEFORE = {"trading house": "dwelling", "temple": "trading house", "stronghold": "trading house", "sanctuary": "temple"}
CODES = {"trading house": "TP", "temple": "TE", "stronghold": "SH", "sanctuary": "SA"}
BUILDINGS = {"dwelling": 8, "trading house": 4, "temple": 3, "stronghold": 1, "sanctuary": 1}


@pytest.mark.rule("TM-001")
def test_two_to_five_can_play() -> None:
    for players in (2, 3, 4, 5):
        opening = Opening(players)
        opening.until("turn")
        assert len(opening.state.players) == players
        assert opening.state.setup.table.rounds == 6
    for players in (1, 8):
        with pytest.raises(RuleError, match="2 to 5"):
            GAME.options({}, players)


@pytest.mark.rule("TM-002")
@pytest.mark.parametrize("faction", FACTIONS)
def test_fourteen_factions_share_seven_boards(faction: str) -> None:
    opening = Opening(2)
    opening.until("choose_faction")
    boards = {text.removeprefix("faction ") for text in opening.legal()}
    assert len(boards) == 14
    assert boards == set(FACTIONS)
    opening.play(f"faction {faction}")
    gone = boards - {text.removeprefix("faction ") for text in opening.legal()}
    assert gone == {other for other in FACTIONS if HOMES[other] == HOMES[faction]}
    assert len(gone) == 2


@pytest.mark.rule("TM-003")
def test_five_of_the_seven_colours_are_in_play_at_most() -> None:
    opening = Opening(5)
    opening.until("choose_faction")
    colours = {BOARD.colours[tables.faction(text.removeprefix("faction ")).terrain] for text in opening.legal()}
    assert colours == {"green", "yellow", "blue", "brown", "red", "black", "gray"}
    opening.until("first_dwelling")
    assert len({BOARD.colours[board.terrain] for board in opening.state.setup.factions}) == 5


@pytest.mark.rule("TM-004")
def test_seven_terrains() -> None:
    table = Table("witches", "nomads")
    land = [table.state.setup.map.names[hex_] for hex_ in members(table.state.setup.map.land_mask)]
    wanted = {"plains", "swamp", "lakes", "forest", "mountains", "wasteland", "desert"}
    assert {table.terrain(name) for name in land} == wanted


@pytest.mark.rule("TM-005")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_lives_on_the_terrain_of_its_colour(faction: str) -> None:
    terrain, colour = HOMES[faction]
    table = Table(faction, opponent_of(faction))
    table.clear_map()
    table.put(faction, "dwelling", "E6")
    table.ground("E5", "plains" if terrain != "plains" else "swamp")
    table.rich(faction)
    assert not table.can(faction, "build E5")
    table.play(faction, f"transform E5 to {colour}. build E5")
    assert table.terrain("E5") == terrain


def may_add(building: str, owned: int) -> bool:
    """Can Witches with unlimited goods add a building to those they have on the map?"""
    table = Table("witches", "nomads")
    table.clear_map()
    table.rich("witches")
    table.put("witches", building, *APART[:owned])
    if building == "dwelling":
        table.ground("A2", "forest")
        return table.can("witches", "build A2")
    table.put("witches", BEFORE[building], "I11")
    return table.can("witches", f"upgrade I11 to {CODES[building]}")


@pytest.mark.rule("TM-014")
@pytest.mark.parametrize(
    ("building", "pieces"),
    [
        pytest.param("dwelling", 8, marks=pytest.mark.rule("TM-006")),
        pytest.param("trading house", 4, marks=pytest.mark.rule("TM-007")),
        pytest.param("stronghold", 1, marks=pytest.mark.rule("TM-008")),
        pytest.param("temple", 3, marks=pytest.mark.rule("TM-009")),
        pytest.param("sanctuary", 1, marks=pytest.mark.rule("TM-010")),
    ],
)
def test_no_more_buildings_than_pieces(building: str, pieces: int) -> None:
    assert may_add(building, pieces - 1)
    assert not may_add(building, pieces)


@pytest.mark.rule("TM-014")
@pytest.mark.parametrize(
    ("faction", "building", "pieces", "action"),
    [("witches", "dwelling", 8, "action ACTW"), ("swarmlings", "trading house", 4, "action ACTS")],
)
def test_free_buildings_need_a_piece_too(faction: str, building: str, pieces: int, action: str) -> None:
    for owned in (pieces - 1, pieces):
        table = Table(faction, "nomads")
        table.clear_map()
        table.put(faction, "stronghold", "I11")
        table.put(faction, "dwelling", "I7")
        table.put(faction, building, *APART[: owned - (building == "dwelling")])
        assert table.can(faction, action) == (owned < pieces)


@pytest.mark.rule("TM-011", "TM-014")
def test_seven_priests() -> None:
    table = Table("witches", "nomads")
    table.give("witches", priests=4, priests_sent=2, bowls=(0, 0, 12))
    assert table.can("witches", "convert 5PW to 1P")
    assert not table.can("witches", "convert 10PW to 2P")
    table.play("witches", "convert 5PW to 1P. action ACT2")
    assert table.player("witches").priests == 5


@pytest.mark.rule("TM-013", "TM-014")
def test_three_bridges() -> None:
    table = Table("engineers", "nomads")
    table.clear_map()
    table.put("engineers", "dwelling", "C1", "C3", "G1", "G3")
    table.rich("engineers")
    for _ in range(3):
        table.turn_of("engineers")
        table.play("engineers", "action ACTE")
        table.play("engineers", min(table.legal()))
    table.turn_of("engineers")
    assert not table.can("engineers", "action ACTE")
    assert not table.can("engineers", "action ACT1")
    table.give("engineers", bridges=1)
    assert table.can("engineers", "action ACTE")


@pytest.mark.rule("TM-015")
def test_workers_and_coins_are_unlimited() -> None:
    table = Table("witches", "nomads")
    table.give("witches", coins=190, workers=65, bowls=(0, 4, 8))
    table.play("witches", "action ACT4. done")
    table.turn_of("witches")
    table.play("witches", "action ACT3. done")
    assert table.goods("witches") == (197, 67, 0)


def favor_tiles_offered(table: Table, faction: str) -> list[str]:
    """Return the favor tiles that a new temple may choose from."""
    table.turn_of(faction)
    table.rich(faction)
    table.put(faction, "trading house", "E5")
    table.play(faction, "upgrade E5 to TE")
    return [text for text in table.legal() if text.startswith("+FAV")]


@pytest.mark.rule("TM-016", "TM-058")
def test_favor_tiles_are_twenty_eight_of_twelve_types() -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    copies = dict.fromkeys(favor_tiles_offered(table, "witches"), 0)
    assert len(copies) == 12
    for tile in copies:
        for _ in range(4):
            table.clear_map()
            table.player("witches").favors = table.state.favors_due = 0
            if tile in favor_tiles_offered(table, "witches"):
                table.play("witches", f"{tile}. done")
                copies[tile] += 1
    assert sum(copies.values()) == 28
    cults = {f"+{tile.name}": tile.cult for tile in FAVOR_TILES}
    for cult in ("fire", "water", "earth", "air"):
        assert sorted(count for tile, count in copies.items() if cults[tile] == cult) == [1, 3, 3]


@pytest.mark.rule("TM-017")
def test_ten_town_tiles() -> None:
    table = Table("witches", "nomads")
    for number in range(1, 12):
        table.clear_map()
        table.put("witches", "dwelling", "E4", "E5", "E6")
        table.put("witches", "trading house", "E7", "E8")
        table.rich("witches")
        table.turn_of("witches")
        table.play("witches", "upgrade E8 to SH")
        towns = [text for text in table.legal() if text.startswith("+TW")]
        assert bool(towns) == (number <= 10)
        if towns:
            table.play("witches", towns[0])
        assert "done" in table.legal()


@pytest.mark.rule("TM-018")
def test_eight_scoring_tiles() -> None:
    assert len(Opening(2, spade_tile_late="allow").legal()) == 8


@pytest.mark.rule("TM-019")
def test_nine_bonus_cards() -> None:
    opening = Opening(2)
    opening.until("draw_card")
    assert len(opening.legal()) == 9


@pytest.mark.rule("TM-023")
@pytest.mark.parametrize(
    ("cult", "position"),
    [("FIRE", (3, 0, 0, 0)), ("WATER", (0, 3, 0, 0)), ("EARTH", (0, 0, 3, 0)), ("AIR", (0, 0, 0, 3))],
)
def test_four_cults_with_an_order_each(cult: str, position: tuple[int, ...]) -> None:
    table = Table("engineers", "nomads")
    table.give("engineers", priests=2)
    orders = {text for text in table.legal() if text.startswith("send") and not text.endswith("for 1")}
    assert {text.split()[3] for text in orders} == {"FIRE", "WATER", "EARTH", "AIR"}
    table.play("engineers", f"send p to {cult} for 3")
    assert table.player("engineers").cults == position
    table.turn_of("engineers")
    assert orders - table.legal() == {f"send p to {cult} for 3"}


@pytest.mark.rule("TM-024")
def test_points_go_on_after_a_hundred() -> None:
    table = Table("witches", "nomads")
    table.rich("witches")
    table.give("witches", points=98)
    table.play("witches", "advance dig. done")
    assert table.player("witches").points == 104
    assert GAME.scores(table.state)[0] == 104


@pytest.mark.rule("TM-618", "TM-619", "TM-620", "TM-621", "TM-622")
def test_printed_starting_values() -> None:
    tables = {faction: dealt(faction) for faction in FACTIONS}
    goods = [table.goods(faction) for faction, table in tables.items()]
    assert {coins for coins, _, _ in goods} == {10, 15, 20}
    assert {workers for _, workers, _ in goods} == {1, 2, 3, 4, 8}
    assert {priests for _, _, priests in goods} == {0, 1}
    assert {table.bowls(faction) for faction, table in tables.items()} == {(3, 9, 0), (5, 7, 0), (7, 5, 0)}
    assert {step for faction, table in tables.items() for step in table.player(faction).cults} == {0, 1, 2}


def incomes(faction: str, building: str) -> list[dict[str, int]]:
    """Return the income with none, one, two... of a building and nothing else."""
    table = Table(faction, opponent_of(faction))
    found = []
    for count in range(BUILDINGS[building] + 1):
        table.clear_map()
        table.give(faction, card="BON9", bowls=(12, 0, 0), priests=0)
        table.put(faction, building, *APART[:count])
        found.append(table.income(faction))
    return found


def steps(faction: str, building: str, resource: str) -> list[int]:
    """Return what each further building of a row adds."""
    return [b.get(resource, 0) - a.get(resource, 0) for a, b in pairwise(incomes(faction, building))]


@pytest.mark.rule("TM-623", "TM-624", "TM-625")
def test_printed_income_of_dwellings_and_trading_houses() -> None:
    assert {step for faction in FACTIONS for step in steps(faction, "trading house", "coins")} == {2, 3, 4}
    assert {step for faction in FACTIONS for step in steps(faction, "dwelling", "workers")} == {0, 1}
    assert {step for faction in FACTIONS for step in steps(faction, "trading house", "power")} == {1, 2}


@pytest.mark.rule("TM-626")
def test_printed_power_of_strongholds() -> None:
    power = {faction: steps(faction, "stronghold", "power")[0] for faction in FACTIONS}
    without = {"alchemists", "chaosmagicians", "fakirs"}
    assert {faction for faction in FACTIONS if not power[faction]} == without
    assert {power[faction] for faction in FACTIONS if faction not in without} == {2, 4}


@pytest.mark.rule("TM-627", "TM-628")
def test_printed_priests_of_temples_and_sanctuaries() -> None:
    for faction in FACTIONS:
        engineers = faction == "engineers"
        assert sorted(steps(faction, "temple", "priests")) == ([0, 1, 1] if engineers else [1, 1, 1])
        assert sorted(steps(faction, "temple", "power")) == ([0, 0, 5] if engineers else [0, 0, 0])
    assert {steps(faction, "sanctuary", "priests")[0] for faction in FACTIONS} == {1, 2}


def bodies(mask: int) -> list[int]:
    """Return the sizes of the connected parts of a set of hexes."""
    links = load_map("base").neighbours
    sizes = []
    while mask:
        part = component(mask & -mask, mask, links)
        sizes.append(part.bit_count())
        mask &= ~part
    return sorted(sizes)


@pytest.mark.rule("TM-629")
def test_land_masses() -> None:
    land = load_map("base").land_mask
    assert land.bit_count() == 77
    assert bodies(land) == [16, 19, 20, 22]


@pytest.mark.rule("TM-630")
def test_the_river_has_two_basins_and_four_mouths() -> None:
    board = load_map("base")
    river = members(board.river_mask)
    mouths = [hex_ for hex_ in river if board.neighbours[hex_].bit_count() < 6]
    assert len(mouths) == 4
    wide = 0
    for three in combinations(river, 3):
        if all(board.neighbours[a] >> b & 1 for a, b in combinations(three, 2)):
            wide |= sum(1 << hex_ for hex_ in three)
    assert len(bodies(wide)) == 2


@pytest.mark.rule("TM-631")
def test_all_seventeen_buildings_are_worth_twenty_eight_power() -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    sites = list(APART)
    for building, pieces in BUILDINGS.items():
        table.put("witches", building, *[sites.pop() for _ in range(pieces)])
    built = table.player("witches").built
    assert built.bit_count() == 17
    assert group_power(table.state, table.seat("witches"), built) == 28
