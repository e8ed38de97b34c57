"""Action 2, shipping, and action 3, the exchange rate of workers into spades."""

import pytest

from tests.terra_mystica.rules.positions import bare
from tests.terra_mystica.scenario import Table


def ready(faction: str) -> Table:
    table = bare(faction, "halflings" if faction != "halflings" else "nomads")
    table.put(faction, "dwelling", "E9")
    return table


@pytest.mark.rule("TM-175", "TM-176", "TM-177")
def test_one_action_raises_shipping_by_one() -> None:
    table = ready("witches")
    table.play("witches", "advance ship")
    assert table.player("witches").shipping == 1
    assert table.goods("witches") == (60 - 4, 40, 5 - 1)
    assert table.points_by("witches") == {"advance": 2}
    assert not table.can("witches", "advance ship")


@pytest.mark.rule("TM-176")
@pytest.mark.parametrize(("coins", "priests", "enough"), [(4, 1, True), (3, 1, False), (4, 0, False)])
def test_the_price_of_shipping(coins: int, priests: int, enough: bool) -> None:
    table = ready("witches")
    table.give("witches", coins=coins, workers=0, priests=priests)
    assert table.can("witches", "advance ship") == enough


@pytest.mark.parametrize(
    ("faction", "value", "points"),
    [
        pytest.param("witches", 0, 2, marks=pytest.mark.rule("TM-177", "TM-178")),
        pytest.param("witches", 1, 3, marks=pytest.mark.rule("TM-177", "TM-179")),
        pytest.param("witches", 2, 4, marks=pytest.mark.rule("TM-177", "TM-180")),
        pytest.param("mermaids", 1, 2, marks=pytest.mark.rule("TM-177", "TM-178")),
        pytest.param("mermaids", 2, 3, marks=pytest.mark.rule("TM-177", "TM-179")),
        pytest.param("mermaids", 3, 4, marks=pytest.mark.rule("TM-177", "TM-180")),
        pytest.param("mermaids", 4, 5, marks=pytest.mark.rule("TM-177", "TM-181")),
    ],
)
def test_the_points_of_each_upgrade(faction: str, value: int, points: int) -> None:
    table = ready(faction)
    table.give(faction, shipping=value, points=20)
    table.play(faction, "advance ship")
    assert table.player(faction).shipping == value + 1
    assert table.player(faction).points == 20 + points


@pytest.mark.rule("TM-181")
@pytest.mark.parametrize(("faction", "last"), [("witches", 3), ("swarmlings", 3), ("mermaids", 5)])
def test_only_mermaids_have_a_fourth_upgrade(faction: str, last: int) -> None:
    table = ready(faction)
    table.give(faction, shipping=last - 1)
    assert table.can(faction, "advance ship")
    table.give(faction, shipping=last)
    assert not table.can(faction, "advance ship")


@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("dwarves", marks=pytest.mark.rule("TM-182")),
        pytest.param("fakirs", marks=pytest.mark.rule("TM-183")),
    ],
)
def test_dwarves_and_fakirs_have_no_shipping(faction: str) -> None:
    table = ready(faction)
    assert table.can(faction, "advance dig")
    assert not table.can(faction, "advance ship")


@pytest.mark.rule("TM-184")
def test_the_priest_returns_to_ones_own_supply() -> None:
    table = ready("witches")
    table.give("witches", priests=7)
    table.play("witches", "advance ship. done")
    table.play("halflings", "pass BON3")
    table.play("witches", "action ACT2")
    assert table.player("witches").priests == 7
    assert table.player("witches").cults == (0, 0, 0, 2)


@pytest.mark.rule("TM-185")
def test_the_rate_falls_from_three_to_two_to_one() -> None:
    table = ready("witches")
    paid = []
    for _ in range(3):
        table.turn_of("witches")
        before = table.player("witches").workers
        table.ground("F6", "mountains")
        table.play("witches", "transform F6 to green")
        paid.append(before - table.player("witches").workers)
        table.turn_of("witches")
        if table.can("witches", "advance dig"):
            table.play("witches", "advance dig")
    assert paid == [3, 2, 1]
    table.turn_of("witches")
    assert not table.can("witches", "advance dig")


@pytest.mark.parametrize(
    ("faction", "coins"),
    [
        pytest.param("witches", 5, marks=pytest.mark.rule("TM-186", "TM-187")),
        pytest.param("swarmlings", 5, marks=pytest.mark.rule("TM-186", "TM-187")),
        pytest.param("halflings", 1, marks=pytest.mark.rule("TM-188", "TM-189", "TM-187")),
    ],
)
def test_the_price_and_the_points_of_a_better_rate(faction: str, coins: int) -> None:
    table = ready(faction)
    for lacking in ({"coins": coins - 1}, {"workers": 1}, {"priests": 0}):
        table.give(faction, **{"coins": coins, "workers": 2, "priests": 1, **lacking})
        assert not table.can(faction, "advance dig")
    table.give(faction, coins=coins, workers=2, priests=1)
    table.play(faction, "advance dig")
    assert table.goods(faction) == (0, 0, 0)
    assert table.points_by(faction) == {"advance": 6}


@pytest.mark.rule("TM-190")
def test_darklings_have_no_exchange_track() -> None:
    table = ready("darklings")
    assert table.can("darklings", "advance ship")
    assert not table.can("darklings", "advance dig")


@pytest.mark.rule("TM-191")
def test_fakirs_lack_the_second_step() -> None:
    table = ready("fakirs")
    table.play("fakirs", "advance dig. done")
    table.play("halflings", "pass BON3")
    assert not table.can("fakirs", "advance dig")


@pytest.mark.rule("TM-192")
def test_after_one_upgrade_the_auren_pay_two_workers_for_a_spade() -> None:
    table = ready("auren")
    table.play("auren", "advance dig. done")
    table.play("halflings", "pass BON3")
    table.give("auren", workers=2)
    table.play("auren", "transform F6 to green")
    assert table.player("auren").workers == 0
