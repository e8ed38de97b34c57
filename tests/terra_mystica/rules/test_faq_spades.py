"""The FAQ's rulings on spades in phases II and III (rules 550 to 568)."""

from typing import Any

import pytest

from tests.terra_mystica.rules.positions import bare, deeds
from tests.terra_mystica.scenario import Table

TOWNS_FIRST = ("SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7", "SCORE8")


def diggers(name: str = "witches", **options: Any) -> Table:
    """A table with a dwelling at E6; E5 and E7 are one step from forest, F3 and D4 two, F4 is forest."""
    table = bare(name, "nomads" if name != "nomads" else "witches", scoring=TOWNS_FIRST, **options)
    table.put(name, "dwelling", "E6")
    for hex_, terrain in (("E5", "lakes"), ("E7", "mountains"), ("F3", "swamp"), ("D4", "wasteland"), ("F4", "forest")):
        table.ground(hex_, terrain)
    return table


def in_phase_three(spades: int, **options: Any) -> Table:
    """The same table, with spades for the Witches' steps on earth."""
    table = diggers(**options)
    table.give("witches", cults=(0, 0, 4 * spades, 0))
    table.give("nomads", cults=(0, 0, 0, 0))
    table.end_round()
    assert (table.decision, table.asked, table.state.spades) == ("reward_spades", "witches", spades)
    return table


def targets(table: Table) -> set[str]:
    """Return the spaces that may be transformed now."""
    return {move.split()[0] for move in deeds(table, "transform")}


@pytest.mark.rule("TM-550")
def test_action_one_needs_an_unoccupied_connected_space() -> None:
    table = diggers()
    assert targets(table) == {"E5", "E7", "F3", "D4"}
    assert deeds(table, "build") == {"F4"}
    table.put("nomads", "dwelling", "E7")
    table.put("nomads", "dwelling", "F4")
    assert targets(table) == {"E5", "F3", "D4"}
    assert deeds(table, "build") == set()


@pytest.mark.rule("TM-551")
def test_transforming_only_closer_to_home_is_an_option() -> None:
    """The rulebooks (the default) allow any terrain; the FAQ only those nearer to forest."""
    colours = {"brown", "black", "blue", "gray", "yellow", "green"}
    moves = deeds(diggers(), "transform")
    assert {move for move in moves if move.startswith("D4")} == {f"D4 to {colour}" for colour in colours}
    moves = deeds(diggers(transform_only_closer=True), "transform")
    assert {move for move in moves if move.startswith("D4")} == {"D4 to gray", "D4 to green", "D4 to blue"}


@pytest.mark.rule("TM-552")
def test_no_more_spades_are_bought_than_needed() -> None:
    """By default only the short way is allowed; the option of TM-567 lifts this."""
    table = diggers()
    assert not table.can("witches", "long way")
    table.play("witches", "transform F3 to green. done")
    assert table.goods("witches") == (60, 40 - 6, 5)


@pytest.mark.rule("TM-553")
@pytest.mark.parametrize(("action", "bought"), [("BON1", 1), ("ACT5", 1), ("ACT6", 0)])
def test_missing_spades_are_bought_whatever_the_first_came_from(action: str, bought: int) -> None:
    table = diggers()
    table.give("witches", card="BON1")
    table.play("witches", f"action {action}. transform F3 to green")
    assert table.goods("witches") == (60, 40 - 3 * bought, 5)


@pytest.mark.rule("TM-554")
def test_building_is_never_obligatory_and_the_space_stays_open_to_others() -> None:
    table = diggers()
    table.put("nomads", "dwelling", "E8")
    table.play("witches", "transform E7 to green. done")
    assert table.terrain("E7") == "forest"
    table.play("nomads", "transform E7 to yellow. build E7")
    assert table.player("nomads").built >> table.hex("E7") & 1


@pytest.mark.rule("TM-555")
@pytest.mark.parametrize(("needs_transform", "allowed"), [(True, False), (False, True)])
@pytest.mark.parametrize("action", ["ACT5", "ACT6", "BON1"])
def test_free_spades_on_home_terrain(action: str, needs_transform: bool, allowed: bool) -> None:
    """The FAQ requires a space that is not home terrain yet; the rulebooks (the default) allow only building."""
    table = diggers(free_spade_needs_transform=needs_transform)
    table.give("witches", card="BON1")
    table.play("witches", f"action {action}")
    assert table.can("witches", "build F4") == allowed
    assert not table.can("witches", "transform F4 to grey")


@pytest.mark.rule("TM-556")
@pytest.mark.parametrize(("split", "left"), [(False, set()), (True, {"E5", "E7", "D4", "F3"})])
def test_free_spades_all_go_on_the_first_space_until_it_is_home(split: bool, left: set[str]) -> None:
    """If the first of two spades stops half-way, the other is lost unless the online option lets it go elsewhere."""
    table = diggers(spades_split_before_home=split)
    table.play("witches", "action ACT6. transform F3 to blue")
    assert targets(table) == left


@pytest.mark.rule("TM-557")
def test_workers_add_only_the_spades_that_are_missing() -> None:
    """D4 as plains is three steps away: two free spades and one for 3 workers, never more."""
    table = diggers()
    table.ground("D4", "plains")
    table.play("witches", "action ACT6. transform D4 to green")
    assert table.goods("witches") == (60, 37, 5)
    assert targets(table) == set()
    table = diggers()
    table.play("witches", "action ACT5. transform E5 to green")
    assert table.goods("witches") == (60, 40, 5)
    assert targets(table) == set()


