"""Frozen set-ups: the options, what chance has drawn, and in the league's what people chose before round 1.

`python -m hexarch.players.arena.suites LEAGUE_LOG...` rewrites them; their hashes are in `hashes.toml`, so that
figures from different set-ups are never compared.
"""

import hashlib
import json
import random
import sys
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from hexarch.core.data import read
from hexarch.core.game import CHANCE, Game, RuleError
from hexarch.core.manifest import Suite, resolve
from hexarch.core.options import nearest
from hexarch.games import MANIFESTS, load_game, manifest
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


# By name: the game, and how its set-ups are drawn.
_SUITES: Final[dict[str, tuple[str, Suite]]] = {
    suite.name: (game, suite) for game, found in MANIFESTS.items() for suite in found.suites
}
NAMES: Final = tuple(_SUITES)


def names(game: str) -> list[str]:
    """Return the suites of a game."""
    return [name for name in NAMES if suite_game(name) == game]


def suite_game(name: str) -> str:
    return _SUITES[name][0]


def usual(game: str, players: int) -> str:
    """Return the suite that "random" stands for, given a game and a number of players."""
    for name, (its_game, suite) in _SUITES.items():
        if (its_game, suite.players) == (game, players) and suite.count and not suite.dealt:
            return name
    raise RuleError(f"There are no set-ups of {game} for {players} players.")


@cache
def load(name: str) -> tuple[SetUp, ...]:
    if name not in NAMES:
        raise RuleError(f"There are no set-ups called {name!r}{nearest(name, NAMES)}.")
    text = (resources.files(__package__) / "suites" / f"{name}.json").read_text(encoding="utf-8")
    if digest(text) != read(__package__, "suites/hashes.toml")[name]:
        raise RuleError(f"The set-ups {name!r} have changed since they were frozen.")
    return tuple(
        SetUp(**{**entry, "opening": tuple((seat, action) for seat, action in entry["opening"])})
        for entry in json.loads(text)
    )


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def begin(setup: SetUp) -> Any:
    """Return the position that a set-up begins with."""
    game = load_game(setup.game)
    state = game.new(game.options(setup.options, setup.players))
    for seat, text in setup.opening:
        game.apply(state, game.parse(state, seat, text), seat)
    return state


def with_options(setup: SetUp, changes: dict[str, Any]) -> SetUp:
    """Return a random set-up with other options, drawn again from its seed."""
    game, options = load_game(setup.game), {**setup.options, **changes}
    opening = _lay_out(game, game.new(game.options(options, setup.players)), random.Random(setup.seed))
    return replace(setup, options=options, opening=opening)


def draw(name: str) -> list[SetUp]:
    """Draw set-ups at random, up to the first choice of a player that is not dealt."""
    game_name, suite = _SUITES[name]
    players, options = suite.players, suite.options
    game = load_game(game_name)
    found = []
    for number in range(1, suite.count + 1):
        seed = int.from_bytes(hashlib.sha256(f"{name} {number}".encode()).digest()[:6], "big")
        dice = random.Random(seed)
        state = game.new(game.options(options, players))
        opening = _lay_out(game, state, dice)
        if suite.dealt:
            opening += resolve(manifest(game_name).arena).deal(state, dice)
        found.append(SetUp(f"{name} {number}", game_name, players, options, opening, seed))
    return found


def _lay_out(game: Game[Any], state: Any, dice: random.Random) -> tuple[tuple[int, str], ...]:
    opening = []
    while game.is_chance(state):
        action = chance_outcome(game, state, dice)
        opening.append((CHANCE, game.format(state, CHANCE, action)))
        game.apply(state, action)
    return tuple(opening)


def write(logs: list[Path]) -> None:
    folder = Path(__file__).parent / "suites"
    hashes = []
    for name in NAMES:
        game, suite = _SUITES[name]
        setups = draw(name) if suite.count else resolve(manifest(game).arena).recorded_set_ups(logs)
        text = "[\n" + ",\n".join(json.dumps(vars(setup), ensure_ascii=False) for setup in setups) + "\n]\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
        hashes.append(f'{name} = "{digest(text)}"\n')
    (folder / "hashes.toml").write_text("".join(hashes), encoding="utf-8")


if __name__ == "__main__":
    write(sorted(Path(name) for name in sys.argv[1:]))
