"""Names of numbered constants."""

from collections.abc import Mapping
from typing import Any


def names_between(scope: Mapping[str, Any], first: str, last: str) -> list[str]:
    """Return the lower-case names of a module's constants from the first to the last one.

    Raise ValueError if they are not numbered 0, 1, 2 and so on, since the list is indexed by the constants.
    """
    names = list(scope)
    found = names[names.index(first) : names.index(last) + 1]
    if [scope[name] for name in found] != list(range(len(found))):
        raise ValueError(f"The constants from {first} to {last} are not numbered in their order.")
    return [name.lower() for name in found]
