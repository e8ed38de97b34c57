"""Value factions before the game by the scoring tiles, the cards and the factions already taken.

A linear model in points over named inputs, fitted to finished games and stored beside the network's weights.
"""

from hexarch.core.aliases import Ints
from hexarch.core.bits import members
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BONUS_CARDS, FACTIONS, SCORING_TILES, cycle_distance
from hexarch.players.algorithms.network import Network
from hexarch.players.terra_mystica.features import Features


def draft_features(state: State, seat: int, number: int, picks: Ints) -> Features:
    """Describe a faction for a seat; `picks` are the factions of all seats, -1 where unknown."""
    faction = FACTIONS[number]
    found: Features = {"base": 1, f"faction {faction.name}": 1}
    half = len(state.scoring) // 2
    for round_, tile in enumerate(state.scoring):
        when = "early" if round_ < half else "late"
        name = f"{faction.name} {when} {SCORING_TILES[tile].name}"
        found[name] = found.get(name, 0) + 1
    for card in members(state.cards):
        found[f"{faction.name} {BONUS_CARDS[card].name}"] = 1
    for other, pick in enumerate(picks):
        if other != seat and pick >= 0:
            apart = cycle_distance(FACTIONS[pick].terrain, faction.terrain)
            found[f"rivals {apart} apart"] = found.get(f"rivals {apart} apart", 0) + 1
    return found


def draft_score(network: Network, state: State, seat: int, number: int) -> float:
    """Return the points that a faction can expect for a seat."""
    weights = network.draft
    return sum(
        weights.get(name, 0.0) * value for name, value in draft_features(state, seat, number, state.picks).items()
    )
