"""What players know about Origins: moves are legal with the promised result, and values are exact at the end."""

import random
from collections.abc import Iterator

import pytest

from hexarch.core.data import DataError
from hexarch.core.game import CHANCE
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import State, key
from hexarch.players.algorithms.greedy import GreedyPlayer
from hexarch.players.algorithms.planner import Planner
from hexarch.players.algorithms.random import RandomPlayer
from hexarch.players.api import Player, chance_outcome, play_out
from hexarch.players.origins import prospects
from hexarch.players.origins.features import NAMES, features
from hexarch.players.origins.guide import OriginsGuide
from hexarch.players.origins.linear import KNOTS, from_table, load_weights
from hexarch.players.origins.prospects import Memory


def start(seats: int, seed: int) -> tuple[State, random.Random]:
    return GAME.new(GAME.options({}, seats)), random.Random(seed)


def positions(seats: int, seed: int, every: int) -> Iterator[State]:
    """Yield decisions of a game in which half of the moves are random, so that unusual ones occur, too."""
    state, dice = start(seats, seed)
    guide, count = OriginsGuide(), 0
    while state.stack:
        seat = state.stack[-1][0]
        if seat == CHANCE:
            GAME.apply(state, chance_outcome(GAME, state, dice))
            continue
        count += 1
        if count % every == 0:
            yield state.clone()
        player: Player = GreedyPlayer(guide) if dice.random() < 0.5 else RandomPlayer(GAME, count)
        for action in player.act(state, seat):
            GAME.apply(state, action)


def finish(seats: int, seed: int, players: list[Player]) -> State:
    state, dice = start(seats, seed)
    play_out(GAME, state, players, dice)
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_moves_are_legal_and_lead_where_they_say(seats: int) -> None:
    guide = OriginsGuide()
    for state in positions(seats, 5 + seats, every=8 * seats):
        seat = state.stack[-1][0]
        before = key(state)
        moves = guide.moves(state, seat)
        assert moves
        assert key(state) == before
        for move in moves:
            position = state.clone()
            for action in move.actions:
                assert position.stack[-1][0] == seat
                assert action in GAME.legal(position)
                GAME.apply(position, action)
            assert key(position) == key(move.state)


def test_cached_values_of_other_positions_change_no_feature() -> None:
    memory: Memory | None = None
    for state in positions(2, 9, every=3):
        if memory is None or memory.districts != state.districts:
            memory = Memory(state.setup, state.districts)
        for seat in range(2):
            fresh = Memory(state.setup, state.districts)
            assert features(state, seat, state.round, memory) == features(state, seat, state.round, fresh)


def test_a_move_stops_where_chance_decides() -> None:
    """What comes after a draw is chosen once its outcome is known."""
    state, dice = start(1, 3)
    guide = OriginsGuide()
    interrupted = 0
    while state.stack:
        seat = state.stack[-1][0]
        if seat == CHANCE:
            GAME.apply(state, chance_outcome(GAME, state, dice))
            continue
        for move in guide.moves(state, seat):
            top = move.state.stack[-1] if move.state.stack else None
            waiting = [decision for decision in move.state.stack if decision[0] == seat]
            interrupted += bool(top and top[0] == CHANCE and waiting)
        GAME.apply(state, guide.moves(state, seat)[0].actions[0])
    assert interrupted


def test_values_at_the_end_are_the_points() -> None:
    state = finish(2, 1, [RandomPlayer(GAME, 1), RandomPlayer(GAME, 2)])
    assert OriginsGuide().values(state) == GAME.scores(state)
    assert sum(OriginsGuide().sources(state, 1).values()) == state.players[1].points


def test_passing_last_of_all_is_valued_exactly() -> None:
    """Nothing follows, so only what the final scoring counts has a weight."""
    guide = OriginsGuide()
    state, dice = start(1, 8)
    player = GreedyPlayer(guide)
    while state.stack:
        seat = state.stack[-1][0]
        if seat == CHANCE:
            GAME.apply(state, chance_outcome(GAME, state, dice))
            continue
        last = state.clone()
        for action in player.act(state, seat):
            GAME.apply(state, action)
    last.players[0].passed = True
    assert guide.score(last, 0, last.round, 0.0) == pytest.approx(state.players[0].points)


