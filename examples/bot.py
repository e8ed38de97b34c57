"""Play a game on a server over HTTP, against its computer players: `python bot.py http://localhost:8000`."""

import argparse
import json
import random
import time
import urllib.request
import uuid
from http.cookiejar import CookieJar
from typing import Any


class Site:
    """Talks to a server: a session cookie says who we are, and `Origin` that it is not another site's page."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.url, "Content-Type": "application/json"}
        with self.opener.open(urllib.request.Request(f"{self.url}/api{path}", data, headers), timeout=30) as answer:
            return json.load(answer)


def choose(actions: list[dict[str, Any]], dice: random.Random) -> int:
    """Return the id of an action. This is where your ideas go."""
    chosen: int = dice.choice(actions)["id"]
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--game", default="terra-mystica")
    parser.add_argument("--level", default="easy", help="of the server's computer player")
    parser.add_argument("--most", type=int, default=100_000, help="moves after which the bot stops")
    arguments = parser.parse_args()
    site, dice = Site(arguments.url), random.Random()
    site.call("/guest", {"name": "Example bot"})
    seats = [{"kind": "me"}, {"kind": "computer", "level": arguments.level}]
    table = site.call("/tables", {"game": arguments.game, "seats": seats})["id"]
    print(f"{site.url}/table/{table}")
    site.call(f"/tables/{table}/start", {})
    moves = 0
    while moves < arguments.most and site.call(f"/tables/{table}")["status"] == "running":
        state = site.call(f"/tables/{table}/state")
        actions = state["options"]["actions"] if state["options"] else []
        if not actions:
            time.sleep(0.2)  # others are thinking
            continue
        # The id makes the request safe to repeat: a server that has seen it does not move twice.
        move = {"version": state["version"], "actions": [choose(actions, dice)], "request_id": str(uuid.uuid4())}
        site.call(f"/tables/{table}/moves", move)
        moves += 1
    result = site.call(f"/tables/{table}")["result"]
    print(f"points: {result['scores']}" if result else f"stopped after {moves} moves")


if __name__ == "__main__":
    main()
