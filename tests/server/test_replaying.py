"""Every request that replays a game counts towards the limit on replays; every route is tried with empty caches."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hexarch.server
from hexarch.games import NAMES
from hexarch.server.play.registry import bundle
from hexarch.server.web import rate_limits
from tests.server.requests import LAST, OPTION, READS, VERSION, WRITES
from tests.server.running import Person, Running
from tests.server.test_privacy import filled
from tests.server.test_studies import author
from tests.server.test_unbounded import long_game

FREE, ENTRIES = 60, 80
"""The limit and the number of entries, both smaller than in production to keep the test fast."""
# The event stream gets changes and never reads a position.
ENDLESS = "/api/v1/events"
# Routes that always replay, cached or not; they are refused before anything is read.
ALWAYS = {
    *("get /tables/{id}/ledger", "get /tables/{id}/chart", "get /tables/{id}/download", "get /tables/{id}/log"),
    *("get /tables/{id}/coach", "get /studies/{study}/file", "post /studies/{study}/chapters"),
    *("post /tables/{id}/branch", "post /tables/{id}/takeback", "post /tables/{id}/takeback/answer"),
}
# The modules that read stored entries of a game, and why.
READERS = {
    "play/position_cache.py": "replays through `Replays`",
    "play/history.py": "replays through `Replays`",
    "play/fair_play.py": "reads the first entries",
    "learn/service.py": "replays for the coach, a route of ALWAYS",
    "reports/maker.py": "hands them to the process that makes reports, outside of requests",
}


# Method, path, query and body of a request.
Asked = tuple[str, str, dict[str, Any], dict[str, Any] | None]


class Meter:
    """Measures one request: how many entries are replayed, which jobs are queued, which limits count it."""

    def __init__(self) -> None:
        self.applied = 0
        self.jobs: list[str] = []
        self.limits: list[str] = []

    def clear(self) -> None:
        self.applied = 0
        self.jobs.clear()
        self.limits.clear()

    @property
    def has_replayed(self) -> bool:
        return self.applied > FREE or not {"replay", "history"}.isdisjoint(self.jobs)


@pytest.fixture
def meter(server: Running, monkeypatch: pytest.MonkeyPatch) -> Meter:
    found = Meter()
    monkeypatch.setattr(rate_limits, "REPLAYED_FREE", FREE)
    services = server.app.state.server
    for name in NAMES:
        kind = type(bundle(name).game)
        apply = kind.apply

        def counting(game: Any, *given: Any, apply: Any = apply) -> Any:
            found.applied += 1
            return apply(game, *given)

        monkeypatch.setattr(kind, "apply", counting)
    pool = services.pools["replays"]
    ask = pool.ask

    async def note(job: dict[str, Any], *rest: Any) -> Any:
        found.jobs.append(job["job"])
        return await ask(job, *rest)

    monkeypatch.setattr(pool, "ask", note)
    monkeypatch.setattr(services.limiter, "check", lambda limit, who: found.limits.append(limit.name))
    return found


def forget(server: Running) -> None:
    services = server.app.state.server
    services.positions.clear()
    services.tables.clear()
    services.history._texts.clear()


def all_requests() -> Iterator[Asked]:
    """Yield every request that can be made at a table."""
    for path, queries in READS.items():
        for query in queries if path != ENDLESS else ():
            yield "get", path, query, None
    for (method, path), body in WRITES.items():
        if not path.endswith("/hint"):  # a search in a worker, with its own limit
            yield method, path, {}, body


def long_table(person: Person) -> str:
    code: str = person.post("/imports", text=json.dumps(long_game(ENTRIES)))["id"]
    return code


def test_every_replay_counts_towards_the_rate_limit(server: Running, meter: Meter) -> None:
    """This includes routes that replay only because the game was evicted from the cache."""
    anna = author(server, "Replaying")
    code = long_table(anna)
    study = anna.post("/studies", title="Long")["id"]
    anna.post(f"/studies/{study}/chapters", table=code, at=ENTRIES, title="One")
    plain, paid = [], set()
    state = anna.state(code)
    for method, path, query, body in all_requests():
        if anna.http.get(f"/tables/{code}").status_code == 404:  # the previous request has closed it
            code = long_table(anna)
        state = state if method == "get" else anna.state(code)
        known = {VERSION: state["version"], LAST: ENTRIES, OPTION: state["options"]["actions"][0]["id"]}
        address = path.removeprefix("/api/v1").replace("{id}", code).replace("{study}", study)
        forget(server)
        meter.clear()
        anna.http.request(method, address, params=filled(query, known), json=filled(body, known))
        assert meter.limits.count("replay") <= 1, f"{method} {path} pays twice"
        if meter.has_replayed:
            assert "replay" in meter.limits, f"{method} {path} {query} replays for nothing"
            paid.add(path)
        else:
            plain.append(path)
    assert {"/api/v1/tables/{id}/state", "/api/v1/tables/{id}/why", "/api/v1/studies/{study}/file"} <= paid
    assert {"/api/v1/tables/{id}", "/api/v1/tables", "/api/v1/me"} <= set(plain)


def test_a_running_game_that_left_the_cache_costs_no_replay(
    server: Running, meter: Meter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot lies close to its newest position."""
    monkeypatch.undo()
    monkeypatch.setattr(server.app.state.server.limiter, "check", lambda limit, who: meter.limits.append(limit.name))
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    play_on(anna, code, 60)
    forget(server)
    meter.clear()
    anna.state(code)
    assert meter.limits
    assert "replay" not in meter.limits


def play_on(person: Person, code: str, entries: int) -> None:
    while (state := person.state(code))["entries"] < entries:
        person.move(code, state["version"], [state["options"]["actions"][0]["id"]])


def test_routes_that_always_replay_are_refused_at_once(server: Running, meter: Meter) -> None:
    """The limit is checked before looking whether the table exists."""
    anna, found = author(server, "Paying"), set()
    others: Asked = ("post", "/api/v1/studies/{study}/chapters", {}, {"table": "none", "at": 0, "title": "One"})
    for method, path, query, body in (*all_requests(), others):
        meter.clear()
        address = re.sub("{[a-z_]+}", "none", path.removeprefix("/api/v1"))
        known = {VERSION: 1, LAST: 1, OPTION: 1}
        anna.http.request(method, address, params=filled(query, known), json=filled(body, known))
        if "replay" in meter.limits and query.keys().isdisjoint(("at", "log")):
            found.add(f"{method} {path.removeprefix('/api/v1')}")
    assert found == ALWAYS


def test_all_readers_of_the_entries_of_games_are_listed() -> None:
    """New code that reads entries to replay them should use `Replays`, which counts."""
    root = Path(hexarch.server.__file__).parent
    names = ("read_actions(", "read_log(", "read_log_if_current(")
    found = {
        str(file.relative_to(root))
        for file in root.rglob("*.py")
        if file.name != "moves.py" and any(name in file.read_text() for name in names)
    }
    assert found == set(READERS)
