"""Builds the pure package; with HEXARCH_COMPILE=1 the core, the games and the players are compiled by mypyc."""

import os
import re
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path("src/hexarch")
COMPILED = ("core", "games", "players")
# Begins a module that stays plain Python, or the __init__.py of a folder of such modules. The reason follows.
MARK = "# Not compiled: "


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as file:
        return file.readline().startswith(MARK)


def is_compiled(path: Path) -> bool:
    packages = [folder / "__init__.py" for folder in path.parents if folder.is_relative_to(ROOT) and folder != ROOT]
    return path.name != "__init__.py" and not any(map(is_marked, [path, *packages]))


def modules() -> list[str]:
    paths = [path for folder in COMPILED for path in sorted((ROOT / folder).rglob("*.py"))]
    return [str(path) for path in paths if is_compiled(path)]


def readme() -> str:
    """Return README.md with absolute links: readers of the package have no folder docs/."""
    address = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Homepage"]
    text = Path("README.md").read_text(encoding="utf-8")
    return re.sub(r"\]\((?!https?://|#)([^)]+)\)", rf"]({address}/\1)", text)


extensions = []
if os.environ.get("HEXARCH_COMPILE"):
    from mypyc.build import mypycify

    extensions = mypycify(["--config-file", "pyproject.toml", *modules()], opt_level="3")
setup(long_description=readme(), long_description_content_type="text/markdown", ext_modules=extensions)
