"""Personal tokens, with which programs act for an account."""

from starlette.responses import Response

from hexarch.server.accounts.api_tokens import ApiToken
from hexarch.server.clock import iso
from hexarch.server.routes.replies import done, router
from hexarch.server.schemas import programs as schemas
from hexarch.server.web import parameters
from hexarch.server.web.access import LimitsDep, SignedIn
from hexarch.server.web.json import JsonObject, answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import SIGN_IN
from hexarch.server.web.services import AccountsDep, ApiTokensDep

routes = router("tokens")


def _view(token: ApiToken, current: str) -> JsonObject:
    return {
        "id": token.id,
        "name": token.name,
        "scopes": list(token.scopes),
        "created": iso(token.created),
        "seen": None if token.seen is None else iso(token.seen),
        "expires": iso(token.expires),
        "current": token.id == current,
    }


@routes.get("/me/tokens", response_model=schemas.Tokens, summary="List your personal tokens")
async def list_tokens(api_tokens: ApiTokensDep, user: SignedIn) -> Response:
    """Return your tokens without their secrets."""
    found = [_view(token, user.session) for token in await api_tokens.of_user(user.id)]
    return answer({"tokens": found})


@routes.post("/me/tokens", response_model=schemas.NewToken, status_code=201, summary="Create a personal token")
async def create_token(
    body: schemas.TokenBody, api_tokens: ApiTokensDep, accounts: AccountsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Create a token and return it with its secret, which is shown only here.

    Needs a session and the account's password: a token cannot create another.

    Errors: 403 `server-wrong-password`; 409 `server-no-account` for guests, `server-tokens-many`.
    """
    limits.check_address(SIGN_IN)
    await accounts.check_password(user, body.password)
    scopes = list(dict.fromkeys(body.scopes))
    token, text = await api_tokens.create(user, body.name, scopes, body.days)
    return answer({**_view(token, user.session), "token": text}, 201)


@done(routes.delete, "/me/tokens/{id}", "Revoke a personal token")
async def revoke_token(token: parameters.TokenId, api_tokens: ApiTokensDep, user: SignedIn) -> None:
    """Revoke a token; its open connections are closed. A token may revoke itself, but no other.

    Errors: 403 `server-token-never`; 404 `server-no-token`.
    """
    if user.scopes is not None and token != user.session:
        raise Problem(403, "server-token-never")
    await api_tokens.revoke(user.id, user.id, token)
