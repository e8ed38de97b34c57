"""Loads what is imported late, before a request needs it.

The server starts without the rules of the games and the library for messages, since they take as long as everything
else. On the event loop, the first request that needs one of them would hold up all others for a quarter of a second. So
they are loaded in a thread once the server has started.
"""

import anyio

from hexarch.core.manifest import resolve
from hexarch.games import MANIFESTS
from hexarch.locale import keys
from hexarch.server.play.registry import bundle


def warm_up() -> None:
    anyio.run(anyio.sleep, 0)  # loads its part for asyncio, which large responses need
    keys("en")
    for name, game in MANIFESTS.items():
        bundle(name)
        resolve(game.measures)
