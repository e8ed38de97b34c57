"""Training: the network computes the same in PyTorch and numpy, and a policy learns what was chosen."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from hexarch.core.game import RuleError
from hexarch.players.training.curves import write_curves
from hexarch.players.training.dataset import Rows
from hexarch.players.training.learn import Fit, agreement, fit, quality
from hexarch.players.training.loop import Settings, joined, looks_at_map, run
from hexarch.players.training.model import Shape
from hexarch.players.training.people import read_people
from hexarch.players.training.selfplay import Record
from hexarch.players.training.task import Heads, load_task

LEAGUE = Path(__file__).parents[1] / "fixtures" / "games"
SMALL = Shape(8, 16, 8, 2, (4, 4))
QUICK = Fit(epochs=0.0, dropout=0.0, batch=32, choices=16, rate=5e-3)


@cache
def one_game() -> Record:
    return read_people(LEAGUE)[1][0]


@cache
def one_games_rows() -> tuple[Rows, tuple[list[str], list[str]]]:
    task = load_task("terra-mystica")
    names = task.vocabulary([one_game()])
    return task.rows(one_game(), *names, 0.2), names


def test_every_sixth_game_of_people_is_kept_for_testing(tmp_path: Path) -> None:
    learned, kept = read_people(LEAGUE)
    assert (len(learned), len(kept)) == (30, 6)
    assert not {record.seed for record in learned} & {record.seed for record in kept}
    (tmp_path / "readme.txt").write_text("no game")
    with pytest.raises(RuleError, match="no game"):
        read_people(tmp_path)


def test_turns_of_people_are_found_among_their_alternatives() -> None:
    """The first alternative is the chosen one, and it appears nowhere else."""
    rows, _ = one_games_rows()
    assert 100 < len(rows.choices) < 200
    for one in rows.choices:
        assert len(one.own) == len(one.planes) > 1
        same = [
            (line == one.own[0]).all() and (seen == one.planes[0]).all()
            for line, seen in zip(one.own, one.planes, strict=True)
        ]
        assert sum(same) == 1
    assert not rows.draft


@pytest.mark.parametrize("sees", [True, False])
def test_numpy_computes_what_pytorch_learned(sees: bool) -> None:
    pytest.importorskip("torch")
    rows, names = one_games_rows()
    task = load_task("terra-mystica")
    land = task.map_input() if sees else None
    learned = fit(rows, names, task.heads, None, replace(QUICK, least_steps=60), SMALL, land)
    assert (learned.board is not None) == sees
    untrained = fit(rows, names, task.heads, None, replace(QUICK, least_steps=1), SMALL, land)
    assert _error(learned, rows, land) < 0.9 * _error(untrained, rows, land)


def _error(network: object, rows: Rows, land: object) -> float:
    found = quality(network, rows, land)  # type: ignore[arg-type]
    return float(np.mean(list(found.errors.values())))


def test_a_policy_learns_what_was_chosen() -> None:
    pytest.importorskip("torch")
    rows, names = one_games_rows()
    task = load_task("terra-mystica")
    land = task.map_input()
    assert land is not None
    learned = fit(rows, names, task.heads, None, replace(QUICK, least_steps=200), SMALL, land)
    chance = np.mean([1 / len(one.own) for one in rows.choices])
    assert agreement(learned, rows.choices, land.board) > chance + 0.2


def test_rows_of_games_are_joined_with_their_maps_and_choices() -> None:
    rows, _ = one_games_rows()
    both = joined([rows, rows])
    assert len(both.planes) == 2 * len(rows.planes) == len(both.own)
    assert len(both.choices) == 2 * len(rows.choices)


def test_whether_the_map_is_learned_is_yes_no_or_auto() -> None:
    assert looks_at_map("yes")
    assert not looks_at_map("no")


def test_a_network_is_widened_without_changing_what_it_computes() -> None:
    """It gets inputs, outputs and a map that it did not have, without any training."""
    pytest.importorskip("torch")
    rows, names = one_games_rows()
    task = load_task("terra-mystica")
    land = task.map_input()
    assert land is not None
    fewer = [name for name in names[0] if name != "coins"], names[1]
    places = [place for place, name in enumerate(names[0]) if name != "coins"]
    heads = Heads(tuple(name for name in task.heads.names if name != "policy"), task.heads.weights[1:])
    plain = replace(rows, own=rows.own[:, places], targets=np.delete(rows.targets, 1, 1))
    old = fit(plain, fewer, heads, None, replace(QUICK, least_steps=30), SMALL)
    still = replace(QUICK, least_steps=1, rate=0.0)
    wide = fit(rows, names, task.heads, old, still, SMALL, land)
    assert wide.board is not None
    assert wide.has_policy
    assert quality(wide, rows, land).errors == pytest.approx(quality(old, plain).errors, abs=0.02)
    again = fit(rows, names, task.heads, wide, still, SMALL, land)
    assert agreement(again, rows.choices, land.board) == agreement(wide, rows.choices, land.board)


def test_curves_show_every_generation(tmp_path: Path) -> None:
    entries = [
        {"generation": number, "games": 10, "points": 100.0 + number, "points_planned": None if number else 120.0}
        | {"r2": {"0": 0.1 * number, "1": -5.0}}
        | ({"people_agreement": 0.3} if number else {})
        for number in range(3)
    ]
    (tmp_path / "log.jsonl").write_text("".join(json.dumps(entry) + "\n" for entry in entries))
    write_curves(tmp_path / "log.jsonl", tmp_path / "curves.html")
    page = (tmp_path / "curves.html").read_text()
    assert "3 generations, 30 games" in page
    charts = page.split("<svg")[1:]
    assert [chart.count("<polyline") for chart in charts] == [2, 2, 1]
    assert "all games: 100.00 to 102.00" in charts[0]
    assert "all games 102<" in charts[0]
    assert "round 1 -5<" in charts[1]
    first = charts[0].split('points="')[2].split('"')[0].split()
    assert len(first) == 3
    heights = [float(point.split(",")[1]) for point in first]
    assert heights == sorted(heights, reverse=True)


def test_wrong_settings_are_refused_before_games_are_played(tmp_path: Path) -> None:
    for wrong in (
        Settings(tmp_path / "run", map="perhaps"),
        Settings(tmp_path / "run", task="origins", people="games"),
    ):
        with pytest.raises(RuleError, match=r"auto, yes or no|Terra Mystica only"):
            run(wrong, print)
    assert not (tmp_path / "run").exists()
