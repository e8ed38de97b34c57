"""The red buildings."""

import pytest

from tests.origins.rules.buildings.buying import builder, buy, use, used

rule = pytest.mark.rule


@rule("OR-333")
@pytest.mark.parametrize(
    ("answers", "points", "space"),
    [
        ("move. attack", 2, 3),
        ("attack. move", 1, 3),
        ("move. done", 0, 3),
        ("attack. done", 1, 1),
    ],
)
def test_arsenal(answers: str, points: int, space: int) -> None:
    """The disc starts on the first space, where an attack scores the border and the discs behind."""
    table = builder()
    table.put_disc("player1", 1)
    table.put_disc("player2", 2)
    use(table, "Arsenal", answers)
    assert table.player("player1").points == points
    assert table.space("player1") == space
    assert table.asked == "player2"


@rule("OR-334")
@pytest.mark.parametrize(("option", "points"), [("all", 2 * (2 + 3)), ("unused", 2 * (2 + 2))])
@pytest.mark.option("freemen_counted", argument="option")
def test_chariot_yard(option: str, points: int) -> None:
    table = builder(freemen_counted=option)
    table.build("player1", N2="Arsenal", W1="Mint", E1="farm")
    table.give("player1", freemen=("red 2", "red 3", "blue 1"), placed=("red 5 at 1",), advisors=("red",))
    use(table, "Chariot yard")
    assert table.player("player1").points == points


@rule("OR-334")
def test_chariot_yard_counts_no_die_on_a_seat_of_power() -> None:
    table = builder()
    table.build("player1", E1="farm", S1E1="farm")
    table.close("player1", "N0", "red 4")
    use(table, "Chariot yard")
    assert table.player("player1").points == 2


@rule("OR-335")
@pytest.mark.parametrize(("answer", "points", "space"), [("move", 0, 3), ("attack", 1, 2)])
def test_outpost(answer: str, points: int, space: int) -> None:
    table = builder()
    table.put_disc("player1", 2)
    table.put_disc("player2", 2)
    use(table, "Outpost")
    assert table.legal() == {"move", "attack"}
    table.play("player1", answer)
    assert table.player("player1").points == points
    assert table.space("player1") == space
    assert table.asked == "player2", "one of the two"


@rule("OR-336")
@pytest.mark.parametrize(
    ("others", "count"),
    [((0, 0, 0), 3), ((4, 0, 5), 1), ((3, 4, 6), 0), ((2, 2, 3), 2)],
)
def test_cavalry_field(others: tuple[int, ...], count: int) -> None:
    """The move comes first, and discs on the same space do not count as weaker."""
    table = builder(4)
    table.put_disc("player1", 1)
    for seat, space in enumerate(others):
        table.put_disc(f"player{seat + 2}", space)
    use(table, "Cavalry field")
    assert table.space("player1") == 3
    for _ in range(count):
        assert table.legal() == {"gain stone", "gain food"}
        table.play("player1", "gain stone")
    assert table.asked == "player2"
    assert table.goods("player1") == (count, 0, 0, 0)


@rule("OR-336")
def test_cavalry_field_gives_stone_or_food_for_each() -> None:
    table = builder(3)
    use(table, "Cavalry field", "gain stone")
    assert table.legal() == {"gain stone", "gain food"}
    table.play("player1", "gain food")
    assert table.goods("player1") == (1, 1, 0, 0)


@rule("OR-336")
def test_cavalry_field_on_the_final_space() -> None:
    table = builder()
    table.put_disc("player1", 13)
    use(table, "Cavalry field")
    assert table.legal() == {"gain stone", "gain food"}


@rule("OR-336")
def test_cavalry_field_gives_nothing_among_equals_on_the_final_space() -> None:
    """Nobody is weaker and the disc cannot move, so the ability cannot be used."""
    table = builder()
    for player in ("player1", "player2"):
        table.put_disc(player, 13)
    buy(table, "Cavalry field")
    assert not table.can("player1", "use Cavalry field at N1")
    assert table.asked == "player2"


@rule("OR-337")
@pytest.mark.parametrize(
    ("tiles", "space"),
    [({}, 1), ({"N2": "Arsenal", "N3": "Fortress"}, 3), ({"N2": "farm", "N3": "Mint", "W1": "Outpost"}, 2)],
)
def test_fortress(tiles: dict[str, str], space: int) -> None:
    table = builder()
    table.build("player1", **tiles)
    use(table, "Fortress")
    assert table.space("player1") == space


@rule("OR-338")
@pytest.mark.parametrize("value", range(2, 7))
def test_veterans_camp(value: int) -> None:
    table = used("Veterans' camp", freemen=(f"red {value}", "blue 6"), placed=("red 6 at 1",))
    assert table.legal() == {f"with red {value}"}
    table.play("player1", f"with red {value}")
    assert table.player("player1").points == value
    assert table.freemen("player1") == [f"red {value - 1}", "blue 6"]
    assert table.asked == "player2"


@rule("OR-338")
def test_veterans_camp_chooses_among_unused_red_freemen() -> None:
    table = used("Veterans' camp", freemen=("red 2", "red 5", "yellow 3"))
    assert table.legal() == {"with red 2", "with red 5"}


@rule("OR-338")
@pytest.mark.parametrize("dice", [{"freemen": ("blue 6",)}, {"placed": ("red 6 at 1",)}, {"advisors": ("red",)}])
def test_veterans_camp_without_an_unused_red_freeman(dice: dict[str, tuple[str, ...]]) -> None:
    table = builder()
    table.give("player1", **dice)
    buy(table, "Veterans' camp")
    assert table.asked == "player2"


@rule("OR-338")
@pytest.mark.option("veterans_of_one", True)
def test_veterans_camp_with_a_freeman_of_one() -> None:
    table = used("Veterans' camp", freemen=("red 1",))
    table.play("player1", "with red 1")
    assert table.player("player1").points == 1
    assert table.freemen("player1") == ["red 1"]


@rule("OR-338")
@pytest.mark.option("veterans_of_one", False)
def test_veterans_camp_where_a_freeman_of_one_may_not_be_chosen() -> None:
    table = builder(veterans_of_one=False)
    table.give("player1", freemen=("red 1", "red 2"))
    use(table, "Veterans' camp")
    assert table.legal() == {"with red 2"}
