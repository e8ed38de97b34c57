"""Options about spades, paths on the cycle, dwellings and offers: each of their values."""

from typing import Any

import pytest

from hexarch.games.terra_mystica.options import Options
from tests.terra_mystica.rules.positions import bare, power
from tests.terra_mystica.scenario import Table

SPADES_SCORE = ("SCORE1", "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8")


def witches_at_e9(**options: Any) -> Table:
    """A table with the Witches on E9, next to D7 (wasteland), E10 (swamp), F5 (plains) and F6 (mountains)."""
    table = bare("witches", "nomads", scoring=SPADES_SCORE, **options)
    table.put("witches", "dwelling", "E9")
    return table


def neighbours(building: str = "dwelling", **options: Any) -> Table:
    """A table with the Witches on E9 and a dwelling of the Nomads next to it, whose tokens are all in bowl I."""
    table = bare("witches", "nomads", **options)
    table.put("witches", building, "E9")
    table.put("nomads", "dwelling", "D7")
    table.give("nomads", bowls=(12, 0, 0))
    return table


def transforms(table: Table, name: str) -> set[str]:
    """Return the colours into which a hex may be transformed now."""
    return {move.split()[3] for move in table.legal() if move.startswith(f"transform {name} ")}


def test_the_standard_values() -> None:
    """D-004, D-006, D-008, D-009, D-011, D-015, A-12: what the rulebooks say."""
    standard = Options()
    assert (standard.spade_scoring, standard.spade_path) == ("used", "shortest")
    assert (standard.offers, standard.leech_timing) == ("at once", "before_rewards")
    assert not standard.long_way_round
    assert not standard.transform_home_away
    assert not standard.transform_only_closer
    assert not standard.free_spade_needs_transform
    assert not standard.spades_split_before_home
    assert not standard.dwelling_on_second
    assert not standard.bought_spades_one_space


@pytest.mark.option("spade_scoring", argument="scoring")
@pytest.mark.parametrize(("scoring", "points"), [("used", 0), ("gained", 2)])
def test_spade_scoring(scoring: str, points: int) -> None:
    """A-12: an unused free spade scores only if the tile counts spades gained."""
    table = witches_at_e9(spade_scoring=scoring)
    table.play("witches", "action ACT5. done")
    assert table.points_by("witches").get("scoring_tile", 0) == points


@pytest.mark.parametrize("scoring", ["used", "gained"])
def test_spade_scoring_of_spades_bought_and_used(scoring: str) -> None:
    """A-12: a spade that is gained and used scores once with either value."""
    table = witches_at_e9(spade_scoring=scoring)
    table.play("witches", "action ACT5. transform E10 to green")
    assert table.points_by("witches") == {"scoring_tile": 4}


@pytest.mark.option("spade_path", argument="path")
@pytest.mark.parametrize(("path", "spades"), [("shortest", 2), ("around home", 5)])
def test_spade_path(path: str, spades: int) -> None:
    """D-009: the short way from lakes to mountains crosses the Witches' forest."""
    table = witches_at_e9(spade_path=path)
    table.ground("F6", "lakes")
    table.give("witches", workers=3 * spades - 1)
    assert not table.can("witches", "transform F6 to gray")
    table.give("witches", workers=3 * spades)
    table.play("witches", "transform F6 to gray")
    assert table.player("witches").workers == 0


@pytest.mark.parametrize(("path", "across"), [("shortest", {"blue"}), ("around home", set[str]())])
def test_only_ways_across_home_differ(path: str, across: set[str]) -> None:
    """D-009: with three spades wasteland can become anything; only lakes are beyond forest."""
    table = witches_at_e9(spade_path=path)
    table.give("witches", workers=9)
    assert transforms(table, "D7") == {"yellow", "brown", "black", "gray", "green"} | across


