"""The possible actions and their effects, taken from the journal of a copy to which they are applied.

A copy stops at the next decision, so nothing that chance will decide can be seen.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from hexarch.core.game import CHANCE, NO_COMPOUNDS, Compounds, Decision, Merge, RuleError
from hexarch.core.journal import Journal, Row
from hexarch.core.reason import because
from hexarch.core.shapes import Amount, Label, SeatAmount
from hexarch.games.origins import sources as src
from hexarch.games.origins.actions import DICE
from hexarch.games.origins.choices import label
from hexarch.games.origins.city import cell_name
from hexarch.games.origins.districts import matches
from hexarch.games.origins.explain import explain
from hexarch.games.origins.kinds import apply, choice, format_action
from hexarch.games.origins.notation import worker_name
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import PAY, State
from hexarch.games.origins.tables import RESOURCES
from hexarch.games.origins.view.asked import chance_view, decision_view
from hexarch.games.origins.view.forecast import final_points
from hexarch.games.origins.view.goods import amounts, difference
from hexarch.games.origins.view.option_shapes import (
    ChanceView,
    CompoundView,
    DieChange,
    FinalChange,
    OpenedView,
    OptionsView,
    OptionView,
    PreviewView,
    SiteChange,
)
from hexarch.games.origins.view.shapes import FinalView, Goods
from hexarch.games.origins.view.table import decisions

# Rows of the end of a round or of the game: triggered by an action, but not its effect.
_ENDINGS: Final = (src.ROW_RETREAT, src.ROW_ZODIAC, src.ROW_FINAL)


def options(state: State, seat: int, compounds: Compounds = NO_COMPOUNDS) -> OptionsView:
    """Return the open decision of a seat and everything it may do."""
    open_decisions = [decision for decision in decisions(state) if decision["seat"] == seat]
    return {
        "seat": seat,
        "decision": open_decisions[0] if open_decisions else None,
        "actions": [_option(state, seat, _carry_out(state, action)) for action in GAME.legal(state, seat)],
        "compounds": [_compound(state, seat, action, way) for action, ways in compounds.items() for way in ways],
        "interrupts": [_option(state, seat, _carry_out(state, action)) for action in GAME.interrupts(state, seat)],
    }


def _compound(state: State, seat: int, action: int, way: Merge) -> CompoundView:
    effect = _carry_out(state, action, way.added[1:])
    return {**_option(state, seat, effect), "steps": way.steps, "extra": _payments(state, seat, way.added)}


def _payments(state: State, seat: int, actions: Sequence[int]) -> list[Label]:
    """Return the labels of what comes after the first action; each depends on what was done before."""
    after = state.clone()
    after.journal = None
    found: list[Label] = []
    for number, action in enumerate(actions):
        if number:
            found.append(label(action, choice(after, seat, action)))
        apply(after, action)
    return found


def preview(state: State, seat: int, action: int) -> PreviewView:
    """Return one action, and how the points would differ if the game ended after it."""
    if not 0 <= action < GAME.action_count:
        raise RuleError(f"{action} is not an action.")
    if action not in GAME.legal(state, seat):
        raise RuleError(explain(state, seat, action) or because("origins-not-possible"))
    return outcome(state, seat, [action], action)


def outcome(state: State, seat: int, actions: Sequence[int], action: int) -> PreviewView:
    """Return the combined effect of actions, shown as one of the main action, and how the points would differ."""
    effect = _carry_out(state, actions[0], actions[1:])
    return {**_option(state, seat, effect), "final": _final_change(state, effect.after, seat)}


@dataclass(frozen=True)
class _Effect:
    action: int
    after: State
    own: list[Row]
    endings: list[Row]


def _carry_out(state: State, action: int, more: Iterable[int] = ()) -> _Effect:
    after = state.clone()
    journal = after.journal = Journal()
    for one in (action, *more):
        apply(after, one)
    own = [row for row in journal.rows if row.cause not in _ENDINGS]
    return _Effect(action, after, own, [row for row in journal.rows if row.cause in _ENDINGS])


def _option(state: State, seat: int, effect: _Effect) -> OptionView:
    after = effect.after
    found = choice(state, seat, effect.action)
    changes = amounts(effect.own, seat)
    points = src.RESOURCE_NAMES[src.POINTS]
    goods = [entry for entry in changes if entry["resource"] != points]
    return {
        "id": effect.action,
        "text": format_action(state, seat, effect.action),
        "path": found.path,
        "targets": found.targets,
        "label": label(effect.action, found),
        "cost": [{**entry, "amount": -entry["amount"]} for entry in goods if entry["amount"] < 0],
        "gain": [entry for entry in goods if entry["amount"] > 0],
        "points": [
            {"amount": entry["amount"], "source": entry["source"]} for entry in changes if entry["resource"] == points
        ],
        "due": _due(state, after, seat),
        "sites": _sites(state, after),
        "workers": _workers(state, after, seat),
        "opens": _opened(state, after, seat),
        "others": _others(effect.own, seat),
        "follows": amounts(effect.endings, seat),
        "chance": _chance(state, after),
        "next": decision_view(after, after.stack[-1]) if after.stack else None,
    }


def _new_decisions(state: State, after: State) -> list[Decision]:
    """Return what the action pushed on the stack, the next decision first."""
    before = Counter(state.stack)
    found: list[Decision] = []
    for decision in after.stack:
        before[decision] -= 1
        if before[decision] < 0:
            found.append(decision)
    return found[::-1]


def _due(state: State, after: State, seat: int) -> list[Amount]:
    found: list[Amount] = []
    for who, kind, argument in _new_decisions(state, after):
        if who == seat and kind == PAY:
            resource, amount, source = RESOURCES[argument & 3], argument >> 2 & 15, src.SOURCE_NAMES[argument >> 12]
            found.append({"resource": resource, "amount": amount, "source": source})
    return found


def _chance(state: State, after: State) -> list[ChanceView]:
    return [chance_view(after, entry) for entry in _new_decisions(state, after) if entry[0] == CHANCE]


def _sites(state: State, after: State) -> list[SiteChange]:
    return [
        {"site": number, "before": before, "after": now}
        for number, (before, now) in enumerate(zip(state.ships, after.ships, strict=True), 1)
        if before != now
    ]


def _workers(state: State, after: State, seat: int) -> DieChange:
    before, now = _dice(state, seat), _dice(after, seat)
    if before == now:
        return {"lost": [], "gained": []}
    had, has = Counter(before), Counter(now)
    return {"lost": sorted((had - has).elements()), "gained": sorted((has - had).elements())}


def _dice(state: State, seat: int) -> list[str]:
    """Return a seat's workers by name, those at sites with the site."""
    if not 0 <= seat < len(state.players):
        return []
    player = state.players[seat]
    found = [worker_name(die) for die in player.freemen]
    found += [f"{worker_name(place % DICE)} at {place // DICE + 1}" for place in player.placed]
    found += [f"speaker {value}" for value in player.speakers]
    found.append("archon" if player.archon < 0 else f"archon at {player.archon + 1}")
    return found


def _opened(state: State, after: State, seat: int) -> list[OpenedView]:
    if not 0 <= seat < len(state.players):
        return []
    known = {*state.players[seat].city.open, *state.players[seat].city.closed_cells}
    return [
        {"cell": cell_name(cell), "cards": [card + 1 for card in matches(after, seat, cell)]}
        for cell in after.players[seat].city.open
        if cell not in known
    ]


def _others(rows: Iterable[Row], seat: int) -> list[SeatAmount]:
    seats = sorted({change.seat for row in rows for change in row.changes} - {seat})
    return [{"seat": other, **entry} for other in seats for entry in amounts(rows, other)]


def _final_change(state: State, after: State, seat: int) -> FinalChange | None:
    if not 0 <= seat < len(state.players):
        return None
    before, now = final_points(state)[seat], final_points(after)[seat]
    if before is None or now is None:
        return None
    return {"before": before, "after": now, "difference": difference(_sources(now), _sources(before))}


def _sources(final: FinalView) -> Goods:
    return {
        "gold": final["gold"],
        "advisors": final["advisors"],
        "temples": final["temples"],
        "districts": final["districts"],
        "total": final["total"],
    }
