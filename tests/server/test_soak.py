"""An hour of play: the memory of a server stays flat."""

import os
import random
import time
from pathlib import Path

import pytest
from bench.load import memory_mb

from tests.server.processes import Process
from tests.server.running import Person

SECONDS = float(os.environ.get("HEXARCH_SOAK_SECONDS", "3600"))
"""Shorter to try the test itself; then the memory is not compared."""


def play_a_while(person: Person, seconds: float, dice: random.Random) -> int:
    """People and computer players, replays and pages that come and go; return the number of moves."""
    until, moves = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        code = person.table(dice.choice(["terra-mystica", "origins"]), ["me", "random", "me"])
        person.start(code)
        with person.live(code) as socket:
            for _ in range(40):
                state = person.state(code)
                if not state["options"] or not state["options"]["actions"]:
                    time.sleep(0.02)
                    continue
                version, action = state["version"], dice.choice(state["options"]["actions"])["id"]
                answer = person.http.post(
                    f"/tables/{code}/moves", json={"version": version, "actions": [action], "request_id": str(moves)}
                )
                assert answer.status_code in (200, 409), answer.text
                moves += 1
            socket.recv(timeout=20)
        person.state(code, at=dice.randrange(person.get(f"/tables/{code}")["entries"]))
        person.get(f"/tables/{code}/ledger")
        person.get("/tables", list="mine")
    return moves


@pytest.mark.long
def test_memory_stays_flat(tmp_path: Path, database: str) -> None:
    dice = random.Random(1)
    server = Process(tmp_path, database)
    # Caches fill up first: with few tables in them that takes minutes, not hours.
    server.environment["HEXARCH_CACHE_TABLES"] = "50"
    server.start()
    try:
        person = server.person("Anna")
        assert server.process is not None
        figures: list[float] = []
        for _ in range(12):
            assert play_a_while(person, SECONDS / 12, dice)
            figures.append(memory_mb(server.process.pid))
        early, late = sum(figures[3:6]) / 3, sum(figures[9:]) / 3
        assert SECONDS < 3600 or late < early * 1.05 + 5, figures
    finally:
        server.close()