@pytest.mark.option("long_way_round", True)
@pytest.mark.parametrize(("name", "spades"), [("F6", 6), ("E10", 5), ("F5", 4)])
def test_long_way_round(name: str, spades: int) -> None:
    """D-008: with the option the longer side of the cycle may be taken, and each spade counts."""
    table = witches_at_e9(long_way_round=True)
    table.play("witches", f"long way. transform {name} to green")
    assert table.terrain(name) == "forest"
    assert table.player("witches").workers == 40 - 3 * spades
    assert table.points_by("witches") == {"scoring_tile": 2 * spades}


@pytest.mark.option("long_way_round", False)
def test_no_long_way_round() -> None:
    """D-008: without the option only the short way is allowed."""
    table = witches_at_e9()
    assert "transform F6 to green" in table.legal()
    assert "long way" not in table.legal()


@pytest.mark.option("long_way_round", True)
@pytest.mark.option("spade_path", "around home")
def test_the_long_way_round_never_crosses_home() -> None:
    """D-008, D-009: if home is avoided, only ways from or to home terrain have another side."""
    table = witches_at_e9(long_way_round=True, spade_path="around home")
    table.play("witches", "long way")
    assert transforms(table, "F6") == {"green"}


@pytest.mark.option("transform_home_away", argument="allowed")
@pytest.mark.parametrize("allowed", [False, True])
def test_transform_home_away(allowed: bool) -> None:
    """D-009: home terrain stays unless the option allows transforming it."""
    table = witches_at_e9(transform_home_away=allowed)
    table.ground("F6", "forest")
    table.give("witches", workers=3)
    assert transforms(table, "F6") == ({"blue", "gray"} if allowed else set())


def test_a_space_transformed_away_again_takes_no_dwelling() -> None:
    """D-009: the second free spade may undo what the first did, but a dwelling still needs home terrain."""
    table = witches_at_e9(transform_home_away=True)
    table.play("witches", "action ACT6. transform F6 to green")
    assert table.can("witches", "build F6")
    table.play("witches", "transform F6 to gray")
    assert not table.can("witches", "build F6")


@pytest.mark.option("transform_only_closer", argument="only_closer")
@pytest.mark.parametrize(
    ("only_closer", "colours"),
    [(False, {"red", "yellow", "brown", "blue", "green", "gray"}), (True, {"blue", "green", "gray"})],
)
def test_transform_only_closer(only_closer: bool, colours: set[str]) -> None:
    """D-009: from swamp, two steps from home, the way may lead anywhere or only closer."""
    table = witches_at_e9(transform_only_closer=only_closer)
    assert transforms(table, "E10") == colours


@pytest.mark.option("long_way_round", True)
@pytest.mark.option("transform_only_closer", True)
def test_the_long_way_round_leads_closer_too() -> None:
    """D-008, D-009: with both options the long way, too, must end closer to home."""
    table = witches_at_e9(long_way_round=True, transform_only_closer=True)
    table.play("witches", "long way")
    assert transforms(table, "E10") == {"blue", "green", "gray"}


@pytest.mark.option("free_spade_needs_transform", argument="needed")
@pytest.mark.parametrize("needed", [False, True])
@pytest.mark.parametrize("action", ["ACT5", "BON1"])
def test_free_spade_needs_transform(action: str, needed: bool) -> None:
    """D-011: by default an action with a free spade may just build on home terrain; the spade is lost unscored."""
    table = witches_at_e9(free_spade_needs_transform=needed)
    table.ground("F6", "forest")
    table.give("witches", card="BON1")
    table.play("witches", f"action {action}")
    assert table.can("witches", "build F6") != needed
    if not needed:
        table.play("witches", "build F6")
        assert not transforms(table, "E10")
        assert table.points_by("witches") == {}


@pytest.mark.option("spades_split_before_home", argument="split")
@pytest.mark.parametrize("split", [False, True])
def test_spades_split_before_home(split: bool) -> None:
    """D-004: only with the option may the second free spade leave an unfinished space, and it must finish its own."""
    table = witches_at_e9(spades_split_before_home=split)
    table.ground("D7", "lakes")
    table.give("witches", workers=0)
    table.play("witches", "action ACT6. transform E10 to blue")
    assert transforms(table, "D7") == ({"green"} if split else set())
    assert transforms(table, "F6") == ({"green"} if split else set())
    assert transforms(table, "F5") == set()


