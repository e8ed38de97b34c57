"""Cultists, with offers answered at once (rules 486 to 491)."""

import pytest

from tests.terra_mystica.rules.positions import bare, before_stronghold, home
from tests.terra_mystica.scenario import Table


def neighbours(**options: str) -> Table:
    """A table with the Cultists at E6 between the Witches at E5 and the Nomads at E7, who all have room for power."""
    table = bare("cultists", "witches", "nomads", **options)
    table.put("cultists", "dwelling", "E6")
    table.put("witches", "dwelling", "E5")
    table.put("nomads", "dwelling", "E7")
    for name in ("cultists", "witches", "nomads"):
        table.give(name, bowls=(12, 0, 0), cults=(0, 0, 0, 0))
    return table


@pytest.mark.rule("TM-486", "TM-490")
def test_a_step_of_choice_when_an_opponent_accepts_power() -> None:
    table = neighbours()
    table.play("cultists", "upgrade E6 to TP")
    table.play("witches", "leech 1 from cultists")
    table.play("nomads", "decline 1 from cultists")
    assert table.legal() == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    table.play("cultists", "+AIR. done")
    assert table.player("cultists").cults == (0, 0, 0, 1)
    assert table.bowls("cultists") == (12, 0, 0)


@pytest.mark.rule("TM-486", "TM-490")
def test_a_dwelling_earns_the_step_too() -> None:
    table = neighbours()
    home(table, "cultists", "D4")
    table.play("cultists", "build D4")
    table.play("nomads", "leech 1 from cultists")
    table.play("cultists", "+FIRE. done")
    assert table.player("cultists").cults == (1, 0, 0, 0)


@pytest.mark.rule("TM-487")
def test_one_step_however_many_accept() -> None:
    table = neighbours()
    table.play("cultists", "upgrade E6 to TP")
    table.play("witches", "leech 1 from cultists")
    table.play("nomads", "leech 1 from cultists")
    table.play("cultists", "+AIR")
    assert table.can("cultists", "done")
    assert not table.can("cultists", "+AIR")


@pytest.mark.option("cultists_all_decline", argument="option")
@pytest.mark.parametrize(
    ("option", "bowls"),
    [
        pytest.param("power1", (11, 1, 0), marks=pytest.mark.rule("TM-488", "TM-489")),
        pytest.param("nothing", (12, 0, 0), marks=pytest.mark.rule("TM-488")),
    ],
)
def test_no_step_when_all_decline(option: str, bowls: tuple[int, ...]) -> None:
    """The newest rulebook (the default) gives 1 power instead, the older ones nothing."""
    table = neighbours(cultists_all_decline=option)
    table.play("cultists", "upgrade E6 to TP")
    table.play("witches", "decline 1 from cultists")
    table.play("nomads", "decline 1 from cultists")
    assert table.can("cultists", "done")
    assert not table.can("cultists", "+AIR")
    assert table.bowls("cultists") == bowls


@pytest.mark.rule("TM-489")
def test_the_power_for_declining_is_the_default_and_needs_an_offer() -> None:
    table = neighbours()
    assert table.state.setup.options.cultists_all_decline == "power1"
    table.put("cultists", "dwelling", "G2")
    table.play("cultists", "upgrade G2 to TP. done")
    assert table.bowls("cultists") == (12, 0, 0)
    assert table.player("cultists").cults == (0, 0, 0, 0)


@pytest.mark.rule("TM-491")
def test_the_stronghold_scores_seven_once() -> None:
    table = before_stronghold("cultists", "nomads")
    table.play("cultists", "upgrade E6 to SH")
    assert table.player("cultists").points == 57
    table.play("cultists", "done")
    table.give("cultists", card="BON3")
    table.end_round()
    assert table.player("cultists").points == 57
