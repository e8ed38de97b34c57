"""The index of routes finds the same route as FastAPI, and no route needs preparation at its first request."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, Match
from starlette.types import Scope

from hexarch.server.app import create_app
from hexarch.server.web.routing import RouteIndex
from tests.server.running import settings_for

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    folder: Path = tmp_path_factory.mktemp("routing")
    return create_app(settings_for(folder))


def _requests(app: FastAPI) -> Iterator[tuple[str, Scope]]:
    """Yield requests for every path; some parameter values are parts of other paths."""
    paths = {str(getattr(route, "path", "")) for route in app.routes}
    paths |= {"/api", "/api/nothing", "/api/tables/x/nothing", "/api/tables//state", "//", "", "/api/tables/x/state/"}
    for path in sorted(paths):
        for value in ("x", "state", "groups"):
            filled = re.sub(r"{[^}]*}", value, path)
            kinds: list[Scope] = [{"type": "http", "method": method} for method in METHODS]
            for scope in [*kinds, {"type": "websocket"}]:
                yield path, {**scope, "path": filled, "root_path": "", "headers": []}


def _by_trying(app: FastAPI, scope: Scope) -> BaseRoute | None:
    return next((route for route in app.routes if route.matches(scope)[0] is Match.FULL), None)


def test_the_index_finds_the_same_routes(app: FastAPI) -> None:
    index = app.router.middleware_stack
    assert isinstance(index, RouteIndex)
    indexed = set()
    for path, scope in _requests(app):
        found = index.find(scope)
        tried = _by_trying(app, scope)
        if found is not None:
            assert found[0] is tried, scope
            indexed.add(path)
        else:  # left to FastAPI: the page, the documentation, and missing paths
            assert not isinstance(tried, APIRoute) or ":" in tried.path, scope
    assert len(indexed) > 100


def test_no_router_is_left_to_be_prepared_on_its_first_request(app: FastAPI) -> None:
    """FastAPI would otherwise rebuild the routes of an included router, which takes a quarter of a second."""
    assert not [route for route in app.routes if hasattr(route, "original_router")]


def test_no_route_is_prepared_before_its_first_request(tmp_path: Path) -> None:
    """Preparing all of them would take a third of the start. A separate process has used none yet."""
    script = """
import sys
from hexarch.server.app import create_app
from hexarch.server.settings import Settings
from hexarch.server.web.routing import LateRoute
late = [route for route in create_app(Settings(data=sys.argv[1])).routes if isinstance(route, LateRoute)]
print(len(late) > 100, [route.path for route in late if "_prepared" in vars(route)])
"""
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "True []\n"
