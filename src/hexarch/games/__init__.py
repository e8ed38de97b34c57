"""The games, by name. A game is imported on first use.

`_PACKAGES` is the one list of games in Python; everything else about a game is in its `manifest.py`.
"""

from typing import Any, Final

from hexarch.core.game import Game, Presenter, RuleError
from hexarch.core.manifest import Manifest, resolve

_PACKAGES: Final = ("terra_mystica", "origins")
MANIFESTS: Final[dict[str, Manifest]] = {
    found.name: found for found in (resolve(f"{__name__}.{package}.manifest:MANIFEST") for package in _PACKAGES)
}
NAMES: Final = tuple(MANIFESTS)


def manifest(name: str) -> Manifest:
    """Return what a game registers; raise RuleError for an unknown name."""
    if name not in MANIFESTS:
        raise RuleError(f"There is no game {name!r}; choose from {', '.join(NAMES)}.")
    return MANIFESTS[name]


def load_game(name: str) -> Game[Any]:
    return manifest(name).load_game()


def load_presenter(name: str) -> Presenter:
    return manifest(name).load_presenter()
