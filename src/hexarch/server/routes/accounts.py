"""Guests, accounts, sessions, and one's own data."""

from typing import Annotated, Any

from fastapi import Path, Request
from starlette.responses import Response

from hexarch.server.accounts.service import SignedIn as NewSession
from hexarch.server.accounts.sessions import SESSION_DAYS
from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.schemas import accounts as schemas
from hexarch.server.schemas.common import Done
from hexarch.server.settings import Settings
from hexarch.server.tables.presenter import user_view
from hexarch.server.web.dependencies import (
    COOKIE,
    AccountsDep,
    LimitsDep,
    SessionsDep,
    SettingsDep,
    SignedIn,
    Visitor,
    router,
)
from hexarch.server.web.json import JsonObject, answer, loads
from hexarch.server.web.rate_limits import SIGN_IN

routes = router("people")


def _me(user: User | None) -> JsonObject:
    if user is None:
        return {"user": None, "settings": {}}
    return {"user": user_view(user), "settings": loads(user.settings_json)}


def _agent(request: Request) -> str:
    return request.headers.get("user-agent", "")


def _signed_in(settings: Settings, request: Request, session: NewSession) -> Response:
    response = answer(_me(session.user))
    response.set_cookie(
        COOKIE,
        session.cookie,
        max_age=SESSION_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=settings.is_https or request.url.scheme == "https",
        path="/",
    )
    return response


def _signed_out() -> Response:
    response = answer({"ok": True})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@routes.get("/me", response_model=schemas.Me, summary="Who I am")
async def me(visitor: Visitor) -> Response:
    return answer(_me(visitor))


@routes.post("/guest", response_model=schemas.Me, summary="Play as a guest")
async def guest(
    body: schemas.GuestBody,
    request: Request,
    accounts: AccountsDep,
    limits: LimitsDep,
    settings: SettingsDep,
    visitor: Visitor,
) -> Response:
    """Somebody who is signed in already only gets the name."""
    limits.check_address(SIGN_IN)
    if visitor is not None:
        return answer(_me(await accounts.rename(visitor, body.name)))
    session = await accounts.new_guest(body.name, body.language, _agent(request))
    return _signed_in(settings, request, session)


@routes.post("/register", response_model=schemas.Me, summary="Make an account")
async def register(
    body: schemas.SignInBody,
    request: Request,
    accounts: AccountsDep,
    limits: LimitsDep,
    settings: SettingsDep,
    visitor: Visitor,
) -> Response:
    """A guest becomes the account and keeps all games. The same name with the same password is a login."""
    limits.check_address(SIGN_IN)
    session = await accounts.register(body.name, body.password, visitor, _agent(request))
    return _signed_in(settings, request, session)


@routes.post("/login", response_model=schemas.Me, summary="Log in")
async def login(
    body: schemas.SignInBody,
    request: Request,
    accounts: AccountsDep,
    limits: LimitsDep,
    settings: SettingsDep,
    visitor: Visitor,
) -> Response:
    """A guest's games are carried over to the account."""
    limits.check_address(SIGN_IN)
    session = await accounts.login(body.name, body.password, visitor, _agent(request))
    return _signed_in(settings, request, session)


@routes.post("/logout", response_model=Done, summary="End this session")
async def logout(accounts: AccountsDep, visitor: Visitor) -> Response:
    if visitor is not None:
        await accounts.logout(visitor)
    return _signed_out()


@routes.patch("/me", response_model=schemas.Me, summary="Change name, language or settings")
async def change_me(body: schemas.MeBody, accounts: AccountsDep, user: SignedIn) -> Response:
    """The name that others see changes; an account still logs in with the name it was made with."""
    return answer(_me(await accounts.update(user, body.name, body.language, body.settings)))


@routes.post("/me/password", response_model=Done, summary="Change the password")
async def change_password(
    body: schemas.PasswordBody, accounts: AccountsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """All other sessions end."""
    limits.check_address(SIGN_IN)
    await accounts.change_password(user, body.old, body.new)
    return answer({"ok": True})


@routes.get("/me/sessions", response_model=schemas.Sessions, summary="My sessions")
async def my_sessions(sessions: SessionsDep, user: SignedIn) -> Response:
    found = [
        {
            "id": session.id,
            "agent": session.agent,
            "created": iso(session.created),
            "seen": iso(session.seen),
            "current": session.id == user.session,
        }
        for session in await sessions.of_user(user.id)
    ]
    return answer({"sessions": found})


@routes.delete("/me/sessions/{id}", response_model=Done, summary="End a session")
async def end_session(
    session: Annotated[str, Path(alias="id", max_length=40, examples=["s8k2m4n6p8r2t4v6"])],
    accounts: AccountsDep,
    user: SignedIn,
) -> Response:
    await accounts.end_session(user, session)
    return answer({"ok": True})


@routes.get("/me/data", summary="Everything stored about me", response_model=dict[str, Any])
async def my_data(accounts: AccountsDep, user: SignedIn) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="hexarch-data.json"'}
    return answer(await accounts.export(user), headers=headers)


@routes.delete("/me", response_model=Done, summary="Delete me and my data")
async def delete_me(
    accounts: AccountsDep, limits: LimitsDep, user: SignedIn, body: schemas.DeleteBody | None = None
) -> Response:
    """An account asks for its password. Games that others play stay; a computer player takes over the seats."""
    limits.check_address(SIGN_IN)
    await accounts.delete(user, body.password if body and body.password else "")
    return _signed_out()
