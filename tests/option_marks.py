"""Options and the rule tests that show them.

A test is marked with what it shows: `@pytest.mark.option("late_keys", True)`, or, where a parameter holds the value,
`@pytest.mark.option("late_keys", argument="late")`.
"""

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest


@dataclass(frozen=True)
class MarkedOptions:
    """The options of a game, and the package with its rule tests."""

    options: type
    package: ModuleType
    values: dict[str, tuple[Any, ...]]
    """Of options that do not list their values themselves."""
    given_or_not: tuple[str, ...]
    """Options without a list of values: given or left out."""

    @property
    def names(self) -> list[str]:
        return [entry.name for entry in fields(self.options)]

    def values_of(self, name: str) -> tuple[Any, ...]:
        entry = next(entry for entry in fields(self.options) if entry.name == name)
        if name in self.given_or_not or isinstance(entry.default, bool):
            return (False, True)
        return self.values[name] if name in self.values else tuple(entry.metadata["choices"])

    @cached_property
    def covered(self) -> set[tuple[str, Any]]:
        found: set[tuple[str, Any]] = set()
        for function in _tests(self.package):
            marks: list[pytest.Mark] = getattr(function, "pytestmark", [])
            for mark in marks:
                if mark.name == "option":
                    name = mark.args[0]
                    argument = mark.kwargs.get("argument")
                    values = _parameters(marks, argument) if argument else mark.args[1:]
                    found |= {(name, bool(value) if name in self.given_or_not else value) for value in values}
        return found

    def missing(self, name: str) -> list[Any]:
        """Return the values of an option that no rule test covers."""
        return [value for value in self.values_of(name) if (name, value) not in self.covered]

    def unknown(self) -> list[tuple[str, Any]]:
        """Return the options and values named in tests that do not exist."""
        return [(name, value) for name, value in self.covered if value not in self.values_of(name)]


def check_played(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, game: type, given_or_not: tuple[str, ...]
) -> Iterator[None]:
    """Check that some game of the test has all the values that its `option` marks name."""
    marks = list(request.node.iter_markers("option"))
    if not marks:
        yield
        return
    played: list[Any] = []
    read = vars(game)["options"]

    def noted(self: Any, data: dict[str, Any], players: int) -> Any:
        played.append(read(self, data, players))
        return played[-1]

    monkeypatch.setattr(game, "options", noted)
    yield
    wanted = {mark.args[0]: _value(request, mark) for mark in marks}

    def matches(options: Any, name: str, value: Any) -> bool:
        found = getattr(options, name)
        return bool(found) == bool(value) if name in given_or_not else bool(found == value)

    assert any(all(matches(options, *item) for item in wanted.items()) for options in played), (
        f"no game of this test is played with {wanted}"
    )


def _value(request: pytest.FixtureRequest, mark: pytest.Mark) -> Any:
    argument = mark.kwargs.get("argument")
    return request.node.callspec.params[argument] if argument else mark.args[1]


def _tests(package: ModuleType) -> Iterator[Callable[..., None]]:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if module.name.rpartition(".")[2].startswith("test_"):
            found = vars(import_module(module.name)).items()
            yield from (function for name, function in found if name.startswith("test_") and callable(function))


def _parameters(marks: list[pytest.Mark], argument: str) -> list[Any]:
    """Return the values that a test is run with for one of its arguments."""
    for mark in marks:
        if mark.name == "parametrize":
            names = mark.args[0].split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
            if argument in names:
                rows = [getattr(row, "values", row) if not isinstance(row, dict) else row for row in mark.args[1]]
                return rows if len(names) == 1 else [row[names.index(argument)] for row in rows]
    raise LookupError(argument)
