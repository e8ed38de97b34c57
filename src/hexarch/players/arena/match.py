"""One game of the arena: players in their seats, every action checked, every decision timed."""

import random
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

from hexarch.core.aliases import Names
from hexarch.core.game import CHANCE
from hexarch.core.manifest import resolve
from hexarch.games import load_game, load_presenter, manifest
from hexarch.players.api import chance_outcome
from hexarch.players.arena.suites import SetUp, begin
from hexarch.players.registry import player


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where at which set-up."""

    number: int
    setup: SetUp
    seats: Names
    limit: float
    """Seconds a decision may take before it counts as too slow."""


@dataclass
class Outcome:
    """The result of a match, seat by seat."""

    number: int
    setup: str
    seats: list[str]
    names: list[str]
    points: list[int]
    shares: list[float]
    """Of the win; players who tie share it."""
    illegal: list[int]
    late: list[int]
    seconds: list[float]
    """The median of a decision."""
    decisions: list[int]
    notes: list[dict[str, float]] = field(default_factory=list)


class Watch(Protocol):
    """Records what the seats of a game do."""

    notes: list[dict[str, float]]

    def before(self, state: Any, seat: int, action: int) -> None: ...
    def after(self, state: Any) -> None: ...


def play(match: Match) -> Outcome:
    setup = match.setup
    game = load_game(setup.game)
    state = begin(setup)
    count = setup.players
    dice = random.Random(setup.seed)
    players = [player(setup.game, name, setup.seed * 10 + seat) for seat, name in enumerate(match.seats)]
    spent: list[list[float]] = [[] for _ in range(count)]
    illegal = [0] * count
    watch: Watch = resolve(manifest(setup.game).arena).new_watch(state)

    def do(action: int, seat: int) -> None:
        watch.before(state, seat, action)
        game.apply(state, action, seat)
        watch.after(state)

    while (seat := game.asked(state)) is not None:
        if seat == CHANCE:
            do(chance_outcome(game, state, dice), CHANCE)
        else:
            started = time.perf_counter()
            actions = players[seat].act(state, seat)
            spent[seat].append(time.perf_counter() - started)
            for action in actions:
                legal = game.legal(state, seat)
                if action not in legal:
                    illegal[seat] += 1
                    do(dice.choice(legal), seat)
                    break
                do(action, seat)
    winners = game.winners(state)
    return Outcome(
        match.number,
        setup.name,
        list(match.seats),
        load_presenter(setup.game).seat_names(state),
        game.scores(state),
        [1 / len(winners) if seat in winners else 0.0 for seat in range(count)],
        illegal,
        [sum(seconds > match.limit for seconds in times) for times in spent],
        [sorted(times)[len(times) // 2] if times else 0.0 for times in spent],
        [len(times) for times in spent],
        watch.notes,
    )
