"""JSON as bytes, quickly."""

from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from starlette.responses import Response

# A JSON object whose members are not known here.
JsonObject = dict[str, object]


def dumps(data: object) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


def dumps_to_keep(data: object) -> bytes:
    """Return JSON that is cached. It is copied: orjson reserves a multiple of what a short text needs."""
    return bytes(memoryview(dumps(data)))


def text(data: object) -> str:
    return dumps(data).decode()


def loads(data: str | bytes) -> Any:
    """Return what the text says. Its shape is not checked; the caller gives it a type."""
    return orjson.loads(data)


def picked(record: object, *names: str) -> JsonObject:
    """Return attributes of a record under their own names."""
    return {name: getattr(record, name) for name in names}


def answer(data: object, status: int = 200, headers: dict[str, str] | None = None) -> "Response":
    """Make a response from data of a known shape: FastAPI would copy and check it again."""
    from starlette.responses import Response  # imported late: worker processes need none of the web framework

    return Response(dumps(data), status, headers, "application/json")
