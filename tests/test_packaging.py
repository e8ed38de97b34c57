"""Setting up, building and releasing the project."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import environment, sbom, system_packages

from hexarch import __version__

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^([a-z0-9][\w.-]*==[^\\\n]*)\\\n((?:[ \t]+--hash.*\n)+)", re.MULTILINE)


def locked(name: str) -> dict[str, str]:
    return dict(BLOCK.findall((ROOT / name).read_text(encoding="utf-8")))


def pins(name: str) -> dict[str, set[str]]:
    """Return the hashes of every package with its version, including packages for other systems."""
    found: dict[str, set[str]] = {}
    for package, hashes in locked(name).items():
        found.setdefault(package.partition(" ")[0].strip(), set()).update(re.findall(r"sha256:\w+", hashes))
    return found


def test_what_playing_needs_is_a_part_of_everything() -> None:
    few, all_ = pins("requirements-server.lock"), pins("requirements.lock")
    assert len(few) > 30
    assert {package: all_.get(package) for package in few} == few
    for heavy in ("mypy", "playwright", "pyarrow", "pettingzoo", "open-spiel"):
        assert not any(package.startswith(f"{heavy}==") for package in few)


def test_every_package_of_the_extras_is_locked() -> None:
    """A package in pyproject.toml that is not locked would be missing after `make play`."""
    project = environment_of_project()
    names = {package.partition("==")[0] for package in pins("requirements-server.lock")}
    for requirement in [*project["dependencies"], *project["optional-dependencies"]["server"]]:
        assert re.split(r"[\[><=]", requirement)[0].lower().replace(".", "-") in names


def environment_of_project() -> Any:
    import tomllib

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_an_excerpt_of_the_lock_keeps_the_hashes() -> None:
    text = Path(environment.excerpt("uv")).read_text(encoding="utf-8")
    assert re.match(r"uv==\d", text)
    assert "--hash=sha256:" in text
    assert len(re.findall(r"^\S+==", text, re.MULTILINE)) == 1


def test_an_environment_of_another_folder_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp.json")
    assert environment.is_sound()
    environment.STAMP.write_text(json.dumps({**environment.state_for("play"), "folder": "/somewhere/else"}))
    assert not environment.is_sound()
    environment.STAMP.write_text(json.dumps(environment.state_for("play")))
    assert environment.is_sound()
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "gone")
    assert not environment.is_sound()


def test_system_packages_are_left_alone_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("nothing may be installed")

    monkeypatch.setattr(subprocess, "run", refuse)
    monkeypatch.setattr(system_packages, "missing", lambda: {"chromium": "the tests in a browser"})
    monkeypatch.setattr(system_packages, "can_install", lambda: True)
    with pytest.raises(AssertionError):
        system_packages.main()
    assert "installing system packages as root: chromium" in capsys.readouterr().out
    monkeypatch.setenv("HEXARCH_SYSTEM_PACKAGES", "no")
    system_packages.main()
    assert "SKIPPING the tests in a browser" in capsys.readouterr().out


def test_links_in_the_description_are_absolute(monkeypatch: pytest.MonkeyPatch) -> None:
    import setuptools

    given: dict[str, Any] = {}
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("HEXARCH_COMPILE", raising=False)
    monkeypatch.setattr(setuptools, "setup", lambda **settings: given.update(settings))
    runpy.run_path(str(ROOT / "setup.py"))
    links = re.findall(r"\]\(([^)]+)\)", given["long_description"])
    assert len(links) > 5
    assert all(link.startswith("https://") for link in links), links
    assert any(link.endswith(".png") for link in links)


def test_modules_say_why_they_are_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("HEXARCH_COMPILE", raising=False)
    monkeypatch.setattr("setuptools.setup", lambda **settings: None)
    package = runpy.run_path(str(ROOT / "setup.py"))
    compiled = {path.removeprefix("src/hexarch/") for path in package["modules"]()}
    assert {"games/origins/legal.py", "games/terra_mystica/kinds.py", "players/algorithms/planner.py"} <= compiled
    assert not {"core/errors.py", "games/origins/view/table.py", "games/origins/explain/powers/load.py"} & compiled
    for path in (ROOT / "src" / "hexarch").rglob("*.py"):
        first, *_ = [*path.read_text(encoding="utf-8").split("\n", 1)]
        if "Not compiled" in first:
            assert re.fullmatch(package["MARK"] + r".+\.", first), path
            assert path.relative_to(ROOT / "src" / "hexarch").parts[0] in package["COMPILED"], path


def test_one_version_everywhere() -> None:
    assert json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))["version"] == __version__
    assert sbom.version() == __version__


def test_the_bill_of_materials_lists_what_is_shipped() -> None:
    components = {entry["name"]: entry for entry in sbom.bill()["components"]}
    assert components["fastapi"]["hashes"]
    assert components["svelte"]["purl"].startswith("pkg:npm/svelte@")
    assert "vite" not in components
    assert "pytest" not in components


def test_make_names_a_python_that_is_too_old(tmp_path: Path) -> None:
    old = tmp_path / "python2"
    old.write_text('#!/bin/sh\ntest "$1" = --version && echo "Python 2.7.18" && exit 0\nexit 1\n')
    old.chmod(0o755)
    command = ["make", "-s", "python", f"PYTHON={old}"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert f"{old} is Python 2.7.18, but Python 3.11 or newer is needed" in result.stdout
