"""What players use online: more tiles and cards, deferred offers of the cultists, the halflings' first space."""

import pytest

from hexarch.games.terra_mystica.rules import GAME
from tests.terra_mystica.rules.positions import bare, before_stronghold, before_town, deeds, home, pass_anyhow
from tests.terra_mystica.scenario import Table

TEMPLES_FIRST = ("SCORE9", "SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7")


def town(tile: str, name: str = "nomads", **given: object) -> Table:
    """A table on which a faction founds a town with a tile of the mini expansion."""
    other = "witches" if name != "witches" else "nomads"
    table = before_town(name, other, mini_expansion_1=True)
    table.give(name, **given)
    table.give(name, points=50)
    table.play(name, f"upgrade E5 to TP. +{tile}")
    return table


def test_the_mini_expansion_adds_four_town_tiles() -> None:
    assert before_town("nomads", "witches").state.towns_left == (2, 2, 2, 2, 2, 0, 0, 0)
    table = before_town("nomads", "witches", mini_expansion_1=True)
    assert table.state.towns_left == (2, 2, 2, 2, 2, 1, 2, 1)
    table.play("nomads", "upgrade E5 to TP")
    assert table.legal() == {f"+TW{number}" for number in range(1, 9)}


def test_tw6_gives_two_points_two_keys_and_two_steps_on_each_cult() -> None:
    table = town("TW6", cults=(8, 8, 0, 4))
    assert table.player("nomads").points == 52
    assert table.player("nomads").cults == (10, 10, 2, 6)
    assert table.player("nomads").keys == 0
    table = town("TW6", cults=(0, 0, 0, 0))
    assert table.player("nomads").keys == 2


@pytest.mark.parametrize(("tile", "left"), [("TW6", 0), ("TW7", 1), ("TW8", 0)])
def test_copies_of_the_new_tiles(tile: str, left: int) -> None:
    table = town(tile)
    assert table.state.towns_left[int(tile[2:]) - 1] == left
    assert table.player("nomads").keys == (2 if tile == "TW6" else 1)


@pytest.mark.parametrize(
    ("name", "before", "after", "points"),
    [
        ("nomads", 0, 1, 2),
        ("nomads", 2, 3, 4),
        ("nomads", 3, 3, 0),
        ("mermaids", 1, 2, 2),
        ("mermaids", 4, 5, 5),
        ("mermaids", 5, 5, 0),
        ("dwarves", 0, 0, 0),
        ("fakirs", 0, 0, 0),
    ],
)
def test_tw7_is_a_shipping_step_with_its_points(name: str, before: int, after: int, points: int) -> None:
    """It gives nothing at the end of the track or to factions without shipping."""
    table = town("TW7", name, shipping=before)
    assert table.player(name).shipping == after
    assert table.player(name).points == 50 + 4 + points


def test_tw7_lets_the_fakirs_fly_one_space_further_and_the_dwarves_not() -> None:
    """E4 is next to the town at E5; E2 lies behind two spaces, E1 behind three."""
    for name, reached in (("fakirs", {"E3", "E2"}), ("dwarves", {"E3"})):
        table = town("TW7", name)
        home(table, name, "E3", "E2", "E1")
        table.turn_of(name)
        assert deeds(table, "build") & {"E3", "E2", "E1"} == reached


def test_tw8_is_worth_eleven_points() -> None:
    table = town("TW8", coins=6, workers=2, priests=0)
    assert table.player("nomads").points == 61
    assert table.goods("nomads") == (0, 0, 0)


def test_the_tenth_card_is_an_option() -> None:
    for chosen, cards in ((False, 9), (True, 10)):
        assert GAME.new(GAME.options({"shipping_bonus": chosen}, 2)).cards.bit_count() == cards


@pytest.mark.parametrize(
    ("name", "shipping", "points"),
    [
        ("witches", 0, 0),
        ("witches", 2, 6),
        ("mermaids", 1, 3),
        ("mermaids", 5, 15),
        ("dwarves", 0, 0),
        ("fakirs", 0, 0),
    ],
)
def test_bon10_gives_three_power_and_three_points_for_each_shipping_level(
    name: str, shipping: int, points: int
) -> None:
    other = "darklings"
    table = bare(name, other, shipping_bonus=True)
    table.give(name, card="BON10", shipping=shipping, bowls=(12, 0, 0))
    table.give(name, points=50)
    assert table.income(name)["power"] == 3
    pass_anyhow(table)
    assert table.player(name).points == 50 + points


