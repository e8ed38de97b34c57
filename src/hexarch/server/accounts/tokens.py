"""Random codes and secrets, and signed values."""

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Final

from itsdangerous import BadSignature, Signer

# Without letters that look like digits: people read codes aloud to each other.
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"

# 32 letters: every letter corresponds to the same number of byte values, so codes are uniformly random.
_LETTER_OF: Final = _LETTERS.encode() * 8


def new_code(length: int = 12) -> str:
    """Return a code that cannot be guessed: five random bits per character."""
    return secrets.token_bytes(length).translate(_LETTER_OF).decode()


def is_code(text: str) -> bool:
    """Return whether a text could be a code; nothing else is looked up in the database."""
    return text.isascii() and text.isalnum()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_row_version() -> int:
    return secrets.randbits(62)


def digest(secret: str) -> str:
    """Return the hash under which a random secret is stored; it has enough entropy to need no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Return whether two texts are equal, compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def sign(key: str, value: str) -> str:
    return _signer(key).sign(value).decode()


def unsign(key: str, signed: str) -> str | None:
    """Return the value of a signed text; None if the signature is not ours."""
    try:
        return _signer(key).unsign(signed).decode()
    except BadSignature:
        return _unsign_first_version(key, signed)


@lru_cache(1)
def _signer(key: str) -> Signer:
    return Signer(key, salt="hexarch.session", digest_method=hashlib.sha256)


def _unsign_first_version(key: str, signed: str) -> str | None:
    """Accept cookies of version 0.1: they are valid for a year, and a guest without one loses their games."""
    value, _, signature = signed.rpartition(".")
    expected = hmac.new(key.encode(), value.encode(), hashlib.sha256).hexdigest()[:32]
    return value if value and same(signature, expected) else None
