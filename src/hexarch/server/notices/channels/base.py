"""How a message leaves the server, and how that can go wrong."""

from typing import Protocol

from hexarch.server.notices.messages import Message


class NotSent(Exception):
    """The message has certainly not arrived."""

    def __init__(self, reason: str, is_final: bool = False, wait_ms: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.is_final = is_final
        """There is no point in trying again."""
        self.wait_ms = wait_ms
        """How long the other side asked to wait."""


class MaybeSent(Exception):
    """The connection broke before the other side confirmed: the message may have arrived."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Gone(Exception):
    """The device does not want messages any more."""


class Channel(Protocol):
    async def send(self, message: Message) -> None:
        """Return when the other side has confirmed the message; raise NotSent, MaybeSent or Gone."""
        ...
