"""Amounts by name, from numbers and from the rows of a journal."""

from collections.abc import Iterable, Mapping

from hexarch.core.journal import Row
from hexarch.core.shapes import Amount
from hexarch.games.origins import sources as src
from hexarch.games.origins.tables import COLOURS
from hexarch.games.origins.view.shapes import Goods


def by_colour(amounts: Iterable[int]) -> Goods:
    """Return amounts by colour, including zeros."""
    return dict(zip(COLOURS, amounts, strict=True))


def difference(after: Mapping[str, int], before: Mapping[str, int]) -> Goods:
    """Return the difference, without zeros."""
    names = [*after, *(name for name in before if name not in after)]
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def amounts(rows: Iterable[Row], seat: int) -> list[Amount]:
    """Return the changes of a seat's resources by source, in the order in which the sources came up."""
    found: dict[tuple[int, int], int] = {}
    for row in rows:
        for change in row.changes:
            if change.seat == seat:
                key = change.source, change.resource
                found[key] = found.get(key, 0) + change.amount
    return [
        {"resource": src.RESOURCE_NAMES[resource], "amount": amount, "source": src.SOURCE_NAMES[source]}
        for (source, resource), amount in found.items()
        if amount
    ]
