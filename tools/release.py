"""Check what is in dist/ before it is released: `python tools/release.py` prints every fault and exits with 1.

docs/releasing.md is the checklist that this is a part of.
"""

import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
sys.path.insert(0, str(ROOT))

from tools.sbom import version  # noqa: E402

_NOT_COMPARED: Final = (".dist-info/RECORD",)


def contents(wheel: Path) -> dict[str, str]:
    """Return the hash of every file in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {
            name: hashlib.sha256(archive.read(name)).hexdigest()
            for name in archive.namelist()
            if not name.endswith(_NOT_COMPARED)
        }


def page_faults(names: list[str]) -> list[str]:
    wanted = ("hexarch/server/static/index.html", "hexarch/py.typed", "hexarch/locale/en/page.ftl")
    faults = [f"the wheel has no {name}" for name in wanted if name not in names]
    if not any(name.startswith("hexarch/server/static/assets/") and name.endswith(".js") for name in names):
        faults.append("the wheel has no scripts of the page")
    return faults


def rebuilt_faults(wheel: Path, source: Path) -> list[str]:
    """Build the wheel again from the source distribution, where there is nothing else, and compare."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder, filter="data")
        (extracted,) = Path(folder).iterdir()
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, str(extracted)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            return [f"the source distribution cannot be built:\n{result.stdout[-2000:]}{result.stderr[-2000:]}"]
        (again,) = Path(folder).glob("*.whl")
        first, second = contents(wheel), contents(again)
    differing = sorted(name for name in first | second if first.get(name) != second.get(name))
    return [f"built from the source distribution, the wheel differs in {name}" for name in differing]


def release_faults() -> list[str]:
    """What no build can know: the address, the changelog, the tag, uncommitted changes."""
    faults = []
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    if any(".example" in address for address in urls.values()):
        faults.append("pyproject.toml: the addresses in [project.urls] are examples")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(version())}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        faults.append(f"CHANGELOG.md has no section [{version()}] with a date")
    for command, fault in (
        (["git", "tag", "--points-at", "HEAD", f"v{version()}"], f"HEAD has no tag v{version()}"),
        (["git", "log", "-1", "--format=%h"], "this is not a Git repository"),
    ):
        if not subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip():
            faults.append(fault)
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=False)
    if changed.stdout.strip():
        faults.append("there are uncommitted changes")
    return faults


def main() -> int:
    wheels, sources = sorted(DIST.glob("*.whl")), sorted(DIST.glob("*.tar.gz"))
    if len(wheels) != 1 or len(sources) != 1:
        print("hexarch: dist/ must hold one wheel and one source distribution; run: make dist")
        return 1
    faults = page_faults(list(contents(wheels[0]))) + rebuilt_faults(wheels[0], sources[0]) + release_faults()
    for fault in faults:
        print(f"hexarch: {fault}")
    if not faults:
        print(f"hexarch: {version()} can be released")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
