"""An action as the user finds it: its place in the menus, its targets on the table, its label."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

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
from hexarch.games.origins.city import BLOCK, NEIGHBOURS, cell_name, coverable_farms, tile_at
from hexarch.games.origins.market import tile_costs
from hexarch.games.origins.notation import DIRECTIONS, main_names, seat_name, tile_name, worker_name
from hexarch.games.origins.offer import FREE, die_costs
from hexarch.games.origins.state import ACTIVATE, DRAFT, PLACE, QUESTION, TAKE_CITIZEN, State
from hexarch.games.origins.tables import BUILDINGS, COLOURS, RESOURCES, TEMPLES, ZODIAC
from hexarch.games.origins.view.option_shapes import Label, Target

Params = dict[str, str | int]

_MODES: Final = ("buy", "farm", "cover")
_STORED: Final = "stored"
_PLACED: Final = "placed"


@dataclass(frozen=True)
class Choice:
    path: list[str]
    targets: list[Target] = field(default_factory=list)
    params: Params = field(default_factory=dict)
    variant: str = ""
    """Where the same kind of action reads differently."""


def label_key(kind: int, variant: str = "") -> str:
    name = SPACE.kinds[kind].name.replace(" ", "-")
    return f"origins-action-{name}-{variant}" if variant else f"origins-action-{name}"


LABEL_KEYS: Final = (
    *(label_key(kind) for kind in range(len(SPACE.kinds))),
    *(label_key(act.VISIT, worker) for worker in ("speaker", "archon")),
    *(label_key(act.BUY, variant) for variant in (_STORED, "farm", f"farm-{_STORED}", "cover", f"cover-{_STORED}")),
    *(label_key(act.RAISE, variant) for variant in ("speaker", _PLACED)),
    label_key(act.TAKE, "draft"),
)
"""Every label that an action can have."""


def choice(state: State, seat: int, action: int) -> Choice:
    return _CHOICES[KIND_OF[action]](state, seat, ARGUMENT_OF[action])


def label(action: int, found: Choice) -> Label:
    return {"key": label_key(KIND_OF[action], found.variant), "params": found.params}


def _target(kind: str, name: str) -> Target:
    return {"kind": kind, "name": name}


def _plain(*path: str) -> Callable[[State, int, int], Choice]:
    return lambda state, seat, _: Choice(list(path))


def _named(word: str, kind: str, param: str, names: tuple[str, ...]) -> Callable[[State, int, int], Choice]:
    """An action that is about one thing with a name."""

    def found(state: State, seat: int, number: int) -> Choice:
        name = names[number]
        return Choice([word, name], [_target(kind, name)], {param: name})

    return found


def _numbered(word: str, kind: str, param: str) -> Callable[[State, int, int], Choice]:
    """An action that is about one thing with a number, counted from 1."""

    def found(state: State, seat: int, number: int) -> Choice:
        return Choice([word, str(number + 1)], [_target(kind, str(number + 1))], {param: number + 1})

    return found


def _die_params(worker: int) -> Params:
    params: Params = {"value": VALUE_OF[worker]}
    return {"colour": COLOURS[COLOUR_OF[worker]], **params} if worker < DICE else params


def _with_die(word: str) -> Callable[[State, int, int], Choice]:
    def found(state: State, seat: int, die: int) -> Choice:
        return Choice([word, worker_name(die)], [_target("worker", worker_name(die))], _die_params(die))

    return found


def _grow(state: State, seat: int, argument: int) -> Choice:
    grown = state.players[seat].bases - state.setup.components.start_bases
    return Choice(["grow"], [_target("population", str(grown + 1))], {"food": state.setup.food_cost[grown]})


def _tower(state: State, seat: int, colour: int) -> Choice:
    name = COLOURS[colour]
    params: Params = {"colour": name, "height": state.players[seat].towers[colour] + 1}
    return Choice(["tower", name], [_target("tower", name)], params)


def _visit(state: State, seat: int, argument: int) -> Choice:
    site, worker = argument // WORKERS, argument % WORKERS
    name = worker_name(worker)
    params: Params = {"site": site + 1, "level": state.ships[site]}
    if worker != ARCHON:
        params |= _die_params(worker)
    variant = "archon" if worker == ARCHON else "speaker" if worker >= DICE else ""
    return Choice(
        ["visit", str(site + 1), name], [_target("site", str(site + 1)), _target("worker", name)], params, variant
    )


def _close(state: State, seat: int, number: int) -> Choice:
    city = state.players[seat].city
    name = cell_name(city.open[city.open_numbers.index(number)])
    return Choice(["close", name], [_target("seat", name)], {"cell": name})


def _main(state: State, seat: int, which: int) -> Choice:
    name = main_names(state, state.stack[-1][2] & 7)[which]
    return Choice(["action", name], [_target("action", name)], {"action": name})


def _bonus(*path: str) -> Callable[[State, int, int], Choice]:
    def found(state: State, seat: int, argument: int) -> Choice:
        colour = COLOURS[state.bonus_tiles[state.stack[-1][2] & 7]]
        return Choice(list(path), [_target("bonus", colour)], {"colour": colour})

    return found


def _pay(state: State, seat: int, gold: int) -> Choice:
    argument = state.stack[-1][2]
    resource = RESOURCES[argument & 3]
    params: Params = {"gold": gold, "resource": resource, "rest": (argument >> 2 & 15) - gold}
    return Choice(["pay", str(gold)], [_target("resource", resource)], params)


def _buy(state: State, seat: int, argument: int) -> Choice:
    kind, stored, mode = argument % KINDS, argument // KINDS % 2 == 1, argument // KINDS // 2
    name = BUILDINGS[kind]
    params: Params = {"building": name}
    if mode == act.BUILD:
        wisdom = 0 if stored else tile_costs(state, seat)[state.market.index(kind)]
        params |= {"stone": state.setup.stone_of[kind], "wisdom": wisdom}
    words = [_MODES[mode]] if mode != act.BUILD else []
    variant = "-".join([*words, *([_STORED] if stored else [])])
    path = [_MODES[mode], name, *([_STORED] if stored else [])]
    return Choice(path, [_target(_STORED if stored else "building", name)], params, variant)


def _place(state: State, seat: int, number: int) -> Choice:
    city, argument = state.players[seat].city, state.stack[-1][2]
    assert state.stack[-1][1] == PLACE
    cells = dict(zip(city.spot_numbers, city.spots, strict=True))
    if argument >> 6 == act.COVER:
        cells = dict(coverable_farms(city, state.setup.options.cover_closed_districts))
    name = cell_name(cells[number])
    return Choice(["place", name], [_target("cell", name)], {"cell": name, "building": BUILDINGS[argument & 31]})


def _use(state: State, seat: int, place: int) -> Choice:
    assert state.stack[-1][1] == ACTIVATE
    cell = (state.stack[-1][2] >> 4) + BLOCK[place]
    name, tile = cell_name(cell), tile_name(tile_at(state.players[seat].city, cell))
    return Choice(["use", name], [_target("cell", name)], {"cell": name, "building": tile})


def _take(state: State, seat: int, die: int) -> Choice:
    name, params = worker_name(die), _die_params(die)
    if state.stack[-1][1] == DRAFT:
        return Choice(["take", name], [_target("draft", name)], params, "draft")
    assert state.stack[-1][1] == TAKE_CITIZEN
    free = state.stack[-1][2] & FREE
    params |= {"wisdom": 0 if free else die_costs(state, seat)[state.offer.index(die)]}
    return Choice(["take", name], [_target("offer", name)], params)


def _speaker(state: State, seat: int, value: int) -> Choice:
    name = f"speaker {value + 1}"
    return Choice(["take", name], [_target("speaker", name)], {"value": value + 1})


def _temple(state: State, seat: int, argument: int) -> Choice:
    name, steps = TEMPLES[argument // MAX_STEPS], argument % MAX_STEPS
    return Choice(["temple", name, str(steps)], [_target("temple", name)], {"temple": name, "steps": steps})


def _raise(state: State, seat: int, argument: int) -> Choice:
    worker, placed = argument % SPEAKERS, argument >= SPEAKERS
    name = worker_name(worker)
    variant = _PLACED if placed else "speaker" if worker >= DICE else ""
    path = ["raise", name, _PLACED] if placed else ["raise", name]
    return Choice(path, [_target(_PLACED if placed else "worker", name)], _die_params(worker), variant)


def _swap(state: State, seat: int, argument: int) -> Choice:
    die, colour = argument // len(COLOURS), COLOURS[argument % len(COLOURS)]
    name = worker_name(die)
    return Choice(["swap", name, colour], [_target("worker", name)], {**_die_params(die), "to": colour})


def _return(state: State, seat: int, colour: int) -> Choice:
    name = COLOURS[colour]
    return Choice(["return", name], [_target("placed", f"{name} {VALUES}")], {"colour": name})


def _copy(state: State, seat: int, direction: int) -> Choice:
    """The question is about the cell whose neighbour is copied."""
    assert state.stack[-1][1] == QUESTION
    cell = (state.stack[-1][2] >> 6) + NEIGHBOURS[direction]
    tile = tile_name(tile_at(state.players[seat].city, cell))
    params: Params = {"direction": DIRECTIONS[direction], "building": tile}
    return Choice(["copy", DIRECTIONS[direction]], [_target("cell", cell_name(cell))], params)


def _start(state: State, seat: int, first: int) -> Choice:
    name = seat_name(state, first)
    return Choice(["start", name], [_target("player", name)], {"player": name})


def _keep(state: State, seat: int, temple: int) -> Choice:
    name = ZODIAC[state.zodiac[temple]]
    return Choice(["keep", name], [_target("zodiac", name)], {"card": name})


def _roll(state: State, seat: int, face: int) -> Choice:
    return Choice(["roll", str(face + 1)], params={"value": face + 1})


_CHOICES: Final[tuple[Callable[[State, int, int], Choice], ...]] = (
    _plain("done"),
    _plain("pass"),
    _plain("extra"),
    _grow,
    _tower,
    _visit,
    _close,
    _with_die("with"),
    _numbered("match", "card", "card"),
    _main,
    _bonus("bonus"),
    _bonus("bonus", "gold"),
    _numbered("rise", "site", "site"),
    _plain("hold"),
    _pay,
    _named("spend", "resource", "resource", RESOURCES),
    _named("gain", "resource", "resource", RESOURCES[:3]),
    lambda state, seat, _: Choice(["move"], [_target("military", "move")]),
    lambda state, seat, _: Choice(["attack"], [_target("military", "attack")]),
    _buy,
    _place,
    _use,
    _take,
    _speaker,
    _temple,
    _raise,
    _return,
    _swap,
    _numbered("ship", "site", "site"),
    _copy,
    _named("store", "building", "building", BUILDINGS),
    _with_die("discard"),
    _named("tile", "bonus", "colour", COLOURS),
    _named("card", "zodiac", "card", ZODIAC),
    _named("tile", "building", "building", BUILDINGS),
    _roll,
    _numbered("district", "card", "card"),
    _start,
    _keep,
)
"""In the order of the kinds of action."""
