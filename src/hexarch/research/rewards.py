"""What a game is worth to its seats. A reward is a name, so that results say which one they mean."""

from typing import Any, Final

from hexarch.core.game import Game, RuleError

WIN: Final = "win"
"""At the end: the winner 1, each other seat -1 / (seats - 1), so that all add up to 0; those who tie for the victory
share what winners and losers among them would get. Alone: 1 for the target reached, else -1."""
MARGIN: Final = "margin"
"""At the end: the own points less the mean of the others', so that all add up to 0. Alone: the points."""
POINTS: Final = "points"
"""Points as they are won and lost, step by step; they add up to the final score."""
REWARDS: Final = (WIN, MARGIN, POINTS)


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise RuleError(f"There is no reward {name!r}; there are {', '.join(REWARDS)}.")
    return name


def returns(game: Game[Any], state: Any, reward: str) -> list[float]:
    """The sum of all rewards so far; for rewards at the end it is 0 before."""
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
