"""What a user sees of a position, as plain JSON: the table, what can be done now, and what it would bring."""

from hexarch.games.terra_mystica.view.effects import options, preview
from hexarch.games.terra_mystica.view.table import position
from hexarch.games.terra_mystica.view.warnings import warnings

__all__ = ["options", "position", "preview", "warnings"]
