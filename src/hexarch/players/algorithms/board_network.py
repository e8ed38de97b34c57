"""The part of a network that reads a map: two hexagonal convolutions, and sums over groups of hexes.

A map is given as planes: bit masks that say which hexes have a property. Each layer combines the values of a hex with
those of its neighbours, with separate weights for neighbours across an edge and across a river. The same weights serve
every map.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from hexarch.core.aliases import Ints, Names

Array = np.ndarray[Any, Any]
Planes = Ints

MOST_HEXES: Final = 128
BYTES: Final = MOST_HEXES // 8
PARTS: Final = ("board_w1", "board_b1", "board_w2", "board_b2")
# Sums over hexes become numbers of about the size of the other inputs.
SUM_SCALE: Final = 0.1
_MOST_KNOWN: Final = 20_000
# How many maps are computed at a time: more do not fit into the processor's cache.
_BATCH: Final = 32


@dataclass(frozen=True, eq=False)
class Board:
    """Which hexes are neighbours, and which lie across a river: symmetric matrices. A board equals only itself."""

    near: Array
    across: Array


@lru_cache(maxsize=32)
def board_of(near: Ints, across: Ints) -> Board:
    """Return the board of a map from the masks of each hex's neighbours."""
    return Board(as_matrix(near), as_matrix(across))


def as_matrix(masks: Sequence[int]) -> Array:
    rows = np.zeros((MOST_HEXES, MOST_HEXES), np.float32)
    rows[: len(masks)] = as_bits(as_bytes([tuple(masks)]))[0]
    return rows


def as_bytes(planes: Sequence[Planes]) -> Array:
    """Return planes as bytes: (position, plane, byte)."""
    data = b"".join([mask.to_bytes(BYTES, "little") for found in planes for mask in found])
    return np.frombuffer(data, np.uint8).reshape(len(planes), -1, BYTES)


def as_bits(planes: Array) -> Array:
    """Return planes as numbers: (position, plane, hex)."""
    return np.unpackbits(planes, axis=2, bitorder="little").astype(np.float32)


class BoardNetwork:
    """Turns planes into a few numbers and caches them: many positions of a plan share their map."""

    def __init__(self, arrays: Mapping[str, Array]) -> None:
        self.names: Names = tuple(str(name) for name in arrays["board_planes"])
        self.pools = np.ascontiguousarray(arrays["board_pools"], np.float32)
        """Which planes make up each group of hexes that is summed."""
        w1, b1, w2, b2 = (np.ascontiguousarray(arrays[name], np.float32) for name in PARTS)
        self._layers = [(w1.reshape(-1, w1.shape[2]), b1[:, None]), (w2.reshape(-1, w2.shape[2]), b2[:, None])]
        self.size = len(self.pools) * len(b2)
        self._known: dict[tuple[Board, Planes], Array] = {}

    def __call__(self, board: Board, planes: Sequence[Planes]) -> Array:
        """Return a row for each map."""
        known = self._known
        new = [found for found in dict.fromkeys(planes) if (board, found) not in known]
        if new:
            if len(known) > _MOST_KNOWN:
                known.clear()
                new = list(dict.fromkeys(planes))
            for found, row in zip(new, self.of_bytes(board, as_bytes(new)), strict=True):
                known[board, found] = row
        return np.stack([known[board, found] for found in planes])

    def of_bytes(self, board: Board, planes: Array) -> Array:
        """Return a row for each map, given as bytes."""
        parts = [self._pooled(board, as_bits(planes[at : at + _BATCH])) for at in range(0, len(planes), _BATCH)]
        return np.concatenate(parts)

    def _pooled(self, board: Board, bits: Array) -> Array:
        hidden = bits
        for weights, bias in self._layers:
            size = len(bias)
            spread = weights @ hidden
            hidden = spread[:, :size] + spread[:, size : 2 * size] @ board.near
            hidden += spread[:, 2 * size :] @ board.across
            hidden += bias
            np.maximum(hidden, 0, out=hidden)
        groups = np.minimum(self.pools @ bits, 1)
        return (groups @ hidden.transpose(0, 2, 1) * SUM_SCALE).reshape(len(bits), -1)
