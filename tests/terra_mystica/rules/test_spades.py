"""Action 1: spades, where they come from, how many a transformation takes and on how many spaces they may go."""

import pytest

from tests.terra_mystica.rules.positions import bare
from tests.terra_mystica.scenario import SCORING, Table

FOREST_SPADES = {"lakes": 1, "mountains": 1, "swamp": 2, "wasteland": 2, "plains": 3, "desert": 3}
SPADES_SCORE = ("SCORE1", "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8")


def one_dwelling(faction: str, scoring: tuple[str, ...] = SCORING) -> Table:
    """A table with a dwelling on E9, next to D7 (wasteland), E10 (swamp), F5 (plains) and F6 (mountains)."""
    table = bare(faction, "nomads", scoring=scoring)
    table.put(faction, "dwelling", "E9")
    return table


def transforms(table: Table) -> set[str]:
    return {move for move in table.legal() if move.startswith("transform")}


@pytest.mark.rule("TM-143")
@pytest.mark.parametrize(("terrain", "spades"), FOREST_SPADES.items())
def test_each_step_on_the_cycle_takes_a_spade(terrain: str, spades: int) -> None:
    table = one_dwelling("witches")
    table.ground("F6", terrain)
    table.give("witches", workers=3 * spades - 1)
    assert not table.can("witches", "transform F6 to green")
    table.give("witches", workers=3 * spades)
    table.play("witches", "transform F6 to green")
    assert table.goods("witches") == (60, 0, 5)


@pytest.mark.rule("TM-143")
def test_the_cycle_is_closed_between_desert_and_plains() -> None:
    table = one_dwelling("witches")
    table.ground("F6", "desert")
    table.give("witches", workers=3)
    assert {move for move in transforms(table) if "F6" in move} == {"transform F6 to brown", "transform F6 to red"}


@pytest.mark.rule("TM-144")
@pytest.mark.parametrize("terrain", FOREST_SPADES)
def test_three_spades_reach_every_terrain(terrain: str) -> None:
    table = one_dwelling("witches")
    table.ground("F6", terrain)
    table.give("witches", workers=9)
    assert len([move for move in transforms(table) if "F6" in move]) == 6
    table.give("witches", workers=8)
    assert len([move for move in transforms(table) if "F6" in move]) == 4


@pytest.mark.rule("TM-145")
@pytest.mark.parametrize("terrain", ["mountains", "desert", "forest", "plains", "lakes", "swamp"])
def test_giants_always_need_two_spades(terrain: str) -> None:
    table = one_dwelling("giants")
    table.ground("F6", terrain)
    table.give("giants", workers=5)
    assert not transforms(table)
    table.give("giants", workers=6)
    assert {move for move in transforms(table) if "F6" in move} == {"transform F6 to red"}
    table.play("giants", "transform F6 to red")
    assert table.goods("giants") == (60, 0, 5)


@pytest.mark.rule("TM-146")
@pytest.mark.parametrize(("level", "workers"), [(0, 3), (1, 2), (2, 1)])
def test_a_spade_costs_workers_at_the_current_rate(level: int, workers: int) -> None:
    table = one_dwelling("witches")
    table.give("witches", digging=level)
    table.play("witches", "transform E10 to green")
    assert table.goods("witches") == (60, 40 - 2 * workers, 5)


@pytest.mark.rule("TM-147")
def test_darklings_pay_a_priest_for_a_spade() -> None:
    table = one_dwelling("darklings")
    table.ground("F6", "forest")
    table.give("darklings", workers=40, priests=1)
    assert not table.can("darklings", "transform F6 to black")
    table.give("darklings", priests=3)
    table.play("darklings", "transform F6 to black")
    assert table.goods("darklings") == (60, 40, 1)


@pytest.mark.parametrize(
    ("action", "spades", "power"),
    [
        pytest.param("ACT5", 1, 4, marks=pytest.mark.rule("TM-148")),
        pytest.param("ACT6", 2, 6, marks=pytest.mark.rule("TM-148")),
        pytest.param("BON1", 1, 0, marks=pytest.mark.rule("TM-149")),
    ],
)
def test_actions_with_free_spades(action: str, spades: int, power: int) -> None:
    table = one_dwelling("witches")
    table.give("witches", workers=0, bowls=(0, 0, 6), card="BON1")
    assert not transforms(table)
    table.play("witches", f"action {action}")
    assert table.bowls("witches") == (power, 0, 6 - power)
    for terrain, needed in FOREST_SPADES.items():
        table.ground("F6", terrain)
        assert table.can("witches", "transform F6 to green") == (needed <= spades)


