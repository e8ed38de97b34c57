"""Hook points for zodiac cards and buildings, named after the rule they change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.origins.state import State


@dataclass(frozen=True)
class Power:
    wisdom_off: int = 0
    """Modifier: wisdom that buildings and citizen dice cost less."""
    bonus_gold: int = 0
    """Modifier: gold that may be gained in place of a bonus action."""
    covers_farms: bool = False
    """Modifier: a bought building may cover a farm of the player's own, free of cost."""
    attack_points: Callable[[State, int], int] | None = None
    """Modifier: more points for an attack."""
    worker_taken: Callable[[State, int, int], None] | None = None
    """Reaction: the seat took a citizen or Speaker die."""
    tower_built: Callable[[State, int], None] | None = None
    """Reaction: the seat built a tower level."""
    temple_advanced: Callable[[State, int, int, int], None] | None = None
    """Reaction: a main action or a temple building moved a disc: temple, steps."""
    district_closed: Callable[[State, int, int], None] | None = None
    """Reaction: a die was put on the seat of power of a district. What it asks comes after the whole action."""
    advisor_made: Callable[[State, int], None] | None = None
    """Reaction: a Freeman of value 6 became an Advisor."""
    passing: Callable[[State, int], None] | None = None
    """Reaction: the seat passed and has not taken anything back yet."""
    can_use: Callable[[State, int, int], bool] | None = None
    """Building on a cell: would using its ability do anything? Without this hook it always would."""
    use: Callable[[State, int, int], None] | None = None
    """Building on a cell: use its ability, after what its data says."""
    choices: Callable[[State, int, int], list[int]] | None = None
    """Question: what may be answered; the third argument is what the question is about."""
    choose: Callable[[State, int, int, int], None] | None = None
    """Question: carry out the answer; the fourth argument is the action."""


# By name of the zodiac card or building; filled by the files of this package.
POWERS: dict[str, Power] = {}
