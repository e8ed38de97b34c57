"""The page, if it has been built; its own addresses all lead to its first file."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from hexarch.server.errors import Problem

FOLDER: Final = Path(__file__).parent / "static"
_WITHOUT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hexarch</title>
<h1>Hexarch is running</h1>
<p>The page has not been built. The API is at <a href="/api/openapi.json">/api</a>.</p></html>
"""


class _Assets(StaticFiles):
    """Their names carry a check sum, so they never change."""

    def file_response(self, *arguments: object, **named: object) -> Response:
        response = super().file_response(*arguments, **named)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    assets = folder / "assets"
    if assets.is_dir():
        app.mount("/assets", _Assets(directory=assets))
    routes = APIRouter(include_in_schema=False)

    @routes.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem(404, "server-not-found")
        file = (folder / path).resolve()
        if path and file.is_relative_to(folder.resolve()) and file.is_file():
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        index = folder / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(_WITHOUT)

    app.include_router(routes)
