"""A test that carries an option must play a game with it."""

from collections.abc import Iterator
from typing import Any

import pytest

from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.rules import TerraMystica


@pytest.fixture(autouse=True)
def _plays_with_its_options(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check that some game of the test has all the values that its `option` marks name."""
    marks = list(request.node.iter_markers("option"))
    if not marks:
        yield
        return
    played: list[Options] = []
    read = TerraMystica.options

    def noted(self: TerraMystica, data: dict[str, Any], players: int) -> Options:
        played.append(read(self, data, players))
        return played[-1]

    monkeypatch.setattr(TerraMystica, "options", noted)
    yield
    wanted = {mark.args[0]: _value(request, mark) for mark in marks}
    assert any(all(_matches(options, *item) for item in wanted.items()) for options in played), (
        f"no game of this test is played with {wanted}"
    )


def _value(request: pytest.FixtureRequest, mark: pytest.Mark) -> Any:
    argument = mark.kwargs.get("argument")
    return request.node.callspec.params[argument] if argument else mark.args[1]


def _matches(options: Options, name: str, value: Any) -> bool:
    played = getattr(options, name)
    return bool(played) == bool(value) if name == "own_map" else bool(played == value)
