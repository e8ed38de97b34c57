"""Without the extra packages, one sentence says what to install."""

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules[{package!r}] = None; "


def without(package: str, code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", HIDE.format(package=package) + code]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize(
    ("package", "module"),
    [("numpy", "observe"), ("pettingzoo", "origins_v0"), ("pyspiel", "openspiel")],
)
def test_a_missing_package_is_named(package: str, module: str) -> None:
    result = without(package, f"import hexarch.research.{module}")
    assert result.returncode == 1
    named = {"pyspiel": "open_spiel"}.get(package, package)
    last = result.stderr.splitlines()[-1]
    assert f"This needs the package {named}; install it with: pip install 'hexarch[research]'" in last


def test_a_command_says_it_in_one_sentence() -> None:
    result = without("numpy", "sys.argv = ['hexarch', 'tensors', 'origins']; from hexarch.cli import main; main()")
    assert result.returncode == 2
    assert "This needs the package numpy" in result.stderr
    assert "Traceback" not in result.stderr


def test_the_other_commands_need_none_of_it() -> None:
    hidden = "; ".join(f"sys.modules[{name!r}] = None" for name in ("pettingzoo", "pyspiel", "pyarrow", "gymnasium"))
    arguments = ["hexarch", "selfplay", "origins", "--players", "1"]
    result = without("numpy", f"{hidden}; sys.argv = {arguments}; from hexarch.cli import main; main()")
    assert result.returncode == 0, result.stderr
