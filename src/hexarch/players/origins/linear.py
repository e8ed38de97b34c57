"""Weights of the features, by how many rounds are to come, from a readable TOML file."""

from functools import cache
from operator import mul
from typing import Any, Final

from hexarch.core.data import read
from hexarch.players.origins.features import NAMES, Features
from hexarch.players.origins.horizon import LONGEST
from hexarch.players.weights import weight_table

# Weights for 0, 1, 2, ... rounds to come, interpolated linearly in between.
KNOTS: Final = int(LONGEST) + 1
_PARTS: Final = 16


class Weights:
    def __init__(self, table: dict[str, tuple[float, ...]], groups: dict[str, str]) -> None:
        self.table = table
        self.groups = groups
        """Under which source a feature is shown to people."""
        self.rows = [table.get(name, (0.0,) * KNOTS) for name in NAMES]
        self.constant = table["constant"]
        self._at: dict[int, tuple[list[float], float]] = {}

    def at(self, horizon: float) -> tuple[list[float], float]:
        """Return the weight of each feature with that many rounds to come, and the constant."""
        step = round(horizon * _PARTS)
        found = self._at.get(step)
        if found is None:
            knot = min(step // _PARTS, KNOTS - 2)
            part = step / _PARTS - knot
            rows = [row[knot] * (1 - part) + row[knot + 1] * part for row in (*self.rows, self.constant)]
            found = self._at[step] = rows[:-1], rows[-1]
        return found

    def score(self, found: Features, horizon: float) -> float:
        weights, constant = self.at(horizon)
        return sum(map(mul, weights, found), constant)

    def sources(self, found: Features, horizon: float) -> dict[str, float]:
        weights, constant = self.at(horizon)
        result = {"rounds to come": constant} if constant else {}
        for name, weight, value in zip(NAMES, weights, found, strict=True):
            if weight * value:
                group = self.groups[name]
                result[group] = result.get(group, 0.0) + weight * value
        return result


def from_table(data: dict[str, Any], where: str) -> Weights:
    """Return weights from `{group: {feature: [a number for each knot]}}`.

    "constant" is what a seat can expect in any case.
    """
    table, groups = weight_table(data, KNOTS, where, (*NAMES, "constant"))
    table.setdefault("constant", (0.0,) * KNOTS)
    return Weights(table, groups)


@cache
def load_weights(name: str) -> Weights:
    """Load the weights `solo` or `table`."""
    return from_table(read("hexarch.players.origins", f"weights/{name}.toml"), f"{name}.toml")
