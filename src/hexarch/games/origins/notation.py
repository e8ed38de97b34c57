"""Actions as text, both ways.

`format` and `parse` are inverse for every legal action. Cells of a city are named as seen from its Agora: N0 is the
Agora itself, S1 the Palace, N2E1 two rows up and one column to the right. A district is named by the cell at the upper
left of its seat of power.
"""

import re
from collections.abc import Callable
from typing import Final

from hexarch.core.game import RuleError
from hexarch.games.origins import actions as act
from hexarch.games.origins.actions import (
    ARCHON,
    ARGUMENT_OF,
    COLOUR_OF,
    DICE,
    KIND_OF,
    KINDS,
    MAX_STEPS,
    SPACE,
    SPEAKERS,
    VALUE_OF,
    VALUES,
    WORKERS,
)
from hexarch.games.origins.city import AGORA, BLOCK, cell_at, cell_name, coverable_farms, tile_at
from hexarch.games.origins.state import ACTIVATE, PLACE, VISIT, State
from hexarch.games.origins.tables import BUILDINGS, CARDS, COLOURS, RESOURCES, SITES, TEMPLES, ZODIAC

DIRECTIONS: Final = ("north", "west", "east", "south")
AGORA_NAME: Final = "Agora"
_MODES: Final = ("buy", "farm", "cover with")
_SOURCES: Final = ("", " from store")
_HALVES: Final = ("upper", "lower")


def seat_name(state: State, seat: int) -> str:
    return f"player{seat + 1}"


def seat_of(state: State, name: str) -> int:
    for seat in range(state.setup.players):
        if seat_name(state, seat) == name.lower():
            return seat
    names = ", ".join(seat_name(state, seat) for seat in range(state.setup.players))
    raise RuleError(f"{name} is not in this game; there are {names}.")


def format_action(state: State, seat: int, action: int) -> str:
    return _FORMATS[KIND_OF[action]](state, seat, ARGUMENT_OF[action])


def worker_name(worker: int) -> str:
    if worker == ARCHON:
        return "archon"
    return f"speaker {VALUE_OF[worker]}" if worker >= DICE else f"{COLOURS[COLOUR_OF[worker]]} {VALUE_OF[worker]}"


def tile_name(tile: int) -> str:
    return AGORA_NAME if tile == AGORA else BUILDINGS[tile] if 0 <= tile < KINDS else "tile"


def main_names(state: State, site: int) -> tuple[str, str]:
    """The names of a site's main actions, upper and lower."""
    printed = state.setup.components.sites[str(site + 1)]
    return printed.upper, printed.lower


def _top(state: State, seat: int, kind: int) -> int:
    """What the decision on top is about, -1 if it is another one."""
    if state.stack and state.stack[-1][:2] == (seat, kind):
        return state.stack[-1][2]
    return -1


def _places(state: State, seat: int) -> list[tuple[int, int]]:
    """Numbers and cells where the tile in hand may go."""
    city = state.players[seat].city
    if _top(state, seat, PLACE) >> 6 == act.COVER:
        return coverable_farms(city, state.setup.options.cover_closed_districts)
    return list(zip(city.spot_numbers, city.spots, strict=True))


def _districts(state: State, seat: int) -> list[tuple[int, int]]:
    city = state.players[seat].city
    return list(zip(city.open_numbers, city.open, strict=True))


def _cell(cells: list[tuple[int, int]], number: int) -> str:
    return next((cell_name(cell) for other, cell in cells if other == number), f"#{number}")


def _format_main(state: State, seat: int, which: int) -> str:
    visit = _top(state, seat, VISIT)
    return f"action {main_names(state, visit & 7)[which] if visit >= 0 else _HALVES[which]}"


def _format_buy(state: State, seat: int, argument: int) -> str:
    kind, origin, mode = argument % KINDS, argument // KINDS % 2, argument // KINDS // 2
    return f"{_MODES[mode]} {BUILDINGS[kind]}{_SOURCES[origin]}"


def _format_use(state: State, seat: int, place: int) -> str:
    block = _top(state, seat, ACTIVATE)
    if block < 0:
        return f"use #{place}"
    cell = (block >> 4) + BLOCK[place]
    return f"use {tile_name(tile_at(state.players[seat].city, cell))} at {cell_name(cell)}"


