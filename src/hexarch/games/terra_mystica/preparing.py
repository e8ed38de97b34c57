"""Actions that can be paid after sacrificing power or converting, with the ways to do so, the cheapest first.

The price of an action is read from a copy with the largest possible amounts of goods. The ways to pay it are
enumerated, since every kind of conversion is made a dozen times at most; `legal` confirms each.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hexarch.core.game import Merge
from hexarch.core.journal import Journal
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, BURNS, KIND_OF, SPACE
from hexarch.games.terra_mystica.economy import POWER_RATES, priest_room
from hexarch.games.terra_mystica.kinds import apply_for
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.merging import after, are_legal, last_run, merge_conversions
from hexarch.games.terra_mystica.state import REST, TURN, State
from hexarch.games.terra_mystica.tables import MAX_HEXES

MOST_WAYS: Final = 4
_PAID: Final = frozenset(
    (act.BUILD, act.TRANSFORM, act.UPGRADE, act.CONNECT, act.POWER, act.SPECIAL, act.SEND, act.ADVANCE)
)
_GOODS: Final = (src.COINS, src.WORKERS, src.PRIESTS, src.BOWL3)

# Coins, workers, priests, power.
Price = tuple[int, int, int, int]


class Way(NamedTuple):
    """A preparation. Ways are compared by what is permanently lost, then by what is wasted."""

    points: int
    burned: int
    wasted: int
    """Workers that become coins, and priests that become workers."""
    kinds: int
    """How many kinds of conversion it takes."""
    times: tuple[int, ...]
    """How often each conversion is made, by its number."""

    def actions(self) -> list[int]:
        """Return the preparation in the engine's order."""
        conversions = [SPACE.id(act.CONVERT, kind, times - 1) for kind, times in enumerate(self.times) if times]
        return merge_conversions([*([BURNS[-1][0]] * self.burned), *conversions])


def compounds(start: State, seat: int, steps: Sequence[int]) -> dict[int, list[Merge]]:
    """Return actions that are not legal after the steps but are after a preparation, with the ways to prepare them.

    The state is the one before the first step. Conversions at the end of the steps are merged with the preparation.
    """
    kept, run = last_run(steps)
    before = after(start, seat, kept)
    now = after(before, seat, run)
    if not now.stack or now.stack[-1][0] != seat or now.stack[-1][1] not in (TURN, REST):
        return {}
    found: dict[int, list[Merge]] = {}
    for price, wanted in _prices(now, seat).items():
        made = 0
        for way in _ways(now, seat, price):
            for ahead, later in _orders(before.players[seat].bowl3, run, way.actions(), price):
                done = _legal_after(before, seat, ahead)
                fitting = [one for one in wanted if one in done and _may_follow(before, seat, [*ahead, one], later)]
                for action in fitting:
                    merge = Merge([*kept, *ahead, action, *later], [*way.actions(), action])
                    found.setdefault(action, []).append(merge)
                if fitting:
                    made += 1
                    break
            if made == MOST_WAYS:
                break
    return found


def _prices(now: State, seat: int) -> dict[Price, list[int]]:
    """Return the actions that would be legal with more goods, by their price."""
    rich = _with_most_goods(now, seat)
    legal = set(legal_for(now, seat))
    found: dict[Price, list[int]] = {}
    for action in legal_for(rich, seat):
        if action not in legal and _is_wanted(now, seat, action):
            found.setdefault(_price(rich, seat, action), []).append(action)
    return found


