"""Replaying a league log row by row and checking every one.

One turn may be spread over several rows of a faction, with answers of others between them. Such rows are played
together; each of them is still compared with the state at its end.
"""

import re
from dataclasses import dataclass
from functools import partial
from typing import Final

from hexarch.core.game import RuleError
from hexarch.core.journal import Row
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import KIND_OF
from hexarch.games.terra_mystica.notation import seat_of
from hexarch.games.terra_mystica.snellman.check import Checker, Difference, Expected, Report, engine_row
from hexarch.games.terra_mystica.snellman.log import Drop, Log, LogRow, read_log
from hexarch.games.terra_mystica.snellman.opening import map_name, site_options, start_game
from hexarch.games.terra_mystica.snellman.orders import CONVERSION, CULT_STEP
from hexarch.games.terra_mystica.snellman.translate import Translator
from hexarch.games.terra_mystica.state import State

# The most rows over which one turn may be spread.
MAX_ROWS: Final = 12
_ASIDE: Final = re.compile(r"(?:leech|decline)\b.*|wait|\[.*\]")


def replay_log(text: str) -> Report:
    """Replay a league log and compare every row; stops at the first difference or impossibility."""
    report = Report()
    try:
        log = read_log(text)
    except RuleError as error:
        report.error = error
        return report
    report.rows = sum(isinstance(row, LogRow) for row in log.rows)
    report.complete = log.ended
    report.notes = log.notes
    try:
        replay = Replay(log, report)
        while replay.number < len(log.rows) and not report.difference and not report.error:
            replay.go_on()
        if not report.difference and not report.error:
            _finish(report, log, replay.ledger, replay.checker)
    except RuleError as error:
        report.error = error
    return report


@dataclass(frozen=True)
class _Failure:
    line: int
    error: RuleError | None = None
    difference: Difference | None = None


@dataclass(frozen=True)
class _Saved:
    """Everything that playing a row changes, as it was before."""

    state: State
    entries: int
    rows: int
    turns: int
    checker: tuple[list[list[int]], list[Expected], list[Row], dict[int, list[Row]], int]
    borrowed: dict[int, list[str]]


