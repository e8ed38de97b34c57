"""Rewards. They are selected by name, so that results state which one they used."""

from typing import Any, Final

from hexarch.core.game import Game, RuleError

# At the end: 1 for the winner, -1 / (seats - 1) for each other seat, so that they sum to 0; tied winners share.
# Solo: 1 if the target is reached, otherwise -1.
WIN: Final = "win"
# At the end: own points minus the mean of the others', so that they sum to 0. Solo: the points.
MARGIN: Final = "margin"
# Points gained and lost at each step; they sum to the final score.
POINTS: Final = "points"
REWARDS: Final = (WIN, MARGIN, POINTS)


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise RuleError(f"There is no reward {name!r}; choose from {', '.join(REWARDS)}.")
    return name


def returns(game: Game[Any], state: Any, reward: str) -> list[float]:
    """Return the sum of rewards so far; rewards given at the end are 0 before it."""
    scores = game.scores(state)
    if reward == POINTS:
        return [float(score) for score in scores]
    if not game.is_over(state):
        return [0.0] * len(scores)
    others = len(scores) - 1
    if reward == MARGIN:
        return [score - (sum(scores) - score) / others for score in scores] if others else [float(scores[0])]
    winners = game.winners(state)
    if not others:
        return [1.0 if winners else -1.0]
    shared = (1 - (len(winners) - 1) / others) / len(winners)
    return [shared if seat in winners else -1 / others for seat in range(len(scores))]
