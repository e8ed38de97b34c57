"""Many games of computer players against each other, on all cores, kept in a file so that they can be resumed."""

import json
from collections.abc import Generator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from hexarch.core.aliases import Names
from hexarch.core.game import RuleError
from hexarch.players import results_file
from hexarch.players.arena import suites
from hexarch.players.arena.match import Match, Outcome, play
from hexarch.players.registry import level
from hexarch.players.workers import each

_FORMAT: Final = "hexarch arena"


@dataclass(frozen=True)
class Plan:
    game: str
    players: Names
    suite: str
    games: int
    limit: float = 3.0
    options: dict[str, Any] = field(default_factory=dict)
    """Applied over the options of the set-ups."""

    def header(self) -> dict[str, Any]:
        """Return what makes two runs comparable."""
        changes = {"options": self.options} if self.options else {}
        return {
            "format": _FORMAT,
            "game": self.game,
            "players": list(self.players),
            "suite": self.suite,
            "digest": suites.digest(repr(suites.load(self.suite))),
            **changes,
        }


def plan(
    game: str,
    players: Names,
    setups: str,
    games: int,
    limit: float = 3.0,
    options: dict[str, Any] | None = None,
) -> Plan:
    """Check the arguments and return a plan; `random` means the random set-ups for that many players."""
    for name in players:
        level(game, name)
    suite = suites.usual(game, len(players)) if setups == "random" else setups
    known = suites.load(suite)
    if suites.suite_game(suite) != game:
        raise RuleError(f"The set-ups {suite!r} are not for {game}; choose from {', '.join(suites.names(game))}.")
    if known[0].players != len(players):
        raise RuleError(f"The set-ups {suite!r} are for {known[0].players} players, not {len(players)}.")
    most = len(known) * len(seatings(players))
    if not 1 <= games <= most:
        raise RuleError(f"With these players the set-ups {suite!r} give 1 to {most} games, not {games}.")
    return Plan(game, players, suite, games, limit, options or {})


def seatings(players: Names) -> list[Names]:
    """Return every seating of the players; fewer if some are the same."""
    turned = [players[start:] + players[:start] for start in range(len(players))]
    return list(dict.fromkeys(turned))


def matches(what: Plan) -> list[Match]:
    """Return the matches by set-up, each with all its seatings."""
    found = [(setup, seats) for setup in suites.load(what.suite) for seats in seatings(what.players)][: what.games]
    if what.options:
        found = [(suites.with_options(setup, what.options), seats) for setup, seats in found]
    return [Match(number, setup, seats, what.limit) for number, (setup, seats) in enumerate(found)]


def run(what: Plan, processes: int, file: Path | None = None, ray: str = "") -> Generator[Outcome, None, None]:
    """Yield games as they end, played here or on a Ray cluster; those already in the file are not played again."""
    done = resume(what, file) if file is not None and file.exists() else []
    yield from done
    known = {outcome.number for outcome in done}
    todo = [match for match in matches(what) if match.number not in known]
    if file is not None:
        results_file.begin(file, what.header())
    for outcome in each(play, todo, processes, ray):
        if file is not None:
            results_file.append(file, asdict(outcome))
        yield outcome


def resume(what: Plan, file: Path) -> list[Outcome]:
    """Return the games that an earlier run has finished. A truncated last line is the game that was running."""
    other = "contains results of other players or set-ups"
    whole = results_file.resume(file, "arena results", what.header(), other)
    found = [_read(file, number, line, what) for number, line in enumerate(whole, 2)]
    numbers = [outcome.number for outcome in found]
    if len(set(numbers)) != len(numbers):
        raise RuleError(f"{file}: contains a game twice.")
    return [outcome for outcome in found if outcome.number < what.games]


def _read(file: Path, number: int, line: str, what: Plan) -> Outcome:
    try:
        outcome = Outcome(**json.loads(line))
        seats = len(what.players)
        lists = (outcome.seats, outcome.points, outcome.shares, outcome.illegal, outcome.late, outcome.seconds)
        good = isinstance(outcome.number, int) and all(len(one) == seats for one in lists)
        good = good and set(outcome.seats) <= set(what.players)
    except (ValueError, TypeError):
        good = False
    if not good:
        raise RuleError(f"{file}: line {number} is not the result of a game.")
    return outcome
