"""Leo: closing a district adds 2 to the die on its seat of power, up to 6."""

from typing import Final

from hexarch.games.origins.actions import VALUE_OF, VALUES
from hexarch.games.origins.city import die_in, with_die
from hexarch.games.origins.powers.hooks import POWERS, Power
from hexarch.games.origins.state import State

RISE: Final = 2


def district_closed(state: State, seat: int, cell: int) -> None:
    player = state.players[seat]
    die = die_in(player.city, cell)
    raised = die + min(RISE, VALUES - VALUE_OF[die])
    player.city = with_die(player.city, cell, raised, state.setup.colour_of)


POWERS["Leo"] = Power(district_closed=district_closed)
