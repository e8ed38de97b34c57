"""The two implementations of the rules side by side, and positions to compare them on."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hexarch.games.origins import state as states
from hexarch.games.origins.actions import ACTIONS, KIND_OF
from hexarch.games.origins.explain import Reason, explain
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import DECISION_NAMES, State
from hexarch.games.origins.tables import BUILDINGS, ZODIAC
from tests.origins.test_conformance import VARIANTS, advanced_game, pick

SHORT_TRACK = [0, 1, 2, 4]
TABLES: tuple[dict[str, Any], ...] = (
    *VARIANTS,
    # A small supply of everything, so that many things run out.
    {
        "temple_without_step": "never",
        "rival_disc": "strength",
        "components": {
            "box": {
                "citizens": {"1": 3, "2": 4, "3": 5, "4": 6},
                "speakers": {"1": 1, "2": 1, "3": 1, "4": 1},
            },
            "temples": {"forest": SHORT_TRACK, "mountain": SHORT_TRACK, "sea": SHORT_TRACK},
            "offer": {"wisdom": [3, 0, 9, 4, 1]},
            "market": {"wisdom": [5, 0, 12, 3, 1]},
        },
    },
    # Abilities that no printed tile has.
    {
        "turn_order": "military",
        "raise_past_six": False,
        "components": {
            "agora": {"colours": ["red", "blue", "yellow"], "ability": {"exchange": 2}},
            "buildings": {
                "Castle": {"ability": {"feeds": 2}},
                "Estate": {"ability": {"citizens": 1}},
                "Harbor": {"ability": {"pay": {"food": 2, "wisdom": 1}, "buys": 1}},
                "Statue": {"ability": {"pay": {"stone": 2}, "steps": 2, "zodiac": True}},
            },
        },
    },
)


def agree(state: State, seat: int) -> list[Reason]:
    """Check that both implementations allow the seat the same actions; return the reasons for all others."""
    found = [explain(state, seat, action) for action in range(ACTIONS)]
    possible = {action for action, reason in enumerate(found) if reason is None}
    allowed = set(GAME.legal(state, seat))
    if possible != allowed:
        pytest.fail(disagreement(state, seat, possible, allowed))
    return [reason for reason in found if reason is not None]


def disagreement(state: State, seat: int, possible: set[int], allowed: set[int]) -> str:
    asked, question, _ = state.stack[-1]
    lines = [f"seat {asked} is asked {DECISION_NAMES[question]}; seat {seat}:"]
    lines += [f"  legal leaves out {GAME.format(state, seat, action)}" for action in sorted(possible - allowed)]
    for action in sorted(allowed - possible):
        lines.append(f"  legal has {GAME.format(state, seat, action)}, but: {GAME.why_not(state, seat, action)}")
    return "\n".join([*lines, f"position {GAME.to_json(state)}"])


def random_states(players: int, options: dict[str, Any], dice: random.Random) -> Iterator[State]:
    """Yield every position of two random games, one of them started in the middle. The yielded state keeps changing."""
    for state in (GAME.new(GAME.options(options, players)), advanced_game(players, dice, options)):
        while state.stack:
            yield state
            GAME.apply(state, pick(state, dice))


def question_of(state: State) -> str:
    """Return what is asked, and by which card or building."""
    _, kind, argument = state.stack[-1]
    return (*ZODIAC, *BUILDINGS)[argument % 64] if kind == states.QUESTION else DECISION_NAMES[kind]


def samples(positions: Iterator[State], every: int) -> Iterator[State]:
    """Yield positions that differ in kind from all before, and some others."""
    seen: set[tuple[object, ...]] = set()
    for number, state in enumerate(positions):
        kind = _signature(state)
        if kind not in seen or number % every == 0:
            seen.add(kind)
            yield state


def _signature(state: State) -> tuple[object, ...]:
    """Return what makes a position differ in kind from another: the question, and the kinds of its answers."""
    _, kind, argument = state.stack[-1]
    small = kind in (states.TAKE_CITIZEN, states.MARCH, states.FEED, states.ADVANCE)
    return question_of(state), argument if small else 0, frozenset(KIND_OF[action] for action in GAME.legal(state))
