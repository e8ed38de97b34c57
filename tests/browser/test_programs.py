"""Follows docs/api.md literally as a newcomer would: the account page, then the guide's bot."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.server.processes import Process

pytestmark = pytest.mark.browser

GUIDE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
PASSWORD = "seven quiet hexagons"


def block(kind: str, word: str) -> str:
    """Return the guide's code block that contains a word."""
    blocks: list[str] = re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)
    return next(code for code in blocks if word in code)


def make_bot(visitors: Visitors, name: str, phone: bool) -> tuple[Any, str]:
    """Follow steps 1 to 3 of the guide, with the keyboard where that is shorter; return the visitor and the token."""
    visitor = visitors.new(phone=phone)
    visitor.api("POST", "/register", name=name, password=PASSWORD)
    visitor.open("/account")
    page = visitor.page
    visitor.button("Turn into a bot").click()
    page.get_by_role("dialog").get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_text("This account is a bot.").first.wait_for()
    visitor.button("New token").press("Enter")
    page.keyboard.type("My bot")  # the field has the focus
    page.get_by_label("Password", exact=True).last.fill(PASSWORD)
    page.keyboard.press("Enter")
    token = page.locator("code").inner_text()
    page.get_by_text("Valid until").wait_for()
    return visitor, token


def play(visitors: Visitors, bot_name: str, command: list[str], token: str, folder: Path) -> None:
    """Follow steps 5 and 6: run the program, and let somebody invite it and play."""
    environment = {**os.environ, "HEXARCH_TOKEN": token}
    program = subprocess.Popen(command, env=environment, cwd=folder, start_new_session=True)
    try:
        visitor = visitors.new()
        visitor.api("POST", "/guest", name="Mara")
        code = visitor.api("POST", "/tables", game="origins", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        visitor.open(f"/table/{code}")
        bots = visitor.page.get_by_role("combobox", name="Invite a bot")
        bots.select_option(label=f"{bot_name} [bot]")
        visitor.page.locator("form").filter(has=bots).get_by_role("button").click()
        visitor.page.locator("li").get_by_text(f"{bot_name} [bot]").wait_for()
        visitor.button("Start game").click()
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert program.poll() is None
            if visitor.api("GET", f"/tables/{code}")["status"] == "open":
                continue
            position = visitor.api("GET", f"/tables/{code}/position")
            if position["seat"] is not None:
                body = {"version": position["version"], "actions": [position["actions"][0]["id"]]}
                visitor.api("POST", f"/tables/{code}/moves", **body, request_id=str(position["version"]))
            log = visitor.api("GET", f"/tables/{code}/state?log=all")["log"]
            if sum(entry["seat"] == 1 for entry in log) > 3:
                return
        raise AssertionError("the bot does not move")
    finally:
        program.terminate()
        program.wait(20)


def test_a_stranger_writes_a_bot_by_following_the_guide(visitors: Visitors, site: Process, tmp_path: Path) -> None:
    visitor, token = make_bot(visitors, "Marvin", phone=True)
    code = block("python", "client.play").replace("http://localhost:8000", site.url)
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    play(visitors, "Marvin", [sys.executable, "bot.py"], token, tmp_path)
    visitor.button("Revoke My bot").click()
    visitor.page.get_by_text("Valid until").wait_for(state="detached")
    visitor.open("/account")
    assert visitor.page.get_by_label("Display name").input_value() == "Marvin"


@pytest.mark.skipif(not (shutil.which("jq") and shutil.which("curl")), reason="jq and curl are not installed")
def test_the_bot_without_python_plays(visitors: Visitors, site: Process, tmp_path: Path) -> None:
    visitor, token = make_bot(visitors, "Eddie", phone=False)
    (tmp_path / "bot.sh").write_text(block("sh", "jq").replace("http://localhost:8000", site.url), encoding="utf-8")
    environment = {**os.environ, "HEXARCH_TOKEN": token}
    code = visitor.api(
        "POST", "/tables", game="origins", seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}]
    )
    program = subprocess.Popen(["bash", "bot.sh"], env=environment, cwd=tmp_path, start_new_session=True)
    try:
        visitor.api("POST", f"/tables/{code['id']}/start")
        until = time.monotonic() + 60
        while visitor.api("GET", f"/tables/{code['id']}")["version"] < 12:
            assert time.monotonic() < until, "the bot does not move"
            time.sleep(0.2)
    finally:
        os.killpg(program.pid, 15)
        program.wait(20)


def test_the_documentation_of_the_api_tries_operations(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.api("POST", "/guest", name="Mara")
    page = visitor.page
    page.goto(f"{visitor.url}/api/docs")
    page.locator("#getMe > summary").click()
    page.locator("#getMe").get_by_text("Scope of a token: read.").wait_for()
    page.locator("#getMe button").click()
    page.locator("#getMe pre", has_text="200 OK").filter(has_text="Mara").wait_for()
    page.locator("#streamEvents > summary").click()
    page.locator("#streamEvents button").click()
    page.locator("#streamEvents [role=status]", has_text='"hello"').wait_for()
    page.get_by_label("Filter").fill("challenge")
    assert not page.locator("#getMe").is_visible()
    assert page.locator("#createChallenge").is_visible()
    page.get_by_label("Filter").fill("createPlan")
    page.locator("#createPlan > summary").click()
    page.locator("#createPlan code", has_text="server-plans-too-many").wait_for()
    page.get_by_role("heading", name="Live messages").wait_for()
