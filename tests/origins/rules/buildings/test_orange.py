"""The orange buildings."""

from typing import Any

import pytest

from tests.origins.rules.buildings.buying import builder, buy, use, used

rule = pytest.mark.rule

FREEMEN: dict[str, Any] = {"freemen": ("red 1", "red 2", "blue 3"), "placed": ("yellow 4 at 1",)}


@rule("OR-353")
@pytest.mark.parametrize(("option", "points"), [("all", 9), ("unused", 6)])
def test_artists_hall(option: str, points: int) -> None:
    table = builder(freemen_counted=option)
    table.give("player1", **FREEMEN, advisors=("purple",), speakers=(3,))
    use(table, "Artists' hall")
    assert table.player("player1").points == points


@rule("OR-353")
def test_artists_hall_counts_no_die_on_a_seat_of_power() -> None:
    table = builder()
    table.build("player1", E1="farm", S1E1="farm")
    table.close("player1", "N0", "orange 4")
    table.give("player1", freemen=("red 1",))
    use(table, "Artists' hall")
    assert table.player("player1").points == 3


@rule("OR-354")
@pytest.mark.parametrize("count", range(6))
def test_astronomy_tower(count: int) -> None:
    table = builder()
    table.give("player1", advisors=("red", "blue", "yellow", "purple", "orange")[:count])
    table.give("player2", advisors=("red",))
    use(table, "Astronomy tower")
    assert table.goods("player1") == (0, 0, 1 + count, 0)


@rule("OR-355")
@pytest.mark.parametrize("site", range(1, 6))
def test_fountain_of_wisdom(site: int) -> None:
    table = builder()
    table.state.ships = (6, 1, 1, 4, 5)
    use(table, "Fountain of wisdom")
    assert table.goods("player1") == (0, 0, 1, 0)
    assert table.legal() == {f"ship {number}" for number in range(1, 6)}
    ships = list(table.state.ships)
    table.play("player1", f"ship {site}")
    ships[site - 1] = 1
    assert list(table.state.ships) == ships


@rule("OR-356")
@pytest.mark.parametrize(("answers", "value"), [("raise red 3. raise red 4", 5), ("raise red 3. done", 4), ("done", 3)])
def test_gateway_adds_up_to_two(answers: str, value: int) -> None:
    table = builder()
    table.give("player1", freemen=("red 3",))
    buy(table, "Gateway")
    table.play("player1", answers if answers == "done" else f"use Gateway at N1. {answers}")
    assert table.freemen("player1") == [f"red {value}"]
    assert table.asked == "player2"


@rule("OR-356")
def test_gateway_is_for_one_unused_freeman() -> None:
    table = used("Gateway", freemen=("red 3", "blue 2"), placed=("yellow 1 at 1",), speakers=(2,))
    assert table.legal() == {"raise red 3", "raise blue 2"}
    table.play("player1", "raise blue 2")
    assert table.legal() == {"done", "raise blue 3"}


@rule("OR-356")
@pytest.mark.parametrize("answers", ["raise red 6", "raise red 5. raise red 6"])
@pytest.mark.option("raise_past_six", True)
def test_gateway_may_make_an_advisor(answers: str) -> None:
    table = used("Gateway", freemen=("red 5", "red 6", "blue 6"))
    table.play("player1", answers)
    assert table.advisors("player1") == ["red"]
    assert table.asked == "player2", "an Advisor rises no more"


@rule("OR-356")
@pytest.mark.option("raise_past_six", False)
def test_gateway_where_a_six_may_not_rise() -> None:
    table = builder(raise_past_six=False)
    table.give("player1", freemen=("red 5", "blue 6"))
    use(table, "Gateway")
    assert table.legal() == {"raise red 5"}
    table.play("player1", "raise red 5")
    assert table.freemen("player1") == ["red 6", "blue 6"]
    assert table.asked == "player2"


@rule("OR-356")
def test_gateway_and_scorpio() -> None:
    """Scorpio gives wisdom only for a die that really becomes an Advisor."""
    for answers, wisdom in (("raise red 5. done", 0), ("raise red 5. raise red 6", 1)):
        table = builder()
        table.hold("player1", "Scorpio")
        table.give("player1", freemen=("red 5",))
        use(table, "Gateway", answers)
        assert table.player("player1").wisdom == wisdom


@rule("OR-357")
@pytest.mark.parametrize(("option", "points"), [("all", 1 + 4), ("unused", 1 + 3)])
def test_healers_mansion(option: str, points: int) -> None:
    table = builder(freemen_counted=option)
    table.build("player1", E1="farm", S1E1="farm")
    table.close("player1", "N0", "orange 4")
    table.give("player1", **FREEMEN, advisors=("purple",), speakers=(3,))
    use(table, "Healers' mansion")
    assert table.player("player1").points == points


@rule("OR-357")
def test_healers_mansion_without_freemen() -> None:
    assert used("Healers' mansion").player("player1").points == 1


@rule("OR-358")
def test_mage_tower_uses_the_ability_of_an_adjacent_building() -> None:
    """The Castle touches only at a corner and the farm has no ability; the Agora in the south is adjacent."""
    table = builder()
    table.build("player1", N2="Quarry", N1E1="Mint", N1W1="farm", E1="Castle")
    use(table, "Mage tower")
    assert table.legal() == {"copy north", "copy east", "copy south"}
    table.play("player1", "copy east")
    assert table.goods("player1") == (0, 0, 0, 1)
    assert table.asked == "player2", "one ability only"


@rule("OR-358")
def test_mage_tower_uses_an_ability_where_it_is_printed() -> None:
    table = builder()
    table.build("player1", N2="Quarry", N2W1="farm")
    use(table, "Mage tower", "copy north")
    assert table.goods("player1") == (3, 0, 0, 0), "two places around the Quarry are empty"


@rule("OR-358")
def test_mage_tower_does_not_copy_a_mage_tower() -> None:
    table = builder()
    table.build("player1", N2="Mage tower", N3="Mint")
    use(table, "Mage tower")
    assert table.legal() == {"copy south"}


@rule("OR-358")
def test_mage_tower_uses_an_ability_that_asks() -> None:
    table = builder()
    table.build("player1", N2="Fountain of wisdom")
    table.site(5, value=4)
    use(table, "Mage tower", "copy north. ship 5")
    assert table.state.ships[4] == 1
    assert table.goods("player1") == (0, 0, 1, 0)
