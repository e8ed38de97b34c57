"""Reading a game in any form: stored game, league log, commands of the online site, transcript of Origins.

The command line and the server both read through here. Nothing is opened here: the caller brings text or bytes.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hexarch.core.game import RuleError
from hexarch.core.ledger import FORMAT, Ledger, load
from hexarch.games import load_game


@dataclass
class ReadGame:
    """A game that was read, and how far its rows agree with the rules."""

    kind: str
    ledger: Ledger[Any] | None
    rows: int = 0
    matched: int = 0
    problem: RuleError | None = None
    """The first thing that is wrong, with its line."""
    broken: bool = False
    """It could not be played to its end."""
    notes: list[str] = field(default_factory=list)
    """What was skipped or taken for something else; nothing of it is wrong."""

    @property
    def ok(self) -> bool:
        return not self.problem and self.matched == self.rows


def decode(data: bytes) -> tuple[str, list[str]]:
    """The text of a file, with a note where it is not UTF-8. Raises a RuleError for what is not text."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise RuleError("The file is encoded as UTF-16; save it as UTF-8.")
    if b"\x00" in data:
        raise RuleError("This is not a text file.")
    try:
        return data.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return data.decode("latin-1"), [f"The file is not UTF-8 (line {line}); it was read as Latin-1."]


def read_game(data: str | bytes) -> ReadGame:
    """The game of a file of any kind, with whatever is wrong with it.

    Raises a RuleError if it is no game at all.
    """
    from hexarch.games.origins.transcript import is_transcript, read_transcript
    from hexarch.games.terra_mystica.snellman.commands import is_commands, read_commands
    from hexarch.games.terra_mystica.snellman.log import is_log

    text, notes = decode(data) if isinstance(data, bytes) else (data.removeprefix("\ufeff"), [])
    if is_transcript(text):
        found = _read_checked("transcript", read_transcript, text)
    elif text.lstrip().startswith("{"):
        found = _read_stored(text)
    elif is_log(text):
        found = _read_log(text)
    elif is_commands(text):
        skipped: list[str] = []
        found = _read_checked("commands", lambda body: read_commands(body, skipped), text)
        found.notes = skipped
    else:
        raise RuleError(
            "This is neither a stored game nor a league log nor a game in command form nor a transcript of Origins."
        )
    found.notes = notes + found.notes
    return found


def _read_stored(text: str) -> ReadGame:
    kind = "stored game"
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        return ReadGame(kind, None, problem=RuleError(f"line {error.lineno}: this is not valid JSON."), broken=True)
    except RecursionError:
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


def _read_log(text: str) -> ReadGame:
    from hexarch.games.terra_mystica.snellman.verify import replay_log

    report = replay_log(text)
    problem = report.error or (RuleError(str(report.difference)) if report.difference else None)
    broken = bool(report.error)
    return ReadGame("league log", report.ledger, report.rows, report.matched, problem, broken, list(report.notes))


def _read_checked(kind: str, read: Callable[[str], Ledger[Any]], text: str) -> ReadGame:
    """A form whose reader checks every move."""
    try:
        ledger = read(text)
    except RuleError as error:
        return ReadGame(kind, None, problem=error, broken=True)
    return ReadGame(kind, ledger, len(ledger.entries), len(ledger.entries))
