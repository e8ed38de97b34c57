"""A player's view, composed of the public view and a few private parts, equals the view that the game makes."""

import random

import pytest

from hexarch.games import NAMES
from hexarch.server.live.patch import apply_patch, difference
from hexarch.server.play.position import Position
from hexarch.server.play.registry import bundle
from hexarch.server.web.json import dumps, loads


@pytest.mark.parametrize("name", NAMES)
def test_private_parts_make_the_view_of_a_player(name: str) -> None:
    played, dice = bundle(name), random.Random(5)
    game = played.game
    state = game.new(game.options({}, 3))
    looked = 0
    while not game.is_over(state):
        asked = game.asked(state)
        seat = -1 if asked is None else asked
        game.apply(state, dice.choice(game.legal(state)), seat)
        wishes = game.interrupts(state, 1)
        if wishes and dice.random() < 0.05:
            game.apply(state, dice.choice([one for one in wishes if played.presenter.is_private(one)]), 1)
        if dice.random() < 0.1 or game.is_over(state):
            position = Position(played, 0, state)
            for seats in ((), (1,), (0, 2), None):
                made = loads(dumps(played.presenter.view(state, seats)))
                assert loads(dumps(position.view(seats))) == made
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("name", NAMES)
def test_changes_lead_from_one_position_to_the_next(name: str) -> None:
    """Unchanged members are skipped by comparing their text; the patch must equal that of the whole views."""
    played, dice = bundle(name), random.Random(7)
    game = played.game
    state, moved = game.new(game.options({}, 3)), 0
    while not game.is_over(state) and moved < 150:
        before = Position(played, 0, game.clone(state))
        for _ in range(dice.randint(1, 4)):
            asked = game.asked(state)
            game.apply(state, dice.choice(game.legal(state)), -1 if asked is None else asked)
            if game.is_over(state):
                break
        after = Position(played, 1, game.clone(state))
        old, new = (loads(dumps(played.presenter.view(one.state, ()))) for one in (before, after))
        changes = before.changes_to(after)
        assert changes == difference(old, new)
        apply_patch(old, changes)
        assert old == new
        moved += 1
    assert moved > 30
