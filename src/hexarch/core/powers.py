"""Special powers: one file each, found by its name, which registers itself."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec


def load_named(package: str, names: Iterable[str]) -> None:
    """Import the files of a package that are called after something; not everything has one."""
    for name in names:
        file = name.lower().replace("'", "").replace(" ", "_")
        module = f"{package}.{file}"
        if find_spec(module) is not None:
            import_module(module)
