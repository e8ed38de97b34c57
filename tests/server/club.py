"""Parts of a simulated club: the expected clock of a game, a channel that records, and randomly chosen turns."""

import random
from dataclasses import dataclass, field

from hexarch.server.clock import DAY, now
from hexarch.server.notices.messages import Message
from hexarch.server.pace.calendar import Calendar, counted, moment_after
from hexarch.server.pace.rules import DEADLINE, HEAD_START_MS, Pace
from hexarch.server.play.position import Position
from hexarch.server.play.turn_builder import TurnBuilder


@dataclass
class Account:
    """The expected clock of a game: counted time is taken from the seat that is asked; each turn adds the increment."""

    pace: Pace
    calendars: list[Calendar]
    left: list[int]
    since: dict[int, int] = field(default_factory=dict)
    """Whose time runs, and from when on."""
    start: dict[int, int] = field(default_factory=dict)
    turn: int | None = None
    is_paused: bool = False
    warned: set[int] = field(default_factory=set)
    asked: set[int] = field(default_factory=set)

    def remaining(self, seat: int, moment: int, gaps: list[tuple[int, int]]) -> int:
        if self.is_paused or seat not in self.since:
            return self.left[seat]
        return max(0, self.left[seat] - counted(self.calendars[seat], gaps, self.since[seat], moment))

    def settle(self, seat: int, gaps: list[tuple[int, int]]) -> None:
        self.left[seat] = self.remaining(seat, now(), gaps)
        if seat in self.since:
            self.since[seat] = max(now(), self.since[seat])

    def ask(self, seat: int) -> None:
        if self.pace.kind == DEADLINE:
            self.left[seat] = self.pace.base
        self.asked.add(seat)
        self.warned.discard(seat)
        self.start[seat] = self.left[seat]
        self.since[seat] = now() + HEAD_START_MS

    def stop(self, seat: int, gaps: list[tuple[int, int]]) -> None:
        self.settle(seat, gaps)
        self.asked.discard(seat)
        self.since.pop(seat, None)
        self.warned.discard(seat)

    def move(self, seat: int | None, asked: set[int], began: int | None, gaps: list[tuple[int, int]]) -> None:
        """Record that a seat has moved (None: a computer player) and which people are asked next."""
        for one in list(self.asked):
            if one in asked and began != one:
                continue
            self.stop(one, gaps)
            if one == seat:
                used = self.start[one] - self.left[one]
                increment = self.pace.increment
                self.left[one] += increment if self.turn == one else min(increment, max(0, used))
        if began is not None:
            self.turn = began if began in asked else None
        elif self.turn not in asked:
            self.turn = None
        for one in asked - self.asked:
            self.ask(one)

    def ends(self, seat: int, gaps: list[tuple[int, int]]) -> int:
        return moment_after(self.calendars[seat], gaps, self.since[seat], self.left[seat])

    def warns(self, seat: int, gaps: list[tuple[int, int]]) -> int:
        before = min(self.pace.base // 4, DAY, self.start[seat] // 2)
        return moment_after(self.calendars[seat], gaps, self.since[seat], max(0, self.left[seat] - before))


class Recorder:
    """A channel that records the messages it is asked to send."""

    def __init__(self) -> None:
        self.sent: list[Message] = []

    async def send(self, message: Message) -> None:
        self.sent.append(message)


def random_turn(position: Position, seat: int, dice: random.Random) -> TurnBuilder:
    """Return a whole turn, or the answer to what is asked, chosen at random."""
    turn = TurnBuilder.after(position)
    while True:
        legal = turn.bundle.game.legal(turn.state, seat)
        turn.play(seat, dice.choice(legal))
        if turn.state.journal.turns or turn.is_chance or not turn.is_asked(seat):
            return turn
