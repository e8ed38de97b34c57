"""An hour of play: the memory of a server and its workers stays flat. With `-s` it is printed every minute."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.processes import Process
from tests.server.running import Person

# Shorter durations only try the test itself, without comparing memory.
SECONDS = float(os.environ.get("HEXARCH_SOAK_SECONDS", "3600"))

# Seconds between requests: a steady load that leaves most of a core free.
PAUSE_SECONDS = 0.1

ROUNDS = 60


def own_mb(pid: int) -> float:
    """Return private memory in MB. Unlike other measures, it does not depend on what else runs on the machine."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
        return 0.0
    kept = ("Anonymous:", "Swap:")
    return sum(int(line.split()[1]) for line in lines if line.startswith(kept)) / 1024


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(one) for one in found.stdout.split()]


def play_a_while(server: Process, seconds: float, dice: random.Random) -> int:
    """Let people and computers play, and open replays and pages; return the number of moves."""
    until, moves = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        person = server.person("Anna")
        moves += play_a_table(person, dice)
        server.people.remove(person)
        person.close()
    return moves


def play_a_table(person: Person, dice: random.Random) -> int:
    code = person.table(dice.choice(["terra-mystica", "origins"]), ["me", "random", "me"])
    person.start(code)
    moves = 0
    with person.live(code) as socket:
        for _ in range(40):
            time.sleep(PAUSE_SECONDS)
            state = person.state(code)
            if not state["options"] or not state["options"]["actions"]:
                continue
            version, action = state["version"], dice.choice(state["options"]["actions"])["id"]
            answer = person.http.post(
                f"/tables/{code}/moves", json={"version": version, "actions": [action], "request_id": str(uuid4())}
            )
            assert answer.status_code in (200, 409), answer.text
            moves += 1
        person.post(f"/tables/{code}/chat", text="Well played!")
        socket.recv(timeout=120)
    person.state(code, at=dice.randrange(person.get(f"/tables/{code}")["entries"]))
    person.get(f"/tables/{code}/ledger")
    person.get(f"/tables/{code}/download", format="json")
    person.get("/tables", list="mine")
    return moves


@pytest.mark.long
def test_memory_stays_flat(tmp_path: Path, database: str) -> None:
    dice = random.Random(1)
    server = Process(tmp_path, database)
    # Caches fill up first, which takes only minutes with a few tables.
    server.environment["HEXARCH_CACHE_TABLES"] = "50"
    server.start()
    try:
        assert server.process is not None
        alone: list[float] = []
        workers: list[float] = []
        for minute in range(1, ROUNDS + 1):
            moves = play_a_while(server, SECONDS / ROUNDS, dice)
            assert moves
            alone.append(own_mb(server.process.pid))
            workers.append(sum(map(own_mb, children(server.process.pid))))
            sys.stdout.write(f"minute {minute}: {moves} moves, {alone[-1]:.1f} MB, workers {workers[-1]:.1f} MB\n")
            sys.stdout.flush()
        for figures in (alone, workers):
            early, late = sum(figures[15:30]) / 15, sum(figures[45:]) / 15
            assert SECONDS < 3600 or late < early * 1.05 + 5, figures
    finally:
        server.close()
