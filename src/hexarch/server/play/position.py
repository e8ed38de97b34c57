"""A position of a game, with its views and options encoded once."""

import zlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import version
from typing import cast

import orjson

from hexarch.core.game import HIDDEN, State
from hexarch.server.live.patch import Patch, apply_patch, difference
from hexarch.server.play.limits import MOST_ENTRIES
from hexarch.server.play.registry import GameBundle
from hexarch.server.storage.moves import Entry
from hexarch.server.tables.model import RUNNING, Record, Result
from hexarch.server.web.json import JsonObject, dumps, dumps_to_keep, loads

# The newest entries as the page gets them, the oldest first.
Log = Sequence[JsonObject]


def entry_view(bundle: GameBundle, number: int, entry: Entry, effect: Mapping[str, object]) -> JsonObject:
    """Return an entry as the page shows it, derived here and never stored with the move."""
    line = bundle.presenter.log_line(entry.seat, entry.action, entry.text)
    stored = {"number": number, "seat": entry.seat, "action": entry.action, "text": entry.text}
    return {**stored, "planned": entry.planned, **line, **effect}


def hide_private(played: GameBundle, entries: Log, seats: Collection[int] | None) -> Log:
    """Return the entries; private ones of seats not given keep their numbers, not their content. None sees all."""
    if seats is None:
        return entries
    return [
        {**entry, "action": -1, "text": HIDDEN}
        if entry["seat"] not in seats and played.presenter.is_private(cast(int, entry["action"]))
        else entry
        for entry in entries
    ]


@dataclass(frozen=True)
class Position:
    """A state that must not be changed: clone it to continue from it."""

    bundle: GameBundle
    entries: int
    state: State

    # Views and options are kept as encoded JSON, which is needed anyway: thousands of objects per table would slow down
    # every run of the garbage collector.

    @cached_property
    def _view(self) -> dict[str, bytes]:
        """What everybody may see: each member as encoded JSON, so that unchanged ones need not be decoded."""
        made = self.bundle.presenter.view(self.state, ())
        return {name: dumps_to_keep(value) for name, value in made.items()}

    @cached_property
    def _options(self) -> dict[int, bytes]:
        """The options by seat, as far as they have been requested."""
        return {}

    def view(self, seats: Collection[int] | None = ()) -> JsonObject:
        """Return what these seats see, partly as encoded JSON; None sees everything.

        The public view is encoded once for everybody who asks. Once the game is over, it holds everything.
        """
        seen: JsonObject = {name: orjson.Fragment(value) for name, value in self._view.items()}
        if (seats is None or seats) and not self.is_over:
            private = self.bundle.presenter.private_parts(self.state, seats)
            for name in {path.partition(".")[0] for path in private}:
                seen[name] = loads(self._view[name])
            apply_patch(seen, [[path, value] for path, value in private.items()])
        return seen

    def changes_to(self, after: "Position") -> Patch:
        """Return how the public view of a later position differs from this one's."""
        old, new = self._view, after._view
        changed = [name for name in (old | new) if old.get(name) != new.get(name)]
        return difference(
            {name: loads(old[name]) for name in changed if name in old},
            {name: loads(new[name]) for name in changed if name in new},
        )

    def options(self, seat: int) -> orjson.Fragment:
        """Return what a seat can do, as JSON."""
        if seat not in self._options:
            presenter = self.bundle.presenter
            compounds = presenter.compounds(self.state, seat, ())
            self._options[seat] = dumps_to_keep(presenter.options(self.state, seat, compounds=compounds))
        return orjson.Fragment(self._options[seat])

    @cached_property
    def names(self) -> list[str]:
        return self.bundle.presenter.seat_names(self.state)

    @cached_property
    def decisions(self) -> list[int]:
        """The seats with an open decision, without chance; the one that is asked next comes first."""
        return [seat for seat, *_ in self.bundle.game.decisions(self.state) if seat >= 0]

    @cached_property
    def waiting(self) -> frozenset[tuple[int, bool]]:
        """Return (seat, whether it only has to answer an offer) of everybody the game waits for."""
        game = self.bundle.game
        return frozenset((one[0], game.is_offer(one)) for one in game.decisions(self.state) if one[0] >= 0)

    @property
    def asked(self) -> list[int]:
        return sorted(set(self.decisions))

    @property
    def is_over(self) -> bool:
        return self.bundle.game.is_over(self.state)

    def result(self) -> Result:
        game = self.bundle.game
        return {"scores": game.scores(self.state), "winners": game.winners(self.state), "names": self.names}


def asked_mask(position: Position) -> int:
    return sum(1 << seat for seat in position.asked)


def is_bot_due(record: Record, position: Position) -> bool:
    """Return whether a computer player has to move."""
    if record.status != RUNNING or position.entries >= MOST_ENTRIES:
        return False
    return any(record.seats[seat].is_computer for seat in position.decisions)


@cache
def _version() -> str:
    return version("hexarch")


def made_by(played: GameBundle) -> str:
    """Return the version that can read a snapshot made now. Snapshots are a cache: other versions ignore them."""
    return f"{_version()}/{played.game.rules_version}"


def pack(played: GameBundle, state: State) -> bytes:
    return zlib.compress(dumps(played.game.to_json(state)), 1)


def unpack(played: GameBundle, data: bytes) -> State:
    state: State = played.game.from_json(loads(zlib.decompress(data)))
    return state
