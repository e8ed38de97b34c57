# Not compiled: not hot.
"""What the arena records about a match of Terra Mystica, and its set-ups from recorded games."""

import random
from pathlib import Path
from typing import Any

from hexarch.core.game import RuleError
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.state import CHOOSE_FACTION, FIRST_CARD, State, next_decision
from hexarch.players.arena.suites import SetUp
from hexarch.players.terra_mystica.habits import Habits


def new_watch(state: State) -> Habits:
    return Habits(state)


def deal(state: State, dice: random.Random) -> tuple[tuple[int, str], ...]:
    """Deal the factions at random, all equally likely, and return them."""
    dealt = []
    while next_decision(state)[1] == CHOOSE_FACTION:
        seat = next_decision(state)[0]
        action = dice.choice(GAME.legal(state))
        dealt.append((seat, GAME.format(state, seat, action)))
        GAME.apply(state, action, seat)
    return tuple(dealt)


def recorded_set_ups(paths: list[Path]) -> list[SetUp]:
    """Return the set-ups at the choice of the first bonus card: tiles, factions and first dwellings."""
    found = []
    for path in paths:
        ledger = replay_log(path.read_text(encoding="utf-8")).ledger
        if ledger is None:
            raise RuleError(f"{path.name}: not a game of the league.")
        state = ledger.at(0).state
        opening: list[tuple[int, str]] = []
        for seat, action in ledger.entries:
            if next_decision(state)[1] == FIRST_CARD:
                break
            opening.append((seat, GAME.format(state, seat, action)))
            GAME.apply(state, action, seat)
        options: dict[str, Any] = ledger.options.to_json()
        players = options.pop("players")
        found.append(SetUp(path.stem, GAME.name, players, options, tuple(opening), 0))
    return found
