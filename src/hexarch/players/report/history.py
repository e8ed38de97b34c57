"""What each seat of a finished game had at the start of every round, its points by source, and its notable actions."""

from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from hexarch.core.game import CHANCE
from hexarch.core.journal import Change
from hexarch.core.ledger import Ledger
from hexarch.core.manifest import resolve
from hexarch.games import load_presenter, manifest


@dataclass(frozen=True)
class Mark:
    """An entry that the report lists."""

    topic: str
    entry: int
    round: int
    text: str
    """In notation."""
    line: dict[str, Any]
    """As a page words it."""


def _no_points() -> dict[str, int]:
    return defaultdict(int)


@dataclass
class SeatHistory:
    """One seat of one game."""

    group: str
    points: int = 0
    won: float = 0.0
    """1 for the winner, shared on a tie."""
    starts: dict[int, dict[str, int]] = field(default_factory=dict)
    """Resources at the start of each round, after income; round 0 is the end of the game."""
    sources: dict[int, dict[str, int]] = field(default_factory=lambda: defaultdict(_no_points))
    """Points in each round by source; round 0 is the set-up."""
    gifts: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """What others' buildings gave in each round."""
    marks: list[Mark] = field(default_factory=list)
    """Entries of the topics that are listed, and all of the opening and the first round."""
    counts: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """How many entries there are of each topic."""


OPENING, FIRST_ROUND = "opening", "first round"


class _Historian:
    """Replays a game and records it."""

    def __init__(self, ledger: Ledger[Any]) -> None:
        self.game = ledger.game
        self.presenter = load_presenter(self.game.name)
        self.chronicle = resolve(manifest(self.game.name).chronicle)
        self.points = list(self.presenter.resource_names).index("points")
        source, measure = self.chronicle.GIFT
        self.gift = self.presenter.source_names.index(source) if source else -1
        names = list(self.presenter.resource_names)
        self.weights = {names.index(name): n for name, n in self.presenter.measures.get(measure, {}).items()}
        self.seats = [SeatHistory("") for _ in range(ledger.state.setup.players)]

    def change(self, change: Change, round_: int) -> None:
        seat = self.seats[change.seat]
        if change.resource == self.points:
            seat.sources[round_][self.presenter.source_names[change.source]] += change.amount
        elif change.source == self.gift:
            seat.gifts[round_] += self.weights.get(change.resource, 0) * change.amount

    def mark(self, state: Any, number: int, who: int, action: int) -> None:
        """Record an entry that the report lists, before it is applied."""
        if self.presenter.is_private(action):
            return
        topic = self.chronicle.TOPICS[action]
        self.seats[who].counts[topic] += 1
        topics = [topic] if topic in self.chronicle.LISTED else []
        topics += [OPENING] if not state.round else [FIRST_ROUND] if state.round == 1 else []
        if topics:
            text = self.game.format(state, who, action)
            line = dict(self.presenter.log_line(who, action, text))
            if line["label"] is not None:
                self.seats[who].marks += [Mark(name, number, state.round, text, line) for name in topics]


def seats_of(ledger: Ledger[Any]) -> list[SeatHistory]:
    game = ledger.game
    encode = import_module(f"hexarch.games.{game.name.replace('-', '_')}.encode")
    historian = _Historian(ledger)
    seats = historian.seats
    replayed = Ledger(game, ledger.options, journal=True)
    state = replayed.state
    shown = 0
    for number, (who, action) in enumerate(ledger.entries):
        now = state.round
        seen = len(state.journal.rows)
        if who != CHANCE:
            historian.mark(state, number, who, action)
        replayed.push(who, action)
        for row in state.journal.rows[max(0, seen - 1) :]:
            for change in row.changes:
                historian.change(change, now)
            row.changes = []
        if state.round > shown:
            shown = state.round
            for seat, found in enumerate(seats):
                found.starts[shown] = encode.figures(state, seat)
    winners = game.winners(state)
    for seat, score in enumerate(game.scores(state)):
        found = seats[seat]
        found.group = encode.group(state, seat)
        found.points = score
        found.won = 1 / len(winners) if seat in winners else 0.0
        found.starts[0] = encode.figures(state, seat)
    return seats
