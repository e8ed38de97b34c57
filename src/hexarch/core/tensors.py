"""A position as numbers: the named tensors of an observation, and the small rows they are made of."""

from collections.abc import Sequence
from dataclasses import Field, dataclass, fields
from functools import lru_cache
from typing import Any

from hexarch.core.game import Decision


@dataclass(frozen=True)
class Tensor:
    """One part of an observation. All its numbers are whole, from 0 to `most`."""

    name: str
    shape: tuple[int, ...]
    most: int
    about: str
    labels: tuple[str, ...] = ()
    """What the numbers along `axis` are, if they differ."""
    axis: int = -1

    @property
    def size(self) -> int:
        total = 1
        for length in self.shape:
            total *= length
        return total


@lru_cache(maxsize=4096)
def hot(size: int, index: int) -> tuple[int, ...]:
    """Return zeros with a one at the index; all zeros for an index below 0."""
    return tuple(int(i == index) for i in range(size))


@lru_cache(maxsize=65536)
def bits(size: int, mask: int) -> tuple[int, ...]:
    """Return the lowest bits of a mask, from bit 0 up."""
    return tuple(mask >> i & 1 for i in range(size))


def fill(row: Any, numbers: list[int]) -> None:
    """Put numbers into an array; by way of bytes it takes a third of the time, where none is above 255."""
    try:
        row[:] = memoryview(bytes(numbers))
    except ValueError:
        row[:] = numbers


@dataclass(frozen=True)
class Asked:
    """How open decisions are encoded: the seat counted from the observer, the kind, the argument bit by bit."""

    kinds: Sequence[str]
    argument_bits: int
    depth: int
    """How many are written, the next one first."""

    def tensor(self, seats: tuple[str, ...]) -> Tensor:
        labels = (*seats, "chance", *self.kinds, *(f"argument bit {i}" for i in range(self.argument_bits)))
        return Tensor("asked", (self.depth, len(labels)), 1, "open decisions, the next one first", labels)

    def write(self, stack: list[Decision], seat: int, players: int, numbers: list[int]) -> None:
        kinds = len(self.kinds)
        told = stack[: -self.depth - 1 : -1]
        for who, kind, argument in told:
            numbers += hot(players + 1, (who - seat) % players if who >= 0 else players)
            numbers += hot(kinds, kind)
            numbers += bits(self.argument_bits, argument)
        numbers += [0] * ((players + 1 + kinds + self.argument_bits) * (self.depth - len(told)))


def told_options(kind: type[Any]) -> tuple[Field[Any], ...]:
    """Return the options that an observation includes: booleans and choices of a few texts."""
    return tuple(
        entry for entry in fields(kind) if isinstance(entry.default, bool) or entry.metadata.get("choices") is not None
    )


@lru_cache(maxsize=256)
def option_numbers(options: Any) -> tuple[int, ...]:
    """Return options as numbers: 1 for true, and the index of a text among its choices."""
    found: list[int] = []
    for entry in told_options(type(options)):
        value = getattr(options, entry.name)
        choices = entry.metadata.get("choices")
        found.append(choices.index(value) if choices else int(value))
    return tuple(found)


def options_tensor(kind: type[Any]) -> Tensor:
    names = tuple(entry.name for entry in told_options(kind))
    about = "the options: 1 for yes, or the place among the texts an option can be"
    return Tensor("options", (len(names),), 8, about, names)
