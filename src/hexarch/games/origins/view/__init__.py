"""What a user sees of a position, as plain JSON: the table, what can be done now, and what it would bring."""

from hexarch.games.origins.choices import label
from hexarch.games.origins.kinds import choice
from hexarch.games.origins.view.effects import options, outcome, preview
from hexarch.games.origins.view.log_line import log_line
from hexarch.games.origins.view.table import position
from hexarch.games.origins.view.things import FAINT, moves_at, plain_reason
from hexarch.games.origins.view.warnings import warnings

__all__ = [
    "FAINT",
    "choice",
    "label",
    "log_line",
    "moves_at",
    "options",
    "outcome",
    "plain_reason",
    "position",
    "preview",
    "warnings",
]
