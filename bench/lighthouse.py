"""Lighthouse scores for the front page and a table of each game, on a slow phone and on a desktop.

`python -m bench.lighthouse [--runs 3] [--record]`, with the page built and Lighthouse at hand: it is no part of the
project (`npm install lighthouse` in a folder of its own), so the command is named in the environment:
`LIGHTHOUSE=folder/node_modules/.bin/lighthouse CHROME_PATH=/usr/bin/chromium`. Of several runs the middle one counts.
Lighthouse measures on the machine as it is: a busy one has worse marks than a quiet one, most of all for a phone.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from tests.browser.conftest import FLAGS
from tests.server.processes import Process

from bench.__main__ import machine

RECORD: Final = Path(__file__).parent / "lighthouse.json"
GAMES: Final = ("terra-mystica", "origins")
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
METRICS: Final = {
    "first-contentful-paint": "FCP_ms",
    "largest-contentful-paint": "LCP_ms",
    "total-blocking-time": "TBT_ms",
    "cumulative-layout-shift": "CLS",
    "speed-index": "SI_ms",
}


def _pages(site: Process) -> dict[str, str]:
    person = site.person("Mara")
    pages = {"front": "/"}
    for game in GAMES:
        seats = [{"kind": "computer", "level": "greedy"}] * 2
        code = person.post("/tables", game=game, seats=seats, visibility="public")["id"]
        person.post(f"/tables/{code}/start")
        pages[game] = f"/table/{code}"
    return pages


def _marks(command: str, url: str, preset: str, file: Path) -> dict[str, float]:
    flags = " ".join(["--headless=new", "--no-first-run", *FLAGS])
    wanted = [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}", "--output=json", "--quiet"]
    if preset == "desktop":
        wanted.append("--preset=desktop")
    # Now and then Lighthouse finds no beginning in its own trace, and asks to be run again.
    for last in (False, False, True):
        if not subprocess.run([command, url, f"--output-path={file}", *wanted], check=last, timeout=180).returncode:
            break
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    marks = {name: round(told["categories"][name]["score"] * 100) for name in CATEGORIES}
    return marks | {short: round(told["audits"][name]["numericValue"], 3) for name, short in METRICS.items()}


def measure(command: str, runs: int) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        site = Process(Path(folder) / "site", str(Path(folder) / "hexarch.sqlite"))
        try:
            site.start()
            for name, path in _pages(site).items():
                for preset in ("mobile", "desktop"):
                    all_ = [_marks(command, site.url + path, preset, Path(folder) / "told.json") for _ in range(runs)]
                    middle = {mark: statistics.median(one[mark] for one in all_) for mark in all_[0]}
                    found[f"{name} {preset}"] = middle
                    print(name, preset, middle, flush=True)
        finally:
            site.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--record", action="store_true", help="keep the marks in lighthouse.json")
    arguments = parser.parse_args()
    figures = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "runs": arguments.runs,
        "marks": measure(os.environ.get("LIGHTHOUSE", "lighthouse"), arguments.runs),
    }
    if arguments.record:
        RECORD.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
