"""The yellow buildings."""

from typing import Any

import pytest

from tests.origins.rules.buildings.buying import builder, use, used
from tests.origins.scenario import Table

rule = pytest.mark.rule


def with_tiles(building: str, **tiles: str) -> Table:
    """Return the table after a building was used in a city with these tiles."""
    table = builder()
    table.build("player1", **tiles)
    use(table, building)
    return table


@rule("OR-327")
@pytest.mark.parametrize(
    ("tiles", "food"),
    [({}, 1), ({"N2": "farm"}, 2), ({"N2": "farm", "W1": "farm", "S2": "farm"}, 4), ({"N2": "Granary"}, 1)],
)
def test_granary(tiles: dict[str, str], food: int) -> None:
    assert with_tiles("Granary", **tiles).goods("player1") == (0, food, 0, 0)


@rule("OR-327")
def test_granary_counts_no_farms_of_others() -> None:
    table = builder()
    table.build("player2", N1="farm")
    use(table, "Granary")
    assert table.goods("player1") == (0, 1, 0, 0)


@rule("OR-328")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [({}, 2), ({"N2": "Mint", "W1": "Harbor"}, 6), ({"N2": "farm", "W1": "Castle", "E1": "Outpost"}, 2)],
)
def test_harbor(tiles: dict[str, str], points: int) -> None:
    """A farm has no colour, even with a yellow tile under it."""
    assert with_tiles("Harbor", **tiles).player("player1").points == points


YELLOW_FREEMEN = {"freemen": ("yellow 2", "yellow 6", "red 1"), "placed": ("yellow 5 at 1", "blue 2 at 1")}


@rule("OR-329")
@pytest.mark.parametrize(("option", "points"), [("all", 12), ("unused", 8)])
def test_market(option: str, points: int) -> None:
    table = builder(freemen_counted=option)
    table.give("player1", **YELLOW_FREEMEN)
    use(table, "Market")
    assert table.player("player1").points == points


@rule("OR-329")
def test_market_counts_neither_dice_on_seats_of_power_nor_advisors() -> None:
    table = builder()
    table.build("player1", E1="farm", S1E1="farm")
    table.close("player1", "N0", "yellow 4")
    table.give("player1", freemen=("yellow 1",), advisors=("yellow",))
    use(table, "Market")
    assert table.player("player1").points == 4


@rule("OR-330")
def test_mint() -> None:
    assert used("Mint").goods("player1") == (0, 0, 0, 1)


@rule("OR-331")
@pytest.mark.parametrize(
    ("tiles", "stone"),
    [
        ({}, 4),
        ({"N2": "farm"}, 3),
        ({"N2": "farm", "N1W1": "Mint"}, 2),
        ({"N2": "farm", "N1W1": "Mint", "N1E1": "farm"}, 1),
        ({"E1": "farm", "W1": "farm", "N2E1": "farm"}, 4),
    ],
)
def test_quarry(tiles: dict[str, str], stone: int) -> None:
    """The Agora fills one of its four sides; tiles that touch only at a corner do not count."""
    assert with_tiles("Quarry", **tiles).goods("player1") == (stone, 0, 0, 0)


@rule("OR-332")
@pytest.mark.parametrize(
    ("choice", "goods"), [("stone", (1, 0, 0, 0)), ("food", (0, 1, 0, 0)), ("wisdom", (0, 0, 1, 0))]
)
def test_workshop(choice: str, goods: tuple[Any, ...]) -> None:
    table = used("Workshop")
    assert table.legal() == {"gain stone", "gain food", "gain wisdom"}
    table.play("player1", f"gain {choice}")
    assert table.goods("player1") == goods
    assert table.asked == "player2"
