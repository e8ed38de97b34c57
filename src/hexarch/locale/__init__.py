"""Messages for players: Fluent catalogues, one folder per language.

A parameter whose value is itself a message key is a name, and is translated.
"""

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Literal, get_args

from hexarch.core.game import RuleError
from hexarch.core.reason import Reason

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "pt", "es", "hu", "it"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)


class MissingMessage(LookupError):
    """A catalogue lacks a message, or a message lacks a parameter."""


def message(key: str, language: str = "en", **params: int | str) -> str:
    bundle, _ = _catalogue(language)
    names = {name: _name(bundle, value) for name, value in params.items()}
    return _format(bundle, key, names)


def reason_text(reason: Reason, language: str = "en") -> str:
    """Return the sentence for a reason."""
    return message(reason.key, language, **reason.params)


def error_text(error: BaseException, language: str = "en") -> str:
    """Return what an error says to a player, with the sentences of its reasons."""
    if not isinstance(error, RuleError):
        return str(error)
    return "".join(part if isinstance(part, str) else reason_text(part, language) for part in error.parts)


def keys(language: str = "en") -> frozenset[str]:
    """Return the keys of all messages of a language."""
    return _catalogue(language)[1]


def _name(bundle: "FluentBundle", value: int | str) -> int | str:
    return _format(bundle, value, {}) if isinstance(value, str) and bundle.has_message(value) else value


def _format(bundle: "FluentBundle", key: str, params: dict[str, int | str]) -> str:
    language = bundle.locales[0]
    if not bundle.has_message(key):
        raise MissingMessage(f"There is no message {key!r} in {language!r}.")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingMessage(f"The message {key!r} in {language!r} has no text.")
    text, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise MissingMessage(f"The message {key!r} in {language!r} cannot be written: {errors[0]}.")
    return str(text)


@cache
def _catalogue(language: str) -> "tuple[FluentBundle, frozenset[str]]":
    # Loaded late: playing and searching need no sentences, and the library is slow to load.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    if language not in LANGUAGES:
        raise MissingMessage(f"There is no language {language!r}; choose from {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([language], use_isolating=False)
    found: set[str] = set()
    folder = resources.files(__package__) / language
    for file in folder.iterdir() if folder.is_dir() else ():
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingMessage(f"{language}/{file.name} cannot be read: {(entry.content or '').strip()}")
            if isinstance(entry, Message):
                if entry.id.name in found:
                    raise MissingMessage(f"{language}/{file.name} has {entry.id.name!r} a second time.")
                found.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle, frozenset(found)
