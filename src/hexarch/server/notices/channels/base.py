"""The interface of a channel that sends notices."""

from typing import Protocol

from hexarch.server.notices.messages import Message


class Gone(Exception):
    """Raised when a device does not accept messages any more."""


class Channel(Protocol):
    async def send(self, message: Message) -> None:
        """Return when the other side has confirmed the message; raise NotSent, MaybeSent or Gone."""
        ...
