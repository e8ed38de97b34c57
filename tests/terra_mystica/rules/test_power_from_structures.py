"""Power for the neighbours of a new building: how much, for whom, at what price and when."""

import pytest

from hexarch.games.terra_mystica.tables import FAVOR_TILES
from tests.terra_mystica.rules.positions import bare, home, power
from tests.terra_mystica.scenario import Table


def neighbours(building: str = "dwelling", points: int = 20) -> Table:
    """A table with the Witches on E9 and one building of the Nomads on D7 next to it, all tokens in bowl I."""
    table = bare("witches", "nomads")
    table.put("witches", "dwelling", "E9")
    table.put("nomads", building, "D7")
    table.give("nomads", bowls=(12, 0, 0), points=points)
    return table


def four() -> Table:
    """A table of four factions around E9; the third, the Mermaids, is to move."""
    table = bare("witches", "nomads", "mermaids", "giants")
    table.put("mermaids", "dwelling", "E9")
    for faction, name in (("witches", "D7"), ("nomads", "E10"), ("giants", "F6")):
        table.put(faction, "dwelling", name)
        table.give(faction, bowls=(12, 0, 0))
    table.turn_of("mermaids")
    return table


def reward(table: Table, faction: str) -> tuple[int, int, int, list[str]]:
    """Return what a stronghold gave once: points, power, shipping, and what its owner may now take or do."""
    player = table.player(faction)
    own_choice = table.asked == faction and table.decision == "rest"
    chances = ("+FAV11", "transform F6 to brown", "convert 1W to 1P")
    open_to_it = [move for move in chances if own_choice and table.can(faction, move)]
    return player.points, power(table, faction), player.shipping, open_to_it


def offer(table: Table) -> str:
    """Return the offer that is asked about, such as "3 from witches"."""
    assert table.decision == "offer"
    return min(table.legal()).removeprefix("decline ")


@pytest.mark.parametrize(
    ("building", "value"),
    [
        pytest.param("dwelling", 1, marks=pytest.mark.rule("TM-222")),
        pytest.param("trading house", 2, marks=pytest.mark.rule("TM-223")),
        pytest.param("temple", 2, marks=pytest.mark.rule("TM-224")),
        pytest.param("stronghold", 3, marks=pytest.mark.rule("TM-225")),
        pytest.param("sanctuary", 3, marks=pytest.mark.rule("TM-226")),
    ],
)
def test_the_power_value_of_each_building(building: str, value: int) -> None:
    table = neighbours(building)
    table.play("witches", "upgrade E9 to TP")
    assert offer(table) == f"{value} from witches"
    table.play("nomads", f"leech {value} from witches")
    assert power(table, "nomads") == value


@pytest.mark.rule("TM-227", "TM-241")
def test_a_dwelling_offers_power_to_every_neighbour() -> None:
    table = four()
    table.clear_map()
    table.put("mermaids", "dwelling", "F5")
    home(table, "mermaids", "E9")
    table.put("witches", "dwelling", "D7")
    table.put("nomads", "dwelling", "F6")
    table.put("giants", "dwelling", "E11")
    table.play("mermaids", "build E9")
    asked = []
    while table.decision == "offer":
        asked.append(table.asked)
        table.play(table.asked, f"decline {offer(table)}")
    assert asked == ["witches", "nomads"]


@pytest.mark.rule("TM-228")
@pytest.mark.parametrize(
    ("before", "code"), [("dwelling", "TP"), ("trading house", "TE"), ("trading house", "SH"), ("temple", "SA")]
)
def test_every_upgrade_offers_power(before: str, code: str) -> None:
    table = neighbours()
    table.put("witches", before, "E9")
    table.play("witches", f"upgrade E9 to {code}")
    assert offer(table) == "1 from witches"


@pytest.mark.rule("TM-228")
def test_transforming_offers_nothing() -> None:
    table = neighbours()
    table.play("witches", "transform E10 to green")
    assert table.asked == "witches"


@pytest.mark.rule("TM-229")
def test_an_offer_is_the_sum_of_all_adjacent_buildings_of_that_opponent() -> None:
    table = neighbours("stronghold")
    table.put("nomads", "trading house", "E10")
    table.put("nomads", "dwelling", "F5", "G5")
    table.play("witches", "upgrade E9 to TP")
    assert offer(table) == "6 from witches"


@pytest.mark.rule("TM-229", "TM-230", "TM-234", "TM-235")
def test_the_books_example() -> None:
    """The Mermaids build next to a dwelling and a temple; the Nomads' trading house is one space further away."""
    table = bare("mermaids", "nomads")
    table.put("mermaids", "dwelling", "F6")
    home(table, "mermaids", "E9")
    table.put("nomads", "dwelling", "D7")
    table.put("nomads", "temple", "E10")
    table.put("nomads", "trading house", "E11")
    table.give("nomads", bowls=(5, 7, 0), points=20)
    table.play("mermaids", "build E9")
    assert offer(table) == "3 from mermaids"
    table.play("nomads", "leech 3 from mermaids")
    assert table.bowls("nomads") == (2, 10, 0)
    assert table.player("nomads").points == 18


