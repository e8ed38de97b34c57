"""The figures in docs/research.md are the recorded ones."""

import json
from pathlib import Path
from typing import Any

import pytest
from bench import research_tables

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
RECORDED: dict[str, Any] = json.loads((ROOT / "bench" / "results.json").read_text(encoding="utf-8"))


def test_the_tables_are_those_of_the_recorded_figures() -> None:
    assert research_tables.filled(TEXT, RECORDED) == TEXT


def test_games_of_the_libraries_stand_beside_ours() -> None:
    figures = json.loads(json.dumps(RECORDED["research, pure Python"]))
    for game in research_tables.GAMES:
        figures[game]["openspiel"] = {"steps_per_second": 47123, "observed_steps_per_second": 9876}
    figures["others"] = {
        "openspiel": {"chess": {"steps_per_second": 126_039, "observed_steps_per_second": 117_226}},
        "pettingzoo": {"chess_v6": {"steps_per_second": 686}},
    }
    text = research_tables.tables({"research, pure Python": figures})
    assert "| OpenSpiel | **Origins** | 47,000 | 9,900 |" in text
    assert "| OpenSpiel | chess (its own, C++) | 130,000 | 120,000 |" in text
    assert "| PettingZoo | chess_v6 (its own) | | 690 |" in text


def test_a_document_without_a_place_for_the_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        research_tables.filled("nothing", RECORDED)
