"""Icons from a game's `data/icons.toml`."""

from collections.abc import Mapping

from hexarch.core.data import DataError, read

# (fill, line, hole or cut; width of a line; path)
Shape = tuple[str, float, str]
# The parts of an icon on a 24 x 24 grid.
Icon = tuple[Shape, ...]

_FILE = "data/icons.toml"
_ROLES = ("fill", "line", "hole", "cut")


def load_icons(package: str) -> dict[str, Icon]:
    """Return a game's icons by name. Raise DataError for a part that cannot be drawn."""
    found: Mapping[str, list[tuple[str, float, str]]] = read(package, _FILE)
    for name, parts in found.items():
        if any(role not in _ROLES for role, _, _ in parts):
            raise DataError(f"{_FILE}: {name} has a part that is none of {', '.join(_ROLES)}")
    return {name: tuple((role, width, path) for role, width, path in parts) for name, parts in found.items()}
