"""Decide whether a new network replaces the old one, by games with duplicate seating."""

import math
from dataclasses import dataclass
from statistics import mean, stdev

from hexarch.core.game import CHANCE
from hexarch.games.terra_mystica.rules import GAME
from hexarch.players.algorithms.planner import Planner
from hexarch.players.arena import suites
from hexarch.players.terra_mystica.network_guide import NetworkGuide, load_network
from hexarch.players.workers import Workers

SETUPS = "random"
EVEN = 0.25


@dataclass(frozen=True)
class Verdict:
    accepted: bool
    games: int
    share: float
    """Of the wins of one new against three old."""
    low: float
    """Lower bound of its 95 % interval."""


def duel(number: int, paths: int, new: bytes, old: bytes) -> tuple[int, float]:
    """Play one game with the new network in one seat; return the set-up and the share of the win."""
    known = suites.load(SETUPS)
    setup = known[number // 4 % len(known)]
    seat = number % 4
    state = suites.begin(setup)
    networks = [load_network(new if other == seat else old) for other in range(4)]
    players = [Planner(NetworkGuide(network), paths, tie=0.25) for network in networks]
    while (asked := GAME.asked(state)) is not None:
        assert asked != CHANCE
        for action in players[asked].act(state, asked):
            GAME.apply(state, action, asked)
    winners = GAME.winners(state)
    return number // 4, (seat in winners) / len(winners)


def gate(crew: Workers, new: bytes, old: bytes, games: int, paths: int) -> Verdict:
    """Accept the new network if the lower bound of its share of wins is above an even share."""
    shared = crew.share(new), crew.share(old)
    results = [future.result() for future in [crew.submit(duel, game, paths, *shared) for game in range(games)]]
    by_setup: dict[int, list[float]] = {}
    for setup, share in results:
        by_setup.setdefault(setup, []).append(share)
    means = [mean(shares) for shares in by_setup.values()]
    error = stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    share = mean(means)
    return Verdict(share - 1.96 * error > EVEN, games, share, share - 1.96 * error)
