"""Serves the documentation site at /docs, if it has been built (`make docs`)."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hexarch.server.web.problems import Problem
from hexarch.server.web.routing import add_routes

FOLDER: Final = Path(__file__).parents[1] / "site"
_WITHOUT: Final = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hexarch: documentation</title>
<h1>The documentation has not been built</h1>
<p>The operator of this server can build it in a checkout with <code>make docs</code>. A server that was installed as a
package serves the folder that <code>HEXARCH_DOCS</code> names.</p>
<p>The rules of the games are at <a href="/rules">/rules</a>, and the API is described by
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


class _Site(StaticFiles):
    """Serves the pages. Their names do not change with their content, so browsers must revalidate them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path:  # no system has files with such names
            raise Problem(404, "server-not-found")
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    routes = APIRouter(include_in_schema=False)
    is_built = (folder / "index.html").is_file()

    @routes.get("/docs")
    async def first() -> Response:
        # Links in the site are relative, so its address has to end with a slash.
        return RedirectResponse("/docs/") if is_built else HTMLResponse(_WITHOUT, 404)

    add_routes(app, routes)
    if is_built:
        app.mount("/docs", _Site(directory=folder, html=True))
    else:
        app.add_api_route("/docs/{path:path}", first, include_in_schema=False)
