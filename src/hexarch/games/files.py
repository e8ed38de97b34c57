# Not compiled: texts.
"""Read a game in any format: a stored game, or a format that one of the games recognizes.

The command line and the server both use this module. It opens no files: the caller passes text or bytes.
"""

import json

from hexarch.core.files import ReadGame
from hexarch.core.game import RuleError
from hexarch.core.ledger import FORMAT, load
from hexarch.core.manifest import resolve
from hexarch.core.reason import Reason, because
from hexarch.games import MANIFESTS, load_game


def decode(data: bytes) -> tuple[str, list[Reason]]:
    """Return the text of a file, with a note if it is not UTF-8. Raise RuleError for what is not text."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise RuleError("The file is encoded as UTF-16; save it as UTF-8.")
    if b"\x00" in data:
        raise RuleError("This is not a text file.")
    try:
        return data.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return data.decode("latin-1"), [because("replay-note-latin-1", line=line)]


def read_game(data: str | bytes) -> ReadGame:
    """Read a game file in any format and return the game with any problems found.

    Raise RuleError if the file does not hold a game.
    """
    text, notes = decode(data) if isinstance(data, bytes) else (data.removeprefix("\ufeff"), [])
    found = _read_stored(text) if text.lstrip().startswith("{") else _read_form(text)
    found.notes = notes + found.notes
    return found


def _read_form(text: str) -> ReadGame:
    """Read a file in a format that one of the games recognizes."""
    forms = ["a stored game"]
    for manifest in MANIFESTS.values():
        module = resolve(manifest.files)
        found: ReadGame | None = module.read_file(text)
        if found is not None:
            return found
        forms += module.FORMS
    if text.lstrip().startswith("<"):
        raise RuleError("This is a web page, not a log. Copy the log's text from the page and save it as a text file.")
    raise RuleError(f"This is neither {' nor '.join(forms)}.")


def _read_stored(text: str) -> ReadGame:
    kind = "stored game"
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        return ReadGame(kind, None, problem=RuleError(f"line {error.lineno}: this is not valid JSON."), broken=True)
    except (ValueError, RecursionError):  # a number of thousands of digits, or thousands of brackets
        return ReadGame(kind, None, problem=RuleError("this is not valid JSON."), broken=True)
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("game"), str):
        return ReadGame(kind, None, problem=RuleError("This is not a stored Hexarch game."), broken=True)
    entries = data.get("entries")
    rows = len(entries) if isinstance(entries, list) else 0
    try:
        ledger = load(load_game(data["game"]), data)
    except RuleError as error:
        return ReadGame(kind, None, rows, problem=error, broken=True)
    return ReadGame(kind, ledger, rows, len(ledger.entries))
