"""Builds the pure package; with HEXARCH_COMPILE=1 the core, the games and the players are compiled by mypyc."""

import os
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
    "manifest",
    "files",
    "components",
    "arena",
    "training",
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


if os.environ.get("HEXARCH_COMPILE"):
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--config-file", "pyproject.toml", *modules()], opt_level="3"))
else:
    setup()
