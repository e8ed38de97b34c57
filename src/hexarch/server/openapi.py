"""The OpenAPI document, with the shapes of the games' views that the page's types are made from."""

from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from hexarch.core.manifest import resolve
from hexarch.games import MANIFESTS
from hexarch.server.schemas import common, live, programs
from hexarch.server.web.json import JsonObject
from hexarch.server.web.middleware import STABLE
from hexarch.server.web.routing import LateRoute, camel
from hexarch.server.web.scopes import ANY_SCOPE, SCOPE_OF


def install(app: FastAPI) -> None:
    def document() -> JsonObject:
        if app.openapi_schema is None:
            app.openapi_schema = build(app)
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def build(app: FastAPI) -> JsonObject:
    routes = [route.described() if isinstance(route, LateRoute) else route for route in app.routes]
    description = app.description + _ERRORS
    document = get_openapi(title=app.title, version=app.version, description=description, routes=routes, tags=_TAGS)
    components: JsonObject = document["components"]["schemas"]
    components["Problem"] = common.Problem.model_json_schema()
    components |= live.components()
    components |= programs.components()
    views = {
        "Position": [(game.type_prefix, game.position_view) for game in MANIFESTS.values()],
        "Options": [(game.type_prefix, game.options_view) for game in MANIFESTS.values()],
        "Preview": [(game.type_prefix, game.preview_view) for game in MANIFESTS.values()],
    }
    for view, by_game in views.items():
        names = [_add(resolve(shape), prefix, components) for prefix, shape in by_game]
        choices: list[JsonObject] = [{"$ref": f"#/components/schemas/{name}"} for name in names]
        components[view] = {"title": view, "anyOf": [*choices, {"type": "null"}] if view == "Options" else choices}
    _link(document)
    document["paths"] = {f"{STABLE}{path.removeprefix('/api')}": item for path, item in document["paths"].items()}
    document["components"]["securitySchemes"] = _SECURITY
    _describe_access(document["paths"])
    document["x-websockets"] = {f"{STABLE}/tables/{{id}}/live": _SOCKET}
    return document


# OpenAPI cannot describe a WebSocket, so an extension does.
_SOCKET: Final = {
    "summary": "Receive the live messages of a table",
    "parameters": ["since", "invitation"],
    "receives": {"$ref": "#/components/schemas/LiveMessage"},
    "sends": {"$ref": "#/components/schemas/LiveRequest"},
}


_SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "A personal token; it needs no Origin header."},
    "session": {"type": "apiKey", "in": "cookie", "name": "hexarch_session"},
}


def _describe_access(paths: Mapping[str, Mapping[str, JsonObject]]) -> None:
    """Declare how every operation is authenticated, and which scope a personal token needs."""
    scopes = {camel(name): [scope] for name, scope in SCOPE_OF.items()} | {camel(name): [] for name in ANY_SCOPE}
    for item in paths.values():
        for operation in item.values():
            known = scopes.get(str(operation["operationId"]))
            operation["security"] = [*([] if known is None else [{"token": known}]), {"session": []}]


# Errors that any operation may return; those of a single operation are in its description.
_ERRORS: Final = """

An error response is a problem document with a status and a `key`. Every operation can answer with these:

- 401 `server-sign-in` without a session or token, `server-token` if the token is not valid
- 403 `server-token-scope` if the token lacks the scope, `server-token-never` if no token can do this
- 404 `server-no-table` if the table does not exist or you may not see it
- 403 `server-not-seated` if you do not play at the table, `server-not-your-seat` if the seat is not yours
- 409 `server-seat-left` if you have left the game, `server-table-...` if its status does not allow this
- 422 `server-invalid` if the request does not have the described shape; `errors` lists the mistakes
- 429 `server-too-often` if you exceed a rate limit; wait `Retry-After` seconds
- 503 `server-busy` or `server-overloaded`; nothing was changed, so wait `Retry-After` seconds and repeat the request
"""
_TAGS: Final = [
    {"name": "people", "description": "Accounts, sessions, profiles, ratings and friends."},
    {"name": "tokens", "description": "Personal tokens, with which programs act for an account."},
    {"name": "programs", "description": "Bots, challenges, the event stream, positions for programs."},
    {"name": "lobby", "description": "Tables to find, make and join."},
    {"name": "play", "description": "The position, drafts, moves and take-backs."},
    {
        "name": "plans",
        "description": "Turns planned in advance, and answers to offers of power. Others cannot see them.",
    },
    {"name": "pace", "description": "Clocks, pauses and calendars."},
    {"name": "history", "description": "Ledger, charts, downloads, imports, analyses, reports."},
    {"name": "learn", "description": "Lessons and guided games."},
    {"name": "groups", "description": "Private groups, their tables and events."},
    {"name": "notices", "description": "Notices about what happens while you are away."},
    {"name": "puzzles", "description": "Positions in which one turn is clearly best."},
    {"name": "studies", "description": "Analyses in chapters, with comments and marks."},
    {"name": "moderation", "description": "Removing, muting, blocking, reporting and banning people."},
    {"name": "talk", "description": "Chat and hints."},
]


def _add(shape: type, prefix: str, components: JsonObject) -> str:
    """Add a TypedDict and the types it refers to to the components, and return its name there."""
    schema = TypeAdapter(shape).json_schema(mode="serialization", ref_template="{model}")
    shapes = {**schema.pop("$defs", {}), shape.__name__: schema}
    for name, found in shapes.items():
        # Both games have shapes of the same name, so each gets the prefix of its game.
        found["title"] = _component(prefix, name)
        found["additionalProperties"] = False
        for member in found["properties"].values():
            member.pop("title", None)
        _rename(found, prefix)
        components[found["title"]] = found
    return _component(prefix, shape.__name__)


def _component(prefix: str, name: str) -> str:
    return prefix + name.removesuffix("View")


def _rename(node: object, prefix: str) -> None:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            node["$ref"] = f"#/components/schemas/{_component(prefix, node['$ref'])}"
        for part in node.values():
            _rename(part, prefix)
    elif isinstance(node, list):
        for part in node:
            _rename(part, prefix)


def _link(node: object) -> None:
    """Replace the placeholders of the schemas by the views of the games."""
    if isinstance(node, dict):
        view = node.pop("x-hexarch", None)
        if view is not None:
            node.clear()
            node["$ref"] = f"#/components/schemas/{view}"
        for part in node.values():
            _link(part)
    elif isinstance(node, list):
        for part in node:
            _link(part)
