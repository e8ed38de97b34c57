"""A table as it is stored, with its seats."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NotRequired, TypedDict

from hexarch.server.accounts.users import User
from hexarch.server.pace.stored import StoredClock, StoredPace

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ANALYSIS: Final = "analysis"

# Kinds of source: the table belongs to a lesson, or to a guided game.
LESSON: Final = "lesson"
GUIDE: Final = "guide"

# The prefix of an invitation that is no longer valid. A secret follows, so that it cannot be guessed.
ENDED: Final = "ended:"

# The kind of source of a table with a puzzle.
PUZZLE: Final = "puzzle"
# The same for an imported game.
IMPORT: Final = "import"
# The same for a chapter of a study that was imported.
STUDY: Final = "study"

PERSON: Final = "person"
COMPUTER: Final = "computer"


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: str
    user_id: str | None
    name: str
    level: str | None
    gone: bool
    """The person has left; a computer player moves until the person returns."""
    named_after: str | None = None
    """The id of the user whose name a seat of a branch shows; they have no part in the branch otherwise."""
    bot: bool = False
    """A bot account plays here."""

    @property
    def is_computer(self) -> bool:
        return self.kind == COMPUTER or self.gone


def open_seat(number: int) -> Seat:
    return Seat(number, OPEN, None, "", None, False)


def person_seat(number: int, user_id: str | None, name: str, bot: bool = False) -> Seat:
    return Seat(number, PERSON, user_id, name, None, False, None, bot)


def computer_seat(number: int, level: str) -> Seat:
    return Seat(number, COMPUTER, None, "", level, False)


class TakeBack(TypedDict):
    to: int
    by: str
    name: str
    waiting: list[str]


class Result(TypedDict):
    scores: list[int]
    winners: list[int]
    names: list[str]


class Source(TypedDict):
    """Where a game came from."""

    kind: str
    id: NotRequired[str]
    at: NotRequired[int]
    name: NotRequired[str]


@dataclass(frozen=True)
class StoredDraft:
    position_id: int
    """Of the position that the steps were added to."""
    steps: list[int]


@dataclass(frozen=True)
class Record:
    id: int
    code: str
    game: str
    rules: int
    """The version of the rules under which the table was made."""
    title: str
    status: str
    visibility: str
    invitation: str
    owner_id: str | None
    preset: str
    options: dict[str, object]
    version: int
    entries: int
    asked: int
    """A bit for every seat that has something to decide."""
    seq: int
    """The number of the last live message."""
    row_version: int
    """Changes with every change of the table: two records with the same one are the same."""
    position_id: int
    """Changes with every change of the position."""
    takeback: TakeBack | None
    result: Result | None
    source: Source | None
    rematch: str | None
    guests_chat: bool
    """Whether guests may chat here, as accounts do."""
    created: int
    changed: int
    seats: tuple[Seat, ...]
    order_seats: int = 0
    """A bit for every seat for which a plan is to be played when its turn comes."""
    answer_seats: int = 0
    """A bit for every seat with answers to power by round and opponent."""
    drafts: Mapping[int, StoredDraft] = field(default_factory=dict)
    """By seat. Read every time, since a draft does not change the version of its table's row."""
    pace: StoredPace | None = None
    """How much time the players have; `pace.codec` reads it. None without a clock."""
    clock: StoredClock | None = None
    """How much time everybody has left; None before the start."""

    @property
    def line(self) -> int:
        """A number that stays the same while entries are only added.

        A take-back increases the version and removes entries, so the difference grows.
        """
        return self.version - self.entries

    def seats_of(self, user: User | None) -> list[int]:
        """Return the seats that a user moves for; at an analysis table the owner moves for everybody."""
        if user is None:
            return []
        if self.status == ANALYSIS:
            return [seat.seat for seat in self.seats] if self.owner_id == user.id else []
        return [seat.seat for seat in self.seats if seat.user_id == user.id]

    def visible_seats(self, user: User | None) -> list[int] | None:
        """Return the seats whose private entries somebody may see; None for all of them, once the game is over."""
        return None if self.status == FINISHED else self.seats_of(user)

    def shown_invitation(self) -> str | None:
        """Return the invitation as its owner sees it; None if it was ended."""
        return None if self.invitation.startswith(ENDED) else self.invitation

    def is_owner(self, user: User | None) -> bool:
        return user is not None and self.owner_id == user.id

    def asked_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if self.asked >> seat.seat & 1]

    def people(self) -> list[str]:
        """Return the ids of everybody who has a seat and has not left."""
        return sorted({seat.user_id for seat in self.seats if seat.user_id is not None and not seat.gone})
