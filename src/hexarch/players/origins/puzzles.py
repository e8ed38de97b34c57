"""What puzzles need to know about Origins."""

from typing import Any, Final

from hexarch.games.origins import actions as act
from hexarch.games.origins.actions import ARGUMENT_OF, KIND_OF, WORKERS
from hexarch.games.origins.kinds import apply
from hexarch.games.origins.scoring import end_conditions
from hexarch.games.origins.state import SPEND_TOKEN, TURN, State, next_decision
from hexarch.players.training.origins.selfplay import play as play_game
from hexarch.players.training.selfplay import Job

JUDGE: Final = "expert"
_SEATS: Final = (2, 3, 4)
# How often computer players draw a turn, so that games differ and mistakes leave something to find.
_EXPLORE: Final = 0.15


def is_turn(state: State, seat: int) -> bool:
    return next_decision(state)[1] == TURN


def idea(actions: list[int]) -> int:
    """Return the first action; a visit counts by its site, whichever worker makes it."""
    first = actions[0]
    if KIND_OF[first] == act.VISIT:
        return -1 - ARGUMENT_OF[first] // WORKERS
    return first


def is_dull(actions: list[int]) -> bool:
    return KIND_OF[actions[0]] == act.PASS


def is_last_round(state: State) -> bool:
    return bool(end_conditions(state))


def complete(state: State, seat: int, actions: list[int]) -> list[int]:
    """Return a turn with its end: plans leave open whether a superiority token is spent after it."""
    after = state.clone()
    for action in actions:
        if not after.stack or next_decision(after)[0] != seat:
            return actions
        apply(after, action)
    asked = next_decision(after)[:2] if after.stack else ()
    return [*actions, act.DONE_ID] if asked == (seat, SPEND_TOKEN) else actions


def tags(state: State, seat: int, actions: list[int], after: State) -> list[str]:
    kinds = {KIND_OF[action] for action in actions}
    named = (
        ("district", act.CLOSE),
        ("tower", act.TOWER),
        ("grow", act.GROW),
        ("military", act.ATTACK),
        ("military", act.MOVE),
        ("building", act.BUY),
        ("temple", act.TEMPLE),
        ("citizen", act.TAKE),
        ("speaker", act.SPEAKER),
        ("bonus", act.BONUS),
    )
    found = [name for name, kind in named if kind in kinds]
    if is_last_round(state):
        found.append("last-round")
    return list(dict.fromkeys(found))


def play(seed: int) -> tuple[dict[str, Any], list[int]] | None:
    record = play_game(Job(seed, 0, explore=_EXPLORE), _SEATS, "")
    return (record.options, record.entries) if record is not None else None
