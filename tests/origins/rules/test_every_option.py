"""Every option has a rule test for each of its values; `tests/option_marks.py` says how a test shows one."""

import pytest

import tests.origins.rules as package
from hexarch.games.origins.options import Options
from hexarch.games.origins.rules import GAME
from tests.option_marks import MarkedOptions
from tests.origins.rules.conftest import GIVEN_OR_NOT

MARKED = MarkedOptions(Options, package, {"players": GAME.seats}, GIVEN_OR_NOT)


@pytest.mark.parametrize("name", MARKED.names)
def test_every_value_of_an_option_has_a_rule_test(name: str) -> None:
    missing = MARKED.missing(name)
    assert not missing, f"no rule test is marked option({name!r}, ...) for {missing}"


def test_no_test_is_marked_with_an_option_or_value_that_does_not_exist() -> None:
    assert MARKED.unknown() == []
