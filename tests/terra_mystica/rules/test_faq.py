"""The FAQ's rulings on power, bridges, offers, towns over rivers, jumps and favor tiles (rules 527 to 549)."""

import pytest

from hexarch.games.terra_mystica.rules import GAME
from tests.terra_mystica.rules.positions import bare, deeds, home, pass_anyhow, two_banks, with_stronghold
from tests.terra_mystica.scenario import Table

OPEN = {"leech 1 from witches", "decline 1 from witches"}


def last_round(last: str = "SCORE4") -> Table:
    """A table with the Witches in round 6, without goods or buildings."""
    first = [tile for tile in ("SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE8") if tile != last][:5]
    table = bare("witches", "nomads", scoring=(*first, last))
    table.give("witches", coins=0, workers=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 0), card="BON3")
    table.give("nomads", cults=(0, 0, 0, 0))
    table.round(6)
    return table


def neighbours() -> Table:
    """A table with the Witches at E6 and the Nomads at E7, who have room for power."""
    table = bare("witches", "nomads", scoring=("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7", "SCORE8"))
    table.put("witches", "dwelling", "E6")
    table.put("nomads", "dwelling", "E7")
    table.give("nomads", bowls=(12, 0, 0))
    return table


@pytest.mark.rule("TM-527")
@pytest.mark.parametrize(("tile", "cults"), [("SCORE4", (8, 0, 0, 0)), ("SCORE8", (0, 0, 0, 8))])
def test_the_last_round_pays_no_cult_reward(tile: str, cults: tuple[int, ...]) -> None:
    """Four workers would have been worth a point at the end, and two spades would have been asked about."""
    table = last_round(tile)
    table.give("witches", cults=cults)
    table.end_round()
    assert table.decision == ""
    assert table.points_by("witches").get("final_resources", 0) == 0
    assert table.noted("witches", "workers", "cult_reward") == 0


@pytest.mark.rule("TM-528")
@pytest.mark.parametrize(("bowls", "points"), [((5, 7, 0), 1), ((0, 12, 0), 2), ((6, 5, 1), 1)])
def test_at_the_end_half_of_bowl_two_is_burnt(bowls: tuple[int, ...], points: int) -> None:
    """Seven tokens in bowl II become three coins, twelve become six; an odd token is left over."""
    table = last_round()
    table.give("witches", bowls=bowls)
    table.end_round()
    assert table.points_by("witches").get("final_resources", 0) == points
    assert table.bowls("witches")[1] == bowls[1] % 2
    assert table.bowls("witches")[2] == 0


@pytest.mark.rule("TM-529")
def test_power_may_be_burnt_with_tokens_left_in_bowl_one() -> None:
    table = neighbours()
    table.give("witches", bowls=(5, 4, 0))
    table.play("witches", "burn 2. convert 2PW to 2C")
    assert table.bowls("witches") == (7, 0, 0)


@pytest.mark.rule("TM-530")
def test_a_receiver_cannot_spend_power_first_to_make_room() -> None:
    table = neighbours()
    table.put("nomads", "stronghold", "E7")
    table.give("nomads", bowls=(0, 2, 10), points=20)
    table.play("witches", "upgrade E6 to TP")
    assert table.legal() == {"leech 3 from witches", "decline 3 from witches"}
    table.play("nomads", "leech 3 from witches")
    assert table.bowls("nomads") == (0, 0, 12)
    assert table.player("nomads").points == 19


@pytest.mark.rule("TM-530")
def test_with_all_tokens_in_bowl_three_there_is_nothing_to_ask() -> None:
    table = neighbours()
    table.give("nomads", bowls=(0, 0, 12))
    table.play("witches", "upgrade E6 to TP. done")
    assert (table.decision, table.asked) == ("turn", "nomads")