def test_sources_add_up_to_the_value() -> None:
    guide = OriginsGuide()
    for state in positions(3, 4, every=40):
        for seat in range(3):
            assert sum(guide.sources(state, seat).values()) == pytest.approx(guide.values(state)[seat])


def test_greedy_beats_random_moves() -> None:
    state = finish(2, 1, [GreedyPlayer(OriginsGuide()), RandomPlayer(GAME, 1)])
    assert state.players[0].points > state.players[1].points + 50


@pytest.mark.long
def test_planning_beats_looking_one_turn_ahead() -> None:
    seeds = range(2)
    planned = [
        finish(1, seed, [Planner(OriginsGuide(), paths=2, breadth=2, reuse=True)]).players[0].points for seed in seeds
    ]
    greedy = [finish(1, seed, [GreedyPlayer(OriginsGuide())]).players[0].points for seed in seeds]
    assert sum(planned) > sum(greedy)


def first_round(seed: int) -> State:
    """Play a first round with two seats, one of which plans."""
    state, dice = start(2, seed)
    players: list[Player] = [
        Planner(OriginsGuide(), paths=2, turns=2, breadth=2, reuse=True),
        GreedyPlayer(OriginsGuide()),
    ]
    while state.round < 2:
        seat = state.stack[-1][0]
        if seat == CHANCE:
            GAME.apply(state, chance_outcome(GAME, state, dice))
            continue
        for action in players[seat].act(state, seat):
            assert action in GAME.legal(state)
            GAME.apply(state, action)
    return state


def test_a_plan_at_a_table_is_legal_and_reproducible() -> None:
    assert key(first_round(6)) == key(first_round(6))


def test_players_explain_themselves() -> None:
    state = next(positions(1, 2, every=12))
    for player in (GreedyPlayer(OriginsGuide()), Planner(OriginsGuide(), paths=2, breadth=2, reuse=True)):
        lines = player.lines(state, 0)
        assert lines[0].actions == player.act(state, 0)
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        assert lines[0].texts
        assert lines[0].sources


def test_a_short_sighted_player_counts_fewer_rounds() -> None:
    state = next(positions(4, 3, every=20))
    near, far = OriginsGuide(sight=1.0), OriginsGuide()
    assert far.rounds(state) > 1.0 == near.rounds(state)
    assert near.values(state) != far.values(state)


@pytest.mark.parametrize("name", ["solo", "table"])
def test_weights_name_known_features(name: str) -> None:
    weights = load_weights(name)
    assert set(weights.table) - {"constant"} <= set(NAMES)
    assert weights.at(2.5)[0][0] == pytest.approx((weights.rows[0][2] + weights.rows[0][3]) / 2)


def test_broken_weights_are_refused() -> None:
    with pytest.raises(DataError, match="luck is not known"):
        from_table({"goods": {"luck": [0.0] * KNOTS}}, "weights")
    with pytest.raises(DataError, match="gold needs 6 weights, not 1"):
        from_table({"goods": {"gold": [1.0]}}, "weights")


class Places(dict[tuple[int, int], list[int]]):
    """A cache of places that checks whether their city is cached, too."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.noted = 0

    def __setitem__(self, place: tuple[int, int], actions: list[int]) -> None:
        assert place[0] in self.memory._found
        self.noted += 1
        super().__setitem__(place, actions)


def test_remembered_places_belong_to_remembered_cities(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cities are known by object identity, which another city may get once one is dropped and freed."""
    monkeypatch.setattr(prospects, "_MOST", 3)
    guide = OriginsGuide()
    noted = 0
    for state in positions(1, 9, every=5):
        memory = guide.recall(state)
        places = memory.places = Places(memory)
        guide.moves(state, state.stack[-1][0])
        noted += places.noted
    assert noted
