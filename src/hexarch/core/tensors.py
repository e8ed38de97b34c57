# Not compiled: described once.
"""A position as numbers: the named tensors of an observation, with their labels and limits."""

import math
from collections.abc import Sequence
from dataclasses import Field, dataclass, fields
from functools import lru_cache
from typing import Any, Final

from hexarch.core.aliases import Ints, Names

UNBOUNDED: Final = 32767
"""The largest number that a tensor can hold, for what the game does not limit."""


@dataclass(frozen=True)
class Tensor:
    """One part of an observation. All its numbers are whole and at least 0."""

    name: str
    shape: Ints
    most: int
    """The largest number; UNBOUNDED where the game sets no limit."""
    about: str
    labels: Names = ()
    """What the numbers along `axis` are, if they differ."""
    axis: int = -1
    limits: Ints = ()
    """The largest number of each label; empty where `most` holds for all of them."""

    def limit(self, label: int) -> int:
        """Return the largest number at a place along the axis."""
        return self.limits[label] if self.limits else self.most

    @property
    def size(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True)
class Geometry:
    """Where the spaces of a board lie, numbered as in the actions and in the tensors."""

    names: Names
    coordinates: tuple[tuple[int, int], ...]
    """Two spaces with the same difference of coordinates lie in the same direction of each other."""
    neighbours: Ints
    """Mask of the spaces next to each space."""


def limits(labels: Sequence[str], *known: tuple[str, int]) -> Ints:
    """Return the largest number of each label: the limit of the first prefix that matches, else 1 (a yes or no)."""
    return tuple(next((most for start, most in known if label.startswith(start)), 1) for label in labels)


@dataclass(frozen=True)
class Asked:
    """The encoding of open decisions: the seat counted from the observer, the kind, the argument bit by bit."""

    kinds: Sequence[str]
    argument_bits: int
    depth: int
    """How many are written, the next one first."""

    def tensor(self, seats: Names) -> Tensor:
        labels = (*seats, "chance", *self.kinds, *(f"argument bit {i}" for i in range(self.argument_bits)))
        return Tensor("asked", (self.depth, len(labels)), 1, "open decisions, the next one first", labels)


def encoded_options(kind: type[Any]) -> tuple[Field[Any], ...]:
    """Return the options that an observation includes: booleans and choices of a few texts."""
    return tuple(
        entry for entry in fields(kind) if isinstance(entry.default, bool) or entry.metadata.get("choices") is not None
    )


@lru_cache(maxsize=256)
def option_numbers(options: Any) -> bytes:
    """Return options as numbers: 1 for true, and the index of a text among its choices."""
    found: list[int] = []
    for entry in encoded_options(type(options)):
        value = getattr(options, entry.name)
        choices = entry.metadata.get("choices")
        found.append(choices.index(value) if choices else int(value))
    return bytes(found)


def options_tensor(kind: type[Any]) -> Tensor:
    encoded = encoded_options(kind)
    names = tuple(entry.name for entry in encoded)
    limits = tuple(len(entry.metadata["choices"]) - 1 if "choices" in entry.metadata else 1 for entry in encoded)
    about = "the options: 1 for yes, or the place among the texts an option can be"
    return Tensor("options", (len(names),), max(limits), about, names, limits=limits)
