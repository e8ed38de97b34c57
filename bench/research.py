"""Measures what researchers call most and records the figures: `python -m bench.research --record`.

Rates are for a second of one core's time, so that other work on the machine does not count.
"""

import argparse
import json
import random
import time
from datetime import UTC, datetime
from typing import Any

import numpy as np

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
    """Steps of a batch with its observations and masks, the random choice not counted."""
    batch, dice = Batch(name, BATCH, players, options), np.random.default_rng(1)
    step, steps, spent = batch.now(), 0, 0.0
    while spent < seconds:
        actions = random_actions(step.mask, dice)
        started = time.process_time()
        step = batch.step(actions)
        spent += time.process_time() - started
        steps += BATCH
    return {"batch": BATCH, "steps_per_second": round(steps / spent)}


def measure_pettingzoo(name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    from hexarch.research.aec import make_env

    env = make_env(f"{name.replace('-', '_')}_v0", players, options=options)
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            ended = terminated or truncated
            env.step(None if ended else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return {"steps_per_second": round(steps / (time.process_time() - started))}


def measure_openspiel(name: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Legal actions, a random choice and its application; chance nodes count as steps."""
    import pyspiel

    from hexarch.research import openspiel

    given = {"players": players, **options}
    game = openspiel.CLASSES[f"{name.replace('-', '_')}_v0"](given)
    dice, steps, started = random.Random(1), 0, time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while state.current_player() != pyspiel.PlayerId.TERMINAL:
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
    return {"steps_per_second": round(steps / (time.process_time() - started))}


def measure(seconds: float) -> dict[str, Any]:
    return {
        table: {
            "position": measure_position(*setting, seconds / 2),
            "batch": measure_batch(*setting, seconds),
            "pettingzoo": measure_pettingzoo(*setting, seconds),
            "openspiel": measure_openspiel(*setting, seconds),
        }
        for table, setting in TABLES.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to measure each figure")
    parser.add_argument("--record", action="store_true", help="keep the figures in results.json")
    arguments = parser.parse_args()
    build = "compiled" if is_compiled("terra-mystica") else "pure Python"
    figures = {"date": datetime.now(UTC).date().isoformat(), "machine": machine(), **measure(arguments.seconds)}
    print(json.dumps({build: figures}, indent=2))
    if arguments.record:
        recorded = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        RESULTS.write_text(json.dumps({**recorded, f"research, {build}": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
