"""Frozen set-ups: the options, what chance has laid out, and in the league's what people chose before round 1.

`python -m hexarch.players.arena.suites LEAGUE_LOG...` writes them anew; their hashes are in `hashes.toml`, so that
nobody compares figures from different set-ups.
"""

import hashlib
import json
import random
import sys
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from hexarch.core.data import read
from hexarch.core.game import CHANCE, Game, RuleError
from hexarch.core.options import nearest
from hexarch.games import load_game
from hexarch.players.api import chance_outcome


@dataclass(frozen=True)
class SetUp:
    name: str
    game: str
    players: int
    options: dict[str, Any]
    opening: tuple[tuple[int, str], ...]
    """What has been decided already: seats and actions in notation."""
    seed: int
    """For what chance decides later."""


# Suite: game, players, how many set-ups, options.
_RANDOM: Final[dict[str, tuple[str, int, int, dict[str, Any]]]] = {
    "random": ("terra-mystica", 4, 200, {"preset": "league"}),
    "random-2": ("terra-mystica", 2, 100, {"preset": "league"}),
    "random-3": ("terra-mystica", 3, 100, {"preset": "league"}),
    "random-5": ("terra-mystica", 5, 100, {"preset": "league"}),
    "origins-1": ("origins", 1, 100, {}),
    "origins-2": ("origins", 2, 100, {}),
    "origins-3": ("origins", 3, 100, {}),
    "origins-4": ("origins", 4, 100, {}),
}
NAMES: Final = (*_RANDOM, "league")


def names(game: str) -> list[str]:
    """The suites of a game."""
    return [name for name in NAMES if suite_game(name) == game]


def suite_game(name: str) -> str:
    return _RANDOM[name][0] if name in _RANDOM else "terra-mystica"


def usual(game: str, players: int) -> str:
    """The suite that is meant by "random" for that game and number of players."""
    for name, (its_game, its_players, _, _) in _RANDOM.items():
        if (its_game, its_players) == (game, players):
            return name
    raise RuleError(f"There are no set-ups of {game} for {players} players.")


@cache
def load(name: str) -> tuple[SetUp, ...]:
    if name not in NAMES:
        raise RuleError(f"There are no set-ups called {name!r}{nearest(name, NAMES)}.")
    text = (resources.files(__package__) / "suites" / f"{name}.json").read_text(encoding="utf-8")
    if digest(text) != read(__package__, "suites/hashes.toml")[name]:
        raise RuleError(f"The set-ups {name!r} are not what they were when they were frozen.")
    return tuple(
        SetUp(**{**entry, "opening": tuple((seat, action) for seat, action in entry["opening"])})
        for entry in json.loads(text)
    )


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def begin(setup: SetUp) -> Any:
    """The position that a set-up begins with."""
    game = load_game(setup.game)
    state = game.new(game.options(setup.options, setup.players))
    for seat, text in setup.opening:
        game.apply(state, game.parse(state, seat, text), seat)
    return state


def draw(name: str) -> list[SetUp]:
    """Set-ups by chance alone, up to the first choice of a player."""
    game_name, players, count, options = _RANDOM[name]
    game = load_game(game_name)
    found = []
    for number in range(1, count + 1):
        seed = int.from_bytes(hashlib.sha256(f"{name} {number}".encode()).digest()[:6], "big")
        opening = _lay_out(game, game.new(game.options(options, players)), random.Random(seed))
        found.append(SetUp(f"{name} {number}", game_name, players, options, opening, seed))
    return found


def _lay_out(game: Game[Any], state: Any, dice: random.Random) -> tuple[tuple[int, str], ...]:
    opening = []
    while state.stack and state.stack[-1][0] == CHANCE:
        action = chance_outcome(game, state, dice)
        opening.append((CHANCE, game.format(state, CHANCE, action)))
        game.apply(state, action)
    return tuple(opening)


def from_logs(paths: list[Path]) -> list[SetUp]:
    """What people had at the table when the first bonus card was chosen: tiles, factions and first dwellings."""
    from hexarch.games.terra_mystica.snellman.verify import replay_log
    from hexarch.games.terra_mystica.state import FIRST_CARD

    game = load_game("terra-mystica")
    found = []
    for path in paths:
        ledger = replay_log(path.read_text(encoding="utf-8")).ledger
        if ledger is None:
            raise RuleError(f"{path.name}: not a game of the league.")
        state = game.new(ledger.options)
        opening = []
        for seat, action in ledger.entries:
            if state.stack[-1][1] == FIRST_CARD:
                break
            opening.append((seat, game.format(state, seat, action)))
            game.apply(state, action, seat)
        options = ledger.options.to_json()
        players = options.pop("players")
        found.append(SetUp(path.stem, "terra-mystica", players, options, tuple(opening), 0))
    return found


def write(logs: list[Path]) -> None:
    folder = Path(__file__).parent / "suites"
    hashes = []
    for name in NAMES:
        setups = draw(name) if name in _RANDOM else from_logs(logs)
        text = "[\n" + ",\n".join(json.dumps(vars(setup), ensure_ascii=False) for setup in setups) + "\n]\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
        hashes.append(f'{name} = "{digest(text)}"\n')
    (folder / "hashes.toml").write_text("".join(hashes), encoding="utf-8")


if __name__ == "__main__":
    write(sorted(Path(name) for name in sys.argv[1:]))
