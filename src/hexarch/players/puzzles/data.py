# Not compiled: reads files once.
"""The puzzles of the package: loaded on first use, and packed from mined positions."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import MANIFESTS
from hexarch.players.puzzles.mined import Found, Mined, ledger_of

_FORMAT: Final = "hexarch puzzles"
_VERSION: Final = 1
# How many times the noise the margin must be before a puzzle is packed, by default.
MARGIN: Final = 1.2
# The share of the margin that must come from one source: small gains everywhere teach nothing.
_REASON: Final = 0.3
# Puzzles from one game; the clearest ones.
MOST_OF_A_GAME: Final = 6
_KEPT: Final = tuple(kept.name for kept in fields(Found))


@dataclass(frozen=True, kw_only=True)
class Puzzle(Found):
    """A position that was found and packed, with the game it is from."""

    id: str
    game: str
    source: str
    options: dict[str, Any]
    entries: list[int]
    """Seat and action in turn, up to the position."""

    def ledger(self) -> Ledger[Any]:
        """Return the game up to the position."""
        return ledger_of(self.game, self.options, self.entries)


def puzzles(game: str) -> list[Puzzle]:
    """Return the puzzles of a game in the order of their ids; none for a game without puzzles."""
    return list(_load(game).values())


def puzzle(name: str) -> Puzzle:
    """Return a puzzle by its id. Raise RuleError if there is none."""
    for game in MANIFESTS:
        if name in _load(game):
            return _load(game)[name]
    raise RuleError(f"There is no puzzle {name!r}.")


@cache
def _load(game: str) -> dict[str, Puzzle]:
    file = resources.files(__package__) / "data" / f"{game}.json"
    if not file.is_file():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    if (found["format"], found["version"], found["game"]) != (_FORMAT, _VERSION, game):
        raise RuleError(f"{file}: not a file of puzzles of {game}.")
    games = found["games"]
    loaded = {}
    for one in found["puzzles"]:
        played = games[one.pop("in")]
        entries = played["entries"][: 2 * one["at"]]
        options = found["options"][played["options"]]
        loaded[one["id"]] = Puzzle(game=game, source=played["source"], options=options, entries=entries, **one)
    return loaded


def shipped(game: str) -> list[Mined]:
    """Return the puzzles of the package as they were mined, to be packed with others."""
    games: dict[str, Mined] = {}
    for one in _load(game).values():
        played = games.setdefault(one.source, Mined(one.source, one.options, [], []))
        played.entries.extend(one.entries[len(played.entries) :])
        played.found.append({key: getattr(one, key) for key in _KEPT})
    return list(games.values())


def name_of(game: str, source: str, at: int) -> str:
    return hashlib.sha256(f"{game} {source} {at}".encode()).hexdigest()[:8]


def pack(game: str, mined: Iterable[Mined], margin: float = MARGIN, rejected: Iterable[str] = ()) -> str:
    """Return the text of a data file with the puzzles that are good enough; ids in `rejected` are left out."""
    unwanted = set(rejected)
    options: list[dict[str, Any]] = []
    games: list[dict[str, Any]] = []
    found: list[dict[str, Any]] = []
    known: set[tuple[Any, ...]] = set()
    for one in sorted(mined, key=lambda one: one.source):
        good = [entry for entry in one.found if entry["margin"] >= margin * entry["noise"]]
        good = [entry for entry in good if max(entry["gains"].values()) >= _REASON * entry["margin"]]
        good = [entry for entry in good if name_of(game, one.source, entry["at"]) not in unwanted]
        good = [entry for entry in good if _is_new(game, one, entry, known)]
        good.sort(key=lambda entry: -entry["margin"] / entry["noise"])
        if not (good := good[:MOST_OF_A_GAME]):
            continue
        if one.options not in options:
            options.append(one.options)
        last = max(entry["at"] for entry in good)
        place = {"source": one.source, "options": options.index(one.options), "entries": one.entries[: 2 * last]}
        for entry in good:
            name = name_of(game, one.source, entry["at"])
            found.append({"id": name, "in": len(games), **{key: entry[key] for key in _KEPT}})
        games.append(place)
    found.sort(key=lambda entry: str(entry["id"]))
    head = {"format": _FORMAT, "version": _VERSION, "game": game}
    return _text({**head, "options": options}, {"games": games, "puzzles": found})


def _is_new(game: str, one: Mined, entry: dict[str, Any], known: set[tuple[Any, ...]]) -> bool:
    """Return whether no other game has led to the same position."""
    ledger = ledger_of(game, one.options, one.entries[: 2 * entry["at"]])
    key = ledger.game.key(ledger.state)
    is_new = key not in known
    known.add(key)
    return is_new


def _text(head: dict[str, Any], lists: dict[str, list[dict[str, Any]]]) -> str:
    """Return JSON with a line for each game and each puzzle, so that diffs are readable."""
    parts = [json.dumps(head, separators=(",", ":"), ensure_ascii=False)[:-1]]
    for name, rows in lists.items():
        lines = ",\n".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in rows)
        parts.append(f'"{name}":[\n{lines}\n]')
    return ",\n".join(parts) + "}\n"


def file_of(game: str) -> Path:
    """Return where the package keeps the puzzles of a game."""
    return Path(str(resources.files(__package__))) / "data" / f"{game}.json"
