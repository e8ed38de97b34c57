"""Builds a turn on a position: the actions of a seat, standing answers, chance outcomes."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from hexarch.core.game import CHANCE, State
from hexarch.core.journal import Journal
from hexarch.server.play.effects import apply_noted
from hexarch.server.play.limits import MOST_WISHES
from hexarch.server.play.position import Position, entry_view
from hexarch.server.play.registry import GameBundle
from hexarch.server.storage.moves import Entry
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

_DICE: Final = secrets.SystemRandom()

# Returns (seat, action) if a rule answers an open offer, else None.
Answers = Callable[[State], tuple[int, int] | None]


def no_answers(state: State) -> tuple[int, int] | None:
    return None


@dataclass
class TurnBuilder:
    """A copy of a position and the entries added to it."""

    bundle: GameBundle
    state: State
    first: int
    entries: list[Entry] = field(default_factory=list)
    effects: list[JsonObject] = field(default_factory=list)
    """For each entry its round and what it changed."""
    answers: Answers = no_answers
    """Standing answers that are no part of the game; they come before those that are."""

    @staticmethod
    def after(position: Position) -> "TurnBuilder":
        state = position.bundle.game.clone(position.state)
        state.journal = Journal()
        return TurnBuilder(position.bundle, state, position.entries)

    def play(self, seat: int, action: int) -> None:
        """Apply the seat's choice; raise a Problem if it is not legal.

        Standing answers of others wait for `settle`: they are private, and steps that can still be undone or refused
        would reveal them.
        """
        self.check(seat, action)
        self.push(seat, action)

    def check(self, seat: int, action: int) -> None:
        game = self.bundle.game
        if action in game.legal(self.state, seat) or action in game.interrupts(self.state, seat):
            if self.bundle.presenter.standing(action) is not None:
                self._check_wishes()
            return
        reason = self.bundle.game.why_not(self.state, seat, action)
        if reason is None:
            raise Problem(422, "server-not-legal")
        raise Problem(422, reason.key, reason.params, {"rules": list(reason.rules)})

    def _check_wishes(self) -> None:
        """Raise a Problem for too many standing answers in a turn: the rules do not limit them."""
        set_ = sum(self.bundle.presenter.standing(entry.action) is not None for entry in self.entries)
        if set_ >= MOST_WISHES:
            raise Problem(409, "server-wishes-too-many")

    def push(self, seat: int, action: int) -> None:
        text = self.bundle.game.format(self.state, seat, action)
        self.effects.append(apply_noted(self.bundle, self.state, seat, action))
        self.entries.append(Entry(seat, action, text))

    def answer_wishes(self) -> None:
        while (answer := self.answers(self.state) or self.bundle.game.wished(self.state)) is not None:
            self.push(*answer)

    def is_asked(self, seat: int) -> bool:
        return any(asked == seat for asked, *_ in self.bundle.game.decisions(self.state))

    @property
    def is_chance(self) -> bool:
        return self.bundle.game.is_chance(self.state)

    def settle(self) -> None:
        """Apply standing answers and chance outcomes until somebody has to decide."""
        self.answer_wishes()
        while self.is_chance:
            legal = self.bundle.game.legal(self.state)
            self.push(CHANCE, _DICE.choices(legal, self.bundle.game.weights(self.state))[0])
            self.answer_wishes()

    def views(self, first: int) -> list[JsonObject]:
        """Return the entries as the page gets them, numbered from `first` on and without their time."""
        numbered = enumerate(zip(self.entries, self.effects, strict=True), first)
        return [entry_view(self.bundle, number, entry, effect) for number, (entry, effect) in numbered]

    def position(self) -> Position:
        """Return the position after the turn. Do not use the builder afterwards: another turn begins with `after`."""
        self.state.journal = None
        return Position(self.bundle, self.first + len(self.entries), self.state)
