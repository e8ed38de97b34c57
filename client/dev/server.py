"""A throw-away server for developing the page: one process, in memory, no accounts. Not part of the product."""

import asyncio
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import FileResponse, JSONResponse

from hexarch.cli.files import read_game
from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import load_face, load_game
from hexarch.games.terra_mystica.explain import explain
from hexarch.games.terra_mystica.view import preview
from hexarch.locale import message

app = FastAPI()
TABLES: dict[str, "Table"] = {}
STATIC = Path(__file__).resolve().parents[2] / "src/hexarch/server/static"
ME = {"id": "u1", "name": "Mara", "kind": "guest", "language": "en"}


class Table:
    def __init__(self, id_: str, ledger: Ledger[Any], mine: list[int], people: list[str], bots: bool = True) -> None:
        self.id, self.ledger, self.mine, self.people, self.bots = id_, ledger, mine, people, bots
        self.game, self.face = ledger.game, load_face(ledger.game.name)
        self.steps: list[tuple[int, int, str]] = []
        self.sockets: list[WebSocket] = []
        self.seq = 0
        self.chat: list[dict[str, Any]] = []
        self.last_mine = len(ledger.entries)

    @property
    def drafted(self) -> Any:
        state = self.game.clone(self.ledger.state)
        for seat, action, _ in self.steps:
            self.game.apply(state, action, seat)
        return state

    def asked(self, state: Any) -> list[int]:
        return [seat for seat, *_ in self.game.decisions(state)]

    def seat(self, state: Any) -> int | None:
        return next((seat for seat in self.asked(state) if seat in self.mine), self.mine[0] if self.mine else None)

    def draft(self) -> dict[str, Any]:
        state = self.drafted
        seat = self.steps[0][0] if self.steps else self.seat(state)
        complete = seat not in self.asked(state) or state.stack[-1:] and state.stack[-1][0] == CHANCE
        return {
            "seat": seat,
            "base": len(self.ledger.entries),
            "steps": [{"action": action, "text": text} for _, action, text in self.steps],
            "position": self.face.view(state),
            "options": self.face.options(state, seat),
            "complete": bool(complete),
            "warnings": [],
        }

    def log(self, start: int) -> list[dict[str, Any]]:
        replay = Ledger(self.game, self.ledger.options)
        found = []
        for number, (seat, action) in enumerate(self.ledger.entries):
            if number >= start:
                text = self.game.format(replay.state, seat, action)
                found.append({"number": number, "seat": seat, "action": action, "text": text})
            replay.push(seat, action)
        return found

    def state(self, log_all: bool = False) -> dict[str, Any]:
        state = self.ledger.state
        seat = self.seat(state)
        return {
            "version": len(self.ledger.entries),
            "at": len(self.ledger.entries),
            "position": self.face.view(state),
            "names": self.face.seat_names(state),
            "log": self.log(0 if log_all else self.last_mine),
            "draft": self.draft() if self.steps else None,
            "options": self.face.options(state, seat) if seat is not None else None,
        }

    def summary(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game.name,
            "title": "Thursday table",
            "status": "finished" if self.game.is_over(self.ledger.state) else "running",
            "options": {},
            "preset": None,
            "seats": [
                {"seat": n, "kind": "person" if n in self.mine else "computer", "name": name, "present": n != 2,
                 "left": False, "level": None, "user_id": "u1" if n in self.mine else f"b{n}"}
                for n, name in enumerate(self.people)
            ],
            "visibility": "public",
            "version": len(self.ledger.entries),
            "asked": self.asked(self.ledger.state),
            "my_seats": self.mine,
            "created": "2026-01-01T10:00:00Z",
            "changed": "2026-01-01T10:00:00Z",
        }

    async def push(self, seat: int, action: int) -> None:
        before = self.face.view(self.ledger.state)
        start = len(self.ledger.entries)
        self.ledger.play(action, seat)
        await self.tell(before, start)

    async def tell(self, before: dict[str, Any], start: int) -> None:
        self.seq += 1
        patch: list[Any] = []
        difference("", before, self.face.view(self.ledger.state), patch)
        await self.send({"seq": self.seq, "type": "moves", "version": len(self.ledger.entries),
                         "entries": self.log(start), "patch": patch})

    async def send(self, data: dict[str, Any]) -> None:
        for socket in list(self.sockets):
            try:
                await socket.send_json(data)
            except Exception:
                self.sockets.remove(socket)

    async def run(self, pause: float = 0.3) -> None:
        """Chance and the others, until I am asked."""
        while self.bots and not self.game.is_over(self.ledger.state):
            seat = self.ledger.state.stack[-1][0]
            if seat in self.mine:
                others = [s for s in self.asked(self.ledger.state)[1:] if s not in self.mine]
                if not others:
                    return
                seat = others[0]
            legal = self.game.legal(self.ledger.state, seat)
            await self.push(seat, pick(self, seat, legal))
            if seat != CHANCE:
                await asyncio.sleep(pause)


