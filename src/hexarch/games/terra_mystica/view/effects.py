"""The possible actions and their effects, taken from the journal of a copy to which they are applied."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hexarch.core.game import NO_COMPOUNDS, NO_MERGES, Compounds, Merge, RuleError
from hexarch.core.journal import Journal, Row
from hexarch.core.reason import because
from hexarch.core.shapes import Amount, SeatAmount
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import DECLINE_ID, KIND_OF, TAKE_ID, WISH_DECLINE, WISH_TAKE
from hexarch.games.terra_mystica.choices import label
from hexarch.games.terra_mystica.explain import explain
from hexarch.games.terra_mystica.kinds import apply_for, choice, format_action
from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.view.forecast import expected_income
from hexarch.games.terra_mystica.view.goods import as_goods, by_source, difference, goods, goods_of
from hexarch.games.terra_mystica.view.offers import answer_all, free_power
from hexarch.games.terra_mystica.view.shapes import (
    CompoundView,
    Goods,
    IncomeChange,
    InterruptView,
    OptionsView,
    OptionView,
    PreviewView,
    Target,
    TownProgress,
)
from hexarch.games.terra_mystica.view.table import decisions, offer_view, owed
from hexarch.games.terra_mystica.view.towns import town_progress

# Rows of the end of a round or of the game: triggered by an action, but not its effect.
_ENDINGS: Final = (
    src.ROW_INCOME,
    src.ROW_CULT_INCOME,
    src.ROW_NETWORK,
    src.ROW_RESOURCES,
    *range(src.ROW_CULT - 3, src.ROW_CULT + 1),
)


def options(
    state: State, seat: int, also: Mapping[int, Merge] = NO_MERGES, compounds: Compounds = NO_COMPOUNDS
) -> OptionsView:
    """Return the open decision of a seat and everything it may do, with conversions that change an earlier step."""
    open_decisions = [decision for decision in decisions(state) if decision["seat"] == seat]
    added = {**{action: [action] for action in legal_for(state, seat)}, **{one: also[one].added for one in also}}
    before = _Before(state, seat)
    return {
        "seat": seat,
        "decision": open_decisions[0] if open_decisions else None,
        "owed": _owed(state, seat),
        "actions": [_option(before, action, _carry_out(state, seat, actions)) for action, actions in added.items()],
        "compounds": [_compound(before, action, way) for action, ways in compounds.items() for way in ways],
        "interrupts": [_interrupt(state, seat, action) for action in GAME.interrupts(state, seat)],
        "take_all": answer_all(state, seat, TAKE_ID),
        "decline_all": answer_all(state, seat, DECLINE_ID),
        "free_power": free_power(state, seat),
    }


class _Before:
    """What all options of a seat are compared with."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.owed = _owed(state, seat)
        self.levels = _levels(state, seat)


def _compound(before: _Before, action: int, way: Merge) -> CompoundView:
    state, seat = before.state, before.seat
    return {
        **_option(before, action, _carry_out(state, seat, way.added)),
        "steps": way.steps,
        "extra": [label(one, choice(state, seat, one)) for one in way.added if one != action],
    }


def preview(state: State, seat: int, action: int, merge: Merge | None = None) -> PreviewView:
    """Return one action, how the expected income would differ after it, and how near a town would be."""
    if not 0 <= action < GAME.action_count:
        raise RuleError(f"{action} is not an action.")
    if merge is None and action not in legal_for(state, seat) and action not in GAME.interrupts(state, seat):
        raise RuleError(explain(state, seat, action) or because("not-possible"))
    return outcome(state, seat, merge.added if merge else [action], action)


def outcome(state: State, seat: int, actions: Sequence[int], action: int) -> PreviewView:
    """Return the combined effect of actions, shown as one of the main action."""
    effect = _carry_out(state, seat, actions)
    option = _option(_Before(state, seat), action, effect)
    income = _income_change(state, effect.after, seat)
    return {**option, "income": income, "town": _town(effect.after, seat, option["targets"])}