def _format_raise(state: State, seat: int, argument: int) -> str:
    suffix = " at its site" if argument >= SPEAKERS else ""
    return f"raise {worker_name(argument % SPEAKERS)}{suffix}"


def _format_swap(state: State, seat: int, argument: int) -> str:
    return f"swap {worker_name(argument // len(COLOURS))} for {COLOURS[argument % len(COLOURS)]}"


def _format_keep(state: State, seat: int, temple: int) -> str:
    card = state.zodiac[temple]
    return f"keep {ZODIAC[card] if card >= 0 else TEMPLES[temple]}"


_FORMATS: Final[tuple[Callable[[State, int, int], str], ...]] = (
    lambda state, seat, _: "done",
    lambda state, seat, _: "pass",
    lambda state, seat, _: "extra action",
    lambda state, seat, _: "grow",
    lambda state, seat, colour: f"tower {COLOURS[colour]}",
    lambda state, seat, argument: f"visit {argument // WORKERS + 1} with {worker_name(argument % WORKERS)}",
    lambda state, seat, number: f"close {_cell(_districts(state, seat), number)}",
    lambda state, seat, die: f"with {worker_name(die)}",
    lambda state, seat, card: f"match {card + 1}",
    _format_main,
    lambda state, seat, _: "bonus",
    lambda state, seat, _: "bonus as gold",
    lambda state, seat, site: f"rise {site + 1}",
    lambda state, seat, _: "hold",
    lambda state, seat, gold: f"pay {gold} gold",
    lambda state, seat, resource: f"spend {RESOURCES[resource]}",
    lambda state, seat, resource: f"gain {RESOURCES[resource]}",
    lambda state, seat, _: "move",
    lambda state, seat, _: "attack",
    _format_buy,
    lambda state, seat, number: f"place {_cell(_places(state, seat), number)}",
    _format_use,
    lambda state, seat, die: f"take {worker_name(die)}",
    lambda state, seat, value: f"take speaker {value + 1}",
    lambda state, seat, argument: f"temple {TEMPLES[argument // MAX_STEPS]} {argument % MAX_STEPS}",
    _format_raise,
    lambda state, seat, colour: f"return {COLOURS[colour]}",
    _format_swap,
    lambda state, seat, site: f"ship {site + 1}",
    lambda state, seat, direction: f"copy {DIRECTIONS[direction]}",
    lambda state, seat, kind: f"store {BUILDINGS[kind]}",
    lambda state, seat, die: f"discard {worker_name(die)}",
    lambda state, seat, colour: f"bonus tile {COLOURS[colour]}",
    lambda state, seat, card: f"card {ZODIAC[card]}",
    lambda state, seat, kind: f"tile {BUILDINGS[kind]}",
    lambda state, seat, face: f"roll {face + 1}",
    lambda state, seat, card: f"district {card + 1}",
    lambda state, seat, first: f"start player{first + 1}",
    _format_keep,
)


def parse_action(state: State, seat: int, text: str) -> int:
    """The action that a text stands for in this position; it need not be legal."""
    words = " ".join(text.split())
    for pattern, build in _PARSERS:
        match = pattern.fullmatch(words)
        if match:
            return build(state, seat, match)
    raise RuleError(f"{text!r} is not a move I know.")


def _named(names: tuple[str, ...], name: str, what: str) -> int:
    for i, known in enumerate(names):
        if known.lower() == name.lower():
            return i
    raise RuleError(f"There is no {what} {name}; there are {', '.join(names)}.")


def _colour(name: str) -> int:
    return _named(COLOURS, name, "colour")


def _numbered(kind: int, text: str, count: int, what: str) -> int:
    """An action whose argument counts from 1 in the text."""
    number = int(text)
    if not 1 <= number <= count:
        raise RuleError(f"There is no {what} {number}; they go from 1 to {count}.")
    return SPACE.id(kind, number - 1)


def find_worker(name: str) -> int:
    if name.lower() == "archon":
        return ARCHON
    colour, _, value = name.partition(" ")
    if not value.isdecimal() or not 1 <= int(value) <= VALUES:
        raise RuleError(f"{name} is no worker; say archon, speaker 3 or red 4.")
    first = DICE if colour.lower() == "speaker" else _colour(colour) * VALUES
    return first + int(value) - 1


