"""Measures what researchers call most and records the figures: `make bench-research`.

Rates are for a second of one core's time, so that other work on the machine does not count. For the batch the rate by
wall-clock time is recorded as well: where the two differ, the machine was busy.

PettingZoo's own games need two packages that must not be in the environment of the tests. The target installs them in
a folder of their own; `python -m bench.research` alone leaves those games out.
"""

import argparse
import importlib
import json
import random
import time
import warnings
from datetime import UTC, datetime
from typing import Any

import numpy as np

from bench import research_tables
from bench.__main__ import RESULTS, machine
from hexarch.bench import is_compiled, per_call
from hexarch.core.game import CHANCE
from hexarch.research.batch import Batch
from hexarch.research.observe import Observer
from hexarch.research.position import Position

TABLES = {
    "terra_mystica": ("terra-mystica", 4, {"preset": "league"}),
    "origins": ("origins", 4, {}),
}
BATCH = 64
OPENSPIEL_GAMES = ("chess", "go", "backgammon", "connect_four")
PETTINGZOO_GAMES = ("chess_v6", "connect_four_v3")
# OpenSpiel's number of nobody, at the end of a game.
TERMINAL = -4
DOCUMENT = RESULTS.parents[1] / "docs" / "research.md"


def middle(name: str, players: int, options: dict[str, Any]) -> Position:
    """A position from the middle of a random game in which a seat is asked."""
    dice = random.Random(1)
    position = Position.new(name, players, options)
    for _ in range(80):
        position.apply(dice.choice(position.legal()))
    while position.seat == CHANCE:
        position.apply(dice.choice(position.legal()))
    return position


def push_and_undo(position: Position, action: int) -> None:
    position.push(action)
    position.undo()


def measure_position(name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    position = middle(name, players, options)
    observer = Observer(name, players)
    row, action, stored = observer.new_rows(), position.legal()[0], position.to_bytes()
    seat = position.seat
    calls = {
        "clone_us": position.clone,
        "key_us": position.key,
        "push_and_undo_us": lambda: push_and_undo(position, action),
        "legal_us": position.legal,
        "to_bytes_us": position.to_bytes,
        "from_bytes_us": lambda: Position.from_bytes(stored),
        "observation_us": lambda: observer.write(position.state, seat, row),
    }
    figures: dict[str, Any] = {key: round(per_call(call, seconds), 2) for key, call in calls.items()}
    return {**figures, "bytes": len(stored), "observation_numbers": observer.size}


def random_actions(mask: Any, dice: Any) -> Any:
    """A random legal action in each game."""
    return np.argmax(dice.random(mask.shape, np.float32) * mask, axis=1)


def measure_batch(name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Steps of a batch with its observations and masks, the random choice not counted.

    Both clocks are read: on a busy machine a step takes longer by wall-clock time.
    """
    batch, dice = Batch(name, BATCH, players, options), np.random.default_rng(1)
    step, steps, spent, passed = batch.now(), 0, 0.0, 0.0
    while spent < seconds:
        actions = random_actions(step.mask, dice)
        began, started = time.perf_counter(), time.process_time()
        step = batch.step(actions)
        spent += time.process_time() - started
        passed += time.perf_counter() - began
        steps += BATCH
    return {
        "batch": BATCH,
        "steps_per_second": round(steps / spent),
        "steps_per_second_of_wall_time": round(steps / passed),
    }


def pettingzoo_rate(env: Any, seconds: float) -> int:
    """Return steps a second of an AEC environment, each with its observation and mask and a random legal action."""
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            ended = terminated or truncated
            env.step(None if ended else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
            if time.process_time() - started > seconds:
                break
    return round(steps / (time.process_time() - started))


def openspiel_rate(game: Any, seconds: float, *, is_observed: bool) -> int:
    """Return steps a second: legal actions, a random choice and its application; chance nodes count as steps.

    With observations, a player who is asked also gets the observation tensor, through OpenSpiel's observers.
    """
    from open_spiel.python.observation import make_observation

    observation = make_observation(game) if is_observed else None
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while (seat := state.current_player()) != TERMINAL and time.process_time() - started < seconds:
            if observation is not None and seat >= 0:
                observation.set_from(state, seat)
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
    return round(steps / (time.process_time() - started))


def measure_pettingzoo(name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    from hexarch.research.aec import make_env

    env = make_env(f"{name.replace('-', '_')}_v0", players, options=options)
    return {"steps_per_second": pettingzoo_rate(env, seconds)}


def measure_openspiel(name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    from hexarch.research import openspiel

    game = openspiel.CLASSES[f"{name.replace('-', '_')}_v0"]({"players": players, **options})
    return both_rates(game, seconds)


def both_rates(game: Any, seconds: float) -> dict[str, Any]:
    return {
        "steps_per_second": openspiel_rate(game, seconds, is_observed=False),
        "observed_steps_per_second": openspiel_rate(game, seconds, is_observed=True),
    }


def measure_others(seconds: float) -> dict[str, Any]:
    """Measure games that come with OpenSpiel and PettingZoo, by the same loops as ours."""
    import pyspiel

    found: dict[str, Any] = {"openspiel": {}, "pettingzoo": {}}
    for name in OPENSPIEL_GAMES:
        found["openspiel"][name] = both_rates(pyspiel.load_game(name), seconds)
    for name in PETTINGZOO_GAMES:
        try:
            with warnings.catch_warnings(action="ignore"):
                module = importlib.import_module(f"pettingzoo.classic.{name}")
                env = module.env()
        except ModuleNotFoundError as error:
            print(f"{name} is not measured: it needs the package {error.name} (see the docstring of bench.research)")
            continue
        found["pettingzoo"][name] = {"steps_per_second": pettingzoo_rate(env, seconds)}
    return found


def measure(seconds: float) -> dict[str, Any]:
    ours = {
        table: {
            "position": measure_position(*setting, seconds / 2),
            "batch": measure_batch(*setting, seconds),
            "pettingzoo": measure_pettingzoo(*setting, seconds),
            "openspiel": measure_openspiel(*setting, seconds),
        }
        for table, setting in TABLES.items()
    }
    return {**ours, "others": measure_others(seconds)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to measure each figure")
    parser.add_argument("--record", action="store_true", help="keep the figures in results.json and docs/research.md")
    arguments = parser.parse_args()
    build = "compiled" if is_compiled("terra-mystica") else "pure Python"
    figures = {"date": datetime.now(UTC).date().isoformat(), "machine": machine(), **measure(arguments.seconds)}
    print(json.dumps({build: figures}, indent=2))
    if arguments.record:
        recorded = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        recorded[f"research, {build}"] = figures
        RESULTS.write_text(json.dumps(recorded, indent=2) + "\n")
        DOCUMENT.write_text(research_tables.filled(DOCUMENT.read_text(encoding="utf-8"), recorded), encoding="utf-8")


if __name__ == "__main__":
    main()
