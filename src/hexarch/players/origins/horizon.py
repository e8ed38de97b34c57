"""An estimate of how many rounds are still to come for a seat."""

from typing import Final

from hexarch.games.origins.player import Player
from hexarch.games.origins.scoring import end_conditions
from hexarch.games.origins.state import ACTIONS, OVER, State

# More rounds than this are not distinguished.
LONGEST: Final = 5.0
# Fitted to 45 games of 2 to 4 seats, with a mean error of 0.8 rounds. Every round played subtracts `PASSED`; every
# tower level that has to be built before the game can end adds `DISC`, divided by the seats.
ROUNDS: Final = 3.4
PASSED: Final = 0.65
DISC: Final = 0.9
SOON: Final = 0.4


def rounds_to_come(state: State) -> float:
    """Return the rounds after the present one: known in the solo mode, else estimated from the towers, which end most
    games.
    """
    setup = state.setup
    if state.phase == OVER:
        return 0.0
    if setup.solo:
        return float(setup.components.solo_rounds - max(1, state.round))
    if state.phase == ACTIONS and end_conditions(state):
        return 0.0
    supply = sorted(count for count in state.tower_supply if count)
    discs = sum(supply[: max(0, len(supply) - setup.components.end_tower_colours)])
    guess = ROUNDS - PASSED * state.round + DISC * discs / setup.players
    return max(SOON, min(LONGEST, guess))


def share_of_round(player: Player) -> float:
    """Return how much of this round is left for a seat: the share of its workers that are unused."""
    if player.passed:
        return 0.0
    unused = len(player.freemen) + len(player.speakers) + (player.archon < 0)
    return (unused + 0.5) / (unused + len(player.placed) + (player.archon >= 0) + 0.5)
