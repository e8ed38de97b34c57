"""Responses so large that compressing them would block the event loop."""

import asyncio
import gzip
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

# Smaller responses are compressed by the middleware.
_LARGE_BYTES: Final = 100_000


async def text_answer(
    request: Request, text: str, media: str = "application/json", headers: Mapping[str, str] | None = None
) -> Response:
    """Return a text as a response; a large one is compressed in a thread if the client accepts gzip."""
    data = text.encode()
    given = dict(headers or {})
    if len(data) >= _LARGE_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
        data = await asyncio.to_thread(gzip.compress, data, 1)
        given |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(data, 200, given, media)
