"""Sends notices to browsers by Web Push (RFC 8030, 8291 and 8292): encrypted for the device, signed by the server."""

import asyncio
import base64
import importlib
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from hexarch.server.clock import now
from hexarch.server.notices.channels.base import Gone
from hexarch.server.notices.channels.outgoing import Outgoing
from hexarch.server.notices.channels.webhook import check_answer
from hexarch.server.notices.messages import Message
from hexarch.server.storage.database import Database
from hexarch.server.storage.keys import shared_key
from hexarch.server.storage.notices.preferences import Device
from hexarch.server.web.json import JsonObject, dumps

# How long a push service keeps a message for a device that is off.
_LIFE_SECONDS: Final = 86_400
_CLAIM_SECONDS: Final = 12 * 3600
_KEY: Final = "vapid"
_MOST_TEXTS: Final = 5


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _new_key() -> str:
    """Return the number of a new private key on the curve that Web Push uses."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(number.to_bytes(32, "big"))


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), ec.SECP256R1())
    return _encoded(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


@dataclass
class PushChannel:
    _database: Database
    _outgoing: Outgoing
    _subject: str
    """How a push service reaches the people who run this server: an address of a page or of mail."""
    _private: str = field(default="", init=False)

    async def public_key(self) -> str:
        """Return the key that browsers need to agree to messages of this server."""
        return await asyncio.to_thread(_public, await self._key())

    async def _key(self) -> str:
        if not self._private:
            # Created once per database, like the key of the cookies: devices are bound to it.
            self._private = await shared_key(self._database, _KEY, _new_key)
        return self._private

    async def send(self, message: Message) -> None:
        device = message.device
        if device is None:
            raise Gone
        # The library is large, so it is imported in a thread: requests must not wait for it.
        await asyncio.to_thread(importlib.import_module, "pywebpush")
        try:
            body, headers = await asyncio.to_thread(self._request, device, dumps(_payload(message)), await self._key())
        except ValueError:  # not the keys of a browser
            raise Gone from None
        # A retry has the same topic, so it replaces the message that waits at the push service.
        topic = _encoded(sha256(message.key.encode()).digest())[:32]
        answer = await self._outgoing.post(device.endpoint, body, {**headers, "Topic": topic})
        if answer.status in (404, 410):
            raise Gone
        check_answer(answer)

    def _request(self, device: Device, payload: bytes, private: str) -> tuple[bytes, dict[str, str]]:
        """Return the encrypted body, and headers with the server's signature."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        subscription = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        encrypted = WebPusher(subscription).encode(payload, content_encoding="aes128gcm")
        if encrypted is None:
            raise ValueError("nothing to send")
        endpoint = urlsplit(device.endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": now() // 1000 + _CLAIM_SECONDS,
            "sub": self._subject,
        }
        signed = Vapid02.from_raw(private.encode()).sign(claims)
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return encrypted["body"], {**headers, **signed, "TTL": str(_LIFE_SECONDS), "Urgency": "high"}


def _payload(message: Message) -> JsonObject:
    """Return what the service worker shows. A retry has the same tag, so it replaces the notification."""
    first = message.lines[0]
    texts = [line.text for line in message.lines] + ([message.more_text()] if message.more else [])
    is_one = len(texts) == 1
    return {
        "id": message.key,
        "title": message.subject,
        "body": "\n".join(texts[:_MOST_TEXTS]),
        "url": first.path if is_one else "/games",
        "tag": f"{first.kind}:{first.table}" if is_one else message.key,
        "kind": first.kind if is_one else "digest",
        "table": first.table if is_one else "",
        "language": message.language,
    }


def check_keys(p256dh: str, auth: str) -> bool:
    """Return whether these can be the keys of a subscription."""
    try:
        point, secret = decoded(p256dh), decoded(auth)
    except ValueError:
        return False
    return len(point) == 65 and point[0] == 4 and len(secret) == 16
