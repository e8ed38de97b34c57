"""Options of a game: a frozen dataclass whose fields are read from outside, with a message for every mistake.

A field is a bool, an integer, one of a few texts (`choice`), or one that the game reads itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, fields
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, TypedDict

from hexarch.core.aliases import Names
from hexarch.core.game import Options, RuleError


def choice(default: str, *others: str) -> Any:
    """Return a field that takes one of a few texts."""
    return field(default=default, metadata={"choices": (default, *others)})


@lru_cache(maxsize=256)
def shown_options(options: Options) -> dict[str, Any]:
    """Return the options as they are in every view of a game. The result is shared, and must not be changed."""
    return options.to_json()


def read_options(
    kind: type[Any],
    presets: Mapping[str, Mapping[str, Any]],
    data: Mapping[str, Any],
    readers: Mapping[str, Callable[[Any], Any]],
) -> dict[str, Any]:
    """Return checked values for the fields of `kind`, applied over the preset that the data name."""
    given = dict(data)
    preset = given.pop("preset", "standard")
    if not isinstance(preset, str) or preset not in presets:
        raise RuleError(f"There is no preset {preset!r}; choose from {', '.join(presets)}.")
    values = dict(presets[preset])
    known = {entry.name: entry for entry in fields(kind) if entry.name != "players"}
    for name, value in given.items():
        if name not in known:
            raise RuleError(f"There is no option {name!r}{nearest(name, tuple(known))}")
        reader = readers.get(name)
        choices = known[name].metadata.get("choices")
        values[name] = reader(value) if reader else _read(name, value, choices, known[name].default)
    return values


def _read(name: str, value: Any, choices: Names | None, default: Any) -> Any:
    if choices is not None:
        if value not in choices:
            raise RuleError(f"{name} can be {' or '.join(repr(one) for one in choices)}, not {value!r}.")
    elif isinstance(default, bool):
        if not isinstance(value, bool):
            raise RuleError(f"{name} must be true or false, not {value!r}.")
    elif isinstance(default, int):
        if not isinstance(value, int) or isinstance(value, bool):
            raise RuleError(f"{name} must be a whole number, not {value!r}.")
    elif not isinstance(value, str):
        raise RuleError(f"{name} must be a string, not {value!r}.")
    return value


class OptionDescription(TypedDict):
    """One option as a form shows it. `kind` is bool, number, choice, text, list or table."""

    name: str
    kind: str
    choices: list[str]
    default: Any
    group: str


def describe(
    kind: type[Any],
    groups: Mapping[str, Names],
    choices: Mapping[str, Sequence[str]],
    tables: Names,
) -> list[OptionDescription]:
    """Return the fields of `kind` by group; `choices` for those without a fixed list, `tables` for those read whole."""
    known = {entry.name: entry for entry in fields(kind) if entry.name != "players"}
    found: list[OptionDescription] = []
    for group, names in groups.items():
        for name in names:
            entry = known.pop(name)
            offered = list(choices.get(name, entry.metadata.get("choices", ())))
            shown = "table" if name in tables else _form(entry.default, offered)
            default: Any = entry.default
            if shown == "table":
                default = {}
            elif shown == "list":
                default = list(default)
            found.append({"name": name, "kind": shown, "choices": offered, "default": default, "group": group})
    assert not known, f"in no group: {', '.join(known)}"
    return found


def _form(default: Any, choices: list[str]) -> str:
    if isinstance(default, bool):
        return "bool"
    if isinstance(default, int):
        return "number"
    if isinstance(default, tuple):
        return "list"
    return "choice" if choices else "text"


def nearest(name: str, known: Sequence[str]) -> str:
    """Return how the sentence ends: a suggestion of what was probably meant, or everything there is."""
    close = get_close_matches(name, known, 1, 0.5)
    return f"; did you mean {close[0]!r}?" if close else f"; choose from {', '.join(known)}."
