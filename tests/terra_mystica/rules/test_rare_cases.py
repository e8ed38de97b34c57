"""Rules that matter only in rare positions."""

import pytest

from hexarch.games.terra_mystica.offers import close_own, wished
from tests.terra_mystica.rules.crowd import crowd
from tests.terra_mystica.rules.positions import QUIET, bare, before_town, deeds, with_stronghold
from tests.terra_mystica.scenario import Table

TEMPLES_FIRST = ("SCORE9", "SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE7")


def test_after_the_long_way_round_the_action_goes_on_as_usual() -> None:
    table = bare("witches", "nomads", long_way_round=True)
    table.put("witches", "dwelling", "E9")
    table.play("witches", "long way. transform F6 to green")
    assert table.can("witches", "build F6")
    assert table.can("witches", "done")


@pytest.mark.parametrize(("workers", "possible"), [(11, False), (12, True)])
def test_the_shortest_long_way_round_takes_four_spades(workers: int, possible: bool) -> None:
    """F5 is plains, three steps from the Witches' forest."""
    table = bare("witches", "nomads", long_way_round=True)
    table.put("witches", "dwelling", "E9")
    table.give("witches", workers=workers)
    assert table.can("witches", "long way") == possible


def test_no_favor_tile_is_owed_when_none_is_left() -> None:
    table = bare("witches", "nomads")
    table.put("witches", "trading house", "E9")
    table.state.favors_left = (0,) * len(table.state.favors_left)
    table.play("witches", "upgrade E9 to TE")
    assert table.can("witches", "done")


@pytest.mark.rule("TM-254")
def test_two_keys_for_three_cults_are_chosen_one_by_one() -> None:
    table = before_town("nomads", "witches", mini_expansion_1=True)
    table.give("nomads", cults=(8, 8, 8, 0))
    table.play("nomads", "upgrade E5 to TP. +TW6")
    assert table.legal("nomads") == {"key FIRE", "key WATER", "key EARTH"}
    table.play("nomads", "key WATER")
    assert table.legal("nomads") == {"key FIRE", "key EARTH"}
    table.play("nomads", "key EARTH")
    assert table.player("nomads").cults == (9, 10, 10, 2)


def race() -> Table:
    """A table with the Witches to move on water 9 with a key; the Cultists, with one too, may still earn a step."""
    table = bare("cultists", "witches", "nomads", offers="deferred")
    table.put("cultists", "dwelling", "E6")
    table.put("nomads", "dwelling", "E7")
    table.give("nomads", bowls=(12, 0, 0))
    for name in ("cultists", "witches"):
        table.give(name, keys=1, cults=(0, 9, 0, 0))
    table.play("cultists", "upgrade E6 to TP. done")
    assert not table.can("witches", "send p to water for 3")
    return table


def test_space_ten_does_not_wait_for_cultists_who_dropped_out() -> None:
    table = race()
    table.play("cultists", "drop")
    assert table.can("witches", "send p to water for 3")


def test_space_ten_does_not_wait_for_an_offer_that_can_only_be_declined() -> None:
    table = race()
    close_own(table.state, table.seat("nomads"))
    assert table.can("witches", "send p to water for 3")


def test_a_standing_wish_declines_an_offer_that_can_no_longer_be_accepted() -> None:
    table = race()
    table.give("nomads", take_up_to=5)
    seat = table.seat("nomads")
    assert wished(table.state) == (seat, table.legal_ids("nomads")[0])
    close_own(table.state, seat)
    (only,) = table.legal_ids("nomads")
    assert table.legal("nomads") == {"decline 1 from cultists"}
    assert wished(table.state) == (seat, only)


def test_the_scoring_tile_pays_only_for_priests_that_still_lie_on_an_order() -> None:
    """A priest that another player replaced is gone from both the order and the supply."""
    table = bare("witches", "nomads", scoring=TEMPLES_FIRST, temple_scoring_tile=True)
    table.play("witches", "send p to fire for 3. done")
    table.give("witches", priests_sent=2)
    table.end_round()
    assert table.noted("witches", "coins", "cult_reward") == 2


def test_a_seat_that_dropped_out_is_not_asked_for_spades_in_phase_three() -> None:
    table = bare("witches", "nomads", "giants")
    table.put("nomads", "dwelling", "E9")
    for name in ("witches", "nomads", "giants"):
        table.give(name, cults=(0, 0, 4 if name == "nomads" else 0, 0))
    table.play("nomads", "drop")
    table.end_round()
    assert (table.state.round, table.decision) == (2, "turn")


@pytest.mark.option("transform_home_away", argument="allowed")
@pytest.mark.parametrize("allowed", [False, True])
def test_spades_of_phase_three_on_home_terrain(allowed: bool) -> None:
    table = bare("witches", "nomads", transform_home_away=allowed)
    table.put("witches", "dwelling", "E9")
    table.ground("F6", "forest")
    table.give("witches", cults=(0, 0, 4, 0))
    table.give("nomads", cults=(0, 0, 0, 0))
    table.end_round()
    assert table.decision == "reward_spades"
    assert ("F6 to blue" in deeds(table, "transform")) == allowed


