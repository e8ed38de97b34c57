"""The cost of a move on the page's main thread, from Chromium's trace.

A full table (five people of Terra Mystica, four of Origins) late in the game, seen by one of them. Everybody's turns
are sent to the server from outside, one after the other with a rest between; the page hears of each over its live
connection and draws it, and where its own seat is asked next, it reads what can be done and draws that, too.

A frame is everything the main thread does from the frame before until it is handed over: `update` is reading the
message, script, style and layout; `paint` is what follows. All of it in the thread's own processor time, so that a busy
machine does not show. A turn takes several frames: first the map and the own board, then the other players, then its
line in the log and what the own seat can do now. The slowest one of each turn counts, so that quick ones do not make up
for it; `whole_turn_ms` is all of them.
The end of the game is not among them: it brings the table of results with it, where everything is new.
"""

import json
import random
import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser
from tests.browser.visitor import Visitor

SEATS: Final = {"terra-mystica": 5, "origins": 4}
# The round from which the page is watched.
LATE: Final = {"terra-mystica": 4, "origins": 8}
# Turns before the measured ones: what is drawn for the first time is compiled for the first time.
WARM: Final = 8
TURNS: Final = 40
# Milliseconds after each turn.
REST: Final = 250
_CATEGORIES: Final = ["devtools.timeline", "toplevel"]
_DULL: Final = ("pass", "decline", "burn", "convert")
_TASK: Final = "ThreadControllerImpl::RunTask"
_PAINT: Final = ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer")
_KINDS: Final = {"UpdateLayoutTree": "style", "Layout": "layout", **dict.fromkeys(_PAINT, "paint")}
# Milliseconds; a shorter frame shows only a blinking cursor.
_LEAST: Final = 1.0

Event = dict[str, Any]


@dataclass
class Redraw:
    """What one frame took."""

    shown: float = 0.0
    total: float = 0.0
    parts: Counter[str] = field(default_factory=Counter)

    @property
    def update(self) -> float:
        return self.total - self.parts["paint"]

    def part(self, kind: str) -> float:
        """What is none of the others is script."""
        return self.parts[kind] if kind != "script" else self.total - self.parts.total()


def _table(people: list[Visitor], game: str) -> str:
    host, *guests = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    code: str = host.api("POST", "/tables", game=game, seats=seats, visibility="public")["id"]
    for seat, guest in enumerate(guests, 1):
        guest.api("POST", f"/tables/{code}/join", seat=seat)
    host.api("POST", f"/tables/{code}/start")
    return code


def _turn(people: list[Visitor], code: str, dice: random.Random) -> int | None:
    """Who is asked does something, and passes only where nothing else is left. The round; nothing after the last."""
    path = f"/tables/{code}"
    state = people[0].api("GET", f"{path}/state")
    if not state["asked"]:
        return None
    person = people[state["asked"][0]]
    options = person.api("GET", f"{path}/state")["options"]
    body = {"version": state["version"], "seat": options["seat"]}
    complete = False
    while not complete:
        words = {action["id"]: action["text"].split()[0] for action in options["actions"]}
        ends = [action for action, word in words.items() if word == "done"]
        wanted = ends or [action for action, word in words.items() if word not in _DULL] or list(words)
        draft = person.api("POST", f"{path}/draft", action=dice.choice(wanted), **body)
        complete, options = draft["complete"], draft["options"]
    after = person.api("POST", f"{path}/draft/confirm", request_id=str(state["version"]), **body)
    number: int = after["position"]["round"]
    return number


def _watch(browser: Browser, people: list[Visitor], game: str, dice: random.Random, trace: Path) -> bool:
    """Whether the game lasted; random play ends some games too early."""
    code = _table(people, game)
    while (number := _turn(people, code, dice)) is not None and number < LATE[game]:
        pass
    page = people[0].page
    people[0].open(f"/table/{code}")
    page.wait_for_load_state("networkidle")
    for turns in range(WARM + TURNS):
        if turns == WARM:
            page.wait_for_timeout(1000)
            browser.start_tracing(page=page, path=trace, categories=_CATEGORIES)
        if _turn(people, code, dice) is None:
            break
        page.wait_for_timeout(REST)
    if turns >= WARM:
        browser.stop_tracing()
    asked: list[int] = people[0].api("GET", f"/tables/{code}/state")["asked"]
    return bool(asked)


