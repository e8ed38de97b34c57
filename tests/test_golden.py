"""The engine's behaviour has not changed: recorded playthroughs and perft counts."""

import pytest

from tests.golden import FOLDER, PERFT, PLAYTHROUGHS, perft_line, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_playthrough_is_the_recorded_one(name: str) -> None:
    assert playthrough(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_as_many_lines_as_recorded() -> None:
    recorded = (FOLDER / "perft.txt").read_text(encoding="utf-8").splitlines()
    assert [perft_line(entry) for entry in PERFT] == recorded