@pytest.mark.rule("TM-531")
def test_conversions_come_before_or_after_ones_own_action_not_within_it() -> None:
    table = neighbours()
    table.put("witches", "trading house", "A3")
    table.play("witches", "convert 1W to 1C")
    assert not table.legal("nomads")
    table.play("witches", "upgrade A3 to TE")
    assert table.decision == "rest"
    assert not deeds(table, "convert")
    table.play("witches", "+FAV9. convert 1W to 1C. done")
    assert table.can("nomads", "convert 1W to 1C")


@pytest.mark.rule("TM-531")
def test_no_conversion_in_phase_three_or_after_passing() -> None:
    table = neighbours()
    table.give("witches", cults=(0, 0, 4, 0), card="BON3")
    pass_anyhow(table)
    assert not table.legal("witches")
    pass_anyhow(table)
    assert (table.decision, table.asked) == ("reward_spades", "witches")
    assert not deeds(table, "convert")


@pytest.mark.rule("TM-532", "TM-533")
def test_a_bridge_joins_at_least_one_structure_of_ones_own() -> None:
    """A bridge from E8 to the Nomads at G3 is allowed, one between the Nomads at A3 and C1 is not."""
    table = bare("witches", "nomads")
    table.put("witches", "dwelling", "E8")
    table.put("nomads", "dwelling", "G3", "A3", "C1")
    table.play("witches", "action ACT1")
    assert table.can("witches", "bridge E8:G3")
    assert not table.can("witches", "bridge A3:C1")


@pytest.mark.rule("TM-534")
def test_a_bridge_to_an_opponent_makes_neighbours_for_discount_and_power() -> None:
    table = bare("witches", "nomads")
    table.put("witches", "dwelling", "E8")
    table.put("nomads", "dwelling", "G3")
    table.play("witches", "action ACT1. bridge E8:G3. done")
    for builder, site, other in (("nomads", "G3", "witches"), ("witches", "E8", "nomads")):
        table.give(other, bowls=(12, 0, 0))
        table.turn_of(builder)
        table.play(builder, f"upgrade {site} to TP")
        assert table.player(builder).coins == 57
        value = 2 if builder == "witches" else 1
        table.play(other, f"leech {value} from {builder}")


@pytest.mark.rule("TM-535")
def test_the_area_prizes_go_to_players_not_to_areas() -> None:
    """The Witches' areas of four and three beat the Nomads' area of two, but win only one prize."""
    table = last_round()
    table.put("witches", "dwelling", "E5", "E6", "E7", "E8", "A1", "A2", "A3")
    table.put("nomads", "dwelling", "I1", "I2")
    table.end_round()
    assert table.points_by("witches")["final_network"] == 18
    assert table.points_by("nomads")["final_network"] == 12


@pytest.mark.rule("TM-536")
def test_initial_dwellings_offer_no_power() -> None:
    table = Table("witches", "swarmlings", started=False)
    table.play("witches", "build C3")
    table.play("swarmlings", "build D5")
    assert (table.decision, table.asked) == ("first_dwelling", "swarmlings")
    assert table.state.offers == []
    assert table.bowls("witches") == (5, 7, 0)


@pytest.mark.rule("TM-537")
def test_cards_and_favor_tiles_still_score_on_passing_in_round_six() -> None:
    table = last_round()
    table.put("witches", "trading house", "E5", "E6")
    table.give("witches", favors=["FAV12"], card="BON7", points=0)
    assert deeds(table, "pass") == set()
    table.play("witches", "pass")
    assert table.player("witches").points == 4 + 3


@pytest.mark.rule("TM-538")
def test_neighbours_decide_after_all_transformations() -> None:
    table = neighbours()
    table.give("witches", bowls=(0, 0, 12))
    table.ground("D4", "mountains")
    table.ground("F3", "mountains")
    table.play("witches", "action ACT6. transform D4 to green. transform F3 to green")
    assert table.asked == "witches"
    table.play("witches", "build D4")
    assert table.legal() == OPEN


