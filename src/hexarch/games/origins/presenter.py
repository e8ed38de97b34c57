# Not compiled: views as plain JSON.
"""The presenter of Origins: views, pictures, the ledger table, the list of moves."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hexarch.core.aliases import Names
from hexarch.core.game import NO_COMPOUNDS, NO_MERGES, Compounds, Merge
from hexarch.core.ledger import Ledger
from hexarch.core.options import OptionDescription, describe
from hexarch.core.presenter import BasePresenter, ledger_cell, source_texts
from hexarch.core.reason import Reason
from hexarch.games.origins import view
from hexarch.games.origins.ledger import RULE_ROWS, LedgerRow, ledger_rows
from hexarch.games.origins.notation import seat_name
from hexarch.games.origins.options import GROUPS, PRESETS, Options
from hexarch.games.origins.paying import compounds
from hexarch.games.origins.picture import svg, terminal
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.sources import RESOURCE_NAMES, SOURCE_NAMES
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import RESOURCES, TEMPLES
from hexarch.games.origins.transcript import write_transcript


class OriginsPresenter(BasePresenter[State]):
    title = GAME.title
    ledger_columns: Names = ("VP", "S", "F", "W", "G", "T", "M", "temples", "Z")
    resource_names: Sequence[str] = RESOURCE_NAMES
    source_names: Sequence[str] = SOURCE_NAMES
    measures: Mapping[str, Mapping[str, int]] = {
        **{name: {name: 1} for name in ("points", *RESOURCES, "tokens", "military")},
        "temples": dict.fromkeys(TEMPLES, 1),
        "zodiac": {"zodiac": 1},
    }
    rule_rows: Mapping[int, str] = RULE_ROWS
    presets: Mapping[str, Mapping[str, Any]] = PRESETS

    def __init__(self) -> None:
        super().__init__(GAME, view, terminal.render, svg.svg)

    def option_list(self) -> list[OptionDescription]:
        return describe(Options, GROUPS, {}, ("components",))

    def seat_names(self, state: State) -> list[str]:
        return [seat_name(state, seat) for seat in range(state.setup.players)]

    def view(self, state: State, seats: Collection[int] | None = None) -> dict[str, Any]:
        return dict(view.position(state))

    def private_parts(self, state: State, seats: Collection[int] | None = None) -> dict[str, Any]:
        return {}

    def is_private(self, action: int) -> bool:
        return False

    def seen_by(self, state: State, seats: Collection[int]) -> State:
        return state

    def standing(self, action: int) -> int | None:
        return None

    def options(
        self, state: State, seat: int, also: Mapping[int, Merge] = NO_MERGES, compounds: Compounds = NO_COMPOUNDS
    ) -> dict[str, Any]:
        return dict(view.options(state, seat, compounds))

    def compounds(self, state: State, seat: int, steps: Sequence[int]) -> Compounds:
        return compounds(state, seat, steps)

    def merges(self, state: State, seat: int, steps: Sequence[int]) -> dict[int, Merge]:
        return {}

    def is_mergeable(self, action: int) -> bool:
        return False

    def joined(self, state: State, seat: int, steps: Sequence[int], more: Sequence[int]) -> list[int] | None:
        return None

    def preview(self, state: State, seat: int, action: int, merge: Merge | None = None) -> dict[str, Any]:
        return dict(view.preview(state, seat, action))

    def outcome(self, state: State, seat: int, actions: Sequence[int], action: int) -> dict[str, Any]:
        return dict(view.outcome(state, seat, actions, action))

    def why(self, state: State, seat: int, thing: str, also: Collection[int] = ()) -> list[Reason]:
        plain = view.plain_reason(state, seat, thing)
        return super().why(state, seat, thing, also) if plain is None else [plain]

    def ledger_rows(self, ledger: Ledger[State]) -> list[dict[str, Any]]:
        return [_shown(row) for row in ledger_rows(ledger)]

    def commands(self, ledger: Ledger[State]) -> str:
        return write_transcript(ledger)


def _shown(row: LedgerRow) -> dict[str, Any]:
    """Return a row with its columns as text, followed by the changes by source."""
    sources = source_texts(row.changes)
    for player, changes in row.others.items():
        sources += [f"{player} {text}" for text in source_texts(changes)]
    return {
        "number": row.number,
        "end": row.end,
        "round": row.round,
        "seat": row.seat,
        "player": row.player,
        "text": ". ".join(row.text),
        "lines": PRESENTER.row_lines(row.seat, row.causes, [text.strip("()") for text in row.text]),
        "shown": _columns(row),
        "sources": ", ".join(sources),
        "totals": row.totals,
        "changes": row.changes,
        "others": row.others,
        "offers": {},
        "is_income": False,
    }


def _columns(row: LedgerRow) -> list[str]:
    if not row.totals:
        return [""] * len(OriginsPresenter.ledger_columns)
    plain = ("points", *RESOURCES, "tokens", "military")
    columns = [ledger_cell(row.difference(name), str(row.totals[name])) for name in plain]
    steps = sum(row.difference(name) for name in TEMPLES)
    temples = ledger_cell(steps, "/".join(str(row.totals[name]) for name in TEMPLES))
    return [*columns, temples, ledger_cell(row.difference("zodiac"), str(row.totals["zodiac"]))]


PRESENTER: Final = OriginsPresenter()