@pytest.mark.rule("TM-558")
def test_left_over_spades_go_to_a_second_space_under_the_same_conditions() -> None:
    """One of two spades is left; F3 needs two, so one more is bought."""
    table = diggers()
    table.play("witches", "action ACT6. transform E5 to green")
    assert targets(table) == {"E7", "F3", "D4"}
    table.play("witches", "transform F3 to green")
    assert table.goods("witches") == (60, 37, 5)
    assert targets(table) == set()


@pytest.mark.rule("TM-558")
def test_the_halflings_may_go_on_to_a_third_space() -> None:
    table = diggers("halflings")
    table.put("halflings", "trading house", "E6")
    for hex_ in ("E5", "E7", "F3"):
        table.ground(hex_, "swamp")
    table.play("halflings", "upgrade E6 to SH. transform E5 to brown. transform E7 to brown. transform F3 to brown")
    assert targets(table) == set()
    assert table.player("halflings").workers == 36


@pytest.mark.rule("TM-559")
def test_a_second_space_must_be_adjacent_to_a_structure() -> None:
    """E8 and E4 touch only the spaces just transformed."""
    table = diggers()
    table.ground("E8", "mountains")
    table.play("witches", "action ACT6. transform E7 to green")
    assert targets(table) == {"E5", "F3", "D4"}


@pytest.mark.rule("TM-560")
def test_the_dwelling_comes_after_all_spades_on_the_first_space_only() -> None:
    """The online option allows it on the second space, too."""
    table = diggers()
    table.play("witches", "action ACT6. transform E5 to green. transform E7 to green")
    assert deeds(table, "build") == {"E5"}
    table = diggers()
    table.play("witches", "action ACT6. transform E5 to green. build E5")
    assert targets(table) == set()
    table = diggers(dwelling_on_second=True)
    table.play("witches", "action ACT6. transform E5 to green. transform E7 to green")
    assert deeds(table, "build") == {"E5", "E7"}


@pytest.mark.rule("TM-561")
def test_phase_three_spades_need_a_foreign_empty_connected_space() -> None:
    table = in_phase_three(1)
    assert targets(table) == {"E5", "E7", "F3", "D4"}
    table.put("nomads", "dwelling", "E7")
    assert targets(table) == {"E5", "F3", "D4"}


@pytest.mark.rule("TM-562")
@pytest.mark.parametrize(("finish_first", "left"), [(True, set()), (False, {"E5", "E7", "D4", "F3"})])
def test_phase_three_spades_on_the_first_space_until_it_is_home(finish_first: bool, left: set[str]) -> None:
    """The FAQ's reading is an option; by the rulebooks (the default) the spades may go anywhere."""
    table = in_phase_three(2, cult_spades_must_finish_first=finish_first)
    table.play("witches", "transform F3 to blue")
    assert (targets(table) if table.decision == "reward_spades" else set()) == left


@pytest.mark.rule("TM-563")
def test_phase_three_spades_are_not_added_to_and_a_part_of_the_way_stays() -> None:
    table = in_phase_three(1)
    assert not table.can("witches", "transform F3 to green")
    table.play("witches", "transform F3 to blue")
    assert table.decision == "turn"
    assert table.terrain("F3") == "lakes"
    assert table.noted("witches", "workers", "spades") == 0


@pytest.mark.rule("TM-564", "TM-565")
@pytest.mark.parametrize("finish_first", [False, True])
def test_left_over_phase_three_spades_go_to_a_second_space_that_was_connected_before(finish_first: bool) -> None:
    table = in_phase_three(2, cult_spades_must_finish_first=finish_first)
    table.ground("E8", "mountains")
    table.play("witches", "transform E7 to green")
    assert targets(table) == {"E5", "F3", "D4"}
    table.play("witches", "transform E5 to green")
    assert (table.terrain("E7"), table.terrain("E5"), table.decision) == ("forest", "forest", "turn")


@pytest.mark.rule("TM-566")
def test_no_dwelling_in_phase_three() -> None:
    table = in_phase_three(2)
    assert deeds(table, "build") == set()
    table.play("witches", "transform E7 to green")
    assert deeds(table, "build") == set()


@pytest.mark.rule("TM-567")
@pytest.mark.parametrize(("terrain", "spades"), [("mountains", 6), ("wasteland", 5), ("desert", 4)])
def test_the_long_way_round_is_an_option_with_at_most_six_spades(terrain: str, spades: int) -> None:
    table = diggers(long_way_round=True)
    table.ground("E7", terrain)
    table.play("witches", "long way. transform E7 to green")
    assert table.goods("witches") == (60, 40 - 3 * spades, 5)
    assert table.terrain("E7") == "forest"


@pytest.mark.rule("TM-567")
def test_the_long_way_round_takes_spades_enough() -> None:
    table = diggers(long_way_round=True)
    table.give("witches", workers=17)
    table.play("witches", "long way")
    assert "E7 to green" not in deeds(table, "transform")
    assert "D4 to green" in deeds(table, "transform")
    assert not diggers().can("witches", "long way")


@pytest.mark.rule("TM-568")
def test_surplus_spades_may_stay_unused() -> None:
    table = diggers()
    table.play("witches", "action ACT6. transform E5 to green. done")
    assert (table.asked, table.state.spades) == ("nomads", 0)
    table = in_phase_three(2)
    table.play("witches", "transform E5 to green. done")
    assert (table.state.round, table.decision) == (2, "turn")
