"""The Python interface: new games, recorded games, computer players. `import hexarch` is all a program needs."""

import os
import random
from pathlib import Path
from typing import Any, Final, Literal, cast, overload

from hexarch.core.game import CHANCE, RuleError
from hexarch.games import MANIFESTS, files, load_game, manifest
from hexarch.players.api import Line
from hexarch.players.api import Player as _Player
from hexarch.players.registry import player as _new_player
from hexarch.position import Position
from hexarch.types import GameName, Level, OriginsOptions, OriginsPreset, TerraMysticaOptions, TerraMysticaPreset

GAMES: Final = cast(tuple[GameName, ...], tuple(MANIFESTS))


@overload
def new(
    game: Literal["terra-mystica"],
    *,
    players: int = ...,
    preset: TerraMysticaPreset = ...,
    options: TerraMysticaOptions | None = ...,
) -> Position: ...
@overload
def new(
    game: Literal["origins"],
    *,
    players: int = ...,
    preset: OriginsPreset = ...,
    options: OriginsOptions | None = ...,
) -> Position: ...
def new(game: GameName, *, players: int = 0, preset: str = "standard", options: Any = None) -> Position:
    """Start a game and return its first position. Options override the preset; raise RuleError for invalid options.

    Without `players` the game has its usual number of players. Nothing has been drawn yet: see
    `Position.roll`.
    """
    count = players or manifest(game).usual_players
    return Position.new(game, count, {"preset": preset, **(options or {})})


def load(path: str | os.PathLike[str]) -> Position:
    """Read a recorded game: a stored game, a league log, a game in command form or a transcript.

    The position is the last one of the game; `undo` goes back move by move. Raises RuleError for a file that is not a
    game or contradicts the rules, OSError for one that cannot be read.
    """
    found = files.read_game(Path(path).read_bytes())
    if found.ledger is None or found.problem:
        raise RuleError(f"{os.fspath(path)}: ", found.problem or "the file contains no game.")
    ledger = found.ledger
    position = Position(ledger.game, ledger.game.new(ledger.options))
    for seat, action in ledger.entries:
        position.push(action, seat)
    return position


class ComputerPlayer:
    """A computer player of one game. It may play any number of seats and games at the same time."""

    def __init__(self, game: GameName, level: str, player: _Player) -> None:
        self.game = game
        self.level = level
        self._player = player

    def __repr__(self) -> str:
        return f"<ComputerPlayer {self.game} {self.level}>"

    def choose(self, position: Position) -> list[int]:
        """Return the actions for the seat to act: one, or several in a row. None of them is played."""
        return self._player.act(position.state, self._seat(position))

    def lines(self, position: Position) -> list[Line]:
        """Return the moves that the player considers, the best first, with the points it expects."""
        return self._player.lines(position.state, self._seat(position))

    def play(self, position: Position) -> list[int]:
        """Choose actions, play them, and return them."""
        actions = self.choose(position)
        for action in actions:
            position.push(action)
        return actions

    def _seat(self, position: Position) -> int:
        if position.game.name != self.game:
            raise RuleError(f"This player plays {self.game}, not {position.game.name}.")
        if position.is_over or position.seat == CHANCE:
            raise RuleError("The game is over." if position.is_over else "It is chance's turn, not a player's.")
        return position.seat


def player(game: GameName, level: Level, *, seed: int = 0) -> ComputerPlayer:
    """Return a computer player. The same seed makes the same choices in the same positions."""
    load_game(game)
    return ComputerPlayer(game, level, _new_player(game, level, seed))


def play_out(position: Position, players: list[ComputerPlayer], seed: int = 0) -> list[int]:
    """Let computer players, one for each seat, finish the game. Return the final points."""
    if len(players) != position.players:
        raise RuleError(f"The game has {position.players} seats, but there are {len(players)} players.")
    dice = random.Random(seed)
    position.roll(dice)
    while not position.is_over:
        players[position.seat].play(position)
        position.roll(dice)
    return position.scores()
