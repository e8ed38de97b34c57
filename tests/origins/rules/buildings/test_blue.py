"""The blue buildings."""

import pytest

from hexarch.games.origins.tables import TEMPLES
from tests.origins.rules.buildings.buying import builder, buy, use, used
from tests.origins.scenario import Table

rule = pytest.mark.rule

BUILDINGS = (
    pytest.param("forest", marks=rule("OR-346")),
    pytest.param("mountain", marks=rule("OR-347")),
    pytest.param("sea", marks=rule("OR-348")),
)


def building(temple: str) -> str:
    return f"{temple.capitalize()} temple"


def places(table: Table) -> dict[str, int]:
    """Return how many zodiac discs of player1 have left the start."""
    return {name: place for name, place in zip(TEMPLES, table.player("player1").temples, strict=True) if place}


@pytest.mark.parametrize("temple", BUILDINGS)
def test_two_spaces_on_its_track(temple: str) -> None:
    table = used(building(temple))
    assert places(table) == {temple: 2}
    assert table.state.holders == (-1, -1, -1), "no card comes with it"
    assert table.asked == "player2", "without gold nothing more is asked"


@pytest.mark.parametrize("temple", BUILDINGS)
def test_not_above_the_top(temple: str) -> None:
    table = used(building(temple), temples={temple: 7})
    assert places(table) == {temple: 8}


@rule("OR-349")
@pytest.mark.parametrize("temple", TEMPLES)
def test_one_gold_for_one_space_in_another_temple(temple: str) -> None:
    one, other = (name for name in TEMPLES if name != temple)
    table = used(building(temple), gold=2)
    assert table.legal() == {"done", f"temple {one} 1", f"temple {other} 1"}
    table.play("player1", f"temple {other} 1")
    assert places(table) == {temple: 2, other: 1}
    assert table.goods("player1") == (0, 0, 0, 1)
    assert table.asked == "player2", "once only"


@rule("OR-349")
def test_the_gold_may_be_kept() -> None:
    table = used("Sea temple", gold=1)
    table.play("player1", "done")
    assert places(table) == {"sea": 2}
    assert table.goods("player1") == (0, 0, 0, 1)


@rule("OR-350")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 7)])
def test_obelisk(count: int, points: int) -> None:
    table = builder()
    table.build("player1", W1="Statue", E1="farm", **{f"N{row}": "Obelisk" for row in range(2, count + 1)})
    table.build("player2", N1="Obelisk")
    use(table, "Obelisk")
    assert table.player("player1").points == points


@rule("OR-351")
@pytest.mark.parametrize(("count", "points"), [(1, 3), (2, 6), (3, 10)])
def test_sacred_site(count: int, points: int) -> None:
    table = builder(zodiac=("Aries", "Leo", "Pisces"))
    table.hold("player2", "Aries", "Leo", "Pisces")
    table.hold("player1", *("Aries", "Leo", "Pisces")[:count])
    use(table, "Sacred site")
    assert table.player("player1").points == points


@rule("OR-351")
def test_sacred_site_without_a_card() -> None:
    table = builder()
    table.hold("player2", "Aries", "Leo", "Pisces")
    buy(table, "Sacred site")
    assert table.asked == "player2"
    assert table.player("player1").points == 0


@rule("OR-352")
@pytest.mark.parametrize("temple", TEMPLES)
def test_statue(temple: str) -> None:
    table = used("Statue", gold=1)
    assert table.legal() == {f"temple {name} 1" for name in TEMPLES}
    table.play("player1", f"temple {temple} 1")
    assert places(table) == {temple: 1}
    assert table.goods("player1") == (0, 0, 0, 1)
    assert table.asked == "player2"
