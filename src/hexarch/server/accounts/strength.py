"""Refuses passwords that are easy to guess."""

import asyncio
from typing import Final

from hexarch.server.web.problems import Problem

# The lowest accepted score of zxcvbn (0 to 4): more than a million guesses, which take years under the rate limit.
_LEAST: Final = 2

# Only so many characters are checked, since the time grows with the square of the length.
_LONGEST: Final = 72


async def check_strength(password: str, *known: str) -> None:
    """Raise a Problem if a password is common, or derived from what is known about the person."""
    score = await asyncio.to_thread(_score, password[:_LONGEST], [*known, "hexarch"])
    if score < _LEAST:
        raise Problem(422, "server-weak-password")


def _score(password: str, known: list[str]) -> int:
    from zxcvbn import zxcvbn  # imported late: its word lists take a tenth of a second

    score: int = zxcvbn(password, known)["score"]
    return score
