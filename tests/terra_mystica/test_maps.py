"""Maps: the named ones are those of the source; a custom one is checked when it is loaded, and can be played."""

from typing import Any

import pytest

from hexarch.core.conformance import check_ledger, random_game
from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.maps import load_map, map_names
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.tables import BOARD, MAX_SPANS
from tests.terra_mystica.invariants import check_invariants

# Seven rows of seven and six hexes, with each terrain about five times.
SMALL = [
    "plains swamp river lakes forest mountains wasteland",
    "desert plains river swamp lakes forest",
    "mountains river wasteland river desert plains swamp",
    "lakes river forest mountains river wasteland",
    "desert plains river swamp river lakes forest",
    "mountains wasteland river desert plains river",
    "swamp lakes forest river mountains wasteland desert",
]


def own(*rows: str, **values: Any) -> dict[str, Any]:
    return {"own_map": {"rows": list(rows or SMALL), **values}}


@pytest.mark.parametrize("name", map_names())
def test_a_named_map_has_the_size_and_the_terrains_of_the_box(name: str) -> None:
    board = load_map(name)
    rows = [sum(row == number for row, _ in board.grid.places) for number in range(9)]
    assert rows in ([13, 12] * 4 + [13], [12, 13] * 4 + [12])
    assert rows[0] == (13 if board.names[0].startswith("A") else 12)
    counts = [board.terrain.count(number) for number in range(len(BOARD.terrains))]
    assert max(counts) - min(counts) <= 1
    assert len(board.site_id) == 40
    assert 10 <= len(board.spans) <= MAX_SPANS


def test_places_for_bridges_follow_from_the_grid() -> None:
    board = GAME.new(GAME.options(own(), 2)).setup.map
    assert board.spans
    for a, b in board.spans:
        between = board.neighbours[a] & board.neighbours[b]
        assert board.land_mask >> a & 1
        assert board.land_mask >> b & 1
        assert between
        assert not between & ~board.river_mask, "only water lies between"
        assert not board.neighbours[a] >> b & 1


@pytest.mark.parametrize("players", GAME.seats)
def test_games_on_a_custom_map(players: int) -> None:
    options = GAME.options(own(title="Small"), players)
    ledger = random_game(GAME, options, seed=players, check=check_invariants)
    check_ledger(GAME, ledger)


def without(kind: str) -> list[str]:
    return [row.replace(kind, "plains") for row in SMALL]


BROKEN: list[tuple[Any, str]] = [
    ([1], "own_map must be a table"),
    ("rows", "own_map must be a table"),
    ({"rows": []}, "own map: a map has 5 to 12 rows, not 0"),
    ({"rows": SMALL[:4]}, "a map has 5 to 12 rows, not 4"),
    ({"rows": SMALL * 2}, "a map has 5 to 12 rows, not 14"),
    ({"rows": "plains"}, "rows must be a list of strings"),
    ({"rows": [1, 2, 3, 4, 5]}, "rows must be a list of strings"),
    ({"title": "Nothing"}, "rows must be a list of strings"),
    ({"rows": SMALL, "colour": "red"}, "colour is not known"),
    ({"rows": SMALL, "title": 3}, "title must be a string, not 3"),
    ({"rows": SMALL, "first_row": "Z"}, "first_row must be A or B, not 'Z'"),
    ({"rows": [*SMALL[:6], "plains ocean"]}, "row 7: 'ocean' is not a terrain; use plains"),
    ({"rows": [*SMALL[:6], "plains"]}, "row 7 has 1 hexes, the first row 7"),
    ({"rows": [" ".join(["plains"] * 20)] * 8}, "160 hexes exceed the limit of 128"),
    ({"rows": without("wasteland")}, "0 hexes of wasteland are too few"),
    ({"rows": without("river")}, "no river to sail on"),
]


@pytest.mark.parametrize(("data", "sentence"), BROKEN)
def test_a_wrong_map_is_refused_with_a_sentence(data: Any, sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence) as error:
        GAME.options({"own_map": data}, 4)
    assert str(error.value).endswith(".")


def test_either_a_name_or_a_map() -> None:
    with pytest.raises(RuleError, match="not both"):
        GAME.options({**own(), "map": "fjords"}, 2)
