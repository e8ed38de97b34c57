"""Serves the built page; every address of the page gets `index.html`."""

import os
import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hexarch.server.tables.model import OPEN
from hexarch.server.web.access import address_of, user_of
from hexarch.server.web.middleware import policy
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import ADDRESS_READ, household
from hexarch.server.web.routing import add_routes
from hexarch.server.web.services import get_server

FOLDER: Final = Path(__file__).parents[1] / "static"
_WITHOUT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hexarch</title>
<h1>Hexarch is running</h1>
<p>The page has not been built. The API is at <a href="/api/openapi.json">/api</a>.</p></html>
"""
_TABLE: Final = re.compile(r"table/(\w{1,40})")
_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_NEVER: Final = {"Cache-Control": "no-cache"}
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


def _reads_brotli(accepted: str) -> bool:
    """Return whether an Accept-Encoding header accepts Brotli: named, and not with q=0."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "br":
            return not weight or weight.strip().removeprefix("q=").strip("0. ") != ""
    return False


class _Assets(StaticFiles):
    """Serves files whose names contain a hash, so that they never change; compressed if the build did that."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path:  # no system has files with such names
            raise Problem(404, "server-not-found")
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        small = Path(f"{os.fspath(full_path)}.br")
        if _reads_brotli(Headers(scope=scope).get("accept-encoding", "")) and small.is_file():
            media = guess_type(full_path)[0]
            headers = _FOREVER | {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
            return FileResponse(small, status_code, headers, media_type=media)
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(_FOREVER)
        return response


@dataclass(frozen=True)
class _Index:
    text: str
    changed: int
    policy: str


class _Page:
    """Serves `index.html`. The policy allows its own inline scripts, by their hashes, and no others."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: _Index | None = None

    def read(self) -> _Index | None:
        if not self.file.is_file():
            return None
        changed = self.file.stat().st_mtime_ns
        if self.known is None or self.known.changed != changed:
            text = self.file.read_text(encoding="utf-8")
            sums = [b64encode(sha256(script.encode()).digest()).decode() for script in _SCRIPT.findall(text)]
            self.known = _Index(text, changed, policy(*(f"'sha256-{one}'" for one in sums)))
        return self.known

    def answer(self, game: str | None) -> Response:
        """Return the page with the name of the table's game in it, so that browsers load the game's files at once."""
        index = self.read()
        if index is None:
            return HTMLResponse(_WITHOUT)
        text = index.text.replace("<html ", f'<html data-game="{game}" ', 1) if game else index.text
        return HTMLResponse(text, headers=_NEVER | {"Content-Security-Policy": index.policy})


def _file(folder: Path, path: str) -> Path | None:
    """Return the file of the page that a path names, if there is one."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no system has files with such names
        return None


async def _game_at(request: Request, path: str) -> str | None:
    """Return the game of a table that the visitor may see. Without it the page still works, but loads later."""
    code = _TABLE.fullmatch(path)
    if code is None:
        return None
    server = get_server(request)
    try:
        server.limiter.check(ADDRESS_READ, household(address_of(request)))
        record = await server.tables.readable(code[1], await user_of(request), request.query_params.get("invitation"))
    except (Problem, SQLAlchemyError):
        return None
    return None if record.status == OPEN else record.game


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    assets = folder / "assets"
    if assets.is_dir():
        app.mount("/assets", _Assets(directory=assets))
    routes = APIRouter(include_in_schema=False)
    first = _Page(folder / "index.html")

    @routes.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem(404, "server-not-found")
        file = _file(folder, path)
        if file is not None and file != first.file.resolve():
            return FileResponse(file, headers=_NEVER)
        return first.answer(await _game_at(request, path))

    add_routes(app, routes)