class Replay:
    """Replays a log row by row."""

    def __init__(self, log: Log, report: Report) -> None:
        options = site_options(log.options)
        if log.map:
            options["map"] = map_name(log.map)
        self.log = log
        self.report = report
        self.ledger = report.ledger = start_game(options, log.players, log.scoring, log.removed, journal=True)
        self.checker = Checker(report, len(log.players))
        self.translator = Translator(self.ledger)
        self.number = 0
        """The next row."""
        self._before: list[tuple[int, _Saved]] = []
        """The positions before some of the last rows, all of one faction."""

    def go_on(self) -> None:
        """Play the next row; if that fails, together with others of the same turn."""
        if not self._is_aside(self.number) and not self._same_turn(self.number, -1):
            self._before = []
        rows = self.log.rows
        if self._is_turn(self.number) and (self._before or self._same_turn(self.number, 1)):
            self._before = [*self._before[-MAX_ROWS:], (self.number, self._save())]
        failure = self._try(self.number, self.number + 1)
        if failure is None:
            self.number += 1
            return
        failure = self._try_together(failure)
        if failure is not None:
            self.report.difference = failure.difference
            if failure.error is not None:
                self.report.error = RuleError(f"line {failure.line}: ", failure.error)
            self.number = len(rows)

    def _is_turn(self, number: int) -> bool:
        row = self.log.rows[number]
        return isinstance(row, LogRow) and any(engine_row(command) is None for command in row.commands)

    def _is_aside(self, number: int) -> bool:
        """Return whether a row only answers an offer, or names the result of an answer: any turn continues after it."""
        row = self.log.rows[number]
        return isinstance(row, LogRow) and bool(row.commands) and all(map(_ASIDE.fullmatch, row.commands))

    def _same_turn(self, number: int, way: int) -> int:
        """Return the nearest row of the same faction before or after a row if others only answer between, else 0."""
        rows = self.log.rows
        other = number + way
        if not self._is_turn(number):
            return 0
        while 0 < other < len(rows) and rows[other].faction != rows[number].faction and self._is_aside(other):
            other += way
        same = 0 < other < len(rows) and rows[other].faction == rows[number].faction and self._is_turn(other)
        return other if same else 0

    def _try_together(self, failure: _Failure) -> _Failure | None:
        """Play the row that failed with some before it and some after it, as few as possible."""
        ends = [self.number]
        while len(ends) < MAX_ROWS and (following := self._same_turn(ends[-1], 1)):
            ends.append(following)
        tries = [
            (end + 1 - start, -start, end, kept)
            for start, kept in self._before
            for end in ends
            if start < end and self.log.rows[start].faction == self.log.rows[end].faction
        ]
        for _, start, end, kept in sorted(tries, key=lambda one: one[:2]):
            self._restore(kept)
            found = self._try(-start, end + 1)
            if found is None:
                self.number = end + 1
                self._before = [one for one in self._before if one[0] <= -start]
                return None
            if found.line > failure.line:
                failure = found
        return failure

    def _try(self, start: int, end: int) -> _Failure | None:
        """Play rows as one turn, with answers of others between them; the caller restores the state after a failure."""
        commands: list[str] = []
        earlier_rows: list[Row] = []
        rows = self.log.rows
        for number in range(start, end - 1):
            row = rows[number]
            assert isinstance(row, LogRow)
            if row.faction != rows[end - 1].faction:
                try:
                    commands, earlier_rows = self._interrupt(rows[end - 1].faction, commands, earlier_rows)
                except RuleError as error:
                    return _Failure(row.line, error)
                if failure := self._try(number, number + 1):
                    return failure
                continue
            commands += row.commands
            found = self._goes_on(row, commands, earlier_rows)
            if isinstance(found, _Failure):
                return found
            earlier_rows = found
            self.report.matched += 1
        last = rows[end - 1]
        try:
            self._play(last, commands, earlier_rows, rows[end:])
        except RuleError as error:
            return _Failure(last.line, error)
        if self.report.difference is not None:
            difference, self.report.difference = self.report.difference, None
            return _Failure(last.line, difference=difference)
        return None

    def _interrupt(self, faction: str, commands: list[str], earlier_rows: list[Row]) -> tuple[list[str], list[Row]]:
        """Play a turn up to its last conversions, which join what follows; return those, and their results."""
        played = len(commands)
        while played and CONVERSION.fullmatch(commands[played - 1]):
            played -= 1
        if not played:
            return commands, earlier_rows
        seat = seat_of(self.ledger.state, faction)
        journal = self.ledger.state.journal
        assert journal is not None
        start = len(journal.rows)
        actions = self.translator.play(faction, commands[:played], goes_on=True)
        self.checker.waiting.append(Expected(None, seat, actions))
        self.checker.feed(journal.rows[start:])
        self.checker.match()
        left = commands[played:]
        return left, next(self.translator.previews(faction, left, ()), []) if left else []

    def _goes_on(self, row: LogRow, commands: list[str], earlier_rows: list[Row]) -> list[Row] | _Failure:
        """Return the changes of the turn up to the end of a row that does not end it."""
        seat = seat_of(self.ledger.state, row.faction)
        failure = _Failure(row.line, RuleError("the row cannot be part of a turn."))
        if self.translator.borrowed.get(seat):
            return failure
        for rows in self.translator.previews(row.faction, commands, row.values.cults):
            difference = self.checker.begins(row, seat, rows, earlier_rows)
            if difference is None:
                return rows
            failure = _Failure(row.line, difference=difference)
        return failure

    def _play(
        self, row: LogRow | Drop, earlier: list[str], earlier_rows: list[Row], upcoming: list[LogRow | Drop]
    ) -> None:
        if isinstance(row, LogRow) and row.commands != ("setup",):
            causes = [cause for command in row.commands if (cause := engine_row(command)) is not None]
            commands = [command for command in row.commands if engine_row(command) is None]
            self._play_commands(row, earlier + commands, causes, earlier_rows, upcoming)
            return
        journal = self.ledger.state.journal
        assert journal is not None
        checker = self.checker
        start = len(journal.rows)
        if isinstance(row, Drop):
            self.translator.drop(row.faction)
            checker.waiting.append(Expected(None, seat_of(self.ledger.state, row.faction), 1))
        else:
            self.translator.choose_faction(row.faction)
            checker.waiting.append(Expected(row, len(checker.waiting), 0, [src.ROW_SETUP]))
            if not self.ledger.state.players:
                return
            checker.set_up(self.ledger.state)
            start = next(i for i, entry in enumerate(journal.rows) if entry.cause == src.ROW_SETUP)
        checker.feed(journal.rows[start:])
        checker.match()

    def _play_commands(
        self,
        row: LogRow,
        commands: list[str],
        causes: list[int],
        earlier_rows: list[Row],
        upcoming: list[LogRow | Drop],
    ) -> None:
        """Play a row of commands. A cult step that is owed here but written later is made now and counted there."""
        translator, checker = self.translator, self.checker
        journal = self.ledger.state.journal
        assert journal is not None
        seat = seat_of(translator.state, row.faction)
        start = len(journal.rows)
        owing = list(translator.borrowed.get(seat, []))
        actions = (
            translator.play(row.faction, commands, row.values.cults, partial(_later, row, upcoming)) if commands else 0
        )
        rows = journal.rows[start:]
        left = list(translator.borrowed.get(seat, []))
        expected = Expected(row, seat, actions, causes, any_cause=not row.commands, earlier_rows=earlier_rows)
        if len(left) < len(owing):
            paid = checker.held[seat][: len(owing) - len(left)]
            del checker.held[seat][: len(paid)]
            # After the last pass of a round the income has already happened here; the log lists it next.
            checker.rows = paid + checker.rows
            expected.actions += len(paid)
        elif len(left) > len(owing):
            made = [entry for entry in rows if entry.seat == seat and _kind_of(entry) == act.CULT]
            early = made[len(owing) - len(left) :]
            rows = [entry for entry in rows if entry not in early]
            checker.held.setdefault(seat, []).extend(early)
            expected.actions -= len(early)
        checker.waiting.append(expected)
        checker.feed(rows)
        checker.match()

    def _save(self) -> _Saved:
        journal, checker = self.ledger.state.journal, self.checker
        assert journal is not None
        totals = [amounts[:] for amounts in checker.totals]
        held = {seat: steps[:] for seat, steps in checker.held.items()}
        kept = (totals, checker.waiting[:], checker.rows[:], held, self.report.matched)
        borrowed = {seat: steps[:] for seat, steps in self.translator.borrowed.items()}
        entries = len(self.ledger.entries)
        return _Saved(self.ledger.state.clone(), entries, len(journal.rows), journal.turns, kept, borrowed)

    def _restore(self, saved: _Saved) -> None:
        journal, checker = self.ledger.state.journal, self.checker
        assert journal is not None
        del journal.rows[saved.rows :]
        journal.turns = saved.turns
        self.ledger.state = saved.state.clone()
        self.ledger.state.journal = journal
        del self.ledger.entries[saved.entries :]
        totals, waiting, rows, held, self.report.matched = saved.checker
        checker.totals = [amounts[:] for amounts in totals]
        checker.waiting, checker.rows = waiting[:], rows[:]
        checker.held = {seat: steps[:] for seat, steps in held.items()}
        self.translator.borrowed = {seat: steps[:] for seat, steps in saved.borrowed.items()}


def _kind_of(row: Row) -> int:
    return KIND_OF[row.cause] if row.cause >= 0 else -1


def _later(row: LogRow, upcoming: list[LogRow | Drop], skipped: int) -> str:
    """Return the first cult step in a later row of the faction, after those that were already made early."""
    for other in upcoming:
        if isinstance(other, LogRow) and other.faction == row.faction:
            for command in other.commands:
                if CULT_STEP.fullmatch(command):
                    if not skipped:
                        return command
                    skipped -= 1
    return ""


def _finish(report: Report, log: Log, ledger: Ledger[State], checker: Checker) -> None:
    if checker.waiting and checker.waiting[0].row is not None:
        row = checker.waiting[0].row
        what = ". ".join(row.commands) or "an income"
        report.error = RuleError(
            f"line {row.line}: the log tells of {what!r} of the {row.faction}, which has not happened."
        )
    elif log.ended and (ledger.state.stack or checker.rows):
        report.error = RuleError("The log ends, but the game is not over.")
    elif not log.ended:
        last = log.rows[-1].line
        report.error = RuleError(f"line {last}: the log breaks off here; the final scoring is missing.")
