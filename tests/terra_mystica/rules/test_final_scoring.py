"""Section 22: the end of the game and the final scoring."""

import pytest

from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.scoring import largest_network
from tests.terra_mystica.scenario import Table

FOUR = ("witches", "nomads", "cultists", "giants")
# Four stretches of adjacent land, none next to another by land.
ROWS = (
    tuple(f"A{i}" for i in range(1, 14)),
    tuple(f"I{i}" for i in range(1, 10)),
    ("F1", *(f"E{i}" for i in range(1, 9))),
    ("E9", "E10", "E11", "F5", "F6", "F7", "G4", "G5", "G6"),
)


def last_turn(*factions: str) -> Table:
    """A table in round 6 where nobody has anything; the round's tile would give workers for air."""
    table = Table(*factions, scoring=("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE8", "SCORE7"))
    table.clear_map()
    table.round(6)
    for faction in factions:
        table.give(faction, coins=0, workers=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 0), points=20)
    return table


def finish(table: Table) -> None:
    table.end_round()
    assert GAME.is_over(table.state)


def final_points(table: Table, source: str) -> list[int]:
    return [table.points_by(board.name).get(source, 0) for board in table.state.setup.factions]


def cult_points(*tracks: tuple[int, ...], factions: tuple[str, ...] = FOUR) -> list[int]:
    """Return the points for the cults; `tracks` holds the four positions of each faction."""
    table = last_turn(*factions)
    for faction, cults in zip(factions, tracks, strict=True):
        table.give(faction, cults=cults)
    finish(table)
    return final_points(table, "final_cult")


def network_points(*sizes: int) -> list[int]:
    table = last_turn(*FOUR[: len(sizes)])
    for faction, size, row in zip(FOUR, sizes, ROWS, strict=False):
        table.put(faction, "dwelling", *row[: min(size, 8)])
        table.put(faction, "trading house", *row[8:size])
    finish(table)
    return final_points(table, "final_network")


def resource_points(faction: str, **goods: object) -> int:
    table = last_turn(faction, "giants")
    table.give(faction, **goods)
    finish(table)
    return final_points(table, "final_resources")[0]


def network(faction: str, *hexes: str, **given: object) -> int:
    """Return the largest network of a faction with dwellings on these hexes, at the end of the game."""
    table = last_turn(faction, "giants")
    table.put(faction, "dwelling", *hexes)
    table.give(faction, **given)
    finish(table)
    return largest_network(table.state, table.seat(faction))


@pytest.mark.rule("TM-372", "TM-373")
def test_the_game_ends_when_all_have_passed_in_round_6() -> None:
    table = last_turn("witches", "nomads")
    for faction in ("witches", "nomads"):
        table.give(faction, cults=(8, 8, 8, 8))
    table.play("witches", "pass")
    assert not GAME.is_over(table.state)
    table.play("nomads", "pass")
    assert GAME.is_over(table.state)
    assert table.legal_ids() == []
    assert table.gains("witches", "cult_reward") == table.gains("nomads", "cult_reward") == {}


@pytest.mark.rule("TM-374", "TM-375", "TM-376")
@pytest.mark.parametrize("cult", range(4))
def test_a_cult_pays_8_4_and_2_points(cult: int) -> None:
    tracks = [tuple(position if other == cult else 0 for other in range(4)) for position in (3, 10, 1, 2)]
    assert cult_points(*tracks) == [4, 8, 0, 2]


@pytest.mark.rule("TM-377")
def test_the_four_cults_are_scored_one_by_one() -> None:
    assert cult_points((9, 1, 0, 0), (2, 2, 0, 0), (1, 3, 5, 0), (0, 0, 4, 1)) == [10, 8, 18, 12]


@pytest.mark.rule("TM-378")
@pytest.mark.parametrize(
    ("positions", "points"),
    [
        ((5, 4, 3, 3), [8, 4, 1, 1]),
        ((5, 4, 4, 3), [8, 3, 3, 0]),
        ((5, 4, 4, 4), [8, 2, 2, 2]),
        ((5, 5, 5, 4), [4, 4, 4, 0]),
        ((5, 5, 5, 5), [3, 3, 3, 3]),
        ((5, 5, 4, 4), [6, 6, 1, 1]),
    ],
)
def test_ties_share_the_places_they_take(positions: tuple[int, ...], points: list[int]) -> None:
    assert cult_points(*((position, 0, 0, 0) for position in positions)) == points


@pytest.mark.rule("TM-379")
def test_two_players_on_fire_9_get_6_points_each() -> None:
    assert cult_points((9, 0, 0, 0), (9, 0, 0, 0), (1, 0, 0, 0), factions=FOUR[:3]) == [6, 6, 2]


@pytest.mark.rule("TM-380")
def test_a_marker_on_0_scores_nothing() -> None:
    assert cult_points((3, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)) == [8, 0, 0, 0]
    assert cult_points((3, 0, 0, 0), (0, 0, 0, 0), factions=("witches", "nomads")) == [8, 0]


@pytest.mark.rule("TM-381", "TM-382", "TM-383")
def test_networks_pay_18_12_and_6_points() -> None:
    assert network_points(3, 5, 2, 4) == [6, 18, 0, 12]


@pytest.mark.rule("TM-384")
@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ((5, 5, 3, 2), [15, 15, 6, 0]),
        ((5, 3, 3, 2), [18, 9, 9, 0]),
        ((4, 4, 4, 4), [9] * 4),
        ((2, 2, 2, 1), [12] * 3 + [0]),
    ],
)
def test_equal_networks_share_the_places_they_take(sizes: tuple[int, ...], points: list[int]) -> None:
    assert network_points(*sizes) == points


@pytest.mark.rule("TM-385")
def test_10_against_three_times_9() -> None:
    assert network_points(10, 9, 9, 9) == [18, 6, 6, 6]


