"""The fit of Origins' linear weights, plans that ignore opponents, and what the arena records."""

import random
import tomllib
from dataclasses import replace

import numpy as np
import pytest

from hexarch.core.data import read
from hexarch.core.game import CHANCE
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import State
from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import chance_outcome
from hexarch.players.arena.match import Match, play
from hexarch.players.arena.suites import load
from hexarch.players.origins.features import NAMES
from hexarch.players.origins.guide import OriginsGuide
from hexarch.players.origins.linear import from_table, load_weights
from hexarch.players.origins.outlook import Outlook
from hexarch.players.training.origins import selfplay
from hexarch.players.training.origins.weights import FIXED, fit, joined, predicted, samples, written
from hexarch.players.training.selfplay import Job


def first_turn(seats: int) -> State:
    state, dice = GAME.new(GAME.options({}, seats)), random.Random(4)
    while not state.round:
        seat = state.stack[-1][0]
        GAME.apply(state, chance_outcome(GAME, state, dice) if seat == CHANCE else GAME.legal(state)[0])
    return state


def test_the_fit_finds_what_a_feature_is_worth() -> None:
    """In these games an Advisor is worth more than the weights say."""
    record = selfplay.play(Job(3, 0, paths=0, explore=0.5), (1,), "")
    assert record is not None
    rows = joined([samples(record)] * 10)
    old = load_weights("solo")
    truth = from_table({"advisors": {"advisors": [0.0] + [9.0] * 5}, "rest": {}}, "truth")
    dice = np.random.default_rng(1)
    # One game without variety tells too little.
    rows = replace(rows, found=rows.found + dice.integers(0, 3, rows.found.shape))
    rows = replace(rows, points=predicted(old, rows) + predicted(truth, rows))
    table, figures = fit(old, rows)
    assert figures["error_after"] < figures["error_before"] / 4
    place = NAMES.index("advisors")
    assert table["advisors"][3] - old.rows[place][3] > 4
    assert all(table[name] == old.rows[NAMES.index(name)] for name in FIXED)
    assert all(table[name][0] == old.rows[place][0] for place, name in enumerate(NAMES))


def test_weights_are_written_as_they_are_read() -> None:
    data = read("hexarch.players.origins", "weights/solo.toml")
    groups = {group: list(entries) for group, entries in data.items()}
    table = {name: tuple(numbers) for entries in data.values() for name, numbers in entries.items()}
    assert tomllib.loads(written(table, groups)) == data


def test_alone_a_planner_may_keep_more_lines() -> None:
    planner = Planner(OriginsGuide(), 2, alone=5, turns=1)
    state = first_turn(1)
    assert len([path for path in planner.search(state, 0) if not state.players[0].passed]) >= 5
    assert planner.paths_for(first_turn(2)) == 2


def test_plans_are_ranked_by_what_comes_later_only_alone() -> None:
    state = first_turn(1)
    found = Planner(OriginsGuide(), 2, turns=1).search(state, 0)
    outlook = Outlook(OriginsGuide(), 2, 1)
    ranked = outlook(found, state, 0)
    assert len(ranked) == 2
    assert {path.score for path in ranked}.isdisjoint(path.score for path in found)
    assert len({GAME.key(path.state) for path in ranked}) == 2
    state.round = state.setup.components.solo_rounds
    assert outlook(found, state, 0) is found
    assert outlook(found, first_turn(2), 0) is found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_arena_notes_who_contests_the_lead_and_who_ends_the_game(seats: int) -> None:
    setup = load(f"origins-{seats}")[0]
    outcome = play(Match(0, setup, ("random",) * seats, 3.0))
    totals = {name: sum(note[name] for note in outcome.notes) for name in outcome.notes[0]}
    assert totals["started"] == totals["ended the game"] == 1
    assert 0 < totals["took the Bulwark"] < totals["rounds"] / seats
