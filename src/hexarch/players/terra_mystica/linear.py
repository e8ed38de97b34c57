"""Weights of the features, one for each round, from a readable TOML file."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from hexarch.core.aliases import Names
from hexarch.core.data import read
from hexarch.players.terra_mystica.features import Features
from hexarch.players.weights import weight_table

# Before the first round, and six rounds; a shorter game ends with the last ones.
ROUNDS = 7


@dataclass(frozen=True)
class Weights:
    table: dict[str, tuple[float, ...]]
    groups: dict[str, str]
    """Under which source a feature is shown to people."""
    base: tuple[float, ...] = (0.0,) * ROUNDS
    """What every position has, whatever its features."""

    def without(self, groups: Names) -> "Weights":
        """Return weights without some groups."""
        if not groups:
            return self
        table = {name: numbers for name, numbers in self.table.items() if self.groups.get(name) not in groups}
        return Weights(table, self.groups, self.base)

    def score(self, found: Features, round_: int) -> float:
        table = self.table
        total = self.base[round_]
        for name, value in found.items():
            if value:
                weights = table.get(name)
                if weights is not None:
                    total += weights[round_] * value
        return total

    def sources(self, found: Features, round_: int) -> dict[str, float]:
        result: dict[str, float] = {"base": self.base[round_]}
        for name, value in found.items():
            weights = self.table.get(name)
            if value and weights is not None:
                group = self.groups.get(name, "other")
                result[group] = result.get(group, 0.0) + weights[round_] * value
        return result


def from_table(data: dict[str, Any], where: str) -> Weights:
    """Return weights from `{group: {feature: [a number for each round]}}`."""
    table, groups = weight_table(data, ROUNDS, where)
    bases = [numbers for name, numbers in table.items() if groups[name] == "base"]
    shown = {name: numbers for name, numbers in table.items() if groups[name] != "base"}
    return Weights(shown, groups, bases[0] if bases else (0.0,) * ROUNDS)


@cache
def load_weights(name: str) -> Weights:
    """Load the weights `people` (what strong people chose), `choice` or `value` (learned in self-play)."""
    return from_table(read("hexarch.players.terra_mystica", f"weights/{name}.toml"), f"{name}.toml")