def _town(after: State, seat: int, targets: Sequence[Target]) -> TownProgress | None:
    if not 0 <= seat < len(after.players):
        return None
    names = after.setup.map.names
    found = [town_progress(after, seat, names.index(target["name"])) for target in targets if target["kind"] == "hex"]
    return next((progress for progress in found if progress), None)


@dataclass(frozen=True)
class _Effect:
    after: State
    own: list[Row]
    endings: list[Row]


def _carry_out(state: State, seat: int, actions: Iterable[int]) -> _Effect:
    after = state.clone()
    journal = after.journal = Journal()
    for action in actions:
        apply_for(after, seat, action)
    own = [row for row in journal.rows if row.cause not in _ENDINGS]
    return _Effect(after, own, [row for row in journal.rows if row.cause in _ENDINGS])


# More than twenty standing answers, which look the same at every table. They are shared, and must not be changed.
_STANDING: Final[dict[int, InterruptView]] = {}


def _interrupt(state: State, seat: int, action: int) -> InterruptView:
    if KIND_OF[action] not in (WISH_TAKE, WISH_DECLINE):
        return _described(state, seat, action)
    known = _STANDING.get(action)
    if known is None:
        known = _STANDING[action] = _described(state, seat, action)
    return known


def _described(state: State, seat: int, action: int) -> InterruptView:
    found = choice(state, seat, action)
    return {
        "id": action,
        "text": format_action(state, seat, action),
        "path": found.path,
        "targets": found.targets,
        "label": label(action, found),
    }


def _option(before: _Before, action: int, effect: _Effect) -> OptionView:
    state, seat, after = before.state, before.seat, effect.after
    changes = by_source(effect.own, seat)
    amounts = _amounts(changes)
    return {
        **_described(state, seat, action),
        "cost": [{**entry, "amount": -entry["amount"]} for entry in amounts if entry["amount"] < 0],
        "gain": [entry for entry in amounts if entry["amount"] > 0],
        "bowls": [sum(entry[bowl] for entry in changes.values()) for bowl in (src.BOWL1, src.BOWL2, src.BOWL3)],
        "points": [
            {"amount": entry[src.POINTS], "source": source} for source, entry in changes.items() if entry[src.POINTS]
        ],
        "owed": difference(_owed(after, seat), before.owed),
        "board": difference(_levels(after, seat), before.levels),
        "founds_town": after.towns_due > state.towns_due,
        "offers": [offer_view(after, offer) for offer in after.offers if offer[4] > state.events],
        "others": _others(effect.own, seat),
        "follows": _amounts(by_source(effect.endings, seat), points=True),
    }


def _amounts(changes: dict[str, list[int]], points: bool = False) -> list[Amount]:
    found: list[Amount] = []
    for source, amounts in changes.items():
        entry = as_goods(amounts)
        if points:
            entry |= goods(points=amounts[src.POINTS])
        found += [{"resource": resource, "amount": amount, "source": source} for resource, amount in entry.items()]
    return found


def _others(rows: Iterable[Row], seat: int) -> list[SeatAmount]:
    """Return what happens to others at once; power that is only offered is listed separately."""
    seats = sorted({change.seat for row in rows for change in row.changes} - {seat})
    return [{"seat": other, **entry} for other in seats for entry in _amounts(by_source(rows, other), points=True)]


def _owed(state: State, seat: int) -> Goods:
    return owed(state, seat if seat >= 0 else None)


def _levels(state: State, seat: int) -> Goods:
    """Return what the journal does not record: keys and the tracks."""
    if not 0 <= seat < len(state.players):
        return {}
    player = state.players[seat]
    return goods_of(player, "keys", "shipping", "digging", "bridges") | goods(range=player.jump_range)


def _income_change(before: State, after: State, seat: int) -> IncomeChange:
    old, new = _income_total(before, seat), _income_total(after, seat)
    return {"before": old, "after": new, "difference": difference(new, old)}


def _income_total(state: State, seat: int) -> Goods:
    if not 0 <= seat < len(state.players):
        return {}
    income = expected_income(state, seat)
    return income["total"] if income else {}
