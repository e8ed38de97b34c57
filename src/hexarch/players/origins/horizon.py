"""How much of the game is still to come for a seat, in rounds."""

from typing import Final

from hexarch.games.origins.player import Player
from hexarch.games.origins.scoring import end_conditions
from hexarch.games.origins.state import ACTIONS, OVER, State

LONGEST: Final = 5.0
"""More rounds than this are not told apart."""


def rounds_to_come(state: State) -> float:
    """Rounds after the present one: known alone, else guessed from how near each end condition is."""
    setup = state.setup
    if state.phase == OVER:
        return 0.0
    if setup.solo:
        return float(setup.components.solo_rounds - max(1, state.round))
    if state.phase == ACTIONS and end_conditions(state):
        return 0.0
    cards = sum(1 for gold in state.district_gold if gold)
    supply = sorted(count for count in state.tower_supply if count)
    discs = sum(supply[: max(0, len(supply) - setup.components.end_tower_colours)])
    dice = min(state.supply) + 1
    players = setup.players
    guess = min(1.1 * cards, 0.5 + 1.6 * discs / players, 0.3 + 2.0 * dice / players, 8.0 - state.round)
    return max(0.4, min(LONGEST, guess))


def share_of_round(player: Player) -> float:
    """How much of the present round is left to a seat: its unused workers among all."""
    if player.passed:
        return 0.0
    unused = len(player.freemen) + len(player.speakers) + (player.archon < 0)
    return (unused + 0.5) / (unused + len(player.placed) + (player.archon >= 0) + 0.5)
