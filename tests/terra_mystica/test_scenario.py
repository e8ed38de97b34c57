"""The table that the tests use."""

from tests.terra_mystica.scenario import Table


def test_a_table_starts_in_round_one() -> None:
    table = Table("witches", "nomads")
    assert table.decision == "turn"
    assert table.asked == "witches"
    assert table.state.round == 1


def test_pieces_can_be_placed_by_hand() -> None:
    table = Table("witches", "nomads")
    table.clear_map()
    table.put("witches", "dwelling", "E4", "D5")
    table.put("witches", "trading house", "D5")
    table.rich("witches")
    assert table.can("witches", "upgrade E4 to TP")
    table.play("witches", "upgrade D5 to TE. +FAV11. done")
    assert table.favor_tiles("witches") == ["FAV11"]
    assert table.asked == "nomads"
