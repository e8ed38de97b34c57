"""Prints what the first requests of a new server import on its event loop; run by `test_first_requests.py`."""

import json
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from tests.server.running import Person, Running, running, settings_for

LEAGUE = Path(__file__).parents[1] / "fixtures" / "games" / "4pLeague_S66_D1L1_G5.txt"
READS = ("state?log=all", "state?at=100", "log?from=1000", "ledger", "chart", "why?text=done")
FORMS = ("json", "ledger", "commands", "svg")


class Imports:
    """Records the modules that the event loop's thread is the first to import."""

    def __init__(self, thread: threading.Thread) -> None:
        self.found: list[str] = []
        self._thread = thread

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if threading.current_thread() is self._thread:
            self.found.append(name)


def visit(server: Running) -> None:
    anna = server.person("Anna")
    code = anna.post("/imports", text=LEAGUE.read_text())["id"]
    for path in (*READS, *(f"download?format={form}" for form in FORMS)):
        anna.http.get(f"/tables/{code}/{path}").raise_for_status()
    anna.http.post(f"/tables/{code}/branch", json={"at": 50})
    for game in ("terra-mystica", "origins"):
        move(anna, game)
    anna.http.get("/tables/missing/state")
    for path in ("/me", "/tables?list=mine", "/lessons", "/puzzles", "/levels"):
        anna.http.get(path)


def move(person: Person, game: str) -> None:
    """Play a move through a draft, after a question and an invalid request."""
    code = person.post("/tables", game=game, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    person.http.post(f"/tables/{code}/start")
    code = person.post("/tables", game=game, seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    person.post(f"/tables/{code}/start")
    state = person.state(code)
    action = state["options"]["actions"][0]["id"]
    person.http.get(f"/tables/{code}/preview", params={"action": action})
    person.http.get(f"/tables/{code}/why", params={"action": 5})
    person.http.post(f"/tables/{code}/draft", json={"version": state["version"], "action": 5})
    person.post(f"/tables/{code}/draft", version=state["version"], action=action)
    person.post(f"/tables/{code}/draft/confirm", version=state["version"], request_id="a" * 16)


def main() -> None:
    sys.modules["pydantic.v1"] = None  # type: ignore[assignment]  # as `hexarch serve` does
    with tempfile.TemporaryDirectory() as folder, running(settings_for(Path(folder))) as server:
        server.call(server.app.state.server.warming.finish())
        imports = Imports(server.thread)
        sys.meta_path.insert(0, imports)
        visit(server)
        sys.stdout.write(json.dumps(imports.found))


if __name__ == "__main__":
    main()
