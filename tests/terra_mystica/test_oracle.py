"""`explain` and `legal`, two readings of the rules written apart from each other, must agree on every action."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexarch.core.game import CHANCE
from hexarch.games.terra_mystica import explain as explain_package
from hexarch.games.terra_mystica.actions import ACTIONS
from hexarch.games.terra_mystica.explain import Reason, explain
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.state import DECISION_NAMES, State
from hexarch.games.terra_mystica.tables import FACTION_NAMES
from hexarch.locale import keys, message
from tests.rules.report import listed
from tests.terra_mystica.wandering import mixed_options, signature, some_factions, wander

LOGS = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.txt"))
TABLES = ("standard", "league", "mixed")
SOURCES = sorted(Path(str(explain_package.__file__)).parent.glob("*.py"))


def agree(state: State) -> list[Reason]:
    """Both readings allow the same to every seat; the reasons for everything else."""
    reasons: list[Reason] = []
    for seat in range(CHANCE, state.setup.players + 1):
        possible = set()
        for action in range(ACTIONS):
            reason = explain(state, seat, action)
            if reason is None:
                possible.add(action)
            else:
                reasons.append(reason)
        allowed = {*GAME.legal(state, seat), *GAME.interrupts(state, seat)}
        if possible != allowed:
            pytest.fail(disagreement(state, seat, possible, allowed))
    return reasons


def disagreement(state: State, seat: int, possible: set[int], allowed: set[int]) -> str:
    asked, question, _ = state.stack[-1]
    lines = [f"seat {asked} is asked {DECISION_NAMES[question]}; seat {seat}:"]
    lines += [f"  legal leaves out {GAME.format(state, seat, action)}" for action in sorted(possible - allowed)]
    for action in sorted(allowed - possible):
        lines.append(f"  legal has {GAME.format(state, seat, action)}, but: {GAME.why_not(state, seat, action)}")
    return "\n".join([*lines, f"options {state.setup.options}", f"position {GAME.to_json(state)}"])


def options_of(table: str, first: str, players: int, dice: random.Random) -> Any:
    options = mixed_options(dice) if table == "mixed" else {"preset": table}
    return GAME.options({**options, "factions": some_factions(first, players, dice)}, players)


def new_kinds(positions: Iterator[State], seen: set[tuple[object, ...]], most: int) -> Iterator[State]:
    """Positions of a kind not seen before, evenly over a game, at most so many."""
    count = 0
    for state in positions:
        kind = signature(state)
        if kind not in seen and count < most:
            seen.add(kind)
            count += 1
            yield state


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_random_games_of_every_faction(name: str) -> None:
    seen: set[tuple[object, ...]] = set()
    for number, table in enumerate(TABLES):
        players = GAME.seats[(FACTION_NAMES.index(name) + number) % len(GAME.seats)]
        dice = random.Random(f"{name} {table}")
        for state in new_kinds(wander(options_of(table, name, players, dice), dice, drops=0.0005), seen, most=16):
            agree(state)
