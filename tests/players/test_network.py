"""The value network, the planner on top of it, and the rules of thumb that every level follows."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import CHOOSE_FACTION, State
from hexarch.players.algorithms.network import FORMAT, Network
from hexarch.players.algorithms.planner import Planner
from hexarch.players.arena.suites import begin, load
from hexarch.players.registry import level, player
from hexarch.players.terra_mystica.draft import draft_score
from hexarch.players.terra_mystica.guide import TerraMysticaGuide
from hexarch.players.terra_mystica.linear import load_weights
from hexarch.players.terra_mystica.network_guide import Judge, NetworkGuide
from hexarch.players.terra_mystica.observation import context, own_features, rival_features

HEADS = ("to come", "margin", "win", "round", "towns founded")


def network(own: list[str], rival: list[str], members: int = 1, seed: int = 3, **more: Any) -> Network:
    """Return a small network with random weights."""
    dice = np.random.default_rng(seed)
    shapes = {
        "rival_w": (len(rival), 4),
        "rival_b": (4,),
        "first_w": (len(own), 8),
        "first_r": (4, 8),
        "first_b": (8,),
        "second_w": (8, 6),
        "second_b": (6,),
        "out_w": (6, len(HEADS)),
        "out_b": (len(HEADS),),
    }
    arrays: dict[str, Any] = {name: dice.normal(0, 0.5, (members, *shape)) for name, shape in shapes.items()}
    for name, size in (("own", len(own)), ("rival", len(rival)), ("out", len(HEADS))):
        arrays[f"{name}_mean"] = np.zeros(size)
        arrays[f"{name}_scale"] = np.full(size, 0.1 if name != "out" else 5.0)
    arrays |= {"format": np.array(FORMAT), "own_names": np.array(own), "rival_names": np.array(rival)}
    return Network({**arrays, "heads": np.array(HEADS), **more})


@cache
def position(decisions: int = 40) -> State:
    state = begin(load("random")[2])
    someone = player("terra-mystica", "greedy", 3)
    for _ in range(decisions):
        seat = state.stack[-1][0]
        for action in someone.act(state, seat):
            GAME.apply(state, action, seat)
    guide = TerraMysticaGuide()
    while len(GAME.legal(state)) < 20 or not guide.is_free(state, state.stack[-1][0]):
        seat = state.stack[-1][0]
        for action in someone.act(state, seat):
            GAME.apply(state, action, seat)
    assert isinstance(state, State)
    return state


@cache
def known_network() -> Network:
    """Return a network that knows the features of the position."""
    state = position()
    everybody = [own_features(state, seat) for seat in range(4)]
    own = {name for seat, found in enumerate(everybody) for name in (*found, *context(state, seat, everybody))}
    rival = {name for seat, found in enumerate(everybody) for name in rival_features(state, seat, found)}
    return network(sorted(own), sorted(rival), members=2)


def test_values_are_those_of_the_formula() -> None:
    net = network(["a", "b"], ["r"])
    rows = net.rows([{"a": 2.0}, {"a": 1.0, "unknown": 9.0}], {"b": 3.0})
    assert rows.tolist() == [[2, 3], [1, 3]]
    rivals = net.rival_rows([{"r": 4.0}, {"r": 1.0}])
    part = {name: net.arrays[name][0] for name in net.arrays if net.arrays[name].ndim and len(net.arrays[name]) == 1}
    near = np.maximum(rivals * 0.1 @ part["rival_w"] + part["rival_b"], 0).sum(0)
    hidden = np.maximum(rows * 0.1 @ part["first_w"] + near @ part["first_r"] + part["first_b"], 0)
    hidden = np.maximum(hidden @ part["second_w"] + part["second_b"], 0)
    expected = (hidden @ part["out_w"] + part["out_b"]) * 5
    assert net.evaluate(rows, net.rival_terms(rivals), 5) == pytest.approx(expected, abs=1e-4)


def test_a_network_survives_its_file(tmp_path: Path) -> None:
    net = known_network()
    net.save(tmp_path / "net.npz")
    again = Network.load(tmp_path / "net.npz")
    assert again.own_names == net.own_names
    state = position()
    assert NetworkGuide(again).values(state) == NetworkGuide(net).values(state)


def test_a_file_of_another_format_is_refused() -> None:
    with pytest.raises(ValueError, match="format"):
        network(["a"], ["r"], format=np.array("something else"))


def test_a_leaf_is_described_as_the_same_position_is_in_training() -> None:
    """A plan's shared and own inputs must give the value of the whole position."""
    state = position()
    seat = state.stack[-1][0]
    net = known_network()
    assert Judge(net, state, seat)([state])[0] == pytest.approx(NetworkGuide(net).values(state)[seat], abs=1e-3)


