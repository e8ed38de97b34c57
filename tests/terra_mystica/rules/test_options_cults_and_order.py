"""Options about conversions, cults and the order of play: each of their values."""

from typing import Any

import pytest

from tests.terra_mystica.scenario import Table

FIRE = 0


def table_of(*factions: str, **options: Any) -> Table:
    """A table with every faction rich and one dwelling each, far from the others."""
    table = Table(*factions, **options)
    table.clear_map()
    for faction, hex_ in zip(factions, ("A3", "I5", "E10"), strict=False):
        table.put(faction, "dwelling", hex_)
        table.rich(faction)
        table.give(faction, cults=(0, 0, 0, 0), points=20)
    return table


def conversions(table: Table, faction: str) -> set[str]:
    return {text for text in table.legal(faction) if text.startswith(("convert", "burn"))}


@pytest.mark.option("conversions_mid_action", argument="allowed")
@pytest.mark.parametrize("allowed", [False, True])
def test_converting_between_spades_and_dwelling(allowed: bool) -> None:
    table = table_of("witches", "nomads", conversions_mid_action=allowed)
    table.ground("A4", "mountains")
    table.play("witches", "action ACT6. transform A4 to green")
    assert table.can("witches", "build A4")
    table.play("witches", "convert 1PW to 1C")
    assert table.can("witches", "build A4") == allowed
    assert bool([text for text in table.legal("witches") if text.startswith("transform")]) == allowed


@pytest.mark.option("conversions_mid_action", argument="mid_action")
@pytest.mark.option("free_burning", argument="free")
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("mid_action", [False, True])
def test_burning_between_spades_and_dwelling(mid_action: bool, free: bool) -> None:
    """D-012, D-013: free sacrifices do not allow sacrificing in the middle of an action."""
    table = table_of("witches", "nomads", conversions_mid_action=mid_action, free_burning=free)
    table.give("witches", bowls=(0, 6, 6))
    table.ground("A4", "mountains")
    table.play("witches", "action ACT6. transform A4 to green. burn 1")
    if not free:
        table.play("witches", "convert 1PW to 1C")
    assert table.can("witches", "build A4") == mid_action
    assert bool([text for text in table.legal("witches") if text.startswith("transform")]) == mid_action
    assert table.can("witches", "done")


@pytest.mark.parametrize("allowed", [False, True])
def test_converting_before_the_favor_tile_is_taken(allowed: bool) -> None:
    table = table_of("witches", "nomads", conversions_mid_action=allowed)
    table.put("witches", "trading house", "A3")
    table.play("witches", "upgrade A3 to TE")
    assert bool(conversions(table, "witches")) == allowed
    table.play("witches", "+FAV9")
    assert conversions(table, "witches")


@pytest.mark.option("free_burning", argument="free")
@pytest.mark.parametrize("free", [False, True])
def test_sacrificing_power_for_later(free: bool) -> None:
    table = table_of("witches", "nomads", free_burning=free)
    table.give("witches", bowls=(0, 8, 0))
    table.play("witches", "burn 4")
    assert table.can("witches", "send p to FIRE") == free
    assert table.can("witches", "convert 1PW to 1C") == free
    assert table.can("witches", "action ACT3")
    table.play("witches", "send p to FIRE" if free else "convert 4PW to 4C")
    assert table.bowls("witches") == ((0, 0, 4) if free else (4, 0, 0))


@pytest.mark.parametrize("free", [False, True])
def test_sacrificing_power_at_the_end_of_the_turn(free: bool) -> None:
    table = table_of("witches", "nomads", free_burning=free)
    table.give("witches", bowls=(0, 8, 0))
    table.play("witches", "send p to FIRE for 1. burn 3")
    assert table.can("witches", "done") == free


def sanctuary_town(**options: Any) -> Table:
    """A table on which the Auren build a sanctuary that founds a town and gives a favor tile; they are on fire 9."""
    table = table_of("auren", "nomads", **options)
    table.put("auren", "trading house", "A1", "A2")
    table.put("auren", "temple", "A3")
    table.give("auren", cults=(9, 0, 0, 0))
    table.play("auren", "upgrade A3 to SA")
    return table


@pytest.mark.option("late_keys", argument="late")
@pytest.mark.parametrize(("late", "space", "keys"), [(False, 9, 1), (True, 10, 0)])
def test_a_key_gained_after_the_step(late: bool, space: int, keys: int) -> None:
    table = sanctuary_town(late_keys=late)
    table.play("auren", "+FAV9. +TW1")
    assert table.player("auren").cults[FIRE] == space
    assert table.player("auren").keys == keys


@pytest.mark.parametrize("late", [False, True])
def test_a_key_gained_before_the_step(late: bool) -> None:
    table = sanctuary_town(late_keys=late)
    table.play("auren", "+TW1. +FAV9")
    assert table.player("auren").cults[FIRE] == 10


