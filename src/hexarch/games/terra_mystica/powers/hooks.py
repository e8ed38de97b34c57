"""Hook points for special powers, named after the rule they change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexarch.core.aliases import Ints

if TYPE_CHECKING:
    from hexarch.games.terra_mystica.state import State


@dataclass(frozen=True)
class Power:
    options: Callable[[State, int, list[int]], None] | None = None
    """Options: add legal actions that do not use up the turn."""
    town_links: Callable[[State, int], Ints] | None = None
    """Modifier: which hexes count as directly adjacent for the seat's towns."""
    pass_points: Callable[[State, int], int] | None = None
    """Modifier: points for passing."""
    power_taken: Callable[[State, int], None] | None = None
    """Reaction: the first opponent accepted power from one of the seat's buildings."""
    upgrade_sites: Callable[[State, int, int, int], int] | None = None
    """Modifier: where the seat may put a building of a kind, out of a mask of hexes."""
    upgraded: Callable[[State, int, int, int], None] | None = None
    """Reaction: the seat has put a building of a kind on a hex."""
    town_founded: Callable[[State, int, int], None] | None = None
    """Reaction: the seat has founded a town of a mask of hexes."""
    all_declined: Callable[[State, int], None] | None = None
    """Reaction: every opponent who could gain power from one of the seat's buildings declined."""


# By name of the faction; filled by the files of this package.
POWERS: dict[str, Power] = {}

# By name of the option that enables a variant for the whole table.
VARIANTS: dict[str, Power] = {}