def test_a_plan_ends_with_a_pass_and_leaves_the_position_alone() -> None:
    state = position()
    before = GAME.key(state)
    seat = state.stack[-1][0]
    planner = Planner(NetworkGuide(known_network()), 3, tie=0.25)
    lines = planner.search(state, seat)
    assert GAME.key(state) == before
    ended = [line for line in lines if line.state.players[seat].passed]
    assert len(ended) > 3
    assert max(len(line.steps) for line in ended) > 1
    for line in ended[:20]:
        assert any(KIND_OF[action] == act.PASS for action in line.steps[-1][1].actions)
    for action in planner.act(state, seat):
        assert action in GAME.legal(state, seat)
        state = state.clone()
        GAME.apply(state, action, seat)


def test_the_first_turn_keeps_a_candidate_of_each_kind() -> None:
    state = position()
    seat = state.stack[-1][0]
    guide = NetworkGuide(known_network())
    moves = guide.plan_moves([guide.idle(state, seat)], seat, guide.judge(state, seat))[0]
    kinds = {move.kind for move in moves} - {act.PASS}
    assert len(kinds) > 2
    kept = {path.steps[0][1].kind for path in Planner(guide, 1, turns=1).search(state, seat)} - {act.PASS}
    assert kept == kinds


def test_a_plan_expects_the_turn_that_looks_best_to_each_rival() -> None:
    state = position()
    seat = state.stack[-1][0]
    guide = NetworkGuide(known_network())
    replies = guide.replies(state, seat)
    order = state.order
    place = order.index(seat)
    waiting = [other for other in (*order[place + 1 :], *order[:place]) if not state.players[other].passed]
    assert [other for other, _ in replies] == waiting
    assert NetworkGuide(known_network(), replies=False).replies(state, seat) == []
    before = GAME.key(state)
    after = guide.follow(state, seat, replies)
    assert GAME.key(state) == before
    assert after.round == state.round
    for other in waiting:
        assert GAME.key(after) != before
        changed = after.players[other]
        assert (changed.points, changed.coins, changed.workers, changed.built, changed.passed, changed.used) != (
            (was := state.players[other]).points,
            was.coins,
            was.workers,
            was.built,
            was.passed,
            was.used,
        ) or after.actions_used != state.actions_used
    assert not any(offer[0] == seat for offer in after.offers)


def test_a_reply_that_is_no_longer_possible_is_left_out_as_a_whole() -> None:
    state = position()
    seat = state.stack[-1][0]
    guide = NetworkGuide(known_network())
    other, actions = next((one, turn) for one, turn in guide.replies(state, seat) if KIND_OF[turn[0]] != act.PASS)
    once = guide.follow(state, seat, [(other, actions)])
    impossible = [*actions, actions[0]]
    assert GAME.key(guide.follow(state, seat, [(other, impossible)])) == GAME.key(state) != GAME.key(once)


def test_factions_are_chosen_by_the_draft_weights() -> None:
    state = begin(load("random")[0])
    assert state.stack[-1][1] == CHOOSE_FACTION
    names, weights = np.array(["base", "faction witches"]), np.array([90.0, 12.0])
    net = network(["a"], ["r"], draft_names=names, draft_weights=weights)
    seat = state.stack[-1][0]
    best = max(NetworkGuide(net).moves(state, seat), key=lambda move: move.score)
    assert GAME.format(state, seat, best.actions[0]).endswith("witches")
    assert draft_score(net, state, seat, 0) in (90.0, 102.0)


@pytest.mark.parametrize("name", ["easy", "medium", "hard", "expert"])
def test_free_power_is_accepted_at_every_level(name: str) -> None:
    state = position().clone()
    seat = (state.stack[-1][0] + 1) % 4
    state.players[seat].bowl1 = 5
    state.offers = [(seat, state.stack[-1][0], 1, 1, 99, 0)]
    chosen = player("terra-mystica", name, 1).act(state, seat)
    assert KIND_OF[chosen[0]] == act.TAKE


