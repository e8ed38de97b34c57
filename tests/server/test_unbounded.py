"""No game grows without limit, and no single request blocks the server for everybody else."""

import asyncio
import json
import random
from typing import Any
from uuid import uuid4

import pytest

from hexarch.core.conformance import choose
from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.server.bots.pool import Pool
from hexarch.server.play import limits, position, replays
from hexarch.server.play.registry import bundle, new_state
from hexarch.server.play.replays import Replays
from tests.server.running import Person, Running, run_apart
from tests.server.test_lobby import refusal
from tests.server.test_play import advance, two_seats

WISH = "wish take "


def long_game(entries: int, names: list[str] | None = None) -> dict[str, Any]:
    """A stored game past its set-up, followed by standing answers up to the number of entries."""
    game = load_game("terra-mystica")
    ledger = Ledger(game, game.options({"factions": ["witches", "nomads"]}, 2), names or ["Anna", "Ben"])
    dice = random.Random(1)
    while not game.interrupts(ledger.state, 0):
        seat = game.asked(ledger.state)
        assert seat is not None
        ledger.push(seat, choose(game, ledger.state, dice))
    wishes = [game.parse(ledger.state, 0, f"{WISH}{most}") for most in (1, 2)]
    while len(ledger.entries) < entries:
        ledger.push(0, wishes[len(ledger.entries) % 2])
    return ledger.to_json()


def past_the_set_up(anna: Person, ben: Person, code: str) -> None:
    while not wish_ids(anna, code):
        advance((anna, ben), code, 1)


def wish_ids(person: Person, code: str) -> list[int]:
    found = person.state(code)["options"]["interrupts"]
    return [one["id"] for one in found if one["path"][:2] == ["wish", "take"]]


def test_a_game_ends_at_the_largest_number_of_entries(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ENTRIES", 30)
    monkeypatch.setattr(position, "MOST_ENTRIES", 30)
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    dice = random.Random(2)
    while (state := anna.state(code))["entries"] < 30:
        anna.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])
    monkeypatch.setattr(limits, "MOST_ENTRIES", state["entries"])  # draws may have led past the first limit
    refused = refusal(anna.move, code, state["version"], [state["options"]["actions"][0]["id"]])
    most = {"count": state["entries"]}
    assert (refused.status, refused.key, refused.body["params"]) == (409, "server-game-too-long", most)
    assert anna.state(code)["entries"] == state["entries"]


