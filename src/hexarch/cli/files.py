"""Read a game from a path or from standard input, and write one completely or not at all."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hexarch.cli.console import errors
from hexarch.core.atomic import replacing
from hexarch.core.files import ReadGame
from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import files, load_presenter
from hexarch.locale import error_text

MAX_BYTES: Final = 20_000_000
STDIN: Final = Path("-")


class FileError(RuleError):
    """Raised for a file that cannot be read or written."""


class GameError(RuleError):
    """Raised for a file whose game is not valid."""


@dataclass
class Loaded(ReadGame):
    """A game from a file."""

    path: Path = Path()


def _read_bytes(path: Path) -> bytes:
    """Read a file, or standard input for the path `-`. One byte over the limit is enough to refuse it."""
    try:
        if path == STDIN:
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise FileError(f"{path}: there is no such file.") from None
    except OSError as error:
        if path.is_dir():  # Windows calls this a lack of permission
            raise FileError(f"{path}: this is a folder, not a game.") from None
        raise FileError(f"{path}: {error.strerror}.") from None
    if len(data) > MAX_BYTES:
        raise FileError(f"{path}: the file is larger than {MAX_BYTES // 1_000_000} MB, so it is not a game.")
    return data


def read_text(path: Path) -> str:
    try:
        return files.decode(_read_bytes(path))[0]
    except FileError:
        raise
    except RuleError as error:
        raise FileError(f"{path}: ", error) from None


@contextmanager
def as_file(path: Path) -> Iterator[Path]:
    """Provide a path to read from: for `-` that of a private copy of standard input, deleted afterwards."""
    if path != STDIN:
        yield path
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder, "-")
        with copy.open("wb") as file:
            shutil.copyfileobj(sys.stdin.buffer, file)
        yield copy


def read_game(path: Path) -> Loaded:
    """Read a game file in any known form and return the game with any problems found."""
    data = _read_bytes(path)
    try:
        found = files.read_game(data)
    except RuleError as error:
        raise FileError(f"{path}: ", error) from None
    return Loaded(**vars(found), path=path)


def load_ledger(path: Path) -> Ledger[Any]:
    """Return the game of a file. Raise GameError if the file has a problem."""
    loaded = read_game(path)
    if loaded.ledger is None or loaded.problem:
        raise GameError(f"{path}: ", loaded.problem or "there is no game in it.")
    return loaded.ledger


def write_game(ledger: Ledger[Any], commands: bool) -> tuple[str, str]:
    """Return a game as text, and its file name extension. What commands cannot express becomes a stored game."""
    if commands:
        try:
            return load_presenter(ledger.game.name).commands(ledger), "txt"
        except RuleError as error:
            errors().print(f"{error_text(error)} Written as a stored game instead.")
    return ledger.dumps(), "json"


def write_whole(path: Path, text: str) -> None:
    """Write a file completely, or leave the existing one unchanged."""
    with replacing(path, FileError) as temporary:
        temporary.write_text(text, encoding="utf-8")
