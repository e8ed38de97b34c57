"""A stored game: a header and the actions. Every position is derived from them.

Undo truncates, a branch copies a prefix. A game that is read from a file is checked entry by entry.
"""

import hashlib
import json
from typing import Any, Final, Generic

from hexarch.core.game import CHANCE, Game, Options, RuleError, S
from hexarch.core.journal import Journal
from hexarch.core.reason import Reason

FORMAT: Final = "hexarch game"
FORMAT_VERSION: Final = 1
MAX_ENTRIES: Final = 100_000

Entry = tuple[int, int]
"""(seat, action)"""


class Ledger(Generic[S]):
    """A game in progress or finished, with the position it has led to."""

    def __init__(self, game: Game[S], options: Options, names: list[str] | None = None, journal: bool = False) -> None:
        self.game = game
        self.options = options
        self.names = names or []
        self.entries: list[Entry] = []
        self.state = game.new(options)
        if journal:
            self.state.journal = Journal()

    def play(self, action: int, seat: int | None = None) -> None:
        """Apply an action if it is legal, then the standing answers. Raise RuleError otherwise."""
        who = self.game.asked(self.state) if seat is None else seat
        if who is None:
            raise RuleError("The game is over.")
        if not self.allows(action, who):
            raise RuleError(self.refusal(action, who))
        self.push(who, action)
        self.settle_wishes()

    def allows(self, action: int, seat: int) -> bool:
        return action in self.game.legal(self.state, seat) or action in self.game.interrupts(self.state, seat)

    def refusal(self, action: int, seat: int) -> Reason | str:
        """Return why the seat may not do this. The action must not be legal."""
        if not isinstance(action, int) or not 0 <= action < self.game.action_count:
            return f"{action!r} is not an action."
        return self.game.why_not(self.state, seat, action) or "That is not possible now."

    def push(self, seat: int, action: int) -> None:
        """Apply an action that is known to be legal."""
        self.game.apply(self.state, action, seat)
        self.entries.append((seat, action))

    def settle_wishes(self) -> None:
        while (answer := self.game.wished(self.state)) is not None:
            self.push(*answer)

    def at(self, count: int, journal: bool = False) -> "Ledger[S]":
        """Return the game after its first `count` entries, as an independent game."""
        if not 0 <= count <= len(self.entries):
            raise RuleError(f"The game has {len(self.entries)} moves, so there is no position {count}.")
        prefix = Ledger(self.game, self.options, list(self.names), journal)
        for seat, action in self.entries[:count]:
            prefix.push(seat, action)
        return prefix

    def to_json(self) -> dict[str, Any]:
        entries: list[list[Any]] = []
        replayed = Ledger(self.game, self.options)
        for seat, action in self.entries:
            entries.append([seat, action, self.game.format(replayed.state, seat, action)])
            replayed.push(seat, action)
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.options.to_json(),
            "names": self.names,
            "entries": entries,
            "finished": self.game.is_over(self.state),
            "scores": self.game.scores(self.state),
        }
        data["check"] = checksum(data)
        return data

    def dumps(self) -> str:
        """Return the game as JSON with one entry per line."""
        data = self.to_json()
        entries = data.pop("entries")
        head = json.dumps(data, ensure_ascii=False, indent=1)[:-2]
        rows = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in entries)
        return f'{head},\n "entries": [\n{rows}\n ]\n}}\n'


def checksum(data: dict[str, Any]) -> str:
    plain = {key: value for key, value in data.items() if key != "check"}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def load(game: Game[S], data: dict[str, Any], journal: bool = False) -> Ledger[S]:
    """Return a stored game, verified to the last entry. Raise RuleError for an invalid one."""
    _check_header(game, data)
    raw = game.upgrade(dict(data["options"]), data.get("rules"))
    players = raw.pop("players", None)
    if not isinstance(players, int) or isinstance(players, bool):
        raise RuleError("The options do not say how many players there are.")
    names = data.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RuleError("The players' names must be a list of strings.")
    ledger = Ledger(game, game.options(raw, players), names, journal)
    entries = data["entries"]
    if not isinstance(entries, list) or len(entries) > MAX_ENTRIES:
        raise RuleError("The entries must be a list of at most 100,000 moves.")
    for number, entry in enumerate(entries, 1):
        _load_entry(ledger, number, entry)
    if list(data.get("scores", [])) != game.scores(ledger.state):
        raise RuleError(
            f"The stored scores {data.get('scores')} are not those of the moves, {game.scores(ledger.state)}."
        )
    if data.get("check") != checksum(data):
        raise RuleError("The checksum does not match: the file was changed after it was stored.")
    return ledger


def _check_header(game: Game[S], data: dict[str, Any]) -> None:
    if data.get("format") != FORMAT:
        raise RuleError("This is not a stored Hexarch game.")
    if data.get("version") != FORMAT_VERSION:
        raise RuleError(
            f"Stored games of format version {data.get('version')!r} cannot be read; this is {FORMAT_VERSION}."
        )
    if data.get("game") != game.name:
        raise RuleError(f"This is a game of {data.get('game')!r}, not of {game.name}.")
    if not isinstance(data.get("options"), dict) or "entries" not in data:
        raise RuleError("The stored game has no options or no entries.")


def _load_entry(ledger: Ledger[S], number: int, entry: Any) -> None:
    if not (isinstance(entry, list) and len(entry) == 3 and all(type(part) is int for part in entry[:2])):
        raise RuleError(f"Entry {number} is not [seat, action, text].")
    seat, action, text = entry
    if seat < CHANCE or not ledger.allows(action, seat):
        raise RuleError(f"Entry {number} ({text}): ", ledger.refusal(action, seat))
    written = ledger.game.format(ledger.state, seat, action)
    if written != text:
        raise RuleError(f"Entry {number} says {text!r}, but its action is {written!r}.")
    ledger.push(seat, action)
