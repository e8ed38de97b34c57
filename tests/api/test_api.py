"""`import hexarch`: starting and loading games, computer players, and types that are checked at run time."""

import dataclasses
import subprocess
import sys
import typing
from pathlib import Path

import pytest
from mypy import api as mypy

import hexarch
from hexarch import types
from hexarch.games import MANIFESTS, load_game
from hexarch.players.registry import all_levels

ROOT = Path(__file__).parents[2]
LOG = ROOT / "tests" / "fixtures" / "games" / "4pLeague_S66_D1L1_G5.txt"

GOOD = """
import random
import hexarch

position = hexarch.new("terra-mystica", players=4, preset="league", options={"map": "fjords", "offers": "at once"})
position.roll(random.Random(1))
expert: hexarch.ComputerPlayer = hexarch.player("terra-mystica", "expert", seed=3)
actions: list[int] = expert.choose(position)
position.play(actions[0])
position.play("pass")
text: str = position.to_text()
same: bool = hexarch.Position.from_text(text) == position
hexarch.new("origins", players=2, preset="quick", options={"gold": "last"})
hexarch.load("game.json").undo()
"""
BAD = (
    'hexarch.new("chess")',
    'hexarch.new("terra-mystica", players="4")',
    'hexarch.new("terra-mystica", preset="quick")',
    'hexarch.new("origins", preset="league")',
    'hexarch.new("terra-mystica", options={"offers": "never"})',
    'hexarch.new("terra-mystica", options={"gold": "last"})',
    'hexarch.new("origins", options={"raise_past_six": "yes"})',
    "hexarch.load(5)",
    'hexarch.player("origins", "grandmaster")',
    'hexarch.player("origins", "hard", seed="1")',
    'hexarch.new("origins").play(1.5)',
    'hexarch.new("origins").legal()[0].upper()',
    'hexarch.new("origins").undo(3)',
    "hexarch.no_such_name",
    'hexarch.player("origins", "hard").choose("position")',
)


def test_wrong_arguments_fail_strict_type_checking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text(GOOD)
    bad.write_text("import hexarch\n" + "\n".join(BAD) + "\n")
    monkeypatch.chdir(ROOT)
    told, complaints, _ = mypy.run(["--strict", "--no-error-summary", "--hide-error-context", str(good), str(bad)])
    assert not complaints
    lines = {int(line.split(":")[1]) for line in told.splitlines() if "bad.py" in line and ": error:" in line}
    assert lines == set(range(2, len(BAD) + 2)), told
    assert "good.py" not in told


def test_the_types_name_what_is_registered() -> None:
    assert typing.get_args(types.GameName) == tuple(MANIFESTS) == hexarch.GAMES
    levels = {level for game in MANIFESTS for level in all_levels(game)}
    assert set(typing.get_args(types.Level)) == levels
    for game, preset, options in (
        ("terra-mystica", types.TerraMysticaPreset, types.TerraMysticaOptions),
        ("origins", types.OriginsPreset, types.OriginsOptions),
    ):
        assert typing.get_args(preset) == tuple(MANIFESTS[game].load_presenter().presets)
        rules = load_game(game)
        fields = {entry.name: entry for entry in dataclasses.fields(type(rules.options({}, rules.seats[-1])))}
        hints = typing.get_type_hints(options)
        assert set(hints) == set(fields) - {"players"}
        for name, hint in hints.items():
            choices = fields[name].metadata.get("choices")
            assert (hint is bool) == isinstance(fields[name].default, bool), name
            assert not choices or typing.get_args(hint) == choices, name


def test_importing_loads_no_game() -> None:
    code = "import sys, hexarch; hexarch.__version__; print('hexarch.games' in sys.modules, 'numpy' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["False", "False"]
    assert set(dir(hexarch)) == set(hexarch.__all__)
    for name in hexarch.__all__:
        assert getattr(hexarch, name) is not None


def test_a_recorded_game_is_loaded_with_its_moves(tmp_path: Path) -> None:
    position = hexarch.load(LOG)
    assert position.is_over
    assert dict(zip(position.names, position.scores(), strict=True))["engineers"] == 144
    count = len(position.moves)
    assert count > 300
    for _ in range(count):
        position.undo()
    assert position == hexarch.Position(position.game, position.game.new(position.state.setup.options))
    broken = tmp_path / "broken.txt"
    broken.write_text(LOG.read_text().replace("24 VP", "25 VP", 1))
    with pytest.raises(hexarch.RuleError, match="the log says 25 points"):
        hexarch.load(broken)
    with pytest.raises(FileNotFoundError):
        hexarch.load(tmp_path / "nowhere.txt")


def test_computer_players_play() -> None:
    position = hexarch.new("terra-mystica", players=2, preset="league")
    easy = hexarch.player("terra-mystica", "easy", seed=1)
    scores = hexarch.play_out(position, [easy, hexarch.player("terra-mystica", "random")], seed=1)
    assert scores == position.scores()
    assert position.is_over
    assert repr(easy) == "<ComputerPlayer terra-mystica easy>"
    with pytest.raises(hexarch.RuleError, match="game is over"):
        easy.choose(position)
    with pytest.raises(hexarch.RuleError, match="plays terra-mystica, not origins"):
        easy.choose(hexarch.new("origins"))
    with pytest.raises(hexarch.RuleError, match="2 seats, but there are 1"):
        hexarch.play_out(position, [easy])
    with pytest.raises(hexarch.RuleError, match="It is chance"):
        easy.choose(hexarch.new("terra-mystica"))