def _die(name: str) -> int:
    worker = find_worker(name)
    if worker >= DICE:
        raise RuleError(f"{name} is no citizen die.")
    return worker


def find_cell(name: str) -> int:
    match = re.fullmatch(r"(?:([NS])(\d{1,2}))?(?:([EW])(\d{1,2}))?", name.upper())
    if match is None or not name:
        raise RuleError(f"{name} is no place in a city; N0 is the Agora, N2E1 lies two up and one to the right.")
    south = int(match[2] or 0) * (-1 if match[1] == "N" else 1)
    east = int(match[4] or 0) * (-1 if match[3] == "W" else 1)
    return cell_at(south, east)


def _number_at(kind: int, cells: list[tuple[int, int]], name: str) -> int:
    wanted = find_cell(name)
    for number, cell in cells:
        if cell == wanted:
            return SPACE.id(kind, number)
    raise RuleError(f"{name.upper()} is not among the places that can be chosen.")


def _parse_visit(state: State, seat: int, match: re.Match[str]) -> int:
    site = int(match[1])
    if not 1 <= site <= SITES:
        raise RuleError(f"There is no site {site}; they go from 1 to {SITES}.")
    return SPACE.id(act.VISIT, site - 1, find_worker(match[2]))


def _parse_main(state: State, seat: int, match: re.Match[str]) -> int:
    if match[1].lower() in _HALVES:
        return SPACE.id(act.MAIN, _HALVES.index(match[1].lower()))
    visit = _top(state, seat, VISIT)
    if visit < 0:
        raise RuleError("A main action is chosen while visiting a site.")
    return SPACE.id(act.MAIN, _named(main_names(state, visit & 7), match[1], "main action"))


def _parse_buy(state: State, seat: int, match: re.Match[str]) -> int:
    mode = _MODES.index(match[1].lower())
    return SPACE.id(act.BUY, mode, 1 if match[3] else 0, _named(BUILDINGS, match[2], "building"))


def _parse_use(state: State, seat: int, match: re.Match[str]) -> int:
    block = _top(state, seat, ACTIVATE)
    step = find_cell(match[2]) - (block >> 4)
    if block < 0 or step not in BLOCK:
        raise RuleError(f"No ability at {match[2].upper()} can be used now.")
    return SPACE.id(act.USE, BLOCK.index(step))


def _parse_temple(state: State, seat: int, match: re.Match[str]) -> int:
    steps = int(match[2] or 1)
    if steps >= MAX_STEPS:
        raise RuleError(f"A disc advances at most {MAX_STEPS - 1} spaces, not {steps}.")
    return SPACE.id(act.TEMPLE, _named(TEMPLES, match[1], "temple"), steps)


def _parse_raise(state: State, seat: int, match: re.Match[str]) -> int:
    worker = find_worker(match[1])
    if worker == ARCHON:
        raise RuleError("The Archon has no value.")
    return SPACE.id(act.RAISE, act.PLACED if match[2] else act.UNUSED, worker)


def _parse_pay(state: State, seat: int, match: re.Match[str]) -> int:
    if int(match[1]) >= SPACE.kinds[act.PAY].count:
        raise RuleError(f"Nothing costs {match[1]} gold.")
    return SPACE.id(act.PAY, int(match[1]))


def _parse_keep(state: State, seat: int, match: re.Match[str]) -> int:
    card = _named(ZODIAC, match[1], "zodiac card")
    if card not in state.zodiac:
        raise RuleError(f"{ZODIAC[card]} is not in this game.")
    return SPACE.id(act.KEEP, state.zodiac.index(card))


_Parser = Callable[[State, int, "re.Match[str]"], int]


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


