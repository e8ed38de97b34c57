"""Unwanted people: what owners, everybody and administrators can do about them."""

from typing import Annotated

from fastapi import Depends, Path
from starlette.responses import Response

from hexarch.server.clock import iso
from hexarch.server.routes.replies import changes_table, done
from hexarch.server.schemas import moderation as schemas
from hexarch.server.schemas.tables import RulesBody
from hexarch.server.web.dependencies import (
    Admin,
    AdministrationDep,
    InvitedTable,
    LimitsDep,
    ModerationDep,
    ReadableTable,
    SignedIn,
    TableCode,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import MODERATE, REPORT, REPORT_ADDRESS

routes = router("moderation")


async def _limit(limits: LimitsDep, user: SignedIn) -> None:
    limits.check_user(MODERATE, user)


ModerateLimit = Depends(_limit)
UserId = Annotated[str, Path(max_length=40, examples=["u8k2m4n6p8r2t4v6"])]
ReportId = Annotated[int, Path(ge=0, le=2_000_000_000)]


@routes.get("/tables/{id}/restrictions", response_model=schemas.Restrictions, summary="Who is muted or removed")
async def list_restrictions(record: ReadableTable, moderation: ModerationDep, user: SignedIn) -> Response:
    return answer({"people": await moderation.restricted(record, user)})


@done(
    routes.put,
    "/tables/{id}/people/{user_id}/mute",
    "Mute somebody at my table, or not",
    dependencies=[ModerateLimit],
)
async def mute_person(
    record: ReadableTable, user_id: UserId, body: schemas.OnBody, moderation: ModerationDep, user: SignedIn
) -> None:
    await moderation.mute(record, user, user_id, body.on)


@done(
    routes.delete,
    "/tables/{id}/people/{user_id}",
    "Remove somebody from my table",
    dependencies=[ModerateLimit],
)
async def remove_person(record: ReadableTable, user_id: UserId, moderation: ModerationDep, user: SignedIn) -> None:
    """Before the start the seat is open again; in a running game a computer player takes it."""
    await moderation.remove(record.code, user, user_id)


@done(
    routes.put,
    "/tables/{id}/people/{user_id}",
    "Let somebody come back whom I removed",
    dependencies=[ModerateLimit],
)
async def allow_back(record: ReadableTable, user_id: UserId, moderation: ModerationDep, user: SignedIn) -> None:
    await moderation.allow_back(record, user, user_id)


@changes_table(
    routes.post,
    "/tables/{id}/invitation",
    "Replace the invitation by a new one",
    dependencies=[ModerateLimit],
)
async def renew_invitation(record: ReadableTable, moderation: ModerationDep, user: SignedIn) -> None:
    await moderation.change_invitation(record.code, user, ends=False)


@changes_table(routes.delete, "/tables/{id}/invitation", "End the invitation", dependencies=[ModerateLimit])
async def end_invitation(record: ReadableTable, moderation: ModerationDep, user: SignedIn) -> None:
    await moderation.change_invitation(record.code, user, ends=True)


@changes_table(
    routes.patch,
    "/tables/{id}",
    "Say whether guests may chat at my table",
    dependencies=[ModerateLimit],
)
async def change_table(record: ReadableTable, body: RulesBody, moderation: ModerationDep, user: SignedIn) -> None:
    await moderation.set_guests_chat(record.code, user, body.guests_chat)


@done(routes.post, "/tables/{id}/report", "Report somebody to the administrators")
async def report_person(
    record: InvitedTable, body: schemas.ReportBody, moderation: ModerationDep, limits: LimitsDep, user: SignedIn
) -> None:
    limits.check_address(REPORT_ADDRESS)
    limits.check_user(REPORT, user)
    await moderation.report(record, user, body.user_id, body.text)


@routes.get("/me/blocked", response_model=schemas.BlockedPeople, summary="Whom I have blocked")
async def list_blocked(moderation: ModerationDep, user: SignedIn) -> Response:
    return answer({"people": await moderation.blocked(user)})


@done(routes.put, "/me/blocked/{user_id}", "Block somebody, or not", dependencies=[ModerateLimit])
async def block_person(user_id: UserId, body: schemas.OnBody, moderation: ModerationDep, user: SignedIn) -> None:
    """Their messages are not shown to me, and they cannot join my tables."""
    await moderation.block(user, user_id, body.on)


@routes.get("/admin/reports", response_model=schemas.Reports, summary="Open reports")
async def list_reports(administration: AdministrationDep, user: Admin) -> Response:
    found = [
        {
            "id": one.id,
            "time": iso(one.time),
            "table": one.code,
            "reporter_id": one.reporter_id,
            "user_id": one.reported_id,
            "name": one.reported_name,
            "text": one.text,
            "said": one.chat,
        }
        for one in await administration.reports()
    ]
    return answer({"reports": found})


@done(routes.delete, "/admin/reports/{report}", "Close a report")
async def close_report(report: ReportId, administration: AdministrationDep, user: Admin) -> None:
    await administration.close_report(user.id, report)


@done(routes.put, "/admin/people/{user_id}/ban", "Ban somebody, or end a ban")
async def ban_person(user_id: UserId, body: schemas.BanBody, administration: AdministrationDep, user: Admin) -> None:
    await administration.ban(user.id, await administration.find(user_id), body.days, body.reason)


@done(routes.put, "/admin/people/{user_id}/mute", "Mute somebody everywhere, or end it")
async def mute_everywhere(
    user_id: UserId, body: schemas.MuteBody, administration: AdministrationDep, user: Admin
) -> None:
    await administration.mute(user.id, await administration.find(user_id), body.hours, body.reason)


@done(routes.delete, "/admin/tables/{id}", "Close a table")
async def close_table(code: TableCode, administration: AdministrationDep, user: Admin) -> None:
    await administration.close_table(user.id, code, "")


@routes.get("/admin/audit", response_model=schemas.AuditLog, summary="What moderators have done")
async def get_audit(administration: AdministrationDep, user: Admin) -> Response:
    entries = [{**one.__dict__, "time": iso(one.time)} for one in await administration.audit()]
    return answer({"entries": entries})
