"""Fit the linear weights of Origins to planned games: alone by default, `--seats 4` for tables.

`python -m hexarch.players.training.origins.weights --out FOLDER --games 300 --generations 2 --processes 16`

Each generation plays with the weights of the one before and writes its games and `weights-N.toml`. The weights move
only as far from those that played as improves the prediction of held-out games; otherwise the regression would overfit
the few games of a generation.
"""

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any, Final

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

import numpy as np  # noqa: E402

from hexarch.core.data import read  # noqa: E402
from hexarch.games.origins.rules import GAME  # noqa: E402
from hexarch.games.origins.state import OVER, TURN, State, next_decision  # noqa: E402
from hexarch.players.origins.features import NAMES, features, horizon  # noqa: E402
from hexarch.players.origins.horizon import rounds_to_come  # noqa: E402
from hexarch.players.origins.linear import KNOTS, Weights, from_table  # noqa: E402
from hexarch.players.origins.prospects import Memory  # noqa: E402
from hexarch.players.training.origins import selfplay  # noqa: E402
from hexarch.players.training.selfplay import Job, Record, append  # noqa: E402
from hexarch.players.workers import in_order, workers  # noqa: E402

# What is worth a point each at any time.
FIXED: Final = ("points", "district points")
# Candidate strengths of the regularization towards the old weights; chosen by held-out games, every fifth.
STIFFNESS: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0)
_APART: Final = 5

Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass
class Samples:
    """Positions as rows: features, rounds to come, final points, and which game they come from."""

    found: Array
    horizons: Array
    points: Array
    games: Array


# Features, rounds to come and final points of one game.
Part = tuple[list[list[float]], list[float], list[float]]


def samples(record: Record) -> Part:
    """Replay a game; return features, rounds to come and final points of turns begun and of rounds just ended.

    The end of a round is seen from that round, as the players see it where their plans end.
    """
    options = dict(record.options)
    state = GAME.new(GAME.options(options, options.pop("players")))
    found, horizons, points = [], [], []
    memory: Memory | None = None
    seen = 0
    for seat, action in record.pairs():
        if state.round and state.phase != OVER and next_decision(state)[1] == TURN:
            if memory is None or memory.districts != state.districts:
                memory = Memory(state.setup, state.districts)
            for round_, some in _views(state, seat, seen):
                rounds = rounds_to_come(state) + state.round - round_
                for each in some:
                    found.append(features(state, each, round_, memory))
                    horizons.append(horizon(state, each, round_, rounds))
                    points.append(float(record.scores[each]))
            seen = state.round
        GAME.apply(state, action, seat)
    return found, horizons, points


def _views(state: State, seat: int, seen: int) -> list[tuple[int, list[int]]]:
    """Return the rounds from which a position is described, and the seats."""
    ended = [(seen, list(range(len(state.players))))] if 0 < seen < state.round else []
    return [*ended, (state.round, [seat])]


def joined(parts: list[Part]) -> Samples:
    return Samples(
        np.array([row for part in parts for row in part[0]], np.float64),
        np.array([one for part in parts for one in part[1]], np.float64),
        np.array([one for part in parts for one in part[2]], np.float64),
        np.repeat(np.arange(len(parts)), [len(part[1]) for part in parts]),
    )


def design(rows: Samples) -> Array:
    """Return a column for each feature and the constant at each knot but 0, where the rules fix the weights."""
    with_constant = np.hstack([rows.found, np.ones((len(rows.found), 1))])
    knots = np.arange(1, KNOTS)
    near: Array = np.maximum(0.0, 1.0 - np.abs(np.minimum(rows.horizons, KNOTS - 1)[:, None] - knots[None, :]))
    return (near[:, :, None] * with_constant[:, None, :]).reshape(len(rows.found), -1)


def predicted(weights: Weights, rows: Samples) -> Array:
    return np.array(
        [weights.score(list(row), float(one)) for row, one in zip(rows.found, rows.horizons, strict=True)], np.float64
    )


