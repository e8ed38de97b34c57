"""A position of a game, for interactive use, notebooks and search."""

import json
import random
import re
import zlib
from typing import Any, Final

import orjson

from hexarch.core.game import CHANCE, Game, RuleError
from hexarch.core.rewards import returns
from hexarch.games import load_game, load_presenter
from hexarch.locale import reason_text

_MAGIC: Final = b"hexarch position 1\n"
_TITLE: Final = "hexarch position 1"
# A mask or bytes: all that is not a number.
_HEXADECIMAL: Final = re.compile(r"(0x)?[0-9a-f]*")
OVER: Final = -2
"""The value of `seat` when the game is over."""


class Position:
    """A game in play.

    `apply` and `push` do not check legality: take actions from `legal`. `play` does. `undo` goes back to where
    the last `push` or `play` began. Positions are equal if everything on the table and all options are equal; the
    moves that led to them do not matter. They are not hashable, because they change: `key` is.
    """

    __slots__ = ("_trail", "game", "state")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self._trail: list[tuple[Any, int, int]] = []

    @classmethod
    def new(cls, game: str, players: int, options: dict[str, Any] | None = None) -> "Position":
        """Return the first position of a game; `options` may name a preset."""
        rules = load_game(game)
        return cls(rules, rules.new(rules.options(options or {}, players)))

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.scores())

    @property
    def seat(self) -> int:
        """Return the seat to act, CHANCE or OVER."""
        seat = self.game.asked(self.state)
        return OVER if seat is None else seat

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Return the moves that `undo` can take back, as (seat, action), the first one first."""
        return [(seat, action) for _, seat, action in self._trail]

    @property
    def names(self) -> list[str]:
        """Return the names of the seats, such as their factions."""
        return load_presenter(self.game.name).seat_names(self.state)

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

    def push(self, action: int, seat: int | None = None) -> None:
        """Apply a legal action that `undo` takes back. Legality is not checked.

        `seat` is needed only if it acts without being asked.
        """
        who = self.seat if seat is None else seat
        self._trail.append((self.state, who, action))
        self.state = self.game.clone(self.state)
        self.game.apply(self.state, action, seat)

    def play(self, action: int | str) -> None:
        """Apply an action, by its id or in notation, if it is legal; otherwise raise RuleError with the reason."""
        if self.is_over:
            raise RuleError("The game is over.")
        number = self.game.parse(self.state, self.seat, action) if isinstance(action, str) else action
        if number not in self.legal():
            known = 0 <= number < self.game.action_count and self.seat != CHANCE
            reason = self.game.why_not(self.state, self.seat, number) if known else None
            raise RuleError(reason_text(reason) if reason else f"{action!r} is not a possible action here.")
        self.push(number)

    def roll(self, dice: random.Random) -> None:
        """Draw chance outcomes until a seat is to act or the game is over. `undo` takes back each outcome."""
        while self.game.is_chance(self.state):
            self.push(dice.choices(self.legal(), self.game.weights(self.state))[0])

    def undo(self) -> None:
        """Take back the last move; raise RuleError if there is none."""
        if not self._trail:
            raise RuleError("There is nothing to undo.")
        self.state, _, _ = self._trail.pop()

    def clone(self) -> "Position":
        """Return an independent copy without undo history."""
        return Position(self.game, self.game.clone(self.state))

    def key(self) -> tuple[Any, ...]:
        """Return a hashable key, equal for equal positions."""
        return self.game.key(self.state)

    def scores(self) -> list[int]:
        """Return the points of every seat."""
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """Return the seats that win as things stand; several on a tie."""
        return self.game.winners(self.state)

    def returns(self, reward: str = "win") -> list[float]:
        """Return the rewards so far for each seat; see `rewards`."""
        return returns(self.game, self.state, reward)

    def text(self, action: int) -> str:
        """Return an action in notation."""
        return self.game.format(self.state, self.seat, action)

    def to_text(self) -> str:
        """Return the position as text. Equal positions have equal text; docs/python.md describes the format."""
        data = self.game.to_json(self.state)
        players = data.pop("players")
        lines = [_TITLE, _line("game", self.game.name), _line("rules", self.game.rules_version)]
        lines += [_line(name, data[name]) for name in data]
        lines += [_line("player", player) for player in players]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Position":
        """Read what `to_text` wrote. Raise RuleError for a text that is not a position.

        Whether the position can be reached in a game is not checked; load the game itself to verify that.
        """
        title, *lines = text.strip().splitlines() or [""]
        if title.strip() != _TITLE:
            raise RuleError(f"The text of a position must begin with {_TITLE!r}.")
        found: dict[str, Any] = {"players": []}
        for line in lines:
            name, _, value = line.strip().partition(" ")
            try:
                parsed = json.loads(value)
            except (ValueError, RecursionError):
                raise RuleError(f"The line {name!r} of the position is not valid JSON.") from None
            if name == "player":
                found["players"].append(parsed)
            elif name in found:
                raise RuleError(f"The text of the position has two lines {name!r}.")
            else:
                found[name] = parsed
        return cls._from_parts(found.pop("game", None), found.pop("rules", None), found)

    @classmethod
    def _from_parts(cls, name: Any, rules: Any, data: dict[str, Any]) -> "Position":
        game = load_game(str(name))
        if rules != game.rules_version:
            raise RuleError(f"The position was stored with rules version {rules!r}; this is {game.rules_version}.")
        try:
            position = cls(game, game.from_json(data))
            position.legal()
            if position.players != data["options"]["players"] or game.to_json(position.state) != _numbers(data):
                raise ValueError("something is missing or was left over")
        except RuleError:
            raise
        except Exception:  # untrusted numbers may make the engine fail in any way
            raise RuleError(f"This is not a position of {game.name}.") from None
        return position

    def to_bytes(self) -> bytes:
        """Serialize the position, for example for another process."""
        data = {"game": self.game.name, "rules": self.game.rules_version, "state": self.game.to_json(self.state)}
        body = orjson.dumps(data)
        return _MAGIC + zlib.crc32(body).to_bytes(4, "little") + body

    @classmethod
    def from_bytes(cls, data: bytes) -> "Position":
        """Deserialize a position; one of an older rules version keeps its rules.

        Damaged bytes are refused; to verify a game from elsewhere, load its stored form.
        """
        start = len(_MAGIC) + 4
        body = bytes(data[start:])
        if not data.startswith(_MAGIC) or zlib.crc32(body).to_bytes(4, "little") != data[len(_MAGIC) : start]:
            raise RuleError("These bytes are not a position, or they are damaged.")
        try:
            found = orjson.loads(body)
            game = load_game(found["game"])
            state = found["state"]
            options = game.upgrade(dict(state.get("options", {})), found["rules"])
            return cls(game, game.from_json({**state, "options": options}))
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
            raise RuleError("These bytes are not a position of a game.") from None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.name == other.game.name and self.key() == other.key()

    def __repr__(self) -> str:
        seats = ", ".join(f"{name} {points}" for name, points in zip(self.names, self.scores(), strict=True))
        asked = {OVER: "game over", CHANCE: "chance decides"}.get(self.seat) or f"{self.names[self.seat]} to act"
        return f"<Position {self.game.name}: {asked}; {seats}>"

    def _repr_svg_(self) -> str:
        """Return a picture of the table, for notebooks."""
        return load_presenter(self.game.name).svg(self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.from_bytes, (self.to_bytes(),)


def _line(name: str, value: Any) -> str:
    text = orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()
    if name in ("state", "player"):  # no strings here; the engine's True is 1, and equal positions have equal text
        text = text.replace("true", "1").replace("false", "0")
    return f"{name} {text}"


def _numbers(data: dict[str, Any]) -> dict[str, Any]:
    """Write booleans outside the options as numbers: to the engine they are equal."""
    return {name: _as_numbers(value) if name in ("state", "players") else value for name, value in data.items()}


def _as_numbers(value: Any) -> Any:
    if isinstance(value, int):
        return int(value)
    if isinstance(value, list):
        return [_as_numbers(part) for part in value]
    if isinstance(value, dict):
        return {name: _as_numbers(part) for name, part in value.items()}
    if not isinstance(value, str) or not _HEXADECIMAL.fullmatch(value):
        raise ValueError(f"{value!r} is not a number")
    return value
