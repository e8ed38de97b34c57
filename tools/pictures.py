"""Take the pictures of README and docs again: `make pictures`, with the page built and Chromium installed.

A separate server plays real games with random draws, so the pictures differ from run to run: look at them before
you commit them.
"""

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final
from uuid import uuid4

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.terra_mystica import Seat
from tests.browser.test_replay import import_game
from tests.browser.visitor import Visitor
from tests.server.processes import Process

FOLDER: Final = Path(__file__).parents[1] / "docs" / "images"
COLOURS: Final = 256


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        site = Process(Path(folder), str(Path(folder) / "hexarch.sqlite"))
        browser = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            site.start()
            for name, (size, take) in PICTURES.items():
                _take(browser, site.url, name, size, take)
        finally:
            browser.close()
            site.close()


def _take(browser: Browser, url: str, name: str, size: tuple[int, int], take: Callable[[Visitor], None]) -> None:
    visitor = Visitor(browser, url, size, phone=name.endswith("phone"))
    take(visitor)
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_load_state("networkidle")
    visitor.settle()
    shown = visitor.page.get_by_role("region", name="Map") if take is _tabletop else visitor.page
    picture = Image.open(io.BytesIO(shown.screenshot())).convert("RGB")
    file = FOLDER / f"{name}.png"
    picture.quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1000} kB")
    visitor.close()


def _table(game: str, *computers: str, until: int) -> Callable[[Visitor], None]:
    def take(visitor: Visitor) -> None:
        """Show our turn in the middle of a game that was played by hints."""
        code = visitor.table(game, ["me", *computers])
        while True:
            state = visitor.api("GET", f"/tables/{code}/state")
            if state["options"] is None or not state["options"]["actions"]:
                visitor.page.wait_for_timeout(100)
                if visitor.api("GET", f"/tables/{code}")["status"] == "finished":  # sooner than usual
                    code = visitor.table(game, ["me", *computers])
                continue
            if state["position"]["round"] >= until and state["options"]["decision"]["kind"] == "turn":
                break
            _follow_hint(visitor, code, state["version"])
        visitor.open(f"/table/{code}")
        Seat(visitor).wait()
        note = visitor.page.locator("[data-ours] button")
        if note.count():
            visitor.press(note)

    return take


def _follow_hint(visitor: Visitor, code: str, version: int) -> None:
    """Play a hint as far as it goes, then the first choices until the turn is complete."""
    actions: list[int] = visitor.api("POST", f"/tables/{code}/hint")["lines"][0]["ids"]
    while True:
        draft = visitor.api("POST", f"/tables/{code}/draft", version=version, action=actions.pop(0))
        if draft["complete"]:
            visitor.api("POST", f"/tables/{code}/draft/confirm", version=version, request_id=uuid4().hex)
            return
        legal = [one["id"] for one in draft["options"]["actions"]]
        if not actions or actions[0] not in legal:
            actions = legal[:1]


def _page(path: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.open(path)


def _waiting(visitor: Visitor) -> None:
    visitor.table("terra-mystica", ["me", "open", "hard"], start=False)


def _tabletop(visitor: Visitor) -> None:
    """The map of a league game in the other board style."""
    visitor.page.add_init_script("localStorage.setItem('hexarch-settings', JSON.stringify({ look: 'tabletop' }))")
    code = visitor.api("POST", f"/tables/{import_game(visitor)}/branch", at=300)["id"]
    visitor.open(f"/analysis/{code}")
    visitor.page.locator("use[href^='#art-']").nth(10).wait_for(state="attached")


PICTURES: Final[dict[str, tuple[tuple[int, int], Callable[[Visitor], None]]]] = {
    "front": ((1440, 900), _page("/")),
    "new-table": ((1280, 900), _page("/new?with=friends")),
    "waiting-room": ((1280, 720), _waiting),
    "rules": ((1280, 720), _page("/rules?search=spade")),
    "learn": ((1280, 720), _page("/learn")),
    "puzzles": ((1280, 560), _page("/puzzles")),
    "terra-mystica-table": ((1440, 900), _table("terra-mystica", "hard", "hard", "hard", until=3)),
    "terra-mystica-phone": ((390, 844), _table("terra-mystica", "hard", "hard", "hard", until=3)),
    "tabletop": ((1280, 760), _tabletop),
    "origins-table": ((1440, 900), _table("origins", "hard", "hard", until=4)),
}

if __name__ == "__main__":
    main()
