# Not compiled: numpy.
"""A small value network, evaluated with numpy alone.

A seat is described by named inputs, its rivals by shorter ones that pass through a shared layer and are summed; so
the same network serves any number of players. The output for the map (`board_network.py`) is appended to a
seat's inputs. Training is in `hexarch.players.training`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from io import BytesIO
from itertools import repeat
from pathlib import Path
from typing import Any, Final

import numpy as np

from hexarch.players.algorithms.board_network import BoardNetwork

FORMAT: Final = "hexarch network 1"
_CLIP: Final = 5.0

Inputs = Mapping[str, float]
Array = np.ndarray[Any, Any]


class Network:
    """Weights and names of a network; several members are averaged."""

    def __init__(self, arrays: Mapping[str, Array]) -> None:
        if str(arrays["format"]) != FORMAT:
            raise ValueError(f"not a network of format {FORMAT!r}")
        self.arrays = dict(arrays)
        self.own_names = [str(name) for name in arrays["own_names"]]
        self.rival_names = [str(name) for name in arrays["rival_names"]]
        self.heads = [str(name) for name in arrays["heads"]]
        self.has_policy = self.heads[1:2] == ["policy"]
        """Whether the second output says how likely a good player is to choose a position among those it can reach."""
        self.own_places = {name: place for place, name in enumerate(self.own_names)}
        self.rival_places = {name: place for place, name in enumerate(self.rival_names)}
        self.board = BoardNetwork(arrays) if "board_planes" in arrays else None
        """The part that looks at the map; None in a network without one."""
        self.draft: dict[str, float] = {}
        """Weights of a linear model for choices before the first position, if there is one."""
        self.errors: dict[int, float] = {}
        """The usual error of the first head by round, on games that were not learned from."""
        if "errors" in arrays:
            self.errors = {round_: float(error) for round_, error in enumerate(arrays["errors"])}
        if "draft_names" in arrays:
            names = [str(name) for name in arrays["draft_names"]]
            self.draft = dict(zip(names, (float(weight) for weight in arrays["draft_weights"]), strict=True))
        self._own_mean, self._own_scale = _floats(arrays["own_mean"]), _floats(arrays["own_scale"])
        self._rival_mean, self._rival_scale = _floats(arrays["rival_mean"]), _floats(arrays["rival_scale"])
        self._out_mean, self._out_scale = _floats(arrays["out_mean"]), _floats(arrays["out_scale"])
        parts = ("rival_w", "rival_b", "first_w", "first_r", "first_b", "second_w", "second_b", "out_w", "out_b")
        count = len(arrays["rival_w"])
        self._members = [tuple(_floats(arrays[name][k]) for name in parts) for k in range(count)]

    @classmethod
    def load(cls, path: Any) -> "Network":
        with np.load(path) as data:
            return cls({name: data[name] for name in data.files})

    def save(self, path: Path) -> None:
        with path.open("wb") as file:
            np.savez_compressed(file, **self.arrays)  # type: ignore[arg-type]

    def without(self, names: Sequence[str]) -> "Network":
        """Return a network to which these inputs of a seat always look ordinary."""
        scale = np.where(np.isin(self.own_names, names), 0, self.arrays["own_scale"])
        return Network({**self.arrays, "own_scale": scale})

    def rows(self, inputs: Sequence[Inputs], shared: Inputs) -> Array:
        """Return a row for each description; `shared` holds the inputs that all of them have in common."""
        places = self.own_places
        base = np.zeros(len(places), np.float32)
        for name, value in shared.items():
            place = places.get(name)
            if place is not None:
                base[place] = value
        # Names that the network does not know go to an extra column, which is cut off.
        rows = np.repeat(np.append(base, np.float32(0))[None], len(inputs), 0)
        columns: list[int] = []
        values: list[float] = []
        for found in inputs:
            columns += map(places.get, found, repeat(len(places)))
            values += found.values()
        lines = np.repeat(np.arange(len(inputs)), [len(found) for found in inputs])
        rows[lines, columns] = values
        return rows[:, :-1]

    def rival_rows(self, inputs: Sequence[Inputs]) -> Array:
        rows = np.zeros((len(inputs), len(self.rival_names)), np.float32)
        for line, found in enumerate(inputs):
            for name, value in found.items():
                place = self.rival_places.get(name)
                if place is not None:
                    rows[line, place] = value
        return rows

    def rival_terms(self, rivals: Array) -> list[Array]:
        """Return what the rivals, one row each, add to the first layer of each member."""
        scaled = np.clip((rivals - self._rival_mean) * self._rival_scale, -_CLIP, _CLIP)
        return [
            np.maximum(scaled @ rival_w + rival_b, 0).sum(0) @ first_r + first_b
            for rival_w, rival_b, _, first_r, first_b, *_ in self._members
        ]

    def evaluate(self, rows: Array, terms: list[Array], heads: int = 1, pooled: Array | None = None) -> Array:
        """Return the first heads for each row, in their own units; `pooled` is the output for the map."""
        scaled = np.clip((rows - self._own_mean) * self._own_scale, -_CLIP, _CLIP)
        if pooled is not None:
            scaled = np.concatenate([scaled, pooled], 1)
        total = np.zeros((len(rows), heads), np.float32)
        for member, term in zip(self._members, terms, strict=True):
            _, _, first_w, _, _, second_w, second_b, out_w, out_b = member
            hidden = np.maximum(scaled @ first_w + term, 0)
            hidden = np.maximum(hidden @ second_w + second_b, 0)
            total += hidden @ out_w[:, :heads] + out_b[:heads]
        return total / len(self._members) * self._out_scale[:heads] + self._out_mean[:heads]


@cache
def load_network(package: str, name: str | bytes) -> Network:
    """Return a network by its name in a package, by the path of its file, or from the content of a file."""
    if isinstance(name, bytes):
        return Network.load(BytesIO(name))
    if name.endswith(".npz"):
        return Network.load(name)
    with resources.as_file(resources.files(package) / "weights" / f"{name}.npz") as path:
        return Network.load(path)


def _floats(array: Array) -> Array:
    return np.ascontiguousarray(array, np.float32)
