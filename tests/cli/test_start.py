"""Starting the command line: version, list of commands, completion, standard input, ports."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from hexarch import __version__
from hexarch.cli.app import app
from hexarch.cli.commands import COMMANDS
from tests.cli.test_commands import LOG, hexarch

# Modules that no help page needs.
HEAVY = ("rich", "numpy", "pydantic", "asyncio", "multiprocessing", "hexarch.games.terra_mystica.rules")
ENGINE = ("hexarch.games", "hexarch.players", "hexarch.server")


def run(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from hexarch.cli import main; main()", *arguments]
    return subprocess.run(
        command, input=given, capture_output=True, env=os.environ | environment, check=False, timeout=60
    )


def test_the_version_is_printed() -> None:
    for option in ("--version", "-V"):
        assert hexarch(option).stdout == f"hexarch {__version__}\n"


def loaded(names: tuple[str, ...], *calls: tuple[str, ...]) -> list[str]:
    """Return which of the modules the command line has loaded after these calls."""
    code = f"""
import sys
from hexarch.cli import main
for call in {calls}:
    sys.argv = ["hexarch", *call]
    try: main()
    except SystemExit as ended: assert not ended.code
print([name for name in {names} if name in sys.modules])"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert result.returncode == 0, result.stderr
    found: list[str] = json.loads(result.stdout.splitlines()[-1].replace("'", '"'))
    return found


def test_no_command_is_loaded_to_list_them() -> None:
    """Start-up stays fast because nothing heavy is imported."""
    assert loaded((*HEAVY, *ENGINE), ("--version",), ("--help",)) == []


def test_a_help_page_loads_nothing_heavy() -> None:
    assert loaded(HEAVY, *((name, "--help") for name in COMMANDS)) == []


def test_the_list_has_the_summary_of_each_command() -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]
    assert list(commands) == list(COMMANDS)
    for name, (_, summary) in COMMANDS.items():
        assert commands[name].help.partition("\n")[0] == summary, name


def test_an_unknown_command_names_a_similar_one() -> None:
    result = run("selfpley")
    assert result.returncode == 2
    assert b"Did you mean 'selfplay'?" in result.stderr


@pytest.mark.parametrize(
    ("typed", "found"),
    [("hexarch sel", "selfplay"), ("hexarch selfplay ori", "origins"), ("hexarch show --sv", "--svg")],
)
def test_the_shell_completes(typed: str, found: str) -> None:
    words = str(len(typed.split()) - 1)
    result = run(_HEXARCH_COMPLETE="complete_bash", COMP_WORDS=typed, COMP_CWORD=words)
    assert result.stdout.decode().split() == [found], result.stderr


def test_a_dash_is_standard_input() -> None:
    result = run("replay", "-", "--json", given=LOG.read_bytes())
    assert json.loads(result.stdout)[0]["ok"], result.stderr
    refused = run("show", "-", given=b"no game")
    assert refused.returncode == 2
    assert b"-: This is neither a stored game" in refused.stderr.replace(b"\n", b" ")


def test_a_dash_works_for_what_is_not_a_game(tmp_path: Path) -> None:
    mined = b'{"format": "hexarch mined puzzles", "game": "origins"}\n'
    assert run("puzzles", "pack", "origins", "-", "--out", str(tmp_path / "packed.json"), given=mined).returncode == 0
    assert json.loads((tmp_path / "packed.json").read_text())["puzzles"] == []
    token = run("bot", "--server", "http://127.0.0.1:1", "--token-file", "-", given=b"two words\n")
    assert b"This is not a token." in token.stderr
    backup = run("restore", "-", "--database", str(tmp_path / "games.sqlite"), given=b"no backup")
    assert backup.returncode == 2
    assert b"this file is damaged or is not a backup" in b" ".join(backup.stderr.split())
    unknown = run("backup", "--database", "sqlite:///games.sqlite")
    assert unknown.returncode == 2
    assert b"database must be a PostgreSQL URL or the path of an SQLite file." in b" ".join(unknown.stderr.split())


def test_a_port_in_use_gets_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port), HEXARCH_DATA=str(tmp_path))
    assert result.returncode == 2
    assert f"Port {port} is in use;".encode() in result.stderr
    assert b"Traceback" not in result.stderr
    assert list(tmp_path.iterdir()) == [], "nothing is stored by a server that cannot start"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--port", "70000"), b"A port must be a number from 0 to 65535, not 70000."),
        (("--port", "-1"), b"A port must be a number from 0 to 65535, not -1."),
        (("--host", "no such host"), b"There is no address 'no such host' to listen on."),
    ],
)
def test_an_impossible_address_gets_a_sentence(arguments: tuple[str, ...], sentence: bytes, tmp_path: Path) -> None:
    result = run("serve", *arguments, HEXARCH_DATA=str(tmp_path))
    assert result.returncode == 2
    assert sentence in result.stderr
