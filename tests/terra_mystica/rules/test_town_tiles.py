"""Town tiles: what each of the five types gives (rules 445 to 451)."""

import pytest

from tests.terra_mystica.rules.positions import before_town, in_town, power

NOBODY = (0, 0, 0, 0)
TILES = ("TW1", "TW2", "TW3", "TW4", "TW5")


@pytest.mark.parametrize(
    ("tile", "points", "goods", "gained"),
    [
        pytest.param("TW3", 9, (0, 0, 1), 0, marks=pytest.mark.rule("TM-445")),
        pytest.param("TW5", 8, (0, 0, 0), 0, marks=pytest.mark.rule("TM-446")),
        pytest.param("TW2", 7, (0, 2, 0), 0, marks=pytest.mark.rule("TM-448")),
        pytest.param("TW4", 6, (0, 0, 0), 8, marks=pytest.mark.rule("TM-449")),
        pytest.param("TW1", 5, (6, 0, 0), 0, marks=pytest.mark.rule("TM-450")),
    ],
)
def test_what_a_tile_brings(tile: str, points: int, goods: tuple[int, ...], gained: int) -> None:
    """The trading house that founds the town costs 2 workers and 6 coins."""
    table = before_town("nomads", "witches")
    table.give("nomads", coins=6, workers=2, priests=0, bowls=(12, 0, 0), points=0, cults=NOBODY)
    table.play("nomads", f"upgrade E5 to TP. +{tile}")
    assert table.player("nomads").points == points
    assert table.goods("nomads") == goods
    assert power(table, "nomads") == gained
    assert table.town_tiles("nomads") == [tile]


@pytest.mark.rule("TM-445")
def test_the_priest_comes_from_ones_own_supply() -> None:
    table = before_town("nomads", "witches")
    table.give("nomads", priests=5, priests_sent=2)
    table.play("nomads", "upgrade E5 to TP. +TW3")
    assert table.player("nomads").priests == 5


@pytest.mark.rule("TM-446")
def test_one_step_on_each_cult() -> None:
    table = before_town("nomads", "witches")
    table.give("nomads", cults=(0, 1, 3, 5))
    table.play("nomads", "upgrade E5 to TP. +TW5")
    assert table.player("nomads").cults == (1, 2, 4, 6)


@pytest.mark.rule("TM-447")
def test_the_four_steps_earn_power_and_may_use_the_new_key() -> None:
    """Spaces 3, 5 and 7 give 1 + 2 + 2 power, and space 10, which takes the town's key, gives 3."""
    table = before_town("nomads", "witches")
    table.give("nomads", cults=(2, 4, 6, 9), bowls=(12, 0, 0))
    table.play("nomads", "upgrade E5 to TP. +TW5")
    assert table.player("nomads").cults == (3, 5, 7, 10)
    assert power(table, "nomads") == 8
    assert table.player("nomads").keys == 0


@pytest.mark.rule("TM-451")
def test_each_type_exists_twice() -> None:
    table = before_town("nomads", "witches")
    assert table.state.towns_left[:5] == (2, 2, 2, 2, 2)
    assert sum(table.state.towns_left) == 10


@pytest.mark.rule("TM-451")
@pytest.mark.parametrize("tile", TILES)
def test_an_exhausted_type_cannot_be_chosen(tile: str) -> None:
    """The Nomads have taken both copies, so the Witches' town needs another type."""
    table = in_town(tile, "nomads", "witches")
    table.put("nomads", "dwelling", "A2", "A3")
    table.put("nomads", "temple", "A4", "A5")
    table.put("witches", "dwelling", "I1", "I2")
    table.put("witches", "temple", "I3", "I4")
    table.turn_of("nomads")
    table.play("nomads", f"upgrade A2 to TP. +{tile}")
    assert table.town_tiles("nomads") == [tile, tile]
    table.turn_of("witches")
    table.play("witches", "upgrade I1 to TP")
    assert table.legal() == {f"+{other}" for other in TILES if other != tile}
