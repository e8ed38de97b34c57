"""The two implementations of the rules side by side."""

import pytest

from hexarch.games.terra_mystica.actions import ACTIONS
from hexarch.games.terra_mystica.explain import Reason, explain
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import DECISION_NAMES, State
from tests.terra_mystica.random_play import signature


def agree(state: State, seat: int) -> list[Reason]:
    """Check that both implementations allow the seat the same actions; return the reasons for all others."""
    found = [explain(state, seat, action) for action in range(ACTIONS)]
    possible = {action for action, reason in enumerate(found) if reason is None}
    allowed = {*GAME.legal(state, seat), *GAME.interrupts(state, seat)}
    if possible != allowed:
        pytest.fail(disagreement(state, seat, possible, allowed))
    return [reason for reason in found if reason is not None]


def disagreement(state: State, seat: int, possible: set[int], allowed: set[int]) -> str:
    asked, question, _ = state.stack[-1]
    lines = [f"seat {asked} is asked {DECISION_NAMES[question]}; seat {seat}:"]
    lines += [f"  legal leaves out {GAME.format(state, seat, action)}" for action in sorted(possible - allowed)]
    for action in sorted(allowed - possible):
        lines.append(f"  legal has {GAME.format(state, seat, action)}, but: {GAME.why_not(state, seat, action)}")
    return "\n".join([*lines, f"  {state.setup.options}", f"  {signature(state)}"])