@pytest.mark.rule("TM-538")
def test_after_the_dwelling_nothing_more_is_transformed() -> None:
    table = neighbours()
    table.ground("D4", "mountains")
    table.play("witches", "action ACT6. transform D4 to green. build D4")
    table.play("nomads", "decline 1 from witches")
    assert table.asked == "witches"
    assert not deeds(table, "transform")


@pytest.mark.rule("TM-538")
@pytest.mark.parametrize(("timing", "first"), [("before_rewards", "nomads"), ("after_rewards", "cultists")])
def test_neighbours_decide_before_the_builder_takes_rewards(timing: str, first: str) -> None:
    """Rewards are a favor tile, a town tile and the Cultists' seven points; the option reverses the order."""
    table = bare(
        "cultists", "nomads", scoring=("SCORE3", "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8"), leech_timing=timing
    )
    table.put("cultists", "trading house", "E6", "F4")
    table.put("cultists", "dwelling", "F3")
    table.put("cultists", "temple", "E5")
    table.put("nomads", "dwelling", "E7")
    table.give("nomads", bowls=(12, 0, 0))
    state = table.ledger.state.clone()
    table.play("cultists", "upgrade F4 to TE")
    assert table.asked == first
    assert table.favor_tiles("cultists") == []
    table.ledger.state = state
    table.play("cultists", "upgrade E6 to SH")
    assert table.asked == first
    assert (table.player("cultists").points, table.state.towns_due) == (50 if first == "nomads" else 57, 1)


@pytest.mark.rule("TM-539")
def test_the_tile_on_the_river_blocks_nobodys_shipping() -> None:
    """The only way by ship from F4 to D6 is across r22."""
    table = two_banks()
    table.put("nomads", "dwelling", "F4")
    table.play("mermaids", "connect r22. +TW1. send p to fire for 3. done")
    table.give("nomads", shipping=3)
    assert table.can("nomads", "transform D6 to yellow")


@pytest.mark.rule("TM-542")
def test_the_tile_on_the_river_is_no_starting_point_for_shipping() -> None:
    """F5 is one river space from r23, but two from E8 and G3."""
    table = two_banks()
    table.play("mermaids", "connect r23. +TW1")
    assert not table.can("mermaids", "transform F5 to blue")
    table.give("mermaids", shipping=2)
    assert table.can("mermaids", "transform F5 to blue")


@pytest.mark.rule("TM-540")
def test_the_skipped_river_space_is_fixed_at_founding() -> None:
    """The town cannot move to r23 later, and a building at r22 belongs to it from now on."""
    table = two_banks()
    table.play("mermaids", "connect r22. +TW1")
    assert not deeds(table, "connect")
    home(table, "mermaids", "F4")
    table.play("mermaids", "build F4")
    assert table.player("mermaids").skips == 1 << table.hex("r22")
    assert table.player("mermaids").towns == table.player("mermaids").built
    assert table.can("mermaids", "done")


@pytest.mark.rule("TM-541")
@pytest.mark.parametrize(("building", "allowed"), [("temple", False), ("sanctuary", True)])
def test_the_river_space_is_not_one_of_the_structures(building: str, allowed: bool) -> None:
    """Three structures of value 7 or 8 are enough only if one is the sanctuary."""
    table = bare("mermaids", "nomads")
    table.put("mermaids", "stronghold", "E8")
    table.put("mermaids", "trading house", "G3")
    table.put("mermaids", building, "H4")
    assert table.can("mermaids", "connect r23") == allowed


@pytest.mark.rule("TM-543")
def test_only_one_river_space_for_a_town() -> None:
    """D6, E8 with D5, and G3 would be strong enough together, but two river spaces separate them."""
    table = bare("mermaids", "nomads")
    table.put("mermaids", "temple", "D6", "E8", "G3")
    table.put("mermaids", "dwelling", "D5")
    assert not deeds(table, "connect")
    table.put("mermaids", "temple", "H4")
    assert deeds(table, "connect") == {"r22", "r23"}


