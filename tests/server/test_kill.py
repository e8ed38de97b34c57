"""Nothing is lost: the server is killed at random moments, and every acknowledged move is there after each restart."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from hexarch.core.ledger import load
from hexarch.games import load_game
from tests.server.running import Person, Refused


class Process:
    """`hexarch serve` as a user runs it."""

    def __init__(self, folder: Path, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "HEXARCH_DATA": str(folder),
            "HEXARCH_DATABASE": database,
            "HEXARCH_PORT": str(self.port),
            "HEXARCH_RATE_FACTOR": "0",
            "HEXARCH_LOG_LEVEL": "error",
        }
        self.log = (folder / "server.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from hexarch.cli import main; main()", "serve"]
        self.process = subprocess.Popen(command, env=self.environment, stderr=self.log, stdout=self.log)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server has ended by itself"
                time.sleep(0.02)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
        self.log.close()


class Table:
    """A game in play, and every entry of it that the server has acknowledged."""

    def __init__(self, person: Person, game: str, seats: list[str]) -> None:
        self.person = person
        self.game = game
        self.code = person.table(game, seats)
        self.acknowledged: dict[int, tuple[int, int]] = {}
        self.pending: dict[str, Any] | None = None
        person.start(self.code)
        self.note(person.state(self.code, log="all"))

    def note(self, state: dict[str, Any]) -> None:
        for entry in state["log"]:
            known = self.acknowledged.setdefault(entry["number"], (entry["seat"], entry["action"]))
            assert known == (entry["seat"], entry["action"]), "an acknowledged entry has changed"

    def step(self, dice: random.Random) -> bool:
        """One move; the same request again after a crash. False once the game is over."""
        if self.pending is None:
            state = self.person.state(self.code)
            options = state["options"]
            if options is None:
                return False
            if not options["actions"]:
                return True
            action = dice.choice(options["actions"])["id"]
            self.pending = {"version": state["version"], "actions": [action], "request_id": str(uuid4())}
        try:
            answer = self.person.post(f"/tables/{self.code}/moves", **self.pending)
        except Refused as refused:
            assert refused.key == "server-stale", refused
            answer = refused.body["state"]
        self.pending = None
        self.note(answer)
        return True

    def check(self) -> None:
        """What is stored is whole, holds everything acknowledged, and follows the rules."""
        log = self.person.state(self.code, log="all")["log"]
        assert [entry["number"] for entry in log] == list(range(len(log)))
        stored = {entry["number"]: (entry["seat"], entry["action"]) for entry in log}
        for number, entry in self.acknowledged.items():
            assert stored.get(number) == entry, f"entry {number} is lost"

    def verify(self) -> None:
        load(load_game(self.game), self.person.get(f"/tables/{self.code}/download", format="json"))


def play_with_kills(folder: Path, database: str, kills: int, seed: int) -> None:
    dice = random.Random(seed)
    process = Process(folder, database)
    process.start()
    person = Person(process.url)
    try:
        person.post("/guest", name="Anna")
        tables = [new_table(person, number) for number in range(4)]
        done = 0
        while done < kills:
            timer = threading.Timer(dice.uniform(0.02, 0.6), process.kill)
            timer.start()
            crashed = False
            while not crashed:
                place = dice.randrange(len(tables))
                try:
                    if not tables[place].step(dice):
                        tables[place].check()
                        tables[place].verify()
                        tables[place] = new_table(person, dice.randrange(4))
                except httpx.TransportError:
                    crashed = True
            timer.join()
            done += 1
            process.start()
            for table in tables:
                table.check()
        for table in tables:
            for _ in range(3):
                table.step(dice)
            table.check()
            table.verify()
    finally:
        person.close()
        process.close()


def new_table(person: Person, number: int) -> Table:
    """Both games, alone and with a computer player."""
    game = ("terra-mystica", "origins")[number % 2]
    return Table(person, game, ["me", "me"] if number < 2 else ["me", "random"])


def test_a_few_kills(tmp_path: Path, database: str) -> None:
    play_with_kills(tmp_path, database, kills=4, seed=1)


@pytest.mark.long
def test_two_hundred_kills(tmp_path: Path, database: str) -> None:
    play_with_kills(tmp_path, database, kills=200, seed=2)
