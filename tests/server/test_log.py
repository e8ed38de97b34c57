"""The log of a table: what each entry changed, automatic events of the rules, and how long everybody has thought."""

import json
import random
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

from hexarch.core.conformance import choose
from hexarch.core.journal import Journal
from hexarch.games import NAMES
from hexarch.server.play.effects import apply_noted
from hexarch.server.play.registry import bundle
from tests.server.running import Person, Running
from tests.server.test_history import LOG
from tests.server.test_play import two_seats


def whole_log(person: Person, code: str) -> list[dict[str, Any]]:
    """Read the log backwards from its end, as the page does when earlier moves are requested."""
    found: list[dict[str, Any]] = []
    before = person.get(f"/tables/{code}")["entries"]
    while before:
        page = person.get(f"/tables/{code}/log", before=before)["entries"]
        assert page[-1]["number"] == before - 1
        found = page + found
        before = page[0]["number"]
    return found


def test_the_log_shows_the_same_changes_as_the_replay(server: Running) -> None:
    """Compare every amount of a league game by player, round, source and measure, and every automatic row."""
    anna = server.person("Anna")
    code = anna.post("/imports", text=LOG.read_text(), name="A league game")["id"]
    names = anna.get(f"/tables/{code}")["result"]["names"]
    log = whole_log(anna, code)
    told: Counter[tuple[str, int, str, str]] = Counter()
    rules: Counter[tuple[int, int, str]] = Counter()
    for row in (row for entry in log for row in entry["rows"]):
        if row["label"]:
            rules[row["round"], row["seat"], row["label"]["key"]] += 1
        for change in row["changes"]:
            for measure, amount in change["amounts"].items():
                told[names[change["seat"]], row["round"], change["source"], measure] += amount
    chart = anna.get(f"/tables/{code}/chart")
    flows: Counter[tuple[str, int, str, str]] = Counter()
    for flow in chart["flows"]:
        key = (flow["player"], flow["round"], flow["source"], flow["measure"])
        flows[key] += flow["gained"] - flow["paid"]
    assert {key: n for key, n in told.items() if n} == {key: n for key, n in flows.items() if n}
    rows = anna.get(f"/tables/{code}/ledger")["rows"]
    by_rule = [(row, row["lines"][0]["label"]) for row in rows if row["changes"] and row["lines"]]
    expected = Counter(
        (row["round"], row["seat"], label["key"]) for row, label in by_rule if label["key"].startswith("replay-row-")
    )
    assert rules == expected
    assert rules[2, 0, "replay-row-income"] == 1
    assert any(key == "replay-row-cult-reward" for _, _, key in rules)


@pytest.mark.parametrize(("game", "choice"), [("terra-mystica", 0), ("origins", -1)])
def test_a_reader_and_a_listener_get_the_same_rows(server: Running, game: str, choice: int) -> None:
    """A move's changes are computed once when it is stored, and again when the log is read from the database."""
    anna = server.person("Anna")
    code = anna.table(game, ["me", "me"])
    anna.start(code)
    first = anna.state(code)["entries"]
    while (state := anna.state(code))["entries"] < first + 25:
        anna.move(code, state["version"], [state["options"]["actions"][choice]["id"]])
    heard: dict[int, Any] = {}
    with anna.live(code, since=1) as listener:
        seq = 0
        while seq < state["seq"]:
            message = json.loads(listener.recv(timeout=60))
            seq = message.get("seq", seq)
            heard |= {entry["number"]: entry["rows"] for entry in message.get("entries", [])}
    read = {entry["number"]: entry["rows"] for entry in whole_log(anna, code)}
    assert heard == {number: read[number] for number in heard}
    assert len(heard) >= 25
    assert any(heard.values())


def test_the_state_says_since_when_everybody_waits(server: Running) -> None:
    anna, ben, code = two_seats(server)
    state = anna.state(code)
    mover = anna if state["options"]["actions"] else ben
    moved = mover.move(code, mover.state(code)["version"], [mover.state(code)["options"]["actions"][0]["id"]])
    assert datetime.fromisoformat(moved["moved"]) <= datetime.now(UTC)
    assert anna.state(code)["moved"] == moved["log"][-1]["time"] == moved["moved"]


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_a_rule_says_what_it_changed(name: str) -> None:
    played, dice = bundle(name), random.Random(1)
    state = played.game.new(played.game.options({}, 3))
    state.journal = Journal()
    told = 0
    while state.stack:
        seat = state.stack[-1][0]
        effect: dict[str, Any] = apply_noted(played, state, seat, choose(played.game, state, dice))
        for row in effect["rows"]:
            told += row["label"] is not None
            assert row["changes"], row["label"]
    assert told > 10
