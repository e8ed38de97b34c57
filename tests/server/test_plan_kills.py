"""Planned turns and interruptions: a server that is killed, and paused clocks."""

import random
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.server.processes import Process
from tests.server.running import Person, Running
from tests.server.test_plans import QUIET, make, order, overview, play, until
from tests.server.test_privacy import neighbours

PLANNED = [("upgrade B4 to TP", True), ("done", True)]


def mine(person: Person, code: str, since: int) -> list[tuple[str, bool]]:
    """Return the entries of the seat with the plan."""
    log = person.state(code, log="all")["log"][since:]
    return [(entry["text"], entry["planned"]) for entry in log if entry["seat"] == 1]


def wait_until_played(person: Person, code: str) -> None:
    until(lambda: overview(person, code)["plans"][0]["order"] is None)


def confirm_until_stored(person: Person, code: str, request: dict[str, Any]) -> None:
    """Repeat the same request until a server acknowledges it; it must be stored once."""
    while True:
        try:
            person.post(f"/tables/{code}/draft/confirm", **request)
            return
        except httpx.TransportError:
            time.sleep(0.05)


@pytest.mark.long
def test_a_server_killed_between_a_move_and_the_planned_turn_plays_it_once(tmp_path: Path, database: str) -> None:
    process = Process(tmp_path / "server", database)
    process.start()
    dice = random.Random(4)
    try:
        for _ in range(8):
            mover, other, code = neighbours(process, offers="deferred")
            order(other, code, make(other, code, "upgrade B4 to TP. done")["id"])
            state = mover.state(code)
            mover.post(f"/tables/{code}/text", version=state["version"], text=QUIET)
            draft = mover.post(f"/tables/{code}/text", version=state["version"], text="done")
            assert draft["complete"]
            request = {"version": state["version"], "request_id": str(uuid4())}
            sent = threading.Thread(target=confirm_until_stored, args=(mover, code, request))
            killer = threading.Timer(dice.uniform(0, 0.06), process.kill)
            sent.start()
            killer.start()
            killer.join()
            process.start()
            sent.join()
            wait_until_played(other, code)
            assert mine(mover, code, state["entries"]) == PLANNED
    finally:
        process.close()


def test_a_planned_turn_is_played_while_the_clocks_are_paused(server: Running) -> None:
    """A pause stops the clocks, not the game."""
    mover, other, code = neighbours(server, offers="deferred", pace={"kind": "live", "base": 900, "increment": 30})
    order(other, code, make(other, code, "upgrade B4 to TP. done")["id"])
    mover.post(f"/tables/{code}/clock/pause")
    other.post(f"/tables/{code}/clock/answer", accept=True)
    before = mover.state(code)["entries"]
    play(mover, code, QUIET)
    wait_until_played(other, code)
    assert mine(mover, code, before) == PLANNED
    clock = mover.get(f"/tables/{code}")["clock"]
    assert clock["paused"] is not None
    assert all(seat["since"] is None for seat in clock["seats"])
