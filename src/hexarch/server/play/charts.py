"""What charts are drawn from: who gained and paid how much, by round and source."""

from collections.abc import Iterator, Mapping
from typing import Any

Key = tuple[str, int, str, str, bool]
"""Player, round, measure, source, whether it is income."""


def flows_of(measures: Mapping[str, Mapping[str, int]], rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The ledger summed up. Gains and payments stay apart, also where a round has both from one source."""
    sums: dict[Key, list[int]] = {}
    for row in rows:
        for key, amount in _amounts(measures, row):
            if amount:
                sums.setdefault(key, [0, 0])[amount < 0] += abs(amount)
    names = ("player", "round", "measure", "source", "income")
    return [
        {**dict(zip(names, key, strict=True)), "gained": gained, "paid": paid} for key, (gained, paid) in sums.items()
    ]


def _amounts(measures: Mapping[str, Mapping[str, int]], row: dict[str, Any]) -> Iterator[tuple[Key, int]]:
    """What one row changed, for its own player and for others; a row nets within one source."""
    everybody = {row["player"]: row["changes"], **row.get("others", {})}
    for player, changes in everybody.items():
        for measure, weights in measures.items():
            sources = {source for resource in weights for source in changes.get(resource, {})}
            for source in sorted(sources):
                amount = sum(weight * changes.get(resource, {}).get(source, 0) for resource, weight in weights.items())
                yield (player, row["round"], measure, source, row["is_income"]), amount
