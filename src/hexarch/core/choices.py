# Not compiled: labels.
"""How an action is offered to the user: its place in the menus, its targets on the table, its label."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hexarch.core.log_line import LineTarget

if TYPE_CHECKING:
    from hexarch.core.actions import ActionSpace  # action spaces import this module
    from hexarch.core.shapes import Label  # typing_extensions would slow every start

Params = dict[str, str | int]


@dataclass(frozen=True)
class Choice:
    path: list[str]
    targets: list[LineTarget] = field(default_factory=list)
    params: Params = field(default_factory=dict)
    variant: str = ""
    """Where the same kind of action reads differently."""


class Labels:
    """The labels of a game's actions. Their keys begin with the game's prefix."""

    def __init__(self, prefix: str, space: "ActionSpace") -> None:
        self._prefix = prefix
        self._space = space

    def key(self, kind: int, variant: str = "") -> str:
        name = self._space.kinds[kind].name.replace(" ", "-")
        return f"{self._prefix}-action-{name}-{variant}" if variant else f"{self._prefix}-action-{name}"

    def label(self, action: int, found: Choice) -> "Label":
        return {"key": self.key(self._space.kind_of[action], found.variant), "params": found.params}


def target(kind: str, name: str) -> LineTarget:
    return {"kind": kind, "name": name}


def plain(*path: str) -> Callable[[Any, int, int], Choice]:
    """Return the choice of a kind without an argument."""
    return lambda state, seat, _: Choice(list(path))
