"""Load test of the server: `python -m bench.load --record` (`make bench-server`).

Everything runs on this machine: PostgreSQL, the servers, and the browsers that drive them. With several servers the
people of one table sit at different ones, as they would behind a proxy.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any
from uuid import uuid4

import uvloop
from tests.server.postgres import new_database, postgresql
from tests.server.processes import Process

from bench.__main__ import RESULTS, machine
from bench.clients import Http, Listener
from bench.stock import measure_stock
from bench.tables import SEATS, Table, seed

USUAL_GAMES = 500


class Live:
    """A table with its people connected."""

    def __init__(self, table: Table, ports: list[int]) -> None:
        self.table = table
        placed = list(zip(cycle(ports), table.cookies, strict=False))
        self.https = [Http(port, cookie) for port, cookie in placed]
        self.listeners = [Listener(port, table.code, cookie) for port, cookie in placed]
        self.is_busy = False

    @property
    def is_over(self) -> bool:
        return self.listeners[0].is_over

    @property
    def asked(self) -> int:
        return (self.listeners[0].asked or self.table.asked)[0]

    async def move(self, dice: random.Random) -> tuple[float, float, float]:
        """Return the seconds to read the options, to get the response, and until all four clients have the move."""
        try:
            seat, started = self.asked, perf_counter()
            status, state = await self.https[seat].call("GET", f"/tables/{self.table.code}/state")
            read = perf_counter() - started
            assert status == 200, state["detail"]
            action = dice.choice(state["options"]["actions"])["id"]
            body = {"version": state["version"], "actions": [action], "request_id": str(uuid4()), "seat": seat}
            started = perf_counter()
            status, after = await self.https[seat].call("POST", f"/tables/{self.table.code}/moves", body)
            answered = perf_counter() - started
            assert status == 200, after["detail"]
            arrived = await asyncio.gather(*(one.wait_for(after["version"]) for one in self.listeners))
            return read, answered, max(arrived) - started
        finally:
            self.is_busy = False


async def drive(lives: list[Live], rate: float, seconds: float) -> dict[str, Any]:
    """Make moves at a steady rate, at one table after another."""
    dice = random.Random(2)
    turns = cycle(lives)
    tasks: list[asyncio.Task[tuple[float, float, float]]] = []
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        while len(tasks) < elapsed * rate:
            live = next((one for one in islice(turns, len(lives)) if not one.is_busy and not one.is_over), None)
            if live is None:  # everybody waits for the server
                break
            live.is_busy = True
            tasks.append(asyncio.create_task(live.move(dice)))
        await asyncio.sleep(0.002)
    results = await asyncio.wait_for(asyncio.gather(*tasks), 60)
    wall = perf_counter() - started
    reads, answers, arrivals = (list(column) for column in zip(*results, strict=True))
    return {
        "moves": len(results),
        "moves_per_s": round(len(results) / wall, 1),
        "everyone_has_it_ms": spread(arrivals),
        "answer_to_move_ms": spread(answers),
        "read_state_ms": spread(reads),
        "resets": sum(one.resets for live in lives for one in live.listeners),
    }


def spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(value * 1000 for value in seconds)
    return {
        name: round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1)
        for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("most", 1.0))
    }


async def open_all(lives: list[Live], at_once: int = 50) -> None:
    gate = asyncio.Semaphore(at_once)

    async def open_one(listener: Listener) -> None:
        async with gate:
            await listener.open()

    await asyncio.gather(*(open_one(one) for live in lives for one in live.listeners))


async def close_all(lives: list[Live]) -> None:
    for live in lives:
        for one in live.https:
            one.close()
    await asyncio.gather(*(one.close() for live in lives for one in live.listeners))


def memory_mb(pid: int) -> float:
    """Return the memory of the process and its children, counting shared pages once."""
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    total = 0
    for one in (str(pid), *children.stdout.split()):
        lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return round(total / 1024, 1)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def machine_seconds() -> tuple[float, float]:
    """Return busy and steal time of the CPUs."""
    user, nice, system, _, _, irq, soft, stolen, *_ = map(
        int, Path("/proc/stat").read_text().split("\n")[0].split()[1:]
    )
    return (user + nice + system + irq + soft) / 100, stolen / 100


def used_seconds(servers: list[int]) -> dict[str, float]:
    """Return CPU use by part; `all` includes PostgreSQL and everything else on the machine."""
    busy, stolen = machine_seconds()
    return {"servers": sum(map(cpu_seconds, servers)), "load": cpu_seconds(os.getpid()), "all": busy, "stolen": stolen}


async def live_games(servers: list[Process], tables: list[Table], rate: float, seconds: float) -> dict[str, Any]:
    lives = [Live(table, [server.port for server in servers]) for table in tables]
    pids = [server.process.pid for server in servers if server.process is not None]
    await open_all(lives)
    gc.disable()  # a quarter of a second every few seconds, in which nobody would read what has long arrived
    await drive(lives, rate, min(10.0, seconds))  # everything that is remembered is in place
    before = used_seconds(pids)
    started = perf_counter()
    figures = await drive(lives, rate, seconds)
    wall = perf_counter() - started
    cores = {name: round((after - before[name]) / wall, 2) for name, after in used_seconds(pids).items()}
    figures |= {"servers": len(servers), "games": len(lives), "sockets": len(lives) * SEATS}
    figures |= {"cores": cores, "memory_mb": round(sum(map(memory_mb, pids)), 1)}
    gc.enable()
    await close_all(lives)
    return figures


async def long_game(server: Process, table: Table) -> dict[str, Any]:
    """Play one game from the first to the last move: the cost of early and late moves."""
    live = Live(table, [server.port])
    await open_all([live])
    dice = random.Random(3)
    times: list[float] = []
    while not live.is_over and len(times) < 2000:
        times.append((await live.move(dice))[1])
    await close_all([live])
    quarter = len(times) // 4
    parts = [times[part * quarter : (part + 1) * quarter] for part in range(4)]
    return {"moves": len(times), "answer_by_quarter_ms": [spread(part)["p50"] for part in parts]}


@contextmanager
def serving(folder: Path, database: str) -> Iterator[Process]:
    process = Process(folder, database)
    # Installed packages have their bytecode, also where the environment of a test run says not to write any.
    bytecode = Path(tempfile.gettempdir()) / "hexarch-bench-bytecode"
    process.environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(bytecode)}
    process.start()
    try:
        yield process
    finally:
        process.close()


def start_seconds(folder: Path) -> dict[str, float]:
    """Measure start-up until the first response, with a new and with an existing file."""
    with serving(folder, str(folder / "other.sqlite")):
        pass  # writes the bytecode
    times = []
    for _ in range(6):
        started = perf_counter()
        with serving(folder, str(folder / "start.sqlite")):
            times.append(round(perf_counter() - started, 2))
    again = sorted(times[1:])
    return {"first_time_s": times[0], "again_s": again[len(again) // 2], "again_best_s": again[0]}


def note(figures: dict[str, Any], name: str, measured: Any) -> None:
    """Run all parts, printing each result as soon as it is known."""
    figures[name] = measured
    print(name, json.dumps(measured), file=sys.stderr, flush=True)


def measure_live(arguments: argparse.Namespace, url: str, folder: Path, count: int) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    note(figures, "start", start_seconds(folder))
    database = new_database(url, f"load_{uuid4().hex}")
    tables = asyncio.run(seed(database, str(folder), arguments.games))
    openings = asyncio.run(seed(database, str(folder), 2, 1))
    with ExitStack() as stack:
        names = [folder / f"server{number}" for number in range(count)]
        servers = [stack.enter_context(serving(one, database)) for one in names]
        note(figures, "live", uvloop.run(live_games(servers, tables, arguments.rate, arguments.seconds)))
        note(figures, "one_game", [uvloop.run(long_game(servers[0], table)) for table in openings])
    return figures


def measure(arguments: argparse.Namespace, url: str, servers: int) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if arguments.games:
            figures |= measure_live(arguments, url, folder, servers)
        if arguments.stored:
            stock = new_database(url, f"stock_{uuid4().hex}")
            note(figures, "stored", measure_stock(stock, folder, arguments.stored, serving))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--servers", type=int, nargs="+", default=[1], help="server processes on the one database, such as 1 2 4"
    )
    parser.add_argument("--games", type=int, default=USUAL_GAMES, help="live games, four people each; 0 for none")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--stored", type=int, default=100_000, help="finished games in the database; 0 for none")
    parser.add_argument("--record", action="store_true", help="keep the figures in results.json")
    arguments = parser.parse_args()
    for servers in arguments.servers:
        record(arguments, servers)


def record(arguments: argparse.Namespace, servers: int) -> None:
    """Measure with so many servers, and print the figures."""
    with postgresql() as url:
        measured = measure(arguments, url, servers)
    where = f"{machine()}; {os.cpu_count()} cores for PostgreSQL, the servers and the load together"
    figures = {"date": datetime.now(UTC).date().isoformat(), "machine": where, **measured}
    print(json.dumps(figures, indent=2))
    if arguments.record:
        recorded = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        key = f"server, PostgreSQL, {servers} at once" if servers > 1 else "server, PostgreSQL"
        if arguments.games not in (0, USUAL_GAMES):
            key += f", {arguments.games} games"
        RESULTS.write_text(json.dumps({**recorded, key: {**recorded.get(key, {}), **figures}}, indent=2) + "\n")


if __name__ == "__main__":
    main()