def test_score9_scores_four_for_a_temple_and_nothing_for_other_buildings() -> None:
    table = bare("witches", "nomads", scoring=TEMPLES_FIRST, temple_scoring_tile=True)
    table.put("witches", "trading house", "E6", "A1")
    table.put("witches", "dwelling", "F4")
    table.play("witches", "upgrade F4 to TP. done")
    assert table.player("witches").points == 50
    table.turn_of("witches")
    table.play("witches", "upgrade E6 to TE. +FAV9. done")
    assert table.player("witches").points == 54
    table.turn_of("witches")
    table.play("witches", "upgrade E6 to SA. +FAV11. done")
    assert table.player("witches").points == 54


def test_score9_pays_two_coins_for_each_priest_on_the_orders() -> None:
    """A priest sent for one step and taken back does not count."""
    table = bare("witches", "nomads", scoring=TEMPLES_FIRST, temple_scoring_tile=True)
    for move in ("send p to fire for 3", "send p to air for 2", "send p to water for 1"):
        table.turn_of("witches")
        table.play("witches", f"{move}. done")
    table.end_round()
    assert table.noted("witches", "coins", "cult_reward") == 4
    assert table.noted("nomads", "coins", "cult_reward") == 0


@pytest.mark.parametrize(("first_only", "sites"), [(False, {"E5", "E7"}), (True, {"E5"})])
def test_the_halflings_dwelling_may_be_bound_to_the_first_space(first_only: bool, sites: set[str]) -> None:
    table = before_stronghold("halflings", "nomads", halfling_sh_dwelling_first_only=first_only)
    for hex_ in ("E5", "E7"):
        table.ground(hex_, "swamp")
    table.play("halflings", "upgrade E6 to SH. transform E5 to brown. transform E7 to brown")
    assert deeds(table, "build") == sites


def test_the_skipped_river_space_goes_on_joining_its_banks() -> None:
    """D3 touches the Mermaids' town only across r14, which was skipped to found it."""
    table = bare("mermaids", "nomads", preset="league")
    table.put("mermaids", "temple", "E5", "E6")
    table.put("mermaids", "trading house", "C2")
    table.put("mermaids", "dwelling", "B3")
    home(table, "mermaids", "D3")
    table.play("mermaids", "connect r14. +TW1. build D3. done")
    assert table.player("mermaids").towns == table.player("mermaids").built


STEPS = {"+FIRE", "+WATER", "+EARTH", "+AIR"}


def league(cults: tuple[int, ...] = (0, 0, 0, 0), **options: str) -> Table:
    """With deferred offers, the Cultists have just built between Witches and Nomads; the Witches are to move."""
    table = bare("cultists", "witches", "nomads", preset="league", **options)
    table.put("cultists", "dwelling", "E6")
    table.put("witches", "dwelling", "E5")
    table.put("nomads", "dwelling", "E7")
    for name in ("cultists", "witches", "nomads"):
        table.give(name, bowls=(12, 0, 0), cults=cults)
    return table


def build(table: Table) -> None:
    table.play("cultists", "upgrade E6 to TP. done")
    assert (table.decision, table.asked) == ("turn", "witches")


def test_deferred_the_step_comes_with_the_first_acceptance() -> None:
    """Nomads and Cultists act out of turn here; a second acceptance gives no second step."""
    table = league()
    build(table)
    assert not table.legal("cultists")
    table.play("nomads", "leech 1 from cultists")
    assert table.legal("cultists") == STEPS
    table.play("cultists", "+AIR")
    table.play("witches", "leech 1 from cultists")
    assert not table.legal("cultists")
    assert table.player("cultists").cults == (0, 0, 0, 1)
    assert table.bowls("cultists") == (12, 0, 0)


def test_deferred_the_step_must_be_made_before_the_cultists_next_turn_ends() -> None:
    table = league()
    build(table)
    table.play("nomads", "leech 1 from cultists")
    table.play("witches", "decline 1 from cultists. send p to fire for 3. done")
    table.play("nomads", "send p to fire for 2. done")
    table.play("cultists", "send p to fire for 2")
    assert not table.can("cultists", "done")
    table.play("cultists", "+AIR. done")
    assert table.asked == "witches"


@pytest.mark.parametrize(("option", "bowls"), [("power1", (11, 1, 0)), ("nothing", (12, 0, 0))])
def test_deferred_one_power_when_all_decline(option: str, bowls: tuple[int, ...]) -> None:
    table = league(cultists_all_decline=option)
    build(table)
    table.play("witches", "decline 1 from cultists")
    assert table.bowls("cultists") == (12, 0, 0)
    table.play("nomads", "decline 1 from cultists")
    assert table.bowls("cultists") == bowls
    assert not table.legal("cultists")