def test_a_late_key_counts_only_in_the_same_turn() -> None:
    table = table_of("auren", "nomads", late_keys=True)
    table.put("auren", "trading house", "A1", "A2", "A3")
    table.ground("A4", "forest")
    table.give("auren", cults=(9, 0, 0, 0))
    table.play("auren", "send p to FIRE. done")
    table.passes("nomads")
    table.play("auren", "build A4. +TW1")
    assert table.player("auren").cults[FIRE] == 9
    assert table.player("auren").keys == 1


@pytest.mark.option("may_stay_on_nine", False)
def test_space_10_is_entered_whenever_possible() -> None:
    table = table_of("auren", "nomads")
    table.give("auren", cults=(9, 0, 0, 0), keys=1)
    table.play("auren", "send p to FIRE")
    assert table.player("auren").cults[FIRE] == 10


@pytest.mark.option("may_stay_on_nine", True)
@pytest.mark.parametrize(("choice", "space", "keys"), [("key FIRE", 10, 0), ("key none", 9, 1)])
def test_a_player_may_stay_on_9(choice: str, space: int, keys: int) -> None:
    table = table_of("auren", "nomads", may_stay_on_nine=True)
    table.give("auren", cults=(9, 0, 0, 0), keys=1)
    table.play("auren", "send p to FIRE")
    assert table.legal("auren") == {"key FIRE", "key none"}
    table.play("auren", choice)
    assert table.player("auren").cults[FIRE] == space
    assert table.player("auren").keys == keys


@pytest.mark.rule("TM-253")
def test_space_10_is_not_taken_twice_while_a_key_is_undecided() -> None:
    """The Cultists' step out of turn leaves their choice open, and the Nomads' turn continues."""
    table = table_of("cultists", "nomads", "giants", offers="deferred", may_stay_on_nine=True)
    table.put("nomads", "dwelling", "A4")
    table.give("nomads", bowls=(6, 6, 0), cults=(8, 0, 0, 0), keys=1)
    table.give("cultists", cults=(9, 0, 0, 0), keys=1)
    table.play("cultists", "upgrade A3 to TP. done")
    table.play("nomads", "leech 1 from cultists")
    table.play("cultists", "+FIRE")
    for faction, choice in (("nomads", "send p to FIRE for 2"), ("nomads", "key FIRE"), ("cultists", "key FIRE")):
        if choice in table.legal(faction):
            table.play(faction, choice)
    assert [player.cults[FIRE] for player in table.state.players].count(10) == 1


@pytest.mark.option("cult_spades_must_finish_first", argument="must_finish")
@pytest.mark.parametrize("must_finish", [False, True])
def test_spades_of_the_cult_bonus_on_two_spaces(must_finish: bool) -> None:
    table = table_of("witches", "nomads", cult_spades_must_finish_first=must_finish)
    table.give("witches", cults=(0, 0, 8, 0))
    table.ground("A4", "wasteland")
    table.end_round()
    assert (table.asked, table.decision) == ("witches", "reward_spades")
    table.play("witches", "transform A4 to gray")
    assert table.decision == ("turn" if must_finish else "reward_spades")


@pytest.mark.parametrize("must_finish", [False, True])
def test_a_finished_space_leaves_spades_for_another(must_finish: bool) -> None:
    table = table_of("witches", "nomads", cult_spades_must_finish_first=must_finish)
    table.give("witches", cults=(0, 0, 8, 0))
    table.ground("A4", "mountains")
    table.ground("A2", "mountains")
    table.end_round()
    table.play("witches", "transform A4 to green")
    assert (table.asked, table.decision) == ("witches", "reward_spades")
    table.play("witches", "transform A2 to green")
    assert table.decision == "turn"


@pytest.mark.option("turn_order", argument="turn_order")
@pytest.mark.parametrize(
    ("turn_order", "following"),
    [("clockwise", ["cultists", "witches", "nomads"]), ("passing", ["cultists", "nomads", "witches"])],
)
def test_the_order_of_the_next_round(turn_order: str, following: list[str]) -> None:
    table = table_of("witches", "nomads", "cultists", turn_order=turn_order)
    for faction in ("witches", "nomads"):
        table.play(faction, "send p to FIRE. done")
    table.passes("cultists")
    table.play("witches", "send p to FIRE. done")
    table.passes("nomads", "witches")
    assert table.state.round == 2
    seen = []
    for _ in range(3):
        seen.append(table.asked)
        table.play(table.asked, "send p to WATER. done")
    assert seen == following
    assert table.asked == following[0]


@pytest.mark.parametrize("turn_order", ["clockwise", "passing"])
def test_the_order_within_a_round_does_not_change(turn_order: str) -> None:
    table = table_of("witches", "nomads", "cultists", turn_order=turn_order)
    table.play("witches", "send p to FIRE. done")
    table.passes("nomads")
    for faction in ("cultists", "witches", "cultists", "witches"):
        assert table.asked == faction
        table.play(faction, "send p to FIRE. done")
