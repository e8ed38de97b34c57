"""A real server and a real browser for the tests of the page."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tools.system_packages import CHROMIUM

from hexarch.server.web.static_files import FOLDER
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.processes import Process

expect.set_options(timeout=PATIENCE)

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


def chromium_path() -> str | None:
    return next((found for name in CHROMIUM if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Run `hexarch serve` in a separate process, with the built page."""
    page = Path(os.environ.get("HEXARCH_PAGE") or FOLDER)
    if not (page / "index.html").is_file():
        pytest.skip("the page has not been built: run `make test`, or `npm run build` in client/")
    folder = tmp_path_factory.mktemp("site")
    process = Process(folder, str(folder / "hexarch.sqlite"))
    try:
        process.start()
        yield process
    finally:
        process.close()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
    driver: Playwright = request.getfixturevalue("driver")
    browser = driver.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def visitors(site: Process, chromium: Browser) -> Iterator["Visitors"]:
    """Create people with a browser each. Any error in a console fails the test."""
    found = Visitors(chromium, site.url)
    yield found
    found.close()


@pytest.fixture
def visitor(visitors: "Visitors") -> Visitor:
    return visitors.new()


class Visitors:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Visitor] = []

    def new(self, size: tuple[int, int] = (1280, 720), *, phone: bool = False, **context: Any) -> Visitor:
        visitor = Visitor(self.browser, self.url, size, phone=phone, **context)
        self.all.append(visitor)
        return visitor

    def close(self) -> None:
        complaints = [line for visitor in self.all for line in visitor.complaints]
        for visitor in self.all:
            visitor.close()
        assert not complaints, complaints
