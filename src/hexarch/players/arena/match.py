"""One game of the arena: players in their seats, every action checked, every decision timed."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from hexarch.core.game import CHANCE
from hexarch.games import load_game, load_presenter
from hexarch.players.api import chance_outcome
from hexarch.players.arena.suites import SetUp, begin
from hexarch.players.registry import player


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where at which set-up."""

    number: int
    setup: SetUp
    seats: tuple[str, ...]
    limit: float
    """Seconds a decision may take before it counts as too slow."""


@dataclass
class Outcome:
    """How it ended, seat by seat."""

    number: int
    setup: str
    seats: list[str]
    names: list[str]
    points: list[int]
    shares: list[float]
    """Of the win; who ties shares it."""
    illegal: list[int]
    late: list[int]
    seconds: list[float]
    """The median of a decision."""
    decisions: list[int]
    notes: list[dict[str, float]] = field(default_factory=list)


Watch = Callable[[Any, list[dict[str, float]]], None]


def _watch_terra_mystica(state: Any, notes: list[dict[str, float]]) -> None:
    """Whether a seat has built more than dwellings and trading houses in round 1, as strong people do."""
    if state.round == 1:
        for seat, one in enumerate(state.players):
            if one.temples or one.strongholds or one.sanctuaries:
                notes[seat]["early building"] = 1.0


def _watch_origins(state: Any, notes: list[dict[str, float]]) -> None:
    """How many rounds it took; alone, whether the target was reached."""
    for note in notes:
        note["rounds"] = float(state.round)
    if state.setup.solo and not state.stack:
        notes[0]["target reached"] = float(bool(load_game("origins").winners(state)))


_WATCH: Final[dict[str, Watch]] = {"terra-mystica": _watch_terra_mystica, "origins": _watch_origins}


def play(match: Match) -> Outcome:
    setup = match.setup
    game = load_game(setup.game)
    state = begin(setup)
    count = setup.players
    dice = random.Random(setup.seed)
    players = [player(setup.game, name, setup.seed * 10 + seat) for seat, name in enumerate(match.seats)]
    spent: list[list[float]] = [[] for _ in range(count)]
    illegal = [0] * count
    notes: list[dict[str, float]] = [{} for _ in range(count)]
    watch = _WATCH[setup.game]
    while state.stack:
        seat = state.stack[-1][0]
        if seat == CHANCE:
            game.apply(state, chance_outcome(game, state, dice))
        else:
            started = time.perf_counter()
            actions = players[seat].act(state, seat)
            spent[seat].append(time.perf_counter() - started)
            for action in actions:
                legal = game.legal(state, seat)
                if action not in legal:
                    illegal[seat] += 1
                    game.apply(state, dice.choice(legal), seat)
                    break
                game.apply(state, action, seat)
        watch(state, notes)
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
        notes,
    )