def test_a_space_finished_by_the_second_spade_is_still_the_first_space() -> None:
    """D-004, D-006: two spades used one by one on one space still allow a dwelling there."""
    table = witches_at_e9(spades_split_before_home=True)
    table.play("witches", "action ACT6. transform E10 to blue. transform E10 to green")
    assert table.can("witches", "build E10")


@pytest.mark.option("dwelling_on_second", argument="allowed")
@pytest.mark.parametrize("allowed", [False, True])
def test_dwelling_on_second(allowed: bool) -> None:
    """D-006: the dwelling stands on the first space, with the option also on the second."""
    table = witches_at_e9(dwelling_on_second=allowed)
    table.ground("D7", "lakes")
    table.play("witches", "action ACT6. transform F6 to green. transform D7 to green")
    assert table.can("witches", "build F6")
    assert table.can("witches", "build D7") == allowed
    if allowed:
        table.play("witches", "build D7")
        assert not table.can("witches", "build F6")


@pytest.mark.option("bought_spades_one_space", argument="one_space")
@pytest.mark.parametrize("one_space", [False, True])
def test_bought_spades_one_space(one_space: bool) -> None:
    """D-004: may bought spades be added to the surplus one? On a single space always."""
    table = witches_at_e9(bought_spades_one_space=one_space)
    table.play("witches", "action ACT6. transform F6 to green")
    assert transforms(table, "D7") >= {"yellow", "gray"}
    assert table.can("witches", "transform D7 to green") != one_space
    table = witches_at_e9(bought_spades_one_space=one_space)
    table.play("witches", "action ACT6. transform F5 to green")
    assert table.player("witches").workers == 40 - 3


@pytest.mark.option("halfling_sh_dwelling_first_only", argument="first_only")
@pytest.mark.parametrize("first_only", [False, True])
def test_halfling_sh_dwelling_first_only(first_only: bool) -> None:
    """D-007: the dwelling of the Halflings' stronghold may go on any transformed space, or only on the first."""
    table = bare("halflings", "nomads", halfling_sh_dwelling_first_only=first_only)
    table.put("halflings", "trading house", "E9")
    for name in ("D7", "F6"):
        table.ground(name, "swamp")
    assert table.terrain("F5") == "plains"
    table.play("halflings", "upgrade E9 to SH")
    assert not table.can("halflings", "build F5")
    table.play("halflings", "transform D7 to brown. transform F6 to brown")
    assert table.can("halflings", "build D7")
    assert table.can("halflings", "build F6") != first_only
    assert not table.can("halflings", "build F5")


@pytest.mark.option("offers", "at once")
def test_offers_at_once() -> None:
    """D-015: the neighbour answers before the builder continues."""
    table = neighbours(offers="at once")
    table.play("witches", "upgrade E9 to TP")
    assert (table.asked, table.decision) == ("nomads", "offer")
    assert not table.legal("witches")
    table.play("nomads", "leech 1 from witches")
    assert (table.asked, table.decision) == ("witches", "rest")


@pytest.mark.option("offers", "deferred")
def test_offers_deferred_until_ones_own_turn() -> None:
    """The game continues; the neighbour answers before their own next action."""
    table = neighbours(offers="deferred")
    table.play("witches", "upgrade E9 to TP. done")
    assert (table.asked, table.decision) == ("nomads", "turn")
    actions = {move for move in table.legal() if not move.startswith("convert")}
    assert actions == {"leech 1 from witches", "decline 1 from witches"}
    table.play("nomads", "leech 1 from witches")
    assert power(table, "nomads") == 1
    assert table.can("nomads", "pass BON3")


def test_a_deferred_offer_may_be_answered_out_of_turn() -> None:
    table = neighbours(offers="deferred")
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == "witches"
    table.play("nomads", "leech 1 from witches")
    assert power(table, "nomads") == 1
    assert table.asked == "witches"


