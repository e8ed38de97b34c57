"""Weights of features from a TOML file that a person can read."""

from collections.abc import Collection
from typing import Any

from hexarch.core.data import DataError

Table = dict[str, tuple[float, ...]]


def weight_table(
    data: dict[str, Any], count: int, where: str, known: Collection[str] | None = None
) -> tuple[Table, dict[str, str]]:
    """Return the weights of each feature, and the group under which people see it.

    `data` is `{group: {feature: [count numbers]}}`. Raise DataError for a feature that is not among the known ones, or
    has another number of weights.
    """
    table: Table = {}
    groups: dict[str, str] = {}
    for group, entries in data.items():
        for name, numbers in entries.items():
            if known is not None and name not in known:
                raise DataError(f"{where}: {name} is not known")
            if len(numbers) != count:
                raise DataError(f"{where}: {name} needs {count} weights, not {len(numbers)}")
            table[name] = tuple(float(number) for number in numbers)
            groups[name] = group
    return table, groups
