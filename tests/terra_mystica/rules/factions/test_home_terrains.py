"""Which two factions share a home terrain and its colour (rules 452 to 458)."""

import pytest

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.tables import BOARD, faction
from tests.terra_mystica.rules.positions import deeds
from tests.terra_mystica.scenario import Table


@pytest.mark.parametrize(
    ("terrain", "colour", "pair"),
    [
        pytest.param("forest", "green", ("auren", "witches"), marks=pytest.mark.rule("TM-452")),
        pytest.param("swamp", "black", ("alchemists", "darklings"), marks=pytest.mark.rule("TM-453")),
        pytest.param("plains", "brown", ("halflings", "cultists"), marks=pytest.mark.rule("TM-454")),
        pytest.param("mountains", "gray", ("engineers", "dwarves"), marks=pytest.mark.rule("TM-455")),
        pytest.param("lakes", "blue", ("mermaids", "swarmlings"), marks=pytest.mark.rule("TM-456")),
        pytest.param("wasteland", "red", ("chaosmagicians", "giants"), marks=pytest.mark.rule("TM-457")),
        pytest.param("desert", "yellow", ("fakirs", "nomads"), marks=pytest.mark.rule("TM-458")),
    ],
)
def test_home_terrain(terrain: str, colour: str, pair: tuple[str, str]) -> None:
    for name in pair:
        assert BOARD.colours[faction(name).terrain] == colour
        other = "witches" if terrain != "forest" else "nomads"
        table = Table(name, other, started=False)
        while table.asked != name:
            table.ledger.play(table.legal_ids()[0])
        assert {table.terrain(hex_) for hex_ in deeds(table, "build")} == {terrain}
    with pytest.raises(RuleError, match="share a board"):
        Table(*pair)
