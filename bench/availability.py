"""Load test of the most expensive routes: `python -m bench.availability --record`.

Twenty clients, each with a separate address, use the most expensive routes as often as their limits allow, while
/healthz is asked all the time. Then one guest starts twenty tables of five expert computer players, and somebody else
plays against one. The clients run on the same machine.
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any
from uuid import uuid4

import httpx
from tests.server.processes import Process
from tests.server.test_unbounded import long_game

from bench.__main__ import RESULTS, machine
from bench.load import spread

CLIENTS = 20
GUEST_TABLES = 20
LEAGUE = Path(__file__).parents[1] / "tests" / "fixtures" / "games" / "4pLeague_S66_D1L1_G5.txt"


def client(server: Process, number: int) -> httpx.AsyncClient:
    """Somebody behind the trusted proxy, with a separate address."""
    headers = {"Origin": server.url, "X-Forwarded-For": f"10.0.0.{number}"}
    return httpx.AsyncClient(base_url=f"{server.url}/api", headers=headers, timeout=120)


async def guest(server: Process, number: int) -> httpx.AsyncClient:
    person = client(server, number)
    (await person.post("/guest", json={"name": f"Guest {number}"})).raise_for_status()
    return person


def requests(codes: list[str], dice: random.Random) -> tuple[str, str, dict[str, Any] | None]:
    """One of the most expensive requests: method, path, body."""
    code = dice.choice(codes)
    reads = ["ledger", "chart", "state?log=all", "log?from=1000", f"state?at={dice.randrange(500)}", "why?text=done"]
    reads += [f"download?format={form}" for form in ("json", "ledger", "commands", "svg")]
    if dice.random() < 0.05:
        return "POST", f"/tables/{code}/branch", {"at": dice.randrange(500)}
    return "GET", f"/tables/{code}/{dice.choice(reads)}", None


async def ask_much(person: httpx.AsyncClient, codes: list[str], until: float, seed: int) -> Counter[int]:
    dice = random.Random(seed)
    statuses: Counter[int] = Counter()
    while perf_counter() < until:
        method, path, body = requests(codes, dice)
        answer = await person.request(method, path, json=body)
        statuses[answer.status_code] += 1
        if answer.status_code in (429, 503):
            await asyncio.sleep(min(float(answer.headers["retry-after"]), max(0.0, until - perf_counter())))
    return statuses


async def watch_health(server: Process, until: float) -> list[float]:
    times = []
    async with httpx.AsyncClient(timeout=60) as watcher:
        while perf_counter() < until:
            started = perf_counter()
            await watcher.get(f"{server.url}/healthz")
            times.append(perf_counter() - started)
            await asyncio.sleep(0.02)
    return times


async def expensive_routes(server: Process, seconds: float) -> dict[str, Any]:
    people = [await guest(server, number) for number in range(1, CLIENTS + 1)]
    texts = [LEAGUE.read_text(), json.dumps(long_game(5000))]
    made = [await person.post("/imports", json={"text": text}) for person, text in zip(people, texts, strict=False)]
    codes = [answer.json()["id"] for answer in made]
    until = perf_counter() + seconds
    work = [ask_much(person, codes, until, seed) for seed, person in enumerate(people)]
    health, *statuses = await asyncio.gather(watch_health(server, until), *work)
    total = sum((found for found in statuses if isinstance(found, Counter)), Counter[int]())
    for person in people:
        await person.aclose()
    return {"clients": CLIENTS, "answers": {str(status): count for status, count in sorted(total.items())}} | {
        "healthz_ms": spread([one for one in health if isinstance(one, float)])
    }


async def _new_table(person: httpx.AsyncClient) -> str:
    seats = [{"kind": "me"}, {"kind": "computer", "level": "expert"}]
    code: str = (await person.post("/tables", json={"game": "terra-mystica", "seats": seats})).json()["id"]
    await person.post(f"/tables/{code}/start")
    return code


async def opponent_seconds(server: Process, number: int, moves: int) -> list[float]:
    """Return how long a computer opponent took to answer each of somebody's moves."""
    person = await guest(server, number)
    code = await _new_table(person)
    dice = random.Random(1)
    times: list[float] = []
    while len(times) < moves:
        state = (await person.get(f"/tables/{code}/state")).json()
        if not state["asked"]:  # the game is over
            code = await _new_table(person)
            continue
        actions = state["options"]["actions"] if state["options"] else []
        if not actions:
            started = perf_counter()
            # Not more often: the limit of requests holds for this person too.
            while not (table := (await person.get(f"/tables/{code}")).json())["my_turn"] and table["asked"]:
                await asyncio.sleep(0.1)
            times.append(perf_counter() - started)
            continue
        body = {"version": state["version"], "actions": [dice.choice(actions)["id"]], "request_id": str(uuid4())}
        await person.post(f"/tables/{code}/moves", json=body)
    await person.aclose()
    return times


async def computer_players(server: Process, moves: int) -> dict[str, Any]:
    alone = await opponent_seconds(server, 50, moves)
    crowd = await guest(server, 51)
    seats = [{"kind": "computer", "level": "expert"}] * 5
    for _ in range(GUEST_TABLES):
        made = await crowd.post("/tables", json={"game": "terra-mystica", "seats": seats})
        await crowd.post(f"/tables/{made.json()['id']}/start")
    beside = await opponent_seconds(server, 52, moves)
    await crowd.aclose()
    return {"opponent_alone_ms": spread(alone), "opponent_beside_20_tables_ms": spread(beside)}


def serve(folder: Path) -> Process:
    server = Process(folder, str(folder / "hexarch.sqlite"))
    server.environment |= {"HEXARCH_RATE_FACTOR": "1", "HEXARCH_PROXIES": "127.0.0.1", "HEXARCH_LOG_FORMAT": "text"}
    server.start()
    return server


def measure(seconds: float, moves: int) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder) / "routes")
        with suppress(KeyboardInterrupt):
            figures["expensive_routes"] = asyncio.run(expensive_routes(server, seconds))
        server.close()
        server = serve(Path(folder) / "computers")
        figures["computer_players"] = asyncio.run(computer_players(server, moves))
        server.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long the expensive routes are used")
    parser.add_argument("--moves", type=int, default=30, help="turns of the computer opponent to measure")
    parser.add_argument("--record", action="store_true", help="keep the figures in results.json")
    arguments = parser.parse_args()
    measured = measure(arguments.seconds, arguments.moves)
    figures = {"date": datetime.now(UTC).date().isoformat(), "machine": machine(), **measured}
    print(json.dumps(figures, indent=2))
    if arguments.record:
        recorded = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        RESULTS.write_text(json.dumps({**recorded, "server, availability": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
