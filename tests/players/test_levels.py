"""Levels by name: they play whole games, reproducibly, and explain their choices."""

import random
from typing import Any

import pytest

from hexarch.core.game import CHANCE, RuleError
from hexarch.games import load_game
from hexarch.players.algorithms.puct import Node, PuctPlayer
from hexarch.players.api import Player, chance_outcome
from hexarch.players.arena.suites import begin, load
from hexarch.players.origins.guide import OriginsGuide
from hexarch.players.registry import all_levels, level, levels, player
from hexarch.players.terra_mystica.guide import TerraMysticaGuide


@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_four_levels_or_more_from_friendly_to_hard(game: str) -> None:
    names = [one.name for one in levels(game)]
    assert names[:3] == ["easy", "medium", "hard"]
    assert len(names) >= 4
    assert {"random", "greedy"} <= set(all_levels(game))


def test_an_unknown_player_or_game_names_what_there_is() -> None:
    with pytest.raises(RuleError, match="did you mean 'expert'"):
        level("terra-mystica", "exprt")
    with pytest.raises(RuleError, match="random, easy, medium"):
        level("terra-mystica", "zzz")
    with pytest.raises(RuleError, match="terra-mystica"):
        all_levels("chess")


def _decisions(game_name: str, suite: str, name: str, count: int) -> list[list[int]]:
    game = load_game(game_name)
    state = begin(load(suite)[0])
    seats = load(suite)[0].players
    players = [player(game_name, name, seat) for seat in range(seats)]
    chosen: list[list[int]] = []
    while state.stack and len(chosen) < count:
        seat = state.stack[-1][0]
        if seat == CHANCE:
            game.apply(state, game.legal(state)[0])
            continue
        actions = players[seat].act(state, seat)
        for action in actions:
            assert action in game.legal(state, seat)
            game.apply(state, action, seat)
        chosen.append(actions)
    return chosen


@pytest.mark.parametrize("name", ["easy", "medium", "greedy", "hard"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    first = _decisions("terra-mystica", "random", name, 60)
    assert first == _decisions("terra-mystica", "random", name, 60)
    assert len(first) == 60


def _position(decisions: int) -> tuple[Any, int]:
    """Return a position of round 1 or later in which a seat has a real choice."""
    game = load_game("terra-mystica")
    state = begin(load("random")[2])
    someone = player("terra-mystica", "hard", 3)
    for _ in range(decisions):
        seat = state.stack[-1][0]
        for action in someone.act(state, seat):
            game.apply(state, action, seat)
    while len(game.legal(state)) < 20:
        game.apply(state, someone.act(state, state.stack[-1][0])[0])
    return state, state.stack[-1][0]


def test_search_is_reproducible_and_uses_its_simulations() -> None:
    state, seat = _position(30)
    guide = TerraMysticaGuide()
    chosen = [PuctPlayer(guide, 24, seed=4).act(state, seat) for _ in range(2)]
    assert chosen[0] == chosen[1]
    searcher = PuctPlayer(guide, 24, seed=4)
    searcher.act(state, seat)
    assert searcher.root is not None
    assert searcher.root.visits == 24
    assert sum(child.visits for child in searcher.root.children if child) == 24


def test_search_leaves_the_position_alone_and_reuses_its_tree() -> None:
    game = load_game("terra-mystica")
    state, seat = _position(30)
    before = game.key(state)
    searcher = PuctPlayer(TerraMysticaGuide(), 60, seed=4)
    actions = searcher.act(state, seat)
    assert game.key(state) == before
    for action in actions:
        game.apply(state, action, seat)
    assert searcher.root is not None
    below = {child.key for child in searcher.root.children if child}
    assert game.key(state) in below
    known = searcher._known(state)
    assert known is not None
    assert known.visits > 0


def test_values_are_backed_up_to_the_seat_that_decides() -> None:
    """With rival_weight 0 a node's value for its seat is the mean of that seat's own values."""
    state, seat = _position(40)
    searcher = PuctPlayer(TerraMysticaGuide(), 80, seed=1, rival_weight=0.0)
    searcher.act(state, seat)
    root = searcher.root
    assert root is not None
    children = [child for child in root.children if child and child.visits]
    assert len(root.totals) == 4
    for each in range(4):
        assert root.totals[each] == pytest.approx(sum(child.totals[each] for child in children))
    best = max(children, key=lambda child: child.visits)
    worst = min(children, key=lambda child: child.value(seat))
    assert best.value(seat) >= worst.value(seat)


@pytest.mark.parametrize("someone", [player("terra-mystica", "hard"), PuctPlayer(TerraMysticaGuide(), 16)])
def test_they_explain_themselves(someone: Player) -> None:
    game = load_game("terra-mystica")
    state, seat = _position(30)
    lines = someone.lines(state, seat)
    assert 2 <= len(lines) <= 5
    for line in lines:
        assert line.texts
        position = game.clone(state)
        for action, text in zip(line.actions, line.texts, strict=True):
            assert game.format(position, seat, action) == text
            game.apply(position, action, seat)
        assert 20 < line.value < 220
        guide = someone.guide  # type: ignore[attr-defined]
        expected = guide.values(position)[seat] if position.round else line.value
        assert sum(line.sources.values()) == pytest.approx(expected, abs=0.01)


def test_the_search_goes_through_chance() -> None:
    """Origins draws and rolls within turns: a chance node has a value like any other."""
    game = load_game("origins")
    state = begin(load("origins-3")[0])
    dice = random.Random(1)
    players = [PuctPlayer(OriginsGuide(), 20, seed) for seed in range(3)]
    passed = 0
    for _ in range(60):
        seat = state.stack[-1][0]
        if seat == CHANCE:
            game.apply(state, chance_outcome(game, state, dice))
            continue
        for action in players[seat].act(state, seat):
            assert action in game.legal(state, seat)
            game.apply(state, action, seat)
        root = players[seat].root
        assert root is not None
        drawn = [node for node in _below(root) if node.seat == CHANCE and node.visits > 1]
        for node in drawn:
            assert sum(child.visits for child in node.outcomes.values()) == node.visits
        passed += len(drawn)
    assert passed


def _below(node: Node) -> list[Node]:
    following = [child for child in (*node.children, *node.outcomes.values()) if child is not None]
    return [node, *(one for child in following for one in _below(child))]
