"""Whole games over HTTP and WebSocket, with people and computer players, on both databases."""

import json
import random
from threading import Thread
from time import sleep
from typing import Any
from uuid import uuid4

import pytest

from hexarch.server.live.patch import apply_patch
from tests.server.running import Person, Running


class Watcher:
    """Follows a table live and patches its copy of the position."""

    def __init__(self, person: Person, code: str) -> None:
        state = person.state(code)
        self.position, self.version, self.seq = state["position"], state["version"], state["seq"]
        self.entries = state["entries"]
        self.finished = False
        self.problem: Exception | None = None
        self.live = person.live(code, self.seq)
        self.thread = Thread(target=self._follow, daemon=True)
        self.thread.start()

    def _follow(self) -> None:
        try:
            with self.live as socket:
                while not self.finished:
                    self._hear(json.loads(socket.recv(timeout=60)))
        except Exception as error:
            self.problem = error

    def _hear(self, message: dict[str, Any]) -> None:
        if "seq" in message:
            assert message["seq"] == self.seq + 1, "numbered without gaps"
            self.seq = message["seq"]
        if message["type"] == "moves":
            assert message["entries"][0]["number"] == self.entries
            self.entries += len(message["entries"])
            self.version = message["version"]
            apply_patch(self.position, message["patch"])
        self.finished = message["type"] == "status" and message["status"] == "finished"

    def join(self) -> None:
        self.thread.join(60)
        assert self.problem is None, self.problem


def play_turn(person: Person, code: str, dice: random.Random) -> None:
    """Play one turn as the page does: draft steps, sometimes undo one, then confirm."""
    state = person.state(code)
    draft = state["draft"]
    options = draft["options"] if draft else state["options"]
    while not (draft and draft["complete"]):
        choice = dice.choice(options["actions"])["id"]
        draft = person.post(f"/tables/{code}/draft", version=state["version"], action=choice)
        if dice.random() < 0.1:
            draft = person.call("DELETE", f"/tables/{code}/draft", steps=1)
        options = draft["options"]
    person.post(f"/tables/{code}/draft/confirm", version=state["version"], request_id=str(uuid4()))


def play_out(people: list[Person], code: str) -> dict[str, Any]:
    """Play to the end with whoever is asked."""
    dice = random.Random(7)
    for _ in range(5000):
        table = people[0].get(f"/tables/{code}")
        if table["status"] == "finished":
            result: dict[str, Any] = table["result"]
            return result
        moved = False
        for person in people:
            if person.get(f"/tables/{code}")["my_turn"]:
                play_turn(person, code, dice)
                moved = True
        if not moved:
            sleep(0.05)  # leave the processor to the computer players
    raise AssertionError("the game does not end")


TERRA_MYSTICA = ("terra-mystica", ["me", "greedy", "open", "random"], {"preset": "standard"})
ORIGINS = ("origins", ["open", "greedy"], {"preset": "quick"})


@pytest.mark.parametrize(
    ("database", "game", "seats", "options"),
    [
        ("postgresql", *TERRA_MYSTICA),
        pytest.param("sqlite", *ORIGINS, marks=pytest.mark.long),
        pytest.param("sqlite", *TERRA_MYSTICA, marks=pytest.mark.long),
        pytest.param("postgresql", *ORIGINS, marks=pytest.mark.long),
    ],
    indirect=["database"],
)
def test_a_whole_game_with_people_and_computer_players(
    own: Running, game: str, seats: list[str], options: dict[str, str]
) -> None:
    anna, ben, spectator = own.person("Anna"), own.person("Ben"), own.person()
    code = anna.table(game, seats, **options)
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    watchers = [Watcher(person, code) for person in (anna, ben, spectator)]
    result = play_out([ben, anna], code)
    final = spectator.state(code, log="all")
    for watcher in watchers:
        watcher.join()
        assert watcher.position == final["position"], "patches lead to the same position as reading it"
        assert watcher.version == final["version"]
    assert result["scores"] == [player["points"] for player in final["position"]["players"]]
    assert len(final["log"]) == final["entries"] == final["version"]
    stored = json.loads(json.dumps(spectator.get(f"/tables/{code}/download", format="json")))
    assert stored["finished"]
    again = ben.post("/imports", text=json.dumps(stored), name="again")
    assert again["status"] == "finished"
    assert again["result"]["scores"] == result["scores"]


def test_a_league_game_with_deferred_offers(server: Running) -> None:
    """Neighbours answer out of turn while others have drafts open."""
    people = [server.person(name) for name in ("Anna", "Ben", "Cleo")]
    code = people[0].table("terra-mystica", ["me", "open", "open"], preset="league")
    for person in people[1:]:
        person.post(f"/tables/{code}/join")
    people[0].start(code)
    result = play_out(people, code)
    assert len(result["scores"]) == 3
