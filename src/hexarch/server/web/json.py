"""JSON as bytes, quickly."""

from typing import Any

import orjson
from starlette.responses import Response


def dumps(data: Any) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


def text(data: Any) -> str:
    return dumps(data).decode()


def loads(data: str | bytes) -> Any:
    return orjson.loads(data)


def answer(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer that is known to have its documented shape, so that nobody copies it to check."""
    return Response(dumps(data), status, headers, "application/json")
