"""Action 1: which space may be transformed and built on, and what a dwelling costs. Spades have a file of their own."""

import pytest

from hexarch.games.terra_mystica.tables import BOARD
from tests.terra_mystica.rules.positions import bare, home
from tests.terra_mystica.scenario import Table


def witches_at_e9() -> Table:
    """A table with the Witches on E9, next to D7, E10, F5 and F6, and two rivers away from the forest C4."""
    table = bare("witches", "nomads")
    table.put("witches", "dwelling", "E9")
    return table


def moves_on(table: Table, name: str) -> set[str]:
    """Return what the faction that is asked may build on a hex or transform it into."""
    return {move for move in table.legal() if move.split()[0] in ("build", "transform") and move.split()[1] == name}


@pytest.mark.rule("TM-131", "TM-142")
def test_one_space_is_transformed_and_built_on_in_one_action() -> None:
    table = witches_at_e9()
    table.ground("D7", "forest")
    table.play("witches", "transform F6 to green")
    assert table.terrain("F6") == "forest"
    assert table.can("witches", "build F6")
    assert not table.can("witches", "build D7")
    table.play("witches", "build F6")
    assert table.player("witches").dwellings == 1 << table.hex("E9") | 1 << table.hex("F6")
    assert not any(move.startswith(("build", "transform")) for move in table.legal())
    table.play("witches", "done")
    assert table.asked == "nomads"


@pytest.mark.rule("TM-132")
def test_home_terrain_needs_no_transformation() -> None:
    table = witches_at_e9()
    table.ground("F6", "forest")
    table.play("witches", "build F6")
    assert table.player("witches").workers == 40 - 1


@pytest.mark.rule("TM-133", "TM-134")
def test_the_dwelling_may_wait_for_a_later_action() -> None:
    table = witches_at_e9()
    table.play("witches", "transform F6 to green. done")
    assert table.player("witches").dwellings == 1 << table.hex("E9")
    table.play("nomads", "pass BON3")
    assert not any(move.startswith("transform F6") for move in table.legal())
    table.play("witches", "build F6. done")
    assert table.player("witches").dwellings == 1 << table.hex("E9") | 1 << table.hex("F6")


@pytest.mark.rule("TM-135")
def test_a_dwelling_needs_home_terrain() -> None:
    for terrain in BOARD.terrains:
        table = witches_at_e9()
        table.ground("F6", terrain)
        assert table.can("witches", "build F6") == (terrain == "forest")


@pytest.mark.rule("TM-136")
def test_a_dwelling_needs_an_empty_space() -> None:
    table = witches_at_e9()
    table.ground("D7", "forest")
    table.put("nomads", "dwelling", "F6")
    table.ground("F6", "forest")
    assert table.can("witches", "build D7")
    assert not table.can("witches", "build F6")
    assert not table.can("witches", "build E9")


@pytest.mark.rule("TM-137", "TM-160")
def test_the_space_lies_next_to_ones_own_building_directly_or_indirectly() -> None:
    table = witches_at_e9()
    table.put("nomads", "dwelling", "I10")
    table.ground("E10", "forest")
    assert table.can("witches", "build E10")
    assert table.can("witches", "transform F6 to green")
    for far in ("C4", "G4", "I11"):
        assert not moves_on(table, far)
    table.give("witches", shipping=2)
    assert table.can("witches", "build C4")
    assert table.can("witches", "transform G4 to green")
    assert not moves_on(table, "I11")


@pytest.mark.parametrize(
    ("faction", "workers", "coins"),
    [
        pytest.param("witches", 1, 2, marks=pytest.mark.rule("TM-138")),
        pytest.param("engineers", 1, 1, marks=pytest.mark.rule("TM-139")),
        pytest.param("swarmlings", 2, 3, marks=pytest.mark.rule("TM-140")),
    ],
)
def test_the_price_of_a_dwelling(faction: str, workers: int, coins: int) -> None:
    table = bare(faction, "nomads")
    table.put(faction, "dwelling", "E9")
    home(table, faction, "F6")
    table.give(faction, workers=workers, coins=coins - 1)
    assert not table.can(faction, "build F6")
    table.give(faction, workers=workers - 1, coins=coins)
    assert not table.can(faction, "build F6")
    table.give(faction, workers=workers, coins=coins)
    table.play(faction, "build F6")
    assert table.goods(faction) == (0, 0, 5)


