# Not compiled: views as plain JSON.
"""What a user sees of a position, as plain JSON: the table, the possible actions, and their effects."""

from hexarch.games.origins.choices import label as label
from hexarch.games.origins.kinds import choice as choice
from hexarch.games.origins.view.effects import options as options
from hexarch.games.origins.view.effects import outcome as outcome
from hexarch.games.origins.view.effects import preview as preview
from hexarch.games.origins.view.log_line import log_line as log_line
from hexarch.games.origins.view.table import position as position
from hexarch.games.origins.view.things import FAINT as FAINT
from hexarch.games.origins.view.things import moves_at as moves_at
from hexarch.games.origins.view.things import plain_reason as plain_reason
from hexarch.games.origins.view.warnings import warnings as warnings
