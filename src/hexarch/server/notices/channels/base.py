"""How a notice leaves the server."""

from typing import Protocol

from hexarch.server.notices.messages import Message


class Gone(Exception):
    """The device does not want messages any more."""


class Channel(Protocol):
    async def send(self, message: Message) -> None:
        """Return when the other side has confirmed the message; raise NotSent, MaybeSent or Gone."""
        ...