def redraws(browser: Browser, url: str, game: str, trace: Path) -> dict[str, Any]:
    people = [Visitor(browser, url, (1440, 900)) for _ in range(SEATS[game])]
    for number, person in enumerate(people):
        person.api("POST", "/guest", name=f"Player {number + 1}")
    dice = random.Random(1)
    while not _watch(browser, people, game, dice, trace):
        pass
    for person in people:
        person.close()
    found = [one for one in read(trace) if one.total >= _LEAST]
    return {"turns": TURNS, "frames": len(found), **figures(found)}


def by_turn(found: list[Redraw]) -> list[list[Redraw]]:
    """Frames that follow each other without a rest show the same turn."""
    turns: list[list[Redraw]] = []
    for one in found:
        if turns and one.shown - turns[-1][-1].shown < REST / 2:
            turns[-1].append(one)
        else:
            turns.append([one])
    return turns


def figures(frames: list[Redraw]) -> dict[str, Any]:
    turns = by_turn(frames)
    found = [max(turn, key=lambda one: one.total) for turn in turns]

    def spread(numbers: list[float]) -> dict[str, float]:
        last = statistics.quantiles(numbers, n=20)[-1]
        return {"p50": round(statistics.median(numbers), 2), "p95": round(last, 2)}

    kinds = ("script", "style", "layout", "paint")
    return {
        "update_ms": spread([one.update for one in found]),
        "with_paint_ms": spread([one.total for one in found]),
        "whole_turn_ms": spread([sum(one.total for one in turn) for turn in turns]),
        "p50_ms": {kind: round(statistics.median(one.part(kind) for one in found), 2) for kind in kinds},
    }


def read(trace: Path) -> list[Redraw]:
    """The redraws of a trace, one for each frame."""
    events: list[Event] = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    tasks = [event for event in _main_thread(events) if event["ph"] == "X" and "tdur" in event]
    found: list[Redraw] = []
    since: list[tuple[Event, list[Event]]] = []
    for task, inside in _by_task(tasks):
        since.append((task, inside))
        if any(event["name"] == "Layerize" for event in inside):
            found.append(_redraw(since, task["ts"] / 1000))
            since = []
    return found


def _redraw(tasks: list[tuple[Event, list[Event]]], shown: float) -> Redraw:
    """What was done long before the frame, such as clearing memory at rest, has nothing to do with it."""
    redraw = Redraw(shown)
    for task, inside in tasks:
        if shown - task["ts"] / 1000 < REST / 2:
            redraw.total += task["tdur"] / 1000
            redraw.parts += _parts(inside)
    return redraw


def _main_thread(events: list[Event]) -> list[Event]:
    """Of several pages the busiest one's."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"]
    counts = Counter((event["pid"], event["tid"]) for event in events)
    pid, tid = max(((event["pid"], event["tid"]) for event in named), key=lambda thread: counts[thread])
    ours = [event for event in events if event["pid"] == pid and event["tid"] == tid]
    return sorted(ours, key=lambda event: (event.get("ts", 0), -event.get("dur", 0)))


def _by_task(events: list[Event]) -> Iterator[tuple[Event, list[Event]]]:
    task: Event | None = None
    inside: list[Event] = []
    for event in events:
        if task is not None and event["ts"] < task["ts"] + task["dur"]:
            inside.append(event)
            continue
        if task is not None:
            yield task, inside
        task, inside = (event, []) if event["name"] == _TASK else (None, [])
    if task is not None:
        yield task, inside


def _parts(inside: list[Event]) -> Counter[str]:
    """Milliseconds by kind, nested ones counted once."""
    parts: Counter[str] = Counter()
    until = dict.fromkeys(("style", "layout", "paint"), 0.0)
    for event in inside:
        kind = _KINDS.get(event["name"])
        if kind is None or event["ts"] < until[kind]:
            continue
        until[kind] = event["ts"] + event["dur"]
        parts[kind] += event["tdur"] / 1000
    return parts
