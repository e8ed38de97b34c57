"""Hints for players: points on the board, points of the proposed turn, and what is expected after it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hexarch.core.game import Game, State
from hexarch.core.journal import Journal
from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import Line, Player
from hexarch.players.registry import level, player
from hexarch.players.report.review import prospects
from hexarch.server.bots.levels import is_asked
from hexarch.server.play.registry import GameBundle, bundle

# In a breakdown: the points on the board at the end of the line.
_AT_THE_END: Final = "points"
# The same in the breakdown of linear weights, which count only a share of these points.
_WEIGHED: Final = "points so far"


def hint(job: dict[str, Any]) -> dict[str, Any]:
    """Return the best turns of a computer player, and what the draft leads to."""
    played = bundle(job["game"])
    state, seat = played.game.from_json(job["state"]), job["seat"]
    thinker = player(job["game"], job["level"], job["seed"])
    lines = [shown(played, state, seat, line) for line in thinker.lines(state, seat)]
    draft = None
    if job.get("draft") and isinstance(thinker, Planner):
        draft = shown(played, state, seat, thinker.line_after(state, seat, job["draft"]))
    return {"lines": lines, "draft": draft, "evaluation": _evaluation(job, thinker, state)}


def _evaluation(job: dict[str, Any], thinker: Player, state: State) -> dict[str, Any]:
    """Return the expected points of every seat, and the strength of the player that estimated them."""
    strength = level(job["game"], job["level"]).points
    found = {"level": job["level"], "strength": strength, "expected": [], "chances": []}
    if isinstance(thinker, Planner) and state.players:
        expected, chances = prospects(thinker.guide, state)
        found |= {"expected": [round(points) for points in expected], "chances": chances}
    return found


def applied(game: Game[Any], state: State, seat: int, actions: list[int]) -> Iterator[int]:
    """Yield each action, then apply it, until somebody else is asked or one is not legal."""
    for number, action in enumerate(actions):
        if number and not (is_asked(game, state, seat) and action in game.legal(state, seat)):
            break
        yield action
        game.apply(state, action, seat)


def shown(played: GameBundle, state: State, seat: int, line: Line) -> dict[str, Any]:
    game, presenter = played.game, played.presenter
    after = game.clone(state)
    after.journal = Journal()
    ids: list[int] = []
    lines: list[dict[str, Any]] = []
    for action, text in zip(applied(game, after, seat, line.actions), line.texts, strict=False):
        # A hint is a proposal: it is worded like the choice, not like the log.
        lines.append({**presenter.log_line(seat, action, text), "label": presenter.label(after, seat, action)})
        ids.append(action)
    now = state.players[seat].points if state.players else 0
    turn = _points(played, seat, after.journal)
    total = round(line.value)
    rest = total - now - sum(turn.values())
    later = whole_parts(_later(line.sources, now + sum(turn.values())), rest)
    everybody = [round(sum(sources.values())) for sources in line.everybody]
    if everybody:
        everybody[seat] = total
    return {
        "ids": ids,
        "actions": line.texts[: len(ids)],
        "told": lines,
        "value": total,
        "points": now,
        "turn": turn,
        "later": later,
        "everybody": everybody,
    }


def _points(played: GameBundle, seat: int, journal: Journal) -> dict[str, int]:
    """Return the points of a turn by source."""
    names = played.presenter.source_names
    points = played.presenter.resource_names.index("points")
    found: dict[str, int] = {}
    for change in (change for row in journal.rows for change in row.changes):
        if change.seat == seat and change.resource == points:
            found[names[change.source]] = found.get(names[change.source], 0) + change.amount
    return {source: amount for source, amount in found.items() if amount}


def _later(sources: Mapping[str, float], points: int) -> dict[str, float]:
    """Return the points expected after the turn, without those on the board by then."""
    found = {name: value for name, value in sources.items() if name not in (_AT_THE_END, _WEIGHED)}
    if _AT_THE_END in sources:
        found["this round"] = sources[_AT_THE_END] - points
    elif _WEIGHED in sources:
        found["other"] = found.get("other", 0.0) + sources[_WEIGHED] - points
    return found


def whole_parts(parts: Mapping[str, float], total: int) -> dict[str, int]:
    """Round parts so that they add up to the total; the remainder goes to the parts that lost most by rounding."""
    found = {name: round(value) for name, value in parts.items()}
    left = total - sum(found.values())
    step = 1 if left > 0 else -1
    by_loss = sorted(parts, key=lambda name: -step * (parts[name] - found[name]))
    for number in range(abs(left)):
        name = by_loss[number % len(by_loss)] if by_loss else "other"
        found[name] = found.get(name, 0) + step
    return {name: value for name, value in found.items() if value}
