"""The examples of docs/research.md run as they stand, one after the other in one folder."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hexarch.games import load_game
from hexarch.research.environments import GAMES
from hexarch.research.observe import Observer
from tests.research.games import DROPPED, LOG

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^## (.+?)\n|^```(sh|python)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def examples(kind: str) -> list[tuple[str, str]]:
    """Return the examples as (heading, code)."""
    found, heading = [], ""
    for title, language, code in BLOCKS:
        heading = title or heading
        if language == kind:
            found.append((heading, code))
    return found


PYTHON = examples("python")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two logs in which the document's commands were run."""
    folder = tmp_path_factory.mktemp("document")
    (folder / "games").mkdir()
    for log in (LOG, DROPPED):
        shutil.copy(log, folder / "games")
    scripts = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}"}
    for _, code in examples("sh"):
        for line in code.splitlines():
            if line.startswith("hexarch "):
                subprocess.run(line, shell=True, cwd=folder, env=environment, check=True, timeout=120)
    return folder


@pytest.mark.parametrize(("heading", "code"), PYTHON, ids=[heading for heading, _ in PYTHON])
def test_examples_run(
    heading: str, code: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    if "pyspiel" in code:
        pytest.importorskip("pyspiel", reason="open_spiel has no package for this system")
    monkeypatch.chdir(folder)
    names: dict[str, Any] = {}
    exec(compile(code, heading, "exec"), names)
    assert capfd.readouterr().out
    if "searched" in names:
        assert names["searched"] > 12, "searching beats chance"
    if "learned" in names:
        assert sum(names["learned"][-3:]) > 2 * sum(names["learned"][:3]), "it learns"


def test_there_is_an_example_of_each() -> None:
    told = " ".join(heading.lower() for heading, _ in PYTHON)
    for what in ("random agent", "gymnasium", "openspiel", "tree search", "learning run", "samples"):
        assert what in told


def test_the_figures_in_the_text_are_true() -> None:
    for name, game in GAMES.items():
        assert re.search(rf"`{name}` \| .* \| {load_game(game).action_count} \|", TEXT)
    for game, heading in (("terra-mystica", "| Terra Mystica | shape"), ("origins", "| Origins | shape")):
        rows = TEXT[TEXT.index(heading) :].split("\n\n")[0]
        for tensor in Observer(game, 4).tensors:
            assert f"`{tensor.name}`" in rows
            told = re.search(rf"^\| `{tensor.name}` \| ([^|]+) \|", rows, re.MULTILINE)
            if told and told[1].strip():
                assert tuple(length(part, 4) for part in told[1].split(" x ")) == tensor.shape


def length(text: str, players: int) -> int:
    """Read a length such as 88, n or (2n + 6)."""
    total = 0
    for part in text.strip(" ()").split(" + "):
        number = part.removesuffix("n")
        total += int(number or 1) * (players if part.endswith("n") else 1)
    return total
