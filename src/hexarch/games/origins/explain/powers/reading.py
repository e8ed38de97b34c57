"""What a zodiac card or building adds to the reasons, by its name."""

from collections.abc import Callable
from dataclasses import dataclass

from hexarch.core.reason import Reason
from hexarch.games.origins.explain.case import Case


@dataclass(frozen=True)
class Reading:
    answer: Callable[[Case, int], Reason | None] | None = None
    """May this be answered to its question? The second argument is what the question is about."""
    useless: Callable[[Case, int], Reason | None] | None = None
    """Why the building on a cell has nothing to give besides what its data says."""
    allows: int = -1
    """The kind of action that only this building makes possible."""


# By name of the zodiac card or building; filled by the files of this package.
READINGS: dict[str, Reading] = {}