@pytest.mark.rule("TM-386")
def test_the_size_is_the_number_of_buildings() -> None:
    table = last_turn("witches", "nomads")
    table.put("witches", "stronghold", "A1")
    table.put("witches", "sanctuary", "A2")
    table.put("nomads", "dwelling", "I1", "I2", "I3")
    finish(table)
    assert final_points(table, "final_network") == [12, 18]


@pytest.mark.rule("TM-387", "TM-388")
@pytest.mark.parametrize(("shipping", "size"), [(0, 2), (1, 5)])
def test_shipping_1_jumps_one_river_space_at_any_number_of_places(shipping: int, size: int) -> None:
    assert network("witches", "A3", "C1", "C2", "E5", "E4", shipping=shipping) == size


@pytest.mark.rule("TM-388")
@pytest.mark.parametrize(("shipping", "size"), [(1, 1), (2, 2)])
def test_two_river_spaces_in_a_row_take_shipping_2(shipping: int, size: int) -> None:
    assert network("witches", "B1", "B2", shipping=shipping) == size


@pytest.mark.rule("TM-387")
def test_bridges_connect() -> None:
    table = last_turn("witches", "nomads")
    table.put("witches", "dwelling", "F2", "G1")
    table.give("witches", bowls=(0, 0, 3))
    table.play("witches", "action ACT1. bridge F2:G1")
    assert largest_network(table.state, 0) == 2


@pytest.mark.rule("TM-389")
def test_tunnels_connect_free_of_charge() -> None:
    assert network("dwarves", "A1", "A3", "A6", workers=0) == 2


@pytest.mark.rule("TM-390", "TM-391")
def test_carpets_connect_free_of_charge() -> None:
    assert network("fakirs", "A1", "A3", "A6", priests=0) == 2


@pytest.mark.rule("TM-391")
def test_the_stronghold_widens_the_carpet_also_for_networks() -> None:
    table = last_turn("fakirs", "giants")
    table.put("fakirs", "dwelling", "A1", "A3", "A10")
    table.put("fakirs", "trading house", "A6")
    table.give("fakirs", coins=10, workers=4)
    assert largest_network(table.state, 0) == 2
    table.play("fakirs", "upgrade A6 to SH")
    assert largest_network(table.state, 0) == 3


@pytest.mark.rule("TM-392")
def test_the_flight_of_the_witches_does_not_connect() -> None:
    table = last_turn("witches", "giants")
    table.put("witches", "stronghold", "A1")
    table.put("witches", "dwelling", "A3", "I11")
    finish(table)
    assert largest_network(table.state, 0) == 1


@pytest.mark.rule("TM-393")
@pytest.mark.parametrize("card", ["BON3", "BON4"])
def test_the_shipping_card_does_not_connect(card: str) -> None:
    table = last_turn("witches", "nomads")
    table.put("witches", "dwelling", "A3", "C1")
    table.give("witches", card=card)
    table.turn_of("witches")
    assert largest_network(table.state, 0) == 1
    table.put("nomads", "dwelling", "I1", "I2")
    finish(table)
    assert final_points(table, "final_network") == [12, 18]


@pytest.mark.rule("TM-394", "TM-395")
def test_only_the_largest_network_of_a_player_counts() -> None:
    table = last_turn("witches", "nomads")
    table.put("witches", "dwelling", "A1", "A2", "A3", "A4", "E1", "E2", "E3")
    table.put("nomads", "dwelling", "I1", "I2")
    finish(table)
    assert final_points(table, "final_network") == [18, 12]


@pytest.mark.rule("TM-396")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_3_coins_are_worth_a_point(coins: int, points: int) -> None:
    assert resource_points("witches", coins=coins) == points


@pytest.mark.rule("TM-397")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"workers": 3}, 1),
        ({"priests": 3}, 1),
        ({"bowls": (6, 0, 6)}, 2),
        ({"coins": 1, "workers": 2, "priests": 2, "bowls": (8, 0, 4)}, 3),
    ],
)
def test_other_goods_become_coins_first(goods: dict[str, object], points: int) -> None:
    assert resource_points("witches", **goods) == points


@pytest.mark.rule("TM-398")
@pytest.mark.parametrize(("coins", "points"), [(1, 0), (2, 1), (5, 2)])
def test_alchemists_score_a_point_for_2_coins(coins: int, points: int) -> None:
    assert resource_points("alchemists", coins=coins) == points


@pytest.mark.rule("TM-399")
@pytest.mark.parametrize(
    ("bowls", "points"), [((6, 6, 0), 1), ((5, 7, 0), 1), ((7, 5, 0), 0), ((0, 12, 0), 2), ((5, 5, 1), 1)]
)
def test_half_of_bowl_2_may_be_sacrificed_at_the_end(bowls: tuple[int, int, int], points: int) -> None:
    assert resource_points("witches", bowls=bowls) == points


@pytest.mark.rule("TM-400")
def test_the_score_is_the_points_of_the_whole_game() -> None:
    table = last_turn("witches", "nomads")
    table.put("witches", "dwelling", "A1", "A2")
    table.put("nomads", "dwelling", "I1")
    table.give("nomads", coins=30, cults=(3, 0, 0, 0), points=25)
    finish(table)
    assert GAME.scores(table.state) == [20 + 18, 25 + 12 + 8 + 10]


@pytest.mark.rule("TM-401")
def test_equal_points_are_a_shared_victory() -> None:
    table = last_turn("witches", "nomads")
    table.put("witches", "dwelling", "A1", "A2")
    table.put("nomads", "dwelling", "I1")
    table.give("nomads", coins=2, points=26)
    finish(table)
    assert GAME.scores(table.state) == [38, 38]
