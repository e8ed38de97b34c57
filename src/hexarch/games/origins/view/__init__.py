"""What a user sees of a position, as plain JSON: the table, what can be done now, and what it would bring."""

from hexarch.games.origins.view.effects import options, preview
from hexarch.games.origins.view.table import position
from hexarch.games.origins.view.warnings import warnings

__all__ = ["options", "position", "preview", "warnings"]
