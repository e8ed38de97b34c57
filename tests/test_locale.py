"""All languages have the same messages with the same parameters, in the terms of the rulebooks."""

import json
import re
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hexarch.locale import LANGUAGES, message

LOCALE = Path(__file__).parents[1] / "src" / "hexarch" / "locale"
GLOSSARY: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "fixtures/glossary.json").read_text("utf-8"))
CATALOGUES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 5)

# Names, and words that are spelt the same in some language.
ALIKE = {
    "faction-auren",
    "notices-channel-mail",
    "notices-channel-push",
    "notices-channel-webhook",
    "puzzles-round",
    *(f"pace-{unit}" for unit in ("days", "hours", "minutes", "seconds", "days-hours", "hours-minutes")),
    "faction-darklings",
    "faction-halflings",
    "faction-swarmlings",
    "origins-building-arsenal",
    "origins-final-total",
    "origins-name-farm",
    "origins-zodiac-aries",
    "origins-zodiac-leo",
    "origins-zodiac-libra",
    "origins-zodiac-virgo",
    "option-off",
    "tm-option-map-loon-lakes",
    "tm-type-example",
    "origins-type-example",
    "page-game-terra-mystica",
    *(f"page-language-{language}" for language in LANGUAGES),  # each is written in its own language
    "page-title",
    "page-account-password",
    "page-chat",
    "page-computer-name",
    "page-new-seat-computer",
    "origins-round",
    "replay-round-of",
    "report-round",
    "tm-round-word",
    "page-bot",
    *(f"pace-{unit}" for unit in ("days", "hours", "minutes", "seconds", "days-hours", "hours-minutes")),
    "page-playback-normal",
    "page-computer-numbered",
    "page-computer-of-level",
    "page-log-round",
    "page-row-round",
}


@dataclass
class Uses:
    """What a message uses: its parameters, the keys that select variants by each of them, and other messages."""

    params: set[str] = field(default_factory=set)
    choices: dict[str, list[str]] = field(default_factory=dict)
    messages: set[str] = field(default_factory=set)
    says: bool = False

    def read(self, node: object) -> None:
        match node:
            case ftl.TextElement(value=text):
                self.says = self.says or any(char.isalpha() for char in text)
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                self.params.add(name)
            case ftl.MessageReference(id=ftl.Identifier(name=name)):
                self.messages.add(name)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=ftl.Identifier(name=name)), variants=variants):
                keys = [one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value for one in variants]
                self.choices.setdefault(name, []).extend(keys)
        for inner in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for one in inner if isinstance(inner, list) else [inner]:
                self.read(one)


@cache
def entries(language: str, catalogue: str) -> dict[str, ftl.Message]:
    path = LOCALE / language / catalogue
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


@cache
def uses(language: str) -> dict[str, Uses]:
    found = {}
    for catalogue in CATALOGUES:
        for key, entry in entries(language, catalogue).items():
            found[key] = Uses()
            found[key].read(entry.value)
    return found


def samples(key: str, *languages: str) -> dict[str, tuple[int | str, ...]]:
    """Return values for every parameter, including every variant that some language has."""
    found: dict[str, tuple[int | str, ...]] = {}
    for language in languages:
        use = uses(language)[key]
        for part in use.messages:
            found |= samples(part, *languages)
        for name in use.params:
            keys = use.choices.get(name, [])
            counts = all(one.isdigit() or one in PLURALS for one in keys)
            more = () if not keys else (NUMBERS if counts else tuple(keys))
            found[name] = tuple(dict.fromkeys([*found.get(name, ()), *more]))
    return {name: values or ("E4",) for name, values in found.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_english_catalogues(language: str) -> None:
    assert sorted(path.name for path in (LOCALE / language).glob("*.ftl")) == CATALOGUES


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_exactly_the_english_messages(language: str, catalogue: str) -> None:
    ours, english = entries(language, catalogue), entries("en", catalogue)
    assert sorted(english.keys() - ours.keys()) == []
    assert sorted(ours.keys() - english.keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_take_the_same_parameters(language: str) -> None:
    def taken(use: Uses) -> tuple[set[str], set[str]]:
        return use.params, use.messages

    ours, english = uses(language), uses("en")
    assert [key for key in english.keys() & ours.keys() if taken(ours[key]) != taken(english[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_written(language: str) -> None:
    """Format each in every variant; no plural form may drop a number that the English sentence has."""
    for key in uses("en").keys() & uses(language).keys():
        values = samples(key, "en", language)
        for chosen in product(*values.values()):
            params = dict(zip(values, chosen, strict=True))
            ours, english = message(key, language, **params), message(key, "en", **params)
            assert ours.strip() == ours != ""
            assert "{" not in ours, key
            assert "  " not in ours, key
            swallowed = set(re.findall(r"\b[05]\b", english)) - set(re.findall(r"\b[05]\b", ours))
            assert not swallowed & {str(one) for one in chosen}, (key, params, ours)


def alike(language: str) -> set[str]:
    """Return the messages whose words are the same as in English."""
    found = set()
    for catalogue in CATALOGUES:
        ours = entries(language, catalogue)
        for key, entry in entries("en", catalogue).items():
            if uses("en")[key].says and key in ours and entry.equals(ours[key], ignored_fields=["span", "comment"]):
                found.add(key)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    assert sorted(alike(language) - ALIKE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_names_every_language(language: str) -> None:
    assert {message(f"page-language-{language}", other) for other in LANGUAGES} == {
        message(f"page-language-{language}", language)
    }


def test_no_exception_is_unused() -> None:
    assert sorted(ALIKE.difference(*map(alike, OTHERS))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_components_are_named_as_in_the_rulebooks(language: str) -> None:
    """Allow inflection: only the first letters of every longer word of the term have to be there."""
    wrong = {}
    for key, terms in GLOSSARY.items():
        if key not in uses(language):
            continue
        text = message(
            key, language, **{name: values[-1] for name, values in samples(key, language).items()}
        ).casefold()
        words = [word for word in re.findall(r"\w+", terms[language].casefold()) if len(word) > 2]
        if not all(word[: min(4, len(word) - 1)] in text for word in words):
            wrong[key] = (text, terms[language])
    assert wrong == {}
