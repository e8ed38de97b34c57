"""Every faction has its texts in every language, and a file of rule tests."""

from pathlib import Path

import pytest

from hexarch.games.terra_mystica.tables import FACTION_NAMES
from hexarch.locale import LANGUAGES, keys

TESTS = Path(__file__).parent / "rules" / "factions"
WORDS = ("faction", "tm-option-factions", "tm-ability", "tm-stronghold")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FACTION_NAMES)
def test_a_faction_has_its_words(name: str, language: str) -> None:
    missing = [f"{word}-{name}" for word in WORDS if f"{word}-{name}" not in keys(language)]
    assert not missing, f"{language} lacks {', '.join(missing)}"


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_a_faction_has_rule_tests(name: str) -> None:
    assert (TESTS / f"test_{name}.py").is_file()
