"""A test that is marked with an option must play a game with it."""

from collections.abc import Iterator
from typing import Final

import pytest

from hexarch.games.origins.rules import Origins
from tests.option_marks import check_played

GIVEN_OR_NOT: Final = ("components",)


@pytest.fixture(autouse=True)
def _plays_with_its_options(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from check_played(request, monkeypatch, Origins, GIVEN_OR_NOT)
