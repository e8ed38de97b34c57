"""Notices: settings, devices, and links to unsubscribe from mail."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse, Response

from hexarch.server.routes.replies import done, router
from hexarch.server.schemas import notices as schemas
from hexarch.server.storage.notices.preferences import Preferences
from hexarch.server.web import parameters
from hexarch.server.web.access import InvitedTable, LimitsDep, SignedIn
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import ADDRESS_WRITE, NOTICE_TEST
from hexarch.server.web.services import NoticesDep, UnsubscribingDep

routes = router("notices")
# Not part of the API: mail programs post here.
links = APIRouter(include_in_schema=False)


def _chosen(body: schemas.NoticeSettingsBody) -> Preferences:
    kinds: dict[str, list[schemas.Kind]] = body.channels.model_dump()
    return Preferences(
        channels={channel: frozenset(chosen) for channel, chosen in kinds.items()},
        digests=body.digests.model_dump(),
        quiet=None if body.quiet is None else (body.quiet.start, body.quiet.end),
        zone=body.zone,
        webhook=body.webhook.strip(),
        discord=body.discord,
    )


@routes.get("/me/notices", response_model=schemas.NoticeSettings, summary="Get your notice settings")
async def get_notices(notices: NoticesDep, user: SignedIn) -> Response:
    """Return which notices you receive, by which channels, and the state of each channel."""
    return answer(await notices.view(user))


@routes.put("/me/notices", response_model=schemas.NoticeSettings, summary="Change your notice settings")
async def set_notices(body: schemas.NoticeSettingsBody, notices: NoticesDep, user: SignedIn) -> Response:
    """Replace all notice settings and return them.

    Errors: 403 `server-webhook-account` for guests; 422 `server-no-zone` or `server-webhook-address`.
    """
    await notices.update(user, _chosen(body))
    return answer(await notices.view(user))


@done(routes.post, "/me/notices/test", "Send a test notice")
async def send_test(body: schemas.NoticeTestBody, notices: NoticesDep, limits: LimitsDep, user: SignedIn) -> None:
    """Send a test through a channel.

    It is sent like a notice; a moment later, `GET /me/notices` says whether it was delivered.

    Errors: 404 `server-no-device`; 409 `server-no-address`, `server-no-mail` or `server-no-webhook`.
    """
    limits.check_user(NOTICE_TEST, user)
    await notices.test(user, body.channel, body.device)


@routes.post(
    "/me/notices/devices",
    response_model=schemas.NewPushDevice,
    status_code=201,
    summary="Subscribe a browser to Web Push",
)
async def add_device(body: schemas.PushDeviceBody, request: Request, notices: NoticesDep, user: SignedIn) -> Response:
    """Store the push subscription of this browser. It ends with the session.

    Errors: 422 `server-push-subscription`.
    """
    agent = request.headers.get("user-agent", "")
    device = await notices.add_device(user, agent, body.endpoint, body.p256dh, body.auth)
    return answer({"id": device}, 201)


@done(routes.delete, "/me/notices/devices/{id}", "Unsubscribe a browser from Web Push")
async def remove_device(device: parameters.DeviceId, notices: NoticesDep, user: SignedIn) -> None:
    """Delete a push subscription.

    Errors: 404 `server-no-device`.
    """
    await notices.remove_device(user, device)


@routes.get("/tables/{id}/notices", response_model=schemas.TableNotices, summary="Get the silenced notices of a table")
async def get_table_notices(record: InvitedTable, notices: NoticesDep, user: SignedIn) -> Response:
    """Return the kinds of notices that you do not receive from this table."""
    return answer({"silent": await notices.silent(user, record.id)})


@routes.put("/tables/{id}/notices", response_model=schemas.TableNotices, summary="Silence notices of a table")
async def set_table_notices(
    record: InvitedTable, body: schemas.TableNotices, notices: NoticesDep, user: SignedIn
) -> Response:
    """Replace the kinds of notices that you do not receive from this table."""
    await notices.set_silent(user, record.id, body.silent)
    return answer({"silent": await notices.silent(user, record.id)})


@done(routes.post, "/unsubscribe", "Unsubscribe from mail")
async def unsubscribe(body: schemas.UnsubscribeBody, unsubscribing: UnsubscribingDep) -> None:
    """Stop notices by mail with the token of a link in a mail. Does not need a session.

    Errors: 404 `server-unsubscribe-link`.
    """
    await unsubscribing.unsubscribe(body.token)


@links.post("/unsubscribe/{token}")
async def unsubscribe_at_once(
    token: Annotated[str, Path(max_length=200)], unsubscribing: UnsubscribingDep, limits: LimitsDep
) -> Response:
    """Unsubscribe with one click in a mail program (RFC 8058). The body is ignored."""
    limits.check_address(ADDRESS_WRITE)
    await unsubscribing.unsubscribe(token)
    return PlainTextResponse("ok")
