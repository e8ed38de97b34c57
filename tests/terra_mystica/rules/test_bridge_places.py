"""Places for bridges on every map, and the terrain they follow from.

The lists were worked out apart from the engine, from the centres of the hexes drawn as points.
"""

import hashlib

import pytest

from hexarch.games.terra_mystica.maps import load_map, map_names
from hexarch.games.terra_mystica.tables import BOARD
from tests.terra_mystica.rules.positions import bare

PLACES = {
    "base": """
        A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8 D6:E9
        E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9
    """,
    "fire-and-ice-1": """
        B2:C2 B5:C5 B5:D4 B6:D5 C3:D2 C3:E4 C4:E5 C6:D5 C7:E9 C8:E10 C9:E11 D3:E5 E1:G1 E2:G2 E5:F2 E5:G3 E9:F5
        F1:G2 F1:G3 F1:H2 F2:G3 F2:H5 F3:H6 F6:G5 G2:H2 G4:H6 G6:H8 H2:I2 H6:I7 H8:I9 I3:J2 I7:J6 I9:J8
    """,
    "fire-and-ice-2": """
        A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8 D6:E9
        E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9
    """,
    "fjords": """
        A3:B2 A7:C5 A8:C6 A9:C7 A10:C8 B3:C3 B3:D1 B5:C5 B6:C8 C1:E1 C2:E2 C3:D1 C3:E3 C4:D1 C4:D2 C4:E5 C9:D6
        C9:E10 D1:E3 D2:E5 D6:E10 E3:F3 E6:F5 E9:F9 F2:G3 F6:G6 F8:G9 G2:H2 G7:H6 G7:I6 G8:H7 G8:I7 H6:I6
    """,
    "loon-lakes": """
        B4:D2 B9:C7 C3:D2 C3:E3 C5:D5 C8:D7 D2:E3 D5:E6 D5:F5 D7:E8 E3:F3 E6:F5 E7:F5 F5:G6 G2:H1 G2:I3 G3:H2 G7:I8
        H5:J4 H7:I8 I3:J3 I6:J4
    """,
}
# Places with one river hex between their ends; the other one would lie off the map.
AT_THE_BORDER = {
    "base": "",
    "fire-and-ice-1": "C9:E11 E1:G1",
    "fire-and-ice-2": "",
    "fjords": "C1:E1 C9:E10",
    "loon-lakes": "",
}


@pytest.mark.rule("TM-280", "TM-281")
@pytest.mark.parametrize("name", map_names())
def test_the_places_for_bridges_of_every_map(name: str) -> None:
    board = load_map(name)
    places = [(board.names[a], board.names[b]) for a, b in board.spans]
    assert [":".join(ends) for ends in places] == PLACES[name].split()
    between = [(board.neighbours[a] & board.neighbours[b]).bit_count() for a, b in board.spans]
    at_the_border = [":".join(ends) for ends, hexes in zip(places, between, strict=True) if hexes == 1]
    assert at_the_border == AT_THE_BORDER[name].split()


@pytest.mark.parametrize("name", map_names())
def test_the_terrain_is_that_of_the_source(name: str) -> None:
    """The online site names a map by the SHA-1 of its colours, row by row; x is river, E ends a row."""
    board = load_map(name)
    colours = (*BOARD.colours, "x")
    words = [] if board.names[0].startswith("A") else ["E"]
    for number in range(9):
        words += [
            colours[kind] for (row, _), kind in zip(board.grid.places, board.terrain, strict=True) if row == number
        ]
        words.append("E")
    assert hashlib.sha1(" ".join(words).encode(), usedforsecurity=False).hexdigest() == board.site_id


@pytest.mark.rule("TM-281")
@pytest.mark.parametrize(("name", "here", "there"), [("fjords", "C1", "E1"), ("fire-and-ice-1", "G1", "E1")])
def test_a_bridge_at_the_border_joins_its_ends(name: str, here: str, there: str) -> None:
    table = bare("witches", "nomads", map=name)
    table.put("witches", "dwelling", here)
    table.ground(there, "forest")
    assert not table.can("witches", f"build {there}")
    ends = sorted((here, there))
    table.play("witches", f"action ACT1. bridge {ends[0]}:{ends[1]}. done")
    table.turn_of("witches")
    assert table.can("witches", f"build {there}")
