"""Pairs of options that affect the same rule: what they mean together."""

from typing import Any

import pytest

from tests.terra_mystica.rules.positions import QUIET, bare, power
from tests.terra_mystica.scenario import Table

option = pytest.mark.option


def witches_at_e9(**options: Any) -> Table:
    """A table with the Witches' dwelling on E9; D7 and F6 take one spade, E10 and F5 more."""
    table = bare("witches", "nomads", scoring=QUIET, **options)
    table.put("witches", "dwelling", "E9")
    table.ground("D7", "lakes")
    return table


def transforms(table: Table, name: str) -> set[str]:
    return {move.split()[3] for move in table.legal() if move.startswith(f"transform {name} ")}


@option("spades_split_before_home", True)
@option("dwelling_on_second", argument="second")
@pytest.mark.parametrize("second", [False, True])
def test_a_dwelling_on_the_space_that_is_home_first(second: bool) -> None:
    """D-004, D-006: after a split the first space is not home terrain; the second takes the dwelling if allowed."""
    table = witches_at_e9(spades_split_before_home=True, dwelling_on_second=second)
    table.play("witches", "action ACT6. transform E10 to blue. transform D7 to green")
    assert not table.can("witches", "build E10")
    assert table.can("witches", "build D7") == second


@option("spades_split_before_home", True)
@option("bought_spades_one_space", argument="one_space")
@pytest.mark.parametrize("one_space", [False, True])
def test_no_spades_are_bought_for_the_second_space_of_a_split(one_space: bool) -> None:
    table = witches_at_e9(spades_split_before_home=True, bought_spades_one_space=one_space)
    table.play("witches", "action ACT6. transform F5 to black")
    assert transforms(table, "D7") == {"green"}
    assert table.can("witches", "transform E10 to green") != one_space


@option("dwelling_on_second", True)
@option("halfling_sh_dwelling_first_only", argument="first_only")
@pytest.mark.parametrize("first_only", [False, True])
def test_the_halflings_stronghold_has_its_own_rule_for_the_dwelling(first_only: bool) -> None:
    """D-006, D-007: the rule for an action's second space does not apply to the stronghold's spades."""
    table = bare("halflings", "nomads", dwelling_on_second=True, halfling_sh_dwelling_first_only=first_only)
    table.put("halflings", "trading house", "E9")
    for name in ("D7", "F6"):
        table.ground(name, "swamp")
    table.play("halflings", "upgrade E9 to SH. transform D7 to brown. transform F6 to brown")
    assert table.can("halflings", "build F6") != first_only


@option("stronghold_spades_alone", argument="alone")
@option("bought_spades_one_space", argument="one_space")
@pytest.mark.parametrize("one_space", [False, True])
@pytest.mark.parametrize("alone", [False, True])
def test_spades_added_to_those_of_the_halflings_stronghold(alone: bool, one_space: bool) -> None:
    """TM-151: on the first space only one of the options forbids it; on a further one each of them does."""
    table = bare("halflings", "nomads", stronghold_spades_alone=alone, bought_spades_one_space=one_space)
    table.put("halflings", "trading house", "E9")
    table.ground("D7", "swamp")
    table.ground("F6", "forest")
    table.play("halflings", "upgrade E9 to SH. transform D7 to brown")
    assert table.can("halflings", "transform F6 to brown") != (alone or one_space)


@option("transform_home_away", argument="away")
@option("transform_only_closer", argument="only_closer")
@pytest.mark.parametrize("only_closer", [False, True])
@pytest.mark.parametrize("away", [False, True])
def test_away_from_home_is_never_closer(away: bool, only_closer: bool) -> None:
    """D-008: home terrain may be transformed only if that is allowed and it need not get closer to home."""
    table = witches_at_e9(transform_home_away=away, transform_only_closer=only_closer)
    table.ground("F6", "forest")
    assert bool(transforms(table, "F6")) == (away and not only_closer)


@option("spade_scoring", argument="scoring")
@option("free_spade_needs_transform", True)
@pytest.mark.parametrize(("scoring", "points"), [("used", 0), ("gained", 2)])
def test_a_spade_that_must_transform_may_still_be_thrown_away(scoring: str, points: int) -> None:
    """D-011, A-12: an unused spade is lost with the turn and scores only where gaining it does."""
    spades = ("SCORE1", "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8")
    table = bare("witches", "nomads", scoring=spades, spade_scoring=scoring, free_spade_needs_transform=True)
    table.put("witches", "dwelling", "E9")
    table.play("witches", "action ACT5. done")
    assert table.points_by("witches").get("scoring_tile", 0) == points


@option("offers", argument="offers")
@option("cultists_all_decline", argument="reward")
@pytest.mark.parametrize("offers", ["at once", "deferred"])
@pytest.mark.parametrize(("reward", "gained"), [("power1", 1), ("nothing", 0)])
def test_cultists_whose_power_nobody_wants(offers: str, reward: str, gained: int) -> None:
    table = bare("cultists", "nomads", offers=offers, cultists_all_decline=reward)
    table.put("cultists", "dwelling", "E9")
    table.put("nomads", "dwelling", "D7")
    table.give("nomads", bowls=(12, 0, 0))
    table.give("cultists", bowls=(12, 0, 0))
    table.play("cultists", "upgrade E9 to TP")
    table.play("nomads", "decline 1 from cultists")
    assert power(table, "cultists") == gained
    assert not table.player("cultists").cult_due


@option("conversions_mid_action", True)
@option("bought_spades_one_space", True)
def test_a_spade_bought_ahead_goes_with_the_free_ones_on_one_space() -> None:
    """Whether bought one by one or with the transformation, no spade can be bought after a split."""
    table = witches_at_e9(conversions_mid_action=True, bought_spades_one_space=True, spades_split_before_home=True)
    table.play("witches", "action ACT6. dig 1")
    assert "green" in transforms(table, "F5")
    assert "green" not in transforms(table, "D7")
    table = witches_at_e9(conversions_mid_action=True, bought_spades_one_space=True, spades_split_before_home=True)
    table.play("witches", "action ACT6. transform D7 to green")
    assert not table.can("witches", "dig 1")


@option("free_burning", argument="free")
@option("offers", "deferred")
@pytest.mark.parametrize("free", [False, True])
def test_an_answer_waits_while_sacrificed_power_is_unspent(free: bool) -> None:
    """TM-301: by the rulebook the power is spent before anything else; with free sacrifices it may stay."""
    table = bare("witches", "nomads", offers="deferred", free_burning=free)
    table.put("witches", "dwelling", "E9")
    table.put("nomads", "dwelling", "D7")
    table.give("nomads", bowls=(4, 8, 0))
    table.play("witches", "upgrade E9 to TP. done")
    table.play("nomads", "burn 1")
    assert table.can("nomads", "leech 1 from witches") == free


@option("turn_order", argument="order")
@option("offers", "deferred")
@pytest.mark.parametrize("order", ["clockwise", "passing"])
def test_a_round_ends_only_after_the_last_answer(order: str) -> None:
    table = bare("witches", "nomads", turn_order=order, offers="deferred")
    table.put("witches", "dwelling", "E9")
    table.put("nomads", "dwelling", "D7")
    table.give("nomads", bowls=(12, 0, 0), card="BON4")
    table.give("witches", card="BON3")
    table.turn_of("nomads")
    table.play("nomads", "pass BON1")
    table.play("witches", "upgrade E9 to TP. done. pass BON2")
    assert (table.asked, table.decision, table.state.round) == ("nomads", "offer", 1)
    table.play("nomads", "leech 1 from witches")
    assert table.state.round == 2
    assert table.asked == "nomads"
