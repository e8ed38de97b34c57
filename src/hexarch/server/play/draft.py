"""A turn as a draft: steps that only its player sees, and can undo until they are confirmed.

A draft is stored as its steps. It continues while the same seat is asked and chance has not decided anything, but not
into the next turn, even if that is the same seat's. When others move in the meantime, the steps are replayed on the new
position if they are still legal there, and dropped otherwise.
"""

import hashlib
import re
from dataclasses import dataclass

from hexarch.core.game import NO_COMPOUNDS, Compounds, Merge, RuleError, State
from hexarch.core.journal import Journal
from hexarch.server.play.position import Position
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.tables.model import Record
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem


def revision_of(seat: int, steps: list[int]) -> str:
    """Return an identifier of the steps: drafts with the same identifier are equal, whichever window made them."""
    return hashlib.sha256(json_text([seat, *steps]).encode()).hexdigest()[:16]


@dataclass
class Draft:
    seat: int
    steps: list[int]
    lines: list[JsonObject]
    """The steps as the page shows them."""
    turn: TurnBuilder
    journal: Journal
    warnings: list[JsonObject]
    start: State
    """The state before the first step."""

    @property
    def revision(self) -> str:
        return revision_of(self.seat, self.steps)

    @property
    def is_complete(self) -> bool:
        return bool(self.steps) and not self._goes_on()

    def _goes_on(self) -> bool:
        return not self.journal.turns and not self.turn.is_chance and self.turn.is_asked(self.seat)

    def merges(self) -> dict[int, Merge]:
        """Return the actions that would change an earlier step, with the steps that result."""
        if not self.steps or self.is_complete:
            return {}
        return self.turn.bundle.presenter.merges(self.start, self.seat, self.steps)

    def compounds(self) -> Compounds:
        """Return the actions that are offered together with further steps."""
        if self.is_complete:
            return NO_COMPOUNDS
        return self.turn.bundle.presenter.compounds(self.start, self.seat, self.steps)

    def options(self) -> JsonObject:
        presenter = self.turn.bundle.presenter
        return presenter.options(self.turn.state, self.seat, self.merges(), self.compounds())

    def with_action(self, action: int) -> "Draft":
        """Return the draft with one more action, as a new step or merged into an earlier one."""
        try:
            self.add(action)
        except Problem:
            merged = self.merges().get(action)
            if merged is None:
                raise
            return self._instead(merged.steps)
        return self

    def with_text(self, text: str) -> "Draft":
        """Return the draft with a line of notation: actions separated by full stops, semicolons or line breaks.

        Actions of a kind that can be merged count together, so that one of them may pay for a later one.
        """
        draft = self
        parts = [part.strip() for part in re.split(r"[.;\n]", text) if part.strip()]
        while parts:
            run = draft._leading_run(parts)
            del parts[: len(run)]
            kept = list(draft.steps)
            try:
                for action in run:
                    draft = draft.with_action(action)
            except Problem:
                joined = draft.turn.bundle.presenter.joined(draft.start, draft.seat, kept, run)
                if joined is None:
                    raise
                draft = draft._instead(joined)
        return draft

    def _leading_run(self, parts: list[str]) -> list[int]:
        """Return the first action, with those after it that can be merged like it."""
        bundle, state = self.turn.bundle, self.turn.state
        found = [bundle.game.parse(state, self.seat, parts[0])]
        for part in parts[1:]:
            if not bundle.presenter.is_mergeable(found[-1]):
                break
            try:
                action = bundle.game.parse(state, self.seat, part)
            except RuleError:
                break
            if not bundle.presenter.is_mergeable(action):
                break
            found.append(action)
        return found

    @property
    def position(self) -> Position:
        """The position before the first step."""
        return Position(self.turn.bundle, self.turn.first, self.start)

    def _instead(self, steps: list[int]) -> "Draft":
        return replay_steps(self.position, self.seat, steps)

    def add(self, action: int) -> None:
        if self.is_complete:
            raise Problem(409, "server-draft-complete")
        turn, before = self.turn, len(self.turn.entries)
        turn.check(self.seat, action)
        presenter = turn.bundle.presenter
        label = presenter.label(turn.state, self.seat, action)
        turn.push(self.seat, action)
        text = turn.entries[before].text
        # A step is a proposal, so it is worded like a choice, not like a log entry.
        line = {**presenter.log_line(self.seat, action, text), "label": label}
        self.steps.append(action)
        self.lines.append({"action": action, "text": text, **line})