def pick(table: Table, seat: int, legal: list[int]) -> int:
    if seat == CHANCE:
        return random.choice(legal)
    texts = {action: table.game.format(table.ledger.state, seat, action) for action in legal}
    good = [a for a, text in texts.items() if text.startswith(("build", "upgrade", "leech", "action", "+", "bridge"))]
    fine = [a for a, text in texts.items() if not text.startswith(("convert", "burn", "drop"))]
    return random.choice(good or fine or legal)


def difference(path: str, old: Any, new: Any, found: list[Any]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old.keys() - new.keys():
            found.append([f"{path}.{key}".strip(".")])
        for key, value in new.items():
            difference(f"{path}.{key}", old.get(key), value, found) if key in old else found.append(
                [f"{path}.{key}".strip("."), value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (a, b) in enumerate(zip(old, new)):
            difference(f"{path}.{i}", a, b, found)
    else:
        found.append([path.strip("."), new])


def new_table(id_: str, options: dict[str, Any], players: int, mine: list[int]) -> Table:
    game = load_game("terra-mystica")
    table = Table(id_, Ledger(game, game.options(options, players)), mine,
                  ["Mara", "Bence", "Ilona", "Tiago", "Inês", "Paolo", "Ágnes"][:players])
    TABLES[id_] = table
    return table


@cache
def read(path: str) -> Ledger[Any]:
    loaded = read_game(Path(__file__).resolve().parents[2] / "tests/fixtures/games" / path)
    assert loaded.ledger is not None
    return loaded.ledger


def fixture(id_: str, path: str, at: int, mine: list[int], bots: bool = False) -> None:
    table = Table(id_, read(path).at(at), mine, ["Tiago", "Ilona", "Mara", "Bence"], bots)
    table.last_mine = max(0, at - 14)
    TABLES[id_] = table


@app.exception_handler(RuleError)
async def rule(request: Request, error: RuleError) -> JSONResponse:
    return JSONResponse({"status": 422, "detail": str(error), "key": "server-rule", "params": {"sentence": str(error)}}, 422)


@app.get("/api/me")
async def me() -> Any:
    return {"user": ME, "settings": {}}


@app.patch("/api/me")
async def patch_me() -> Any:
    return ME


@app.post("/api/tables")
async def create(body: dict[str, Any]) -> Any:
    table = new_table(f"t{len(TABLES)}", body.get("options", {}), len(body["seats"]), [0])
    asyncio.create_task(table.run(0.05))
    return table.summary()


def find(id_: str) -> Table:
    if id_ not in TABLES:
        raise KeyError
    return TABLES[id_]


@app.exception_handler(KeyError)
async def missing(request: Request, error: KeyError) -> JSONResponse:
    return JSONResponse({"status": 404, "detail": "There is no such table.", "key": "server-no-table"}, 404)


@app.get("/api/tables/{id_}")
async def show(id_: str) -> Any:
    return find(id_).summary()


@app.get("/api/tables/{id_}/state")
async def state(id_: str, log: str = "") -> Any:
    return find(id_).state(log == "all")


@app.post("/api/tables/{id_}/draft")
async def draft(id_: str, body: dict[str, Any]) -> Any:
    table = find(id_)
    return step(table, body["action"])


def step(table: Table, action: int) -> Any:
    state = table.drafted
    seat = table.steps[0][0] if table.steps else table.seat(state)
    if action not in table.game.legal(state, seat):
        raise RuleError(table.game.why_not(state, seat, action))
    table.steps.append((seat, action, table.game.format(state, seat, action)))
    return table.draft()


@app.post("/api/tables/{id_}/text")
async def text(id_: str, body: dict[str, Any]) -> Any:
    table = find(id_)
    state = table.drafted
    return step(table, table.game.parse(state, table.seat(state) or 0, body["text"]))


@app.delete("/api/tables/{id_}/draft")
async def undo(id_: str, steps: int = 1000) -> Any:
    table = find(id_)
    table.steps = table.steps[: max(0, len(table.steps) - steps)]
    return table.draft()


@app.post("/api/tables/{id_}/draft/confirm")
async def confirm(id_: str, body: dict[str, Any]) -> Any:
    table = find(id_)
    before, start = table.face.view(table.ledger.state), len(table.ledger.entries)
    for seat, action, _ in table.steps:
        table.ledger.play(action, seat)
    table.steps = []
    table.last_mine = len(table.ledger.entries)
    await table.tell(before, start)
    asyncio.create_task(table.run())
    return table.state()


@app.post("/api/tables/{id_}/moves")
async def moves(id_: str, body: dict[str, Any]) -> Any:
    table = find(id_)
    for action in body["actions"]:
        await table.push(body.get("seat", table.mine[0]), action)
    asyncio.create_task(table.run())
    return table.state()


@app.get("/api/tables/{id_}/why")
async def why(id_: str, text: str, seat: int = 0) -> Any:
    table = find(id_)
    state = table.drafted
    reason = explain(state, seat, table.game.parse(state, seat, text))
    if reason is None:
        return {"legal": True, "key": None, "params": {}, "rules": [], "sentence": ""}
    return {"legal": False, "key": reason.key, "params": reason.params, "rules": reason.rules,
            "sentence": message(reason.key, "en", **reason.params)}


@app.get("/api/tables/{id_}/preview")
async def look(id_: str, action: int, seat: int = 0) -> Any:
    table = find(id_)
    return preview(table.drafted, seat, action)


@app.get("/api/tables/{id_}/ledger")
async def ledger(id_: str) -> Any:
    table = find(id_)
    return {"rows": table.face.ledger_rows(table.ledger)}


@app.get("/api/tables/{id_}/chat")
async def chat(id_: str) -> Any:
    return find(id_).chat


@app.post("/api/tables/{id_}/chat")
async def say(id_: str, body: dict[str, Any]) -> Any:
    table = find(id_)
    line = {"id": len(table.chat), "user_id": "u1", "seat": table.mine[0], "name": "Mara", "text": body["text"],
            "time": "2026-01-01T10:00:00Z"}
    table.chat.append(line)
    table.seq += 1
    await table.send({"seq": table.seq, "type": "chat", "line": line})
    return line


@app.websocket("/api/tables/{id_}/live")
async def live(socket: WebSocket, id_: str) -> None:
    await socket.accept()
    table = find(id_)
    table.sockets.append(socket)
    try:
        while True:
            await socket.receive_json()
    except Exception:
        if socket in table.sockets:
            table.sockets.remove(socket)


@app.get("/{path:path}")
async def page(path: str) -> Any:
    file = STATIC / path
    return FileResponse(file if path and file.is_file() else STATIC / "index.html")


@app.on_event("startup")
async def start() -> None:
    fixture("mid", "4pLeague_S69_D1L1_G2.txt", int(sys.argv[2]) if len(sys.argv) > 2 else 350, [2])
    for at in (40, 120, 200, 300, 350, 400, 500):
        for seat in range(4):
            fixture(f"f{at}-{seat}", "4pLeague_S69_D1L1_G2.txt", at, [seat])
    solo = new_table("intro", {"introductory": True}, 4, [0])
    asyncio.create_task(solo.run(0))
    free = new_table("free", {}, 4, [0])
    asyncio.create_task(free.run(0))


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]) if len(sys.argv) > 1 else 8100, log_level="warning")
