"""Another choice in place of one that is drafted."""

from typing import Any

from hexarch.server.play.draft import Draft, replay_steps
from hexarch.server.web.json import JsonObject


def instead(draft: Draft, thing: str) -> JsonObject:
    """Return what a thing could be used for in place of the draft's last steps, as few of them as possible.

    The choices are outcomes with `steps`, all steps of the draft that would result; `drafted` is the outcome of the
    steps that would go.
    """
    for kept in range(len(draft.steps) - 1, -1, -1):
        part = replay_steps(draft.position, draft.seat, draft.steps[:kept])
        choices = _choices(part, thing, draft.steps[kept])
        if choices:
            going = draft.steps[kept:]
            drafted = _outcome(part, going, _shown(draft, kept))
            return {"drafted": {**drafted, "steps": draft.steps}, "choices": choices}
    return {"drafted": None, "choices": []}


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


def _shown(draft: Draft, kept: int) -> int:
    """Return the step that the rest of the draft is about: the first one that people would name."""
    loud = [step["action"] for step in draft.told[kept:] if not step["silent"]]
    return int(str(loud[0])) if loud else draft.steps[kept]


def _outcome(part: Draft, actions: list[int], action: int) -> dict[str, Any]:
    return part.turn.bundle.presenter.outcome(part.turn.state, part.seat, actions, action)
