"""Several tiles owed at once, and their keys: the order of taking them, and late keys."""

from typing import Any

import pytest

from tests.terra_mystica.rules.crowd import crowd
from tests.terra_mystica.rules.positions import QUIET, bare
from tests.terra_mystica.scenario import Table

# Four buildings of power 6: a town only with FAV5.
SIX = ("trading house", "trading house", "dwelling", "dwelling")
FIRE, WATER = 0, 1


def put_groups(table: Table, name: str, rows: str) -> None:
    for row in rows:
        for number, building in enumerate(SIX, 1):
            table.put(name, building, f"{row}{number}")


def two_favors(rows: str = "AE", **options: Any) -> Table:
    """A table with the Chaos Magicians owed two favor tiles; with FAV5 each of their rows becomes a town."""
    table = bare("chaosmagicians", "nomads", scoring=QUIET, **options)
    put_groups(table, "chaosmagicians", rows)
    table.put("chaosmagicians", "temple", "I1")
    table.give("chaosmagicians", cults=(0, 0, 0, 0), bowls=(12, 0, 0))
    table.play("chaosmagicians", "upgrade I1 to SA")
    return table


def owed(table: Table) -> set[str]:
    """Return which kinds of tiles may be taken now."""
    return {move[1:3] for move in table.legal("chaosmagicians") if move.startswith(("+TW", "+FAV"))}


@pytest.mark.rule("TM-348")
@pytest.mark.option("tiles_in_any_order", argument="any_order")
@pytest.mark.parametrize("any_order", [False, True])
def test_the_towns_of_the_first_favor_tile_and_the_second_favor_tile(any_order: bool) -> None:
    """D-027: the town tiles come before the second favor tile, unless the table allows any order."""
    table = two_favors(tiles_in_any_order=any_order)
    assert owed(table) == {"FA"}
    table.play("chaosmagicians", "+FAV5")
    expected = {"TW", "FA"} if any_order else {"TW"}
    assert owed(table) == expected
    table.play("chaosmagicians", "+TW1")
    assert owed(table) == expected
    assert not table.can("chaosmagicians", "done")
    table.play("chaosmagicians", "+TW1")
    assert owed(table) == {"FA"}
    table.play("chaosmagicians", "+FAV6")
    assert owed(table) == set()
    assert table.can("chaosmagicians", "done")


@pytest.mark.parametrize("any_order", [False, True])
def test_a_town_of_the_building_itself_waits_for_no_favor_tile(any_order: bool) -> None:
    """Only the towns founded by a favor tile come before the next one; the building's own may be taken any time."""
    table = bare("chaosmagicians", "nomads", scoring=QUIET, tiles_in_any_order=any_order)
    table.put("chaosmagicians", "trading house", "A1", "A2", "A3")
    table.put("chaosmagicians", "temple", "A4")
    table.play("chaosmagicians", "upgrade A4 to SA")
    assert owed(table) == {"FA", "TW"}
    table.play("chaosmagicians", "+FAV6")
    assert owed(table) == {"FA", "TW"}
    table.play("chaosmagicians", "+TW1")
    assert owed(table) == {"FA"}


@pytest.mark.parametrize("any_order", [False, True])
def test_the_second_favor_tile_uses_the_key_of_the_first_ones_town(any_order: bool) -> None:
    """D-027: if the town tile comes first, a step to 10 finds its key."""
    table = two_favors("A", tiles_in_any_order=any_order)
    table.give("chaosmagicians", cults=(0, 9, 0, 0))
    table.play("chaosmagicians", "+FAV5. +TW1. +FAV10")
    assert table.player("chaosmagicians").cults[WATER] == 10


@pytest.mark.option("tiles_in_any_order", True)
@pytest.mark.option("late_keys", argument="late")
@pytest.mark.parametrize(("late", "space"), [(False, 9), (True, 10)])
def test_a_second_favor_tile_before_the_town_tile_needs_a_late_key(late: bool, space: int) -> None:
    table = two_favors("A", tiles_in_any_order=True, late_keys=late)
    table.give("chaosmagicians", cults=(0, 9, 0, 0))
    table.play("chaosmagicians", "+FAV5. +FAV10. +TW1")
    assert table.player("chaosmagicians").cults[WATER] == space
    assert table.player("chaosmagicians").keys == 10 - space


