"""The container files and docs/hosting.md are correct."""

import re
import subprocess
import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from typer.main import get_command

from hexarch.cli.app import app
from hexarch.server.settings import FIELDS, help_lines
from hexarch.server.web import rate_limits

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "hexarch.service").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = import_module("yaml").safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
OURS = {name: service for name, service in COMPOSE["services"].items() if service["image"] == "hexarch"}


def test_every_setting_is_documented_as_it_is() -> None:
    for name, default, meaning in help_lines():
        shown = "" if default == "empty" else f"`{default}`"
        assert f"| `{name}` | {shown} | {meaning} |" in HOSTING
    listed = re.findall(r"^\| `HEXARCH_(\w+)`", HOSTING, re.MULTILINE)
    assert [name.lower() for name in listed] == list(FIELDS)


def test_every_limit_is_documented_as_it_is() -> None:
    (table,) = re.findall(r"^\| limit \|.*?\n\n", HOSTING, re.MULTILINE | re.DOTALL)
    shown: dict[str, tuple[float, float]] = {}
    for line in table.strip().split("\n")[2:]:
        names, _, burst, rate = (cell.strip() for cell in line.strip("|").split("|"))
        for name, many, often in zip(names.split(", "), burst.split(", "), rate.split(", "), strict=True):
            shown[name.strip("`")] = (float(many), float(Fraction(often or "0")))
    known = {
        one.name: (one.burst, one.per_second)
        for one in vars(rate_limits).values()
        if isinstance(one, rate_limits.Limit)
    }
    assert shown == {**known, "sockets": (rate_limits.MOST_SOCKETS, 0)}


@pytest.mark.parametrize("text", [DOCKERFILE, HOSTING], ids=["Dockerfile", "hosting.md"])
def test_variables_are_settings(text: str) -> None:
    named = {name.lower() for name in re.findall(r"HEXARCH_([A-Z_]+)", text)}
    of_compose = {"site", "db_password"}
    assert named <= set(FIELDS) | of_compose | {"compile"}


def test_examples_in_toml_are_settings() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", HOSTING, re.DOTALL)
    assert set(re.findall(r"^(\w+) =", block, re.MULTILINE)) <= set(FIELDS)


def test_commands_in_the_documentation_exist_with_their_options() -> None:
    lines = re.findall(r"^(?:ExecStart=\S*/)?hexarch .*$", HOSTING, re.MULTILINE)
    assert len(lines) >= 6
    for line in lines:
        words = line.partition(" #")[0].split()[1:]
        command = COMMANDS[words[0]]
        if words[0] == "admin":
            command = command.commands[words[1]]
        options = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options, line


def test_the_image_copies_what_is_there_and_starts_a_command() -> None:
    for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source
            assert f"!{source}\n" in (ROOT / ".dockerignore").read_text(encoding="utf-8"), source
    assert re.search(r'^ENTRYPOINT \["hexarch"\]$', DOCKERFILE, re.MULTILINE)
    (command,) = re.findall(r'^CMD \["(\w+)"\]$', DOCKERFILE, re.MULTILINE)
    assert command in COMMANDS
    targets = set(re.findall(r"^([\w.]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake (\w+)", DOCKERFILE)) <= targets


def test_containers_have_no_more_rights_than_they_need() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["read_only"], name
        assert "privileged" not in service, name
    assert COMPOSE["networks"]["storage"] == {"internal": True}
    assert COMPOSE["services"]["db"]["networks"] == ["storage"]
    assert "storage" not in COMPOSE["services"]["proxy"].get("networks", [])


def test_the_systemd_unit_is_valid_and_starts_a_command(tmp_path: Path) -> None:
    (start,) = re.findall(r"^ExecStart=\S*/hexarch (\w+) ", UNIT, re.MULTILINE)
    assert start in COMMANDS
    for line in ("DynamicUser=yes", "StateDirectoryMode=0700", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert f"\n{line}\n" in UNIT, line
    analyse = which("systemd-analyze")
    if analyse is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "hexarch.service"
    unit.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", UNIT), encoding="utf-8")
    done = subprocess.run([analyse, "verify", unit], capture_output=True, text=True, check=False)
    assert "hexarch.service" not in done.stderr, done.stderr


def test_the_proxy_balances_two_servers() -> None:
    servers = [name for name, service in OURS.items() if "command" not in service]
    assert len(servers) == 2
    (addresses,) = re.findall(r"reverse_proxy (.*) \{", CADDYFILE)
    port = re.search(r"HEXARCH_PORT=(\d+)", DOCKERFILE)
    assert port is not None
    assert addresses.split() == [f"{name}:{port[1]}" for name in servers]
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["proxy"]
    (subnet,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    for service in OURS.values():
        assert service["environment"]["HEXARCH_PROXIES"] == subnet["subnet"]
        assert {name.removeprefix("HEXARCH_").lower() for name in service["environment"]} <= set(FIELDS)
        assert "@db/" in service["environment"]["HEXARCH_DATABASE"]


def test_a_separate_process_plays_the_computer_players() -> None:
    (bots,) = [service for service in OURS.values() if "command" in service]
    name, *options = bots["command"]
    known = {option for parameter in COMMANDS[name].params for option in parameter.opts}
    assert {option for option in options if option.startswith("--")} <= known
    assert all(service["environment"]["HEXARCH_WORKERS"] == "0" for service in OURS.values())


def test_every_volume_is_declared() -> None:
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
