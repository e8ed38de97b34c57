"""Work in other processes, on this machine or a Ray cluster, with the same results."""

import gzip
import json
import subprocess
import sys
import time
from concurrent.futures import CancelledError
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexarch.core.game import RuleError
from hexarch.players.arena import arena
from hexarch.players.workers import as_ready, in_order, workers


def double(number: int) -> int:
    return 2 * number


def endless(_: int) -> None:
    while True:
        time.sleep(0.05)


def longest(text: str, number: int) -> int:
    return len(text) * number


def test_results_come_in_order_or_as_they_are_ready() -> None:
    with workers(2) as crew:
        assert list(in_order(crew, double, range(9))) == [2 * number for number in range(9)]
        assert sorted(as_ready(crew, double, range(9))) == [2 * number for number in range(9)]
        assert crew.submit(longest, crew.share("abc"), 2).result() == 6


def test_work_that_does_not_end_is_ended() -> None:
    with workers(1) as crew:
        running, waiting = crew.submit(endless, 0), crew.submit(double, 1)
        while not running.running():
            time.sleep(0.01)
    for future in (running, waiting):
        with pytest.raises(BaseException) as caught:
            future.result(timeout=30)
        assert isinstance(caught.value, CancelledError | RuntimeError)


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RuleError, match=r"pip install 'hexarch\[cluster\]'"), workers(2, "local"):
        pass


def needs_ray() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'hexarch[cluster]'")


def hexarch(*arguments: str, cwd: Path) -> str:
    command = [sys.executable, "-c", "from hexarch.cli import main; main()", *arguments]
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.long
def test_selfplay_on_ray_writes_the_same_games(tmp_path: Path) -> None:
    needs_ray()
    told = []
    for name, more in (("here", ()), ("ray", ("--ray", "local"))):
        options = ("--players", "3", "--games", "10", "--seed", "5", "--jobs", "2", "--json", "--out", name)
        told.append(hexarch("selfplay", "terra-mystica", *options, *more, cwd=tmp_path))
    assert told[0] == told[1]
    here, there = ({path.name: path.read_text() for path in (tmp_path / name).iterdir()} for name in ("here", "ray"))
    assert len(here) == 10
    assert here == there


@pytest.mark.long
def test_the_arena_on_ray_has_the_same_outcomes() -> None:
    needs_ray()
    plan = arena.plan("terra-mystica", ("easy", "random", "greedy"), "random", 6)

    def outcomes(ray: str) -> list[dict[str, Any]]:
        found = [asdict(outcome) for outcome in arena.run(plan, 2, None, ray)]
        timed = ("seconds", "late")
        return sorted(
            ({key: value for key, value in outcome.items() if key not in timed} for outcome in found),
            key=lambda outcome: int(outcome["number"]),
        )

    here = outcomes("")
    assert len(here) == 6
    assert outcomes("local") == here


@pytest.mark.long
def test_reports_on_ray_are_the_same(tmp_path: Path) -> None:
    needs_ray()
    hexarch("selfplay", "terra-mystica", "--players", "2", "--games", "2", "--out", "games", cwd=tmp_path)
    files = sorted(str(path) for path in (tmp_path / "games").iterdir())
    told = []
    for name, more in (("here", ()), ("ray", ("--ray", "local"))):
        told.append(hexarch("report", *files, "--jobs", "2", "--json", *more, cwd=tmp_path))
        hexarch("report", files[0], "--html", f"{name}.html", *more, cwd=tmp_path)
    assert [bool(one["turns"]) for one in json.loads(told[0])] == [True, True]
    assert told[0] == told[1]
    assert (tmp_path / "here.html").read_text() == (tmp_path / "ray.html").read_text()


@pytest.mark.long
def test_puzzles_mined_on_ray_are_the_same(tmp_path: Path) -> None:
    """Games are stored in the order in which they finish, so the lines are sorted before comparing."""
    needs_ray()
    found, packed = [], []
    for name, more in (("here", ()), ("ray", ("--ray", "local"))):
        options = ("--games", "2", "--seed", "3", "--processes", "2", "--out", f"{name}.jsonl")
        hexarch("puzzles", "mine", "origins", *options, *more, cwd=tmp_path)
        hexarch("puzzles", "pack", "origins", f"{name}.jsonl", "--out", f"{name}.json", cwd=tmp_path)
        found.append(sorted((tmp_path / f"{name}.jsonl").read_text().splitlines()))
        packed.append((tmp_path / f"{name}.json").read_text())
    assert len(found[0]) == 3, "a header and two games"
    assert found[0] == found[1]
    assert packed[0] == packed[1]


@pytest.mark.long
def test_training_on_ray_learns_the_same_network(tmp_path: Path) -> None:
    needs_ray()
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'hexarch[train]'")
    from hexarch.players.training.loop import Settings, run

    networks, games = [], []
    for ray in ("", "local"):
        folder = tmp_path / (ray or "here")
        said: list[str] = []

        class Enough(Exception):
            pass

        def say(text: str, said: list[str] = said) -> None:
            said.append(text)
            if text.startswith("{") and len([line for line in said if line.startswith("{")]) == 2:
                raise Enough

        settings = Settings(
            folder, minutes=20, processes=2, ray=ray, first_games=8, games=8, planned=0.0, least_steps=20, epochs=0.1
        )
        with pytest.raises(Enough):
            run(settings, say)
        with gzip.open(folder / "games.jsonl.gz", "rt", encoding="utf-8") as file:
            games.append(sorted((record["seed"], record["entries"]) for record in map(json.loads, file)))
        with np.load(folder / "network.npz") as data:
            networks.append({name: data[name] for name in data.files})
    assert len(games[0]) == 16
    assert games[0] == games[1]
    assert networks[0].keys() == networks[1].keys()
    for name, values in networks[0].items():
        assert np.array_equal(values, networks[1][name]), name
