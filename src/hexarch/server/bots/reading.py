"""Worker jobs that read games: imported files, and stored games from their first entry."""

import base64
from typing import Any

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.games.files import read_game
from hexarch.server.play.history_text import TEXTS
from hexarch.server.play.registry import bundle, new_state, read_options
from hexarch.server.web.json import loads


def read_any(job: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of the game that the server stores, its last state and the notes.

    Raises a RuleError for a faulty game.
    """
    given = base64.b64decode(job["data"]) if job["data"] else job["text"]
    count = _stored_entries(given)
    if count > job["most"]:
        return {"count": count}  # checking every entry would take long and is not needed
    found = read_game(given)
    if found.ledger is None or found.problem:
        raise found.problem or RuleError("The file contains no game.")
    ledger = found.ledger
    if len(ledger.entries) > job["most"]:
        return {"count": len(ledger.entries)}
    data = ledger.to_json()
    return {
        "count": len(ledger.entries),
        **{name: data[name] for name in ("game", "options", "names", "entries", "finished")},
        "state": ledger.game.to_json(ledger.state),
        "notes": [{"key": note.key, "params": note.params} for note in found.notes],
    }


def _stored_entries(given: str | bytes) -> int:
    """Return how many entries a stored game has; 0 for any other file."""
    try:
        data = loads(given)
    except ValueError:
        return 0
    entries = data.get("entries") if isinstance(data, dict) else None
    return len(entries) if isinstance(entries, list) else 0


def replay(job: dict[str, Any]) -> dict[str, Any]:
    """Return the state after some more actions of a stored game."""
    played = bundle(job["game"])
    if job["state"] is None:
        state = new_state(played, job["options"], job["rules"])
    else:
        state = played.game.from_json(job["state"])
    for seat, action in job["actions"]:
        played.game.apply(state, action, seat)
    return {"state": played.game.to_json(state)}


def history(job: dict[str, Any]) -> dict[str, Any]:
    """Return a stored game as the text of a response."""
    played = bundle(job["game"])
    ledger = Ledger(played.game, read_options(played, job["options"], job["rules"]), job["names"])
    for seat, action in job["actions"]:
        ledger.push(seat, action)
    return {"text": TEXTS[job["form"]](played, ledger, job["seats"])}
