"""Operations on plans: create, change, query and order them to be played."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.plans import conditions
from hexarch.server.plans.carrying import Carried, add, carry, turns_of
from hexarch.server.plans.limits import MOST_PLANS, MOST_RULES, MOST_STEPS
from hexarch.server.plans.model import AnswerRule, Order, Plan
from hexarch.server.plans.presenter import overview, plan_view
from hexarch.server.plans.repository import (
    delete_plan,
    find_plan,
    forget_orders,
    insert_plan,
    plans_of,
    read_rules,
    set_seats,
    store_plan,
    store_rules,
)
from hexarch.server.play.draft import Draft, replay_steps
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.state_view import StateViews
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import read_actions_of
from hexarch.server.storage.transactions import Conflict
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.tables.permissions import check_present, check_status, choose_seat
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

Edit = Callable[[Draft], Draft]


@dataclass
class Plans:
    _database: Database
    _tables: TableRepository
    _positions: PositionCache
    _views: StateViews
    _look: Callable[[int], None]
    """Called with a table at which a plan or an answer may have become due."""

    async def overview(self, record: Record, user: User, seat: int | None) -> JsonObject:
        """Return all plans for a seat as they stand on the current position, and its answers to power."""
        position, chosen = await self._begin(record, user, seat)
        async with self._database.read() as connection:
            found = await plans_of(connection, record.id, chosen, user.id)
            owner, rules = (await read_rules(connection, record.id)).get(chosen, (user.id, []))
        carried = [(plan, await self._carry(record, position, plan)) for plan in found]
        return overview(record, position, chosen, carried, rules if owner == user.id else [])

    async def create(self, record: Record, user: User, seat: int | None, name: str, copied: str | None) -> JsonObject:
        """Create a plan, empty or as a copy of another one, and return it."""
        position, chosen = await self._begin(record, user, seat)
        source = None if copied is None else await self._find(record, user, copied)
        async with self._database.write() as connection:
            found = await plans_of(connection, record.id, chosen, user.id)
            if len(found) >= MOST_PLANS:
                raise Problem(409, "server-plans-too-many", {"count": MOST_PLANS})
            place = max((plan.place for plan in found), default=0) + 1
            plan = Plan(tokens.new_code(), record.id, chosen, user.id, name, place, [], record.entries)
            if source is not None and source.seat == chosen:
                plan = replace(plan, turns=source.turns, entries=source.entries)
            await insert_plan(connection, plan)
        return plan_view(record, plan, await self._carry(record, position, plan))

    async def read(self, record: Record, user: User, plan_id: str) -> JsonObject:
        plan, position = await self._own(record, user, plan_id)
        return plan_view(record, plan, await self._carry(record, position, plan))

    async def rename(self, record: Record, user: User, plan_id: str, name: str | None, place: int | None) -> None:
        """Change the name of a plan, or move it to a place of the list, counted from 0."""
        plan, _ = await self._own(record, user, plan_id)
        try:
            async with self._database.write() as connection:
                found = await plans_of(connection, record.id, plan.seat, user.id)
                for number, one in enumerate(_arranged(found, plan_id, name, place)):
                    if one.place != number or one.id == plan_id:
                        await store_plan(connection, replace(one, place=number))
        except Conflict:
            raise _busy() from None

    async def delete(self, record: Record, user: User, plan_id: str) -> JsonObject:
        """Delete a plan and return the others."""
        plan, _ = await self._own(record, user, plan_id)
        async with self._database.write() as connection:
            await delete_plan(connection, plan)
        return await self.overview(record, user, plan.seat)

    async def add_action(self, record: Record, user: User, plan_id: str, version: int, action: int) -> JsonObject:
        return await self._edit(record, user, plan_id, version, lambda draft: draft.with_action(action))

    async def add_text(self, record: Record, user: User, plan_id: str, version: int, text: str) -> JsonObject:
        return await self._edit(record, user, plan_id, version, lambda draft: draft.with_text(text))

    async def replace_turn(
        self, record: Record, user: User, plan_id: str, version: int, steps: list[int]
    ) -> JsonObject:
        """Replace the steps of the turn that is being planned."""
        return await self._edit(
            record, user, plan_id, version, lambda draft: replay_steps(draft.position, draft.seat, steps)
        )

    async def undo(self, record: Record, user: User, plan_id: str, steps: int | None) -> JsonObject:
        """Remove the last steps, including those that are no longer possible, or all of them."""

        async def change(plan: Plan, position: Position, carried: Carried) -> Plan:
            turns = list(carried.turns)
            left = steps or sum(len(turn.steps) for turn in turns)
            while left and turns:
                last = turns.pop()
                kept = last.steps[: max(0, len(last.steps) - left)]
                left -= len(last.steps) - len(kept)
                if kept:
                    turns.append(replace(last, steps=kept))
            return replace(plan, turns=turns, entries=record.entries)

        return await self._change(record, user, plan_id, change)

    async def open_draft(self, record: Record, user: User, plan_id: str) -> Draft:
        """Return the turn that is being planned, for questions about it."""
        plan, position = await self._own(record, user, plan_id)
        return _open(await self._carry(record, position, plan))

    async def order(self, code: str, user: User, plan_id: str, version: int, order: Order) -> JsonObject:
        """Order the first turn of a plan to be played when the seat's turn comes."""

        async def set_order(record: Record) -> JsonObject:
            plan, position = await self._own(record, user, plan_id)
            if version != record.version:
                raise await self._views.stale(record, user)
            if position.bundle.game.is_turn(position.state, plan.seat):
                raise Problem(409, "server-plan-your-turn")
            carried = await self._carry(record, position, plan)
            if carried.first is None:
                raise Problem(409, "server-plan-not-ready")
            if order.expires <= now():
                raise Problem(422, "server-plan-expired")
            conditions.check(position, plan.seat, order.conditions)
            changed = replace(plan, turns=carried.turns, entries=record.entries, order=order)
            bit = 1 << plan.seat
            async with self._database.write() as connection:
                await set_seats(connection, record, order_seats=record.order_seats | bit)
                if not record.order_seats & bit:
                    # Orders left from before the bit was cleared were played or became obsolete; do not revive them.
                    await forget_orders(connection, record.id, plan.seat)
                await store_plan(connection, changed)
            self._look(record.id)  # an offer that is open may be one that the order takes
            return await self.overview(await self._tables.find(code), user, plan.seat)

        return await self._tables.attempt(code, set_order)

    async def cancel(self, code: str, user: User, plan_id: str) -> JsonObject:
        """Cancel the order to play a plan."""

        async def forget(record: Record) -> JsonObject:
            plan, _ = await self._own(record, user, plan_id)
            async with self._database.write() as connection:
                await store_plan(connection, replace(plan, order=None))
                others = await plans_of(connection, record.id, plan.seat, user.id)
                if all(one.order is None for one in others):
                    await set_seats(connection, record, order_seats=record.order_seats & ~(1 << plan.seat))
            return await self.overview(await self._tables.find(code), user, plan.seat)

        return await self._tables.attempt(code, forget)

    async def set_answers(self, code: str, user: User, seat: int | None, rules: Sequence[AnswerRule]) -> JsonObject:
        """Set how a seat answers power by round and by opponent. Offers that are open are answered at once."""
        if len(rules) > MOST_RULES:
            raise Problem(409, "server-answers-too-many", {"count": MOST_RULES})

        async def store(record: Record) -> JsonObject:
            _, chosen = await self._begin(record, user, seat)
            for rule in rules:
                if rule["opponent"] is not None and rule["opponent"] >= len(record.seats):
                    raise Problem(404, "server-no-seat", {"seat": rule["opponent"]})
            bit = 1 << chosen
            mask = record.answer_seats | bit if rules else record.answer_seats & ~bit
            async with self._database.write() as connection:
                await set_seats(connection, record, answer_seats=mask)
                await store_rules(connection, record.id, chosen, user.id, rules)
            self._look(record.id)
            return await self.overview(await self._tables.find(code), user, chosen)

        return await self._tables.attempt(code, store)

    async def _begin(self, record: Record, user: User, seat: int | None) -> tuple[Position, int]:
        check_status(record, RUNNING)
        position = await self._positions.current(record)
        return position, choose_seat(record, user, position.decisions, seat)

    async def _find(self, record: Record, user: User, plan_id: str) -> Plan:
        async with self._database.read() as connection:
            plan = await find_plan(connection, record.id, plan_id, user.id)
        if plan is None or plan.seat not in record.seats_of(user):
            raise Problem(404, "server-no-plan")
        return plan

    async def _own(self, record: Record, user: User, plan_id: str) -> tuple[Plan, Position]:
        check_status(record, RUNNING)
        plan = await self._find(record, user, plan_id)
        check_present(record, plan.seat)
        return plan, await self._positions.current(record)

    async def _carry(self, record: Record, position: Position, plan: Plan) -> Carried:
        done: list[int] = []
        if plan.turns and plan.entries < record.entries:
            async with self._database.read() as connection:
                done = await read_actions_of(connection, record.id, plan.seat, plan.entries)
        return carry(position, plan, done)

    async def _edit(self, record: Record, user: User, plan_id: str, version: int, edit: Edit) -> JsonObject:
        if version != record.version:
            raise await self._views.stale(record, user)

        async def change(plan: Plan, position: Position, carried: Carried) -> Plan:
            draft = _open(carried)
            changed = replay_steps(draft.position, draft.seat, [])
            for action in edit(draft).steps:
                add(changed, action)
            drafts = [*carried.drafts[:-1], changed]
            if sum(len(one.steps) for one in drafts) > MOST_STEPS:
                raise Problem(409, "server-plan-full")
            return replace(plan, turns=turns_of(drafts), entries=record.entries)

        return await self._change(record, user, plan_id, change)

    async def _change(
        self,
        record: Record,
        user: User,
        plan_id: str,
        change: Callable[[Plan, Position, Carried], Awaitable[Plan]],
    ) -> JsonObject:
        """Change a plan and return it; try again if another window was faster."""
        for _ in range(3):
            plan, position = await self._own(record, user, plan_id)
            changed = await change(plan, position, await self._carry(record, position, plan))
            try:
                async with self._database.write() as connection:
                    await store_plan(connection, changed)
            except Conflict:
                continue
            stored = replace(changed, revision=changed.revision + 1)
            return plan_view(record, stored, await self._carry(record, position, stored))
        raise _busy()


def _busy() -> Problem:
    return Problem(503, "server-busy", None, None, {"Retry-After": "1"})


def _arranged(plans: list[Plan], plan_id: str, name: str | None, place: int | None) -> list[Plan]:
    """Return the plans with one of them renamed, or moved to another place."""
    here = next((number for number, one in enumerate(plans) if one.id == plan_id), None)
    if here is None:
        return []
    plan = plans.pop(here)
    plans.insert(here if place is None else place, replace(plan, name=plan.name if name is None else name))
    return plans


_ENDS: Final = {"chance": "server-plan-chance", "over": "server-plan-over", "full": "server-plan-full"}


def _open(carried: Carried) -> Draft:
    """Return the turn to which a step can be added; raise a Problem that says why there is none."""
    if carried.open is None:
        raise Problem(409, _ENDS.get(carried.end or "", "server-plan-broken"))
    return carried.open
