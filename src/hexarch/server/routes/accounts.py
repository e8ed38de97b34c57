"""People: guests, accounts, sessions, and everything about oneself."""

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from fastapi import Path, Request
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.responses import Response

from hexarch.server.accounts import tokens
from hexarch.server.accounts import users as accounts
from hexarch.server.accounts.data_export import collect, erase
from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.context import Server
from hexarch.server.schemas import accounts as schemas
from hexarch.server.schemas.common import Done
from hexarch.server.storage.schema import games, seats, sessions, users
from hexarch.server.tables.presenter import user_view
from hexarch.server.web.dependencies import COOKIE, ServerDep, SignedIn, Visitor, address_of, router
from hexarch.server.web.json import answer, dumps, loads
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import SIGN_IN, household

routes = router("people")
_MOST_SETTINGS = 20_000


def _me(user: User | None) -> dict[str, Any]:
    if user is None:
        return {"user": None, "settings": {}}
    return {"user": user_view(user), "settings": loads(user.settings_json)}


def _set_cookie(server: Server, request: Request, response: Response, cookie: str) -> Response:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=accounts.SESSION_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=server.settings.is_https or request.url.scheme == "https",
        path="/",
    )
    return response


def _writing(server: Server, visitor: User | None) -> AbstractAsyncContextManager[AsyncConnection]:
    """A transaction in which somebody may become somebody else."""
    return server.database.write() if visitor is None else server.visitors.change(visitor.id)


async def _signed_in(server: Server, request: Request, user_id: str, old: User | None) -> Response:
    """A new session for the user; the old one of this browser ends."""
    async with _writing(server, old) as connection:
        if old is not None:
            await connection.execute(delete(sessions).where(sessions.c.id == old.session))
        agent = request.headers.get("user-agent", "")
        cookie = await accounts.new_session(connection, server.key, user_id, agent)
        row = (await connection.execute(select(users).where(users.c.id == user_id))).one()
    user = User(row.id, row.kind, row.name, row.login, row.language, row.settings_json, row.created, "")
    return _set_cookie(server, request, answer(_me(user)), cookie)


@routes.get("/me", response_model=schemas.Me, summary="Who I am")
async def me(visitor: Visitor) -> Response:
    return answer(_me(visitor))


@routes.post("/guest", response_model=schemas.Me, summary="Play as a guest")
async def guest(body: schemas.GuestBody, request: Request, server: ServerDep, visitor: Visitor) -> Response:
    """A guest who is known already only takes the name."""
    server.limiter.check(SIGN_IN, household(address_of(request)))
    if visitor is not None:
        return answer(_me(await _rename(server, visitor, body.name)))
    async with server.database.write() as connection:
        user_id = await accounts.new_user(connection, body.name, body.language)
    return await _signed_in(server, request, user_id, None)


@routes.post("/register", response_model=schemas.Me, summary="Make an account")
async def register(body: schemas.SignInBody, request: Request, server: ServerDep, visitor: Visitor) -> Response:
    """A guest becomes the account and keeps all games. The same name with the same password is a login."""
    server.limiter.check(SIGN_IN, household(address_of(request)))
    hashed = await server.passwords.hash(body.name, body.password)
    try:
        async with _writing(server, visitor) as connection:
            known = await accounts.find_account(connection, hashed)
            if known is None:
                is_guest = visitor is not None and visitor.kind == "guest"
                user_id = visitor.id if visitor and is_guest else await accounts.new_user(connection, body.name, "en")
                await accounts.make_account(connection, user_id, body.name, hashed)
                await _rename_seats(connection, user_id, body.name)
            else:
                user_id = known.id
                await _carry_over(connection, visitor, user_id, known.name)
    except IntegrityError:  # the same registration twice at once
        return await login(body, request, server, visitor)
    return await _signed_in(server, request, user_id, visitor)


@routes.post("/login", response_model=schemas.Me, summary="Log in")
async def login(body: schemas.SignInBody, request: Request, server: ServerDep, visitor: Visitor) -> Response:
    """A guest's games are carried over to the account."""
    server.limiter.check(SIGN_IN, household(address_of(request)))
    hashed = await server.passwords.hash(body.name, body.password)
    async with _writing(server, visitor) as connection:
        known = await accounts.find_account(connection, hashed)
        if known is None:
            raise Problem(403, "server-wrong-login")
        await _carry_over(connection, visitor, known.id, known.name)
    return await _signed_in(server, request, known.id, visitor)


async def _carry_over(connection: Any, visitor: User | None, account_id: str, name: str) -> None:
    if visitor is not None and visitor.kind == "guest":
        await accounts.carry_over(connection, visitor.id, account_id, name)


