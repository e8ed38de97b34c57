# Not compiled: texts.
"""The forms of file that Origins reads besides the stored game."""

from typing import Final

from hexarch.core.files import ReadGame, read_checked
from hexarch.games.origins.transcript import is_transcript, read_transcript

FORMS: Final = ("a transcript of Origins",)


def read_file(text: str) -> ReadGame | None:
    """Return the game of a transcript; None for another form."""
    return read_checked("transcript", read_transcript, text) if is_transcript(text) else None
