"""The set-up lines of the site's command form, and the site's shuffle, which a seed repeats."""

import hashlib
import random
import re
from dataclasses import dataclass, field
from typing import Any, Final

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.snellman.opening import map_name

# What the site does by itself, or knows for old games only.
_WITHOUT_EFFECT: Final = re.compile(
    r"(?:start|income|finish|abort|start-preview|player-count \d+|admin email .*)", re.IGNORECASE
)
_SPADES: Final = "SCORE1"
# A game has this many more bonus cards than players.
_CARDS_MORE: Final = 3


@dataclass
class Header:
    """What the lines before the first `setup` say."""

    players: list[str] = field(default_factory=list)
    usernames: list[str] = field(default_factory=list)
    """Of the players, in lower case."""
    options: list[str] = field(default_factory=list)
    scoring: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    map: str = ""
    seed: str = ""
    ours: dict[str, Any] = field(default_factory=dict)

    def read(self, line: str) -> bool:
        """Read a line and return whether it is known."""
        if match := re.fullmatch(r"player (\S+)(?: email \S*)?(?: username (\S+))?.*", line, re.I):
            self.players.append(match[1])
            self.usernames.append((match[2] or match[1]).lower())
        elif match := re.fullmatch(r"option (\S+)", line, re.I):
            self.options.append(match[1].lower())
        elif match := re.fullmatch(r"dropoption (\S+)", line, re.I):
            self.options = [option for option in self.options if option != match[1].lower()]
        elif match := re.fullmatch(r"score ([\w, ]+)", line, re.I):
            self.scoring = match[1].upper().replace(" ", "").split(",")
        elif match := re.fullmatch(r"delete (\w+)", line, re.I):
            self.removed.append(match[1].upper())
        elif match := re.fullmatch(r"map (\S+)", line, re.I):
            self.map = map_name(match[1])
        elif match := re.fullmatch(r"order (\S+)", line, re.I):
            self._order(match[1].lower().split(","))
        elif match := re.fullmatch(r"randomize v[12] seed (.+)", line, re.I):
            self.seed = match[1]
        elif re.match(r"(?:final-scoring|faction-variant) ", line, re.I):
            raise RuleError(f"games with {line[:60]!r} cannot be read.")
        else:
            return bool(_WITHOUT_EFFECT.fullmatch(line))
        return True

    def _order(self, usernames: list[str]) -> None:
        if sorted(usernames) != sorted(self.usernames):
            raise RuleError("the line 'order' does not name the players.")
        self.players = [self.players[self.usernames.index(name)] for name in usernames]
        self.usernames = usernames

    def randomize(self) -> None:
        """Draw scoring tiles, bonus cards and seats with the seed, as the site does."""
        shuffled = _Shuffle(self.seed)
        scoring = [f"SCORE{number}" for number in range(1, 9 + ("temple-scoring-tile" in self.options))]
        drawn = shuffled(scoring)
        while _SPADES in drawn[4:6]:
            drawn = shuffled(scoring)
        self.scoring = self.scoring or drawn[:6]
        cards = [f"BON{number}" for number in range(1, 10 + ("shipping-bonus" in self.options))]
        left = [card for card in shuffled(sorted(cards)) if card not in self.removed]
        self.removed += left[: max(0, len(left) - len(self.players) - _CARDS_MORE)]
        if "maintain-player-order" not in self.options:
            self.players = shuffled(sorted(self.players, key=str.lower))


class _Shuffle:
    """The site's generator: a Mersenne Twister with a hash of the seed as its key."""

    def __init__(self, seed: str) -> None:
        self._numbers = random.Random(
            int.from_bytes(hashlib.sha1(seed.encode(), usedforsecurity=False).digest(), "little")
        )

    def __call__(self, names: list[str]) -> list[str]:
        return [name for _, name in sorted((self._numbers.getrandbits(32), name) for name in names)]