def replay_steps(position: Position, seat: int, steps: list[int]) -> Draft:
    """Apply the steps to a copy of the position; raise a Problem if one is not legal."""
    turn = TurnBuilder.after(position)
    draft = Draft(seat, [], [], turn, turn.state.journal, [], position.state)
    for action in steps:
        draft.add(action)
    return draft


def load_draft(record: Record, position: Position, seat: int) -> Draft:
    """Return the seat's draft on the current position; empty if there is none, or if it is no longer legal."""
    stored = record.drafts.get(seat)
    if stored is None:
        return replay_steps(position, seat, [])
    try:
        draft = replay_steps(position, seat, stored.steps)
    except Problem:
        draft = replay_steps(position, seat, [])
        draft.warnings.append({"key": "server-draft-dropped", "params": {}})
        return draft
    if stored.position_id != record.position_id and draft.steps:
        draft.warnings.append({"key": "server-draft-moved", "params": {}})
    return draft


def draft_view(record: Record, draft: Draft) -> JsonObject:
    presenter = draft.turn.bundle.presenter
    state = draft.turn.state
    mine = [seat.seat for seat in record.seats if seat.user_id == record.seats[draft.seat].user_id]
    return {
        "seat": draft.seat,
        "revision": draft.revision,
        "base": record.version,
        "steps": draft.lines,
        "position": presenter.view(state, mine),
        "names": presenter.seat_names(state),
        "difference": _difference(draft),
        "options": None if draft.is_complete else draft.options(),
        "complete": draft.is_complete,
        "warnings": [*draft.warnings, *presenter.warnings(draft.start, draft.seat, draft.steps)],
    }


def _difference(draft: Draft) -> list[JsonObject]:
    """Return who gains or pays what, and from which source."""
    presenter = draft.turn.bundle.presenter
    totals: dict[tuple[int, str, str], int] = {}
    for row in draft.journal.rows:
        for change in row.changes:
            key = (change.seat, presenter.resource_names[change.resource], presenter.source_names[change.source])
            totals[key] = totals.get(key, 0) + change.amount
    return [
        {"seat": seat, "resource": resource, "amount": amount, "source": source}
        for (seat, resource, source), amount in totals.items()
        if amount
    ]


def instead(draft: Draft, thing: str) -> JsonObject:
    """Return what a thing could be used for in place of the draft's last steps, as few of them as possible.

    The choices are outcomes with `steps`, all steps of the resulting draft; `drafted` is the outcome of the steps that
    would be replaced.
    """
    for kept in range(len(draft.steps) - 1, -1, -1):
        replaced = draft.steps[kept]
        if _choices(_part(draft, kept), thing, replaced):
            # Conversions made for the old choice are removed with it, unless the new one needs them, too.
            start = _start_of_run(draft, kept)
            if not _choices(_part(draft, start), thing, replaced):
                start = kept
            part = _part(draft, start)
            drafted = {**_outcome(part, draft.steps[start:], replaced), "steps": draft.steps}
            return {"drafted": drafted, "choices": _choices(part, thing, replaced)}
    return {"drafted": None, "choices": []}


def _part(draft: Draft, kept: int) -> Draft:
    return replay_steps(draft.position, draft.seat, draft.steps[:kept])


def _start_of_run(draft: Draft, end: int) -> int:
    while end and draft.turn.bundle.presenter.is_mergeable(draft.steps[end - 1]):
        end -= 1
    return end


def _choices(part: Draft, thing: str, drafted: int) -> list[JsonObject]:
    """Return what the thing could be used for after these steps, except for what is drafted."""
    presenter, state = part.turn.bundle.presenter, part.turn.state
    compounds = {action: ways[0] for action, ways in part.compounds().items()}
    actions = [*part.turn.bundle.game.legal(state, part.seat), *compounds]
    found: list[JsonObject] = []
    for action in dict.fromkeys(actions):
        if action != drafted and thing in presenter.things(state, part.seat, action):
            way = compounds.get(action)
            steps = way.steps if way else [*part.steps, action]
            found.append({**_outcome(part, way.added if way else [action], action), "steps": steps})
    return found


def _outcome(part: Draft, actions: list[int], action: int) -> JsonObject:
    return part.turn.bundle.presenter.outcome(part.turn.state, part.seat, actions, action)
