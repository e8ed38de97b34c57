"""The effects of a log entry: what every seat gained or paid, by source, and what the rules did automatically after it.

They are derived from the journal while the entry is applied, and never stored.
"""

from collections.abc import Sequence
from typing import Final

from hexarch.core.game import Presenter, State
from hexarch.core.journal import Change, Journal, Row
from hexarch.core.log_line import rule_line
from hexarch.server.play.registry import GameBundle
from hexarch.server.web.json import JsonObject

# Of an entry that was read without replaying the game.
NO_EFFECT: Final[JsonObject] = {"round": None, "rows": []}


def apply_noted(played: GameBundle, state: State, seat: int, action: int) -> JsonObject:
    """Apply an action to a state with a journal; return the round it belongs to and the rows it caused."""
    journal: Journal = state.journal
    first, round_ = len(journal.rows), state.round
    played.game.apply(state, action, seat)
    return {"round": round_, "rows": _rows(played.presenter, seat, journal.rows[first:], round_, state.round)}


def _rows(presenter: Presenter, seat: int, noted: Sequence[Row], before: int, after: int) -> list[JsonObject]:
    """Return the entry's own row first, as far as it changed anything, then one per seat for each rule."""
    own = [change for row in noted if row.cause not in presenter.rule_rows for change in row.changes]
    changed = _row(presenter, seat, None, before, own)
    rows = [changed] if changed["changes"] else []
    for row in noted:
        name = presenter.rule_rows.get(row.cause)
        if name is None:
            continue
        for one in sorted({change.seat for change in row.changes}):
            changes = [change for change in row.changes if change.seat == one]
            rows.append(_row(presenter, one, name, after, changes))
    return rows


def _row(presenter: Presenter, seat: int, rule: str | None, round_: int, changes: Sequence[Change]) -> JsonObject:
    label = None if rule is None else rule_line(rule)["label"]
    return {"seat": seat, "round": round_, "label": label, "changes": _by_source(presenter, changes)}


def _by_source(presenter: Presenter, changes: Sequence[Change]) -> list[JsonObject]:
    """Sum up changes by seat and source, in the measures that charts show; a bowl is part of the power."""
    sums: dict[tuple[int, int], dict[str, int]] = {}
    for change in changes:
        resource = presenter.resource_names[change.resource]
        for measure, weights in presenter.measures.items():
            if resource in weights:
                amounts = sums.setdefault((change.seat, change.source), {})
                amounts[measure] = amounts.get(measure, 0) + weights[resource] * change.amount
    found = [
        {"seat": seat, "source": presenter.source_names[source], "amounts": {name: n for name, n in sum_.items() if n}}
        for (seat, source), sum_ in sums.items()
    ]
    return [one for one in found if one["amounts"]]