def test_opponents_without_room_do_not_block_the_power() -> None:
    table = league()
    table.give("nomads", bowls=(0, 0, 12))
    build(table)
    table.play("witches", "decline 1 from cultists")
    assert table.bowls("cultists") == (11, 1, 0)
    table.play("nomads", "decline 1 from cultists")
    assert table.bowls("cultists") == (11, 1, 0)


def test_opponents_without_room_give_no_step() -> None:
    table = league()
    table.give("nomads", bowls=(0, 0, 12))
    build(table)
    table.play("nomads", "leech 1 from cultists")
    assert not table.legal("cultists")
    table.play("witches", "leech 1 from cultists")
    assert table.legal("cultists") == STEPS


@pytest.mark.parametrize("answer", ["leech", "decline"])
def test_if_nobody_could_gain_there_is_neither_step_nor_power(answer: str) -> None:
    table = league()
    for name in ("witches", "nomads"):
        table.give(name, bowls=(0, 0, 12))
    build(table)
    table.play("witches", f"{answer} 1 from cultists")
    table.play("nomads", f"{answer} 1 from cultists")
    assert not table.legal("cultists")
    assert table.bowls("cultists") == (12, 0, 0)


def test_room_lost_to_another_offer_is_no_decline() -> None:
    """The Nomads' bowls fill up with the Witches' offer before they decline the Cultists', which is no real decline."""
    table = league()
    table.put("nomads", "dwelling", "A2")
    table.put("witches", "dwelling", "A1")
    table.give("nomads", bowls=(0, 1, 11))
    table.give("witches", bowls=(0, 0, 12))
    build(table)
    table.play("witches", "decline 1 from cultists. upgrade A1 to TP. done")
    table.play("nomads", "leech 1 from witches. decline 1 from cultists")
    assert table.bowls("cultists") == (12, 0, 0)


def test_room_lost_by_burning_gives_no_step() -> None:
    """After a sacrifice between offer and answer nothing is gained, so the Cultists earn nothing."""
    table = league()
    table.give("witches", bowls=(0, 2, 10))
    table.give("nomads", bowls=(0, 0, 12))
    build(table)
    table.play("witches", "burn 1. leech 1 from cultists")
    assert table.bowls("witches") == (0, 0, 11)
    assert not table.legal("cultists")


def race(keys: int) -> Table:
    """A table with Cultists and Witches on 9 of water; the Witches have a key, the Nomads have not answered yet."""
    table = league(cults=(0, 9, 0, 0))
    table.give("cultists", keys=keys)
    table.give("witches", keys=1)
    build(table)
    table.play("witches", "decline 1 from cultists")
    return table


def test_space_ten_waits_for_the_cultists_who_may_still_step_there() -> None:
    table = race(keys=1)
    assert not table.can("witches", "send p to water for 3")
    assert table.can("witches", "send p to fire for 3")
    table.play("nomads", "leech 1 from cultists")
    assert not table.can("witches", "send p to water for 3")
    table.play("cultists", "+WATER")
    assert table.player("cultists").cults[1] == 10
    table.play("witches", "send p to water for 3")
    assert table.player("witches").cults[1] == 9


def test_space_ten_is_free_once_the_cultists_get_no_step() -> None:
    table = race(keys=1)
    table.play("nomads", "decline 1 from cultists")
    table.play("witches", "send p to water for 3")
    assert table.player("witches").cults[1] == 10


def test_space_ten_does_not_wait_for_cultists_without_a_key() -> None:
    table = race(keys=0)
    table.play("witches", "send p to water for 3")
    assert table.player("witches").cults[1] == 10


def test_space_ten_waits_for_the_cultists_although_the_key_comes_late() -> None:
    """The Witches' step to 10 lacks a key that their new town would give in the same turn."""
    table = league(cults=(0, 9, 0, 0))
    table.give("cultists", keys=1)
    table.put("witches", "trading house", "A4")
    table.put("witches", "temple", "A3", "A2")
    table.put("witches", "dwelling", "A1")
    build(table)
    table.play("witches", "decline 1 from cultists. upgrade A4 to TE")
    for move in ("+FAV2", "+TW1"):
        if table.can("witches", move):
            table.play("witches", move)
    assert table.player("witches").cults[1] == 9


def test_the_round_does_not_end_before_the_answers_and_the_step() -> None:
    table = league()
    for name in ("witches", "nomads"):
        table.turn_of(name)
        pass_anyhow(table)
    table.play("cultists", "upgrade E6 to TP. done")
    pass_anyhow(table)
    assert (table.decision, table.state.round) == ("offer", 1)
    table.play("witches", "leech 1 from cultists")
    table.play("nomads", "decline 1 from cultists")
    assert (table.decision, table.asked, table.state.round) == ("cult_step", "cultists", 1)
    table.play("cultists", "+AIR")
    assert table.state.round == 2