_DIE: Final = r"(\w+ \d)"
_PARSERS: Final[tuple[tuple[re.Pattern[str], _Parser], ...]] = (
    (_pattern(r"done"), lambda state, seat, match: act.DONE_ID),
    (_pattern(r"pass"), lambda state, seat, match: act.PASS_ID),
    (_pattern(r"extra(?: action)?"), lambda state, seat, match: act.EXTRA_ID),
    (_pattern(r"grow"), lambda state, seat, match: act.GROW_ID),
    (_pattern(r"tower (\w+)"), lambda state, seat, match: SPACE.id(act.TOWER, _colour(match[1]))),
    (_pattern(rf"visit (\d{{1,2}}) with (archon|{_DIE})"), _parse_visit),
    (
        _pattern(r"close (\w+)"),
        lambda state, seat, match: _number_at(act.CLOSE, _districts(state, seat), match[1]),
    ),
    (_pattern(rf"with {_DIE}"), lambda state, seat, match: SPACE.id(act.WITH, _die(match[1]))),
    (_pattern(r"match (\d{1,2})"), lambda state, seat, match: _numbered(act.MATCH, match[1], CARDS, "district card")),
    (_pattern(r"action (.+)"), _parse_main),
    (_pattern(r"bonus"), lambda state, seat, match: act.BONUS_ID),
    (_pattern(r"bonus as gold"), lambda state, seat, match: act.BONUS_GOLD_ID),
    (_pattern(r"rise (\d{1,2})"), lambda state, seat, match: _numbered(act.RISE, match[1], SITES, "site")),
    (_pattern(r"hold"), lambda state, seat, match: act.HOLD_ID),
    (_pattern(r"pay (\d{1,2}) gold"), _parse_pay),
    (
        _pattern(r"spend (\w+)"),
        lambda state, seat, match: SPACE.id(act.SPEND, _named(RESOURCES, match[1], "resource")),
    ),
    (
        _pattern(r"gain (\w+)"),
        lambda state, seat, match: SPACE.id(act.GAIN, _named(RESOURCES[:3], match[1], "basic resource")),
    ),
    (_pattern(r"move"), lambda state, seat, match: act.MOVE_ID),
    (_pattern(r"attack"), lambda state, seat, match: act.ATTACK_ID),
    (_pattern(r"(buy|farm|cover with) (.+?)( from store)?"), _parse_buy),
    (
        _pattern(r"place (\w+)"),
        lambda state, seat, match: _number_at(act.PLACE, _places(state, seat), match[1]),
    ),
    (_pattern(r"use (.+) at (\w+)"), _parse_use),
    (
        _pattern(r"take speaker (\d)"),
        lambda state, seat, match: _numbered(act.SPEAKER, match[1], VALUES, "Speaker value"),
    ),
    (_pattern(rf"take {_DIE}"), lambda state, seat, match: SPACE.id(act.TAKE, _die(match[1]))),
    (_pattern(r"temple (\w+)(?: (\d))?"), _parse_temple),
    (_pattern(rf"raise {_DIE}( at its site)?"), _parse_raise),
    (_pattern(r"return (\w+)"), lambda state, seat, match: SPACE.id(act.RETURN, _colour(match[1]))),
    (
        _pattern(rf"swap {_DIE} for (\w+)"),
        lambda state, seat, match: SPACE.id(act.SWAP, _die(match[1]), _colour(match[2])),
    ),
    (_pattern(r"ship (\d{1,2})"), lambda state, seat, match: _numbered(act.SHIP, match[1], SITES, "site")),
    (
        _pattern(r"copy (\w+)"),
        lambda state, seat, match: SPACE.id(act.COPY, _named(DIRECTIONS, match[1], "direction")),
    ),
    (_pattern(r"store (.+)"), lambda state, seat, match: SPACE.id(act.STORE, _named(BUILDINGS, match[1], "building"))),
    (_pattern(rf"discard {_DIE}"), lambda state, seat, match: SPACE.id(act.DISCARD, _die(match[1]))),
    (_pattern(r"bonus tile (\w+)"), lambda state, seat, match: SPACE.id(act.BONUS_TILE, _colour(match[1]))),
    (_pattern(r"card (\w+)"), lambda state, seat, match: SPACE.id(act.CARD, _named(ZODIAC, match[1], "zodiac card"))),
    (_pattern(r"tile (.+)"), lambda state, seat, match: SPACE.id(act.TILE, _named(BUILDINGS, match[1], "building"))),
    (_pattern(r"roll (\d)"), lambda state, seat, match: _numbered(act.ROLL, match[1], VALUES, "face")),
    (
        _pattern(r"district (\d{1,2})"),
        lambda state, seat, match: _numbered(act.DISTRICT, match[1], CARDS, "district card"),
    ),
    (
        _pattern(r"start player(\d)"),
        lambda state, seat, match: _numbered(act.START, match[1], state.setup.players, "player"),
    ),
    (_pattern(r"keep (\w+)"), _parse_keep),
)
