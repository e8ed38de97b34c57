"""The worked examples of the rulebook, with its numbers."""

import pytest

from hexarch.games.origins.tables import COLOURS
from tests.origins.scenario import Table

# Yellow, blue, orange, red, purple from the top: red lies below orange, orange below yellow.
MARKET = ("Mint", "Statue", "Gateway", "Outpost", "Estate")


@pytest.mark.rule("OR-033", "OR-034", "OR-035")
def test_first_offer() -> None:
    table = Table(market=MARKET, offer=(3, 5, 1, 3, 3))
    assert table.offer() == ["blue 1", "red 3", "orange 3", "yellow 3", "purple 5"]


@pytest.mark.rule("OR-104", "OR-108", "OR-111")
def test_paying_the_difference_in_wisdom() -> None:
    table = Table()
    table.give("player1", freemen=("blue 2",), wisdom=1, gold=0)
    table.site(1, value=3)
    table.play("player1", "visit 1 with blue 2")
    assert table.player("player1").wisdom == 0
    assert table.state.ships[0] == 4
    assert table.legal() == {"action 3 stone", "action military"}


@pytest.mark.rule("OR-137", "OR-138", "OR-141", "OR-142")
def test_moving_over_a_border_onto_another_disc() -> None:
    table = Table(3)
    green, blue, brown = "player1", "player2", "player3"
    table.put_disc(green, 2)
    table.put_disc(blue, 3)
    table.put_disc(brown, 4)
    table.play(green, "visit 1 with archon. action military. move")
    assert table.space(green) == 4
    assert table.player(green).tokens == 1
    assert table.stacked() == [2, 3, 1]


@pytest.mark.rule("OR-143", "OR-151", "OR-152", "OR-153", "OR-154")
def test_attacking() -> None:
    table = Table(3)
    green, blue, brown = "player1", "player2", "player3"
    table.put_disc(blue, 2)
    table.put_disc(brown, 5)
    table.put_disc(green, 5)
    table.give(green, wisdom=0)
    table.play(green, "visit 1 with archon. action military. attack")
    assert table.player(green).wisdom == 1
    assert table.points_by(green) == {"attack": 3}


@pytest.mark.rule("OR-158", "OR-159", "OR-161", "OR-162", "OR-164")
def test_buying_and_refilling_the_market() -> None:
    table = Table(market=MARKET)
    table.give("player1", stone=2, wisdom=2, gold=0)
    table.set_draws("tile Mage tower")
    table.play("player1", "visit 2 with archon. action building. buy Gateway. place N1")
    assert table.goods("player1") == (0, 1, 0, 0)
    assert table.market() == ["Mint", "Statue", "Outpost", "Estate", "Astronomy tower"]
    assert table.top("orange") == "Mage tower"


@pytest.mark.rule("OR-166", "OR-170", "OR-171")
def test_the_same_tile_as_a_farm() -> None:
    table = Table(market=MARKET)
    table.give("player1", stone=0, wisdom=0, gold=0)
    table.play("player1", "visit 2 with archon. action building. farm Gateway. place N1")
    assert table.goods("player1") == (0, 1, 0, 0)
    assert len(table.player("player1").city.farms) == 1
    assert table.market() == ["Mint", "Statue", "Outpost", "Estate", "Astronomy tower"]
    assert table.asked == "player2"


@pytest.mark.rule("OR-207")
def test_closing_a_district_without_a_matching_card() -> None:
    table = Table()
    table.build("player1", W1="Outpost", S1W1="farm")
    table.give("player1", freemen=("red 3",), gold=0)
    table.play("player1", "close W1. with red 3")
    assert table.points_by("player1") == {}
    assert "use Outpost at W1" in table.legal()


@pytest.mark.rule("OR-211", "OR-213")
def test_the_fourth_level_of_a_tower() -> None:
    table = Table()
    table.give("player1", towers={"orange": 3}, gold=3)
    table.play("player1", "tower orange")
    assert table.player("player1").gold == 0
    assert table.player("player1").towers[COLOURS.index("orange")] == 4


@pytest.mark.rule("OR-244", "OR-245", "OR-246", "OR-247", "OR-248", "OR-256")
def test_retreating() -> None:
    table = Table(4)
    black, blue, green, brown = "player1", "player2", "player3", "player4"
    table.put_disc(black, 4)
    table.put_disc(blue, 8)
    table.put_disc(brown, 9)
    table.put_disc(green, 9)
    table.end_round()
    assert [table.space(name) for name in (black, blue, green, brown)] == [4, 7, 7, 7]
    assert table.stacked() == [1, 4, 3, 2]
    assert table.state.bulwark == table.seat(brown)
    assert table.asked == brown


@pytest.mark.rule("OR-252", "OR-253")
def test_a_tie_in_a_temple() -> None:
    """Black lies under brown."""
    table = Table(zodiac=("Aries", "Aquarius", "Leo"))
    brown, black = "player1", "player2"
    table.give(black, temples={"mountain": 3})
    table.give(brown, temples={"mountain": 3})
    table.end_round()
    assert table.holder("Aquarius") == black


@pytest.mark.rule("OR-235")
def test_the_archon_has_the_advisors_colours() -> None:
    table = Table()
    table.give("player1", advisors=("purple", "orange", "blue"))
    with_bonus = set()
    for number in range(1, 6):
        table.turn_of("player1")
        table.give("player1", archon=-1)
        table.rich("player1")
        table.play("player1", f"visit {number} with archon")
        if table.can("player1", "bonus"):
            with_bonus.add(COLOURS[table.state.bonus_tiles[number - 1]])
    assert with_bonus == {"purple", "orange", "blue"}


@pytest.mark.rule("OR-271", "OR-272", "OR-273", "OR-274", "OR-275", "OR-276")
def test_the_final_scoring_of_72() -> None:
    table = Table()
    table.give("player1", gold=4, advisors=("purple", "orange", "blue"), towers={"orange": 2})
    table.give("player1", temples={"forest": 6, "mountain": 8, "sea": 4})
    table.build("player1", N1="Mint", N1E1="Mint", E1="Mint", S1E1="Mint")
    table.close("player1", "N1", "orange 6")
    table.close("player1", "N0", "red 3")
    table.state.tower_supply = (1, 1, 1, 0, 0)
    table.end_round()
    assert table.decision == ""
    assert table.points_by("player1") == {
        "final_gold": 4,
        "final_advisors": 6,
        "final_temples": 47,
        "final_districts": 15,
    }
    assert table.player("player1").points == 72
