"""Random names and secrets, and the signature under a cookie."""

import hashlib
import hmac
import secrets
from typing import Final

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without letters that look like digits: people read codes to each other."""


def new_code(length: int = 12) -> str:
    """A name that nobody guesses: five bits a letter."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def is_code(text: str) -> bool:
    """Whether it could be one: nothing else is looked for in a database."""
    return text.isascii() and text.isalnum()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_row_version() -> int:
    return secrets.randbits(62)


def digest(secret: str) -> str:
    """What is stored of a secret that is random enough to need no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Equal, in a time that tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def sign(key: str, value: str) -> str:
    return f"{value}.{_signature(key, value)}"


def unsign(key: str, signed: str) -> str | None:
    value, _, signature = signed.rpartition(".")
    return value if value and same(signature, _signature(key, value)) else None


def _signature(key: str, value: str) -> str:
    return hmac.new(key.encode(), value.encode(), hashlib.sha256).hexdigest()[:32]
