"""Fast JSON encoding to bytes."""

from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from starlette.responses import Response

# A JSON object with any members.
JsonObject = dict[str, object]


def dumps(data: object) -> bytes:
    try:
        return orjson.dumps(data)
    except TypeError:  # it may have keys that are no strings; allowing them everywhere would double the time
        return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


def dumps_to_keep(data: object) -> bytes:
    """Return JSON for a cache. It is copied, because orjson allocates a multiple of what a short text needs."""
    return bytes(memoryview(dumps(data)))


def text(data: object) -> str:
    return dumps(data).decode()


def loads(data: str | bytes) -> Any:
    """Decode JSON. The shape is not checked; the caller declares the type."""
    return orjson.loads(data)


def picked(record: object, *names: str) -> JsonObject:
    """Return the named attributes of a record as a dict."""
    return {name: getattr(record, name) for name in names}


def answer(data: object, status: int = 200, headers: dict[str, str] | None = None) -> "Response":
    """Return a response with data of a known shape, which FastAPI would otherwise copy and validate."""
    from starlette.responses import Response  # imported late: worker processes need none of the web framework

    return Response(dumps(data), status, headers, "application/json")