@pytest.mark.option("late_keys", argument="late")
@pytest.mark.parametrize("late", [False, True])
def test_one_key_for_two_blocked_cults_opens_neither(late: bool) -> None:
    """In the league, late keys help only if there are enough for all cults that lacked one this turn."""
    table = two_favors("A", tiles_in_any_order=True, late_keys=late)
    table.give("chaosmagicians", cults=(9, 9, 0, 0))
    table.play("chaosmagicians", "+FAV5. +FAV10. +TW1")
    assert table.player("chaosmagicians").cults[:2] == (9, 9)
    assert table.player("chaosmagicians").keys == 1
    assert table.bowls("chaosmagicians") == (12, 0, 0)


@pytest.mark.parametrize(("late", "spaces", "keys"), [(False, (9, 9), 2), (True, (10, 10), 0)])
def test_two_keys_for_two_blocked_cults_open_both(late: bool, spaces: tuple[int, int], keys: int) -> None:
    """The first key is not enough; the second of the same turn completes both steps, with 3 power for each."""
    table = two_favors("AE", tiles_in_any_order=True, late_keys=late)
    table.give("chaosmagicians", cults=(9, 9, 0, 0))
    table.play("chaosmagicians", "+FAV5. +FAV10. +TW1")
    assert table.player("chaosmagicians").cults[:2] == (9, 9)
    table.play("chaosmagicians", "+TW2")
    assert table.player("chaosmagicians").cults[:2] == spaces
    assert table.player("chaosmagicians").keys == keys
    assert table.bowls("chaosmagicians") == ((6, 6, 0) if late else (12, 0, 0))


def test_a_late_key_is_not_put_to_a_cult_whose_top_is_taken() -> None:
    table = two_favors("A", tiles_in_any_order=True, late_keys=True)
    table.give("nomads", cults=(0, 10, 0, 0))
    table.state.tops = 1 << WATER
    table.give("chaosmagicians", cults=(9, 9, 0, 0))
    table.play("chaosmagicians", "+FAV5. +FAV10. +TW1")
    assert table.player("chaosmagicians").cults[:2] == (10, 9)
    assert table.player("chaosmagicians").keys == 0


@pytest.mark.option("late_keys", True)
@pytest.mark.option("may_stay_on_nine", True)
@pytest.mark.parametrize(("choice", "space"), [("key FIRE", 10), ("key none", 9)])
def test_a_late_key_may_be_kept_where_one_may_stay_on_nine(choice: str, space: int) -> None:
    table = two_favors("A", late_keys=True, may_stay_on_nine=True)
    table.give("chaosmagicians", cults=(9, 0, 0, 0))
    table.play("chaosmagicians", "+FAV5. +TW1")
    assert table.legal("chaosmagicians") == {"key FIRE", "key none"}
    table.play("chaosmagicians", choice)
    assert table.player("chaosmagicians").cults[FIRE] == space
    assert table.player("chaosmagicians").keys == 10 - space


def leave_tiles(table: Table, count: int) -> None:
    """Leave only so many town tiles, of the first kind."""
    table.state.towns_left = (count, *(0 for _ in table.state.towns_left[1:]))


@pytest.mark.rule("TM-345", "TM-348")
def test_a_favor_tile_founds_no_more_towns_than_there_are_tiles() -> None:
    table = two_favors("AE")
    leave_tiles(table, 1)
    table.play("chaosmagicians", "+FAV5")
    assert table.player("chaosmagicians").towns.bit_count() == 4
    table.play("chaosmagicians", "+TW1")
    assert owed(table) == {"FA"}
    assert table.player("chaosmagicians").keys == 1


@pytest.mark.rule("TM-348", "TM-600")
def test_a_favor_tile_founds_a_town_with_a_tile_and_one_without() -> None:
    """With six players the second of two towns scores points instead of a tile."""
    table = crowd(6, "chaosmagicians")
    table.state.favors_left = (1,) * len(table.state.favors_left)
    table.player("chaosmagicians").favors = 0
    put_groups(table, "chaosmagicians", "AE")
    table.put("chaosmagicians", "trading house", "I1")
    leave_tiles(table, 1)
    table.turn_of("chaosmagicians")
    table.play("chaosmagicians", "upgrade I1 to TE. +FAV5")
    assert table.player("chaosmagicians").towns.bit_count() == 8
    assert table.points_by("chaosmagicians") == {"town_tile": 5}
    assert table.state.towns_due == 1
    table.play("chaosmagicians", "+TW1")
    assert table.points_by("chaosmagicians") == {"town_tile": 5 + 5}
    assert table.player("chaosmagicians").keys == 1
    assert owed(table) == {"FA"}
