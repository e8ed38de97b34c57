"""Validates names and messages, and removes characters that could mislead others."""

import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, Field

_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# The suffix of the names of bots; other names must not end with it.
BOT_MARK: Final = "[bot]"
# Zero-width joiners: some scripts and emoji need them.
_JOINERS: Final = "\u200c\u200d"


def clean(text: str) -> str:
    """Return one line without control characters, direction overrides and repeated spaces."""
    normal = unicodedata.normalize("NFC", text)
    shown = "".join(
        " " if letter in "\t\r\n" else letter
        for letter in normal
        if letter in "\t\r\n" or letter in _JOINERS or unicodedata.category(letter) not in _HIDDEN
    )
    return " ".join(shown.split())


def clean_lines(text: str) -> str:
    return "\n".join(clean(line) for line in text.splitlines()).strip()


def salt_name(name: str) -> str:
    """Return the name from which a password's salt is derived: as in version 0.1, or old passwords would fail."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def login_key(name: str) -> str:
    """Return the form in which login names are compared: letter case and compatible characters do not matter."""
    # Case folding can undo the normalisation, such as with letters that carry several accents.
    return unicodedata.normalize("NFKC", salt_name(name)).casefold()


def bot_name(name: str) -> str:
    """Return the name under which everybody sees a bot. It is part of the name, so no page can leave it out."""
    return f"{name} {BOT_MARK}"


def _not_empty(text: str) -> str:
    cleaned = clean(text)
    if not cleaned.strip(_JOINERS + " "):
        raise ValueError("the name is empty")
    return cleaned


def _own_name(text: str) -> str:
    cleaned = _not_empty(text)
    if login_key(cleaned.replace(" ", "")).endswith(BOT_MARK):
        raise ValueError(f"only bots have names that end with {BOT_MARK}")
    return cleaned


def _message(text: str) -> str:
    cleaned = clean_lines(text)
    if not cleaned.strip(_JOINERS + " \n"):
        raise ValueError("the text is empty")
    return cleaned


Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Anna"]), AfterValidator(_own_name)]
# An old name, from before some names were reserved for bots.
LoginName = Annotated[str, Field(min_length=1, max_length=40, examples=["Anna"]), AfterValidator(_not_empty)]
GroupName = Annotated[str, Field(min_length=1, max_length=60, examples=["Tuesday club"]), AfterValidator(_not_empty)]
Title = Annotated[str, Field(max_length=80, examples=["Sunday evening"]), AfterValidator(clean)]
Message = Annotated[str, Field(min_length=1, max_length=1000, examples=["Well played!"]), AfterValidator(_message)]
Email = Annotated[
    str,
    Field(
        max_length=254,
        # What browsers accept as an address, without "?": it would begin an encoded word in a mail header.
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$",
        examples=["anna@mail.example"],
    ),
]
MailSecret = Annotated[str, Field(min_length=1, max_length=100, pattern="^[ -~]+$", examples=["m4Yq0c..."])]
Password = Annotated[str, Field(min_length=8, max_length=200, examples=["correct horse battery"])]
