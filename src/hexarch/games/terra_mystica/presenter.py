# Not compiled: views as plain JSON.
"""The presenter of Terra Mystica: views, pictures, the ledger table, the online site's commands."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hexarch.core.aliases import Names
from hexarch.core.game import HIDDEN, NO_COMPOUNDS, NO_MERGES, Compounds, Merge
from hexarch.core.ledger import Ledger
from hexarch.core.options import OptionDescription, describe
from hexarch.core.presenter import BasePresenter, ledger_cell, source_texts
from hexarch.games.terra_mystica import view
from hexarch.games.terra_mystica.actions import KIND_OF, WISH_DECLINE, WISH_TAKE
from hexarch.games.terra_mystica.ledger import RULE_ROWS, LedgerRow, ledger_rows
from hexarch.games.terra_mystica.maps import map_names
from hexarch.games.terra_mystica.merging import CONVERSIONS, joined, merges
from hexarch.games.terra_mystica.notation import seat_name
from hexarch.games.terra_mystica.options import GROUPS, PRESETS, Options
from hexarch.games.terra_mystica.picture import svg, terminal
from hexarch.games.terra_mystica.player import NEVER
from hexarch.games.terra_mystica.preparing import compounds
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.export import export
from hexarch.games.terra_mystica.sources import RESOURCE_NAMES, SOURCE_NAMES
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import FACTION_NAMES


class TerraMysticaPresenter(BasePresenter[State]):
    title = GAME.title
    ledger_columns: Names = ("VP", "C", "W", "P", "power", "cults")
    resource_names: Sequence[str] = RESOURCE_NAMES
    source_names: Sequence[str] = SOURCE_NAMES
    measures: Mapping[str, Mapping[str, int]] = {
        **{name: {name: 1} for name in ("points", "coins", "workers", "priests")},
        "power": {"bowl2": 1, "bowl3": 2},
        "cults": {"fire": 1, "water": 1, "earth": 1, "air": 1},
    }
    rule_rows: Mapping[int, str] = RULE_ROWS
    presets: Mapping[str, Mapping[str, Any]] = PRESETS

    def __init__(self) -> None:
        super().__init__(GAME, view, terminal.render, svg.svg)

    def option_list(self) -> list[OptionDescription]:
        return describe(Options, GROUPS, {"map": map_names(), "factions": FACTION_NAMES}, ("own_map",))

    def seat_names(self, state: State) -> list[str]:
        return [seat_name(state, seat) for seat in range(state.setup.players)]

    def view(self, state: State, seats: Collection[int] | None = None) -> dict[str, Any]:
        return dict(view.position(state, seats))

    def private_parts(self, state: State, seats: Collection[int] | None = None) -> dict[str, Any]:
        return {
            f"players.{seat}.wishes": view.wishes(player)
            for seat, player in enumerate(state.players)
            if seats is None or seat in seats
        }

    def is_private(self, action: int) -> bool:
        return _is_private(action)

    def seen_by(self, state: State, seats: Collection[int]) -> State:
        copy = state.clone()
        for seat, player in enumerate(copy.players):
            if seat not in seats:
                player.take_up_to, player.decline_above = 0, NEVER
        return copy

    def standing(self, action: int) -> int | None:
        return KIND_OF[action] if _is_private(action) else None

    def options(
        self, state: State, seat: int, also: Mapping[int, Merge] = NO_MERGES, compounds: Compounds = NO_COMPOUNDS
    ) -> dict[str, Any]:
        return dict(view.options(state, seat, also, compounds))

    def compounds(self, state: State, seat: int, steps: Sequence[int]) -> Compounds:
        return compounds(state, seat, steps)

    def merges(self, state: State, seat: int, steps: Sequence[int]) -> dict[int, Merge]:
        return merges(state, seat, steps)

    def is_mergeable(self, action: int) -> bool:
        return KIND_OF[action] in CONVERSIONS

    def joined(self, state: State, seat: int, steps: Sequence[int], more: Sequence[int]) -> list[int] | None:
        return joined(state, seat, steps, more)

    def preview(self, state: State, seat: int, action: int, merge: Merge | None = None) -> dict[str, Any]:
        return dict(view.preview(state, seat, action, merge))

    def outcome(self, state: State, seat: int, actions: Sequence[int], action: int) -> dict[str, Any]:
        return dict(view.outcome(state, seat, actions, action))

    def ledger_rows(self, ledger: Ledger[State]) -> list[dict[str, Any]]:
        return [_shown(row) for row in ledger_rows(ledger)]

    def commands(self, ledger: Ledger[State]) -> str:
        return export(ledger)


def _is_private(action: int) -> bool:
    return KIND_OF[action] in (WISH_TAKE, WISH_DECLINE)


def _public_text(row: LedgerRow) -> dict[str, str]:
    """The text for other seats, if it differs."""
    private = [cause >= 0 and _is_private(cause) for cause in row.causes]
    if not any(private):
        return {}
    texts = [HIDDEN if hidden else text for hidden, text in zip(private, row.text, strict=True)]
    return {"public_text": ". ".join(texts)}


def _shown(row: LedgerRow) -> dict[str, Any]:
    """Return a row with its columns as text, followed by the changes by source."""
    has = row.totals
    power = row.difference("bowl2") + 2 * row.difference("bowl3")
    cults = sum(row.difference(name) for name in ("fire", "water", "earth", "air"))
    columns = [ledger_cell(row.difference(name), str(has[name])) for name in ("points", "coins", "workers", "priests")]
    columns.append(ledger_cell(power, f"{has['bowl1']}/{has['bowl2']}/{has['bowl3']}"))
    columns.append(ledger_cell(cults, "/".join(str(has[name]) for name in ("fire", "water", "earth", "air"))))
    return {
        "number": row.number,
        "end": row.end,
        "round": row.round,
        "seat": row.seat,
        "player": row.faction,
        "text": ". ".join(row.text),
        **_public_text(row),
        "lines": PRESENTER.row_lines(row.seat, row.causes, row.text),
        "shown": columns,
        "sources": ", ".join(source_texts(row.changes)),
        "totals": has,
        "changes": row.changes,
        "offers": row.offers,
        "is_income": row.is_income,
    }


PRESENTER: Final = TerraMysticaPresenter()