@pytest.mark.rule("TM-141")
def test_there_are_eight_dwellings() -> None:
    table = witches_at_e9()
    table.put("witches", "dwelling", "A1", "A5", "A9", "A13", "I1", "I12")
    table.ground("E10", "forest")
    table.ground("F6", "forest")
    table.play("witches", "build E10. done")
    assert table.player("witches").dwellings.bit_count() == 8
    table.play("nomads", "pass BON3")
    assert not table.can("witches", "build F6")


@pytest.mark.rule("TM-157")
@pytest.mark.parametrize("tile", ["SCORE3", "SCORE5"])
def test_a_dwelling_scores_two_with_a_dwelling_scoring_tile(tile: str) -> None:
    table = bare("witches", "nomads", scoring=(tile, "SCORE2", "SCORE4", "SCORE6", "SCORE7", "SCORE8"))
    table.put("witches", "dwelling", "E9")
    table.play("witches", "transform F6 to green")
    assert table.points_by("witches") == {}
    table.play("witches", "build F6")
    assert table.points_by("witches") == {"scoring_tile": 2}


@pytest.mark.rule("TM-157")
def test_a_dwelling_scores_nothing_with_another_scoring_tile() -> None:
    table = witches_at_e9()
    table.play("witches", "transform F6 to green. build F6")
    assert table.points_by("witches") == {}


@pytest.mark.rule("TM-158")
def test_a_transformation_may_end_on_any_terrain() -> None:
    table = witches_at_e9()
    colours = {"brown", "black", "blue", "green", "red", "yellow"}
    assert moves_on(table, "F6") == {f"transform F6 to {colour}" for colour in colours}
    table.play("witches", "transform F6 to yellow")
    assert table.terrain("F6") == "desert"
    assert not table.can("witches", "build F6")


@pytest.mark.rule("TM-159")
def test_a_transformed_space_without_a_building_is_open_to_everybody() -> None:
    table = witches_at_e9()
    table.put("nomads", "dwelling", "F7")
    table.play("witches", "transform F6 to green. done")
    table.play("nomads", "transform F6 to yellow. build F6. done")
    assert table.terrain("F6") == "desert"
    assert table.player("nomads").dwellings >> table.hex("F6") & 1


@pytest.mark.rule("TM-161")
def test_a_space_with_a_building_is_never_transformed() -> None:
    table = witches_at_e9()
    table.put("nomads", "dwelling", "F6")
    table.put("witches", "dwelling", "F5")
    table.ground("F5", "plains")
    assert table.can("witches", "transform D7 to green")
    assert not moves_on(table, "F6")
    assert not moves_on(table, "F5")


@pytest.mark.rule("TM-162")
def test_dwellings_leave_their_row_from_the_left() -> None:
    """The third space of the Engineers' row is the one without income."""
    table = bare("engineers", "nomads")
    table.put("engineers", "dwelling", "E9")
    home(table, "engineers", "D7", "E10", "F6")
    workers = [table.income("engineers")["workers"]]
    for name in ("D7", "E10", "F6"):
        table.turn_of("engineers")
        table.play("engineers", f"build {name}")
        workers.append(table.income("engineers")["workers"])
    assert workers == [1, 2, 2, 3]


@pytest.mark.rule("TM-163")
def test_rivers_are_neither_transformed_nor_built_on() -> None:
    table = witches_at_e9()
    table.give("witches", shipping=3)
    touched = {move.split()[1] for move in table.legal() if move.startswith(("build", "transform"))}
    assert "C4" in touched
    assert not [name for name in touched if name.startswith("r")]
