"""The levels of computer players, and how each chooses."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hexarch.core.game import CHANCE, Game

_QUIET: Final = ("done", "decline", "pass")
"""How an action reads that ends something without spending anything."""


@dataclass(frozen=True)
class Level:
    name: str
    seconds: float
    """How long it usually takes for a decision."""
    strength: int | None
    choose: Callable[[Game[Any], Any, int, random.Random], int]


def choose_random(game: Game[Any], state: Any, seat: int, dice: random.Random) -> int:
    return dice.choice(game.legal(state, seat))


def choose_greedy(game: Game[Any], state: Any, seat: int, dice: random.Random) -> int:
    """The most points at once; among equals anything but ending the turn."""
    legal = game.legal(state, seat)
    best: list[tuple[int, int]] = []
    for action in legal:
        after = game.clone(state)
        game.apply(after, action, seat)
        scores = game.scores(after)
        best.append((scores[seat] if seat < len(scores) else 0, action))
    most = max(points for points, _ in best)
    equal = [action for points, action in best if points == most]
    busy = [action for action in equal if not game.format(state, seat, action).startswith(_QUIET)]
    return dice.choice(busy or equal)


LEVELS: Final = {
    level.name: level
    for level in (
        Level("random", 0.01, None, choose_random),
        Level("greedy", 0.05, None, choose_greedy),
    )
}
SUBSTITUTE: Final = "greedy"
"""Who moves for a person that has left."""


def choose_safely(game: Game[Any], state: Any, seat: int, dice: random.Random) -> int:
    """Without thinking: what ends something and costs nothing, else passing, but not for ever, else anything."""
    legal = game.legal(state, seat)
    texts = {action: game.format(state, seat, action) for action in legal}
    ending = [action for action in legal if texts[action].startswith(("done", "decline"))]
    passing = [action for action in legal if texts[action].startswith("pass")]
    if ending or (passing and dice.random() < 0.5):
        return (ending or passing)[0]
    return dice.choice(legal)


def is_asked(game: Game[Any], state: Any, seat: int) -> bool:
    if state.stack and state.stack[-1][0] == CHANCE:
        return False
    return any(asked == seat for asked, *_ in game.decisions(state))
