"""What a computer player is, and what it must know about a game."""

import random
from dataclasses import dataclass, field
from typing import Any, Protocol

from hexarch.core.game import CHANCE, Game


@dataclass
class Move:
    """A sequence of actions of one seat that belong together, and the position after them."""

    actions: list[int]
    state: Any
    score: float = 0.0
    """How promising it looks to the seat; only differences count."""
    found: dict[str, float] = field(default_factory=dict)
    """What the score consists of."""
    kind: int = 0
    """The kind of main action, so that a search can keep one of each."""
    bonus: float = 0.0
    """What a learned policy adds to the score where moves are compared; the score itself stays an estimate."""

    @property
    def rating(self) -> float:
        return self.score + self.bonus


@dataclass(frozen=True)
class Line:
    """A player's evaluation of a move, for hints and analysis."""

    actions: list[int]
    texts: list[str]
    value: float
    """Points expected at the end for the seat."""
    sources: dict[str, float] = field(default_factory=dict)
    """The same, by where the points come from."""
    visits: int = 0
    uncertainty: float = 0.0
    """The usual size of the error of the value, in points; 0 where it is not known."""
    everybody: list[dict[str, float]] = field(default_factory=list)
    """Points by source for every seat; empty where they are not known."""


class Guide(Protocol):
    """What a player knows about one game: which moves are worth considering, and what a position is worth."""

    @property
    def game(self) -> Game[Any]: ...
    def moves(self, state: Any, seat: int) -> list[Move]: ...
    def values(self, state: Any) -> list[float]: ...
    def sources(self, state: Any, seat: int) -> dict[str, float]: ...


class Player(Protocol):
    """Chooses actions for the decision of a seat: one, or several in a row."""

    def act(self, state: Any, seat: int) -> list[int]: ...
    def lines(self, state: Any, seat: int) -> list[Line]: ...


def chance_outcome(game: Game[Any], state: Any, dice: random.Random) -> int:
    """Return what chance decides, drawn by its weights."""
    return dice.choices(game.legal(state), game.weights(state))[0]


def play_out(game: Game[Any], state: Any, players: list[Player], dice: random.Random) -> None:
    """Let players finish a game; those who may answer out of turn do so when they are asked next."""
    while (seat := game.asked(state)) is not None:
        if seat == CHANCE:
            game.apply(state, chance_outcome(game, state, dice))
            continue
        for action in players[seat].act(state, seat):
            game.apply(state, action, seat)


def describe(game: Game[Any], state: Any, seat: int, actions: list[int]) -> list[str]:
    """Return a sequence of actions in notation, up to the first unknown draw."""
    position = game.clone(state)
    texts = []
    for action in actions:
        if game.asked(position) == CHANCE:
            break
        texts.append(game.format(position, seat, action))
        game.apply(position, action, seat)
    return texts
