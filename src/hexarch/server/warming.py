"""Imports modules in the background before a request needs them.

The server starts without the rules of the games and the library for messages, since importing them takes as long as
everything else. On the event loop, the first request that needs one of them would block all others for a quarter of a
second. So they are imported in a thread once the server has started, after a pause in which it answers its first
requests: those and the imports would delay each other.
"""

import asyncio
from typing import Final

import anyio

from hexarch.core.manifest import resolve
from hexarch.games import MANIFESTS
from hexarch.locale import keys
from hexarch.server.play.registry import bundle
from hexarch.server.supervision import is_set_within

_PAUSE: Final = 0.3


class Warming:
    """The imports, begun a moment after `start`."""

    def __init__(self) -> None:
        self._hurry = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Import without a further pause what is not imported yet, and wait for it."""
        self._hurry.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        await is_set_within(_PAUSE, self._hurry)
        await asyncio.to_thread(warm_up)


def warm_up() -> None:
    anyio.run(anyio.sleep, 0)  # loads its part for asyncio, which large responses need
    keys("en")
    for name, game in MANIFESTS.items():
        bundle(name)
        resolve(game.measures)