@routes.post("/logout", response_model=Done, summary="End this session")
async def logout(server: ServerDep, visitor: Visitor) -> Response:
    if visitor is not None:
        async with server.visitors.change(visitor.id) as connection:
            await connection.execute(delete(sessions).where(sessions.c.id == visitor.session))
    response = answer({"ok": True})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@routes.patch("/me", response_model=schemas.Me, summary="Change name, language or settings")
async def change_me(body: schemas.MeBody, server: ServerDep, user: SignedIn) -> Response:
    """The name that others see changes; an account still logs in with the name it was made with."""
    if body.settings is not None and len(dumps(body.settings)) > _MOST_SETTINGS:
        raise Problem(413, "server-too-large")
    if body.name is not None:
        user = await _rename(server, user, body.name)
    values: dict[str, Any] = {}
    if body.language is not None:
        values["language"] = body.language
    if body.settings is not None:
        values["settings_json"] = json_text(body.settings)
    if values:
        async with server.visitors.change(user.id) as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(**values))
    return answer(_me(User(**{**user.__dict__, **values})))


async def _rename(server: Server, user: User, name: str) -> User:
    async with server.visitors.change(user.id) as connection:
        await connection.execute(update(users).where(users.c.id == user.id).values(name=name))
        await _rename_seats(connection, user.id, name)
    return User(**{**user.__dict__, "name": name})


async def _rename_seats(connection: Any, user_id: str, name: str) -> None:
    await connection.execute(update(seats).where(seats.c.user_id == user_id).values(name=name))
    played = select(seats.c.game_id).where(seats.c.user_id == user_id)
    await connection.execute(update(games).where(games.c.id.in_(played)).values(row_version=tokens.new_row_version()))


@routes.post("/me/password", response_model=Done, summary="Change the password")
async def change_password(body: schemas.PasswordBody, request: Request, server: ServerDep, user: SignedIn) -> Response:
    """All other sessions end."""
    server.limiter.check(SIGN_IN, household(address_of(request)))
    if user.login is None:
        raise Problem(409, "server-no-account")
    old = await server.passwords.hash(user.login, body.old)
    new = await server.passwords.hash(user.login, body.new)
    try:
        async with server.visitors.change(user.id) as connection:
            mine = (users.c.id == user.id) & (users.c.password_hash == old)
            changed = await connection.execute(update(users).where(mine).values(password_hash=new))
            if changed.rowcount != 1:
                raise Problem(403, "server-wrong-password")
            others = (sessions.c.user_id == user.id) & (sessions.c.id != user.session)
            await connection.execute(delete(sessions).where(others))
    except IntegrityError:
        raise Problem(409, "server-other-password") from None
    return answer({"ok": True})


@routes.get("/me/sessions", response_model=schemas.Sessions, summary="My sessions")
async def my_sessions(server: ServerDep, user: SignedIn) -> Response:
    async with server.database.read() as connection:
        query = select(sessions).where(sessions.c.user_id == user.id).order_by(sessions.c.seen.desc())
        rows = (await connection.execute(query)).all()
    found = [
        {
            "id": row.id,
            "agent": row.agent,
            "created": iso(row.created),
            "seen": iso(row.seen),
            "current": row.id == user.session,
        }
        for row in rows
    ]
    return answer({"sessions": found})


@routes.delete("/me/sessions/{id}", response_model=Done, summary="End a session")
async def end_session(
    session: Annotated[str, Path(alias="id", max_length=40, examples=["s8k2m4n6p8r2t4v6"])],
    server: ServerDep,
    user: SignedIn,
) -> Response:
    if not tokens.is_code(session):
        raise Problem(404, "server-no-session")
    async with server.visitors.change(user.id) as connection:
        mine = (sessions.c.id == session) & (sessions.c.user_id == user.id)
        ended = await connection.execute(delete(sessions).where(mine))
    if ended.rowcount != 1:
        raise Problem(404, "server-no-session")
    return answer({"ok": True})


@routes.get("/me/data", summary="Everything stored about me", response_model=dict[str, Any])
async def my_data(server: ServerDep, user: SignedIn) -> Response:
    async with server.database.read() as connection:
        data = await collect(connection, user)
    return answer(data, headers={"Content-Disposition": 'attachment; filename="hexarch-data.json"'})


@routes.delete("/me", response_model=Done, summary="Delete me and my data")
async def delete_me(
    request: Request, server: ServerDep, user: SignedIn, body: schemas.DeleteBody | None = None
) -> Response:
    """An account asks for its password. Games that others play stay; a computer player takes over the seats."""
    server.limiter.check(SIGN_IN, household(address_of(request)))
    if user.login is not None:
        given = body.password if body and body.password else ""
        hashed = await server.passwords.hash(user.login, given)
        async with server.database.read() as connection:
            known = await accounts.find_account(connection, hashed)
        if known is None or known.id != user.id:
            raise Problem(403, "server-wrong-password")
    await erase(server, user)
    response = answer({"ok": True})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
