"""Amounts by name, from numbers and from the rows of a journal."""

from collections.abc import Iterable, Sequence
from typing import Final

from hexarch.core.journal import Row
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.view.shapes import Goods

_PLAIN: Final = (src.COINS, src.WORKERS, src.PRIESTS, *range(src.CULTS, src.CULTS + 4))


def goods(**amounts: int) -> Goods:
    """Return amounts by name, without what is zero."""
    return {name: amount for name, amount in amounts.items() if amount}


def goods_of(holder: object, *names: str, prefix: str = "") -> Goods:
    """Return the named attributes of a component or a player without zeros; `prefix` comes before their names there."""
    return goods(**{name: getattr(holder, prefix + name) for name in names})


def add(total: Goods, more: Goods) -> None:
    for name, amount in more.items():
        total[name] = total.get(name, 0) + amount
        if not total[name]:
            del total[name]


def difference(after: Goods, before: Goods) -> Goods:
    result = dict(after)
    add(result, {name: -amount for name, amount in before.items()})
    return result


def by_source(rows: Iterable[Row], seat: int) -> dict[str, list[int]]:
    """Return the changes of a seat's resources, in the order in which the sources came up."""
    found: dict[str, list[int]] = {}
    for row in rows:
        for change in row.changes:
            if change.seat == seat:
                amounts = found.setdefault(src.SOURCE_NAMES[change.source], [0] * len(src.RESOURCE_NAMES))
                amounts[change.resource] += change.amount
    return found


def as_goods(amounts: Sequence[int]) -> Goods:
    """Return the changes from one source as goods; the bowls as power gained or spent, or tokens sacrificed."""
    result = {src.RESOURCE_NAMES[resource]: amounts[resource] for resource in _PLAIN if amounts[resource]}
    first, second, third = amounts[src.BOWL1 : src.BOWL3 + 1]
    lost = first + second + third
    if lost:
        result["tokens"] = lost
    elif third < 0:
        result["power"] = third
    elif third - first:
        result["power"] = third - first
    return result