@pytest.mark.parametrize("name", ["easy", "medium", "hard", "expert"])
def test_nobody_passes_with_full_hands(name: str) -> None:
    state = position().clone()
    assert state.round < 6
    seat = state.stack[-1][0]
    state.players[seat].workers, state.players[seat].coins = 8, 15
    chosen = player("terra-mystica", name, 1).act(state, seat)
    assert not any(KIND_OF[action] == act.PASS for action in chosen)


def test_a_level_can_ignore_what_it_does_not_know() -> None:
    table = load_weights("people").without(("cults", "towns")).table
    assert "cult steps" not in table
    assert "dwellings" in table


def test_a_level_with_a_network_can_ignore_cults() -> None:
    lower = position().clone()
    lower.round = 6  # in the last round cults are worth only their points at the end
    seat = lower.stack[-1][0]
    lower.players[seat].cults = (0, 0, 0, 0)
    higher = lower.clone()
    higher.players[seat].cults = (6, 6, 6, 6)
    everything, less = NetworkGuide(), NetworkGuide(ignores=["cults"])
    low, high = everything.judge(lower, seat)([lower, higher])
    assert high > low + 5
    low, high = less.judge(lower, seat)([lower, higher])
    assert high == pytest.approx(low, abs=0.01)


def test_a_planner_is_named_by_its_lines_and_its_network() -> None:
    named = level("terra-mystica", "planner:3:some.npz")
    guide = {"network": "some.npz", "replies": True, "policy": 0.0}
    assert (named.kind, named.paths, named.guide, named.levels) == ("plan", 3, guide, False)
    keen = level("terra-mystica", "turn:0/1.5:some.npz")
    assert (keen.kind, keen.guide["policy"]) == ("greedy", 1.5)
    assert level("terra-mystica", "idle:3:some.npz").guide["replies"] is False
    searcher = level("terra-mystica", "search:40:some.npz")
    assert (searcher.kind, searcher.simulations) == ("search", 40)
    with pytest.raises(RuleError, match="planner:LINES:NETWORK"):
        level("terra-mystica", "planner:x")


def test_no_linear_weight_has_exploded() -> None:
    for name in ("choice", "people"):
        assert max(abs(number) for numbers in load_weights(name).table.values() for number in numbers) <= 40


def test_lines_add_up_and_speak_of_every_seat() -> None:
    state = position()
    seat = state.stack[-1][0]
    heads = ("to come", "margin", "win", "from cults", "from towns")
    net = known_network()
    errors = np.array([20.0, 18, 16, 14, 12, 10, 5])
    guide = NetworkGuide(Network({**net.arrays, "heads": np.array(heads), "errors": errors}))
    lines = Planner(guide, 2).lines(state, seat)
    assert 2 <= len(lines) <= 5
    for line in lines:
        assert sum(line.sources.values()) == pytest.approx(line.value, abs=1e-3)
        assert {"points", "cults", "towns", "other"} == set(line.sources)
        assert len(line.everybody) == 4
        assert line.uncertainty == errors[state.round]


def test_a_plan_respects_offers_that_others_have_not_answered() -> None:
    state = position().clone()
    seat = state.stack[-1][0]
    state.offers = [((seat + 1) % 4, (seat + 2) % 4, 1, 1, 99, 0)]
    assert NetworkGuide(known_network()).idle(state, seat).offers == state.offers


def test_the_network_of_the_package_knows_the_set_up() -> None:
    guide = NetworkGuide()
    assert guide.knows_opening
    assert len([name for name in guide.network.draft if name.startswith("faction ")]) == 14
    assert {"to come", "margin", "win", "from cults"} <= set(guide.network.heads)


@pytest.mark.long
def test_expert_finishes_a_game_in_which_a_town_tile_waits_for_an_offer() -> None:
    """In set-up 30, seat 0 planned a town tile that raises cults while a cultist waited for an answer."""
    from hexarch.players.arena.match import Match, play

    outcome = play(Match(0, load("random")[29], ("expert",) * 4, 60.0))
    assert outcome.illegal == [0, 0, 0, 0]
