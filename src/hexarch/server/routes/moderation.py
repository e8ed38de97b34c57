"""Moderation by owners of tables and administrators; blocking and reporting by everybody."""

from fastapi import Depends
from starlette.responses import Response

from hexarch.server.clock import iso
from hexarch.server.routes.replies import changes_table, done, router
from hexarch.server.schemas import moderation as schemas
from hexarch.server.schemas.tables import RulesBody
from hexarch.server.web import parameters
from hexarch.server.web.access import Admin, InvitedTable, LimitsDep, ReadableTable, SignedIn
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import MODERATE, REPORT, REPORT_ADDRESS
from hexarch.server.web.services import AdministrationDep, ModerationDep

routes = router("moderation")


async def _limit(limits: LimitsDep, user: SignedIn) -> None:
    limits.check_user(MODERATE, user)


ModerateLimit = Depends(_limit)


@routes.get("/tables/{id}/restrictions", response_model=schemas.Restrictions, summary="List muted and removed people")
async def list_restrictions(record: ReadableTable, moderation: ModerationDep, user: SignedIn) -> Response:
    """Return the people that the owner of the table has muted or removed.

    Errors: 403 `server-owner-only`.
    """
    return answer({"people": await moderation.restricted(record, user)})


@done(
    routes.put,
    "/tables/{id}/people/{user_id}/mute",
    "Mute or unmute a person at your table",
    dependencies=[ModerateLimit],
)
async def mute_person(
    record: ReadableTable, user_id: parameters.UserId, body: schemas.OnBody, moderation: ModerationDep, user: SignedIn
) -> None:
    """Keep a person from chatting at this table, or allow it again.

    Errors: 403 `server-owner-only`; 404 `server-no-user`.
    """
    await moderation.mute(record, user, user_id, body.on)


@done(routes.delete, "/tables/{id}/people/{user_id}", "Remove a person from your table", dependencies=[ModerateLimit])
async def remove_person(
    record: ReadableTable, user_id: parameters.UserId, moderation: ModerationDep, user: SignedIn
) -> None:
    """Take a person's seats.

    Before the start they are open again; in a running game a computer player takes them. The person can neither return
    nor chat until `PUT` on the same address allows it.

    Errors: 403 `server-owner-only`; 404 `server-no-user`; 409 `server-table-finished`.
    """
    await moderation.remove(record.code, user, user_id)


@done(routes.put, "/tables/{id}/people/{user_id}", "Allow a removed person to return", dependencies=[ModerateLimit])
async def allow_back(
    record: ReadableTable, user_id: parameters.UserId, moderation: ModerationDep, user: SignedIn
) -> None:
    """End the removal of a person.

    The seat is not given back: in a running game the person returns with `POST /tables/{id}/return`.

    Errors: 403 `server-owner-only`.
    """
    await moderation.allow_back(record, user, user_id)


@changes_table(routes.post, "/tables/{id}/invitation", "Replace the invitation", dependencies=[ModerateLimit])
async def renew_invitation(record: ReadableTable, moderation: ModerationDep, user: SignedIn) -> None:
    """Create a new invitation. Those who have only the old one can no longer see the table.

    Errors: 403 `server-owner-only`.
    """
    await moderation.change_invitation(record.code, user, ends=False)


@changes_table(routes.delete, "/tables/{id}/invitation", "Revoke the invitation", dependencies=[ModerateLimit])
async def end_invitation(record: ReadableTable, moderation: ModerationDep, user: SignedIn) -> None:
    """Revoke the invitation without a new one. Those who have only the invitation can no longer see the table.

    Errors: 403 `server-owner-only`.
    """
    await moderation.change_invitation(record.code, user, ends=True)


@changes_table(routes.patch, "/tables/{id}", "Allow or forbid guests to chat", dependencies=[ModerateLimit])
async def change_table(record: ReadableTable, body: RulesBody, moderation: ModerationDep, user: SignedIn) -> None:
    """Change whether guests may chat at your table.

    Errors: 403 `server-owner-only`.
    """
    await moderation.set_guests_chat(record.code, user, body.guests_chat)


@done(routes.post, "/tables/{id}/report", "Report a person to the administrators")
async def report_person(
    record: InvitedTable, body: schemas.ReportBody, moderation: ModerationDep, limits: LimitsDep, user: SignedIn
) -> None:
    """Send a report, together with what the person last wrote in the table's chat.

    Errors: 404 `server-no-user`; 422 `server-not-yourself`; 429 `server-too-often`.
    """
    limits.check_address(REPORT_ADDRESS)
    limits.check_user(REPORT, user)
    await moderation.report(record, user, body.user_id, body.text)


@routes.get("/me/blocked", response_model=schemas.BlockedPeople, summary="List blocked people")
async def list_blocked(moderation: ModerationDep, user: SignedIn) -> Response:
    """Return the people whom you have blocked."""
    return answer({"people": await moderation.blocked(user)})


@done(routes.put, "/me/blocked/{user_id}", "Block or unblock a person", dependencies=[ModerateLimit])
async def block_person(
    user_id: parameters.UserId, body: schemas.OnBody, moderation: ModerationDep, user: SignedIn
) -> None:
    """Hide a person's messages from you and keep the person from joining your tables, or end that.

    Errors: 404 `server-no-user`; 422 `server-not-yourself`.
    """
    await moderation.block(user, user_id, body.on)


@routes.get("/admin/reports", response_model=schemas.Reports, summary="List open reports")
async def list_reports(administration: AdministrationDep, user: Admin) -> Response:
    """Return the reports that no administrator has closed, with the messages they are about.

    Errors: 403 `server-admin-only`.
    """
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
async def close_report(report: parameters.ReportId, administration: AdministrationDep, user: Admin) -> None:
    """Remove a report from the list.

    Errors: 403 `server-admin-only`; 404 `server-no-report`.
    """
    await administration.close_report(user.id, report)


@done(routes.put, "/admin/people/{user_id}/ban", "Ban or unban a person")
async def ban_person(
    user_id: parameters.UserId, body: schemas.BanBody, administration: AdministrationDep, user: Admin
) -> None:
    """End a person's sessions, refuse new ones for some days, and hand the person's running games to computer players.

    0 days end a ban.

    Errors: 403 `server-admin-only`; 404 `server-no-user`.
    """
    await administration.ban(user.id, await administration.find(user_id), body.days, body.reason)


@done(routes.put, "/admin/people/{user_id}/mute", "Mute or unmute a person at all tables")
async def mute_everywhere(
    user_id: parameters.UserId, body: schemas.MuteBody, administration: AdministrationDep, user: Admin
) -> None:
    """Keep a person from chatting anywhere for some hours. 0 hours end it.

    Errors: 403 `server-admin-only`; 404 `server-no-user`.
    """
    await administration.mute(user.id, await administration.find(user_id), body.hours, body.reason)


@done(routes.delete, "/admin/tables/{id}", "Delete any table")
async def close_table(code: parameters.TableCode, administration: AdministrationDep, user: Admin) -> None:
    """Delete a table, whatever its status and owner.

    Errors: 403 `server-admin-only`; 404 `server-no-table`.
    """
    await administration.close_table(user.id, code, "")


@routes.get("/admin/audit", response_model=schemas.AuditLog, summary="Get the audit log")
async def get_audit(administration: AdministrationDep, user: Admin) -> Response:
    """Return the actions of administrators, the newest first.

    Errors: 403 `server-admin-only`.
    """
    entries = [{**one.__dict__, "time": iso(one.time)} for one in await administration.audit()]
    return answer({"entries": entries})
