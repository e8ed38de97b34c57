"""Rows of small numbers as tuples: dice, tiles, values of sites, discs on a track. A change makes a new row."""

from typing import Final

from hexarch.core.aliases import Ints

# An empty space of a row.
GAP: Final = -1


def insert(row: Ints, value: int) -> Ints:
    """Return a sorted row with one more value."""
    return tuple(sorted((*row, value)))


def remove(row: Ints, value: int) -> Ints:
    """Return a row with one value less."""
    here = row.index(value)
    return row[:here] + row[here + 1 :]


def slide(row: Ints, place: int) -> Ints:
    """Return the market or the offer after one thing is taken: the others close up, so that the last space is free."""
    left = [thing for i, thing in enumerate(row) if thing != GAP and i != place]
    return (*left, *(GAP for _ in range(len(row) - len(left))))


def on_top(order: Ints, positions: Ints, disc: int) -> Ints:
    """Return the order of a track's discs after one arrived at its position, on top of those already there."""
    others = [other for other in order if other != disc]
    below = sum(1 for other in others if positions[other] <= positions[disc])
    return (*others[:below], disc, *others[below:])
