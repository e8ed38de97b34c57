"""Under which names a server may be addressed.

A page of another site can make its own name lead to this server (DNS rebinding); then the browser takes the server's
answers for that site's. Such a request names the other site as its host.
"""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from hexarch.server.settings import Settings

_HERE: Final = ("localhost", "127.0.0.1", "::1")
# Asked by proxies and monitors, under whatever name they know; they tell nothing about people.
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
        """Return whether a Host header names this server: its address if one is set, else this machine."""
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
        # Nobody can make an address lead elsewhere. In a home network people use the machine's own.
        return address.is_loopback or not self._is_local
