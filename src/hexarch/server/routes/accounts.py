"""Guests, accounts, sessions, and one's own data."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path, Request
from starlette.responses import Response

from hexarch.server.accounts.service import SignedIn as NewSession
from hexarch.server.accounts.sessions import SESSION_DAYS
from hexarch.server.accounts.users import User
from hexarch.server.accounts.validation import login_key
from hexarch.server.clock import iso
from hexarch.server.routes.replies import done
from hexarch.server.schemas import accounts as schemas
from hexarch.server.schemas.common import Done
from hexarch.server.settings import Settings
from hexarch.server.tables.presenter import user_view
from hexarch.server.web.dependencies import (
    COOKIE,
    AccountsDep,
    LimitsDep,
    RecoveryDep,
    RequestLimits,
    SessionsDep,
    SettingsDep,
    SignedIn,
    Visitor,
    router,
)
from hexarch.server.web.json import JsonObject, answer, loads
from hexarch.server.web.rate_limits import DATA, MAIL, RENAME, SIGN_IN, SIGN_IN_NAME

routes = router("people")


def me_view(settings: Settings, user: User | None) -> JsonObject:
    mail = bool(settings.mail)
    if user is None:
        return {"user": None, "settings": {}, "mail": mail}
    return {"user": user_view(user), "settings": loads(user.settings_json), "mail": mail}


@dataclass
class SignIn:
    """A request to sign in: it is limited by address and answered with a cookie."""

    _request: Request
    _settings: Settings
    limits: RequestLimits

    @property
    def agent(self) -> str:
        return self._request.headers.get("user-agent", "")

    def me(self, user: User) -> Response:
        return answer(me_view(self._settings, user))

    def begin(self, session: NewSession) -> Response:
        """Answer with who has signed in, and set the cookie."""
        response = self.me(session.user)
        response.set_cookie(
            COOKIE,
            session.cookie,
            max_age=SESSION_DAYS * 86_400,
            httponly=True,
            samesite="lax",
            secure=self._settings.is_https or self._request.url.scheme == "https",
            path="/",
        )
        return response


async def _sign_in(request: Request, settings: SettingsDep, limits: LimitsDep) -> SignIn:
    return SignIn(request, settings, limits)


SignInDep = Annotated[SignIn, Depends(_sign_in)]
SessionId = Annotated[str, Path(alias="id", max_length=40, examples=["s8k2m4n6p8r2t4v6"])]


def _signed_out() -> Response:
    response = answer({"ok": True})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@routes.get("/me", response_model=schemas.Me, summary="Who I am")
async def get_me(settings: SettingsDep, visitor: Visitor) -> Response:
    return answer(me_view(settings, visitor))


@routes.post("/guest", response_model=schemas.Me, summary="Play as a guest")
async def play_as_guest(
    body: schemas.GuestBody, accounts: AccountsDep, sign_in: SignInDep, visitor: Visitor
) -> Response:
    """Somebody who is signed in already only gets the name."""
    sign_in.limits.check_address(SIGN_IN)
    if visitor is not None:
        return sign_in.me(await accounts.rename(visitor, body.name))
    session = await accounts.new_guest(body.name, body.language, sign_in.agent)
    return sign_in.begin(session)


@routes.post("/register", response_model=schemas.Me, summary="Make an account")
async def register(body: schemas.RegisterBody, accounts: AccountsDep, sign_in: SignInDep, visitor: Visitor) -> Response:
    """A guest becomes the account and keeps all games. A name that another account has is refused."""
    sign_in.limits.check_address(SIGN_IN)
    session = await accounts.register(body.name, body.password, visitor, sign_in.agent)
    return sign_in.begin(session)


@routes.post("/login", response_model=schemas.Me, summary="Log in")
async def log_in(body: schemas.SignInBody, accounts: AccountsDep, sign_in: SignInDep, visitor: Visitor) -> Response:
    """A guest's games are carried over to the account."""
    sign_in.limits.check_address(SIGN_IN)
    sign_in.limits.check_key(SIGN_IN_NAME, login_key(body.name))
    session = await accounts.login(body.name, body.password, visitor, sign_in.agent)
    sign_in.limits.forgive(SIGN_IN_NAME, login_key(body.name))
    return sign_in.begin(session)


