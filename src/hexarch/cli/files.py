"""Reading a game from a file of any kind we know, and writing one whole or not at all."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hexarch.cli.console import errors
from hexarch.core.game import RuleError
from hexarch.core.ledger import FORMAT, Ledger, load
from hexarch.games import load_game, load_presenter
from hexarch.locale import error_text

MAX_BYTES: Final = 20_000_000


class FileError(RuleError):
    """A file that cannot be read or written."""


class GameError(RuleError):
    """A file whose game does not hold what it says."""


@dataclass
class Loaded:
    """A game from a file, and how far its rows agree with the rules."""

    path: Path
    kind: str
    ledger: Ledger[Any] | None
    rows: int
    matched: int
    problem: str = ""
    """The first thing that is wrong, with its row."""
    broken: bool = False
    """It could not be played to its end."""

    @property
    def ok(self) -> bool:
        return not self.problem and self.matched == self.rows


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise FileError(f"{path}: the file is larger than {MAX_BYTES // 1_000_000} MB; no game is.")
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileError(f"{path}: there is no such file.") from None
    except IsADirectoryError:
        raise FileError(f"{path}: this is a folder, not a game.") from None
    except UnicodeDecodeError:
        raise FileError(f"{path}: this is not a text file.") from None
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}.") from None


def read_game(path: Path) -> Loaded:
    """A league log, a game in command form or a stored game; with whatever is wrong with it."""
    from hexarch.games.origins.transcript import is_transcript, read_transcript
    from hexarch.games.terra_mystica.snellman.commands import is_commands, read_commands
    from hexarch.games.terra_mystica.snellman.log import is_log

    text = read_text(path)
    if is_transcript(text):
        return _read_checked(path, "transcript", read_transcript, text)
    if text.lstrip().startswith("{"):
        return _read_stored(path, text)
    if is_log(text):
        return _read_log(path, text)
    if is_commands(text):
        return _read_checked(path, "commands", read_commands, text)
    raise FileError(f"{path}: this is neither a stored game nor a league log nor a game in command form.")


def load_ledger(path: Path) -> Ledger[Any]:
    """The game of a file, which must be sound as far as it goes."""
    loaded = read_game(path)
    if loaded.ledger is None or loaded.problem:
        raise GameError(f"{path}: {loaded.problem}")
    return loaded.ledger


def _read_stored(path: Path, text: str) -> Loaded:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        return Loaded(path, "stored game", None, 0, 0, f"line {error.lineno}: this is not valid JSON.", True)
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("game"), str):
        return Loaded(path, "stored game", None, 0, 0, "this is not a stored Hexarch game.", True)
    entries = data.get("entries")
    rows = len(entries) if isinstance(entries, list) else 0
    try:
        ledger = load(load_game(data["game"]), data)
    except RuleError as error:
        return Loaded(path, "stored game", None, rows, 0, error_text(error), True)
    return Loaded(path, "stored game", ledger, rows, len(ledger.entries))


def _read_log(path: Path, text: str) -> Loaded:
    from hexarch.games.terra_mystica.snellman.verify import replay_log

    report = replay_log(text)
    problem = error_text(report.error) if report.error else str(report.difference or "")
    return Loaded(path, "league log", report.ledger, report.rows, report.matched, problem, bool(report.error))


def _read_checked(path: Path, kind: str, read: Callable[[str], Ledger[Any]], text: str) -> Loaded:
    """A form whose reader checks every move."""
    try:
        ledger = read(text)
    except RuleError as error:
        return Loaded(path, kind, None, 0, 0, error_text(error), True)
    return Loaded(path, kind, ledger, len(ledger.entries), len(ledger.entries))


def write_game(ledger: Ledger[Any], commands: bool) -> tuple[str, str]:
    """Return a game as text, and the ending of its file. What commands cannot express becomes a stored game."""
    if commands:
        try:
            return load_presenter(ledger.game.name).commands(ledger), "txt"
        except RuleError as error:
            errors().print(f"{error_text(error)} Written as a stored game instead.")
    return ledger.dumps(), "json"


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or leave what was there."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise FileError(f"{path}: cannot be written ({error.strerror}).") from None
