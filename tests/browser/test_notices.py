"""Notices in the page: choosing them, muting a table, push messages, and the app without a connection."""

import json
from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor
from tests.server.waiting import wait_for

pytestmark = pytest.mark.browser


def read(visitor: Visitor, path: str) -> Any:
    return visitor.context.request.get(f"{visitor.url}/api{path}").json()


@pytest.mark.long
def test_a_person_chooses_notices(visitors: Visitors) -> None:
    visitor = visitors.new(phone=True)
    code = visitor.table("terra-mystica", ["me", "me"])
    visitor.open("/settings")
    visitor.page.get_by_label("Chat message: Push").check()
    visitor.see("Saved.")
    visitor.page.get_by_label("Use quiet hours").check(force=True)
    visitor.page.get_by_label("From").fill("23:30")
    visitor.page.get_by_label("From").press("Tab")
    visitor.page.get_by_label("At most one message: Push").select_option("60")
    # Changes are stored one at a time; this is the last one.
    wait_for(lambda: read(visitor, "/me/notices")["digests"]["push"] == 60, "the last choice")
    chosen = read(visitor, "/me/notices")
    assert "chat" in chosen["channels"]["push"]
    assert chosen["quiet"] == {"start": 23 * 60 + 30, "end": 8 * 60}
    assert visitor.violations() == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.open(f"/table/{code}")
    visitor.press(visitor.button("Menu").first)
    visitor.press(visitor.button("Notices from this table"))
    visitor.press(visitor.button("Switch all off"))
    visitor.see("Notices from this table are off")
    assert len(read(visitor, f"/tables/{code}/notices")["silent"]) == 6
    assert visitor.violations() == []


def test_the_worker_shows_pushes_once_and_opens_the_page_offline(visitors: Visitors) -> None:
    visitor = visitors.new()
    code = visitor.table("terra-mystica", ["me", "me"])
    visitor.context.grant_permissions(["notifications"])
    visitor.open("/games")
    visitor.see("Your turn")
    visitor.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    visitor.open("/games")
    visitor.see("Your turn")
    session = visitor.context.new_cdp_session(visitor.page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    for _ in range(1000):  # on a busy machine the registration takes effect later
        if known:
            break
        visitor.page.wait_for_timeout(20)
    message = {"id": "m1", "title": "Your turn", "body": "It is your turn.", "url": f"/table/{code}"}
    for tag, url in (("turn:1", f"/table/{code}"), ("turn:1", f"/table/{code}"), ("seen", "/games")):
        data = json.dumps({**message, "tag": tag, "url": url, "language": "en"})
        push = {"origin": visitor.url, "registrationId": known[0]["registrationId"], "data": data}
        session.send("ServiceWorker.deliverPushMessage", push)
    shown = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
    listed = f"{shown}.then((all) => all.map((one) => [one.tag, one.data.url]))"
    # The second message replaces the first; for a moment there is none.
    once = [["turn:1", f"/table/{code}"]]
    wait_for(lambda: visitor.page.evaluate(listed) == once, "one notice, and none about what is on the screen")
    visitor.context.set_offline(True)
    visitor.open("/games")
    visitor.see("You are offline.")
    visitor.see("Your turn")