@pytest.mark.rule("TM-544")
@pytest.mark.parametrize(("name", "other"), [("dwarves", "nomads"), ("fakirs", "witches")])
def test_a_jump_goes_with_a_transformation_or_a_dwelling(name: str, other: str) -> None:
    """Of all legal actions, only those that change the space reached pay for a jump and score it."""
    table = bare(name, other)
    table.put(name, "dwelling", "E8")
    home(table, name, "E6")
    jumps = 0
    for action in table.legal_ids():
        after = GAME.clone(table.state)
        GAME.apply(after, action)
        if after.jumped >= 0:
            jumps += 1
            hex_ = after.jumped
            changed = after.terrain[hex_] != table.state.terrain[hex_] or after.occupied >> hex_ & 1
            assert changed
            assert after.players[0].points == 54
    assert jumps > 20


@pytest.mark.rule("TM-545")
@pytest.mark.parametrize(("name", "other", "colour"), [("dwarves", "nomads", "blue"), ("fakirs", "witches", "brown")])
def test_a_partial_transformation_is_enough_for_the_points_of_a_jump(name: str, other: str, colour: str) -> None:
    """The space goes one step from swamp and is still not home terrain."""
    table = bare(name, other)
    table.put(name, "dwelling", "E8")
    table.ground("E6", "swamp")
    table.play(name, f"transform E6 to {colour}. done")
    assert table.player(name).points == 54


@pytest.mark.rule("TM-546")
@pytest.mark.parametrize(("name", "other"), [("dwarves", "nomads"), ("fakirs", "witches")])
def test_no_jump_to_a_space_next_door(name: str, other: str) -> None:
    table = bare(name, other)
    table.put(name, "dwelling", "E8", "E5")
    home(table, name, "E7")
    table.play(name, "build E7")
    assert table.goods(name) == (58, 39, 5)
    assert table.points_by(name).get("jump", 0) == 0


@pytest.mark.rule("TM-547")
def test_a_sandstorm_without_a_dwelling_is_legal() -> None:
    table = with_stronghold("nomads", "witches")
    table.play("nomads", "action ACTN. transform E7 to yellow. done")
    assert (table.terrain("E7"), table.player("nomads").dwellings) == ("desert", 0)
    assert table.asked == "witches"


def chaos() -> Table:
    """A table on which the temple at E5 will make a group of value 6."""
    table = bare("chaosmagicians", "nomads")
    table.put("chaosmagicians", "trading house", "E5", "E6")
    table.put("chaosmagicians", "dwelling", "E7", "E8")
    table.give("chaosmagicians", cults=(7, 0, 0, 0))
    return table


@pytest.mark.rule("TM-548", "TM-549")
def test_the_first_favor_tile_founds_a_town_whose_key_serves_the_second() -> None:
    table = chaos()
    table.play("chaosmagicians", "upgrade E5 to TE. +FAV5. +TW1")
    assert table.player("chaosmagicians").cults == (9, 0, 0, 0)
    table.play("chaosmagicians", "+FAV1. done")
    assert table.player("chaosmagicians").cults == (10, 0, 0, 0)
    assert table.player("chaosmagicians").keys == 0


@pytest.mark.rule("TM-548")
def test_in_the_other_order_the_key_comes_too_late() -> None:
    table = chaos()
    table.play("chaosmagicians", "upgrade E5 to TE. +FAV1")
    assert table.player("chaosmagicians").cults == (9, 0, 0, 0)
    table.play("chaosmagicians", "+FAV5. +TW1. done")
    assert table.player("chaosmagicians").cults == (9, 0, 0, 0)
    assert table.player("chaosmagicians").keys == 1


@pytest.mark.rule("TM-548", "TM-549")
def test_the_second_favor_tile_waits_until_the_first_is_resolved_with_its_town() -> None:
    table = chaos()
    table.play("chaosmagicians", "upgrade E5 to TE. +FAV5")
    assert table.legal() == {"+TW1", "+TW2", "+TW3", "+TW4", "+TW5"}
