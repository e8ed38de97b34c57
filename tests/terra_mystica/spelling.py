"""Writes one action as commands of the online site; extensions that only this project reads begin with ##."""

from collections.abc import Callable
from typing import Final

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.kinds import format_action
from hexarch.games.terra_mystica.notation import CULT_CODES
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import REWARD_SPADES, State
from hexarch.games.terra_mystica.tables import MAX_HEXES, TOWN_TILES
from hexarch.games.terra_mystica.terrain import spades_needed

_Upcoming = list[tuple[int, int]]


def written(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    """Return the commands for one action; those that only this project reads begin with ##."""
    return _WRITERS.get(KIND_OF[action], _plain)(state, seat, action, upcoming)


def _plain(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    return [format_action(state, seat, action)]


def _ours(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    return ["##" + format_action(state, seat, action)]


def _unused(spades: int) -> list[str]:
    return [f"-{spades if spades > 1 else ''}SPADE"] if spades else []


def _done(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    unused = _unused(state.spades)
    return unused if state.stack[-1][1] == REWARD_SPADES else [*unused, "##done"]


def _build(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    return [*_unused(state.spades), format_action(state, seat, action)]


def _transform(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    text = format_action(state, seat, action)
    if state.sandstorms or state.stack[-1][1] == REWARD_SPADES:
        return [text]
    argument = ARGUMENT_OF[action]
    bought = spades_needed(state, seat, argument % MAX_HEXES, argument // MAX_HEXES) - state.spades
    return [f"dig {bought}", text] if bought > 0 else [text]


def _town(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    """Write which cult takes a key if the player had to choose: the site is told by stepping down the others."""
    text = format_action(state, seat, action)
    if not TOWN_TILES[ARGUMENT_OF[action]].cult_steps:
        return [text]
    after = state.clone()
    GAME.apply(after, action, seat)
    open_cults = after.players[seat].key_choice
    for other, following in upcoming:
        if other != seat or KIND_OF[following] != act.KEY:
            break
        if ARGUMENT_OF[following] < 4:
            open_cults &= ~(1 << ARGUMENT_OF[following])
    return [*(f"-{CULT_CODES[cult]}" for cult in range(4) if open_cults >> cult & 1), text]


def _cult(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    steps = state.cult_leap if state.stack[-1][0] == seat else 0
    return [f"+{steps if steps > 1 else ''}{CULT_CODES[ARGUMENT_OF[action]]}"]


def _answer(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    text = format_action(state, seat, action)
    return ["##" + text] if "#" in text else [text.capitalize()]


def _trade(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    return [format_action(state, seat, action)] if ARGUMENT_OF[action] else ["-3CONVERT_W_TO_P"]


_Writer = Callable[[State, int, int, _Upcoming], list[str]]
_WRITERS: Final[dict[int, _Writer]] = {
    act.DONE: _done,
    act.BUILD: _build,
    act.TRANSFORM: _transform,
    act.TOWN: _town,
    act.CULT: _cult,
    act.KEY: _ours,
    act.TAKE: _answer,
    act.DECLINE: _answer,
    act.TRADE: _trade,
    act.DETOUR: _ours,
    act.REPLACE: _ours,
    act.WISH_TAKE: _ours,
    act.WISH_DECLINE: _ours,
    act.DROP: lambda state, seat, action, upcoming: ["resign"],
}
