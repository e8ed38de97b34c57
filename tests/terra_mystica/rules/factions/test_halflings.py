"""Halflings (rules 481 to 485)."""

import pytest

from hexarch.games.terra_mystica.rules import GAME
from tests.terra_mystica.rules.positions import bare, before_stronghold, deeds
from tests.terra_mystica.scenario import Table

SPADES_FIRST = ("SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7")


def strongholds() -> Table:
    """A table before the stronghold at E6: F3, D4 and F4 are one step from plains, E5 two, E7 three."""
    table = before_stronghold("halflings", "nomads")
    for hex_, terrain in (("E5", "lakes"), ("D4", "desert"), ("F4", "swamp"), ("E7", "mountains")):
        table.ground(hex_, terrain)
    return table


@pytest.mark.rule("TM-481")
@pytest.mark.parametrize(
    ("moves", "spades"),
    [
        ("transform E5 to brown", 2),
        ("action ACT5. transform F3 to brown", 1),
        ("action ACT6. transform E7 to brown", 3),
        ("action BON1. transform F3 to brown", 1),
    ],
)
def test_one_point_for_every_spade(moves: str, spades: int) -> None:
    table = strongholds()
    table.give("halflings", card="BON1")
    table.play("halflings", moves)
    assert table.player("halflings").points == 50 + spades


@pytest.mark.rule("TM-482")
def test_phase_three_spades_score_too() -> None:
    table = bare("halflings", "nomads")
    table.put("halflings", "dwelling", "E6")
    table.give("halflings", cults=(0, 0, 8, 0), card="BON3")
    table.end_round()
    assert (table.decision, table.player("halflings").points) == ("reward_spades", 52)


@pytest.mark.rule("TM-481", "TM-483")
def test_the_stronghold_gives_three_spades_for_several_spaces() -> None:
    table = strongholds()
    table.play("halflings", "upgrade E6 to SH")
    workers = table.player("halflings").workers
    assert table.player("halflings").points == 53
    table.play("halflings", "transform F3 to brown. transform D4 to brown. transform F4 to brown")
    assert [table.terrain(hex_) for hex_ in ("F3", "D4", "F4")] == ["plains"] * 3
    assert not deeds(table, "transform")
    assert table.player("halflings").workers == workers


@pytest.mark.rule("TM-483")
def test_the_three_spades_follow_the_normal_rules() -> None:
    """All three may go on one space, only next to an own building; the rest may be given up, not kept."""
    table = strongholds()
    table.play("halflings", "upgrade E6 to SH")
    assert table.can("halflings", "transform E7 to brown")
    assert not table.can("halflings", "transform E8 to brown")
    table.play("halflings", "transform F3 to brown. done")
    table.turn_of("halflings")
    table.give("halflings", workers=0)
    assert not deeds(table, "transform")


@pytest.mark.rule("TM-484")
@pytest.mark.parametrize("site", ["F3", "D4", "F4"])
def test_one_dwelling_on_any_of_the_transformed_spaces(site: str) -> None:
    table = strongholds()
    table.play("halflings", "upgrade E6 to SH. transform F3 to brown. transform D4 to brown. transform F4 to brown")
    assert deeds(table, "build") == {"F3", "D4", "F4"}
    coins, workers, _ = table.goods("halflings")
    table.play("halflings", f"build {site}")
    assert table.goods("halflings") == (coins - 2, workers - 1, 5)
    assert not deeds(table, "build")


@pytest.mark.rule("TM-484")
def test_no_dwelling_on_a_space_that_was_home_terrain_already() -> None:
    table = strongholds()
    table.ground("F3", "plains")
    table.play("halflings", "upgrade E6 to SH")
    assert not deeds(table, "build")


@pytest.mark.rule("TM-485")
def test_the_three_spades_count_for_the_spade_scoring_tile() -> None:
    table = bare("halflings", "nomads", scoring=SPADES_FIRST)
    table.put("halflings", "trading house", "E6")
    table.ground("E7", "mountains")
    table.play("halflings", "upgrade E6 to SH. transform E7 to brown")
    assert table.player("halflings").points == 50 + 3 + 3 * 2


@pytest.mark.rule("TM-151", "TM-483")
@pytest.mark.option("stronghold_spades_alone", argument="alone")
@pytest.mark.parametrize("alone", [False, True])
def test_spades_bought_in_addition_to_those_of_the_stronghold(alone: bool) -> None:
    """The space is four steps away, the long way round; the league's site sells no spade beyond the three."""
    table = before_stronghold("halflings", "nomads", long_way_round=True, stronghold_spades_alone=alone)
    table.ground("E7", "mountains")
    table.play("halflings", "upgrade E6 to SH")
    assert table.can("halflings", "transform E7 to brown")
    assert table.can("halflings", "long way") != alone


@pytest.mark.rule("TM-151")
def test_the_league_sells_no_spades_in_addition_to_those_of_the_stronghold() -> None:
    assert GAME.options({"preset": "league"}, 4).stronghold_spades_alone
    assert not GAME.options({}, 4).stronghold_spades_alone
    table = before_stronghold("halflings", "nomads", preset="league")
    table.ground("E7", "desert")
    table.play("halflings", "upgrade E6 to SH")
    assert table.can("halflings", "transform E7 to blue") is False, "avoiding home terrain takes four"
    assert table.can("halflings", "transform E7 to red")
