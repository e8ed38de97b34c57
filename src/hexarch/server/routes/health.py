"""For operators: liveness, readiness, metrics."""

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from hexarch.server.accounts.tokens import same
from hexarch.server.web.access import address_of
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.services import SettingsDep, get_server

routes = APIRouter(tags=["service"], include_in_schema=False)
_HERE = ("127.0.0.1", "::1", "localhost")


@routes.get("/healthz")
async def healthz() -> Response:
    return answer({"ok": True})


@routes.get("/readyz")
async def readyz(request: Request) -> Response:
    # The only route that uses the whole server.
    checks = await get_server(request).checks()
    return answer({"ok": all(checks.values()), **checks}, 200 if all(checks.values()) else 503)


@routes.get("/metrics")
async def metrics(request: Request, settings: SettingsDep) -> Response:
    token = settings.metrics_token
    if token:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        allowed = scheme.lower() == "bearer" and same(given, token)
    else:
        # A request through a local proxy seems to come from this machine, but has this header.
        allowed = address_of(request) in _HERE and "x-forwarded-for" not in request.headers
    if not allowed:
        raise Problem(403, "server-metrics")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
