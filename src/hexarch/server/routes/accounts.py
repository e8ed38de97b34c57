"""Guests, accounts, sessions, and one's own data."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from starlette.responses import Response

from hexarch.server.accounts.sessions import SESSION_DAYS, NewSession
from hexarch.server.accounts.users import User
from hexarch.server.accounts.validation import login_key
from hexarch.server.clock import iso
from hexarch.server.routes.replies import done, router
from hexarch.server.schemas import accounts as schemas
from hexarch.server.schemas.common import Done
from hexarch.server.settings import Settings
from hexarch.server.tables.presenter import user_view
from hexarch.server.web import parameters
from hexarch.server.web.access import COOKIE, LimitsDep, RequestLimits, SignedIn, Visitor
from hexarch.server.web.json import JsonObject, answer, loads
from hexarch.server.web.rate_limits import DATA, MAIL, RENAME, SIGN_IN, SIGN_IN_NAME
from hexarch.server.web.services import AccountsDep, RecoveryDep, SessionsDep, SettingsDep

routes = router("people")


def me_view(settings: Settings, user: User | None) -> JsonObject:
    mail = bool(settings.mail)
    if user is None:
        return {"user": None, "settings": {}, "mail": mail}
    return {"user": user_view(user), "settings": loads(user.settings_json), "mail": mail}


@dataclass
class SignIn:
    """A request to sign in, limited by address and answered with a cookie."""

    _request: Request
    _settings: Settings
    limits: RequestLimits

    @property
    def agent(self) -> str:
        return self._request.headers.get("user-agent", "")

    def me(self, user: User) -> Response:
        return answer(me_view(self._settings, user))

    def begin(self, session: NewSession) -> Response:
        """Return the user who has signed in, and set the cookie."""
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


def _signed_out() -> Response:
    response = answer({"ok": True})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@routes.get("/me", response_model=schemas.Me, summary="Get the signed-in user")
async def get_me(settings: SettingsDep, visitor: Visitor) -> Response:
    """Return the user of the session or token, with the user's settings. Without either, `user` is null."""
    return answer(me_view(settings, visitor))


@routes.post("/guest", response_model=schemas.Me, summary="Sign in as a guest")
async def play_as_guest(
    body: schemas.GuestBody, accounts: AccountsDep, sign_in: SignInDep, visitor: Visitor
) -> Response:
    """Create a guest, begin a session and set its cookie.

    A user who is already signed in keeps the session and only changes the name.

    Errors: 429 `server-too-often` after too many sign-ins from one network.
    """
    sign_in.limits.check_address(SIGN_IN)
    if visitor is not None:
        return sign_in.me(await accounts.rename(visitor, body.name))
    session = await accounts.new_guest(body.name, body.language, sign_in.agent)
    return sign_in.begin(session)


@routes.post("/register", response_model=schemas.Me, summary="Create an account")
async def register(body: schemas.RegisterBody, accounts: AccountsDep, sign_in: SignInDep, visitor: Visitor) -> Response:
    """Create an account, begin a session and set its cookie.

    A signed-in guest becomes the account and keeps all games.

    Errors: 409 `server-name-taken` if another account has this name; 422 `server-weak-password`.
    """
    sign_in.limits.check_address(SIGN_IN)
    session = await accounts.register(body.name, body.password, visitor, sign_in.agent)
    return sign_in.begin(session)


@routes.post("/login", response_model=schemas.Me, summary="Sign in")
async def log_in(body: schemas.SignInBody, accounts: AccountsDep, sign_in: SignInDep, visitor: Visitor) -> Response:
    """Begin a session of an account and set its cookie. The games of a signed-in guest are moved to the account.

    Errors: 403 `server-wrong-login` or `server-banned`; 429 `server-too-often` after too many attempts with this name
    or from this network.
    """
    sign_in.limits.check_address(SIGN_IN)
    sign_in.limits.check_key(SIGN_IN_NAME, login_key(body.name))
    session = await accounts.login(body.name, body.password, visitor, sign_in.agent)
    sign_in.limits.forgive(SIGN_IN_NAME, login_key(body.name))
    return sign_in.begin(session)


@routes.post("/logout", response_model=Done, summary="Sign out")
async def log_out(accounts: AccountsDep, visitor: Visitor) -> Response:
    """End this session and delete its cookie. Without a session nothing happens."""
    if visitor is not None:
        await accounts.logout(visitor)
    return _signed_out()


