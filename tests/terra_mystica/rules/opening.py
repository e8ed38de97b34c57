"""A game from its very first draw, for the rules of the set-up; and what the faction boards print."""

from typing import Any

from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica.kinds import format_action, parse_action
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import DECISION_NAMES, State
from tests.terra_mystica.scenario import Table

HOMES = {
    "halflings": ("plains", "brown"),
    "cultists": ("plains", "brown"),
    "alchemists": ("swamp", "black"),
    "darklings": ("swamp", "black"),
    "mermaids": ("lakes", "blue"),
    "swarmlings": ("lakes", "blue"),
    "auren": ("forest", "green"),
    "witches": ("forest", "green"),
    "dwarves": ("mountains", "gray"),
    "engineers": ("mountains", "gray"),
    "chaosmagicians": ("wasteland", "red"),
    "giants": ("wasteland", "red"),
    "fakirs": ("desert", "yellow"),
    "nomads": ("desert", "yellow"),
}
FACTIONS = tuple(HOMES)


def opponent_of(faction: str) -> str:
    """Return a faction of another colour without special requirements."""
    return "witches" if HOMES[faction][1] == "yellow" else "nomads"


def dealt(faction: str) -> Table:
    """A table with a faction and its pieces laid out, before the first dwelling."""
    return Table(faction, opponent_of(faction), started=False)


class Opening:
    """A game before its first draw; draws and answers are given in notation."""

    def __init__(self, players: int, **options: Any) -> None:
        self.ledger: Ledger[State] = Ledger(GAME, GAME.options(options, players), journal=True)

    @property
    def state(self) -> State:
        return self.ledger.state

    @property
    def decision(self) -> str:
        return DECISION_NAMES[self.state.stack[-1][1]]

    @property
    def seat(self) -> int:
        return self.state.stack[-1][0]

    def legal(self) -> list[str]:
        return [format_action(self.state, self.seat, action) for action in GAME.legal(self.state)]

    def play(self, text: str) -> None:
        self.ledger.play(parse_action(self.state, self.seat, text))

    def until(self, decision: str) -> list[tuple[str, int]]:
        """Answer with the first possibility up to a decision; return what was asked of whom."""
        asked: list[tuple[str, int]] = []
        while self.decision != decision:
            asked.append((self.decision, self.seat))
            self.play(self.legal()[0])
        return asked
