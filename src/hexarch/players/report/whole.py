"""The whole report of a finished game: the review of its turns, where the points came from, and how it went."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.core.manifest import resolve
from hexarch.games import load_presenter, manifest
from hexarch.games.files import read_game
from hexarch.players.algorithms.planner import Planner
from hexarch.players.report.history import FIRST_ROUND, OPENING, SeatHistory, seats_of
from hexarch.players.report.review import Review, planner_of, review, turns_of
from hexarch.players.report.sources import SourceTable, source_table

# The computer player that reviews games, unless another one is chosen.
LEVEL: Final = "expert"
# Of one topic and seat: a long auction is not listed bid by bid.
_MOST_MARKS: Final = 40


class Progress(NamedTuple):
    done: int
    total: int


@dataclass(frozen=True)
class Report:
    review: Review
    table: SourceTable
    seats: list[SeatHistory]
    tracks: tuple[str, ...]
    """Names of the figures that are drawn by round."""
    track_end: int
    listed: tuple[str, ...]
    """Topics whose entries are listed."""

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON data. It names seats, not people."""
        return {
            **self.review.to_json(),
            "sources": [asdict(row) for row in self.table.rows],
            "rounds": [asdict(row) for row in self.table.rounds],
            "norm_seats": self.table.norm_seats,
            "tracks": list(self.tracks),
            "track_end": self.track_end,
            "topics": list(self.listed),
            "seats": [self._seat(seat) for seat in self.seats],
        }

    def _seat(self, seat: SeatHistory) -> dict[str, Any]:
        rounds = sorted(number for number in seat.starts if number)
        return {
            "group": seat.group,
            "marks": {
                topic: [
                    {"entry": mark.entry, "round": mark.round, "line": mark.line}
                    for mark in seat.marks
                    if mark.topic == topic
                ][:_MOST_MARKS]
                for topic in (OPENING, FIRST_ROUND, *self.listed)
            },
            "counts": {topic: count for topic, count in sorted(seat.counts.items()) if topic},
            "gifts": [seat.gifts.get(number, 0) for number in rounds],
            "paid": [-seat.sources.get(number, {}).get("offer", 0) for number in rounds],
            "tracks": {name: [seat.starts[number][name] for number in [*rounds, 0]] for name in self.tracks},
        }


def report(ledger: Ledger[Any], level: str = LEVEL, planner: Planner | None = None) -> Iterator[Progress | Report]:
    """Yield the progress after every turn, and the report at the end; raise RuleError for an unfinished game.

    `planner` reviews in place of the level's own one.
    """
    game = ledger.game
    if not game.is_over(ledger.state):
        raise RuleError("This game is not finished; only finished games can be reviewed.")
    names = load_presenter(game.name).seat_names(ledger.state)
    chosen = planner or planner_of(game.name, level)
    total = len(turns_of(ledger, chosen.guide))
    if planner is None:
        chosen.paths = lines_for(chosen.paths, total)
        chosen.alone = 0  # every turn is searched several times, so the many lines of solo games would take minutes
    yield Progress(0, total)
    found: Review | None = None
    for done, step in enumerate(review(ledger, names, chosen, level), 1):
        if isinstance(step, Review):
            found = step
        else:
            yield Progress(done, total)
    assert found is not None
    chronicle = resolve(manifest(game.name).chronicle)
    seats = seats_of(ledger)
    yield Report(found, source_table(ledger, seats), seats, chronicle.TRACKS, chronicle.TRACK_END, chronicle.LISTED)


# Games with more turns than usual are reviewed with fewer lines, so that their reports take no longer than others.
_USUAL_TURNS: Final = 160
_FEWEST_LINES: Final = 6


def lines_for(lines: int, turns: int) -> int:
    """Return how many of a level's lines the review of a game of so many turns keeps."""
    return max(min(lines, _FEWEST_LINES), min(lines, lines * _USUAL_TURNS // max(turns, 1)))


def made_of(work: tuple[str, str]) -> Report:
    """Return the report of a stored game by a level; for use in other processes."""
    text, level = work
    *_, found = report(_read(text), level)
    assert isinstance(found, Report)
    return found


def _read(text: str) -> Ledger[Any]:
    ledger = read_game(text).ledger
    assert ledger is not None, "the game was read before it was sent"
    return ledger
