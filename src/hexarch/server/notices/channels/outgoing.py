"""Requests to addresses that people have entered, protected against server-side request forgery.

The name is resolved here, and the connection goes to exactly the address that was checked, so DNS rebinding has no
effect. Redirects are not followed, and only a little of the response is read.
"""

import asyncio
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

from hexarch.server.delivery import MaybeSent, NotSent

if TYPE_CHECKING:
    import httpx

MOST_URL: Final = 1000
_LOCAL: Final = ("localhost", "127.0.0.1", "::1")
_MOST_RETRY_SECONDS: Final = 86_400
_RESOLVERS: Final = 8
# Of a part of a name between two dots.
_MOST_LABEL: Final = 63
_NAT64: Final = bytes.fromhex("0064ff9b0000000000000000")


@dataclass(frozen=True)
class Answer:
    status: int
    wait_ms: int
    """How long the other side asked to wait."""


class Outgoing:
    def __init__(self, allows_local: bool, seconds: float) -> None:
        """`allows_local` also allows plain HTTP to this machine, for tests."""
        self._allows_local = allows_local
        self._seconds = seconds
        self._client: httpx.AsyncClient | None = None
        # Separate threads for resolving names: a silent name server blocks one for a long time.
        self._resolvers = ThreadPoolExecutor(_RESOLVERS, "resolver")

    def is_allowed(self, url: str) -> bool:
        """Return whether an address may be entered. The resolved IP address is checked with every request."""
        try:
            parts = urlsplit(url)
            _ = parts.port
        except ValueError:
            return False
        if len(url) > MOST_URL or not url.isascii() or not url.isprintable() or " " in url:
            return False
        if not parts.hostname or parts.username is not None or parts.fragment:
            return False
        if not all(0 < len(label) <= _MOST_LABEL for label in parts.hostname.removesuffix(".").split(".")):
            return False
        if self._allows_local and parts.hostname in _LOCAL:
            return parts.scheme in ("http", "https")
        return parts.scheme == "https" and parts.hostname not in _LOCAL and "." in parts.hostname

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Post to an address and return the response; raise NotSent or MaybeSent if there is none."""
        import httpx

        if not self.is_allowed(url):
            raise NotSent("address", is_final=True)
        parts = urlsplit(url)
        address = await self._resolve(parts)
        host = f"[{address}]" if ":" in address else address
        numeric = parts._replace(netloc=f"{host}:{parts.port}" if parts.port else host).geturl()
        given = {**headers, "Host": parts.netloc, "User-Agent": "Hexarch"}
        try:
            client = self._opened()
            named = {"sni_hostname": parts.hostname}
            request = client.build_request("POST", numeric, content=body, headers=given, extensions=named)
            answer = await client.send(request, stream=True)
            await answer.aclose()
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol):
            raise NotSent("connection") from None
        except httpx.HTTPError as error:
            raise MaybeSent(type(error).__name__) from None
        return Answer(answer.status_code, _wait(answer.headers.get("retry-after", "")))

    def _opened(self) -> "httpx.AsyncClient":
        import httpx  # imported late: few servers need it

        if self._client is None:
            # No proxies or passwords from the environment, no redirects, no keep-alive.
            limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(
                timeout=self._seconds, limits=limits, trust_env=False, follow_redirects=False
            )
        return self._client

    async def _resolve(self, parts: SplitResult) -> str:
        """Return the address to connect to; raise NotSent if any address of the name is not public."""
        assert parts.hostname is not None
        try:
            look = partial(socket.getaddrinfo, parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
            found = await asyncio.get_running_loop().run_in_executor(self._resolvers, look)
        except OSError:
            raise NotSent("name") from None
        addresses = [str(entry[4][0]) for entry in found]
        is_local = self._allows_local and parts.hostname in _LOCAL
        if not addresses or not (is_local or all(map(is_public, addresses))):
            raise NotSent("address", is_final=True)
        return addresses[0]

    async def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            await self._client.aclose()


def is_public(address: str) -> bool:
    """Return whether an address is on the public internet, not on this machine or its network."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        # Addresses that embed an IPv4 address (mapped, 6to4, NAT64) count as that address.
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found.packed[:12] == _NAT64:
            inner = ip_address(found.packed[12:])  # type: ignore[assignment]
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast and not found.is_reserved


def _wait(header: str) -> int:
    """Return the milliseconds of a Retry-After header; a date is ignored."""
    try:
        return round(min(max(float(header), 0.0), _MOST_RETRY_SECONDS) * 1000)
    except ValueError:
        return 0
