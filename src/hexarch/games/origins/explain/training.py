"""Moving, attacking, and food for rising or moving."""

from hexarch.core.reason import Reason, because
from hexarch.games.origins.actions import DICE, PLACED, VALUE_OF
from hexarch.games.origins.dice import BEGUN as FED
from hexarch.games.origins.explain.acting import freeman_absent
from hexarch.games.origins.explain.case import Case, die_params, too_dear
from hexarch.games.origins.military import ATTACK, BEGUN, SPACES
