"""The commands as a user calls them. `test_start.py` runs some in separate processes."""

import io
import json
import sys
import xml.etree.ElementTree as ElementTree
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from hexarch.cli import console, main

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"
LOG = FIXTURES / "4pLeague_S66_D1L1_G5.txt"
DROPPED = FIXTURES / "4pLeague_S64_D1L1_G5.txt"


def hexarch(*arguments: str | Path, cwd: Path | None = None) -> CompletedProcess[str]:
    """Run a command in this process, because starting Python and loading an engine takes longer than most commands."""
    command = ["hexarch", *map(str, arguments)]
    out, err = io.StringIO(), io.StringIO()
    _forget_consoles()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", command)
        patch.setenv("COLUMNS", "120")
        patch.setenv("NO_COLOR", "1")
        if cwd is not None:
            patch.chdir(cwd)
        with pytest.raises(SystemExit) as ended:
            main()
    _forget_consoles()
    return CompletedProcess(command, int(ended.value.code or 0), out.getvalue(), err.getvalue())


def _forget_consoles() -> None:
    """Forget the consoles, which keep the settings and width of the terminal that they first wrote to."""
    console.output.cache_clear()
    console.errors.cache_clear()


def test_help_names_every_command() -> None:
    result = hexarch("--help")
    assert result.returncode == 0
    for command in ("replay", "show", "ledger", "export", "selfplay", "perft", "bench"):
        assert command in result.stdout
        assert hexarch(command, "--help").returncode == 0


def test_replay_verifies_logs() -> None:
    result = hexarch("replay", LOG, DROPPED, "--verify")
    assert result.returncode == 0, result.stderr
    assert "379 / 379 rows" in result.stdout
    assert "engineers 144" in result.stdout


def test_replay_for_machines() -> None:
    (entry,) = json.loads(hexarch("replay", LOG, "--json").stdout)
    assert entry["ok"]
    assert entry["scores"] == {"engineers": 144, "darklings": 134, "cultists": 130, "mermaids": 119}


def test_a_difference_is_shown_with_file_row_expected_and_found(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(LOG.read_text().replace("24 VP", "25 VP", 1))
    result = hexarch("replay", broken, "--verify")
    assert result.returncode == 1
    assert "line 49 (darklings: dig 1. build H7): the log says 25 points, the game has 24." in result.stdout
    assert hexarch("replay", broken).returncode == 0


@pytest.mark.parametrize(
    ("name", "text", "sentence", "status"),
    [
        ("cut.txt", LOG.read_text()[:9050], "columns instead of 15", 1),
        ("prose.txt", "It was a dark and stormy night.\n", "neither a stored game nor a league log", 2),
        ("list.json", "[1, 2]", "neither a stored game", 2),
        ("bad.json", "{not json", "line 1: this is not valid JSON", 1),
        ("other.json", '{"format": "something"}', "not a stored Hexarch game", 1),
        ("faction.txt", LOG.read_text().replace("engineers", "enginers"), "There is no faction 'enginers'", 1),
        (
            "illegal.txt",
            LOG.read_text().replace("upgrade E9 to TP", "upgrade E9 to SA", 1),
            "line 68: 'upgrade E9 to SA': A sanctuary",
            1,
        ),
    ],
)
def test_bad_input_gets_a_sentence(tmp_path: Path, name: str, text: str, sentence: str, status: int) -> None:
    path = tmp_path / name
    path.write_text(text)
    result = hexarch("replay", path, "--verify")
    assert result.returncode == status
    assert sentence in result.stdout + result.stderr
    assert name in result.stdout + result.stderr
    assert "Traceback" not in result.stderr


def test_a_missing_file_is_a_usage_error() -> None:
    result = hexarch("replay", "nowhere.txt")
    assert result.returncode == 2
    assert "there is no such file" in result.stderr


def test_a_game_goes_from_a_log_to_a_stored_game_to_commands_and_back(tmp_path: Path) -> None:
    stored, commands, again = tmp_path / "game.json", tmp_path / "game.commands", tmp_path / "again.json"
    assert hexarch("export", LOG, "--out", stored).returncode == 0
    assert hexarch("export", stored, "--format", "commands", "--out", commands).returncode == 0
    assert hexarch("export", commands, "--out", again).returncode == 0
    assert json.loads(stored.read_text())["scores"] == json.loads(again.read_text())["scores"]
    assert hexarch("replay", stored, commands, "--verify").returncode == 0


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"build E7"', '"build F6"', "Entry 14 says 'build F6', but its action is 'build E7'"),
        ('"scores": [\n  144', '"scores": [\n  145', "scores"),
        ('"player1"', '"somebody"', "checksum"),
        ('"rules": 1', '"rules": 99', "rules version 99"),
        ('"version": 1', '"version": 7', "format version 7"),
    ],
)
def test_a_changed_stored_game_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    stored = tmp_path / "game.json"
    hexarch("export", LOG, "--out", stored)
    text = stored.read_text()
    assert old in text
    stored.write_text(text.replace(old, new, 1))
    result = hexarch("replay", stored, "--verify")
    assert result.returncode == 1
    assert sentence in result.stdout


