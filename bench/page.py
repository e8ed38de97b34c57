"""Measures the page in Chromium: what a first visit fetches, and what a move costs to redraw.

`python -m bench.page [--record]`, with the page built. Times are the main thread's own processor time, so that a busy
machine does not show.
"""

import argparse
import json
import statistics
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.league import open_league
from tests.browser.test_size import fetched
from tests.browser.visitor import Visitor
from tests.server.processes import Process

from bench.__main__ import RESULTS, machine

MOVES = 30
MENU = """() => document
  .querySelector("[data-hex][aria-disabled=false]")
  .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
STEP = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector("[role=menuitem]").click();
  while (!document.querySelector("[data-step]")) await frame();
  await frame();
  await frame();
}"""
BACK = """async () => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
  while (document.querySelector("[data-step]")) await new Promise(requestAnimationFrame);
}"""
BUSY = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")


def busy(session: CDPSession) -> dict[str, float]:
    """Milliseconds of work so far, by kind."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {name: metrics[name] * 1000 for name in BUSY}


def redraws(visitor: Visitor) -> dict[str, Any]:
    """One step of a draft on a large position, and back again."""
    open_league(visitor)
    page = visitor.page
    page.wait_for_load_state("networkidle")
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    took: list[dict[str, float]] = []
    for _ in range(MOVES):
        page.evaluate(MENU)
        page.evaluate("() => new Promise((done) => setTimeout(done, 400))")
        before = busy(session)
        page.evaluate(STEP)
        now = busy(session)
        took.append({name: now[name] - before[name] for name in BUSY})
        page.evaluate(BACK)
    middle = {name: round(statistics.median(one[name] for one in took), 2) for name in BUSY}
    return {**middle, "worst_TaskDuration": round(max(one["TaskDuration"] for one in took), 2), "moves": MOVES}


def measure() -> dict[str, Any]:
    path = next(found for name in NAMES if (found := which(name)))
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
            return {**sizes, "redraw_after_a_step_ms": redraws(Visitor(browser, site.url, (1440, 900)))}
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
