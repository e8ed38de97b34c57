"""Errors as problem documents (RFC 9457), with a sentence, and a key that the page translates."""

import logging
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from hexarch.core.game import RuleError
from hexarch.locale import error_text, message
from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject, dumps

log = logging.getLogger("hexarch.server")

_KEYS: Final = {
    404: "server-not-found",
    405: "server-method",
    408: "server-timeout",
    413: "server-too-large",
    415: "server-content-type",
}


def _sendable(value: int | str) -> int | str:
    """Replace lone surrogates: JSON can contain them, UTF-8 cannot."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


class Problem(Exception):
    """A refusal, raised anywhere below a route. `extra` are further members of the document."""

    def __init__(
        self,
        status: int,
        key: str,
        params: Mapping[str, int | str] | None = None,
        extra: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.params = {name: _sendable(value) for name, value in (params or {}).items()}
        self.extra = dict(extra or {})
        self.headers = dict(headers or {})

    def body(self) -> JsonObject:
        return {
            "type": f"urn:hexarch:problem:{self.key}",
            "title": message(f"server-title-{self.status}"),
            "status": self.status,
            "detail": message(self.key, "en", **self.params),
            "key": self.key,
            "params": self.params,
            **self.extra,
        }

    def response(self) -> Response:
        return Response(dumps(self.body()), self.status, self.headers, "application/problem+json")


def rule_problem(error: RuleError, status: int = 422) -> Problem:
    """Return the Problem for a rule error, with the engine's sentence."""
    return Problem(status, "server-rule", {"sentence": error_text(error)})


def database_problem(error: SQLAlchemyError, writes: bool = False, route: str = "live") -> Problem:
    """Return the response to a database failure; it says whether the request may have changed something."""
    if isinstance(error, PoolTimeout):  # no connection became free, so nothing has begun
        metrics.FAILURES.labels("database pool").inc()
        log.error("no free database connection")
        return Problem(503, "server-overloaded", None, None, {"Retry-After": "2"})
    log.error("database", extra={"route": route}, exc_info=error)
    # A connection that is lost during a write may be lost after the commit.
    is_unknown = writes and isinstance(error, DBAPIError) and error.connection_invalidated
    key = "server-outcome-unknown" if is_unknown else "server-database"
    return Problem(503, key, None, None, {"Retry-After": "1"})


def route_of(scope: Scope) -> str:
    """Return the route of a request for logs and metrics: not its path, which contains codes of tables."""
    path: str = getattr(scope.get("route"), "path", "other")
    return path


def install(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> Response:
        return error.response()

    @app.exception_handler(RuleError)
    async def rule(request: Request, error: RuleError) -> Response:
        return rule_problem(error).response()

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        found = [
            {"where": _sendable(".".join(map(str, entry["loc"]))), "what": _sendable(str(entry["msg"]))}
            for entry in error.errors()
        ]
        first = found[0] if found else {"where": "body", "what": ""}
        return Problem(422, "server-invalid", first, {"errors": found[:20]}).response()

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        key = _KEYS.get(error.status_code, "server-refused")
        return Problem(error.status_code, key, None, None, error.headers).response()

    @app.exception_handler(DataError)
    async def unstorable(request: Request, error: DataError) -> Response:
        """Handle a value that passed validation but that the database cannot store."""
        return Problem(400, "server-refused").response()

    @app.exception_handler(IntegrityError)
    async def contradicts(request: Request, error: IntegrityError) -> Response:
        """Handle a violated constraint, such as a reused request id: nothing was stored."""
        return Problem(409, "server-refused").response()

    @app.exception_handler(PoolTimeout)
    @app.exception_handler(DBAPIError)
    async def database(request: Request, error: SQLAlchemyError) -> Response:
        return database_problem(error, request.method not in ("GET", "HEAD"), route_of(request.scope)).response()

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        metrics.FAILURES.labels("http").inc()
        log.exception("failed", extra={"route": route_of(request.scope)})
        return Problem(500, "server-failed").response()
