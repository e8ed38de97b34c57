"""The examples, run as a reader runs them."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

from tests.server.processes import Process
from tests.server.test_programs import new_bot
from tests.server.test_tokens import account, new_token

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


@pytest.mark.long
@pytest.mark.parametrize("game", ["origins", "terra-mystica"])
def test_the_bot_plays_a_whole_game(tmp_path: Path, game: str) -> None:
    """It plays against a computer player, on a server in a separate process."""
    server = Process(tmp_path / "data", str(tmp_path / "hexarch.sqlite"))
    try:
        server.start()
        anna, (bot, _) = account(server), new_bot(server)
        token = new_token(bot, "read", "play", "tables")["token"]
        code = anna.table(game, ["open", "random"])
        anna.post(f"/tables/{code}/challenges", bot=bot.id)
        command = [sys.executable, "-W", "error", str(EXAMPLES / "bot.py"), server.url, "--games", "1"]
        environment = {**os.environ, "HEXARCH_TOKEN": token}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as playing:
            while anna.get(f"/tables/{code}")["seats"][0]["kind"] == "open":
                assert playing.poll() is None
                time.sleep(0.05)
            anna.start(code)
            told, _ = playing.communicate(timeout=300)
        assert playing.returncode == 0
        assert re.fullmatch(r"points: \[\d+, \d+\]\n", told)
        assert anna.get(f"/tables/{code}")["status"] == "finished"
    finally:
        server.close()


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
    """A short run must train; whether it beats its initial policy is left to chance."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (pip install sb3-contrib)")
    command = [sys.executable, str(EXAMPLES / "ppo.py"), "--steps", "2048", "--games", "2"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    assert told.returncode == 0, told.stderr
    assert "after 2048 steps" in told.stdout
