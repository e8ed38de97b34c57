"""Each zodiac card, in one or two cases."""

import pytest

from hexarch.games.origins.city import die_in
from hexarch.games.origins.notation import find_cell, find_worker
from hexarch.games.origins.tables import BUILDINGS, COLOURS
from tests.origins.scenario import Table, tile_kinds


@pytest.mark.rule("OR-301", "OR-302")
def test_sagittarius() -> None:
    table = Table()
    table.hold("player1", "Sagittarius")
    table.give("player1", freemen=("red 1",), wisdom=4, gold=0, advisors=("orange",))
    table.set_offer("red 1", "purple 6", "blue 3", "orange 4", "yellow 5")
    table.play("player1", "visit 4 with archon. action citizen. take blue 3")
    assert table.legal() == {"done", "raise blue 3"}
    table.play("player1", "raise blue 3")
    assert table.freemen("player1") == ["red 1", "blue 4"]


@pytest.mark.rule("OR-302")
def test_sagittarius_stops_at_six_and_five() -> None:
    table = Table(speakers=(5, 5))
    table.hold("player1", "Sagittarius")
    table.give("player1", freemen=("orange 6",), wisdom=4, gold=0)
    table.set_offer("red 1", "purple 6", "blue 3", "orange 4", "yellow 5")
    table.site(4, bonus="orange")
    table.play("player1", "visit 4 with orange 6. bonus. take speaker 5")
    assert table.player("player1").speakers == (5,)
    table.give("player1", bases=3)
    table.play("player1", "action citizen. take purple 6")
    assert "purple 6" in table.freemen("player1")
    assert table.decision == "visit"


@pytest.mark.rule("OR-303", "OR-304")
def test_pisces() -> None:
    table = Table()
    table.hold("player1", "Pisces")
    table.give("player1", freemen=("red 5", "blue 5"), wisdom=0, gold=0)
    table.site(1, bonus="red")
    table.play("player1", "visit 1 with red 5")
    assert not table.can("player1", "bonus")
    table.play("player1", "bonus as gold")
    assert table.player("player1").gold == 1
    table.turn_of("player1")
    table.play("player1", "visit 1 with blue 5")
    assert not table.can("player1", "bonus as gold")


@pytest.mark.rule("OR-305", "OR-306")
def test_capricorn() -> None:
    table = Table()
    table.hold("player1", "Capricorn")
    table.give("player1", gold=1, freemen=("red 3", "blue 6"), placed=("orange 5 at 2",))
    table.build("player1", E1="Mint", S1E1="Mint")
    table.close("player1", "N0", "yellow 2")
    table.play("player1", "tower red")
    assert table.legal() == {"done", "raise red 3", "raise orange 5 at its site"}
    table.play("player1", "raise orange 5 at its site")
    assert table.player("player1").placed == (find_worker("orange 6") + 30,)


@pytest.mark.rule("OR-307", "OR-308")
def test_aquarius_after_the_main_action() -> None:
    table = Table(zodiac=("Aries", "Leo", "Aquarius"))
    table.hold("player1", "Aquarius")
    table.give("player1", gold=1, stone=0)
    table.play("player1", "visit 3 with archon. action temple. temple forest 2")
    assert table.decision == "turn", "the gold went into the temple's price"
    table.turn_of("player1")
    table.give("player1", gold=1, stone=1, archon=-1)
    table.play("player1", "visit 3 with archon. action temple. pay 0 gold. temple forest 2")
    assert table.legal() == {"done", "temple mountain 1", "temple sea 1"}
    table.play("player1", "temple sea 1")
    assert table.player("player1").temples == (4, 0, 1)
    assert table.player("player1").gold == 0


@pytest.mark.rule("OR-308")
def test_aquarius_needs_two_spaces() -> None:
    table = Table()
    table.hold("player1", "Aquarius")
    table.give("player1", gold=2, stone=1)
    table.play("player1", "visit 3 with archon. action temple. pay 0 gold. temple forest 1")
    assert table.asked == "player2"


@pytest.mark.rule("OR-309", "OR-310")
def test_taurus() -> None:
    table = Table()
    table.hold("player1", "Taurus")
    table.give("player1", wisdom=1, gold=0, bases=3, stone=1)
    table.set_offer("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")
    table.play("player1", "visit 4 with archon. action citizen")
    assert table.legal() == {"take red 1", "take purple 2", "take blue 3"}
    table.play("player1", "take red 1")
    assert table.player("player1").wisdom == 1
    table.turn_of("player1")
    table.give("player1", archon=-1, bases=4)
    table.set_market("Mint", "Outpost", "Forum", "Statue", "Astronomy tower")
    table.play("player1", "visit 2 with archon. action building")
    assert table.can("player1", "buy Forum")
    assert not table.can("player1", "buy Statue")