@pytest.mark.rule("TM-231")
@pytest.mark.parametrize(
    ("before", "code"), [("dwelling", "TP"), ("trading house", "TE"), ("trading house", "SH"), ("temple", "SA")]
)
def test_the_value_of_the_new_building_does_not_matter(before: str, code: str) -> None:
    table = neighbours("trading house")
    table.put("witches", before, "E9")
    table.play("witches", f"upgrade E9 to {code}")
    assert offer(table) == "2 from witches"


@pytest.mark.rule("TM-232")
def test_nobody_gains_from_own_buildings() -> None:
    table = neighbours()
    table.put("witches", "stronghold", "E10")
    table.give("witches", bowls=(12, 0, 0))
    table.play("witches", "upgrade E9 to TP")
    table.play("nomads", "leech 1 from witches")
    assert table.asked == "witches"
    assert not [move for move in table.legal() if move.startswith("leech")]
    assert table.bowls("witches") == (12, 0, 0)


@pytest.mark.rule("TM-233")
def test_opponents_decide_clockwise_from_the_builders_left() -> None:
    table = four()
    assert table.state.start == table.seat("witches")
    table.play("mermaids", "upgrade E9 to TP")
    asked = []
    while table.decision == "offer":
        asked.append(table.asked)
        assert not table.can("mermaids", "done")
        table.play(table.asked, "decline 1 from mermaids")
    assert asked == ["giants", "witches", "nomads"]


@pytest.mark.rule("TM-234")
@pytest.mark.parametrize(
    ("buildings", "amount", "cost"),
    [
        (("dwelling",), 1, 0),
        (("temple",), 2, 1),
        (("sanctuary",), 3, 2),
        (("sanctuary", "dwelling"), 4, 3),
        (("sanctuary", "stronghold"), 6, 5),
    ],
)
def test_power_costs_one_point_less_than_its_amount(buildings: tuple[str, ...], amount: int, cost: int) -> None:
    table = neighbours()
    for building, name in zip(buildings, ("D7", "E10"), strict=False):
        table.put("nomads", building, name)
    table.play("witches", "upgrade E9 to TP")
    table.play("nomads", f"leech {amount} from witches")
    assert power(table, "nomads") == amount
    assert table.player("nomads").points == 20 - cost


@pytest.mark.rule("TM-234")
def test_declining_costs_nothing() -> None:
    table = neighbours("sanctuary")
    table.play("witches", "upgrade E9 to TP")
    table.play("nomads", "decline 3 from witches")
    assert (power(table, "nomads"), table.player("nomads").points) == (0, 20)


@pytest.mark.rule("TM-236")
def test_it_is_all_or_nothing() -> None:
    table = neighbours("sanctuary")
    table.play("witches", "upgrade E9 to TP")
    assert table.legal() == {"leech 3 from witches", "decline 3 from witches"}


@pytest.mark.rule("TM-237")
@pytest.mark.parametrize(
    ("bowls", "after", "cost"),
    [((0, 2, 10), (0, 0, 12), 1), ((1, 0, 11), (0, 0, 12), 1), ((0, 1, 11), (0, 0, 12), 0), ((1, 5, 6), (0, 4, 8), 2)],
)
def test_full_bowls_limit_the_gain_and_its_price(
    bowls: tuple[int, int, int], after: tuple[int, int, int], cost: int
) -> None:
    table = neighbours("sanctuary")
    table.give("nomads", bowls=bowls)
    table.play("witches", "upgrade E9 to TP")
    table.play("nomads", "leech 3 from witches")
    assert table.bowls("nomads") == after
    assert table.player("nomads").points == 20 - cost


@pytest.mark.rule("TM-238", "TM-239")
@pytest.mark.parametrize(("points", "gained", "left"), [(3, 3, 1), (2, 3, 0), (1, 2, 0), (0, 1, 0)])
def test_points_limit_the_gain(points: int, gained: int, left: int) -> None:
    table = neighbours("sanctuary", points=points)
    table.play("witches", "upgrade E9 to TP")
    table.play("nomads", "leech 3 from witches")
    assert power(table, "nomads") == gained
    assert table.player("nomads").points == left


@pytest.mark.rule("TM-242")
def test_neighbours_decide_when_the_building_stands_after_all_terrain_work() -> None:
    table = neighbours()
    table.put("nomads", "dwelling", "G6")
    table.ground("E10", "lakes")
    table.play("witches", "action ACT6. transform F6 to green. transform E10 to green")
    assert table.asked == "witches"
    table.play("witches", "build F6")
    assert table.asked == "nomads"
    table.play("nomads", "leech 1 from witches")
    assert not [move for move in table.legal() if move.startswith(("build", "transform"))]


