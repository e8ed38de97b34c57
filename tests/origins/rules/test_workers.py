"""Section 5: Freemen, Speakers, the Archon, and what rises beyond its highest value."""

import pytest

from hexarch.games.origins.notation import find_worker
from hexarch.games.origins.player import free_bases
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.tables import COLOURS
from tests.origins.rules.opening import asked_of_chance
from tests.origins.scenario import Table

OFFER = ("red 1", "purple 2", "blue 3", "orange 4", "yellow 5")


def bonus_sites(table: Table, worker: str) -> set[str]:
    """Return the colours of the bonus tiles that a worker of player1 may use, with goods for all of them."""
    found = set()
    kept = GAME.clone(table.state)
    for number in range(1, 6):
        table.ledger.state = GAME.clone(kept)
        table.rich("player1")
        table.turn_of("player1")
        table.play("player1", f"visit {number} with {worker}")
        if table.can("player1", "bonus"):
            found.add(COLOURS[table.state.bonus_tiles[number - 1]])
    return found


@pytest.mark.rule("OR-087")
def test_a_freeman_is_a_die_on_a_base() -> None:
    table = Table()
    table.give("player1", bases=4, freemen=("red 1", "blue 2"), placed=("red 3 at 1",))
    assert free_bases(table.player("player1")) == 1
    table.set_offer(*OFFER)
    table.play("player1", "visit 4 with archon. action citizen. take red 1")
    assert table.freemen("player1") == ["red 1", "red 1", "blue 2"]
    assert free_bases(table.player("player1")) == 0
    table.turn_of("player1")
    assert table.can("player1", "visit 1 with red 1")


@pytest.mark.rule("OR-088")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_freeman_has_a_value(value: int) -> None:
    table = Table()
    table.give("player1", freemen=(f"blue {value}",), wisdom=5, gold=0)
    table.site(1, value=6)
    table.play("player1", f"visit 1 with blue {value}")
    assert table.player("player1").wisdom == value - 1


@pytest.mark.rule("OR-088")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_freeman_has_a_colour(colour: str) -> None:
    table = Table()
    table.give("player1", freemen=(f"{colour} 2",))
    assert bonus_sites(table, f"{colour} 2") == {colour}


@pytest.mark.rule("OR-089")
def test_die_and_base_go_to_a_site_together() -> None:
    table = Table()
    table.give("player1", freemen=("red 2", "blue 3"), placed=())
    table.play("player1", "visit 1 with red 2. action 3 stone")
    assert table.freemen("player1") == ["blue 3"]
    assert table.player("player1").placed == (find_worker("red 2"),)
    assert free_bases(table.player("player1")) == 0


@pytest.mark.rule("OR-090")
@pytest.mark.parametrize("move", ["close N0. with red 6. done", "visit 5 with archon. action train. raise red 6. done"])
def test_only_the_die_leaves(move: str) -> None:
    """A seat of power and the advisor track take the die; its base stays free."""
    table = Table()
    table.rich("player1")
    table.give("player1", freemen=("red 6", "blue 3"))
    table.build("player1", E1="farm", S1E1="farm")
    table.play("player1", move)
    assert table.freemen("player1") == ["blue 3"]
    assert free_bases(table.player("player1")) == 1
    assert table.player("player1").bases == 2


@pytest.mark.rule("OR-091")
@pytest.mark.parametrize(("bases", "possible"), [(2, False), (3, True)])
def test_a_die_needs_a_free_base(bases: int, possible: bool) -> None:
    """This holds at the site and for a building that gives a die for free; Freemen at a site keep their bases."""
    table = Table()
    table.rich("player1")
    table.give("player1", bases=bases, freemen=("red 6",), placed=("blue 2 at 1",))
    table.set_market("Estate", "", "", "", "")
    table.play("player1", "visit 4 with archon")
    assert table.can("player1", "action citizen") == possible
    table.turn_of("player1")
    table.give("player1", archon=-1)
    table.play("player1", "visit 2 with archon. action building. buy Estate. place N1")
    assert (table.decision == "activate") == possible


@pytest.mark.rule("OR-092")
def test_a_speaker_stays_until_it_is_used() -> None:
    table = Table(speakers=(3, 4))
    table.site(1, bonus="orange")
    table.give("player1", freemen=("orange 2",))
    table.play("player1", "visit 1 with orange 2. bonus. take speaker 4. action 3 stone")
    table.end_round()
    assert table.player("player1").speakers == (4,)
    assert table.state.speakers == (3,)
    table.turn_of("player1")
    table.play("player1", "visit 2 with speaker 4. action 3 food")
    table.turn_of("player1")
    assert table.player("player1").speakers == ()
    assert not table.can("player1", "visit 2 with speaker 4")


@pytest.mark.rule("OR-092")
def test_a_building_gives_a_speaker() -> None:
    table = Table(speakers=(3, 4))
    table.rich("player1")
    table.set_market("Forum", "", "", "", "")
    table.play("player1", "visit 2 with archon. action building. buy Forum. place N1. use Forum at N1. take speaker 3")
    assert table.player("player1").speakers == (3,)


@pytest.mark.rule("OR-093")
def test_speakers_have_neither_base_nor_colour() -> None:
    table = Table(speakers=(3, 3))
    table.site(1, bonus="orange")
    table.give("player1", freemen=("orange 2", "red 1"), bases=2)
    table.play("player1", "visit 1 with orange 2. bonus. take speaker 3. action 3 stone")
    assert table.player("player1").speakers == (3,)
    assert free_bases(table.player("player1")) == 0
    assert bonus_sites(table, "speaker 3") == set()


@pytest.mark.rule("OR-094")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_archon_ignores_values(value: int) -> None:
    table = Table()
    table.give("player1", stone=0, food=0, wisdom=0, gold=0)
    table.site(1, value=value)
    table.play("player1", "visit 1 with archon. action 3 stone")
    assert table.goods("player1") == (3, 0, 0, 0)


@pytest.mark.rule("OR-095")
def test_the_archon_starts_without_colour() -> None:
    assert bonus_sites(Table(), "archon") == set()


@pytest.mark.rule("OR-096")
def test_a_freeman_of_six_becomes_an_advisor_on_his_return() -> None:
    table = Table()
    table.give("player1", freemen=("blue 2",), placed=("red 6 at 1", "orange 5 at 1"), bases=3)
    table.play("player1", "pass")
    assert table.advisors("player1") == ["red"]
    assert table.freemen("player1") == ["blue 2", "orange 6"]


@pytest.mark.rule("OR-097")
def test_a_speaker_of_five_is_rolled_again() -> None:
    table = Table(speakers=(3, 3))
    table.state.speakers = ()
    table.give("player1", speakers=(5,))
    table.play("player1", "visit 1 with speaker 5. action 3 stone")
    table.play("player2", "pass")
    table.ledger.play(GAME.legal(table.state)[0])
    assert table.asked == "chance"
    assert asked_of_chance(table.state) == {"roll 2": 2, "roll 3": 2, "roll 4": 1, "roll 5": 1}
    table.set_draws("roll 4")
    table.let_chance()
    assert list(table.state.speakers) == [4]
