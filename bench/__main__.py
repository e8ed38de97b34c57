"""Measures the engines and records the figures: `make bench`, `make bench-compiled`.

Times are processor times; `load` says how many others were at work on the machine meanwhile.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hexarch.bench import is_compiled, measure_game
from hexarch.games.terra_mystica.snellman.verify import replay_log

HERE = Path(__file__).parent
RESULTS = HERE / "results.json"
GAMES = sorted((HERE.parent / "tests" / "fixtures" / "games").glob("*.txt"))


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return f"{model}, Python {platform.python_version()}"


def replay_seconds() -> dict[str, float]:
    """Reading, replaying and verifying each league game."""
    times = []
    for path in GAMES:
        text = path.read_text(encoding="utf-8")
        started = time.process_time()
        report = replay_log(text)
        times.append(time.process_time() - started)
        assert report.ok, path
    return {"mean_s": round(sum(times) / len(times), 4), "worst_s": round(max(times), 4), "games": len(times)}


def startup_seconds(name: str) -> float:
    """Measure wall-clock time from process start to the first legal list."""
    code = f"from hexarch.games import load_game; g = load_game({name!r}); g.legal(g.new(g.options({{}}, 4)))"
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return round(time.perf_counter() - started, 3)


def measure(seconds: float) -> dict[str, Any]:
    return {
        "terra_mystica": {
            "standard": measure_game("terra-mystica", seconds, 4),
            "league": measure_game("terra-mystica", seconds, 4, {"preset": "league"}),
            "two_players": measure_game("terra-mystica", seconds, 2),
            "seven_players": measure_game("terra-mystica", seconds, 7),
            "league_replay": replay_seconds(),
            "startup_s": startup_seconds("terra-mystica"),
        },
        "origins": {
            "standard": measure_game("origins", seconds, 4),
            "two_players": measure_game("origins", seconds, 2),
            "solo": measure_game("origins", seconds, 1),
            "startup_s": startup_seconds("origins"),
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure each figure")
    parser.add_argument("--record", action="store_true", help="keep the figures in results.json")
    arguments = parser.parse_args()
    build = "compiled" if is_compiled("terra-mystica") else "pure Python"
    figures = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "load": round(os.getloadavg()[0], 1),
        **measure(arguments.seconds),
    }
    print(json.dumps({build: figures}, indent=2))
    if arguments.record:
        recorded = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        RESULTS.write_text(json.dumps({**recorded, f"engine, {build}": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
