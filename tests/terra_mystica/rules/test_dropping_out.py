"""A seat that drops out: what it leaves behind, and what others no longer wait for."""

from typing import Any

import pytest

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.rules import GAME
from tests.terra_mystica.rules.test_options_cults_and_order import table_of
from tests.terra_mystica.scenario import Table


def test_a_seat_that_drops_out_is_skipped_for_the_rest_of_the_game() -> None:
    table = table_of("witches", "nomads", "cultists")
    table.play("witches", "drop")
    assert table.asked == "nomads"
    table.play("nomads", "send p to FIRE. done")
    table.play("cultists", "send p to FIRE. done")
    assert table.asked == "nomads"
    assert table.legal("witches") == set()
    with pytest.raises(RuleError):
        table.play("witches", "drop")
    table.end_round()
    assert (table.state.round, table.asked) == (2, "nomads")
    for _ in range(5):
        table.end_round()
    assert GAME.is_over(table.state)


def test_the_start_player_is_the_first_of_the_others_to_pass() -> None:
    table = table_of("witches", "nomads", "cultists")
    table.play("nomads", "drop")
    table.play("witches", "send p to FIRE. done")
    table.passes("cultists", "witches")
    assert (table.state.round, table.asked) == (2, "cultists")


def test_the_card_of_a_seat_that_drops_out_returns() -> None:
    table = table_of("witches", "nomads", "cultists")
    table.give("nomads", card="BON3")
    table.play("nomads", "drop")
    assert table.asked == "witches"
    assert table.can("witches", "pass BON3")
    assert sum(1 for text in table.legal("witches") if text.startswith("pass")) == 4


def test_buildings_stay_and_income_continues() -> None:
    table = table_of("witches", "nomads")
    table.put("nomads", "trading house", "I6")
    table.put("nomads", "temple", "I7")
    table.play("nomads", "drop")
    assert table.state.journal is not None
    since = len(table.state.journal.rows)
    table.end_round()
    assert table.gains("nomads", "dwelling_income", since) == {"workers": 2}
    assert table.gains("nomads", "trading_house_income", since)["coins"] == 2
    assert table.gains("nomads", "temple_income", since) == {"priests": 1}
    assert table.gains("nomads", "bonus_card", since) == {}


def test_a_seat_that_dropped_out_still_scores() -> None:
    table = table_of("witches", "nomads")
    table.put("nomads", "dwelling", "I6")
    table.give("nomads", cults=(5, 0, 0, 0), coins=3, workers=0, priests=0, bowls=(12, 0, 0))
    table.play("nomads", "drop")
    table.round(6)
    table.end_round()
    assert table.points_by("nomads")["final_network"] == 18
    assert table.points_by("nomads")["final_cult"] == 8
    assert table.points_by("nomads")["final_resources"] == 1


def neighbours(*others: str, **options: Any) -> Table:
    """A table with the Witches at A3 next to the Nomads at A4, who have room for power."""
    table = table_of("witches", "nomads", *others, **options)
    table.put("nomads", "dwelling", "A4")
    table.give("nomads", bowls=(6, 6, 0))
    return table


def test_buildings_of_a_seat_that_dropped_out_are_neighbours_but_get_no_offer() -> None:
    table = neighbours()
    table.play("nomads", "drop")
    coins = table.player("witches").coins
    table.play("witches", "upgrade A3 to TP")
    assert table.player("witches").coins == coins - 3
    assert (table.asked, table.state.offers) == ("witches", [])


@pytest.mark.parametrize("offers", ["at once", "deferred"])
def test_open_offers_vanish_with_the_seat(offers: str) -> None:
    table = neighbours(offers=offers)
    table.play("witches", "upgrade A3 to TP")
    assert len(table.state.offers) == 1
    table.play("nomads", "drop")
    assert table.state.offers == []
    table.play("witches", "done")
    assert (table.asked, table.decision) == ("witches", "turn")


def test_dropping_out_in_the_middle_of_an_action() -> None:
    table = neighbours()
    table.ground("A2", "mountains")
    table.play("witches", "action ACT6. transform A2 to green")
    table.play("witches", "drop")
    assert (table.asked, table.decision, table.state.spades) == ("nomads", "turn", 0)
    assert not table.can("nomads", "build A2")


