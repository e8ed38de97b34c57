"""A new network replaces the old one only if it wins more than its share of games."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import numpy as np
import pytest

from hexarch.core.game import RuleError
from hexarch.players.algorithms.network import Network
from hexarch.players.terra_mystica.network_guide import load_network
from hexarch.players.training.gate import gate
from hexarch.players.workers import workers


class Scripted:
    """Workers that return shares of wins by game instead of playing."""

    def __init__(self, share: Callable[[int], float]) -> None:
        self._share = share

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result((arguments[0] // 4, self._share(arguments[0])))
        return future

    def share(self, value: Any) -> Any:
        return value

    def stop(self) -> None:
        pass


@pytest.mark.parametrize(
    ("share", "accepted"),
    [
        (lambda game: float(game % 4 == 0), False),  # one win of four at every set-up is no better
        (lambda game: float(game % 4 < 1 or (game % 4 == 1 and game % 8 < 4)), True),  # three of eight
        (lambda game: float(game % 8 < 2 or game in range(2, 50, 8)), False),  # six more wins in 400 may be luck
        (lambda game: 0.0, False),
    ],
)
def test_the_lower_bound_decides(share: Callable[[int], float], accepted: bool) -> None:
    verdict = gate(Scripted(share), "terra-mystica", b"new", b"old", 400, 6)
    assert verdict.accepted is accepted
    assert verdict.games == 400
    assert verdict.share == pytest.approx(sum(share(game) for game in range(400)) / 400)
    assert verdict.low <= verdict.share


def test_one_set_up_proves_nothing() -> None:
    assert not gate(Scripted(lambda game: 1.0), "terra-mystica", b"new", b"old", 4, 6).accepted


def test_networks_for_one_player_are_not_compared_so() -> None:
    with pytest.raises(RuleError, match="4 seats"):
        gate(Scripted(lambda game: 1.0), "origins-solo", b"new", b"old", 4, 6)


@pytest.mark.long
def test_a_network_beats_one_that_knows_nothing(tmp_path: Any) -> None:
    """In real games the network of the package meets three whose outputs are noise."""
    known = load_network("value")
    noise = np.asarray(np.random.default_rng(1).normal(0, 1, known.arrays["out_w"].shape), np.float32)
    files = [tmp_path / "known.npz", tmp_path / "noise.npz"]
    known.save(files[0])
    Network({**known.arrays, "out_w": noise}).save(files[1])
    good, bad = (file.read_bytes() for file in files)
    with workers(2, is_clean=True) as crew:
        verdict = gate(crew, "terra-mystica", good, bad, 8, 1)
    assert verdict.accepted
    assert verdict.low > 0.25
