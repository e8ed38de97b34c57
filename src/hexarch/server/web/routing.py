"""Finds the route of a request.

FastAPI tries all routes one after the other, and those of an included router twice. With about 200 routes that would
take longer than most responses. It also prepares every included router on its first request, for a quarter of a second.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import cached_property, partial
from typing import Final

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, compile_path
from starlette.types import ASGIApp, Receive, Scope, Send

_LIVE: Final = "WebSocket"

# (method, number of parts of the path, its last part; None where that is a parameter)
_Shape = tuple[str, int, str | None]


def operation_id(route: APIRoute) -> str:
    """Return the name of an operation: that of its function in camel case."""
    return camel(route.name)


def camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def add_routes(app: FastAPI, router: APIRouter) -> None:
    """Add the routes of a router as the application's own, unlike `include_router`."""
    app.router.routes.extend(router.routes)


class LateRoute(APIRoute):
    """A route that FastAPI prepares for its first request: preparing all of them would take a third of the start.

    Its responses are described when the OpenAPI document is made. Until then nobody needs their models, since routes
    return finished responses.
    """

    def __init__(
        self,
        path: str,
        endpoint: Callable[..., Awaitable[Response]],
        *,
        methods: Collection[str],
        response_model: object = None,
        responses: object = None,
        **more: object,
    ) -> None:
        self._prepare: Callable[..., APIRoute] = partial(APIRoute, path, endpoint, methods=methods, **more)  # type: ignore[arg-type]
        self._responses = {"response_model": response_model, "responses": responses}
        # What is needed to find the route.
        self.path, self.endpoint, self.name = path, endpoint, endpoint.__name__
        self.methods = set(methods)
        self.path_regex, self.path_format, self.param_convertors = compile_path(path)

    @cached_property
    def _prepared(self) -> APIRoute:
        return self._prepare(response_model=None)

    def described(self) -> APIRoute:
        """Return the route with the shapes of its responses."""
        return self._prepare(**self._responses)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._prepared.handle(scope, receive, send)


class RouteIndex:
    """Passes a request to its route, found by the shape of its path; without one, the router handles it as usual."""

    def __init__(self, routes: Iterable[BaseRoute], otherwise: ASGIApp) -> None:
        self._otherwise = otherwise
        self._by_shape: dict[_Shape, list[tuple[int, BaseRoute]]] = {}
        for number, route in enumerate(routes):
            for shape in _shapes(route):
                self._by_shape.setdefault(shape, []).append((number, route))

    def find(self, scope: Scope) -> tuple[BaseRoute, Scope] | None:
        """Return the first route that matches, with what it reads from the path."""
        method = _LIVE if scope["type"] == "websocket" else scope.get("method", "")
        parts = scope.get("path", "").split("/")
        named = self._by_shape.get((method, len(parts), parts[-1]), ())
        others = self._by_shape.get((method, len(parts), None), ())
        # In the order in which they were declared.
        for _, route in sorted((*named, *others), key=_number) if named and others else named or others:
            match, found = route.matches(scope)
            if match is Match.FULL:
                return route, found
        return None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self.find(scope) if scope["type"] != "lifespan" else None
        if found is None:
            await self._otherwise(scope, receive, send)
            return
        route, values = found
        scope.update(values)
        await route.handle(scope, receive, send)


def install(app: FastAPI) -> None:
    """Index the current routes of the application. Routes that are added later are found without the index."""
    app.router.middleware_stack = RouteIndex(app.router.routes, app.router.middleware_stack)


def _number(entry: tuple[int, BaseRoute]) -> int:
    return entry[0]


def _shapes(route: BaseRoute) -> list[_Shape]:
    """Return the shapes of the paths of a route; none for one whose parameters may have several parts."""
    if not isinstance(route, APIRoute | APIWebSocketRoute) or ":" in route.path:
        return []
    parts = route.path.split("/")
    last = None if "{" in parts[-1] else parts[-1]
    methods = sorted(route.methods or ()) if isinstance(route, APIRoute) else [_LIVE]
    return [(method, len(parts), last) for method in methods]
