"""Personal tokens, with which programs act for an account."""

from typing import Annotated

from fastapi import Path
from starlette.responses import Response

from hexarch.server.accounts.api_tokens import ApiToken
from hexarch.server.clock import iso
from hexarch.server.routes.replies import done
from hexarch.server.schemas import programs as schemas
from hexarch.server.web.dependencies import AccountsDep, ApiTokensDep, LimitsDep, SignedIn, router
from hexarch.server.web.json import JsonObject, answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import SIGN_IN

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


@routes.get("/me/tokens", response_model=schemas.Tokens, summary="My personal tokens")
async def list_tokens(api_tokens: ApiTokensDep, user: SignedIn) -> Response:
    found = [_view(token, user.session) for token in await api_tokens.of_user(user.id)]
    return answer({"tokens": found})


@routes.post("/me/tokens", response_model=schemas.NewToken, status_code=201, summary="Create a personal token")
async def create_token(
    body: schemas.TokenBody, api_tokens: ApiTokensDep, accounts: AccountsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Needs an account, its password and a session: a token cannot create another. The token is shown only here."""
    limits.check_address(SIGN_IN)
    await accounts.check_password(user, body.password)
    scopes = list(dict.fromkeys(body.scopes))
    token, text = await api_tokens.create(user, body.name, scopes, body.days)
    return answer({**_view(token, user.session), "token": text}, 201)


@done(routes.delete, "/me/tokens/{id}", "Revoke a personal token")
async def revoke_token(
    token: Annotated[str, Path(alias="id", max_length=40, examples=["t8k2m4n6p8r2t4v6"])],
    api_tokens: ApiTokensDep,
    user: SignedIn,
) -> None:
    """A token may revoke itself, and no other."""
    if user.scopes is not None and token != user.session:
        raise Problem(403, "server-token-never")
    await api_tokens.revoke(user.id, user.id, token)
