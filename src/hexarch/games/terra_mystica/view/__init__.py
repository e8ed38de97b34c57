# Not compiled: views as plain JSON.
"""What a user sees of a position, as plain JSON: the table, the possible actions, and their effects."""

from hexarch.games.terra_mystica.choices import label as label
from hexarch.games.terra_mystica.kinds import choice as choice
from hexarch.games.terra_mystica.view.effects import options as options
from hexarch.games.terra_mystica.view.effects import outcome as outcome
from hexarch.games.terra_mystica.view.effects import preview as preview
from hexarch.games.terra_mystica.view.log_line import log_line as log_line
from hexarch.games.terra_mystica.view.player import wishes as wishes
from hexarch.games.terra_mystica.view.table import position as position
from hexarch.games.terra_mystica.view.things import FAINT as FAINT
from hexarch.games.terra_mystica.view.things import moves_at as moves_at
from hexarch.games.terra_mystica.view.warnings import warnings as warnings
