"""Stored plans, and stored answers to power by round and opponent."""

from collections.abc import Sequence

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from hexarch.server.plans.model import AnswerRule, Order, Plan, PlannedTurn
from hexarch.server.storage.parts.plans import plans, power_answers
from hexarch.server.storage.schema import games
from hexarch.server.storage.transactions import Conflict
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.web.json import JsonObject, loads
from hexarch.server.web.json import text as json_text


async def plans_of(connection: AsyncConnection, game_id: int, seat: int, user_id: str) -> list[Plan]:
    """Return somebody's plans for a seat, in their order."""
    mine = (plans.c.game_id == game_id, plans.c.seat == seat, plans.c.user_id == user_id)
    rows = await connection.execute(select(plans).where(*mine).order_by(plans.c.place, plans.c.id))
    return [_plan(row) for row in rows]


async def find_plan(connection: AsyncConnection, game_id: int, plan_id: str, user_id: str) -> Plan | None:
    """Return a plan, if it is this person's."""
    mine = (plans.c.id == plan_id, plans.c.game_id == game_id, plans.c.user_id == user_id)
    row = (await connection.execute(select(plans).where(*mine))).one_or_none()
    return None if row is None else _plan(row)


def _plan(row: Row[*tuple[object, ...]]) -> Plan:
    found = row._mapping
    stored = loads(found["order_json"]) if found["order_json"] else None
    order = None if stored is None else Order(stored["conditions"], stored["expires"])
    turns = [PlannedTurn(one["steps"], one["continues"]) for one in loads(found["turns_json"])]
    names = ("id", "game_id", "seat", "user_id", "name", "place", "entries", "revision")
    return Plan(**{name: found[name] for name in names}, turns=turns, order=order)


def _values(plan: Plan) -> dict[str, object]:
    turns = [{"steps": turn.steps, "continues": turn.continues} for turn in plan.turns]
    return {
        "name": plan.name,
        "place": plan.place,
        "turns_json": json_text(turns),
        "entries": plan.entries,
        "order_json": None if plan.order is None else json_text(plan.order.__dict__),
        "revision": plan.revision + 1,
        "changed": now(),
    }


async def insert_plan(connection: AsyncConnection, plan: Plan) -> None:
    same = {"id": plan.id, "game_id": plan.game_id, "seat": plan.seat, "user_id": plan.user_id, "created": now()}
    await connection.execute(insert(plans).values(**same, **_values(plan)))


async def store_plan(connection: AsyncConnection, plan: Plan) -> None:
    """Store a plan that was read; raise Conflict if another window has changed it since."""
    read = (plans.c.id == plan.id, plans.c.revision == plan.revision)
    if not (await connection.execute(update(plans).where(*read).values(**_values(plan)))).rowcount:
        raise Conflict


async def delete_plan(connection: AsyncConnection, plan: Plan) -> None:
    await connection.execute(delete(plans).where(plans.c.id == plan.id))


async def forget_orders(connection: AsyncConnection, game_id: int, seat: int) -> None:
    """Cancel the orders of a seat; its plans stay."""
    await connection.execute(
        update(plans).where(plans.c.game_id == game_id, plans.c.seat == seat).values(order_json=None)
    )


async def set_seats(connection: AsyncConnection, record: Record, **masks: int) -> None:
    """Set `order_seats` or `answer_seats` of a table; raise Conflict if it is no longer as it was read.

    Plans are private, so neither the version nor the time of the last change is updated.
    """
    known = (games.c.id == record.id, games.c.row_version == record.row_version)
    values = {**masks, "row_version": tokens.new_row_version()}
    if not (await connection.execute(update(games).where(*known).values(**values))).rowcount:
        raise Conflict


async def tables_due(connection: AsyncConnection, most: int) -> list[int]:
    """Return tables at which a seat with a plan to be played is asked."""
    due = (games.c.order_seats != 0, games.c.status == RUNNING, games.c.asked.bitwise_and(games.c.order_seats) != 0)
    return list((await connection.execute(select(games.c.id).where(*due).limit(most))).scalars())


async def read_rules(connection: AsyncConnection, game_id: int) -> dict[int, tuple[str, list[AnswerRule]]]:
    """Return by seat the user who has set its answers, and the answers."""
    rows = await connection.execute(select(power_answers).where(power_answers.c.game_id == game_id))
    return {row.seat: (row.user_id, loads(row.rules_json)) for row in rows}


async def store_rules(
    connection: AsyncConnection, game_id: int, seat: int, user_id: str, rules: Sequence[AnswerRule]
) -> None:
    mine = (power_answers.c.game_id == game_id, power_answers.c.seat == seat)
    await connection.execute(delete(power_answers).where(*mine))
    if rules:
        row = {"game_id": game_id, "seat": seat, "user_id": user_id, "rules_json": json_text(rules)}
        await connection.execute(insert(power_answers).values(**row))


async def collect(connection: AsyncConnection, user_id: str) -> JsonObject:
    """Return everything that a user has planned, for the download of their data."""
    planned = select(games.c.code, plans).join(games, games.c.id == plans.c.game_id).where(plans.c.user_id == user_id)
    answers = (
        select(games.c.code, power_answers)
        .join(games, games.c.id == power_answers.c.game_id)
        .where(power_answers.c.user_id == user_id)
    )
    return {
        "plans": [
            {
                "table": row.code,
                "seat": row.seat,
                "name": row.name,
                "turns": [[step["text"] for step in turn["steps"]] for turn in loads(row.turns_json)],
                "order": loads(row.order_json) if row.order_json else None,
            }
            for row in await connection.execute(planned.order_by(plans.c.created))
        ],
        "power_answers": [
            {"table": row.code, "seat": row.seat, "rules": loads(row.rules_json)}
            for row in await connection.execute(answers)
        ],
    }
