"""Clicks for each decision, over whole games against computer players.

`python -m bench.clicks [--record]`, with the page built and Chromium installed. Somebody who clicks the obvious
(`tests/browser/terra_mystica.py` says what that is, and what a decision is) plays on a laptop from the front page to
the end. Seeds fix the clicker's choices, chance on the server and the computer players. Answers to offers may still
come in another order, so that the same seed does not always give the same game.
"""

import argparse
import json
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.origins import OriginsSeat
from tests.browser.terra_mystica import Seat
from tests.browser.visitor import Visitor
from tests.server.processes import Process

RECORD: Final = Path(__file__).parent / "clicks.json"
LAPTOP: Final = (1366, 768)
# The title on the front page, who clicks, how many games, and how many answers a game may take.
GAMES: Final[dict[str, tuple[str, type[Seat], int, int]]] = {
    "terra-mystica": ("Terra Mystica", Seat, 5, 400),
    "origins": ("Origins: First Builders", OriginsSeat, 3, 1500),
}
# All random draws of the server come from a seed.
_SEEDED: Final = """
import random, secrets
secrets.SystemRandom = lambda: random.Random({seed})
secrets.randbits = random.Random({seed}).getrandbits
"""


@dataclass
class Clicks:
    """What one game, or several, took."""

    clicks: int = 0
    decisions: int = 0
    spent: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)

    @property
    def ratio(self) -> float:
        return round(self.clicks / self.decisions, 2)

    def add(self, other: "Clicks | Seat") -> None:
        self.clicks += other.clicks
        self.decisions += other.decisions
        self.spent += other.spent
        self.done += other.done

    def by_kind(self) -> str:
        """Return clicks and decisions of each kind, the dearest first."""
        return ", ".join(f"{name} {n}/{self.done[name]}" for name, n in self.spent.most_common())


def play(browser: Browser, game: str, seed: int) -> Clicks:
    """Play a whole game on a separate server."""
    title, kind, _, most = GAMES[game]
    with tempfile.TemporaryDirectory() as folder:
        site = Process(Path(folder), str(Path(folder) / "hexarch.sqlite"), _SEEDED.format(seed=seed))
        try:
            site.start()
            visitor = Visitor(browser, site.url, LAPTOP)
            seat = kind(visitor, seed)
            visitor.open("/")
            visitor.press(visitor.button(f"Play the computer: {title}"))
            seat.play_to_the_end(most)
            visitor.close()
            assert not visitor.complaints, visitor.complaints
        finally:
            site.close()
    found = Clicks()
    found.add(seat)
    return found


def measure(browser: Browser, game: str, games: int = 0) -> list[Clicks]:
    """Play so many games, or the usual number, and print each of them."""
    found = []
    for seed in range(1, (games or GAMES[game][2]) + 1):
        found.append(play(browser, game, seed))
        print(game, f"seed {seed}:", told(found[-1]), flush=True)
    print(game, "all:", told(total(found)), flush=True)
    return found


def total(games: list[Clicks]) -> Clicks:
    together = Clicks()
    for game in games:
        together.add(game)
    return together


def told(clicks: Clicks) -> str:
    return f"{clicks.clicks} clicks for {clicks.decisions} decisions, {clicks.ratio} ({clicks.by_kind()})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES], action="append", help="only this game")
    parser.add_argument("--games", type=int, default=0, help="so many instead of the usual number")
    parser.add_argument("--record", action="store_true", help="keep the figures in clicks.json")
    arguments = parser.parse_args()
    figures: dict[str, Any] = {"date": datetime.now(UTC).date().isoformat()}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for game in arguments.game or GAMES:
            games = measure(browser, game, arguments.games)
            all_ = total(games)
            figures[game] = {
                "games": [{"clicks": one.clicks, "decisions": one.decisions, "ratio": one.ratio} for one in games],
                "clicks": all_.clicks,
                "decisions": all_.decisions,
                "ratio": all_.ratio,
            }
        browser.close()
    if arguments.record:
        RECORD.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
