"""Observation spaces of the environments: one row of numbers, or the tensors by name."""

from typing import Any

from hexarch.research.extras import MissingPackage, np
from hexarch.research.observe import Observer

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise MissingPackage(error.name) from None


def observation_space(observer: Observer, flat: bool) -> "spaces.Space[Any]":
    """Return the space with the limits of every number."""
    highs = observer.highs()
    if flat:
        return spaces.Box(np.zeros_like(highs), highs, dtype=np.int16)
    views = observer.views(highs)
    return spaces.Dict({name: spaces.Box(np.zeros_like(high), high, dtype=np.int16) for name, high in views.items()})


def shown(observer: Observer, state: Any, seat: int, flat: bool) -> Any:
    """Return what a seat may know, in that space."""
    row = observer.new_rows()
    observer.write(state, seat, row)
    return row if flat else observer.views(row)
