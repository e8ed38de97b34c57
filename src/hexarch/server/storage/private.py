"""Folders and files that only the server's user may read, since they contain names, messages and keys."""

import contextlib
import os
from pathlib import Path
from typing import Final

_FOLDER: Final = 0o700
_FILE: Final = 0o600


def make_private_folder(folder: Path) -> None:
    """Create a folder, or make an existing one private."""
    folder.mkdir(mode=_FOLDER, parents=True, exist_ok=True)
    with contextlib.suppress(PermissionError):  # a folder of another user to which we have access
        folder.chmod(_FOLDER)


def make_private_file(file: Path) -> None:
    """Create an empty file, or make an existing one private; SQLite gives its other files the same permissions."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FILE))
    with contextlib.suppress(PermissionError):
        file.chmod(_FILE)
