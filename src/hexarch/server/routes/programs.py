"""Routes for programs: bots, challenges, the event stream, compact positions."""

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Header, Request
from starlette.responses import Response, StreamingResponse

from hexarch.server.live.streams import Stream, Streams
from hexarch.server.routes.accounts import me_view
from hexarch.server.routes.replies import router
from hexarch.server.schemas import programs as schemas
from hexarch.server.schemas.accounts import Me
from hexarch.server.web import parameters
from hexarch.server.web.access import LimitsDep, ReadableTable, SignedIn, VisitedTable, Visitor, address_of
from hexarch.server.web.json import JsonObject, answer, dumps
from hexarch.server.web.rate_limits import CHALLENGE, CONNECT, SIGN_IN, household
from hexarch.server.web.services import AccountsDep, ChallengesDep, CompactViewsDep, LimiterDep, SettingsDep, StreamsDep

routes = router("programs")

HEARTBEAT_SECONDS = 15.0
_STREAM: dict[int | str, dict[str, object]] = {
    200: {
        "description": "One event a line (NDJSON); an empty line is a heartbeat. Or server-sent events.",
        "content": {
            "application/x-ndjson": {"schema": {"$ref": "#/components/schemas/Event"}},
            "text/event-stream": {"schema": {"type": "string"}},
        },
    }
}


@routes.post("/me/bot", response_model=Me, summary="Turn your account into a bot")
async def become_bot(
    body: schemas.BotBody, accounts: AccountsDep, limits: LimitsDep, settings: SettingsDep, user: SignedIn
) -> Response:
    """Mark the account as a bot, permanently. Its name ends with `[bot]` from then on.

    Errors: 403 `server-wrong-password`; 409 `server-bot-played` if the account has ever sat at a table.
    """
    limits.check_address(SIGN_IN)
    return answer(me_view(settings, await accounts.become_bot(user, body.password)))


@routes.get("/bots", response_model=schemas.Bots, summary="List active bots")
async def list_bots(accounts: AccountsDep, visitor: Visitor) -> Response:
    """Return the bots that were active within the last seven days."""
    return answer({"bots": [{"id": bot.id, "name": bot.name} for bot in await accounts.bots()]})


@routes.get("/challenges", response_model=schemas.Challenges, summary="List open challenges")
async def list_challenges(challenges: ChallengesDep, user: SignedIn) -> Response:
    """Return the challenges and invitations by you and for you that nobody has answered."""
    return answer({"challenges": [one.view() for one in await challenges.of_people([user.id])]})


@routes.post("/tables/{id}/challenges", response_model=schemas.Challenge, status_code=201, summary="Challenge a bot")
async def create_challenge(
    record: ReadableTable,
    body: schemas.ChallengeBody,
    challenges: ChallengesDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """Invite a bot to a seat of your open table. An earlier challenge of the same bot to this table is replaced.

    Errors: 403 `server-owner-only` or `server-bot-blocked`; 404 `server-no-bot`; 409 `server-seat-taken` or
    `server-table-full`.
    """
    limits.check_user(CHALLENGE, user)
    return answer((await challenges.create(record, user, body.bot, body.seat)).view(), 201)


@routes.post("/challenges/{id}/accept", response_model=schemas.Challenge, summary="Accept a challenge")
async def accept_challenge(challenge: parameters.ChallengeId, challenges: ChallengesDep, user: SignedIn) -> Response:
    """Take the seat that was offered. Accepting again does nothing.

    Errors: 403 `server-challenge-other`; 404 `server-no-challenge`; 409 `server-challenge-over`, `server-seat-taken` or
    `server-table-full`.
    """
    return answer((await challenges.accept(challenge, user)).view())


@routes.post("/challenges/{id}/decline", response_model=schemas.Challenge, summary="Decline a challenge")
async def decline_challenge(
    challenge: parameters.ChallengeId,
    challenges: ChallengesDep,
    user: SignedIn,
    body: schemas.DeclineBody | None = None,
) -> Response:
    """Decline a challenge, with a reason that its owner sees.

    Errors: 403 `server-challenge-other`; 404 `server-no-challenge`; 409 `server-challenge-over`.
    """
    return answer((await challenges.decline(challenge, user, body.reason if body else "")).view())


@routes.delete("/challenges/{id}", response_model=schemas.Challenge, summary="Withdraw a challenge")
async def cancel_challenge(challenge: parameters.ChallengeId, challenges: ChallengesDep, user: SignedIn) -> Response:
    """Withdraw a challenge that you made.

    Errors: 403 `server-challenge-other`; 404 `server-no-challenge`; 409 `server-challenge-over`.
    """
    return answer((await challenges.cancel(challenge, user)).view())


@routes.get("/tables/{id}/position", response_model=schemas.CompactPosition, summary="Get the position for programs")
async def get_position(record: VisitedTable, views: CompactViewsDep, visitor: Visitor) -> Response:
    """Return the position as text that `hexarch.Position.from_text` reads, and your legal actions.

    Drafts are not included.

    Errors: 409 `server-table-open` before the start.
    """
    return answer(await views.current(record, visitor))


@routes.get("/events", response_class=StreamingResponse, responses=_STREAM, summary="Stream the events of your tables")
async def stream_events(
    request: Request,
    streams: StreamsDep,
    limiter: LimiterDep,
    user: SignedIn,
    since: parameters.SinceEvent = None,
    accept: Annotated[str, Header(max_length=500, include_in_schema=False)] = "",
    last_event_id: Annotated[str, Header(max_length=40, include_in_schema=False)] = "",
) -> Response:
    """Return a stream that does not end: one event per line (NDJSON), or server-sent events with `Accept:
    text/event-stream`.

    It begins with `hello` and the current state of all open tables, games and challenges; after that come changes. An
    empty line is a heartbeat.

    After a lost connection, send the `id` of the last event as `since`: the stream then begins with what has changed
    since. An event may be delivered twice.
    """
    if since is None and last_event_id.isascii() and last_event_id.isdigit():
        since = min(int(last_event_id), 10**15)
    household_ = household(address_of(request))
    limiter.check(CONNECT, household_)
    held = contextlib.ExitStack()
    held.enter_context(limiter.socket(household_))
    try:
        stream = await streams.open(user, since)
    except BaseException:
        held.close()
        raise
    is_sse = "text/event-stream" in accept
    body = _lines(streams, stream, is_sse, held)
    return StreamingResponse(body, media_type="text/event-stream" if is_sse else "application/x-ndjson")


async def _lines(streams: Streams, stream: Stream, is_sse: bool, held: contextlib.ExitStack) -> AsyncIterator[bytes]:
    person = {"id": stream.user.id, "name": stream.user.name}
    hello: JsonObject = {"type": "hello", "user": person, "heartbeat": HEARTBEAT_SECONDS}
    try:
        yield _line(hello, is_sse)
        while (events := await stream.next(HEARTBEAT_SECONDS)) is not None:
            yield b"".join(_line(event, is_sse) for event in events) or (b":\n\n" if is_sse else b"\n")
    finally:
        streams.leave(stream)
        held.close()


def _line(event: JsonObject, is_sse: bool) -> bytes:
    body = dumps(event) + b"\n"
    if not is_sse:
        return body
    return (f"id: {event['id']}\n".encode() if "id" in event else b"") + b"data: " + body + b"\n"
