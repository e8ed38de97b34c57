"""The bus: how the processes of one database notify each other of changes."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

from hexarch.server.live.messages import BusMessage, MalformedMessage, decode
from hexarch.server.web import metrics

log = logging.getLogger("hexarch.server.bus")

Listener = Callable[[BusMessage], None]


class Bus(ABC):
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def deliver(self, message: BusMessage) -> None:
        """Pass a message to the listeners of this process. A failing listener does not affect the others."""
        for listener in self._listeners:
            try:
                listener(message)
            except Exception:
                metrics.FAILURES.labels("bus").inc()
                log.exception("bus listener failed", extra={"bus_message": type(message).__name__})

    def receive(self, text: str) -> None:
        """Deliver what another process has sent; malformed text is logged and ignored."""
        try:
            message = decode(text)
        except MalformedMessage as error:
            metrics.FAILURES.labels("bus").inc()
            log.warning("malformed bus message", extra={"text": str(error)})
            return
        self.deliver(message)

    @property
    @abstractmethod
    def is_connected(self) -> bool:
        """Return whether messages of other processes arrive."""

    @abstractmethod
    def send(self, message: BusMessage) -> None:
        """Send to the other processes soon, outside any transaction. The message may get lost."""

    @abstractmethod
    async def run(self) -> None:
        """Listen to the other processes until cancelled."""
