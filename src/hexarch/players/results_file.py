"""Files of results that a long run appends to, one line of JSON each, so that it can resume after an interruption."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hexarch.core.game import RuleError


def begin(file: Path, header: Mapping[str, Any]) -> None:
    """Write the first line, unless the file exists."""
    if not file.exists():
        file.write_text(json.dumps(header) + "\n", encoding="utf-8")


def append(file: Path, result: Mapping[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(result) + "\n")


def resume(file: Path, kind: str, header: Mapping[str, Any], other: str) -> list[str]:
    """Return the lines after the header, without a last one that was not finished: it is removed from the file.

    Raise RuleError if it is not a file of that kind, or, with the sentence `other`, if it has another header.
    """
    try:
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        found = json.loads(lines[0]) if lines else None
    except (OSError, ValueError):
        raise RuleError(f"{file}: not a file of {kind}.") from None
    if found != header:
        raise RuleError(f"{file}: {other}; choose another file.")
    whole = [line for line in lines[1:] if line.endswith("\n")]
    if not lines[-1].endswith("\n"):
        file.write_text("".join((lines[0].rstrip("\n"), "\n", *whole)), encoding="utf-8")
    return whole
