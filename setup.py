"""Builds the pure package; with HEXARCH_COMPILE=1 the core, the games and the players are compiled by mypyc."""

import os
import re
import tomllib
from pathlib import Path

from setuptools import setup

# Input and output: text, pictures, tensors. Nothing hot, much of it dynamic.
NOT_COMPILED = (
    "view",
    "explain",
    "notation",
    "choices",
    "encode",
    "tensors",
    "snellman",
    "transcript",
    "presenter",
    "picture",
    "drawing",
    "conformance",
    "data",
    "shapes",
    "errors",
    "log_line",
    "manifest",
    "files",
    "components",
    "lessons",
    "measures",
    "arena",
    "training",
    "report",
    "workers",
    "registry",
    "network",
)


def modules() -> list[str]:
    found = []
    for folder in ("src/hexarch/core", "src/hexarch/games", "src/hexarch/players"):
        for path in sorted(Path(folder).rglob("*.py")):
            parts = {part.removesuffix(".py") for part in path.parts}
            if path.name != "__init__.py" and not parts & set(NOT_COMPILED):
                found.append(str(path))
    return found


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
