"""Decide whether a new network replaces the old one, by games with duplicate seating."""

import math
import random
from dataclasses import dataclass
from statistics import mean, stdev
from typing import Final

from hexarch.core.game import RuleError
from hexarch.games import load_game
from hexarch.players.api import play_out
from hexarch.players.arena import suites
from hexarch.players.training.task import load_task
from hexarch.players.workers import Workers

SEATS: Final = 4
EVEN: Final = 1 / SEATS


@dataclass(frozen=True)
class Verdict:
    accepted: bool
    games: int
    share: float
    """Of the wins of one new against three old."""
    low: float
    """Lower bound of its 95 % interval."""


def duel(number: int, task: str, paths: int, new: bytes, old: bytes) -> tuple[int, float]:
    """Play one game with the new network in one seat; return the set-up and the share of the win."""
    learned = load_task(task)
    known = suites.load(learned.setups)
    setup = known[number // SEATS % len(known)]
    seat = number % SEATS
    game, state = load_game(setup.game), suites.begin(setup)
    players = [learned.player(new if other == seat else old, paths) for other in range(SEATS)]
    play_out(game, state, players, random.Random(setup.seed))
    winners = game.winners(state)
    return number // SEATS, (seat in winners) / len(winners)


def gate(crew: Workers, task: str, new: bytes, old: bytes, games: int, paths: int) -> Verdict:
    """Accept the new network if the lower bound of its share of wins is above an even share.

    Raise RuleError for a task without tables of four.
    """
    if suites.load(load_task(task).setups)[0].players != SEATS:
        raise RuleError(f"Networks for {task} cannot be compared by games: these need {SEATS} seats.")
    shared = crew.share(new), crew.share(old)
    results = [future.result() for future in [crew.submit(duel, game, task, paths, *shared) for game in range(games)]]
    by_setup: dict[int, list[float]] = {}
    for setup, share in results:
        by_setup.setdefault(setup, []).append(share)
    means = [mean(shares) for shares in by_setup.values()]
    error = stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    share = mean(means)
    return Verdict(share - 1.96 * error > EVEN, games, share, share - 1.96 * error)
