"""Darklings (rules 475 to 480)."""

import pytest

from tests.terra_mystica.rules.positions import bare, before_stronghold, deeds
from tests.terra_mystica.scenario import Table


def diggers() -> Table:
    """A table with a dwelling at E6; E7 is three steps from swamp, F3 two."""
    table = bare("darklings", "nomads")
    table.put("darklings", "dwelling", "E6")
    return table


@pytest.mark.rule("TM-475", "TM-476")
def test_a_spade_takes_a_priest_and_scores_two() -> None:
    table = diggers()
    table.play("darklings", "transform E7 to black")
    assert table.goods("darklings") == (60, 40, 2)
    assert table.player("darklings").points == 56


@pytest.mark.rule("TM-475")
def test_workers_do_not_dig() -> None:
    table = diggers()
    table.give("darklings", priests=1)
    assert not table.can("darklings", "transform F3 to black")
    assert table.can("darklings", "transform F3 to brown")
    table.give("darklings", priests=0)
    assert not deeds(table, "transform")


@pytest.mark.rule("TM-477", "TM-478")
@pytest.mark.parametrize(
    ("moves", "priests", "points"),
    [
        ("action ACT6. transform F3 to black", 5, 50),
        ("action ACT6. transform E7 to black", 4, 52),
        ("action BON1. transform E5 to black", 5, 50),
        ("action BON1. transform F3 to black", 4, 52),
    ],
)
def test_free_spades_take_no_priest_and_score_nothing(moves: str, priests: int, points: int) -> None:
    table = diggers()
    table.ground("E5", "plains")
    table.give("darklings", card="BON1")
    table.play("darklings", moves)
    assert table.goods("darklings") == (60, 40, priests)
    assert table.player("darklings").points == points


@pytest.mark.rule("TM-477", "TM-478")
def test_phase_three_spades_are_free_as_well() -> None:
    table = diggers()
    table.give("darklings", cults=(0, 0, 8, 0), card="BON3")
    table.end_round()
    table.play("darklings", "transform F3 to black")
    assert table.noted("darklings", "points", "faction") == 0
    assert table.noted("darklings", "priests", "spades") == 0


@pytest.mark.rule("TM-479")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_stronghold_turns_up_to_three_workers_into_priests_once(count: int) -> None:
    table = before_stronghold("darklings", "nomads")
    table.give("darklings", priests=1)
    table.play("darklings", "upgrade E6 to SH")
    assert table.legal() == {f"convert {n}W to {n}P" for n in range(4)}
    table.play("darklings", f"convert {count}W to {count}P")
    assert table.goods("darklings") == (54, 36 - count, 1 + count)
    assert not table.can("darklings", "convert 1W to 1P")
    table.turn_of("darklings")
    assert not table.can("darklings", "convert 1W to 1P")


@pytest.mark.rule("TM-480")
def test_the_exchange_is_limited_by_ones_own_priests() -> None:
    table = before_stronghold("darklings", "nomads")
    table.give("darklings", priests=3, priests_sent=2)
    table.play("darklings", "upgrade E6 to SH")
    assert table.legal() == {f"convert {n}W to {n}P" for n in range(3)}