@pytest.mark.rule("OR-312", "OR-313")
def test_cancer() -> None:
    table = Table()
    table.hold("player1", "Cancer")
    table.give("player1", freemen=(), placed=("red 3 at 1",), wisdom=0, gold=0)
    table.set_offer("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")
    table.play("player1", "pass")
    assert table.legal() == {"take red 1", "take purple 2", "take blue 3", "take orange 4", "take yellow 5"}
    table.play("player1", "take yellow 5")
    assert table.freemen("player1") == ["red 4", "yellow 5"]


@pytest.mark.rule("OR-313")
def test_cancer_comes_before_advisors_leave_their_bases() -> None:
    table = Table()
    table.hold("player1", "Cancer")
    table.give("player1", freemen=("blue 2",), placed=("red 6 at 1",))
    table.play("player1", "pass")
    assert table.asked == "player2"
    assert table.advisors("player1") == ["red"]


@pytest.mark.rule("OR-314", "OR-315", "OR-311")
def test_libra_after_everything_else() -> None:
    table = Table()
    table.hold("player1", "Libra", "Taurus")
    table.build("player1", W1="Workshop", S1W1="farm")
    table.give("player1", freemen=("yellow 2",), wisdom=1, gold=0, bases=2)
    table.set_offer("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")
    table.play("player1", "close W1. with yellow 2. use Workshop at W1. gain stone. done")
    assert table.legal() == {"done", "take red 1", "take purple 2", "take blue 3"}
    table.play("player1", "take blue 3")
    assert table.player("player1").wisdom == 0


@pytest.mark.rule("OR-316", "OR-317")
def test_aries() -> None:
    table = Table()
    table.hold("player1", "Aries")
    table.give("player1", freemen=("red 1", "blue 2"), placed=("red 4 at 1",), advisors=("red",))
    table.build("player1", E1="Mint", S1E1="Mint")
    table.close("player1", "N0", "red 2")
    table.play("player1", "visit 1 with archon. action military. attack")
    assert table.points_by("player1") == {"attack": 3}


@pytest.mark.rule("OR-318", "OR-319")
@pytest.mark.parametrize(("value", "after"), [(3, 5), (5, 6), (6, 6)])
def test_leo(value: int, after: int) -> None:
    table = Table()
    table.hold("player1", "Leo")
    table.build("player1", W1="farm", S1W1="farm")
    table.give("player1", freemen=(f"red {value}",))
    table.play("player1", f"close W1. with red {value}")
    assert die_in(table.player("player1").city, find_cell("W1")) == find_worker(f"red {after}")


@pytest.mark.rule("OR-320", "OR-321")
def test_gemini() -> None:
    table = Table()
    table.hold("player1", "Gemini")
    table.put_disc("player1", 9)
    table.give("player1", stone=0, food=0, wisdom=0)
    table.play("player1", "pass. gain food")
    assert table.legal() == {"gain food", "gain wisdom"}
    table.play("player1", "gain wisdom")
    assert table.goods("player1")[:3] == (0, 1, 1)


def test_gemini_on_the_final_space() -> None:
    table = Table()
    table.hold("player1", "Gemini")
    table.put_disc("player1", 13)
    table.play("player1", "pass")
    assert table.asked == "player2"


@pytest.mark.rule("OR-322", "OR-323")
def test_virgo() -> None:
    table = Table()
    table.hold("player1", "Virgo")
    table.build("player1", N1="farm")
    table.give("player1", stone=0, wisdom=0, gold=0)
    table.play("player1", "visit 2 with archon. action building")
    assert not table.can("player1", "buy Estate")
    table.set_draws("tile Castle")
    table.play("player1", "cover with Estate")
    assert table.legal() == {"place N1"}
    table.play("player1", "place N1")
    assert tile_kinds(table.player("player1").city) == {"N0": "Agora", "S1": "Palace", "N1": "Estate"}
    assert table.state.returned[COLOURS.index("yellow")] == (BUILDINGS.index("Mint"),)
    assert table.top("purple") == "Castle"


@pytest.mark.rule("OR-324", "OR-325", "OR-326")
def test_scorpio() -> None:
    table = Table()
    table.hold("player1", "Scorpio")
    table.build("player1", W1="farm", S1W1="farm")
    table.give("player1", freemen=("red 3",), placed=("blue 6 at 1", "red 5 at 1"), wisdom=0, gold=0)
    table.play("player1", "close W1. with red 3. done")
    assert table.player("player1").wisdom == 1
    table.turn_of("player1")
    table.play("player1", "pass")
    assert table.player("player1").wisdom == 2
