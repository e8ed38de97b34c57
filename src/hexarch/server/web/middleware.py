"""Checks every request (origin, size, rate), and adds security headers to every response."""

import asyncio
import logging
import re
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexarch.server.accounts.tokens import new_code
from hexarch.server.clock import note_arrival
from hexarch.server.settings import Settings
from hexarch.server.web import metrics
from hexarch.server.web.hosts import OPEN_PATHS, Hosts
from hexarch.server.web.problems import Problem, route_of
from hexarch.server.web.rate_limits import ADDRESS_READ, ADDRESS_WRITE, Limiter, begin_request, household

log = logging.getLogger("hexarch.access")

_UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
_BODY_BYTES: Final = 64 * 1024
_IMPORT_BYTES: Final = 3 * 1024 * 1024
_IMPORTS: Final = ("/api/imports", "/api/studies/import")
BODY_SECONDS = 15.0
# The minimum transfer rate of a large body, in bytes per second.
_SLOWEST: Final = 50_000
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
# The stable API for programs. The page uses the same routes at /api, since it always comes with its server.
STABLE: Final = "/api/v1"
# Mail programs post forms to these links, from any origin. Their secret is in the path.
_LINKS: Final = "/unsubscribe/"
# Responses that last until the client disconnects.
_STREAMS: Final = ("/api/events",)
# Scripts, styles and fonts. Headers that matter only for documents are left out: they would double a small response.
_ASSETS: Final = "/assets/"
_OF_ASSETS: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")


def policy(*scripts: str) -> str:
    """Return a content security policy that allows only our own files and the given inline scripts."""
    rules = (
        "default-src 'none'",
        " ".join(("script-src 'self'", *scripts)),
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
    return "; ".join(rules)


HEADERS: Final = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

_RAW: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_RAW_OF_ASSETS: Final = [(name.lower().encode(), HEADERS[name].encode()) for name in _OF_ASSETS]


def is_own_origin(settings: Settings, scope: Scope) -> bool:
    """Return whether a request comes from a page of this server, by headers that pages cannot set."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "same-origin"
    if settings.address:
        return origin == "{0.scheme}://{0.netloc}".format(urlsplit(settings.address))
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return origin == f"{scheme}://{headers.get('host', '')}"


def bearer_of(scope: Scope) -> str | None:
    """Return the personal token of a request; None if there is none."""
    kind, _, token = Headers(scope=scope).get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def is_trusted_source(settings: Settings, scope: Scope) -> bool:
    """Return whether a request may change something: it comes from our own page, or has a token.

    Browsers add cookies to requests of any site, so those need a check of the origin. Other sites cannot add a token.
    """
    return bearer_of(scope) is not None or is_own_origin(settings, scope)


def _without_version(scope: Scope) -> Scope:
    """Return the scope of a request to the stable API, /api/v1, as one to /api, where the routes are."""
    if not f"{scope['path']}/".startswith(f"{STABLE}/"):
        return scope
    path = "/api" + scope["path"][len(STABLE) :]
    return {**scope, "path": path, "raw_path": path.encode()}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter
        self.hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = _without_version(scope)
        if scope["type"] == "websocket" and not self._is_known_host(scope):
            await Problem(400, "server-host").response()(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        note_arrival()
        request_id = _request_id(scope)
        seen = {"status": 500}

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen["status"] = message["status"]
                self._add_headers(scope, MutableHeaders(scope=message), request_id)
            await send(message)

        try:
            limit = self._check(scope)
            await self.app(scope, _limited(receive, limit), answer)
        except Problem as problem:
            await problem.response()(scope, receive, answer)
        finally:
            self._note(scope, seen["status"], time.perf_counter() - started, request_id)

    def _check(self, scope: Scope) -> int:
        """Return the maximum size of the body; raise a Problem for a request that is not allowed."""
        headers = Headers(scope=scope)
        if not self._is_known_host(scope):
            raise Problem(400, "server-host")
        is_unsafe = scope["method"] in _UNSAFE
        address = household(scope["client"][0]) if scope.get("client") else "unknown"
        begin_request(self.limiter, address)
        if scope["path"].startswith("/api"):
            self.limiter.check(ADDRESS_WRITE if is_unsafe else ADDRESS_READ, address)
        limit = _IMPORT_BYTES if scope["path"] in _IMPORTS else _BODY_BYTES
        if not is_unsafe or scope["path"].startswith(_LINKS):
            return limit
        if not is_trusted_source(self.settings, scope):
            raise Problem(403, "server-origin")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > limit:
            raise Problem(413, "server-too-large")
        has_body = length != "0" or "transfer-encoding" in headers
        media = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and media != "application/json":
            raise Problem(415, "server-content-type")
        return limit

    def _is_known_host(self, scope: Scope) -> bool:
        return scope["path"] in OPEN_PATHS or self.hosts.is_known(Headers(scope=scope).get("host", ""))

    def _add_headers(self, scope: Scope, headers: MutableHeaders, request_id: str) -> None:
        given = {name for name, _ in headers.raw}
        added = _RAW_OF_ASSETS if scope["path"].startswith(_ASSETS) else _RAW
        headers.raw.extend(header for header in added if header[0] not in given)
        headers["X-Request-ID"] = request_id
        if self.settings.is_https:
            headers["Strict-Transport-Security"] = "max-age=31536000"
        if scope["path"].startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")

    def _note(self, scope: Scope, status: int, seconds: float, request_id: str) -> None:
        """Count and log a request by its route, never by its path and query: invitations are secrets."""
        route = route_of(scope)
        metrics.REQUESTS.labels(scope["method"], route, status).inc()
        if route not in _STREAMS:
            metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        fields = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        known = {"address": (scope.get("client") or ("",))[0], "user": scope.get("hexarch_user", "")}
        wanted = {name: known[name] for name in self.settings.logged}
        log.info("request", extra={**fields, "request": request_id, **wanted})


def _limited(receive: Receive, limit: int) -> Receive:
    """Limit the size of a body without a declared length, and the time that any body may take."""
    total, is_complete = 0, False
    until = asyncio.get_running_loop().time() + BODY_SECONDS + limit / _SLOWEST

    async def limited() -> Message:
        nonlocal total, is_complete
        if is_complete:
            return await receive()  # this waits for the client to disconnect
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, headers={"Connection": "close"}) from None
        is_complete = not message.get("more_body", False)
        total += len(message.get("body", b""))
        if total > limit:
            raise HTTPException(413)
        return message

    return limited


def _request_id(scope: Scope) -> str:
    """Return the id that a proxy has given to the request, or a new one."""
    given = Headers(scope=scope).get("x-request-id", "")
    return given if _REQUEST_ID.fullmatch(given) else new_code(10)
