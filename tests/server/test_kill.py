"""The server is killed at random moments; every acknowledged move must be there after each restart."""

import random
import threading
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from hexarch.core.ledger import load
from hexarch.games import load_game
from tests.server.processes import Process
from tests.server.running import Person, Refused


class Table:
    """A running game, and every entry of it that the server has acknowledged."""

    def __init__(self, person: Person, game: str, seats: list[str]) -> None:
        self.person = person
        self.game = game
        self.is_alone = set(seats) == {"me"}
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
        """Make one move, repeating the same request after a crash; return False once the game is over."""
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
            if refused.key != "server-stale" or self.is_alone:
                raise
            answer = refused.body["state"]
        self.pending = None
        self.note(answer)
        return True

    def check(self) -> None:
        """Check that the stored game is complete, holds everything acknowledged, and follows the rules."""
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
    """Create a table of either game, alone or with a computer player."""
    game = ("terra-mystica", "origins")[number % 2]
    return Table(person, game, ["me", "me"] if number < 2 else ["me", "random"])


def test_a_few_kills(tmp_path: Path, database: str) -> None:
    play_with_kills(tmp_path, database, kills=3, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_two_hundred_kills(tmp_path: Path, database: str, seed: int) -> None:
    """Split into four runs of fifty kills."""
    play_with_kills(tmp_path, database, kills=50, seed=seed)
