"""Whole games as the texts of responses: the ledger table, the chart, the commands, the stored game.

All of them replay the game. They are made in a worker process.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from hexarch.core.ledger import Ledger
from hexarch.server.play.charts import LedgerRow, flows_of, series_of
from hexarch.server.play.registry import GameBundle
from hexarch.server.web.json import text as json_text


def _rows(played: GameBundle, ledger: Ledger[Any]) -> Sequence[LedgerRow]:
    return cast(Sequence[LedgerRow], played.presenter.ledger_rows(ledger))


def _visible(rows: Sequence[LedgerRow], seats: list[int] | None) -> list[LedgerRow]:
    """Return the rows, without the private texts of seats not given; None sees all."""
    return [_visible_row(row, seats is None or row["seat"] in seats) for row in rows]


def _visible_row(row: LedgerRow, is_own: bool) -> LedgerRow:
    if "public_text" not in row:
        return row
    shown = row.copy()
    public = shown.pop("public_text")
    return shown if is_own else {**shown, "text": public}


def _ledger(played: GameBundle, ledger: Ledger[Any], seats: list[int] | None) -> str:
    rows = _visible(_rows(played, ledger), seats)
    return json_text({"columns": played.presenter.ledger_columns, "rows": rows})


def _chart(played: GameBundle, ledger: Ledger[Any], seats: list[int] | None) -> str:
    rows, measures = _rows(played, ledger), played.presenter.measures
    names = played.presenter.seat_names(ledger.state)
    return json_text({"series": series_of(names, rows), "measures": measures, "flows": flows_of(measures, rows)})


def _table(played: GameBundle, ledger: Ledger[Any], seats: list[int] | None) -> str:
    lines = ["\t".join(["#", "player", *played.presenter.ledger_columns, "move"])]
    for row in _visible(_rows(played, ledger), seats):
        lines.append("\t".join([str(row["number"]), row["player"], *map(str, row["shown"]), row["text"]]))
    return "\n".join(lines) + "\n"


def _commands(played: GameBundle, ledger: Ledger[Any], seats: list[int] | None) -> str:
    return played.presenter.commands(ledger)


def _stored(played: GameBundle, ledger: Ledger[Any], seats: list[int] | None) -> str:
    return ledger.dumps()


TEXTS: Final[Mapping[str, Callable[[GameBundle, Ledger[Any], list[int] | None], str]]] = {
    "ledger": _ledger,
    "chart": _chart,
    "table": _table,
    "commands": _commands,
    "json": _stored,
}
# Texts that are made of all entries.
WITH_ALL_ENTRIES: Final = ("ledger", "chart", "table")
