"""Parts of an observation as bytes: tables of what is written often, and how parts become one row.

A part is `bytes`, or a list or tuple of numbers that are nearly always below 256. Whole rows of bytes are joined and
converted at once; a row with a larger number is written number by number.

A game's `Packer` keeps the parts of the last position, each with the values it was made from: little changes from one
position to the next, and comparing costs less than writing.
"""

from collections.abc import Sequence
from typing import Any, Final

from hexarch.core.game import Decision

MOST_TABLE_BITS: Final = 12


def hots(size: int) -> list[bytes]:
    """Return, for every index, zeros with a one there; for the index -1, zeros only."""
    return [bytes([int(i == index) for i in range(size)]) for index in range(size)] + [bytes(size)]


def masks(size: int) -> list[bytes]:
    """Return, for every mask of so many bits, the bits from bit 0 up."""
    assert size <= MOST_TABLE_BITS
    return [bytes([mask >> i & 1 for i in range(size)]) for mask in range(1 << size)]


_ZEROS: Final = [bytes(size) for size in range(256)]


def counts(size: int, things: Sequence[int]) -> bytes:
    """Return how many of each there are."""
    if not things:
        return _ZEROS[size]
    found = bytearray(size)
    for thing in things:
        found[thing] += 1
    return bytes(found)


def bits(size: int, mask: int) -> bytes:
    """Return the lowest bits of a mask, from bit 0 up."""
    if not mask:
        return _ZEROS[size]
    found = bytearray(size)
    rest = mask
    while rest:
        low = rest & -rest
        found[low.bit_length() - 1] = 1
        rest ^= low
    return bytes(found)


def join(parts: list[Any]) -> bytes | None:
    """Return the parts as one run of bytes; None if a number is above 255."""
    try:
        return b"".join([part if type(part) is bytes else bytes(part) for part in parts])
    except ValueError:
        return None


def joined(parts: list[Any]) -> Any:
    """Return the parts as one part."""
    found = join(parts)
    return flat(parts) if found is None else found


def flat(parts: list[Any]) -> list[int]:
    """Return the numbers of all parts."""
    return [number for part in parts for number in part]


class AskedPacker:
    """Writes the open decisions: the seat counted from the observer, the kind, the argument bit by bit."""

    def __init__(self, kinds: int, argument_bits: int, depth: int, most_seats: int) -> None:
        self.argument_bits = argument_bits
        self.depth = depth
        self.kinds = hots(kinds)
        self.seats = [hots(players + 1) for players in range(most_seats + 1)]
        """For each number of players; chance comes after the seats."""
        size = kinds + argument_bits + 1
        self.rest = [
            [bytes((size + players) * (depth - packed)) for packed in range(depth + 1)]
            for players in range(most_seats + 1)
        ]
        """What follows so many decisions, for each number of players."""

    def pack(self, stack: list[Decision], seat: int, players: int, parts: list[Any]) -> None:
        """Add the decision that is asked next, then those below it."""
        seats = self.seats[players]
        packed = 0
        for place in range(len(stack) - 1, -1, -1):
            if packed == self.depth:
                break
            who, kind, argument = stack[place]
            parts.append(seats[(who - seat) % players if who >= 0 else players])
            parts.append(self.kinds[kind])
            parts.append(bits(self.argument_bits, argument & (1 << self.argument_bits) - 1))
            packed += 1
        parts.append(self.rest[players][packed])
