"""Measures the page in Chromium: what a first visit fetches, and what a move costs to redraw (see `bench.redraw`).

`python -m bench.page [--record]`, with the page built. A busy machine makes every figure worse: let it rest before.
"""

import argparse
import json
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.test_size import fetched
from tests.browser.visitor import Visitor
from tests.server.processes import Process
from tools.system_packages import CHROMIUM

from bench.__main__ import RESULTS, machine
from bench.redraw import SEATS, redraws


def measure() -> dict[str, Any]:
    path = next(found for name in CHROMIUM if (found := which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        site = Process(Path(folder) / "site", str(Path(folder) / "hexarch.sqlite"))
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        try:
            site.start()
            visitor = Visitor(browser, site.url, (1440, 900))
            sizes = {"front_page_bytes": fetched(visitor, "/")}
            for game in ("terra-mystica", "origins"):
                code = visitor.table(game, ["me", "random"])
                sizes[f"{game}_table_bytes"] = fetched(visitor, f"/table/{code}")
            visitor.close()
            trace = Path(folder) / "trace.json"
            return {**sizes, "redraw_after_a_move": {game: redraws(browser, site.url, game, trace) for game in SEATS}}
        finally:
            browser.close()
            site.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="keep the figures in results.json")
    arguments = parser.parse_args()
    figures = {"date": datetime.now(UTC).date().isoformat(), "machine": machine(), **measure()}
    print(json.dumps({"page": figures}, indent=2))
    if arguments.record:
        recorded = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        RESULTS.write_text(json.dumps({**recorded, "page": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
