"""What puzzles need to know about Terra Mystica."""

from typing import Any, Final

from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.state import TURN, State, next_decision
from hexarch.games.terra_mystica.tables import MAX_HEXES, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.players.training.selfplay import Job
from hexarch.players.training.selfplay import play as play_game

# The margins of the shipped puzzles were measured with this network; with another one all puzzles need a new review.
JUDGE: Final = "planner:6:value"
_MAIN: Final = frozenset(
    (
        *(act.BUILD, act.TRANSFORM, act.UPGRADE, act.POWER, act.SPECIAL, act.SEND, act.ADVANCE, act.PASS),
        *(act.CONNECT, act.REPLACE, act.BRIDGE, act.DIG),
    )
)
_UPGRADES: Final = {TRADING_HOUSE: "trading-house", TEMPLE: "temple", STRONGHOLD: "stronghold", SANCTUARY: "sanctuary"}
# How often computer players draw a turn, so that games differ and mistakes leave something to find.
_EXPLORE: Final = 0.15


def is_turn(state: State, seat: int) -> bool:
    return next_decision(state)[1] == TURN


def idea(actions: list[int]) -> int:
    """Return the main action. Transforming a hex and building on it count as one idea."""
    main = next((action for action in actions if KIND_OF[action] in _MAIN), actions[0])
    if KIND_OF[main] in (act.BUILD, act.TRANSFORM):
        return -1 - ARGUMENT_OF[main] % MAX_HEXES
    return main


def is_dull(actions: list[int]) -> bool:
    return any(KIND_OF[action] == act.PASS for action in actions)


def is_last_round(state: State) -> bool:
    return state.round == state.setup.table.rounds


def complete(state: State, seat: int, actions: list[int]) -> list[int]:
    return actions


def tags(state: State, seat: int, actions: list[int], after: State) -> list[str]:
    kinds = {KIND_OF[action] for action in actions}
    found = []
    for action in actions:
        kind = KIND_OF[action]
        if kind == act.UPGRADE:
            found.append(_UPGRADES[ARGUMENT_OF[action] // MAX_HEXES + 1])
        if kind == act.ADVANCE:
            found.append("shipping" if ARGUMENT_OF[action] == act.SHIPPING else "digging")
    named = (
        ("town", act.TOWN),
        ("favor", act.FAVOR),
        ("power-action", act.POWER),
        ("special-action", act.SPECIAL),
        ("cults", act.SEND),
        ("bridge", act.BRIDGE),
        ("dwelling", act.BUILD),
        ("burning", act.BURN),
    )
    found += [name for name, kind in named if kind in kinds]
    if kinds & {act.TRANSFORM, act.DIG}:
        found.append("spades")
    if is_last_round(state):
        found.append("last-round")
    return list(dict.fromkeys(found))


def play(seed: int) -> tuple[dict[str, Any], list[int]] | None:
    record = play_game(Job(seed, 0, paths=0, explore=_EXPLORE, dealt=1.0, other_tables=0.0), "value")
    return (record.options, record.entries) if record is not None else None
