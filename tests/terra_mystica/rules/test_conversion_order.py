"""The fixed order of conversions loses nothing useful.

Between two other actions the engine asks for conversions in one order: power to priests, priests to workers, power to
workers, power to coins, workers to coins, for the alchemists points to coins and coins to points. Why that is enough:

- A conversion needs only power or what an earlier one in that order makes. So any set of conversions can be sorted
  into it: what one consumes has been made before, and nothing waits for what comes later.
- A sacrifice only fills up what a payment lacks, so the tokens lost are the power spent minus what bowl III held,
  whatever the order.
- Two things can be had in another order only. Turning a priest into a worker makes room for a priest bought with
  power: 5 power for what is in the end one worker, which 3 power also buy. And points bought with coins could be turned
  back into coins: 2 coins for 1, which is the same as fewer coins for nothing. Both are dominated.

The test compares the engine's order with the rules themselves, taken in any order one unit at a time.
"""

from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hexarch.games.terra_mystica.actions import BURN, CONVERT, KIND_OF
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from tests.terra_mystica.scenario import Table

PRIESTS = 7


class Goods(NamedTuple):
    points: int
    coins: int
    workers: int
    priests: int
    bowl1: int
    bowl2: int
    bowl3: int


class Path(NamedTuple):
    """Goods, with the priests gained and the points paid on the way to them."""

    goods: Goods
    priests_gained: int
    points_paid: int


def pay_power(goods: Goods, power: int, free_burning: bool) -> Goods | None:
    """Pay power from bowl III, sacrificing for what is missing there."""
    missing = max(0, power - goods.bowl3)
    if goods.bowl2 < 2 * missing or (missing and free_burning):
        return None
    return goods._replace(
        bowl1=goods.bowl1 + power, bowl2=goods.bowl2 - 2 * missing, bowl3=goods.bowl3 + missing - power
    )


def next_paths(path: Path, alchemists: bool, free_burning: bool) -> list[Path]:
    """Yield the goods after one unit of any conversion, or one sacrificed token where that is allowed by itself."""
    goods = path.goods
    found: list[Path] = []
    for power, good in ((5, "priests"), (3, "workers"), (1, "coins")):
        paid = pay_power(goods, power, free_burning)
        if paid is not None and (good != "priests" or goods.priests < PRIESTS):
            found.append(
                path._replace(
                    goods=paid._replace(**{good: getattr(paid, good) + 1}),
                    priests_gained=path.priests_gained + (good == "priests"),
                )
            )
    if goods.priests:
        found.append(path._replace(goods=goods._replace(priests=goods.priests - 1, workers=goods.workers + 1)))
    if goods.workers:
        found.append(path._replace(goods=goods._replace(workers=goods.workers - 1, coins=goods.coins + 1)))
    if free_burning and goods.bowl2 >= 2:
        found.append(path._replace(goods=goods._replace(bowl2=goods.bowl2 - 2, bowl3=goods.bowl3 + 1)))
    if alchemists and goods.points:
        turned = goods._replace(points=goods.points - 1, coins=goods.coins + 1)
        found.append(path._replace(goods=turned, points_paid=path.points_paid + 1))
    if alchemists and goods.coins >= 2:
        found.append(path._replace(goods=goods._replace(points=goods.points + 1, coins=goods.coins - 2)))
    return found


def in_any_order(start: Goods, alchemists: bool, free_burning: bool) -> set[Path]:
    first = Path(start, 0, 0)
    seen, waiting = {first}, [first]
    while waiting:
        for path in next_paths(waiting.pop(), alchemists, free_burning):
            if path not in seen:
                seen.add(path)
                waiting.append(path)
    return seen


def goods_of(state: State) -> Goods:
    player = state.players[0]
    bowls = (player.bowl1, player.bowl2, player.bowl3)
    return Goods(player.points, player.coins, player.workers, player.priests, *bowls)


def in_the_fixed_order(state: State) -> set[Goods]:
    """Yield where the engine's conversions lead; a turn cannot continue while sacrificed power is unspent."""
    seen = {(goods_of(state), state.converted, state.burned)}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        for action in GAME.legal(here):
            if KIND_OF[action] not in (BURN, CONVERT):
                continue
            there = GAME.clone(here)
            GAME.apply(there, action)
            mark = (goods_of(there), there.converted, there.burned)
            if mark not in seen:
                seen.add(mark)
                waiting.append(there)
    return {goods for goods, _, burned in seen if not burned}


def is_as_good(one: Goods, other: Goods) -> bool:
    """Does one path have as many goods and points as another, without spending more power or losing more tokens?"""
    as_many = all(mine >= yours for mine, yours in zip(one[:4], other[:4], strict=True))
    no_more_spent = one.bowl3 >= other.bowl3 and one.bowl2 >= other.bowl2
    return as_many and no_more_spent and sum(one[4:]) >= sum(other[4:])


def empty_table(faction: str, free_burning: bool) -> Table:
    table = Table(faction, "nomads", free_burning=free_burning)
    table.clear_map()
    return table


TABLES = {
    (faction, free_burning): empty_table(faction, free_burning)
    for faction in ("witches", "alchemists")
    for free_burning in (False, True)
}


def check(faction: str, free_burning: bool, bowls: tuple[int, int, int], **goods: int) -> None:
    table = TABLES[faction, free_burning]
    table.give(faction, bowls=bowls, **goods)
    start = goods_of(table.state)
    fixed = in_the_fixed_order(table.state)
    free = in_any_order(start, faction == "alchemists", free_burning)
    assert fixed <= {path.goods for path in free}
    for path in free:
        if path.priests_gained <= PRIESTS - start.priests and path.points_paid <= start.points:
            assert path.goods in fixed
        elif path.goods not in fixed:
            assert any(is_as_good(other, path.goods) for other in fixed)


SETTINGS = settings(max_examples=40, deadline=None, derandomize=True)
BURNING = pytest.mark.parametrize("free_burning", [False, True])


@BURNING
@SETTINGS
@given(
    bowls=st.tuples(st.integers(0, 2), st.integers(0, 6), st.integers(0, 8)),
    coins=st.integers(0, 2),
    workers=st.integers(0, 3),
    priests=st.integers(0, PRIESTS),
)
@example(bowls=(0, 0, 10), coins=0, workers=0, priests=7)
@example(bowls=(0, 8, 4), coins=0, workers=1, priests=6)
@example(bowls=(0, 0, 1), coins=0, workers=27, priests=0)
def test_the_fixed_order_loses_nothing(
    free_burning: bool, bowls: tuple[int, int, int], coins: int, workers: int, priests: int
) -> None:
    check("witches", free_burning, bowls, coins=coins, workers=workers, priests=priests)


@BURNING
@SETTINGS
@given(
    bowls=st.tuples(st.integers(0, 1), st.integers(0, 3), st.integers(0, 3)),
    coins=st.integers(0, 4),
    workers=st.integers(0, 1),
    priests=st.integers(0, 1),
    points=st.integers(0, 3),
)
@example(bowls=(0, 0, 0), coins=4, workers=0, priests=0, points=0)
@example(bowls=(0, 0, 5), coins=0, workers=0, priests=0, points=2)
def test_nor_with_the_exchanges_of_the_alchemists(
    free_burning: bool, bowls: tuple[int, int, int], coins: int, workers: int, priests: int, points: int
) -> None:
    check("alchemists", free_burning, bowls, coins=coins, workers=workers, priests=priests, points=points)
