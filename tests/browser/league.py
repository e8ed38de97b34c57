"""Shows a large position of a league game without a server: the tests give every response."""

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Route

from tests.browser.visitor import Visitor

FIXTURES: Final = Path(__file__).parents[2] / "client" / "tests" / "fixtures"
CODE: Final = "league"
_NAMES: Final = ("Tiago", "Ilona", "Mara", "Bence")


def position(name: str = "turn") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def _table(state: dict[str, Any]) -> dict[str, Any]:
    seats = [
        {"seat": seat, "name": name, "kind": "person", "user_id": f"u{seat}", "level": None, "left": False}
        for seat, name in enumerate(_NAMES)
    ]
    return {
        "id": CODE,
        "game": "terra-mystica",
        "title": "Thursday league",
        "status": "running",
        "seats": seats,
        "my_seats": [state["options"]["seat"]],
        "seq": state["seq"],
        "takeback": None,
    }


def _draft(state: dict[str, Any], action: int) -> dict[str, Any]:
    """Return a draft whose step changes nothing, so that only the page's own work is measured."""
    chosen = next(option for option in state["options"]["actions"] if option["id"] == action)
    return {
        "seat": state["options"]["seat"],
        "base": state["version"],
        "steps": [{key: chosen[key] for key in ("text", "label", "targets")} | {"action": action, "silent": False}],
        "position": after(state["position"]),
        "names": [],
        "difference": [],
        "options": {**state["options"], "actions": state["options"]["actions"][:40]},
        "complete": False,
        "warnings": [],
    }


def after(position: dict[str, Any]) -> dict[str, Any]:
    """Return the position with small changes everywhere: a building, goods, bowls, a cult."""
    changed: dict[str, Any] = json.loads(json.dumps(position))
    free = next(hex_ for hex_ in changed["map"]["hexes"] if not hex_["river"] and hex_["building"] is None)
    free |= {"building": "dwelling", "seat": 2}
    player = changed["players"][2]
    player["coins"] += 1
    player["points"] += 4
    player["bowls"] = [player["bowls"][0] + 2, max(0, player["bowls"][1] - 2), player["bowls"][2]]
    changed["cults"][0]["positions"][2] += 1
    return changed


def open_league(visitor: Visitor, name: str = "turn", **ending: Any) -> dict[str, Any]:
    """Open the position; the first step taken is answered with a draft, which `ending` can change."""
    state = position(name)

    def answer(route: Route) -> None:
        path = route.request.url.split("?")[0].rsplit(f"/{CODE}", 1)[1]
        if path == "":
            route.fulfill(json=_table(state))
        elif path == "/state":
            route.fulfill(json=state)
        elif path == "/chat":
            route.fulfill(json={"messages": []})
        elif path == "/draft":
            taken = route.request.method == "POST"
            first: int = state["options"]["actions"][0]["id"]
            asked: dict[str, int] = route.request.post_data_json or {}
            draft = _draft(state, asked.get("action", first)) | ending
            route.fulfill(json=draft if taken else {**draft, "steps": []})
        elif path == "/draft/confirm":
            route.fulfill(json={**state, "version": state["version"] + 1, "options": None})
        else:
            route.fulfill(status=404, json={"status": 404})

    visitor.page.route_web_socket("**/live*", lambda socket: None)
    visitor.page.route(f"**/api/tables/{CODE}**", answer)
    visitor.open(f"/table/{CODE}")
    return state