@pytest.mark.parametrize("building", ["TE", "SH"])
def test_what_a_building_owes_is_lost_with_the_seat(building: str) -> None:
    """The Witches drop out before the Nomads have answered the offer."""
    table = neighbours("alchemists")
    table.put("witches", "trading house", "A3")
    table.give("alchemists", bowls=(12, 0, 0))
    table.play("witches", f"upgrade A3 to {building}")
    table.play("witches", "drop")
    table.play("nomads", "decline 1 from witches")
    table.passes("nomads")
    table.play("alchemists", "send p to FIRE for 1")
    assert not [text for text in table.legal("alchemists") if text.startswith("+")]
    assert table.bowls("alchemists") == (12, 0, 0)


def test_dropping_out_instead_of_answering_takes_no_favor_tile_from_the_builder() -> None:
    table = neighbours()
    table.put("witches", "trading house", "A3")
    table.play("witches", "upgrade A3 to TE")
    table.play("nomads", "drop")
    assert table.can("witches", "+FAV9")
    assert not table.can("witches", "done")


def test_dropping_out_instead_of_answering_takes_no_stronghold_reward_from_the_builder() -> None:
    table = table_of("alchemists", "nomads")
    table.put("alchemists", "trading house", "A3")
    table.put("nomads", "dwelling", "A4")
    for faction in ("alchemists", "nomads"):
        table.give(faction, bowls=(12, 0, 0))
    table.play("alchemists", "upgrade A3 to SH")
    assert table.asked == "nomads"
    table.play("nomads", "drop")
    assert table.bowls("alchemists") == (0, 12, 0)


@pytest.mark.parametrize("offers", ["at once", "deferred"])
def test_cultists_who_dropped_out_are_not_asked_for_a_step(offers: str) -> None:
    table = table_of("cultists", "nomads", offers=offers)
    table.put("nomads", "dwelling", "A4")
    table.give("nomads", bowls=(6, 6, 0))
    table.play("cultists", "upgrade A3 to TP")
    table.play("cultists", "drop")
    table.play("nomads", "leech 1 from cultists")
    table.passes("nomads")
    assert (table.state.round, table.asked) == (2, "nomads")


def test_an_opponent_who_drops_out_does_not_keep_the_cultists_from_their_power() -> None:
    """An opponent who drops out counts neither as accepting nor as declining."""
    table = table_of("cultists", "nomads", "giants")
    table.put("nomads", "dwelling", "A4")
    table.put("giants", "dwelling", "A2")
    for faction in table.state.setup.factions:
        table.give(faction.name, bowls=(6, 6, 0))
    table.play("cultists", "upgrade A3 to TP")
    table.play("giants", "drop")
    table.play("nomads", "decline 1 from cultists")
    assert table.bowls("cultists") == (5, 7, 0)


@pytest.mark.parametrize("offers", ["at once", "deferred"])
def test_an_opponent_who_drops_out_does_not_decline(offers: str) -> None:
    """Nobody has declined, so the Cultists gain no power; nobody has accepted, so they make no step."""
    table = table_of("cultists", "nomads", "giants", offers=offers)
    table.put("nomads", "dwelling", "A4")
    for faction in table.state.setup.factions:
        table.give(faction.name, bowls=(6, 6, 0))
    table.play("cultists", "upgrade A3 to TP")
    table.play("nomads", "drop")
    assert table.bowls("cultists") == (6, 6, 0)
    assert table.can("cultists", "done")


def test_an_opponent_who_drops_out_after_another_has_declined() -> None:
    """The only real answer was a decline and nobody is left to answer, so the Cultists gain their power."""
    table = table_of("cultists", "nomads", "giants")
    table.put("nomads", "dwelling", "A4")
    table.put("giants", "dwelling", "A2")
    for faction in table.state.setup.factions:
        table.give(faction.name, bowls=(6, 6, 0))
    table.play("cultists", "upgrade A3 to TP")
    table.play("nomads", "decline 1 from cultists")
    assert table.bowls("cultists") == (6, 6, 0)
    table.play("giants", "drop")
    assert table.bowls("cultists") == (5, 7, 0)
