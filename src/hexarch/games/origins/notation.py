# Not compiled: texts.
"""Names of things in actions, and how actions with several parts are written and read; `kinds` lists every kind.

Cells of a city are named as seen from its Agora: N0 is the
Agora itself, S1 the Palace, N2E1 two rows up and one column to the right. A district is named by the cell at the upper
left of its seat of power.
"""

import re
from collections.abc import Callable
from typing import Final

from hexarch.core.actions import Readers
from hexarch.core.aliases import Names
from hexarch.core.game import RuleError, find_seat
from hexarch.games.origins import actions as act
from hexarch.games.origins.actions import ARCHON, COLOUR_OF, DICE, KINDS, MAX_STEPS, SPACE, SPEAKERS, VALUE_OF, VALUES
from hexarch.games.origins.city import AGORA, BLOCK, cell_at, cell_name, coverable_farms, tile_at
from hexarch.games.origins.state import ACTIVATE, PLACE, VISIT, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, SITES, TEMPLES, ZODIAC

DIRECTIONS: Final = ("north", "west", "east", "south")
AGORA_NAME: Final = "Agora"
_MODES: Final = ("buy", "farm", "cover with")
_SOURCES: Final = ("", " from store")
_HALVES: Final = ("upper", "lower")


def seat_name(state: State, seat: int) -> str:
    return f"player{seat + 1}"


def seat_of(state: State, name: str) -> int:
    """Return the seat of that name. Raise RuleError for another name."""
    return find_seat([seat_name(state, seat) for seat in range(state.setup.players)], name)


def worker_name(worker: int) -> str:
    if worker == ARCHON:
        return "archon"
    return f"speaker {VALUE_OF[worker]}" if worker >= DICE else f"{COLOURS[COLOUR_OF[worker]]} {VALUE_OF[worker]}"


def tile_name(tile: int) -> str:
    return AGORA_NAME if tile == AGORA else BUILDINGS[tile] if 0 <= tile < KINDS else "tile"


def main_names(state: State, site: int) -> tuple[str, str]:
    """Return the names of a site's main actions, upper and lower."""
    printed = state.setup.components.sites[str(site + 1)]
    return printed.upper, printed.lower


def open_question(state: State, seat: int, kind: int) -> int:
    """Return the argument of the decision on top, -1 if it is of another kind."""
    if state.stack and state.stack[-1][:2] == (seat, kind):
        return state.stack[-1][2]
    return -1


def places(state: State, seat: int) -> list[tuple[int, int]]:
    """Return the numbers and cells where the tile in hand may be placed."""
    city = state.players[seat].city
    if open_question(state, seat, PLACE) >> 6 == act.COVER:
        return coverable_farms(city, state.setup.options.cover_closed_districts)
    return list(zip(city.spot_numbers, city.spots, strict=True))


def open_districts(state: State, seat: int) -> list[tuple[int, int]]:
    city = state.players[seat].city
    return list(zip(city.open_numbers, city.open, strict=True))


def cell_text(cells: list[tuple[int, int]], number: int) -> str:
    return next((cell_name(cell) for other, cell in cells if other == number), f"#{number}")


def format_main(state: State, seat: int, which: int) -> str:
    visit = open_question(state, seat, VISIT)
    return f"action {main_names(state, visit & 7)[which] if visit >= 0 else _HALVES[which]}"


def format_buy(state: State, seat: int, argument: int) -> str:
    kind, origin, mode = argument % KINDS, argument // KINDS % 2, argument // KINDS // 2
    return f"{_MODES[mode]} {BUILDINGS[kind]}{_SOURCES[origin]}"


def format_use(state: State, seat: int, place: int) -> str:
    block = open_question(state, seat, ACTIVATE)
    if block < 0:
        return f"use #{place}"
    cell = (block >> 4) + BLOCK[place]
    return f"use {tile_name(tile_at(state.players[seat].city, cell))} at {cell_name(cell)}"


def format_raise(state: State, seat: int, argument: int) -> str:
    suffix = " at its site" if argument >= SPEAKERS else ""
    return f"raise {worker_name(argument % SPEAKERS)}{suffix}"


def format_swap(state: State, seat: int, argument: int) -> str:
    return f"swap {worker_name(argument // len(COLOURS))} for {COLOURS[argument % len(COLOURS)]}"


def format_keep(state: State, seat: int, temple: int) -> str:
    card = state.zodiac[temple]
    return f"keep {ZODIAC[card] if card >= 0 else TEMPLES[temple]}"


def find_named(names: Names, name: str, what: str) -> int:
    for i, known in enumerate(names):
        if known.lower() == name.lower():
            return i
    raise RuleError(f"There is no {what} {name}; choose from {', '.join(names)}.")


def find_colour(name: str) -> int:
    return find_named(COLOURS, name, "colour")


