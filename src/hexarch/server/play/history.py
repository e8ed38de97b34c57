"""Games as a whole: the ledger table, the chart of points, downloads, branches and imports."""

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.core.ledger import Ledger
from hexarch.server.accounts.users import User
from hexarch.server.accounts.validation import clean
from hexarch.server.bots.pool import TookTooLong
from hexarch.server.clock import now
from hexarch.server.play.commit import asked_mask, insert_moves, result_of
from hexarch.server.play.position import Position, new_state, read_options, rebuild
from hexarch.server.play.registry import bundle
from hexarch.server.play.turn_builder import Entry, TurnBuilder
from hexarch.server.storage.schema import games, moves
from hexarch.server.tables.lobby import insert_table
from hexarch.server.tables.model import ANALYSIS, FINISHED, OPEN, PERSON, Record, Seat
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server

_KEPT: Final = 20


async def ledger_of(connection: AsyncConnection, record: Record, count: int | None = None) -> Ledger[Any]:
    """The game with all its entries, or the first of them."""
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    played = bundle(record.game)
    names = [seat.name or seat.level or "" for seat in record.seats]
    ledger = Ledger(played.game, read_options(played, record.options, record.rules), names)
    query = select(moves.c.seat, moves.c.action).where(moves.c.game_id == record.id)
    last = record.entries if count is None else count
    for seat, action in await connection.execute(query.where(moves.c.number < last).order_by(moves.c.number)):
        ledger.push(seat, action)
    return ledger


class Books:
    """Ledger tables read lately: they take a whole replay."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, list[dict[str, Any]]] = OrderedDict()

    async def rows(self, connection: AsyncConnection, record: Record) -> list[dict[str, Any]]:
        known = self._known.get(record.position_id)
        if known is None:
            known = bundle(record.game).presenter.ledger_rows(await ledger_of(connection, record))
            self._known[record.position_id] = known
        self._known.move_to_end(record.position_id)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return known


def chart_of(names: list[str], rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Points of each player, round by round and source by source."""
    rounds = sorted({row["round"] for row in rows})
    return [_series(name, rounds, [row for row in rows if row["player"] == name]) for name in names]


def _series(name: str, rounds: list[int], rows: list[dict[str, Any]]) -> dict[str, Any]:
    sources: dict[str, list[int]] = {}
    totals: list[int] = []
    points = next((_before(row) for row in rows if "points" in row["totals"]), 0)
    for place, number in enumerate(rounds):
        for row in (row for row in rows if row["round"] == number):
            for source, amount in row["changes"].get("points", {}).items():
                sources.setdefault(source, [0] * len(rounds))[place] += amount
            points = row["totals"].get("points", points)
        totals.append(points)
    return {"player": name, "rounds": rounds, "totals": totals, "sources": sources}


def _before(row: dict[str, Any]) -> int:
    return int(row["totals"]["points"] - sum(row["changes"].get("points", {}).values()))


def ledger_text(columns: tuple[str, ...], rows: list[dict[str, Any]]) -> str:
    lines = ["\t".join(["#", "player", *columns, "move"])]
    for row in rows:
        lines.append("\t".join([str(row["number"]), row["player"], *map(str, row["shown"]), row["text"]]))
    return "\n".join(lines) + "\n"


async def branch(server: "Server", record: Record, user: User, at: int) -> str:
    """A copy of the game up to a position, where one person moves for everybody."""
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    async with server.database.read() as connection:
        turn = TurnBuilder.after(await rebuild(connection, record, at))
    turn.settle()
    position = turn.position()
    values = {
        **_analysis(record.game, record.options, user, position),
        "rules": record.rules,
        "preset": record.preset,
        "title": record.title,
        "source_json": json_text({"kind": "branch", "id": record.code, "at": at}),
    }
    places = [Seat(seat.seat, PERSON, None, seat.name, None, False) for seat in record.seats]
    async with server.database.write() as connection:
        code = await insert_table(connection, values, places)
        new_id = (await connection.execute(select(games.c.id).where(games.c.code == code))).scalar_one()
        chosen = (literal(new_id), moves.c.number, moves.c.seat, moves.c.action, moves.c.text, moves.c.time)
        prefix = select(*chosen).where(moves.c.game_id == record.id, moves.c.number < at)
        await connection.execute(
            insert(moves).from_select(["game_id", "number", "seat", "action", "text", "time"], prefix)
        )
        await insert_moves(connection, new_id, at, turn.entries, now())
    return code


def _analysis(game: str, options: dict[str, Any], user: User, position: Position) -> dict[str, Any]:
    return {
        "game": game,
        "options_json": json_text(options),
        "owner_id": user.id,
        "status": ANALYSIS,
        "version": position.entries,
        "entries": position.entries,
        "asked": asked_mask(position),
    }


async def read_game(server: "Server", user: User, text: str, name: str) -> str:
    """A game from elsewhere: finished ones are kept as they are, others can be played on alone."""
    seconds = server.settings.hint_seconds
    try:
        data = await server.helpers.ask({"job": "read", "text": text}, seconds)
    except TookTooLong:
        raise Problem(422, "server-unreadable") from None
    if "error" in data:
        raise Problem(422, "server-rule", {"sentence": str(data["error"])[:500]})
    played = bundle(data["game"])
    entries = [Entry(seat, action, written) for seat, action, written in data["entries"]]
    state = new_state(played, data["options"], played.game.rules_version)
    for entry in entries:
        played.game.apply(state, entry.action, entry.seat)
    position = Position(played, len(entries), state)
    values = {
        **_analysis(data["game"], data["options"], user, position),
        "title": name,
        "source_json": json_text({"kind": "import", "name": name}),
    }
    if position.is_over:
        values |= {"status": FINISHED, "result_json": json_text(result_of(position)), "asked": 0}
    names = data["names"] or position.names
    places = [Seat(i, PERSON, None, clean(str(names[i]))[:40], None, False) for i in range(len(position.names))]
    async with server.database.write() as connection:
        code = await insert_table(connection, values, places)
        new_id = (await connection.execute(select(games.c.id).where(games.c.code == code))).scalar_one()
        await insert_moves(connection, new_id, 0, entries, now())
    return code
