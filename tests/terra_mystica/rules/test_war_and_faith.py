"""Section 29: the fan variant "War and Faith"."""

import pytest

from tests.terra_mystica.rules.positions import QUIET, bare
from tests.terra_mystica.scenario import Table


def neighbours(variant: bool = True) -> Table:
    """A table with the Witches' trading house at E6 between two temples of the Nomads and one of the Mermaids."""
    table = bare("witches", "nomads", "mermaids", scoring=QUIET, war_and_faith=variant)
    table.put("witches", "trading house", "E6")
    table.put("nomads", "temple", "E5", "E7")
    table.put("mermaids", "temple", "D4")
    return table


@pytest.mark.rule("TM-569", "TM-570")
@pytest.mark.option("war_and_faith", argument="variant")
@pytest.mark.parametrize(("variant", "extra"), [(True, (3, 2, 1)), (False, (0, 0, 0))])
def test_a_temple_pays_every_temple_next_to_it(variant: bool, extra: tuple[int, int, int]) -> None:
    table = neighbours(variant)
    price = table.state.setup.factions[0].temple_coins
    table.play("witches", "upgrade E6 to TE")
    coins = [table.player(name).coins for name in ("witches", "nomads", "mermaids")]
    assert coins == [60 - price - extra[0], 60 + extra[1], 60 + extra[2]]


@pytest.mark.rule("TM-569")
def test_own_temples_and_other_buildings_cost_nothing() -> None:
    table = bare("witches", "nomads", scoring=QUIET, war_and_faith=True)
    table.put("witches", "trading house", "E6")
    table.put("witches", "temple", "E5")
    table.put("nomads", "trading house", "E7")
    table.put("nomads", "temple", "E8")
    price = table.state.setup.factions[0].temple_coins
    table.play("witches", "upgrade E6 to TE")
    assert table.player("witches").coins == 60 - price
    assert table.player("nomads").coins == 60


@pytest.mark.rule("TM-571")
@pytest.mark.parametrize(("left", "allowed"), [(2, False), (3, True)])
def test_without_those_coins_there_is_no_temple(left: int, allowed: bool) -> None:
    table = neighbours()
    table.give("witches", coins=table.state.setup.factions[0].temple_coins + left)
    assert table.can("witches", "upgrade E6 to TE") is allowed


@pytest.mark.parametrize(
    ("old", "new", "other", "owner"),
    [
        pytest.param("trading house", "SH", "stronghold", "nomads", marks=pytest.mark.rule("TM-572")),
        pytest.param("trading house", "SH", "sanctuary", "nomads", marks=pytest.mark.rule("TM-573")),
        pytest.param("trading house", "SH", "sanctuary", "witches", marks=pytest.mark.rule("TM-573")),
        pytest.param("temple", "SA", "sanctuary", "nomads", marks=pytest.mark.rule("TM-574")),
        pytest.param("temple", "SA", "stronghold", "nomads", marks=pytest.mark.rule("TM-575")),
        pytest.param("temple", "SA", "stronghold", "witches", marks=pytest.mark.rule("TM-575")),
    ],
)
def test_great_buildings_keep_their_distance(old: str, new: str, other: str, owner: str) -> None:
    """This includes one's own; a space between is enough, and without the variant there is no such rule."""
    for variant, place, allowed in ((True, "E7", False), (True, "E8", True), (False, "E7", True)):
        table = bare("witches", "nomads", scoring=QUIET, war_and_faith=variant)
        table.put("witches", old, "E6")
        table.put(owner, other, place)
        assert table.can("witches", f"upgrade E6 to {new}") is allowed


@pytest.mark.rule("TM-572", "TM-575")
def test_a_bridge_makes_great_buildings_neighbours() -> None:
    table = bare("witches", "nomads", scoring=QUIET, war_and_faith=True)
    ends = [table.state.setup.map.names[hex_] for hex_ in table.state.setup.map.spans[0]]
    table.put("witches", "trading house", ends[0])
    table.put("nomads", "stronghold", ends[1])
    assert table.can("witches", f"upgrade {ends[0]} to SH")
    table.play("witches", f"action ACT1. bridge {ends[0]}:{ends[1]}")
    table.turn_of("witches")
    assert not table.can("witches", f"upgrade {ends[0]} to SH")


@pytest.mark.rule("TM-576")
@pytest.mark.parametrize(
    ("great", "points"),
    [(("stronghold", "sanctuary"), 4), (("stronghold", "temple"), 2), (("temple", "sanctuary"), 2)],
)
def test_great_buildings_adorn_a_town(great: tuple[str, str], points: int) -> None:
    for variant in (True, False):
        table = bare("nomads", "witches", scoring=QUIET, war_and_faith=variant)
        table.put("nomads", "dwelling", "E5", "F3")
        table.put("nomads", great[0], "E6")
        table.put("nomads", great[1], "E7")
        table.play("nomads", "upgrade E5 to TP. +TW1")
        assert table.points_by("nomads").get("variant", 0) == (points if variant else 0)


@pytest.mark.rule("TM-576")
def test_a_town_of_ordinary_buildings_scores_nothing_more() -> None:
    table = bare("nomads", "witches", scoring=QUIET, war_and_faith=True)
    table.put("nomads", "dwelling", "E5", "F3")
    table.put("nomads", "temple", "E6", "E7")
    table.play("nomads", "upgrade E5 to TP. +TW1")
    assert table.points_by("nomads") == {"town_tile": 5}