def parse_number(kind: int, text: str, count: int, what: str) -> int:
    """Return the action whose argument counts from 1 in the text. Raise RuleError if it is out of range."""
    number = int(text)
    if not 1 <= number <= count:
        raise RuleError(f"There is no {what} {number}; choose 1 to {count}.")
    return SPACE.id(kind, number - 1)


def find_worker(name: str) -> int:
    if name.lower() == "archon":
        return ARCHON
    colour, _, value = name.partition(" ")
    if not value.isdecimal() or not 1 <= int(value) <= VALUES:
        raise RuleError(f"{name} is not a worker; write archon, speaker 3 or red 4.")
    first = DICE if colour.lower() == "speaker" else find_colour(colour) * VALUES
    return first + int(value) - 1


def find_die(name: str) -> int:
    worker = find_worker(name)
    if worker >= DICE:
        raise RuleError(f"{name} is not a citizen die.")
    return worker


def find_cell(name: str) -> int:
    match = re.fullmatch(r"(?:([NS])(\d{1,2}))?(?:([EW])(\d{1,2}))?", name.upper())
    if match is None or not name:
        raise RuleError(f"{name} is not a place in a city; N0 is the Agora, N2E1 is two up and one to the right.")
    south = int(match[2] or 0) * (-1 if match[1] == "N" else 1)
    east = int(match[4] or 0) * (-1 if match[3] == "W" else 1)
    return cell_at(south, east)


def parse_cell(kind: int, cells: list[tuple[int, int]], name: str) -> int:
    wanted = find_cell(name)
    for number, cell in cells:
        if cell == wanted:
            return SPACE.id(kind, number)
    raise RuleError(f"{name.upper()} is not among the places that can be chosen.")


def about(pattern: str, kind: int, find: Callable[[str], int]) -> Readers:
    """Return the reader of a kind whose argument is one thing, found by its name."""
    return ((pattern, lambda state, seat, match: SPACE.id(kind, find(match[1]))),)


def named(pattern: str, kind: int, names: Names, what: str) -> Readers:
    """Return the reader of a kind whose argument is a place in a list of names."""
    return about(pattern, kind, lambda name: find_named(names, name, what))


def counted(pattern: str, kind: int, count: int, what: str) -> Readers:
    """Return the reader of a kind whose argument counts from 1 in the text."""
    return ((pattern, lambda state, seat, match: parse_number(kind, match[1], count, what)),)


def parse_visit(state: State, seat: int, match: re.Match[str]) -> int:
    site = int(match[1])
    if not 1 <= site <= SITES:
        raise RuleError(f"There is no site {site}; choose 1 to {SITES}.")
    return SPACE.id(act.VISIT, site - 1, find_worker(match[2]))


def parse_main(state: State, seat: int, match: re.Match[str]) -> int:
    if match[1].lower() in _HALVES:
        return SPACE.id(act.MAIN, _HALVES.index(match[1].lower()))
    visit = open_question(state, seat, VISIT)
    if visit < 0:
        raise RuleError("A main action is chosen while visiting a site.")
    return SPACE.id(act.MAIN, find_named(main_names(state, visit & 7), match[1], "main action"))


def parse_buy(state: State, seat: int, match: re.Match[str]) -> int:
    mode = _MODES.index(match[1].lower())
    return SPACE.id(act.BUY, mode, 1 if match[3] else 0, find_named(BUILDINGS, match[2], "building"))


def parse_use(state: State, seat: int, match: re.Match[str]) -> int:
    block = open_question(state, seat, ACTIVATE)
    step = find_cell(match[2]) - (block >> 4)
    if block < 0 or step not in BLOCK:
        raise RuleError(f"No ability at {match[2].upper()} can be used now.")
    return SPACE.id(act.USE, BLOCK.index(step))


def parse_temple(state: State, seat: int, match: re.Match[str]) -> int:
    steps = int(match[2] or 1)
    if steps >= MAX_STEPS:
        raise RuleError(f"A disc advances at most {MAX_STEPS - 1} spaces, not {steps}.")
    return SPACE.id(act.TEMPLE, find_named(TEMPLES, match[1], "temple"), steps)


def parse_raise(state: State, seat: int, match: re.Match[str]) -> int:
    worker = find_worker(match[1])
    if worker == ARCHON:
        raise RuleError("The Archon has no value.")
    return SPACE.id(act.RAISE, act.PLACED if match[2] else act.UNUSED, worker)


def parse_pay(state: State, seat: int, match: re.Match[str]) -> int:
    if int(match[1]) >= SPACE.kinds[act.PAY].count:
        raise RuleError(f"Nothing costs {match[1]} gold.")
    return SPACE.id(act.PAY, int(match[1]))


def parse_keep(state: State, seat: int, match: re.Match[str]) -> int:
    card = find_named(ZODIAC, match[1], "zodiac card")
    if card not in state.zodiac:
        raise RuleError(f"{ZODIAC[card]} is not in this game.")
    return SPACE.id(act.KEEP, state.zodiac.index(card))