def fit(old: Weights, rows: Samples) -> tuple[dict[str, tuple[float, ...]], dict[str, Any]]:
    """Return new weights by feature, and the figures of the fit."""
    columns, missing = design(rows), rows.points - predicted(old, rows)
    free = np.array([name not in FIXED for name in (*NAMES, "constant")] * (KNOTS - 1))
    columns = columns[:, free]
    scale = columns.std(axis=0) + 1e-9
    columns = columns / scale
    apart = rows.games % _APART == 0
    inner, right = _normal(columns[~apart], missing[~apart])
    errors = {}
    for stiffness in STIFFNESS:
        change = np.linalg.solve(inner + stiffness * np.eye(len(inner)), right)
        errors[stiffness] = float(np.mean((missing[apart] - columns[apart] @ change) ** 2))
    best = min(errors, key=lambda one: errors[one])
    inner, right = _normal(columns, missing)
    moved = np.zeros(len(free))
    moved[free] = np.linalg.solve(inner + best * np.eye(len(inner)), right) / scale
    by_knot = moved.reshape(KNOTS - 1, len(NAMES) + 1)
    rows_of = {**dict(zip(NAMES, old.rows, strict=True)), "constant": old.constant}
    table = {
        name: (rows_of[name][0], *(rows_of[name][knot] + by_knot[knot - 1, place] for knot in range(1, KNOTS)))
        for place, name in enumerate((*NAMES, "constant"))
    }
    before = float(np.mean(missing[apart] ** 2))
    return table, {"rows": len(missing), "stiffness": best, "error_before": before, "error_after": errors[best]}


def _normal(columns: Array, wanted: Array) -> tuple[Array, Array]:
    return columns.T @ columns, columns.T @ wanted


def written(table: dict[str, tuple[float, ...]], groups: dict[str, list[str]]) -> str:
    """Return weights as the text of a TOML file."""
    lines = ["# What each feature is worth, in points, with 0, 1, 2, 3, 4, and 5 or more rounds to come."]
    for group, names in groups.items():
        lines += ["", f'["{group}"]']
        for name in names:
            key = name if name.isidentifier() else f'"{name}"'
            lines.append(f"{key} = [{', '.join(f'{one:.3f}' for one in table[name])}]")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Work:
    job: Job
    seats: int
    weights: dict[str, Any]


def play(work: Work) -> Record | None:
    return selfplay.play(work.job, (work.seats,), "", from_table(work.weights, "weights"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="hexarch.players.training.origins.weights")
    parser.add_argument("--out", type=Path, required=True)
    for name, value in (("games", 300), ("generations", 2), ("processes", 2), ("paths", 6), ("seats", 1), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--explore", type=float, default=0.06)
    parser.add_argument("--seconds", type=float, default=3600.0, help="No game starts later than this.")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    data = read("hexarch.players.origins", f"weights/{'solo' if chosen.seats == 1 else 'table'}.toml")
    groups = {group: list(entries) for group, entries in data.items()}
    started = time.time()
    for number in range(chosen.generations):
        # Each generation has its share of what is left, so that the last one is played, too.
        until = time.time() + (started + chosen.seconds - time.time()) / (chosen.generations - number)
        first = chosen.seed * 10_000_000 + number * chosen.games
        jobs = [
            Work(Job(first + game, number, chosen.paths, chosen.explore, until=until), chosen.seats, data)
            for game in range(chosen.games)
        ]
        with workers(chosen.processes) as crew:
            records = [record for record in in_order(crew, play, jobs) if record is not None]
            parts = list(in_order(crew, samples, records))
        append(chosen.out / "games.jsonl.gz", records)
        if len(records) < 2 * _APART:
            sys.stderr.write(f"Only {len(records)} games were played in time; that is too few to learn from.\n")
            break
        table, figures = fit(from_table(data, "weights"), joined(parts))
        data = {group: {name: list(table[name]) for name in names} for group, names in groups.items()}
        (chosen.out / f"weights-{number + 1}.toml").write_text(written(table, groups), encoding="utf-8")
        scores = [mean(record.scores) for record in records]
        figures |= {"generation": number, "games": len(records), "points": mean(scores)}
        sys.stdout.write(json.dumps(figures) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
