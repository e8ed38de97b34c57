"""Errors of sending a message, for every channel."""


class NotSent(Exception):
    """The message has certainly not arrived. The error omits the other side's answer, which may contain an address."""

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
