"""The examples, run as a reader runs them."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

from tests.server.running import running, settings_for

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str, timeout: float = 300) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=timeout)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_every_example_is_listed_and_tested() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    own = Path(__file__).read_text(encoding="utf-8")
    for path in EXAMPLES.iterdir():
        if path.suffix in (".py", ".ipynb"):
            assert f"[{path.name}]({path.name})" in listed
            assert f'"{path.name}"' in own


def test_the_random_agents_play() -> None:
    assert run("random_agent.py", "--players", "2").count(" points") == 2


def test_the_tree_search_plays() -> None:
    assert int(run("tree_search.py", "--playouts", "4").split()[0]) >= 0


@pytest.mark.long
def test_the_tree_search_beats_chance() -> None:
    assert int(run("tree_search.py", "--playouts", "60").split()[0]) > 12


def test_the_bot_plays_on_a_server(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        told = run("bot.py", server.url, "--most", "8").splitlines()
    assert told[0].startswith(f"{server.url}/table/")
    assert told[1] == "stopped after 8 moves"


@pytest.mark.long
@pytest.mark.parametrize("game", ["terra-mystica", "origins"])
def test_the_bot_plays_whole_games(tmp_path: Path, game: str) -> None:
    with running(settings_for(tmp_path)) as server:
        told = run("bot.py", server.url, "--game", game)
    assert re.fullmatch(r"points: \[\d+, \d+\]", told.splitlines()[1])


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = json.loads((EXAMPLES / "league_game.ipynb").read_text(encoding="utf-8"))
    monkeypatch.chdir(EXAMPLES)
    mpl.use("Agg")
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), "league_game.ipynb", "exec"), names)
    assert names["history"][-1] == [144, 134, 130, 119]
    assert len(names["axes"].lines) == 4
    names["plt"].close("all")


@pytest.mark.long
def test_ppo_learns() -> None:
    """A short run; that it beats its beginning is not certain, that it trains is."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (pip install sb3-contrib)")
    command = [sys.executable, str(EXAMPLES / "ppo.py"), "--steps", "2048", "--games", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    assert told.returncode == 0, told.stderr
    assert "after 2048 steps" in told.stdout