@routes.patch("/me", response_model=schemas.Me, summary="Change name, language or settings")
async def change_me(
    body: schemas.MeBody, accounts: AccountsDep, settings: SettingsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Change the members that are given and return the user.

    The name is the one that others see: an account still signs in with the name it was created with.

    Errors: 413 `server-too-large` if the settings exceed 20 kB; 429 `server-too-often` after too many new names.
    """
    if body.name is not None:
        limits.check_user(RENAME, user)
    return answer(me_view(settings, await accounts.update(user, body.name, body.language, body.settings)))


@done(routes.post, "/me/password", "Change the password")
async def change_password(body: schemas.PasswordBody, accounts: AccountsDep, limits: LimitsDep, user: SignedIn) -> None:
    """Change the account's password and end all its other sessions.

    Errors: 403 `server-wrong-password`; 409 `server-no-account` for guests; 422 `server-weak-password`.
    """
    limits.check_address(SIGN_IN)
    await accounts.change_password(user, body.old, body.new)


@routes.post("/me/login-name", response_model=schemas.Me, summary="Change the sign-in name")
async def change_login_name(
    body: schemas.LoginNameBody, accounts: AccountsDep, limits: LimitsDep, settings: SettingsDep, user: SignedIn
) -> Response:
    """Change the name that the account signs in with.

    Needed for accounts of version 0.1 whose name another account has, too (`choose_name` of the user).

    Errors: 403 `server-wrong-password`; 409 `server-name-taken`, or `server-no-account` for guests.
    """
    limits.check_address(SIGN_IN)
    return answer(me_view(settings, await accounts.choose_login(user, body.name, body.password)))


@done(routes.put, "/me/email", "Set the e-mail address")
async def set_email(body: schemas.EmailBody, recovery: RecoveryDep, limits: LimitsDep, user: SignedIn) -> None:
    """Send a link to an address. Once the link is followed, the address is used for lost passwords and notices.

    Errors: 403 `server-wrong-password`; 409 `server-no-mail` if the server cannot send mail, `server-no-account` for
    guests.
    """
    limits.check_address(SIGN_IN)
    limits.check_user(MAIL, user)
    await recovery.set_email(user, body.email, body.password)


@done(routes.delete, "/me/email", "Delete the e-mail address")
async def remove_email(recovery: RecoveryDep, user: SignedIn) -> None:
    """Delete the user's address. Links that were sent to it are no longer valid."""
    await recovery.remove_email(user)


@done(routes.post, "/email/confirm", "Confirm an e-mail address")
async def confirm_email(body: schemas.LinkBody, recovery: RecoveryDep, limits: LimitsDep) -> None:
    """Store the address that a link was sent to. Does not need a session.

    Errors: 409 `server-link-expired`.
    """
    limits.check_address(SIGN_IN)
    await recovery.confirm_email(body.token)


@done(routes.post, "/recover", "Send a link for a new password")
async def send_recovery(body: schemas.RecoverBody, recovery: RecoveryDep, limits: LimitsDep) -> None:
    """Send a link to the account's confirmed address.

    The response is the same whether the account exists or not, and whether it has an address.

    Errors: 409 `server-no-mail` if the server cannot send mail.
    """
    limits.check_address(SIGN_IN)
    limits.check_key(MAIL, login_key(body.name))
    await recovery.ask(body.name)


@routes.post("/recover/password", response_model=schemas.Me, summary="Set a new password with a link")
async def recover_password(
    body: schemas.NewPasswordBody, recovery: RecoveryDep, sign_in: SignInDep, visitor: Visitor
) -> Response:
    """Set the password with the link of a mail, end all sessions of the account and begin a new one.

    Errors: 403 `server-banned`; 409 `server-link-expired`; 422 `server-weak-password`, after which the link can be used
    again.
    """
    sign_in.limits.check_address(SIGN_IN)
    session = await recovery.choose_password(body.token, body.password, visitor, sign_in.agent)
    return sign_in.begin(session)


@routes.get("/me/sessions", response_model=schemas.Sessions, summary="List your sessions")
async def list_sessions(sessions: SessionsDep, user: SignedIn) -> Response:
    """Return the browsers that are signed in as you. Personal tokens are listed by `GET /me/tokens`."""
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
async def end_session(session: parameters.SessionId, accounts: AccountsDep, user: SignedIn) -> None:
    """End one of your sessions: the browser is signed out.

    Errors: 404 `server-no-session`.
    """
    await accounts.end_session(user, session)


@routes.get("/me/data", summary="Export your data", response_model=dict[str, Any])
async def get_my_data(accounts: AccountsDep, limits: LimitsDep, user: SignedIn) -> Response:
    """Return everything that is stored about you as one JSON file.

    Its members may change with every version of the server.
    """
    limits.check_user(DATA, user)
    headers = {"Content-Disposition": 'attachment; filename="hexarch-data.json"'}
    return answer(await accounts.export(user), headers=headers)


@routes.delete("/me", response_model=Done, summary="Delete your account and data")
async def delete_me(
    accounts: AccountsDep, limits: LimitsDep, user: SignedIn, body: schemas.DeleteBody | None = None
) -> Response:
    """Delete the user; an account needs its password.

    Games with other players stay, without the name, and a computer player takes over the seats.

    Errors: 403 `server-wrong-password`.
    """
    limits.check_address(SIGN_IN)
    await accounts.delete(user, body.password if body and body.password else "")
    return _signed_out()
