"""The data of charts: what every seat gained and paid, by round and source."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NotRequired, TypedDict

from hexarch.server.web.json import JsonObject

# By resource and source.
Changes = Mapping[str, Mapping[str, int]]

Measures = Mapping[str, Mapping[str, int]]

# Player, round, measure, source, whether it is income.
Key = tuple[str, int, str, str, bool]


class LedgerRow(TypedDict):
    """A row of a presenter's ledger table, as far as the server reads it."""

    number: int
    round: int
    seat: int
    player: str
    text: str
    public_text: NotRequired[str]
    shown: list[str]
    totals: Mapping[str, int]
    changes: Changes
    others: NotRequired[Mapping[str, Changes]]
    is_income: bool


def series_of(names: Sequence[str], rows: Sequence[LedgerRow]) -> list[JsonObject]:
    """Return the points of each player, by round and by source."""
    rounds = sorted({row["round"] for row in rows})
    return [_series(name, rounds, [row for row in rows if row["player"] == name]) for name in names]


def _series(name: str, rounds: list[int], rows: Sequence[LedgerRow]) -> JsonObject:
    sources: dict[str, list[int]] = {}
    totals: list[int] = []
    points = next((_points_before(row) for row in rows if "points" in row["totals"]), 0)
    for place, number in enumerate(rounds):
        for row in (row for row in rows if row["round"] == number):
            for source, amount in row["changes"].get("points", {}).items():
                sources.setdefault(source, [0] * len(rounds))[place] += amount
            points = row["totals"].get("points", points)
        totals.append(points)
    return {"player": name, "rounds": rounds, "totals": totals, "sources": sources}


def _points_before(row: LedgerRow) -> int:
    return row["totals"]["points"] - sum(row["changes"].get("points", {}).values())


def flows_of(measures: Measures, rows: Sequence[LedgerRow]) -> list[JsonObject]:
    """Sum up the ledger. Gains and payments stay apart, even if a round has both from one source."""
    sums: dict[Key, list[int]] = {}
    for row in rows:
        for key, amount in _amounts(measures, row):
            if amount:
                sums.setdefault(key, [0, 0])[amount < 0] += abs(amount)
    names = ("player", "round", "measure", "source", "income")
    return [
        {**dict(zip(names, key, strict=True)), "gained": gained, "paid": paid} for key, (gained, paid) in sums.items()
    ]


def _amounts(measures: Measures, row: LedgerRow) -> Iterator[tuple[Key, int]]:
    """Yield what one row changed, for its own player and for others; a row nets within one source."""
    everybody = {row["player"]: row["changes"], **row.get("others", {})}
    for player, changes in everybody.items():
        for measure, weights in measures.items():
            sources = {source for resource in weights for source in changes.get(resource, {})}
            for source in sorted(sources):
                amount = sum(weight * changes.get(resource, {}).get(source, 0) for resource, weight in weights.items())
                yield (player, row["round"], measure, source, row["is_income"]), amount
