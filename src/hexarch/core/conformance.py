# Not compiled: for tests.
"""Checks that every game must pass; the tests call them for each game and number of players."""

import json
import random
from collections.abc import Callable
from typing import Any

from hexarch.core.game import CHANCE, Game, S
from hexarch.core.ledger import Ledger, load

MAX_STEPS = 20_000


def choose(game: Game[S], state: S, dice: random.Random) -> int:
    """Return a random legal action; chance is drawn by its weights."""
    legal = game.legal(state)
    if game.is_chance(state):
        return dice.choices(legal, game.weights(state))[0]
    return legal[int(dice.random() * len(legal))]


def random_game(
    game: Game[S], options: Any, seed: int, check: Callable[[S], None] | None = None, journal: bool = False
) -> Ledger[S]:
    """Play a whole game of random choices; `check` gets every position on the way."""
    dice = random.Random(seed)
    ledger = Ledger(game, options, journal=journal)
    for _ in range(MAX_STEPS):
        seat = game.asked(ledger.state)
        if seat is None:
            return ledger
        if check is not None:
            check(ledger.state)
        ledger.push(seat, choose(game, ledger.state, dice))
    raise AssertionError(f"game {seed} does not end")


def check_position(game: Game[S], state: S) -> None:
    """Check legal lists, clones, keys, notation and JSON of one position."""
    legal = game.legal(state)
    seat = game.asked(state)
    assert seat is not None, "an open position asks a seat"
    assert legal, f"nothing is legal for seat {seat} in {game.decisions(state)}"
    assert legal == sorted(set(legal)), "legal actions are sorted and distinct"
    assert 0 <= legal[0] <= legal[-1] < game.action_count
    assert legal == game.legal(state, seat), "the seat asked next may do what is legal"
    assert game.decisions(state)[0][0] == seat, "the decision asked next comes first"
    assert game.is_chance(state) == (seat == CHANCE)
    assert game.safe_action(state, seat, random.Random(0)) in legal
    if game.is_chance(state):
        weights = game.weights(state)
        assert len(weights) == len(legal)
        assert all(weight > 0 for weight in weights)
    before = game.key(state)
    _check_copies(game, state, legal)
    assert game.key(state) == before, "looking at a position does not change it"
    for action in legal:
        text = game.format(state, seat, action)
        assert game.parse(state, seat, text) == action, f"{text!r} is read as another action"


def _check_copies(game: Game[S], state: S, legal: list[int]) -> None:
    key = game.key(state)
    hash(key)
    twin = game.clone(state)
    assert game.key(twin) == key
    assert game.legal(twin) == legal
    game.apply(twin, legal[len(legal) // 2])
    assert game.key(state) == key, "a clone is independent"
    stored = game.from_json(json.loads(json.dumps(game.to_json(state))))
    assert game.key(stored) == key, "JSON keeps the whole position"
    assert game.legal(stored) == legal, "equal keys give equal legal lists"


def check_ledger(game: Game[S], ledger: Ledger[S]) -> None:
    """Check that a finished game replays to the same game, and is the same after storing and loading it."""
    assert game.is_over(ledger.state)
    assert game.legal(ledger.state) == []
    assert game.asked(ledger.state) is None
    assert not game.is_chance(ledger.state)
    again = ledger.at(len(ledger.entries))
    assert game.key(again.state) == game.key(ledger.state)
    loaded = load(game, json.loads(ledger.dumps()))
    assert loaded.entries == ledger.entries
    assert game.key(loaded.state) == game.key(ledger.state)
    assert len(game.scores(ledger.state)) in game.seats
