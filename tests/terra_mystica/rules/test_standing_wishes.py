"""Standing wishes: offers of power that a seat accepts or declines without being asked."""

import json
from typing import Any

import pytest

from hexarch.core.ledger import load
from hexarch.games.terra_mystica.kinds import format_action
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.view import options
from tests.terra_mystica.rules.positions import bare, power
from tests.terra_mystica.scenario import Table


def neighbours(building: str = "dwelling", **options: Any) -> Table:
    """A table with the Witches on E9 and one building of the Nomads next to it, all tokens in bowl I and 50 points."""
    table = bare("witches", "nomads", **options)
    table.put("witches", "dwelling", "E9")
    table.put("nomads", building, "D7")
    table.give("nomads", bowls=(12, 0, 0))
    return table


def in_the_corner() -> Table:
    """A game played so far: Witches on I11 between Giants on I12 and Mermaids on I10, who want to take all power."""
    table = Table("witches", "giants", "mermaids", started=False)
    for faction, name in (("witches", "I11"), ("giants", "I12"), ("mermaids", "I10")):
        table.play(faction, f"build {name}")
    for faction, name in (("mermaids", "A4"), ("giants", "A6"), ("witches", "A3")):
        table.play(faction, f"build {name}")
    for faction, card in (("mermaids", "BON1"), ("giants", "BON2"), ("witches", "BON3")):
        table.play(faction, f"pass {card}")
    table.play("mermaids", "wish take 9")
    return table


@pytest.mark.parametrize(
    ("wish", "building", "gained"),
    [
        ("wish take 1", "dwelling", 1),
        ("wish take 2", "dwelling", 1),
        ("wish take 3", "sanctuary", 3),
        ("wish decline 0", "dwelling", 0),
        ("wish decline 1", "trading house", 0),
        ("wish decline 2", "sanctuary", 0),
    ],
)
def test_a_wish_answers_unasked(wish: str, building: str, gained: int) -> None:
    table = neighbours(building)
    table.play("nomads", wish)
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == "witches"
    assert power(table, "nomads") == gained
    assert table.player("nomads").points == 50 - max(gained - 1, 0)


@pytest.mark.parametrize(
    ("wish", "building"),
    [
        ("wish take 0", "dwelling"),
        ("wish take 1", "trading house"),
        ("wish take 2", "sanctuary"),
        ("wish decline 1", "dwelling"),
        ("wish decline 3", "sanctuary"),
        ("wish decline never", "sanctuary"),
    ],
)
def test_what_a_wish_leaves_open_is_asked(wish: str, building: str) -> None:
    table = neighbours(building)
    table.play("nomads", wish)
    table.play("witches", "upgrade E9 to TP")
    assert (table.asked, table.decision) == ("nomads", "offer")


@pytest.mark.parametrize(("building", "gained"), [("dwelling", 1), ("temple", 2), ("stronghold", 0)])
def test_both_wishes_together(building: str, gained: int) -> None:
    table = neighbours(building)
    table.play("nomads", "wish take 2. wish decline 2")
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == "witches"
    assert power(table, "nomads") == gained


@pytest.mark.parametrize("limit", [{"bowls": (0, 1, 11)}, {"points": 0}])
def test_a_wish_is_about_what_would_really_be_gained(limit: dict[str, Any]) -> None:
    """Of 3 power offered only 1 can be gained, at no cost."""
    table = neighbours("sanctuary")
    table.give("nomads", **limit)
    before = (power(table, "nomads"), table.player("nomads").points)
    table.play("nomads", "wish take 1")
    table.play("witches", "upgrade E9 to TP")
    assert (power(table, "nomads"), table.player("nomads").points) == (before[0] + 1, before[1])


@pytest.mark.parametrize(("wish", "asked"), [("wish decline 1", "nomads"), ("wish decline 0", "witches")])
def test_a_wish_to_decline_is_about_the_real_gain_too(wish: str, asked: str) -> None:
    table = neighbours("sanctuary")
    table.give("nomads", bowls=(0, 1, 11))
    table.play("nomads", wish)
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == asked


@pytest.mark.parametrize(("wish", "withdrawn"), [("take 9", "take 0"), ("decline 0", "decline never")])
def test_a_wish_can_be_withdrawn(wish: str, withdrawn: str) -> None:
    table = neighbours()
    table.play("nomads", f"wish {wish}. wish {withdrawn}")
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == "nomads"


def test_a_wish_answers_what_is_asked_already() -> None:
    table = neighbours()
    table.play("witches", "upgrade E9 to TP")
    assert table.asked == "nomads"
    table.play("nomads", "wish take 1")
    assert table.asked == "witches"
    assert power(table, "nomads") == 1


def test_a_wish_is_not_a_move() -> None:
    table = neighbours()
    table.play("nomads", "wish take 1")
    table.play("witches", "wish decline 0")
    assert (table.asked, table.decision) == ("witches", "turn")


def test_a_wish_is_answered_in_the_ledger() -> None:
    table = neighbours()
    table.play("nomads", "wish take 1")
    table.play("witches", "upgrade E9 to TP")
    seats = [seat for seat, _ in table.ledger.entries[-2:]]
    assert seats == [table.seat("witches"), table.seat("nomads")]


def test_a_wish_answers_deferred_offers_at_once() -> None:
    table = neighbours(offers="deferred")
    table.play("nomads", "wish take 1")
    table.play("witches", "upgrade E9 to TP")
    assert power(table, "nomads") == 1
    assert not table.legal("nomads")


def test_a_wish_keeps_the_order_of_the_answers() -> None:
    """D-016: the Mermaids answer after the Giants, who sit closer to the builder's left."""
    table = in_the_corner()
    before = power(table, "mermaids")
    table.play("witches", "upgrade I11 to TP")
    assert table.asked == "giants"
    assert power(table, "mermaids") == before
    table.play("giants", "decline 1 from witches")
    assert table.asked == "witches"
    assert power(table, "mermaids") == before + 1


@pytest.mark.parametrize(("building", "code", "tile"), [("trading house", "TE", "FAV11"), ("temple", "SA", "FAV10")])
def test_a_wish_waits_for_the_rewards_where_the_table_does(building: str, code: str, tile: str) -> None:
    """D-015: if offers come after the rewards, the favor tile is chosen before anybody answers."""
    table = neighbours(leech_timing="after_rewards")
    table.put("witches", building, "E9")
    table.play("nomads", "wish take 1")
    table.play("witches", f"upgrade E9 to {code}")
    assert power(table, "nomads") == 0
    table.play("witches", f"+{tile}")
    assert power(table, "nomads") == 1


def test_a_stored_game_with_wishes_can_be_read_again() -> None:
    table = in_the_corner()
    table.play("witches", "upgrade I11 to TP")
    table.play("giants", "decline 1 from witches")
    again = load(GAME, json.loads(table.ledger.dumps()))
    assert GAME.key(again.state) == GAME.key(table.state)


def test_the_switch_for_power_that_costs_nothing() -> None:
    """The view says whether it is on and which action changes it, so the page need not know what is free."""
    table = neighbours()
    for on, wish in ((False, "wish take 1"), (True, "wish take 0"), (False, "wish take 1")):
        switch = options(table.state, table.seat("nomads"))["free_power"]
        assert switch is not None
        assert switch["on"] == on
        assert format_action(table.state, table.seat("nomads"), switch["change"]) == wish
        table.play("nomads", wish)
    assert options(Table("witches", "nomads", started=False).state, 0)["free_power"] is None