@pytest.mark.parametrize(("burned", "possible"), [(3, False), (4, True)])
def test_sacrificed_power_pays_the_surcharge_of_a_used_action_too(burned: int, possible: bool) -> None:
    """With six players ACT2 costs 3, and 4 once it has been used."""
    table = crowd(6)
    table.give("witches", bowls=(0, 8, 0))
    table.state.actions_used = 1 << 1
    table.play("witches", f"burn {burned}")
    assert table.can("witches", "action ACT2") == possible


@pytest.mark.rule("TM-569")
def test_ones_own_temple_need_not_be_paid_with_the_last_coin() -> None:
    table = bare("witches", "nomads", scoring=QUIET, war_and_faith=True)
    table.put("witches", "trading house", "E6")
    table.put("witches", "temple", "E7")
    table.give("witches", coins=table.state.setup.factions[0].temple_coins)
    assert table.can("witches", "upgrade E6 to TE")


def test_a_space_within_reach_of_tunnel_and_foot_is_offered_once() -> None:
    table = bare("dwarves", "nomads")
    table.put("dwarves", "dwelling", "E6", "E8")
    ids = table.legal_ids()
    assert ids == sorted(set(ids))


@pytest.mark.rule("TM-253")
def test_space_ten_waits_for_cultists_who_think_about_their_key() -> None:
    """The step was made out of turn; nobody else may step to 10 while the key is undecided."""
    table = bare("cultists", "witches", "nomads", offers="deferred", may_stay_on_nine=True)
    table.put("cultists", "dwelling", "E6")
    table.put("nomads", "dwelling", "E7")
    table.give("nomads", bowls=(12, 0, 0))
    for name in ("cultists", "witches"):
        table.give(name, keys=1, cults=(0, 9, 0, 0))
    table.play("cultists", "upgrade E6 to TP. done")
    table.play("nomads", "leech 1 from cultists")
    table.play("cultists", "+WATER")
    assert not table.can("witches", "send p to water for 3")
    table.play("cultists", "key none")
    assert table.can("witches", "send p to water for 3")


def test_the_fakirs_fly_over_four_spaces_with_a_stronghold_and_both_shipping_towns() -> None:
    table = bare("fakirs", "witches", mini_expansion_1=True)
    table.put("fakirs", "trading house", "A1", "A2", "A3", "A4", "I1", "I2", "I3", "I4")
    ranges = [table.player("fakirs").jump_range]
    for move in ("upgrade A1 to SH. +TW7. done", "upgrade I1 to TE. +FAV9. +TW7. done"):
        table.turn_of("fakirs")
        table.play("fakirs", move)
        ranges.append(table.player("fakirs").jump_range)
    assert ranges == [1, 3, 4]


def test_nobody_is_left_to_start_the_next_round() -> None:
    """Everybody leaves before anybody passes: the start player stays the same, and the game ends normally."""
    table = bare("witches", "nomads")
    table.play("nomads", "drop")
    start = table.state.start
    table.play("witches", "drop")
    assert not table.state.stack
    assert table.state.start == start


def test_a_step_owed_by_a_player_who_leaves_is_not_the_next_players() -> None:
    table = bare("witches", "nomads")
    table.give("witches", favors=["FAV6"])
    table.play("witches", "action FAV6")
    table.play("witches", "drop")
    table.play("nomads", "send p to FIRE for 3")
    assert table.can("nomads", "done")
    assert not table.can("nomads", "+WATER")


def test_a_free_trading_house_needs_a_dwelling() -> None:
    table = with_stronghold("swarmlings", "nomads")
    assert not table.can("swarmlings", "action ACTS")
    table.put("swarmlings", "dwelling", "E9")
    assert table.can("swarmlings", "action ACTS")


def test_an_offer_without_room_is_not_counted_twice() -> None:
    """The Witches' full bowls count once per building; the Nomads' declines are the last answers for both."""
    table = bare("cultists", "witches", "nomads", offers="deferred", cultists_all_decline="power1")
    table.put("cultists", "dwelling", "D7", "E10")
    table.put("witches", "dwelling", "E9")
    table.put("nomads", "dwelling", "D8")
    table.give("witches", bowls=(0, 0, 12), passed=True)
    table.give("nomads", bowls=(12, 0, 0), passed=True)
    table.give("cultists", bowls=(12, 0, 0))
    table.play("cultists", "upgrade D7 to TP. done. upgrade E10 to TP. done")
    table.play("witches", "leech 1 from cultists")
    table.play("nomads", "decline 1 from cultists. decline 1 from cultists")
    assert table.bowls("cultists") == (10, 2, 0)
