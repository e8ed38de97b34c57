"""Hashes passwords.

Account names cannot be probed by signing in. The salt is derived from the name, and an account is looked up by the hash
alone: the right name with the right password finds it, anything else finds nothing, in the same time.
"""

import asyncio
import hashlib

from hexarch.server.accounts.validation import salt_name


class Passwords:
    """Hashes two passwords at a time: each hash needs 19 MiB of memory."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._turns = asyncio.Semaphore(2)

    async def hash(self, name: str, password: str) -> str:
        salt = hashlib.sha256(f"{self._key}:{salt_name(name)}".encode()).digest()[:16]
        async with self._turns:
            return await asyncio.to_thread(_argon2, salt, password)


def _argon2(salt: bytes, password: str) -> str:
    from argon2.low_level import Type, hash_secret_raw  # imported late: most runs never need it

    raw = hash_secret_raw(
        password.encode(), salt, time_cost=2, memory_cost=19_456, parallelism=1, hash_len=32, type=Type.ID
    )
    return "1$" + hashlib.sha256(raw).hexdigest()
