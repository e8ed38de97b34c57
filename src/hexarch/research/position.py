"""A searchable position: play, undo, clone, key, bytes."""

import zlib
from typing import Any, Final

import orjson

from hexarch.core.game import CHANCE, Game, RuleError
from hexarch.games import load_game
from hexarch.locale import reason_text
from hexarch.research.rewards import returns

_MAGIC: Final = b"hexarch position 1\n"
OVER: Final = -2
"""The value of `seat` when the game is over."""


class Position:
    """A game in play, without its history.

    `apply` and `push` trust their caller, who takes actions from `legal`; `play` checks. `undo` goes back to where
    the last `push` or `play` began.
    """

    __slots__ = ("_trail", "game", "state")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self._trail: list[Any] = []

    @classmethod
    def new(cls, game: str, players: int, options: dict[str, Any] | None = None) -> "Position":
        rules = load_game(game)
        return cls(rules, rules.new(rules.options(options or {}, players)))

    @property
    def seat(self) -> int:
        """Return the seat to act, CHANCE or OVER."""
        seat = self.game.asked(self.state)
        return OVER if seat is None else seat

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to act, or the chance outcomes, sorted."""
        return self.game.legal(self.state)

    def chances(self) -> list[tuple[int, float]]:
        """Return the chance outcomes with their probabilities."""
        weights = self.game.weights(self.state)
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.legal(), weights, strict=True)]

    def apply(self, action: int) -> None:
        """Apply a legal action that cannot be undone. Legality is not checked."""
        self.game.apply(self.state, action)

    def push(self, action: int) -> None:
        """Apply a legal action that `undo` takes back. Legality is not checked."""
        self._trail.append(self.state)
        self.state = self.game.clone(self.state)
        self.game.apply(self.state, action)

    def play(self, action: int) -> None:
        """Apply an action if it is legal; otherwise raise an error with the reason."""
        if self.is_over:
            raise RuleError("The game is over.")
        if action not in self.legal():
            known = 0 <= action < self.game.action_count and self.seat != CHANCE
            reason = self.game.why_not(self.state, self.seat, action) if known else None
            raise RuleError(reason_text(reason) if reason else f"{action!r} is not an action that is possible here.")
        self.push(action)

    def undo(self) -> None:
        if not self._trail:
            raise RuleError("There is nothing to undo.")
        self.state = self._trail.pop()

    def clone(self) -> "Position":
        """Return an independent copy without undo history."""
        return Position(self.game, self.game.clone(self.state))

    def key(self) -> tuple[Any, ...]:
        """Return a hashable key, equal for equal positions."""
        return self.game.key(self.state)

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def returns(self, reward: str = "win") -> list[float]:
        """Return the rewards so far for each seat; see `rewards`."""
        return returns(self.game, self.state, reward)

    def text(self, action: int) -> str:
        """Return an action in notation."""
        return self.game.format(self.state, self.seat, action)

    def to_bytes(self) -> bytes:
        """Serialize the position, for example for another process."""
        data = {"game": self.game.name, "rules": self.game.rules_version, "state": self.game.to_json(self.state)}
        body = orjson.dumps(data)
        return _MAGIC + zlib.crc32(body).to_bytes(4, "little") + body

    @classmethod
    def from_bytes(cls, data: bytes) -> "Position":
        """Deserialize a position. Damaged bytes are refused; to verify a game from elsewhere, load its stored form."""
        start = len(_MAGIC) + 4
        body = bytes(data[start:])
        if not data.startswith(_MAGIC) or zlib.crc32(body).to_bytes(4, "little") != data[len(_MAGIC) : start]:
            raise RuleError("These bytes are not a position, or they are damaged.")
        try:
            found = orjson.loads(body)
            game = load_game(found["game"])
            if found["rules"] != game.rules_version:
                raise RuleError(
                    f"The position was stored with rules version {found['rules']!r}; this is {game.rules_version}."
                )
            return cls(game, game.from_json(found["state"]))
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
            raise RuleError("These bytes are not a position of a game.") from None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.from_bytes, (self.to_bytes(),)