@routes.post("/logout", response_model=Done, summary="End this session")
async def log_out(accounts: AccountsDep, visitor: Visitor) -> Response:
    if visitor is not None:
        await accounts.logout(visitor)
    return _signed_out()


@routes.patch("/me", response_model=schemas.Me, summary="Change name, language or settings")
async def change_me(
    body: schemas.MeBody, accounts: AccountsDep, settings: SettingsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """The name that others see changes; an account still logs in with the name it was made with."""
    if body.name is not None:
        limits.check_user(RENAME, user)
    return answer(me_view(settings, await accounts.update(user, body.name, body.language, body.settings)))


@done(routes.post, "/me/password", "Change the password")
async def change_password(body: schemas.PasswordBody, accounts: AccountsDep, limits: LimitsDep, user: SignedIn) -> None:
    """All other sessions end."""
    limits.check_address(SIGN_IN)
    await accounts.change_password(user, body.old, body.new)


@routes.post("/me/login-name", response_model=schemas.Me, summary="Change the name I log in with")
async def change_login_name(
    body: schemas.LoginNameBody, accounts: AccountsDep, limits: LimitsDep, settings: SettingsDep, user: SignedIn
) -> Response:
    """Accounts of version 0.1 with the same name as another one are asked to do this."""
    limits.check_address(SIGN_IN)
    return answer(me_view(settings, await accounts.choose_login(user, body.name, body.password)))


@done(routes.put, "/me/email", "Set an address for a lost password")
async def set_email(body: schemas.EmailBody, recovery: RecoveryDep, limits: LimitsDep, user: SignedIn) -> None:
    """A link is sent to the address; it counts once the link is followed."""
    limits.check_address(SIGN_IN)
    limits.check_user(MAIL, user)
    await recovery.set_email(user, body.email, body.password)


@done(routes.delete, "/me/email", "Forget my address")
async def remove_email(recovery: RecoveryDep, user: SignedIn) -> None:
    await recovery.remove_email(user)


@done(routes.post, "/email/confirm", "Confirm an address with the link that was sent to it")
async def confirm_email(body: schemas.LinkBody, recovery: RecoveryDep, limits: LimitsDep) -> None:
    limits.check_address(SIGN_IN)
    await recovery.confirm_email(body.token)


@done(routes.post, "/recover", "Send a link for a new password")
async def send_recovery(body: schemas.RecoverBody, recovery: RecoveryDep, limits: LimitsDep) -> None:
    """The answer is always the same: nobody learns who has an account or an address."""
    limits.check_address(SIGN_IN)
    limits.check_key(MAIL, login_key(body.name))
    await recovery.ask(body.name)


@routes.post("/recover/password", response_model=schemas.Me, summary="Choose a new password with the link")
async def recover_password(
    body: schemas.NewPasswordBody, recovery: RecoveryDep, sign_in: SignInDep, visitor: Visitor
) -> Response:
    sign_in.limits.check_address(SIGN_IN)
    session = await recovery.choose_password(body.token, body.password, visitor, sign_in.agent)
    return sign_in.begin(session)


@routes.get("/me/sessions", response_model=schemas.Sessions, summary="My sessions")
async def list_sessions(sessions: SessionsDep, user: SignedIn) -> Response:
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


@done(routes.delete, "/me/sessions/{id}", "End a session")
async def end_session(session: SessionId, accounts: AccountsDep, user: SignedIn) -> None:
    await accounts.end_session(user, session)


@routes.get("/me/data", summary="Everything stored about me", response_model=dict[str, Any])
async def get_my_data(accounts: AccountsDep, limits: LimitsDep, user: SignedIn) -> Response:
    limits.check_user(DATA, user)
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