def _with_most_goods(now: State, seat: int) -> State:
    """Return a copy with the most of every good that conversions could yield, as if each were the only one."""
    rich = now.clone()
    rich.burned = 0
    rich.journal = None
    player = rich.players[seat]
    power = player.bowl3 + player.bowl2 // 2
    workers = player.workers + player.priests + power // POWER_RATES[act.POWER_TO_WORKER]
    points = player.points if now.setup.factions[seat].exchange_points_to_coins else 0
    player.coins += workers + power + points
    player.workers = workers
    player.priests += min(priest_room(player), power // POWER_RATES[act.POWER_TO_PRIEST])
    player.bowl3 = power
    return rich


def _is_wanted(now: State, seat: int, action: int) -> bool:
    """Return whether to offer an action: transforming land to other than home terrain is left out, as rarely useful."""
    if KIND_OF[action] == act.TRANSFORM:
        return ARGUMENT_OF[action] // MAX_HEXES == now.setup.factions[seat].terrain
    return KIND_OF[action] in _PAID


def _price(rich: State, seat: int, action: int) -> Price:
    done = rich.clone()
    journal = done.journal = Journal()
    apply_for(done, seat, action)
    paid = dict.fromkeys(_GOODS, 0)
    for row in journal.rows:
        for change in row.changes if row.cause == action else ():
            if change.seat == seat and change.amount < 0 and change.resource in paid:
                paid[change.resource] -= change.amount
    coins, workers, priests, power = (paid[good] for good in _GOODS)
    return coins, workers, priests, power


def _ways(now: State, seat: int, price: Price) -> list[Way]:
    """Return the ways to raise a price, the cheapest first, without those that take more of everything."""
    player = now.players[seat]
    most = player.bowl2 // 2
    found: list[tuple[Way, int]] = []
    for times in _conversions(now, seat, price):
        power = price[3] + sum(rate * times[kind] for kind, rate in POWER_RATES.items())
        burned = max(0, power - player.bowl3)
        if burned <= most and (burned or any(times)):
            wasted = times[act.WORKER_TO_COIN] + times[act.PRIEST_TO_WORKER]
            kinds = sum(map(bool, times))
            found.append((Way(times[act.POINT_TO_COIN], burned, wasted, kinds, times), power))
    found.sort()
    kept: list[tuple[Way, int]] = []
    for way, power in found:
        if not any(_is_dominated(_losses(way, power), _losses(*better)) for better in kept):
            kept.append((way, power))
    return [way for way, _ in kept]


def _losses(way: Way, power: int) -> tuple[int, ...]:
    return way.points, way.burned, way.times[act.PRIEST_TO_WORKER], way.times[act.WORKER_TO_COIN], power


def _is_dominated(losses: tuple[int, ...], others: tuple[int, ...]) -> bool:
    return all(other <= own for own, other in zip(losses, others, strict=True))


def _conversions(now: State, seat: int, price: Price) -> Iterator[tuple[int, ...]]:
    """Yield how often each conversion may be made to raise exactly what is missing."""
    coins, workers, priests, _ = price
    player, board = now.players[seat], now.setup.factions[seat]
    made = max(0, priests - player.priests)
    spare = max(0, player.priests - priests)
    missing = max(0, coins - player.coins)
    points = min(missing, player.points) if board.exchange_points_to_coins else 0
    if made > priest_room(player) or missing > act.MAX_CONVERT:
        return
    for from_points in range(points + 1):
        for from_workers in range(missing - from_points + 1):
            needed = max(0, workers + from_workers - player.workers)
            from_power = missing - from_points - from_workers
            for from_priests in range(min(needed, spare) + 1):
                yield made, from_priests, needed - from_priests, from_power, from_workers, from_points, 0


def _orders(power: int, run: list[int], way: list[int], price: Price) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the orders to try with that much power, as the parts before and after the action.

    Where sacrificed power is spent at once, every sacrifice comes right before what it pays for.
    """
    merged = merge_conversions([*run, *way])
    yield merged, []
    if KIND_OF[merged[0]] != act.BURN:
        return
    if price[3]:
        of_power = [action for action in run if _is_of_power(action)]
        others = [action for action in run if not _is_of_power(action)]
        yield _burning_late(power, merge_conversions(of_power)) + way, merge_conversions(others)
    else:
        yield _burning_late(power, merged), []


def _burning_late(power: int, actions: list[int]) -> list[int]:
    """Return conversions with each sacrifice right before the conversion that needs it."""
    found: list[int] = []
    for action in actions:
        if KIND_OF[action] == act.BURN:
            continue
        kind, times = ARGUMENT_OF[action] // act.MAX_CONVERT, ARGUMENT_OF[action] % act.MAX_CONVERT + 1
        needed = POWER_RATES.get(kind, 0) * times
        if needed > power:
            found += merge_conversions([BURNS[-1][0]] * (needed - power))
        power = max(0, power - needed)
        found.append(action)
    return found


def _is_of_power(action: int) -> bool:
    return KIND_OF[action] == act.BURN or ARGUMENT_OF[action] // act.MAX_CONVERT in POWER_RATES


def _legal_after(state: State, seat: int, actions: list[int]) -> frozenset[int]:
    """Return what is legal after the actions; nothing if one of them is not."""
    if not are_legal(state, seat, actions):
        return frozenset()
    return frozenset(legal_for(after(state, seat, actions), seat))


def _may_follow(state: State, seat: int, actions: list[int], later: list[int]) -> bool:
    return not later or are_legal(after(state, seat, actions), seat, later)
