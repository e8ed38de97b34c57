# Not compiled: reads files once.
"""Lessons and guided games: positions, tasks and cues, read from a game's `data/lessons.toml` and `data/guide.toml`.

CONTRIBUTING.md describes the files. Everything is checked when it is read: an unknown measure, a missing field or a
move that is not legal raises DataError with the place.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hexarch.core.data import DataError, read
from hexarch.core.game import Game, Options, RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import load_game, manifest
from hexarch.games.measures import Condition, Vocabulary, vocabulary

LESSONS: Final = "data/lessons.toml"
GUIDE: Final = "data/guide.toml"


@dataclass(frozen=True, kw_only=True)
class Prepared:
    """A game that has been played up to the position in which a person begins."""

    game: str
    players: int
    options: dict[str, Any]
    moves: str
    """The notation that leads to the position."""

    def play(self, place: str) -> "Ledger[Any]":
        """Return the game at the position; `place` is named if a move is not legal."""
        rules = load_game(self.game)
        ledger = Ledger(rules, rules.options(self.options, self.players))
        play_text(ledger, self.moves, place)
        return ledger


@dataclass(frozen=True, kw_only=True)
class Lesson(Prepared):
    """A short interactive position. Its texts are the messages whose keys begin with `learn-<prefix>-<name>`."""

    name: str
    topics: tuple[str, ...]
    """Topics of the rules that it belongs to."""
    seat: int
    goal: tuple[Condition, ...]
    point: tuple[str, ...]
    """What the task is about on the board."""
    hints: int
    solution: str
    wrong: str
    """A legal line that does not solve the task."""

    def start(self) -> "Ledger[Any]":
        """Return the game at the lesson's position."""
        return self.play(f"{LESSONS}: {self.name}")

    def is_solved(self, state: Any) -> bool:
        return vocabulary(self.game).all_hold(self.goal, state, self.seat)


@dataclass(frozen=True)
class Cue:
    """Something that the coach says: in the given turn of the learner, or whenever its conditions hold."""

    name: str
    when: tuple[Condition, ...]
    point: tuple[str, ...]
    is_end: bool
    """With this the guided part is complete."""


@dataclass(frozen=True)
class Caution:
    """A beginner's mistake that the coach asks about before the turn is confirmed."""

    name: str
    move: str
    """The first word of the move in notation."""
    before: tuple[Condition, ...]
    after: tuple[Condition, ...]


@dataclass(frozen=True, kw_only=True)
class Guide(Prepared):
    """A guided first game: the set-up, and the cues of the coach."""

    level: str
    turns: tuple[Cue, ...]
    """One idea for each turn, in order."""
    events: tuple[Cue, ...]
    """What comes before the idea of the turn when its conditions hold; the first one that does counts."""
    cautions: tuple[Caution, ...]
    seat: int = 0

    def start(self) -> "Ledger[Any]":
        return self.play(GUIDE)

    def cue(self, state: Any, seat: int, turn: int) -> Cue | None:
        """Return what to say in a position, after so many turns of the learner; None when there is nothing new."""
        words = vocabulary(self.game)
        for event in self.events:
            if words.all_hold(event.when, state, seat):
                return event
        return self.turns[turn] if turn < len(self.turns) else None

    def mistakes(self, before: Any, moves: Iterable[str], after: Any) -> list[str]:
        """Return the names of the cautions that apply to a drafted turn."""
        words = vocabulary(self.game)
        made = {move.split()[0] for move in moves if move}
        return [
            one.name
            for one in self.cautions
            if one.move in made
            and words.all_hold(one.before, before, self.seat)
            and words.all_hold(one.after, after, self.seat)
        ]


def play_text(ledger: "Ledger[Any]", text: str, where: str) -> None:
    """Play notation, separated by full stops or lines; `2: ...` acts for seat 2 although another one is asked."""
    for part in (part.strip() for line in text.splitlines() for part in line.split(".")):
        if not part:
            continue
        who, _, rest = part.partition(":") if part[0].isdigit() else ("", "", part)
        seat = int(who) - 1 if who else ledger.game.asked(ledger.state)
        if seat is None:
            raise DataError(f"{where}: the game is over before {part!r}")
        try:
            ledger.play(ledger.game.parse(ledger.state, seat, rest.strip()), seat)
        except RuleError as error:
            raise DataError(f"{where}: {part!r} is not possible: {error}") from None


def turns_taken(game: Game[Any], options: Options, entries: Iterable[tuple[int, int]], seat: int) -> int:
    """Return how many turns a seat has taken, by replaying the game."""
    took_turn = vocabulary(game.name).took_turn
    state = game.new(options)
    count = 0
    for who, action in entries:
        count += who == seat and took_turn(state, seat, action)
        game.apply(state, action, who)
    return count


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by name, in their order."""
    data = read(f"hexarch.games.{manifest(game).package}", LESSONS)
    starts = data.pop("starts", {})
    found = [_lesson(game, starts, one, f"{LESSONS} [{n}]") for n, one in enumerate(data.pop("lesson", []), 1)]
    if data:
        raise DataError(f"{LESSONS}: unknown {', '.join(data)}")
    return {lesson.name: lesson for lesson in found}


@cache
def guide(game: str) -> Guide:
    data = read(f"hexarch.games.{manifest(game).package}", GUIDE)
    words = vocabulary(game)
    turns = tuple(_cue(words, one) for one in data.pop("turn"))
    events = tuple(_cue(words, one) for one in data.pop("event"))
    if any(cue.when for cue in turns) or not all(cue.when for cue in events):
        raise DataError(f"{GUIDE}: events need conditions, turns have none")
    cautions = tuple(_caution(words, one) for one in data.pop("caution"))
    return Guide(game=game, turns=turns, events=events, cautions=cautions, **data)


def _lesson(game: str, starts: dict[str, Any], data: dict[str, Any], where: str) -> Lesson:
    words = vocabulary(game)
    given = dict(data)
    try:
        start = starts[given.pop("start")]
        moves = f"{start['moves']}\n{given.pop('moves', '')}"
        goal = words.read(given.pop("goal"), where)
        point = words.check_things(given.pop("point", ()), where)
        shared = {"players": start["players"], "options": start.get("options", {})}
        topics = tuple(given.pop("topics"))
        given = {"seat": 0, "hints": 1, **given}
        return Lesson(game=game, moves=moves, goal=goal, point=point, topics=topics, **shared, **given)
    except (KeyError, TypeError) as error:
        raise DataError(f"{where}: {error}") from None


def _cue(words: Vocabulary, data: dict[str, Any]) -> Cue:
    name = data["name"]
    when = words.read(data.get("when", ()), f"{GUIDE}: {name}")
    point = words.check_things(data.get("point", ()), f"{GUIDE}: {name}")
    return Cue(name, when, point, bool(data.get("end", False)))


def _caution(words: Vocabulary, data: dict[str, Any]) -> Caution:
    where = f"{GUIDE}: {data['name']}"
    before = words.read(data.get("before", ()), where)
    after = words.read(data.get("after", ()), where)
    return Caution(data["name"], data["move"], before, after)