def test_a_conversion_closes_a_deferred_offer() -> None:
    """In the league, no conversion may come between offer and acceptance."""
    table = neighbours(offers="deferred")
    table.play("witches", "upgrade E9 to TP. done")
    table.play("nomads", "convert 1W to 1C")
    assert not table.can("nomads", "leech 1 from witches")
    assert table.can("nomads", "decline 1 from witches")


def test_a_later_deferred_offer_closes_the_earlier_ones() -> None:
    """In the league, several offers of one builder are accepted in the order in which they were made."""
    table = neighbours(offers="deferred")
    table.put("nomads", "trading house", "G6")
    table.turn_of("nomads")
    table.play("nomads", "pass BON3")
    table.play("witches", "upgrade E9 to TP. done")
    table.play("witches", "transform F6 to green. build F6")
    assert table.can("nomads", "leech 1 from witches")
    table.play("nomads", "leech 2 from witches")
    assert not table.can("nomads", "leech 1 from witches")
    assert table.can("nomads", "decline 1 from witches")


@pytest.mark.parametrize("offers", ["at once", "deferred"])
def test_an_offer_that_nobody_has_room_for(offers: str) -> None:
    """The league asks even then; with answers at once, nobody is asked."""
    table = neighbours(offers=offers)
    table.give("nomads", bowls=(0, 0, 12))
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == "witches"
    answers = {"leech 1 from witches", "decline 1 from witches"}
    assert table.legal("nomads") == (answers if offers == "deferred" else set())


def test_the_round_does_not_end_before_a_deferred_offer_is_answered() -> None:
    table = neighbours(offers="deferred")
    table.turn_of("nomads")
    table.play("nomads", "pass BON3")
    table.play("witches", "upgrade E9 to TP. done")
    table.play("witches", "pass BON1")
    assert (table.asked, table.decision, table.state.round) == ("nomads", "offer", 1)
    table.play("nomads", "decline 1 from witches")
    assert table.state.round == 2


@pytest.mark.option("leech_timing", argument="timing")
@pytest.mark.parametrize("timing", ["before_rewards", "after_rewards"])
def test_leech_timing_and_favor_tiles(timing: str) -> None:
    """D-015: the neighbour answers before or after the favor tile is chosen."""
    table = neighbours("trading house", leech_timing=timing)
    table.play("witches", "upgrade E9 to TE")
    first, then = ("nomads", "witches") if timing == "before_rewards" else ("witches", "nomads")
    assert table.asked == first
    table.play(first, "leech 1 from witches" if first == "nomads" else "+FAV11")
    assert table.asked == then
    table.play(then, "leech 1 from witches" if then == "nomads" else "+FAV11")
    assert (table.asked, table.decision) == ("witches", "rest")


@pytest.mark.parametrize("timing", ["before_rewards", "after_rewards"])
def test_leech_timing_and_town_tiles(timing: str) -> None:
    """D-015: the neighbour answers before or after the town tile is chosen."""
    table = neighbours(leech_timing=timing)
    table.put("witches", "stronghold", "E10")
    table.put("witches", "dwelling", "E11", "F7")
    table.play("witches", "upgrade E9 to TP")
    if timing == "after_rewards":
        table.play("witches", "+TW1")
    assert (table.asked, table.decision) == ("nomads", "offer")
    table.play("nomads", "leech 1 from witches")
    assert table.can("witches", "+TW1") == (timing == "before_rewards")


@pytest.mark.parametrize(("timing", "points"), [("before_rewards", 50), ("after_rewards", 57)])
def test_leech_timing_and_strongholds(timing: str, points: int) -> None:
    """D-015: the neighbour answers before or after the stronghold's goods, here the Cultists' 7 points."""
    table = bare("cultists", "nomads", leech_timing=timing)
    table.put("cultists", "trading house", "E9")
    table.put("nomads", "dwelling", "D7")
    table.give("nomads", bowls=(12, 0, 0))
    table.play("cultists", "upgrade E9 to SH")
    assert table.asked == "nomads"
    assert table.player("cultists").points == points
    table.play("nomads", "decline 1 from cultists")
    assert table.player("cultists").points == 57
