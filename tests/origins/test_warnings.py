"""Warnings about waste: shown where something would be lost, and nowhere else."""

import random

import pytest

from hexarch.games.origins import actions as act
from hexarch.games.origins.actions import KIND_OF
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import ACTIVATE, VISIT, State
from hexarch.games.origins.view.warnings import WARNING_KEYS, warnings
from hexarch.locale import message


def told(state: State, seat: int, action: int) -> list[str]:
    return [warning["key"] for warning in warnings(state, seat, [action])]


def expected(state: State, seat: int, action: int) -> list[str]:
    kinds = {KIND_OF[other] for other in GAME.legal(state, seat)}
    asked, kind = state.stack[-1][1], KIND_OF[action]
    player = state.players[seat]
    if kind == act.PASS and act.VISIT in kinds and (player.freemen or player.archon < 0):
        return ["origins-warning-workers"]
    if kind == act.DONE and asked == VISIT and act.BONUS in kinds:
        return ["origins-warning-bonus"]
    if kind == act.DONE and asked == ACTIVATE and act.USE in kinds:
        return ["origins-warning-ability"]
    return []


def test_each_where_it_belongs() -> None:
    seen: set[str] = set()
    for seed in range(4):
        dice = random.Random(seed)
        state = GAME.new(GAME.options({}, 3))
        while not GAME.is_over(state):
            seat = state.stack[-1][0]
            legal = GAME.legal(state)
            for action in legal if seat >= 0 else []:
                found = told(state, seat, action)
                assert found == expected(state, seat, action)
                seen.update(found)
            GAME.apply(state, dice.choice(legal), seat)
    assert seen == set(WARNING_KEYS)


def test_what_is_done_later_in_the_turn_counts_too() -> None:
    """Passing after a visit is warned about as well, and the check changes nothing."""
    dice = random.Random(1)
    state = GAME.new(GAME.options({}, 2))
    while state.round < 2 or state.stack[-1][0] < 0 or not state.players[state.stack[-1][0]].tokens:
        GAME.apply(state, dice.choice(GAME.legal(state)), state.stack[-1][0])
    before = GAME.to_json(state)
    seat = state.stack[-1][0]
    assert warnings(state, seat, []) == []
    told(state, seat, GAME.legal(state)[0])
    assert GAME.to_json(state) == before


@pytest.mark.parametrize("key", WARNING_KEYS)
def test_every_warning_has_words_and_a_name(key: str) -> None:
    assert message(key, workers=2, colour="red")
    assert message(f"{key}-name")
