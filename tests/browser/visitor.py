"""A person with a browser: opens pages, clicks, and collects the errors in the console."""

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Error, Locator, Page

AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
# Milliseconds to wait for anything to appear.
PATIENCE: Final = 60_000
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The page is drawn in slices; this is set once all are drawn.
DRAWN: Final = "#app:not([aria-busy])"
# The browser's own console messages about error responses and unreachable servers.
_EXPECTED: Final = ("Failed to load resource", "WebSocket connection to")


class Visitor:
    """Somebody at the page, in English and with reduced motion by default."""

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int] = (1280, 720), *, phone: bool = False, **context: Any
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        width, height = (390, 844) if phone else size
        options: dict[str, Any] = {
            "viewport": {"width": width, "height": height},
            "locale": "en",
            "reduced_motion": "reduce",
            "has_touch": phone,
            "is_mobile": phone,
            "device_scale_factor": 2 if phone else 1,
        }
        self.context = browser.new_context(**(options | context))
        self.context.set_default_timeout(PATIENCE)
        self.phone = phone
        self.page: Page = self.context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", self._failed)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(_EXPECTED):
            self.complaints.append(message.text)

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def close(self) -> None:
        self.context.close()

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.locator(f"{DRAWN} #main, [role=alert]").first.wait_for()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, thing: Locator) -> None:
        """Click, or tap on a phone."""
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def introduce(self, name: str) -> None:
        """Enter the name that a guest is asked for before playing with people."""
        asked = self.page.get_by_role("dialog").get_by_role("textbox")
        asked.fill(name)
        asked.press("Enter")

    def see(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    def settle(self) -> None:
        """Wait until the page has drawn everything that it has received."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def scrolls(self) -> bool:
        """Is the page larger than its window?"""
        found: bool = self.page.evaluate(
            "() => { const e = document.documentElement;"
            " return e.scrollWidth > innerWidth || e.scrollHeight > innerHeight }"
        )
        return found

    def fetch(self, method: str, path: str, **body: Any) -> APIResponse:
        """Send a request as this person; return the response."""
        return self.context.request.fetch(
            f"{self.url}/api{path}",
            method=method,
            data=json.dumps(body) if method != "GET" else None,
            headers={"Content-Type": "application/json", "Origin": self.url},
        )

    def api(self, method: str, path: str, **body: Any) -> Any:
        """Call the server's API as this person, to prepare what a test needs."""
        response = self.fetch(method, path, **body)
        assert response.ok, response.text()
        return response.json()

    def table(self, game: str, seats: list[str], *, start: bool = True, guest: bool = True) -> str:
        """Create a table of this person's and open it; seats are `me`, `open` or the level of a computer player."""
        if guest:
            self.api("POST", "/guest", name="Mara")
        known = ("me", "open")
        asked = [{"kind": seat} if seat in known else {"kind": "computer", "level": seat} for seat in seats]
        code: str = self.api("POST", "/tables", game=game, seats=asked)["id"]
        if start:
            self.api("POST", f"/tables/{code}/start")
        self.open(f"/table/{code}")
        return code

    def violations(self) -> list[str]:
        """Return what axe finds on the current page."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("(tags) => axe.run(document, { runOnly: tags })", TAGS)
        return [
            f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
            for one in found["violations"]
            for node in one["nodes"][:3]
        ]


def new_table(visitor: Visitor, **more: object) -> dict[str, str]:
    """Create an open table with a free seat through the API."""
    visitor.api("POST", "/guest", name="Mara")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: dict[str, str] = visitor.api("POST", "/tables", **({"game": "terra-mystica", "seats": seats} | more))
    return table
