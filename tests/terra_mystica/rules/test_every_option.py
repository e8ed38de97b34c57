"""Every option has a rule test for each of its values.

A test carries what it shows: `@pytest.mark.option("late_keys", True)`, or, where a parameter holds the value,
`@pytest.mark.option("late_keys", argument="late")`.
"""

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import tests.terra_mystica.rules as package
from hexarch.games.terra_mystica.maps import map_names
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.rules import GAME

GIVEN_OR_NOT = ("factions", "own_map")
"""Options without a list of values: given or left out."""
VALUES: dict[str, tuple[Any, ...]] = {"players": GAME.seats, "map": tuple(map_names())} | dict.fromkeys(
    GIVEN_OR_NOT, (False, True)
)


def values_of(name: str) -> tuple[Any, ...]:
    entry = next(entry for entry in fields(Options) if entry.name == name)
    if name in VALUES:
        return VALUES[name]
    if isinstance(entry.default, bool):
        return (False, True)
    return tuple(entry.metadata["choices"])


def rule_tests() -> Iterator[Callable[..., None]]:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if module.name.rpartition(".")[2].startswith("test_"):
            found = vars(import_module(module.name)).items()
            yield from (function for name, function in found if name.startswith("test_") and callable(function))


def parameters(marks: list[pytest.Mark], argument: str) -> list[Any]:
    """The values that a test is run with for one of its arguments."""
    for mark in marks:
        if mark.name == "parametrize":
            names = mark.args[0].split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
            if argument in names:
                rows = [getattr(row, "values", row) if not isinstance(row, dict) else row for row in mark.args[1]]
                return rows if len(names) == 1 else [row[names.index(argument)] for row in rows]
    raise LookupError(argument)


@cache
def covered() -> set[tuple[str, Any]]:
    found: set[tuple[str, Any]] = set()
    for function in rule_tests():
        marks: list[pytest.Mark] = getattr(function, "pytestmark", [])
        for mark in marks:
            if mark.name == "option":
                name = mark.args[0]
                argument = mark.kwargs.get("argument")
                values = parameters(marks, argument) if argument else mark.args[1:]
                found |= {(name, bool(value) if name in GIVEN_OR_NOT else value) for value in values}
    return found


@pytest.mark.parametrize("name", [entry.name for entry in fields(Options)])
def test_every_value_of_an_option_has_a_rule_test(name: str) -> None:
    missing = [value for value in values_of(name) if (name, value) not in covered()]
    assert not missing, f"no rule test is marked option({name!r}, ...) for {missing}"


def test_no_test_carries_an_option_or_value_that_does_not_exist() -> None:
    for name, value in covered():
        assert value in values_of(name), f"{name} cannot be {value!r}"
