"""The interactive documentation of the API. It is self-contained and works without the built page."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from hexarch.server.web.problems import Problem

routes = APIRouter(include_in_schema=False)

_FOLDER: Final = Path(__file__).parents[1] / "api_docs"
_REVALIDATE: Final = {"Cache-Control": "no-cache"}


@routes.get("/api/docs")
async def api_docs() -> Response:
    return FileResponse(_FOLDER / "index.html", media_type="text/html; charset=utf-8", headers=_REVALIDATE)


@routes.get("/api/docs/{name}")
async def api_docs_file(name: str) -> Response:
    if name not in ("page.js", "page.css"):
        raise Problem(404, "server-not-found")
    return FileResponse(_FOLDER / name, headers=_REVALIDATE)
