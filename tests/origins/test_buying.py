"""How many answers it takes to buy a building and to place it."""

import random

from hexarch.core.game import CHANCE
from hexarch.games.origins.actions import BUY, KIND_OF
from hexarch.games.origins.kinds import apply
from hexarch.games.origins.paying import compounds
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import PLACE, State


def test_a_building_is_bought_with_one_answer_and_placed_with_another() -> None:
    """Gold could be spent, but the usual way spends none, so nothing is asked in between."""
    bought = paid = 0
    for seed in range(8):
        dice = random.Random(seed)
        state = GAME.new(GAME.options({}, 2))
        for _ in range(500):
            seat = GAME.asked(state)
            if seat is None:
                break
            legal = GAME.legal(state)
            buys = [action for action in legal if KIND_OF[action] == BUY] if seat != CHANCE else []
            ways = compounds(state, seat, []) if buys else {}
            for action in buys:
                steps = ways[action][0].steps if action in ways else [action]
                after = _after(state, steps)
                assert GAME.asked(after) == seat
                assert after.stack[-1][1] == PLACE
                bought += 1
                paid += len(steps) > 1
            apply(state, dice.choice(legal))
    assert bought > 500
    assert paid > 10


def _after(state: State, steps: list[int]) -> State:
    after = GAME.clone(state)
    for action in steps:
        apply(after, action)
    return after
