"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from hexarch.server.accounts.tokens import same
from hexarch.server.web.dependencies import ServerDep, address_of
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem

routes = APIRouter(tags=["service"], include_in_schema=False)
_HERE = ("127.0.0.1", "::1", "localhost")


@routes.get("/healthz")
async def healthz() -> Response:
    return answer({"ok": True})


@routes.get("/readyz")
async def readyz(server: ServerDep) -> Response:
    checks = {
        "started": server.is_ready,
        "database": await server.database.is_reachable(),
        "bus": server.bus.is_connected,
    }
    return answer({"ok": all(checks.values()), **checks}, 200 if all(checks.values()) else 503)


@routes.get("/metrics")
async def metrics(request: Request, server: ServerDep) -> Response:
    token = server.settings.metrics_token
    if token:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        allowed = scheme.lower() == "bearer" and same(given, token)
    else:
        # Whoever comes through a proxy on this machine seems to be here, unless the proxy is known by its address.
        allowed = address_of(request) in _HERE and "x-forwarded-for" not in request.headers
    if not allowed:
        raise Problem(403, "server-metrics")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
