"""Bonus cards: income, special actions, points on passing (rules 432 to 444)."""

import pytest

from tests.terra_mystica.rules.positions import bare, pass_anyhow, power
from tests.terra_mystica.scenario import Table


def holding(card: str, name: str = "witches", other: str = "nomads", **options: str) -> Table:
    """A table with a faction that has one dwelling at E8 and a card, to move."""
    table = bare(name, other, **options)
    table.put(name, "dwelling", "E8")
    table.give(name, card=card)
    return table


@pytest.mark.parametrize(
    ("card", "income"),
    [
        pytest.param("BON8", (0, 0, 1, 0), marks=pytest.mark.rule("TM-432")),
        pytest.param("BON5", (0, 1, 0, 3), marks=pytest.mark.rule("TM-433")),
        pytest.param("BON3", (6, 0, 0, 0), marks=pytest.mark.rule("TM-434")),
        pytest.param("BON4", (0, 0, 0, 3), marks=pytest.mark.rule("TM-435")),
        pytest.param("BON1", (2, 0, 0, 0), marks=pytest.mark.rule("TM-438")),
        pytest.param("BON2", (4, 0, 0, 0), marks=pytest.mark.rule("TM-440")),
        pytest.param("BON9", (2, 0, 0, 0), marks=pytest.mark.rule("TM-441")),
        pytest.param("BON7", (0, 1, 0, 0), marks=pytest.mark.rule("TM-442")),
        pytest.param("BON6", (0, 2, 0, 0), marks=pytest.mark.rule("TM-443")),
    ],
)
def test_the_income_of_a_card(card: str, income: tuple[int, ...]) -> None:
    """The Nomads return the card and the Witches, without buildings, take it; one worker is their own income."""
    table = bare("nomads", "witches")
    table.give("nomads", card=card)
    table.state.card_coins = (0,) * 10
    table.give("witches", coins=0, workers=0, priests=0, bowls=(12, 0, 0), cults=(0, 0, 0, 0))
    pass_anyhow(table)
    table.play("witches", f"pass {card}")
    coins, workers, priests = table.goods("witches")
    assert (coins, workers - 1, priests, power(table, "witches")) == income


@pytest.mark.rule("TM-435", "TM-437")
def test_the_shipping_card_reaches_one_river_space_further_in_the_action_phase() -> None:
    """From E8, G3 is across one river space and E9 across two. No marker moves, no points are scored."""
    table = holding("BON3")
    assert not table.can("witches", "build G3")
    table.give("witches", card="BON4")
    assert table.can("witches", "build G3")
    assert not table.can("witches", "build E9")
    assert (table.player("witches").shipping, table.player("witches").points) == (0, 50)


@pytest.mark.rule("TM-435")
def test_the_shipping_card_just_taken_does_not_reach_further_in_phase_three() -> None:
    table = holding("BON4")
    table.ground("G3", "lakes")
    table.give("nomads", card="BON4", cults=(0, 0, 0, 0))
    table.give("witches", cults=(0, 0, 4, 0))
    table.turn_of("nomads")
    pass_anyhow(table)
    table.play("witches", "pass BON4")
    assert table.decision == "reward_spades"
    assert table.can("witches", "transform D5 to green")
    assert not table.can("witches", "transform G3 to green")


@pytest.mark.rule("TM-435", "TM-437")
def test_the_shipping_card_does_not_connect_in_the_final_scoring() -> None:
    table = holding("BON4")
    table.put("witches", "dwelling", "G3")
    table.put("nomads", "dwelling", "A1")
    table.round(6)
    table.end_round()
    assert table.points_by("witches")["final_network"] == table.points_by("nomads")["final_network"] == 15


@pytest.mark.rule("TM-436")
@pytest.mark.parametrize(("name", "other"), [("dwarves", "nomads"), ("fakirs", "witches")])
def test_dwarves_and_fakirs_only_get_the_power_of_the_shipping_card(name: str, other: str) -> None:
    """They cannot pay for a jump here, so only shipping could take them across the river."""
    table = holding("BON4", name, other)
    table.give(name, workers=1, priests=0, bowls=(12, 0, 0))
    table.ground("G3", table.terrain("E8"))
    assert not table.can(name, "build G3")
    assert table.income(name)["power"] == 3


@pytest.mark.rule("TM-438")
def test_the_spade_card_gives_one_spade_and_the_missing_ones_are_bought() -> None:
    table = holding("BON1")
    table.play("witches", "action BON1. transform E7 to green. done")
    assert table.goods("witches") == (60, 40, 5)
    table.turn_of("witches")
    assert not table.can("witches", "action BON1")
    table = holding("BON1")
    table.ground("D5", "swamp")
    table.play("witches", "action BON1. transform D5 to green. build D5")
    assert table.goods("witches") == (58, 40 - 3 - 1, 5)


@pytest.mark.rule("TM-439")
def test_darklings_buy_the_missing_spades_with_priests() -> None:
    table = holding("BON1", "darklings")
    table.ground("D5", "desert")
    table.play("darklings", "action BON1. transform D5 to black")
    assert table.goods("darklings") == (60, 40, 4)


@pytest.mark.rule("TM-440")
def test_the_cult_card_makes_one_step_once_a_round() -> None:
    table = holding("BON2")
    table.give("witches", cults=(0, 0, 0, 0))
    table.play("witches", "action BON2. +WATER. done")
    assert table.player("witches").cults == (0, 1, 0, 0)
    table.turn_of("witches")
    assert not table.can("witches", "action BON2")


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("BON9", 3, marks=pytest.mark.rule("TM-441")),
        pytest.param("BON7", 4, marks=pytest.mark.rule("TM-442")),
        pytest.param("BON6", 8, marks=pytest.mark.rule("TM-443")),
        ("BON3", 0),
    ],
)
def test_points_on_passing(card: str, points: int) -> None:
    """The table has three dwellings, two trading houses, one temple, stronghold and sanctuary."""
    table = holding(card)
    table.put("witches", "dwelling", "E7", "E6")
    table.put("witches", "trading house", "A1", "A2")
    table.put("witches", "temple", "A3")
    table.put("witches", "stronghold", "A4")
    table.put("witches", "sanctuary", "A5")
    pass_anyhow(table)
    assert table.player("witches").points == 50 + points


@pytest.mark.rule("TM-443")
@pytest.mark.parametrize("building", ["stronghold", "sanctuary"])
def test_stronghold_or_sanctuary_alone_scores_four_on_passing(building: str) -> None:
    table = holding("BON6")
    table.put("witches", building, "E8")
    pass_anyhow(table)
    assert table.player("witches").points == 54


@pytest.mark.rule("TM-444")
def test_a_card_is_valid_for_one_round() -> None:
    """Passing returns it; another card must be taken, and only that one counts in the next round."""
    table = holding("BON2")
    assert table.can("witches", "action BON2")
    assert not table.can("witches", "pass BON2")
    before = table.noted("witches", "coins", "bonus_card")
    table.play("witches", "pass BON3")
    assert table.can("nomads", "pass BON2")
    pass_anyhow(table)
    assert (table.state.round, table.asked) == (2, "witches")
    assert not any(move.startswith("action BON") for move in table.legal())
    assert table.noted("witches", "coins", "bonus_card") == before + 6
