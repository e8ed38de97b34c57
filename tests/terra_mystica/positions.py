"""Positions for the tests of views: from random games with every faction, a league game, and rare situations."""

import random
from functools import cache
from pathlib import Path
from typing import Any, Final

from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica.actions import KIND_OF, PASS
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.snellman.verify import replay_log
from hexarch.games.terra_mystica.state import State
from tests.terra_mystica.rules.positions import before_stronghold, before_town, two_banks

LEAGUE_GAME: Final = Path(__file__).parents[1] / "fixtures" / "games" / "4pLeague_S66_D1L1_G5.txt"
_GAMES: Final[tuple[tuple[tuple[str, ...], dict[str, Any]], ...]] = (
    (("witches", "alchemists", "halflings", "engineers", "mermaids"), {}),
    (("auren", "darklings", "cultists", "dwarves", "swarmlings"), {"preset": "league"}),
    (("chaosmagicians", "fakirs"), {"preset": "league"}),
    (("giants", "nomads", "cultists"), {}),
    ((), {}),
    ((), {"faction_choice": "auction"}),
    (("",) * 7, {"faction_choice": "random colours"}),
)


@cache
def random_positions() -> list[State]:
    """Yield every faction's board in every phase, from the set-up to the end."""
    found: list[State] = []
    for number, (factions, options) in enumerate(_GAMES):
        players = len(factions) or 4
        named = {"factions": list(factions)} if any(factions) else {}
        state = GAME.new(GAME.options({**named, **options}, players))
        chooser = random.Random(number)
        step = 0
        while not GAME.is_over(state):
            if step % 7 == 0 or not state.round:
                found.append(state.clone())
            GAME.apply(state, _choose(state, chooser))
            step += 1
        found.append(state)
    return found


def _choose(state: State, chooser: random.Random) -> int:
    """Return a random action: first a kind, then one of that kind; passing is rare."""
    ids = GAME.legal(state)
    kinds = sorted({KIND_OF[action] for action in ids})
    if len(kinds) > 1 and PASS in kinds and chooser.random() < 0.9:
        kinds.remove(PASS)
    kind = chooser.choice(kinds)
    return chooser.choice([action for action in ids if KIND_OF[action] == kind])


@cache
def league_ledger() -> Ledger[State]:
    ledger = replay_log(LEAGUE_GAME.read_text()).ledger
    assert ledger is not None
    return ledger


@cache
def league_positions() -> list[State]:
    ledger = league_ledger()
    found = [ledger.at(count).state for count in range(0, len(ledger.entries), 11)]
    return [*found, ledger.state]


@cache
def rare_positions() -> list[State]:
    """Return a skipped river, one key for two tracks, and priests to trade for, which random games do not reach."""
    tracks = before_town("witches", "nomads")
    tracks.give("witches", cults=(9, 9, 0, 0))
    tracks.play("witches", "upgrade E5 to TP. +TW5")
    priests = before_stronghold("darklings", "nomads")
    priests.give("darklings", priests=1)
    priests.play("darklings", "upgrade E6 to SH")
    # Without their journals, like the other positions.
    return [table.state.clone() for table in (two_banks(), tracks, priests)]


def all_positions() -> list[State]:
    return [*random_positions(), *league_positions(), *rare_positions()]
