"""The host names that a server accepts, as a protection against DNS rebinding.

Another site can let its name resolve to this server; then browsers treat the responses as that site's. Such a request
has the other site's name in its Host header.
"""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from hexarch.server.settings import Settings

_HERE: Final = ("localhost", "127.0.0.1", "::1")
# Used by proxies and monitors under any name; they contain nothing about people.
OPEN_PATHS: Final = ("/healthz", "/readyz", "/metrics")


class Hosts:
    def __init__(self, settings: Settings) -> None:
        self._own = (urlsplit(settings.address).hostname or "").lower()
        self._is_local = settings.host in _HERE
        machine = socket.gethostname().lower()
        self._names = {self._own} if self._own else {"localhost"}
        if not self._own and not self._is_local:
            self._names |= {machine, f"{machine}.local"}

    def is_known(self, header: str) -> bool:
        """Return whether a Host header names this server: its public address if set, else this machine."""
        try:
            name = (urlsplit(f"//{header}").hostname or "").lower().rstrip(".")
        except ValueError:
            return False
        if name in self._names:
            return True
        if self._own:
            return False
        try:
            address = ip_address(name)
        except ValueError:
            return name.endswith(".localhost")
        # IP addresses cannot be rebound. In a home network people use the address of the machine.
        return address.is_loopback or not self._is_local
