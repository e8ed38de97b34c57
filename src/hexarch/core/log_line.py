# Not compiled: texts.
"""What a page shows of a game's entry: a message with its parameters, and the things on the table it refers to.

Entries are stored as an action's number and its notation. Names that depend on the position, such as the hex of a
numbered place, are in the notation; so a line is derived from both, without replaying the game.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

Params = dict[str, str | int]


class LineLabel(TypedDict):
    """A key of the message catalogues and its parameters."""

    key: str
    params: Params


class LineTarget(TypedDict):
    kind: str
    name: str


class LogLine(TypedDict):
    label: LineLabel | None
    """None for an entry that is better shown as it is written."""
    targets: list[LineTarget]
    silent: bool
    """Nobody needs to read it."""


@dataclass(frozen=True)
class Wording:
    """How entries of one kind are worded: the named groups of the pattern are the message's parameters."""

    key: str
    pattern: re.Pattern[str]
    targets: tuple[tuple[str, str], ...]
    """Kinds of things, and the parameters that name them."""


# By parameter: the catalogues' name of what the notation abbreviates.
Names = Mapping[str, Callable[[str], str]]


def wording(key: str, pattern: str, *targets: tuple[str, str]) -> Wording:
    return Wording(key, re.compile(pattern), targets)


def silent_line() -> LogLine:
    return {"label": None, "targets": [], "silent": True}


def read_line(wordings: Sequence[Wording], text: str, names: Names) -> LogLine:
    """Return the line of the first wording that matches; other texts are shown as they are."""
    for one in wordings:
        match = one.pattern.fullmatch(text)
        if match is None:
            continue
        params: Params = {}
        for name, value in match.groupdict().items():
            if value is not None:
                params[name] = int(value) if value.isdecimal() else names[name](value) if name in names else value
        targets: list[LineTarget] = [{"kind": kind, "name": str(params[name])} for kind, name in one.targets]
        return {"label": {"key": one.key, "params": params}, "targets": targets, "silent": False}
    return {"label": None, "targets": [], "silent": False}


def rule_line(text: str) -> LogLine:
    """Return a line for what the rules did by themselves, as a row of the ledger names it."""
    key = f"replay-row-{text.replace(' ', '-')}"
    return {"label": {"key": key, "params": {}}, "targets": [], "silent": False}
