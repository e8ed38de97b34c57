"""Engine benchmarks: decisions per second in random games, clone, key, size of a state.

Times are CPU time of this process, so other work on the machine hardly matters.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from hexarch.core.conformance import choose
from hexarch.core.manifest import resolve
from hexarch.games import load_game, manifest


def measure_game(name: str, seconds: float, players: int = 4, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return figures for one game on one core; a decision is its legal list, a random choice and its application."""
    game = load_game(name)
    chosen = game.options(options or {}, players)
    decisions = games = 0
    dice = random.Random(1)
    started = time.process_time()
    state = game.new(chosen)
    while time.process_time() - started < seconds:
        state = game.new(chosen)
        while game.asked(state) is not None:
            game.apply(state, choose(game, state, dice))
            decisions += 1
        games += 1
    elapsed = time.process_time() - started
    middle = game.new(chosen)
    for _ in range(decisions // games // 2):
        if not game.is_over(middle):
            game.apply(middle, choose(game, middle, dice))
    return {
        "game": name,
        "build": "compiled" if is_compiled(name) else "pure Python",
        "players": players,
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / elapsed),
        "clone_us": per_call(lambda: game.clone(middle), seconds / 4),
        "key_us": per_call(lambda: game.key(middle), seconds / 4),
        "state_bytes": size_of(middle),
    }


def is_compiled(name: str) -> bool:
    module = resolve(manifest(name).engine)
    return not str(module.__file__).endswith(".py")


def per_call(call: Callable[[], object], seconds: float) -> float:
    """Return microseconds per call, the best of several runs."""
    best = float("inf")
    until = time.process_time() + seconds
    while True:
        started = time.process_time()
        for _ in range(1000):
            call()
        best = min(best, (time.process_time() - started) * 1000)
        if time.process_time() > until:
            return round(best, 3)


def size_of(thing: Any, seen: set[int] | None = None) -> int:
    """Return the bytes of a state, without what all states of a game share."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return 0
    seen.add(id(thing))
    total = sys.getsizeof(thing)
    if isinstance(thing, list | tuple | set | dict):
        parts = thing.values() if isinstance(thing, dict) else thing
        return total + sum(size_of(part, seen) for part in parts)
    for name in getattr(type(thing), "__mypyc_attrs__", ()) or getattr(type(thing), "__slots__", ()):
        if name not in ("setup", "journal"):
            total += size_of(getattr(thing, name, None), seen)
    return total
