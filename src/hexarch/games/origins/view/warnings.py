"""Warnings about what a turn would waste: legal, perhaps intended, but worth mentioning before it is confirmed."""

from collections.abc import Iterator, Sequence
from typing import Final

from hexarch.core.shapes import Label
from hexarch.games.origins import actions as act
from hexarch.games.origins.actions import KIND_OF
from hexarch.games.origins.kinds import apply
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import ACTIVATE, VISIT, State
from hexarch.games.origins.tables import COLOURS

# Every kind of warning; each can be switched off by the user.
WARNING_KEYS: Final = ("origins-warning-workers", "origins-warning-bonus", "origins-warning-ability")


def warnings(state: State, seat: int, actions: Sequence[int]) -> list[Label]:
    """Return what the seat would waste by doing these actions one after the other."""
    found: list[Label] = []
    now = state.clone()
    now.journal = None
    for action in actions:
        found += [warning for check in _CHECKS for warning in check(now, seat, KIND_OF[action])]
        apply(now, action)
    return found


def _idle_workers(state: State, seat: int, kind: int) -> Iterator[Label]:
    """Yield a warning for workers that could still visit a site when the player passes."""
    if kind != act.PASS or not _can(state, seat, act.VISIT):
        return
    player = state.players[seat]
    idle = len(player.freemen) + (1 if player.archon < 0 else 0)
    if idle:
        yield {"key": "origins-warning-workers", "params": {"workers": idle}}


def _lost_bonus(state: State, seat: int, kind: int) -> Iterator[Label]:
    if kind == act.DONE and state.stack[-1][1] == VISIT and _can(state, seat, act.BONUS):
        colour = COLOURS[state.bonus_tiles[state.stack[-1][2] & 7]]
        yield {"key": "origins-warning-bonus", "params": {"colour": colour}}


def _lost_ability(state: State, seat: int, kind: int) -> Iterator[Label]:
    if kind == act.DONE and state.stack[-1][1] == ACTIVATE and _can(state, seat, act.USE):
        yield {"key": "origins-warning-ability", "params": {}}


def _can(state: State, seat: int, kind: int) -> bool:
    return any(KIND_OF[action] == kind for action in GAME.legal(state, seat))


_CHECKS: Final = (_idle_workers, _lost_bonus, _lost_ability)