def test_computers_stop_at_the_largest_number_of_entries(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise their turn would be computed and refused forever."""
    monkeypatch.setattr(limits, "MOST_ENTRIES", 60)
    monkeypatch.setattr(position, "MOST_ENTRIES", 60)
    anna = server.person("Anna")
    code = anna.table("origins", ["random", "random"])
    anna.start(code)
    with anna.live(code, 0) as socket:
        while json.loads(socket.recv(timeout=60)).get("version", 0) < 60:
            pass
    record = server.app.state.server.tables.cached(code)
    assert record.entries >= 60
    waiting = server.call(server.app.state.server.tables.waiting_for_bots(1000, 1000))
    assert record.id not in [game_id for game_id, _ in waiting]


def test_a_game_that_is_too_long_is_not_imported(server: Running) -> None:
    anna = server.person("Anna")
    refused = refusal(anna.post, "/imports", text=json.dumps(long_game(limits.MOST_ENTRIES + 1)))
    assert (refused.status, refused.key) == (422, "server-import-too-long")
    assert refused.body["detail"] == "This game has 5,001 moves; a game can have at most 5,000."


@pytest.fixture(scope="module")
def owner(server: Running) -> Person:
    return server.person("Anna")


@pytest.fixture(scope="module")
def long(owner: Person) -> str:
    """A game with the largest number of entries that may be imported."""
    code: str = owner.post("/imports", text=json.dumps(long_game(limits.MOST_ENTRIES)))["id"]
    return code


def test_a_standing_answer_that_nothing_used_is_replaced(own: Running) -> None:
    anna, ben, code = two_seats(own, options={"offers": "deferred"})
    past_the_set_up(anna, ben, code)
    before = anna.state(code)
    for place, most in enumerate((3, 5, 4)):
        state = anna.state(code)
        after = anna.move(code, state["version"], [wish_ids(anna, code)[most]])
        assert after["entries"] == before["entries"] + 1
        assert after["version"] == before["version"] + 1 + place
    ben.move(code, after["version"], [wish_ids(ben, code)[2]])
    state = anna.state(code)
    request = str(uuid4())
    after = anna.move(code, state["version"], [wish_ids(anna, code)[1]], request_id=request)
    assert after["entries"] == before["entries"] + 2, "Ben's answer is one of its own"
    again = anna.move(code, state["version"], [wish_ids(anna, code)[1]], request_id=request)
    assert again["version"] == after["version"]
    log = anna.state(code, log="all")["log"]
    assert [entry["number"] for entry in log] == list(range(len(log)))
    assert [entry["text"] for entry in log[-2:]] == ["wish take 1", "wish hidden"]
    own.app.state.server.positions.clear()
    mine = next(one for one in anna.state(code)["position"]["players"] if one["wishes"] is not None)
    assert mine["wishes"]["take_up_to"] == 1, "the moves lead to the position"


def test_a_replaced_standing_answer_reaches_the_other_tab(server: Running) -> None:
    anna, ben, code = two_seats(server, options={"offers": "deferred"})
    past_the_set_up(anna, ben, code)
    state = anna.move(code, anna.state(code)["version"], [wish_ids(anna, code)[3]])
    with anna.live(code, state["seq"]) as socket:
        anna.move(code, state["version"], [wish_ids(anna, code)[4]])
        message = json.loads(socket.recv(timeout=60))
        while message["type"] != "moves":
            message = json.loads(socket.recv(timeout=60))
    assert [entry["number"] for entry in message["entries"]] == [state["entries"] - 1]
    assert message["version"] == state["version"] + 1


def test_standing_answers_have_a_limit(server: Running) -> None:
    anna, ben, code = two_seats(server, options={"offers": "deferred"})
    past_the_set_up(anna, ben, code)
    wishes = wish_ids(anna, code)
    version = anna.state(code)["version"]
    refused = refusal(anna.move, code, version, [wishes[n % 2] for n in range(limits.MOST_WISHES + 1)])
    assert refused.key == "server-wishes-too-many"
    for place in range(limits.MOST_WISHES):
        version = anna.move(code, version, [wishes[place % 2]])["version"]
    assert refusal(anna.move, code, version, [wishes[5]]).key == "server-wishes-too-many"
    mover = anna if anna.get(f"/tables/{code}")["my_turn"] else ben
    state = mover.state(code)
    mover.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    anna.move(code, anna.state(code)["version"], [wishes[1]])


def test_the_whole_log_comes_in_pages(server: Running, long: str) -> None:
    stranger = server.person()
    state = stranger.state(long, log="all")
    log, following = state["log"], state["log_next"]
    assert len(log) == limits.LOG_PAGE
    while following is not None:
        page = stranger.get(f"/tables/{long}/log", **{"from": following})
        assert len(page["entries"]) <= limits.LOG_PAGE
        log, following = log + page["entries"], page["next"]
    assert [entry["number"] for entry in log] == list(range(limits.MOST_ENTRIES))
    assert stranger.get(f"/tables/{long}/log", **{"from": 9_999_999}) == {"entries": [], "next": None}
    assert stranger.state(long, log="all", at=10)["log_next"] is None


def test_long_replays_run_in_a_worker(
    server: Running, owner: Person, long: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    pool = server.app.state.server.pools["replays"]
    ask = pool.ask

    async def note(job: dict[str, Any], *rest: Any) -> Any:
        asked.append(job["job"])
        return await ask(job, *rest)

    monkeypatch.setattr(pool, "ask", note)
    short = owner.state(long, at=900)
    assert (short["at"], asked) == (900, [])
    assert owner.state(long, at=limits.MOST_ENTRIES)["position"]["players"]
    assert asked == ["replay"]
    owner.post(f"/tables/{long}/branch", at=1200)
    assert asked == ["replay"] * 2
    for path, form in (("ledger", None), ("chart", None), ("download", "json"), ("download", "ledger")):
        asked.clear()
        owner.get(f"/tables/{long}/{path}", format=form)
        assert asked == ["history"], path


def test_others_get_their_turn_while_a_game_is_replayed() -> None:
    stored = long_game(600)
    actions = [(seat, action) for seat, action, _ in stored["entries"]]

    async def replay() -> int:
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(count())
        await Replays(Pool(0), 1).state("terra-mystica", stored["options"], stored["rules"], None, actions)
        other.cancel()
        return turns

    assert run_apart(replay()) >= 6


def test_entries_count_as_replayed_when_their_effects_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = long_game(60)
    actions = [(seat, action) for seat, action, _ in stored["entries"]]
    start = new_state(bundle("terra-mystica"), stored["options"], stored["rules"])
    counted: list[int] = []
    monkeypatch.setattr(replays, "count_replayed", counted.append)
    assert len(run_apart(Replays(Pool(0), 1).effects("terra-mystica", start, actions))) == 60
    assert counted == [60]


def test_a_much_too_long_game_is_refused_without_reading_it(owner: Person) -> None:
    stored = long_game(60)
    stored["entries"] = [[0, 0, "x"]] * 70_000
    refused = refusal(owner.post, "/imports", text=json.dumps(stored))
    assert (refused.key, refused.body["params"]["entries"]) == ("server-import-too-long", 70_000)


def test_an_old_request_that_comes_again_counts_as_a_replay(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    first = anna.state(code)
    body = {"version": first["version"], "actions": [first["options"]["actions"][0]["id"]], "request_id": "first"}
    answer = anna.post(f"/tables/{code}/moves", **body)
    anna.move(code, answer["version"], [answer["options"]["actions"][0]["id"]])
    asked: list[str] = []
    monkeypatch.setattr(server.app.state.server.limiter, "check", lambda limit, who: asked.append(limit.name))
    again = anna.post(f"/tables/{code}/moves", **body)
    assert again["version"] == answer["version"]
    assert "replay" in asked


def test_every_route_that_replays_has_the_limit(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    state = anna.state(code)
    anna.move(code, state["version"], [state["options"]["actions"][0]["id"]])
    asked: list[str] = []
    monkeypatch.setattr(server.app.state.server.limiter, "check", lambda limit, who: asked.append(limit.name))
    for path, query in (("log", {}), ("state", {"log": "all"}), ("state", {"at": 0})):
        asked.clear()
        anna.get(f"/tables/{code}/{path}", **query)
        assert "replay" in asked, path
    for path, body in (("branch", {"at": 0}), ("takeback", {"to": 0})):
        asked.clear()
        anna.post(f"/tables/{code}/{path}", **body)
        assert "replay" in asked, path


def test_large_texts_are_compressed_once_and_read_alike(owner: Person, long: str) -> None:
    path = f"/tables/{long}/ledger"
    packed = owner.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = owner.http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 4


def test_a_download_does_not_keep_an_old_name(server: Running) -> None:
    """Texts with names are not cached, because people may be renamed or deleted."""
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    assert '"Anna"' in anna.http.get(f"/tables/{code}/download").text
    anna.get(f"/tables/{code}/ledger")
    kept = {form for _, form, _ in server.app.state.server.history._texts}
    assert "ledger" in kept
    assert not kept & {"json", "commands"}
