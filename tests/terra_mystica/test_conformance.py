"""Terra Mystica conforms to the rules for every game, and keeps its own invariants, in random games."""

import random
from typing import Any

import pytest

from hexarch.core.conformance import check_ledger, check_position, random_game
from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.maps import map_names
from hexarch.games.terra_mystica.presenter import PRESENTER
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from tests.terra_mystica.invariants import check_invariants
from tests.terra_mystica.random_play import some_factions

ODD_OPTIONS: dict[str, Any] = {
    "leech_timing": "after_rewards",
    "spade_tile_late": "allow",
    "conversions_mid_action": True,
    "long_way_round": True,
    "transform_only_closer": False,
    "free_spade_needs_transform": True,
    "cult_spades_must_finish_first": True,
    "halfling_sh_dwelling_first_only": True,
    "cultists_all_decline": "nothing",
    "may_stay_on_nine": True,
    "turn_order": "passing",
}
TABLES: dict[str, dict[str, Any]] = {"standard": {}, "league": {"preset": "league"}, "odd": ODD_OPTIONS}
SETUPS: dict[str, dict[str, Any]] = {
    "introductory": {"introductory": True},
    "colours": {"faction_choice": "random colours"},
    "auction": {"faction_choice": "auction", "starting_points": "2017"},
    "war and faith": {"war_and_faith": True},
    "war and faith, league": {"preset": "league", "war_and_faith": True},
    **{name: {"map": name} for name in map_names()},
    "five": {"fewer_buildings": True, "unlimited_towns": True},
}


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("table", TABLES)
def test_every_position_conforms(players: int, table: str) -> None:
    seen = 0

    def check(state: State) -> None:
        nonlocal seen
        check_invariants(state)
        if seen % 7 == 0:
            check_position(GAME, state)
        seen += 1

    ledger = random_game(GAME, GAME.options(TABLES[table], players), seed=players, check=check)
    check_ledger(GAME, ledger)


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_games_of_every_faction_end_and_come_back(name: str) -> None:
    """Random games of every number of players end, are stored, and read again as the same game."""
    for players in GAME.seats:
        table = list(TABLES.values())[players % 3]
        options = {**table, "factions": some_factions(name, players, random.Random(players))}
        ledger = random_game(GAME, GAME.options(options, players), seed=17 * players, check=check_invariants)
        check_ledger(GAME, ledger)


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("setup", SETUPS)
def test_every_set_up_conforms(players: int, setup: str) -> None:
    """Try every variant, map and way to choose factions, for every number of players allowed."""
    if (setup == "introductory" and players > 5) or (setup == "five" and players != 5):
        with pytest.raises(RuleError):
            GAME.options(SETUPS[setup], players)
        return

    def check(state: State) -> None:
        check_invariants(state)
        if not state.round:
            check_position(GAME, state)

    ledger = random_game(GAME, GAME.options(SETUPS[setup], players), seed=players, check=check)
    check_ledger(GAME, ledger)


def other_values() -> list[tuple[str, Any]]:
    """Yield every option with every value other than its default."""
    found: list[tuple[str, Any]] = []
    for option in PRESENTER.option_list():
        values: list[Any] = [True, False] if option["kind"] == "bool" else []
        if option["kind"] == "choice":
            values = [*option["choices"]]
        found += [(option["name"], value) for value in values if value != option["default"]]
    return found


ONLY_FOR = {"introductory": (2, 3, 4, 5), "fewer_buildings": (5,), "unlimited_towns": (5,)}


@pytest.mark.parametrize("players", GAME.seats)
def test_every_option_alone(players: int) -> None:
    """Play a game for every value of every option, for every number of players allowed."""
    for number, (name, value) in enumerate(other_values()):
        if players not in ONLY_FOR.get(name, GAME.seats):
            with pytest.raises(RuleError):
                GAME.options({name: value}, players)
            continue
        options = GAME.options({name: value}, players)
        assert GAME.is_over(random_game(GAME, options, seed=100 * players + number, check=check_invariants).state)


def soak(games: range) -> None:
    for number in games:
        players = GAME.seats[number % len(GAME.seats)]
        table = list(TABLES.values())[number % 3]
        ledger = random_game(GAME, GAME.options(table, players), seed=number, check=check_invariants)
        assert GAME.is_over(ledger.state)
        if number % 10 == 0:
            check_ledger(GAME, ledger)


def test_forty_random_games() -> None:
    soak(range(40))


@pytest.mark.long
def test_a_thousand_random_games_and_more() -> None:
    soak(range(100, 1200))
