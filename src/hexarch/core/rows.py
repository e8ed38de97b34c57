"""Rows as tuples. A change makes a new row, so that clones can share the old one."""

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return a row with another value in one place."""
    return (*row[:place], value, *row[place + 1 :])
