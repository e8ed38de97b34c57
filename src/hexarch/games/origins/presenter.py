"""How Origins shows itself: views, pictures, the ledger table, the list of moves."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from hexarch.core.game import NO_MERGES, Merge
from hexarch.core.ledger import Ledger
from hexarch.core.log_line import LogLine, rule_line
from hexarch.core.options import OptionDescription, describe
from hexarch.core.reason import Reason
from hexarch.core.why import reasons_against
from hexarch.games.origins import view
from hexarch.games.origins.explain import explain
from hexarch.games.origins.ledger import Changes, LedgerRow, ledger_rows
from hexarch.games.origins.notation import seat_name
from hexarch.games.origins.options import GROUPS, PRESETS, Options
from hexarch.games.origins.picture import svg, terminal
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.sources import RESOURCE_NAMES, SOURCE_NAMES
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import RESOURCES, TEMPLES
from hexarch.games.origins.transcript import write_transcript


class OriginsPresenter:
    title = GAME.title
    ledger_columns: tuple[str, ...] = ("VP", "S", "F", "W", "G", "T", "M", "temples")
    resource_names: Sequence[str] = RESOURCE_NAMES
    source_names: Sequence[str] = SOURCE_NAMES
    measures: Mapping[str, Mapping[str, int]] = {
        **{name: {name: 1} for name in ("points", *RESOURCES, "tokens", "military")},
        "temples": dict.fromkeys(TEMPLES, 1),
    }
    presets: Mapping[str, Mapping[str, Any]] = PRESETS

    def option_list(self) -> list[OptionDescription]:
        return describe(Options, GROUPS, {}, ("components",))

    def explain(self, state: State, seat: int, action: int) -> Reason | None:
        return explain(state, seat, action)

    def seat_names(self, state: State) -> list[str]:
        return [seat_name(state, seat) for seat in range(state.setup.players)]

    def view(self, state: State, seats: Collection[int] | None = None) -> dict[str, Any]:
        return dict(view.position(state))

    def is_private(self, action: int) -> bool:
        return False

    def seen_by(self, state: State, seats: Collection[int]) -> State:
        return state

    def standing(self, action: int) -> int | None:
        return None

    def options(self, state: State, seat: int, also: Mapping[int, Merge] = NO_MERGES) -> dict[str, Any]:
        return dict(view.options(state, seat))

    def merges(self, state: State, seat: int, steps: Sequence[int]) -> dict[int, Merge]:
        return {}

    def is_mergeable(self, action: int) -> bool:
        return False

    def joined(self, state: State, seat: int, steps: Sequence[int], more: Sequence[int]) -> list[int] | None:
        return None

    def preview(self, state: State, seat: int, action: int, merge: Merge | None = None) -> dict[str, Any]:
        return dict(view.preview(state, seat, action))

    def warnings(self, state: State, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        return [dict(warning) for warning in view.warnings(state, seat, actions)]

    def label(self, state: State, seat: int, action: int) -> dict[str, Any]:
        return dict(view.label(action, view.choice(state, seat, action)))

    def log_line(self, seat: int, action: int, text: str) -> LogLine:
        return view.log_line(action, text)

    def why(self, state: State, seat: int, thing: str, also: Collection[int] = ()) -> list[Reason]:
        if (plain := view.plain_reason(state, seat, thing)) is not None:
            return [plain]
        return reasons_against(
            view.moves_at(state, seat, thing),
            lambda text: GAME.parse(state, seat, text),
            lambda action: explain(state, seat, action),
            view.FAINT,
        )

    def picture(self, state: State, width: int) -> RenderableType:
        return terminal.render(state, width)

    def svg(self, state: State) -> str:
        return svg.svg(state)

    def ledger_rows(self, ledger: Ledger[State]) -> list[dict[str, Any]]:
        return [_shown(row) for row in ledger_rows(ledger)]

    def commands(self, ledger: Ledger[State]) -> str:
        return write_transcript(ledger)


def _shown(row: LedgerRow) -> dict[str, Any]:
    """A row with its columns as text, and the differences by source behind them."""
    sources = _sources(row.changes)
    for player, changes in row.others.items():
        sources += [f"{player} {text}" for text in _sources(changes)]
    return {
        "number": row.number,
        "end": row.end,
        "round": row.round,
        "seat": row.seat,
        "player": row.player,
        "text": ". ".join(row.text),
        "lines": [_line(row.seat, cause, text) for cause, text in zip(row.causes, row.text, strict=True)],
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
    columns = [_cell(row.difference(name), str(row.totals[name])) for name in plain]
    steps = sum(row.difference(name) for name in TEMPLES)
    return [*columns, _cell(steps, "/".join(str(row.totals[name]) for name in TEMPLES))]


def _sources(changes: Changes) -> list[str]:
    return [
        f"{amount:+d} {resource} ({source.replace('_', ' ')})"
        for resource, by_source in changes.items()
        for source, amount in by_source.items()
        if amount
    ]


def _line(seat: int, cause: int, text: str) -> LogLine:
    """A move of the row, or what the rules did by themselves."""
    return rule_line(text) if cause < 0 else view.log_line(cause, text.strip("()"))


def _cell(difference: int, value: str) -> str:
    return f"{value} {difference:+d}" if difference else value


PRESENTER: Final = OriginsPresenter()
