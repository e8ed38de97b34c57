"""Sets of small integers as bit masks."""

from typing import Final

from hexarch.core.aliases import Ints

# _TABLE[k][byte] lists the members that the k-th byte of a mask stands for.
_BYTES: Final = 16
_TABLE: Final[tuple[tuple[Ints, ...], ...]] = tuple(
    tuple(tuple(8 * k + i for i in range(8) if byte >> i & 1) for byte in range(256)) for k in range(_BYTES)
)
_FEW: Final = 6


def members(mask: int) -> list[int]:
    """Return the members of a mask below 2**128, in ascending order."""
    found: list[int] = []
    # Most masks have two or three members: taking them one by one is quicker than looking at every byte.
    if mask.bit_count() < _FEW:
        while mask:
            low = mask & -mask
            found.append(low.bit_length() - 1)
            mask ^= low
        return found
    for k, byte in enumerate(mask.to_bytes(_BYTES, "little")):
        if byte:
            found += _TABLE[k][byte]
    return found


def component(start: int, within: int, links: Ints) -> int:
    """Return everything in `within` that can be reached from the mask `start`; links[i] is i's neighbours."""
    found = start & within
    edge = found
    while edge:
        beyond = 0
        # Edges are small: taking the members one by one is quicker than listing them.
        while edge:
            low = edge & -edge
            beyond |= links[low.bit_length() - 1]
            edge ^= low
        edge = beyond & within & ~found
        found |= edge
    return found
