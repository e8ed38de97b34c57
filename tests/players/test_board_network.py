"""The part of a network that reads the map, and the policy."""

from typing import Any

import numpy as np
import pytest

from hexarch.games.terra_mystica.maps import load_map
from hexarch.players.algorithms.board_network import BoardNetwork, as_bits, as_bytes, board_of
from hexarch.players.algorithms.network import Network
from hexarch.players.algorithms.planner import Path, Planner
from hexarch.players.api import Move
from hexarch.players.terra_mystica.network_guide import Judge, NetworkGuide
from hexarch.players.terra_mystica.planes import PLANES, board_of_map, planes, pools
from tests.players.test_network import known_network, network, position


def board_arrays(names: tuple[str, ...], groups: list[list[float]], sizes: tuple[int, int] = (3, 2)) -> dict[str, Any]:
    dice = np.random.default_rng(5)
    one, two = sizes
    return {
        "board_planes": np.array(names),
        "board_pools": np.array(groups),
        "board_w1": dice.normal(0, 0.5, (3, one, len(names))),
        "board_b1": dice.normal(0, 0.5, one),
        "board_w2": dice.normal(0, 0.5, (3, two, one)),
        "board_b2": dice.normal(0, 0.5, two),
    }


def test_convolutions_are_those_of_the_formula() -> None:
    """Three hexes lie in a row; the last two are joined only across a river from the first."""
    near, across = (0b010, 0b001, 0b000), (0b100, 0b000, 0b001)
    arrays = board_arrays(("here", "there"), [[1, 0], [1, 1]])
    found = (0b011, 0b110)
    expected = np.array([[1, 0], [1, 1], [0, 1]], float)
    neighbours = np.array([[0, 1, 0], [1, 0, 0], [0, 0, 0]]), np.array([[0, 0, 1], [0, 0, 0], [1, 0, 0]])
    bits = hidden = expected.T
    for number in (1, 2):
        own, close, far = arrays[f"board_w{number}"]
        bias = arrays[f"board_b{number}"][:, None]
        hidden = np.maximum(own @ hidden + close @ hidden @ neighbours[0] + far @ hidden @ neighbours[1] + bias, 0)
    sums = np.array([hidden @ bits[0], hidden @ np.maximum(bits[0], bits[1])]) * 0.1
    assert BoardNetwork(arrays)(board_of(near, across), [found])[0] == pytest.approx(sums.ravel(), abs=1e-5)


def test_a_map_is_computed_once_and_many_maps_like_one() -> None:
    arrays = board_arrays(PLANES, pools())
    part, board = BoardNetwork(arrays), board_of_map(load_map("base"))
    state = position()
    some = [planes(state, seat) for seat in range(4)] * 20
    together = part(board, some)
    assert together.shape == (80, part.size)
    for seat in range(4):
        assert together[seat] == pytest.approx(BoardNetwork(arrays)(board, [some[seat]])[0], abs=1e-4)
    part.of_bytes = None  # type: ignore[method-assign, assignment]  # it must not be needed again
    assert np.array_equal(part(board, some), together)


def test_planes_show_the_map_as_a_seat_sees_it() -> None:
    state = position()
    bits = as_bits(as_bytes([planes(state, 1)]))[0]
    seen = dict(zip(PLANES, bits, strict=True))
    player = state.players[1]
    assert seen["own dwelling"].sum() == player.dwellings.bit_count() > 0
    land = sum(seen[name].sum() for name in ("0 spades away", "1 spade away", "2 spades away", "3 spades away"))
    taken = sum(one.built.bit_count() for one in state.players)
    assert land + taken == state.setup.map.land_mask.bit_count()
    rivals = sum(
        seen[f"rival {name}"].sum() for name in ("dwelling", "trading house or temple", "stronghold or sanctuary")
    )
    assert rivals == taken - player.built.bit_count()
    assert not (seen["in reach"] * seen["own dwelling"]).any()
    assert set(np.unique(bits)) == {0.0, 1.0}


def seeing_network() -> Network:
    """Return a network that reads the map and has a policy."""
    arrays = dict(known_network().arrays)
    arrays |= board_arrays(PLANES, pools())
    extra = np.random.default_rng(7).normal(0, 0.5, (2, 2 * len(pools()), 8))
    arrays["first_w"] = np.concatenate([arrays["first_w"], extra], 1)
    arrays["heads"] = np.array(["to come", "policy", "win", "round", "towns founded"])
    return Network(arrays)


def test_a_leaf_is_described_as_the_same_position_with_a_map() -> None:
    state = position()
    seat = state.stack[-1][0]
    net = seeing_network()
    assert Judge(net, state, seat)([state])[0] == pytest.approx(NetworkGuide(net).values(state)[seat], abs=1e-3)
    arrays = {**net.arrays, "board_w1": net.arrays["board_w1"] * 2}
    assert Judge(Network(arrays), state, seat)([state])[0] != pytest.approx(
        Judge(net, state, seat)([state])[0], abs=1e-3
    )


def test_the_policy_adds_to_what_turns_are_compared_by_but_not_to_their_score() -> None:
    state = position()
    seat = state.stack[-1][0]
    plain, keen = NetworkGuide(seeing_network()), NetworkGuide(seeing_network(), policy=50.0)
    some = {tuple(move.actions): move for move in plain.moves(state, seat)}
    assert {move.rating - move.score for move in some.values()} == {0.0}
    moves = keen.moves(state, seat)
    assert max(move.bonus for move in moves) == 0.0 > min(move.bonus for move in moves)
    for move in moves:
        assert some[tuple(move.actions)].score == pytest.approx(move.score, abs=1e-3)
    assert keen.network.has_policy
    assert not NetworkGuide(network(["a"], ["r"])).network.has_policy


def test_lines_are_ranked_with_the_bonus_of_their_first_move() -> None:
    paths = [
        Path(None, score, [(None, Move([number], None, score, bonus=bonus))])
        for number, (score, bonus) in enumerate(((10.0, -3.0), (8.0, 0.0), (8.5, -2.0)))
    ]
    ranked = Planner(NetworkGuide(known_network())).best_first(paths)
    assert [path.steps[0][1].actions[0] for path in ranked] == [1, 0, 2]


def test_equal_looking_boards_are_kept_apart() -> None:
    """Results are cached by the board object itself, because the address of a deleted one may be reused."""
    part = BoardNetwork(board_arrays(("here",), [[1]]))
    for number in range(60):
        near = tuple(0 if number % 2 else 1 << (1 - hex_) for hex_ in range(2))
        board_of.cache_clear()
        fresh = BoardNetwork(board_arrays(("here",), [[1]]))
        board = board_of(near, (0, 0))
        assert part(board, [(0b11,)])[0] == pytest.approx(fresh(board, [(0b11,)])[0])
        del board
