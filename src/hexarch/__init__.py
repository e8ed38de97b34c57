"""Terra Mystica and Origins: First Builders with their complete rules.

`new`, `load` and `player` are where a program starts; `Position` is a game in play. Docs: docs/python.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from hexarch._version import __version__

if TYPE_CHECKING:
    from hexarch.api import GAMES, ComputerPlayer, load, new, play_out, player
    from hexarch.core.game import CHANCE, RuleError
    from hexarch.position import OVER, Position
else:
    # Loaded when they are used: the command line starts without them.
    _WHERE = {
        **dict.fromkeys(("GAMES", "ComputerPlayer", "load", "new", "play_out", "player"), "hexarch.api"),
        **dict.fromkeys(("CHANCE", "RuleError"), "hexarch.core.game"),
        **dict.fromkeys(("OVER", "Position"), "hexarch.position"),
    }

    def __getattr__(name):
        if name not in _WHERE:
            raise AttributeError(f"module 'hexarch' has no attribute {name!r}")
        return getattr(import_module(_WHERE[name]), name)

    def __dir__():
        return sorted(__all__)


__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "ComputerPlayer",
    "Position",
    "RuleError",
    "__version__",
    "load",
    "new",
    "play_out",
    "player",
]