def test_show_draws_a_position(tmp_path: Path) -> None:
    result = hexarch("show", LOG, "--at", "200")
    assert result.returncode == 0
    assert "Scoring" in result.stdout
    assert "move 200 of" in result.stdout
    picture = tmp_path / "p.svg"
    assert hexarch("show", LOG, "--svg", picture).returncode == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    view = json.loads(hexarch("show", LOG, "--at", "0", "--json").stdout)
    assert view["round"] == 0


def test_show_refuses_a_missing_position() -> None:
    result = hexarch("show", LOG, "--at", "9999")
    assert result.returncode == 2
    assert "there is no position 9999" in result.stderr


def test_an_image_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    result = hexarch("show", LOG, "--svg", tmp_path / "no" / "such" / "folder.svg")
    assert result.returncode == 2
    assert "cannot be written" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_ledger_shows_sources() -> None:
    result = hexarch("ledger", LOG, "--player", "darklings", "--sources")
    assert result.returncode == 0
    assert "+2 points (faction)" in result.stdout
    rows = json.loads(hexarch("ledger", LOG, "--json").stdout)
    assert rows[-1]["totals"]["points"] == 134


def test_selfplay_is_reproducible_and_written_games_are_sound(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    for folder in (first, second):
        options = ("--games", "9", "--seed", "5", "--players", "3", "--preset", "league", "--out", folder)
        assert hexarch("selfplay", "terra-mystica", *options).returncode == 0
    files = sorted(first.iterdir())
    assert len(files) == 9
    assert [path.read_text() for path in files] == [path.read_text() for path in sorted(second.iterdir())]
    assert hexarch("replay", *files, "--verify").returncode == 0


def test_selfplay_takes_factions_options_and_the_command_form(tmp_path: Path) -> None:
    options = ("--players", "2", "--factions", "witches,nomads", "--preset", "league", "--format", "commands")
    result = hexarch("selfplay", "terra-mystica", *options, "--out", tmp_path)
    assert result.returncode == 0
    (path,) = tmp_path.iterdir()
    assert "setup witches" in path.read_text()
    assert hexarch("replay", path, "--verify").returncode == 0


def test_what_commands_cannot_express_is_written_as_a_stored_game(tmp_path: Path) -> None:
    hexarch("selfplay", "terra-mystica", "--players", "2", "--format", "commands", "--out", tmp_path)
    (path,) = tmp_path.iterdir()
    assert path.suffix == ".json"
    result = hexarch("export", path, "--format", "commands")
    assert result.returncode == 0
    reason = " ".join(result.stderr.split())
    assert "cannot play with this table's value of offers, tiles_in_any_order" in reason
    assert "Written as a stored game instead." in reason
    assert result.stdout == path.read_text()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--factions", "witches,nomads,elves,giants"), "There is no faction 'elves'"),
        (("--factions", "witches,auren,nomads,giants"), "share a board"),
        (("--players", "9"), "2 to 5 players"),
        (("--preset", "leage"), "choose from standard, league"),
        (("-o", "free_burnin=yes"), "did you mean 'free_burning'"),
        (("-o", "free_burning=maybe"), "must be true or false"),
        (("-o", "offers=never"), "'at once' or 'deferred'"),
        (("-o", "free_burning"), "NAME=VALUE"),
    ],
)
def test_wrong_options_name_the_right_ones(options: tuple[str, ...], sentence: str) -> None:
    result = hexarch("selfplay", "terra-mystica", *options)
    assert result.returncode == 2
    assert sentence in result.stderr


def test_an_unknown_game_names_the_known_ones() -> None:
    result = hexarch("selfplay", "chess")
    assert result.returncode == 2
    assert "terra-mystica, origins" in result.stderr


def test_perft_counts() -> None:
    counts = json.loads(hexarch("perft", "terra-mystica", "--depth", "2", "--moves", "20", "--json").stdout)
    assert [entry["depth"] for entry in counts] == [1, 2]
    assert counts[0]["lines"] < counts[1]["lines"]


def test_bench_measures() -> None:
    (figures,) = json.loads(hexarch("bench", "terra-mystica", "--seconds", "0.2", "--json").stdout)
    assert figures["decisions_per_second"] > 0
    assert figures["state_bytes"] < 20_000
