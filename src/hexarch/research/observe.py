"""Observations: what one seat may know about a position, as named integer tensors."""

from collections.abc import Callable
from typing import Any, Protocol

from hexarch.core.game import RuleError
from hexarch.core.manifest import resolve
from hexarch.core.tensors import Geometry
from hexarch.games import load_game, manifest
from hexarch.research.extras import np


class Packer(Protocol):
    """Writes the observations of one table, see `pack.py` of a game."""

    def pack(self, state: Any, seat: int) -> tuple[bytes, Any]:
        """Return a bit for every number of the first tensors, and the other numbers."""


class Observer:
    """Converts positions of one game and number of players to tensors.

    One observation is one row of `size` 16-bit numbers; its tensors are parts of that row, so a batch of games is one
    array and `views` gives its tensors by name without copying anything. What has not changed since the last position
    at the same place of a batch is not converted again.
    """

    def __init__(self, game: str, players: int) -> None:
        rules = load_game(game)
        if players not in rules.seats:
            raise RuleError(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} players, not {players}.")
        encode = resolve(manifest(game).encoder)
        self.game = game
        self.players = players
        self.action_count = rules.action_count
        self.schema: int = encode.SCHEMA
        self.tensors = encode.tensors(players)
        self.size = sum(tensor.size for tensor in self.tensors)
        self._new_packer: Callable[[], Packer] = encode.Packer
        self._packers: list[Packer] = []
        self._geometry: Callable[[Any], Geometry] = encode.geometry

    def new_rows(self, *counts: int) -> Any:
        """Return empty rows to write to; without counts, a single row."""
        return np.zeros((*counts, self.size), np.int16)

    def views(self, rows: Any) -> dict[str, Any]:
        """Return the tensors in a row, or in an array of rows, by name."""
        found: dict[str, Any] = {}
        start = 0
        for tensor in self.tensors:
            part = rows[..., start : start + tensor.size]
            found[tensor.name] = part.reshape(*rows.shape[:-1], *tensor.shape)
            start += tensor.size
        return found

    def write(self, state: Any, seat: int, row: Any) -> None:
        """Fill a row with what a seat may know."""
        self.write_all([state], [seat], row[np.newaxis])

    def write_all(self, states: list[Any], seats: list[int], rows: Any) -> None:
        """Fill a row for each position. Together they take much less time than one by one."""
        while len(self._packers) < len(states):
            self._packers.append(self._new_packer())
        planes: list[bytes] = []
        numbers: list[bytes] = []
        large: list[tuple[int, list[int]]] = []
        for packer, state, seat in zip(self._packers, states, seats, strict=False):
            bits, found = packer.pack(state, seat)
            planes.append(bits)
            if type(found) is not bytes:  # a number above 255
                large.append((len(numbers), found))
                found = bytes(len(found))
            numbers.append(found)
        start = len(planes[0]) * 8
        if start:
            unpacked = np.unpackbits(np.frombuffer(b"".join(planes), np.uint8), bitorder="little")
            rows[:, :start] = unpacked.reshape(len(states), start)
        rows[:, start:] = np.frombuffer(b"".join(numbers), np.uint8).reshape(len(states), self.size - start)
        for number, values in large:
            rows[number, start:] = values

    def observe(self, state: Any, seat: int) -> dict[str, Any]:
        """Return the tensors of a position as a seat sees it, by name."""
        row = self.new_rows()
        self.write(state, seat, row)
        return self.views(row)

    def highs(self) -> Any:
        """Return the largest value of every number of a row, see `Tensor.limits`."""
        found = []
        for tensor in self.tensors:
            part = np.full(tensor.shape, tensor.most, np.int16)
            if tensor.limits:
                shape = [1] * part.ndim
                shape[tensor.axis] = len(tensor.limits)
                part[...] = np.reshape(tensor.limits, shape)
            found.append(part.reshape(-1))
        return np.concatenate(found)

    def geometry(self, state: Any) -> dict[str, Any]:
        """Return the coordinates and adjacency of the spaces of this table's board, as arrays.

        `names` of the spaces, "" where there is none; `coordinates`, a pair for each; `adjacency`, a matrix with 1
        where two spaces touch. Spaces have the same numbers in the tensors and in the actions.
        """
        found = self._geometry(state)
        count = len(found.names)
        packed = b"".join(mask.to_bytes((count + 7) // 8, "little") for mask in found.neighbours)
        bits = np.unpackbits(np.frombuffer(packed, np.uint8).reshape(count, -1), axis=1, bitorder="little")
        return {
            "names": list(found.names),
            "coordinates": np.array(found.coordinates, np.int16),
            "adjacency": bits[:, :count].astype(np.int8),
        }

    def mask(self, legal: list[int]) -> Any:
        """Return a mask with ones for the given actions."""
        found = np.zeros(self.action_count, np.int8)
        found[legal] = 1
        return found

    def describe(self) -> dict[str, Any]:
        """Return the schema as plain data, enough to decode stored observations."""
        return {
            "game": self.game,
            "schema": self.schema,
            "players": self.players,
            "actions": self.action_count,
            "tensors": [
                {
                    "name": tensor.name,
                    "shape": list(tensor.shape),
                    "most": tensor.most,
                    "about": tensor.about,
                    "labels": list(tensor.labels),
                    "axis": tensor.axis,
                    "limits": list(tensor.limits),
                }
                for tensor in self.tensors
            ],
        }
