"""`explain` and `legal`, two independent implementations of the rules, must agree on every action."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from tests.terra_mystica.random_play import mixed_options, random_states, samples, signature, some_factions
from tests.terra_mystica.readings import agree

LOGS = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.txt"))
TABLES = ("standard", "league", "mixed")


def everybody_agrees(state: State) -> None:
    for seat in {state.stack[-1][0], *range(state.setup.players)}:
        agree(state, seat)


def options_of(table: str, first: str, players: int, dice: random.Random) -> Options:
    options: dict[str, Any] = mixed_options(players, dice) if table == "mixed" else {"preset": table}
    return GAME.options({**options, "factions": some_factions(first, players, dice)}, players)


def positions_of(ledger: Ledger[State]) -> Iterator[State]:
    """Yield every position of a stored game. The yielded state keeps changing."""
    replayed = Ledger(GAME, ledger.options)
    for seat, action in ledger.entries:
        yield replayed.state
        replayed.push(seat, action)


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_random_games_of_every_faction(name: str) -> None:
    for number, table in enumerate(TABLES):
        players = GAME.seats[(FACTION_NAMES.index(name) + number) % len(GAME.seats)]
        dice = random.Random(f"{name} {table}")
        options = options_of(table, name, players, dice)
        for state in samples(random_states(options, dice, drops=0.0005), dice, 4):
            everybody_agrees(state)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", FACTION_NAMES)
def test_many_random_games_of_every_faction(name: str, table: str) -> None:
    seen: set[tuple[object, ...]] = set()
    for number in range(40):
        dice = random.Random(f"{name} {table} {number}")
        options = options_of(table, name, GAME.seats[number % len(GAME.seats)], dice)
        for step, state in enumerate(random_states(options, dice, drops=0.0005 * (number % 3))):
            kind = signature(state)
            if kind not in seen or step % 199 == 0:
                seen.add(kind)
                everybody_agrees(state)


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("choice", ["free", "random colours", "auction", "introductory"])
def test_every_set_up(choice: str, players: int) -> None:
    setup: dict[str, Any] = {"faction_choice": choice}
    if choice == "introductory":
        setup = {"introductory": players < 6}
    dice = random.Random(players)
    seen: set[tuple[object, ...]] = set()
    for state in random_states(GAME.options(setup, players), dice):
        kind = (*state.stack[-1], state.round)
        if kind not in seen:
            seen.add(kind)
            for seat in {CHANCE, state.stack[-1][0], dice.randrange(players + 1)}:
                agree(state, seat)
        if state.round:
            return


@pytest.mark.parametrize("log", LOGS[::6], ids=lambda log: str(log.stem))
def test_league_games(log: Path) -> None:
    ledger = replay_log(log.read_text(encoding="utf-8")).ledger
    assert ledger is not None
    dice = random.Random(log.stem)
    chosen = set(dice.sample(range(len(ledger.entries)), 6))
    for number, state in enumerate(positions_of(ledger)):
        if number in chosen:
            everybody_agrees(state)


@pytest.mark.long
@pytest.mark.parametrize("log", LOGS, ids=lambda log: str(log.stem))
def test_every_position_of_the_league_games(log: Path) -> None:
    ledger = replay_log(log.read_text(encoding="utf-8")).ledger
    assert ledger is not None
    for state in positions_of(ledger):
        everybody_agrees(state)
