"""The OpenAPI document, with the shapes of the games' views that the page's types are made from."""

import types
import typing
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from hexarch.core.manifest import resolve
from hexarch.games import MANIFESTS
from hexarch.server.schemas import common, live

_PLAIN: Final = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


def install(app: FastAPI) -> None:
    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = build(app)
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def build(app: FastAPI) -> dict[str, Any]:
    document = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes, tags=_TAGS
    )
    components: dict[str, Any] = document["components"]["schemas"]
    components["Problem"] = common.Problem.model_json_schema()
    components |= live.components()
    views = {
        "Position": [(game.type_prefix, game.position_view) for game in MANIFESTS.values()],
        "Options": [(game.type_prefix, game.options_view) for game in MANIFESTS.values()],
    }
    for view, by_game in views.items():
        names = [_add(resolve(shape), prefix, components) for prefix, shape in by_game]
        choices: list[dict[str, Any]] = [{"$ref": f"#/components/schemas/{name}"} for name in names]
        components[view] = {"title": view, "anyOf": [*choices, {"type": "null"}] if view == "Options" else choices}
    _link(document)
    return document


_TAGS: Final = [
    {"name": "people", "description": "Guests, accounts and sessions."},
    {"name": "lobby", "description": "Tables to find, make and join."},
    {"name": "play", "description": "The position, drafts, moves and take-backs."},
    {"name": "history", "description": "Ledger, charts, downloads, imports, branches."},
    {"name": "talk", "description": "Chat and hints."},
]


def _add(shape: Any, prefix: str, components: dict[str, Any]) -> str:
    """A TypedDict among the components, and whatever it is made of."""
    name: str = prefix + shape.__name__.removesuffix("View")
    if name not in components:
        components[name] = {}
        hints = typing.get_type_hints(shape)
        components[name] = {
            "title": name,
            "type": "object",
            "properties": {key: _schema(hint, prefix, components) for key, hint in hints.items()},
            "required": sorted(shape.__required_keys__),
            "additionalProperties": False,
        }
        own = (shape.__doc__ or "").strip()
        if own:
            components[name]["description"] = own
    return name


def _schema(hint: Any, prefix: str, components: dict[str, Any]) -> dict[str, Any]:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if hint in _PLAIN:
        return {"type": _PLAIN[hint]}
    if typing.is_typeddict(hint):
        return {"$ref": f"#/components/schemas/{_add(hint, prefix, components)}"}
    if origin is list:
        return {"type": "array", "items": _schema(parts[0], prefix, components)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(parts[1], prefix, components)}
    if origin in (types.UnionType, typing.Union):
        return {"anyOf": [_schema(part, prefix, components) for part in parts]}
    if origin is typing.Literal:
        return {"enum": list(parts)}
    return {}


def _link(node: Any) -> None:
    """Put the views where the shapes have left room for them."""
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
