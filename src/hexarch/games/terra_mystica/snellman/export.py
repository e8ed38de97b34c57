"""A game as the commands that the online site's engine reads, one a line.

What the site has no command for (the end of a turn, a wish, an option of ours) stands in lines that
begin with ##, which the site skips and our reader understands; so every game comes back as it was.
"""

import json
import re
from collections.abc import Callable
from typing import Final

from hexarch.core.game import CHANCE, RuleError
from hexarch.core.ledger import Ledger
from hexarch.games.terra_mystica import actions as act
from hexarch.games.terra_mystica.actions import ARGUMENT_OF, KIND_OF
from hexarch.games.terra_mystica.notation import CULT_CODES, format_action, seat_name
from hexarch.games.terra_mystica.options import Options
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import REWARD_SPADES, State
from hexarch.games.terra_mystica.tables import BONUS_CARDS, MAX_HEXES, SCORING_TILES, TOWN_TILES
from hexarch.games.terra_mystica.terrain import spades_needed

PRAGMA: Final = "## hexarch "


def export(ledger: Ledger[State]) -> str:
    """The commands of a game, finished or not, whose factions have been chosen."""
    state = ledger.state
    if not state.players:
        raise RuleError("The game has no factions yet, so there is nothing to write.")
    order = _seat_order(state)
    lines = [_pragma(ledger)]
    names = ledger.names or [f"player{seat + 1}" for seat in range(state.setup.players)]
    lines += [f"player {re.sub(r'[^A-Za-z0-9_-]+', '_', names[seat]) or 'player'}" for seat in order]
    if state.setup.map.name != "base" and state.setup.map.site_id:
        lines.append(f"map {state.setup.map.site_id}")
    lines += [f"option {name}" for name in _site_option_names(state.setup.options)]
    lines.append("score " + ",".join(SCORING_TILES[tile].name for tile in state.scoring))
    for seat, action in ledger.entries:
        if seat == CHANCE and KIND_OF[action] == act.REMOVE_CARD:
            lines.append(f"delete {BONUS_CARDS[ARGUMENT_OF[action]].name}")
    lines += [f"setup {seat_name(state, seat)}" for seat in order]
    lines += _commands(ledger)
    return "\n".join(lines) + "\n"


def _seat_order(state: State) -> list[int]:
    """The site's seat order is the turn order of round 1."""
    return [(state.first_start + i) % state.setup.players for i in range(state.setup.players)]


def _pragma(ledger: Ledger[State]) -> str:
    """Our options, and the moves of the set-up that the site has no lines for."""
    opening: list[list[int]] = []
    replayed = Ledger(GAME, ledger.options)
    for seat, action in ledger.entries:
        if replayed.state.players:
            break
        opening.append([seat, action])
        replayed.push(seat, action)
    return PRAGMA + json.dumps({"options": ledger.options.to_json(), "names": ledger.names, "opening": opening})


def _site_option_names(options: Options) -> list[str]:
    named = {
        "strict-leech": True,
        "strict-darkling-sh": True,
        "strict-chaosmagician-sh": True,
        "errata-cultist-power": options.cultists_all_decline == "power1",
        "mini-expansion-1": options.mini_expansion_1,
        "shipping-bonus": options.shipping_bonus,
        "temple-scoring-tile": options.temple_scoring_tile,
        "maintain-player-order": True,
        "variable-turn-order": options.turn_order == "passing",
    }
    return [name for name, wanted in named.items() if wanted]


def _commands(ledger: Ledger[State]) -> list[str]:
    lines: list[str] = []
    replayed = Ledger(GAME, ledger.options)
    for number, (seat, action) in enumerate(ledger.entries):
        state = replayed.state
        if state.players:
            name = seat_name(state, seat)
            for text in written(state, seat, action, ledger.entries[number + 1 :]):
                hidden = text.startswith("##")
                lines.append(f"## {name}: {text[2:]}" if hidden else f"{name}: {text}")
        replayed.push(seat, action)
    return lines


_Upcoming = list[tuple[int, int]]


def written(state: State, seat: int, action: int, upcoming: _Upcoming) -> list[str]:
    """The commands for one action; those that only we understand begin with ##."""
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
    """Where the player had to choose which cult takes a key: the site is told by stepping down the others."""
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
