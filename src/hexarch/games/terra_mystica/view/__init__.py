"""What a user sees of a position, as plain JSON: the table, what can be done now, and what it would bring."""

from hexarch.games.terra_mystica.choices import label
from hexarch.games.terra_mystica.kinds import choice
from hexarch.games.terra_mystica.view.effects import options, outcome, preview
from hexarch.games.terra_mystica.view.log_line import log_line
from hexarch.games.terra_mystica.view.player import wishes
from hexarch.games.terra_mystica.view.table import position
from hexarch.games.terra_mystica.view.things import FAINT, moves_at
from hexarch.games.terra_mystica.view.warnings import warnings

__all__ = [
    "FAINT",
    "choice",
    "label",
    "log_line",
    "moves_at",
    "options",
    "outcome",
    "position",
    "preview",
    "warnings",
    "wishes",
]
