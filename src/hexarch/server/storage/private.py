"""Folders and files that only the server's own user may read: they hold names, messages and keys."""

import contextlib
import os
from pathlib import Path
from typing import Final

_FOLDER: Final = 0o700
_FILE: Final = 0o600


def make_private_folder(folder: Path) -> None:
    """Create a folder, or close an existing one to others."""
    folder.mkdir(mode=_FOLDER, parents=True, exist_ok=True)
    with contextlib.suppress(PermissionError):  # somebody else's folder that was opened for us
        folder.chmod(_FOLDER)


def make_private_file(file: Path) -> None:
    """Create an empty file, or close an existing one to others; SQLite gives its other files the same rights."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FILE))
    with contextlib.suppress(PermissionError):
        file.chmod(_FILE)
