"""Notices: what somebody wants to hear, on which devices, and links that end mail."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse, Response

from hexarch.server.routes.replies import done
from hexarch.server.schemas import notices as schemas
from hexarch.server.storage.notices.preferences import Preferences
from hexarch.server.web.dependencies import (
    InvitedTable,
    LimitsDep,
    NoticesDep,
    SignedIn,
    UnsubscribingDep,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import ADDRESS_WRITE, NOTICE_TEST

DeviceId = Annotated[str, Path(alias="id", max_length=40, examples=["k3v9xq2m7tbz"])]
routes = router("notices")
# Outside of the API: mail programs post here.
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


@routes.get("/me/notices", response_model=schemas.NoticeSettings, summary="How I am told what happens")
async def get_notices(notices: NoticesDep, user: SignedIn) -> Response:
    return answer(await notices.view(user))


@routes.put("/me/notices", response_model=schemas.NoticeSettings, summary="Choose what to be told, and how")
async def set_notices(body: schemas.NoticeSettingsBody, notices: NoticesDep, user: SignedIn) -> Response:
    await notices.update(user, _chosen(body))
    return answer(await notices.view(user))


@done(routes.post, "/me/notices/test", "Send a test")
async def send_test(body: schemas.NoticeTestBody, notices: NoticesDep, limits: LimitsDep, user: SignedIn) -> None:
    """It goes the way of a notice; a moment later `GET /me/notices` says whether it was sent."""
    limits.check_user(NOTICE_TEST, user)
    await notices.test(user, body.channel, body.device)


@routes.post(
    "/me/notices/devices", response_model=schemas.NewPushDevice, status_code=201, summary="Get Web Push in this browser"
)
async def add_device(body: schemas.PushDeviceBody, request: Request, notices: NoticesDep, user: SignedIn) -> Response:
    """Ends with the session: a browser that is signed out gets nothing."""
    agent = request.headers.get("user-agent", "")
    device = await notices.add_device(user, agent, body.endpoint, body.p256dh, body.auth)
    return answer({"id": device}, 201)


@done(routes.delete, "/me/notices/devices/{id}", "End Web Push in a browser")
async def remove_device(device: DeviceId, notices: NoticesDep, user: SignedIn) -> None:
    await notices.remove_device(user, device)


@routes.get("/tables/{id}/notices", response_model=schemas.TableNotices, summary="What I do not want from a table")
async def get_table_notices(record: InvitedTable, notices: NoticesDep, user: SignedIn) -> Response:
    return answer({"silent": await notices.silent(user, record.id)})


@routes.put("/tables/{id}/notices", response_model=schemas.TableNotices, summary="Silence a table")
async def set_table_notices(
    record: InvitedTable, body: schemas.TableNotices, notices: NoticesDep, user: SignedIn
) -> Response:
    await notices.set_silent(user, record.id, body.silent)
    return answer({"silent": await notices.silent(user, record.id)})


@done(routes.post, "/unsubscribe", "End notices by mail")
async def unsubscribe(body: schemas.UnsubscribeBody, unsubscribing: UnsubscribingDep) -> None:
    """With the link of a mail; nobody has to sign in."""
    await unsubscribing.unsubscribe(body.token)


@links.post("/unsubscribe/{token}")
async def unsubscribe_at_once(
    token: Annotated[str, Path(max_length=200)], unsubscribing: UnsubscribingDep, limits: LimitsDep
) -> Response:
    """Do what a mail program asks for with one click (RFC 8058). The body says nothing, and is not read."""
    limits.check_address(ADDRESS_WRITE)
    await unsubscribing.unsubscribe(token)
    return PlainTextResponse("ok")
