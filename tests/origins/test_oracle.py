"""`explain` and `legal`, two independent implementations of the rules, must agree on every action."""

import random
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.games.origins.actions import BUILD, COVER, FARM
from hexarch.games.origins.city import FARM_TILE, SIDE, cell_at, with_tile
from hexarch.games.origins.explain.powers.reading import READINGS
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import DECISION_NAMES, PLACE, State
from hexarch.games.origins.tables import BUILDINGS
from tests.origins.positions import over
from tests.origins.readings import TABLES, agree, question_of, random_states, samples
from tests.origins.scenario import Table


def everybody_agrees(state: State) -> None:
    for seat in range(CHANCE, state.setup.players + 1):
        agree(state, seat)


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_random_games(players: int, table: int) -> None:
    """Compare for the seat that is asked and, in turn, for one of the others, which may do nothing."""
    games = random_states(players, TABLES[table], random.Random(10 * table + players))
    for number, state in enumerate(samples(games, 12)):
        agree(state, state.stack[-1][0])
        agree(state, number % (players + 2) - 1)


@pytest.mark.long
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_position_of_many_random_games(players: int, table: int) -> None:
    for seed in range(3):
        for state in random_states(players, TABLES[table], random.Random(seed)):
            everybody_agrees(state)


def test_random_games_ask_everything() -> None:
    """Otherwise the tests above would cover less than they seem to."""
    found: set[str] = set()
    for players in GAME.seats:
        for table, options in enumerate(TABLES):
            dice = random.Random(40 + 10 * table + players)
            found |= {question_of(state) for state in random_states(players, options, dice)}
    asking = {name for name, reading in READINGS.items() if reading.answer is not None}
    assert found == {*DECISION_NAMES, *asking} - {"question"}


def test_nothing_is_possible_when_the_game_is_over() -> None:
    table = over()
    for seat in range(CHANCE, 2):
        assert {reason.key for reason in agree(table.state, seat)} == {"origins-game-over"}


@pytest.mark.parametrize("mode", [BUILD, FARM, COVER])
def test_a_city_wider_than_the_numbers_of_its_cells(mode: int) -> None:
    table = Table()
    player = table.player("player1")
    for east in range(1, SIDE + 3):
        for south in range(2):
            tile = east % len(BUILDINGS) + (FARM_TILE if east % 2 else 0)
            player.city = with_tile(player.city, cell_at(south, east), tile, table.state.setup.colour_of)
    table.close("player1", "E2", "red 3")
    table.hold("player1", "Virgo")
    everybody_agrees(table.state)
    table.state.stack.append((0, PLACE, BUILDINGS.index("Mint") + 64 * mode))
    everybody_agrees(table.state)


# Effects that an owner's file may have although no printed component does.


def test_two_steps_go_as_far_as_the_track_does() -> None:
    table = Table(components={"bonus_tiles": {"blue": {"pay": {"stone": 1}, "steps": 2}}})
    table.give("player1", freemen=("blue 5",), temples={"forest": 7, "mountain": 7, "sea": 7}, gold=0)
    table.play("player1", "visit 4 with blue 5. bonus")
    assert table.decision == "advance"
    everybody_agrees(table.state)


@pytest.mark.parametrize(
    "ability",
    [{"steps": 1, "speakers": 1}, {"per": ["farms"], "each": {"spaces": 1}}, {"pay": {"stone": 9}}],
    ids=["one of two parts", "no farm to count", "price of a building that asks"],
)
def test_abilities_that_an_owner_wrote(ability: dict[str, Any]) -> None:
    table = Table(components={"buildings": {"Courthouse": {"ability": ability}, "Castle": {"ability": ability}}})
    table.build("player1", E1="Courthouse", S1E1="Castle")
    table.give("player1", freemen=("purple 5", "red 2"), temples={"forest": 8, "mountain": 8, "sea": 8}, gold=0)
    table.play("player1", "close N0. with purple 5")
    everybody_agrees(table.state)