@pytest.mark.rule("TM-242")
def test_a_building_ends_the_terrain_work() -> None:
    table = neighbours()
    table.play("witches", "action ACT6. transform F6 to green. build F6")
    assert not [move for move in table.legal() if move.startswith("transform")]


@pytest.mark.rule("TM-243")
@pytest.mark.parametrize(("before", "code"), [("trading house", "TE"), ("temple", "SA")])
def test_neighbours_decide_before_the_favor_tile(before: str, code: str) -> None:
    table = neighbours()
    table.put("witches", before, "E9")
    table.play("witches", f"upgrade E9 to {code}")
    assert table.asked == "nomads"
    table.play("nomads", "leech 1 from witches")
    assert table.can("witches", "+FAV11")


@pytest.mark.rule("TM-244")
def test_neighbours_decide_before_the_town_tile() -> None:
    table = neighbours()
    table.put("witches", "stronghold", "E10")
    table.put("witches", "dwelling", "E11", "F7")
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == "nomads"
    table.play("nomads", "leech 1 from witches")
    assert table.can("witches", "+TW1")


@pytest.mark.rule("TM-245")
@pytest.mark.parametrize("faction", ["cultists", "alchemists", "mermaids", "halflings", "darklings", "auren"])
def test_neighbours_decide_before_the_strongholds_reward(faction: str) -> None:
    table = bare(faction, "nomads")
    table.put(faction, "trading house", "E9")
    table.put("nomads", "dwelling", "D7")
    table.give(faction, bowls=(12, 0, 0))
    table.give("nomads", bowls=(12, 0, 0))
    before = reward(table, faction)
    table.play(faction, "upgrade E9 to SH")
    assert table.asked == "nomads"
    assert reward(table, faction) == before
    table.play("nomads", "decline 1 from " + faction)
    assert reward(table, faction) != before


@pytest.mark.rule("TM-240", "TM-246")
@pytest.mark.parametrize(
    ("faction", "building", "hexes", "gained"),
    [
        ("witches", "trading house", ("E9",), 1),
        ("witches", "trading house", ("E9", "A1", "A5"), 4),
        ("witches", "stronghold", ("E9",), 2),
        ("engineers", "temple", ("E9", "A1"), 5),
        ("witches", "temple", ("E9", "A1"), 0),
    ],
)
def test_power_income_of_buildings(faction: str, building: str, hexes: tuple[str, ...], gained: int) -> None:
    table = bare(faction, "nomads")
    table.put(faction, building, *hexes)
    assert_free_power(table, faction, "BON3", gained)


@pytest.mark.rule("TM-240", "TM-246")
@pytest.mark.parametrize(("card", "gained"), [("BON3", 0), ("BON4", 3), ("BON5", 3)])
def test_power_income_of_bonus_cards(card: str, gained: int) -> None:
    assert_free_power(bare("witches", "nomads"), "witches", card, gained)


@pytest.mark.rule("TM-240", "TM-246")
@pytest.mark.parametrize("tile", [tile.name for tile in FAVOR_TILES])
def test_power_income_of_favor_tiles(tile: str) -> None:
    table = bare("witches", "nomads")
    table.give("witches", favors=[tile])
    assert_free_power(table, "witches", "BON3", {"FAV7": 1, "FAV8": 4}.get(tile, 0))


@pytest.mark.rule("TM-240", "TM-246")
@pytest.mark.parametrize(("tile", "steps", "gained"), [("SCORE5", 4, 4), ("SCORE5", 9, 8), ("SCORE3", 9, 0)])
def test_power_from_a_scoring_tile(tile: str, steps: int, gained: int) -> None:
    table = bare("witches", "nomads", scoring=(tile, "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8"))
    table.give("witches", cults=(steps, 0, 0, 0))
    assert_free_power(table, "witches", "BON3", gained)


def assert_free_power(table: Table, faction: str, card: str, gained: int) -> None:
    """Check the power that the end of this round and the next income give, at no cost in points."""
    table.give(faction, bowls=(12, 0, 0), points=20)
    table.play(faction, f"pass {card}")
    table.end_round()
    assert table.state.round == 2
    assert power(table, faction) == gained
    assert table.player(faction).points == 20


@pytest.mark.rule("TM-240", "TM-246")
def test_power_from_a_town_tile() -> None:
    table = bare("witches", "nomads", scoring=("SCORE3", "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8"))
    table.put("witches", "stronghold", "E10")
    table.put("witches", "dwelling", "E9", "E11", "F7")
    table.give("witches", bowls=(12, 0, 0), points=20)
    table.play("witches", "upgrade E9 to TP. +TW4")
    assert power(table, "witches") == 8
    assert table.points_by("witches") == {"town_tile": 6, "faction": 5}


@pytest.mark.rule("TM-240", "TM-246")
def test_power_from_a_cult_track() -> None:
    table = bare("witches", "nomads")
    table.give("witches", bowls=(12, 0, 0), cults=(2, 0, 0, 0))
    table.play("witches", "send p to FIRE")
    assert power(table, "witches") == 1 + 2
    assert table.points_by("witches") == {}
