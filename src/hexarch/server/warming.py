"""Imports modules in the background before a request needs them.

The server starts without the rules of the games and the library for messages, since importing them takes as long as
everything else. On the event loop, the first request that needs one of them would block all others for a quarter of a
second. So they are imported in a thread once the server has started.
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
