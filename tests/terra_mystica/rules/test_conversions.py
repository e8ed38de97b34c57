"""Section 17, second half: conversions and the sacrifice of power."""

import pytest

from hexarch.core.game import RuleError
from tests.terra_mystica.scenario import Table


def table_with(bowls: tuple[int, int, int], goods: tuple[int, int, int] = (0, 0, 0), offers: str = "at once") -> Table:
    """A table with the Witches to move and an empty map; goods are coins, workers and priests."""
    table = Table("witches", "nomads", offers=offers)
    table.clear_map()
    coins, workers, priests = goods
    table.give("witches", bowls=bowls, coins=coins, workers=workers, priests=priests, card="BON8")
    table.turn_of("witches")
    return table


def conversions(table: Table) -> set[str]:
    return {text for text in table.legal("witches") if text.startswith(("convert", "burn"))}


@pytest.mark.parametrize(
    ("text", "have", "want"),
    [
        pytest.param("convert 5PW to 1P", (0, 0, 0), (0, 0, 1), marks=pytest.mark.rule("TM-289")),
        pytest.param("convert 3PW to 1W", (0, 0, 0), (0, 1, 0), marks=pytest.mark.rule("TM-290")),
        pytest.param("convert 1PW to 1C", (0, 0, 0), (1, 0, 0), marks=pytest.mark.rule("TM-291")),
        pytest.param("convert 1P to 1W", (0, 0, 1), (0, 1, 0), marks=pytest.mark.rule("TM-292")),
        pytest.param("convert 1W to 1C", (0, 1, 0), (1, 0, 0), marks=pytest.mark.rule("TM-293")),
    ],
)
def test_the_five_conversions(text: str, have: tuple[int, int, int], want: tuple[int, int, int]) -> None:
    power = int(text.split()[1].removesuffix("PW")) if "PW" in text else 0
    if power:
        assert not table_with((0, 0, power - 1), have).can("witches", text)
    table = table_with((2, 0, power), have)
    table.play("witches", text)
    assert table.goods("witches") == want
    assert table.bowls("witches") == (2 + power, 0, 0)


@pytest.mark.rule("TM-294")
def test_no_conversion_runs_the_other_way() -> None:
    table = table_with((1, 1, 5), (9, 1, 1))
    assert conversions(table) == {
        "convert 5PW to 1P",
        "convert 3PW to 1W",
        *(f"convert {count}PW to {count}C" for count in range(1, 6)),
        "convert 1P to 1W",
        "convert 1W to 1C",
    }
    for text in ("convert 1C to 1W", "convert 1C to 1PW", "convert 1W to 1PW", "convert 1C to 1P", "convert 3C to 1VP"):
        with pytest.raises(RuleError):
            table.play("witches", text)
    with pytest.raises(RuleError):
        table.play("witches", "convert 1W to 1P")


@pytest.mark.rule("TM-295", "TM-296")
def test_any_number_of_conversions_before_and_after_the_action() -> None:
    table = table_with((0, 0, 12), (0, 5, 2))
    table.play("witches", "convert 3PW to 1W. convert 2PW to 2C. convert 2W to 2C")
    assert table.goods("witches") == (4, 4, 2)
    assert (table.asked, table.decision) == ("witches", "turn")
    table.play("witches", "send p to FIRE")
    assert (table.asked, table.decision) == ("witches", "rest")
    table.play("witches", "convert 1P to 1W. convert 3PW to 1W. convert 1W to 1C")
    assert table.goods("witches") == (5, 5, 0)
    assert not [text for text in table.legal("witches") if text.startswith(("send", "pass", "action"))]
    table.play("witches", "done")
    assert table.asked == "nomads"


@pytest.mark.rule("TM-296")
def test_a_large_number_is_converted_in_several_steps() -> None:
    table = table_with((12, 0, 0), (0, 30, 0))
    table.play("witches", "convert 12W to 12C. convert 12W to 12C. convert 6W to 6C")
    assert table.goods("witches") == (30, 0, 0)


@pytest.mark.rule("TM-297")
@pytest.mark.parametrize("offers", ["at once", "deferred"])
def test_no_conversions_on_the_turn_of_another_player(offers: str) -> None:
    table = table_with((0, 6, 6), (0, 5, 5), offers=offers)
    table.put("witches", "dwelling", "A3")
    table.put("nomads", "dwelling", "A4")
    table.rich("nomads")
    table.turn_of("nomads")
    with pytest.raises(RuleError):
        table.play("witches", "convert 1W to 1C")
    table.play("nomads", "upgrade A4 to TP")
    assert table.legal("witches") == {"leech 1 from nomads", "decline 1 from nomads"}
    with pytest.raises(RuleError):
        table.play("witches", "convert 1PW to 1C")


