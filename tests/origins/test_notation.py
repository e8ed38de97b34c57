"""Moves as text: other spellings, and error messages for what cannot be read."""

import pytest

from hexarch.core.game import RuleError
from hexarch.games.origins.actions import ACTIONS
from hexarch.games.origins.city import cell_name
from hexarch.games.origins.kinds import format_action, parse_action
from hexarch.games.origins.notation import find_cell
from hexarch.locale import error_text
from tests.origins.scenario import Table


def test_spelling_does_not_matter() -> None:
    table = Table()
    table.play("player1", "  VISIT 2  with Archon . Action lower. FARM mint. Place n1")
    assert len(table.player("player1").city.farms) == 1


@pytest.mark.parametrize("name", ["N0", "S1", "N2E1", "W3", "S12E10"])
def test_cells_have_one_name(name: str) -> None:
    assert cell_name(find_cell(name)) == name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is not a known move"),
        ("dance", "is not a known move"),
        ("visit 6 with archon", "There is no site 6; choose 1 to 5"),
        ("visit 1 with green 3", "There is no colour green"),
        ("visit 1 with red 7", "is not a worker; write archon, speaker 3 or red 4"),
        ("tower pink", "There is no colour pink; choose from red, purple, blue, orange, yellow"),
        ("buy Bank", "There is no building Bank"),
        ("close N9", "N9 is not among the places"),
        ("place Q3", "is not a place in a city"),
        ("use Mint at N1", "No ability at N1 can be used now"),
        ("action 3 stone", "A main action is chosen while visiting a site"),
        ("gain gold", "There is no basic resource gold"),
        ("temple forest 5", "at most 2 spaces"),
        ("pay 99 gold", "Nothing costs 99 gold"),
        ("take speaker 9", "There is no Speaker value 9"),
        ("with speaker 3", "speaker 3 is not a citizen die"),
        ("match 46", "There is no district card 46"),
        ("keep Taurus", "Taurus is not in this game"),
        ("start player7", "There is no player 7"),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str) -> None:
    table = Table()
    with pytest.raises(RuleError) as error:
        parse_action(table.state, 0, text)
    assert sentence in str(error.value)


def test_every_action_has_a_text_in_every_position() -> None:
    """Impossible actions need one as well, because a refusal names them."""
    table = Table()
    for text in ("", "visit 2 with archon", "action building", "buy Mint", "pay 0 gold", "place N1"):
        table.play("player1", text)
        for action in range(ACTIONS):
            assert format_action(table.state, 0, action)


def test_a_refusal_says_why() -> None:
    table = Table()
    table.give("player1", gold=0)
    with pytest.raises(RuleError) as error:
        table.play("player1", "tower red")
    assert error_text(error.value).startswith("The next level of your red tower costs 1 gold; you have 0")
