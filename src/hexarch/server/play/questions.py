"""Questions about a draft: why something is not possible, and what an action would bring."""

from dataclasses import dataclass

from hexarch.core.game import RuleError
from hexarch.locale import error_text, message
from hexarch.server.play.draft import Draft, replay_steps
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem


@dataclass(frozen=True)
class Question:
    """The subject of a question: exactly one of an action, its notation, and a thing on the table."""

    action: int | None
    text: str | None
    thing: str | None


def explain(draft: Draft, question: Question) -> JsonObject | list[JsonObject]:
    """Return whether an action is legal after the draft's steps and why it is not, or the reasons against a thing."""
    if question.thing is None:
        return _why(draft, question.action, question.text)
    if question.action is not None or question.text is not None:
        raise Problem(422, "server-action-or-text")
    return _why_thing(draft, question.thing)


def _why(draft: Draft, action: int | None, text: str | None) -> JsonObject:
    """Return whether an action, or its notation, is legal after the draft's steps, and why it is not."""
    if (action is None) == (text is None):
        raise Problem(422, "server-action-or-text")
    turn, who = draft.turn, draft.seat
    if text is not None:
        try:
            action = turn.bundle.game.parse(turn.state, who, text)
        except RuleError as error:
            sentence = error_text(error)
            return _refusal("server-rule", {"sentence": sentence}, [], sentence)
    assert action is not None
    reason = turn.bundle.game.why_not(turn.state, who, action)
    if reason is None:
        return _possible(None, {}, message("server-possible"))
    merge = draft.merges().get(action)
    if merge is not None:
        steps = ". ".join(str(step["text"]) for step in replay_steps(draft.position, who, merge.steps).lines)
        return _possible("server-merges", {"steps": steps}, message("server-merges", "en", steps=steps))
    return _refusal(reason.key, reason.params, list(reason.rules), message(reason.key, "en", **reason.params))


def _why_thing(draft: Draft, thing: str) -> list[JsonObject]:
    """Return the reasons against using a thing on the table after the draft's steps; none if it can be used."""
    possible = {*draft.merges(), *draft.compounds()}
    found = draft.turn.bundle.presenter.why(draft.turn.state, draft.seat, thing, possible)
    return [_refusal(one.key, one.params, list(one.rules), message(one.key, "en", **one.params)) for one in found]


def preview(draft: Draft, action: int) -> JsonObject:
    """Return the effect of an action after the draft's steps, and what can follow it."""
    merge = draft.merges().get(action) or next(iter(draft.compounds().get(action, ())), None)
    return draft.turn.bundle.presenter.preview(draft.turn.state, draft.seat, action, merge)


def _possible(key: str | None, params: dict[str, int | str], sentence: str) -> JsonObject:
    return {"legal": True, "key": key, "params": params, "rules": [], "sentence": sentence}


def _refusal(key: str, params: dict[str, int | str], rules: list[str], sentence: str) -> JsonObject:
    return {"legal": False, "key": key, "params": params, "rules": rules, "sentence": sentence}
