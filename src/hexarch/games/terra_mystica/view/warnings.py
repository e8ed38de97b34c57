"""Warnings about what a turn would waste: legal, perhaps intended, but worth mentioning before it is confirmed."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hexarch.core.journal import Journal
from hexarch.core.shapes import Label
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.kinds import apply_for
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, MAX_HEXES, TRADING_HOUSE
from hexarch.games.terra_mystica.view.forecast import expected_income
from hexarch.games.terra_mystica.view.goods import as_goods, by_source
from hexarch.games.terra_mystica.view.player import player_view

# Every kind of warning; each can be switched off by the user.
WARNING_KEYS: Final = (
    "tm-warning-special",
    "tm-warning-income",
    "tm-warning-power",
    "tm-warning-trading-house",
    "tm-warning-spades",
    "tm-warning-key",
)

# Enough tokens in bowl I that none is lost.
_AMPLE: Final = 1000


class _Step(NamedTuple):
    before: State
    after: State
    seat: int
    action: int

    @property
    def kind(self) -> int:
        return KIND_OF[self.action]


def warnings(state: State, seat: int, actions: Sequence[int]) -> list[Label]:
    """Return what the seat would waste by doing these actions one after the other."""
    found: list[Label] = []
    now = state
    for action in actions:
        after = now.clone()
        after.journal = Journal()
        apply_for(after, seat, action)
        step = _Step(now, after, seat, action)
        if now.players:
            found += [warning for check in _CHECKS for warning in check(step)]
        now = after
    return [warning for warning in found if not _made_good(now, seat, warning)]


def _made_good(state: State, seat: int, warning: Label) -> bool:
    """Return whether a key gained later in the same turn still allows the step to space 10."""
    if warning["key"] != "tm-warning-key":
        return False
    cult = BOARD.cults.index(str(warning["params"]["cult"]))
    return state.players[seat].cults[cult] == BOARD.cult_top


def _warning(key: str, **params: int | str) -> Label:
    return {"key": key, "params": params}


def _unused_specials(step: _Step) -> Iterator[Label]:
    """Yield a warning for special actions that are lost by passing; they are for one round."""
    if step.kind != act.PASS:
        return
    for special in player_view(step.before, step.seat, None)["specials"]:
        if special["available"] and special["source"] != "faction":
            yield _warning("tm-warning-special", action=special["name"])


def _lost_income(step: _Step) -> Iterator[Label]:
    """Yield a warning for income that will be lost, since no room for it can be made after passing."""
    if step.kind != act.PASS:
        return
    passed = step.before.clone()
    player = passed.players[step.seat]
    player.passed = True
    player.card = ARGUMENT_OF[step.action] - 1
    income = expected_income(passed, step.seat)
    for resource, amount in (income["lost"] if income else {}).items():
        yield _warning("tm-warning-income", resource=resource, amount=amount)


def _lost_power(step: _Step) -> Iterator[Label]:
    """Yield a warning for power that the bowls cannot take. An offer costs only for the power that is gained."""
    if step.kind in (act.PASS, act.DONE, act.TAKE, act.DECLINE):
        return
    roomy = step.before.clone()
    roomy.journal = Journal()
    roomy.players[step.seat].bowl1 += _AMPLE
    apply_for(roomy, step.seat, step.action)
    lost = _power_gained(roomy, step.seat) - _power_gained(step.after, step.seat)
    if lost > 0:
        yield _warning("tm-warning-power", power=lost)


def _power_gained(state: State, seat: int) -> int:
    assert state.journal is not None
    changes = by_source(state.journal.rows, seat).values()
    return sum(max(0, as_goods(amounts).get("power", 0)) for amounts in changes)


def _dear_trading_house(step: _Step) -> Iterator[Label]:
    """Yield a warning for a trading house without an opponent beside it, which costs more."""
    if step.kind != act.UPGRADE or ARGUMENT_OF[step.action] // MAX_HEXES + 1 != TRADING_HOUSE:
        return
    board = step.before.setup.factions[step.seat]
    assert step.after.journal is not None
    paid = -by_source(step.after.journal.rows, step.seat).get(src.SOURCE_NAMES[src.BUILDING], [0] * 4)[src.COINS]
    if paid == board.trading_house_coins_alone > board.trading_house_coins:
        name = step.before.setup.map.names[ARGUMENT_OF[step.action] % MAX_HEXES]
        yield _warning("tm-warning-trading-house", hex=name, coins=paid, usual=board.trading_house_coins)


def _lost_spades(step: _Step) -> Iterator[Label]:
    if step.kind == act.DONE and step.before.spades > 0:
        yield _warning("tm-warning-spades", spades=step.before.spades)


def _missing_key(step: _Step) -> Iterator[Label]:
    """Yield a warning for a step to space 10 that only lacks the key of a town."""
    if step.kind == act.PASS:
        return
    keyed = step.before.clone()
    keyed.journal = Journal()
    keyed.players[step.seat].keys += len(BOARD.cults)
    apply_for(keyed, step.seat, step.action)
    for cult, name in enumerate(BOARD.cults):
        real, best = step.after.players[step.seat], keyed.players[step.seat]
        can_choose = best.key_choice >> cult & 1 and not real.key_choice >> cult & 1
        if real.cults[cult] < BOARD.cult_top and (best.cults[cult] == BOARD.cult_top or can_choose):
            yield _warning("tm-warning-key", cult=name)


_CHECKS: Final = (_unused_specials, _lost_income, _lost_power, _dear_trading_house, _lost_spades, _missing_key)