@pytest.mark.rule("TM-150")
def test_all_spades_go_on_one_space() -> None:
    table = one_dwelling("witches")
    table.play("witches", "transform F6 to green")
    assert not transforms(table)
    table = one_dwelling("witches")
    table.play("witches", "action ACT6. transform E10 to green")
    assert not transforms(table)


@pytest.mark.rule("TM-150")
def test_two_free_spades_are_not_split_before_the_first_space_is_home() -> None:
    table = one_dwelling("witches")
    table.play("witches", "action ACT6. transform E10 to blue")
    assert not transforms(table)


@pytest.mark.rule("TM-151")
@pytest.mark.parametrize(("action", "free"), [("ACT5", 1), ("ACT6", 2), ("BON1", 1)])
def test_missing_spades_may_be_bought_in_the_same_action(action: str, free: int) -> None:
    table = one_dwelling("witches")
    table.give("witches", card="BON1")
    table.play("witches", f"action {action}. transform F5 to green. build F5")
    assert table.goods("witches") == (60 - 2, 40 - 3 * (3 - free) - 1, 5)


@pytest.mark.rule("TM-145", "TM-151")
def test_giants_buy_the_second_spade_of_two() -> None:
    table = one_dwelling("giants")
    table.give("giants", workers=2)
    table.play("giants", "action ACT5")
    assert not transforms(table)
    table.give("giants", workers=3)
    table.play("giants", "transform F6 to red")
    assert table.player("giants").workers == 0


@pytest.mark.rule("TM-147", "TM-151")
def test_darklings_pay_a_priest_for_a_missing_spade() -> None:
    table = one_dwelling("darklings")
    table.ground("F6", "forest")
    table.play("darklings", "action ACT5. transform F6 to black")
    assert table.goods("darklings") == (60, 40, 5 - 1)


@pytest.mark.rule("TM-152", "TM-153")
def test_a_surplus_free_spade_goes_on_another_space_without_a_dwelling() -> None:
    table = one_dwelling("witches")
    table.ground("D7", "lakes")
    table.give("witches", workers=2)
    table.play("witches", "action ACT6. transform F6 to green. transform D7 to green")
    assert (table.terrain("F6"), table.terrain("D7")) == ("forest", "forest")
    assert table.player("witches").workers == 2
    assert table.can("witches", "build F6")
    assert not table.can("witches", "build D7")
    table.play("witches", "build F6")
    assert not table.can("witches", "build D7")


@pytest.mark.rule("TM-154")
def test_the_halflings_spread_the_surplus_of_three_spades() -> None:
    table = bare("halflings", "nomads")
    table.put("halflings", "trading house", "E9")
    for name in ("D7", "E10", "F6"):
        table.ground(name, "swamp")
    table.give("halflings", workers=4 + 1)
    table.play("halflings", "upgrade E9 to SH. transform D7 to brown. transform E10 to brown. transform F6 to brown")
    assert table.player("halflings").workers == 1
    assert not transforms(table)
    table.play("halflings", "build D7")
    assert not [move for move in table.legal() if move.startswith("build")]


@pytest.mark.rule("TM-154")
def test_the_halflings_do_not_split_before_a_space_is_home() -> None:
    table = bare("halflings", "nomads")
    table.put("halflings", "trading house", "E9")
    table.play("halflings", "upgrade E9 to SH. transform F6 to green")
    assert not transforms(table)


@pytest.mark.rule("TM-155")
def test_spades_are_not_kept() -> None:
    table = one_dwelling("witches")
    table.ground("D7", "lakes")
    table.play("witches", "action ACT6. transform F6 to green. done")
    table.play("nomads", "pass BON3")
    table.give("witches", workers=2)
    assert not transforms(table)
    table.give("witches", workers=3)
    table.play("witches", "transform D7 to green")
    assert table.player("witches").workers == 0


@pytest.mark.rule("TM-156")
@pytest.mark.parametrize(
    ("text", "spades"),
    [
        ("transform F5 to green", 3),
        ("action ACT5. transform F5 to green", 3),
        ("action ACT6. transform F6 to green", 1),
        ("action BON1. done", 0),
    ],
)
def test_each_spade_used_scores_two_with_the_spade_scoring_tile(text: str, spades: int) -> None:
    table = one_dwelling("witches", SPADES_SCORE)
    table.give("witches", card="BON1")
    table.play("witches", text)
    assert table.points_by("witches").get("scoring_tile", 0) == 2 * spades