@pytest.mark.rule("TM-297")
def test_no_conversions_after_passing() -> None:
    table = table_with((0, 6, 6), (0, 5, 5))
    table.passes("witches")
    assert table.asked == "nomads"
    assert table.legal("witches") == set()


@pytest.mark.rule("TM-298")
def test_a_converted_priest_must_be_in_ones_own_supply() -> None:
    table = table_with((0, 0, 10), (0, 0, 2))
    table.give("witches", priests_sent=4)
    assert table.can("witches", "convert 5PW to 1P")
    assert not table.can("witches", "convert 10PW to 2P")
    table.play("witches", "convert 5PW to 1P")
    table.turn_of("witches")
    assert not table.can("witches", "convert 5PW to 1P")


@pytest.mark.rule("TM-299")
def test_a_token_leaves_the_game_for_each_one_sacrificed() -> None:
    table = table_with((1, 8, 0))
    table.play("witches", "burn 3. convert 3PW to 1W")
    assert table.bowls("witches") == (4, 2, 0)
    table.passes("witches", "nomads")
    assert sum(table.bowls("witches")) == 6


@pytest.mark.rule("TM-300")
@pytest.mark.parametrize(("second", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (12, 6)])
def test_a_sacrifice_takes_two_tokens_in_bowl_2(second: int, most: int) -> None:
    table = table_with((12 - second, second, 0))
    assert conversions(table) == {f"burn {tokens}" for tokens in range(1, most + 1)}


@pytest.mark.rule("TM-301")
def test_sacrificed_power_is_used_at_once_for_what_was_missing() -> None:
    table = table_with((0, 6, 3), (5, 5, 0))
    table.play("witches", "burn 1")
    assert table.legal("witches") == {
        "action ACT3",
        "action ACT4",
        "action ACT5",
        "convert 4PW to 4C",
    }
    table.play("witches", "action ACT4")
    assert table.bowls("witches") == (4, 4, 0)
    table.play("witches", "burn 2")
    assert table.legal("witches") == {"convert 2PW to 2C"}
    table.play("witches", "convert 2PW to 2C")
    assert table.can("witches", "done")


@pytest.mark.rule("TM-301")
@pytest.mark.parametrize("cost", [3, 5, 6])
def test_what_a_sacrifice_may_pay_for(cost: int) -> None:
    table = table_with((0, 4, cost - 2), (0, 1, 0))
    table.play("witches", "burn 2")
    paid = {
        3: {"action ACT2", "convert 3PW to 1W", "convert 3PW to 3C"},
        5: {"convert 5PW to 1P", "convert 5PW to 5C"},
        6: {"action ACT6", "convert 6PW to 2W", "convert 6PW to 6C"},
    }
    assert table.legal("witches") == paid[cost]


@pytest.mark.rule("TM-301")
def test_a_sacrifice_is_no_action() -> None:
    table = table_with((0, 4, 1))
    table.play("witches", "burn 2. convert 3PW to 1W")
    assert (table.asked, table.decision) == ("witches", "turn")


@pytest.mark.rule("TM-301")
def test_a_standing_wish_does_not_release_sacrificed_power() -> None:
    table = table_with((0, 4, 1), (0, 5, 0))
    table.play("witches", "burn 2. wish take 1")
    assert table.legal("witches") == {"action ACT2", "convert 3PW to 1W", "convert 3PW to 3C"}


@pytest.mark.rule("TM-301")
def test_an_open_offer_does_not_release_sacrificed_power() -> None:
    table = table_with((4, 6, 1), offers="deferred")
    table.put("witches", "dwelling", "A3")
    table.put("nomads", "dwelling", "A4")
    table.rich("nomads")
    table.turn_of("nomads")
    table.play("nomads", "upgrade A4 to TP. done")
    table.play("witches", "burn 2")
    assert not table.can("witches", "leech 1 from nomads")


@pytest.mark.rule("TM-302")
def test_a_sacrifice_is_allowed_while_bowl_1_holds_tokens() -> None:
    table = table_with((6, 6, 0))
    table.play("witches", "burn 3. convert 3PW to 1W")
    assert table.bowls("witches") == (9, 0, 0)
